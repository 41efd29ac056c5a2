"""How many visitors a page of ``scopa-lab serve`` bears: ``python benchmarks/visitors.py``.

Visitors come without a browser, and speak with their kernels as the page does; a browser needs two
or three seconds more for the first picture, on the visitor's own machine. Memory is the
proportional share (PSS) of the processes, so that what they have in common counts once.

    python benchmarks/visitors.py                  # one after the other: 1, 5, 10, 20
    python benchmarks/visitors.py --at-once        # as many at the same moment
    python benchmarks/visitors.py --computing 5    # a click, while so many others compute
    python benchmarks/visitors.py --long           # one visitor for long: 500 clicks, 60 searches
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.client import ClientConnection, connect

import scopa_lab as sl

ROOT = Path(__file__).parents[1]
POSITION = "scopa | table 2C 5S 3D | hands 7D 7H AS / ? ? ?"
FOREVER = "86400"  # seconds a computation may take
PAUSES = (0.25, 1.0)  # seconds between two clicks, in turn


class Visitor:
    """A page with nobody in front of it."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.waited = 0.0  # seconds until the lab stood
        self.kernel = ""
        self._models: dict[str, dict[str, Any]] = {}
        self._asked: dict[str, asyncio.Future[None]] = {}
        self._socket: ClientConnection
        self._listener: asyncio.Task[None]
        self._session = secrets.token_hex(8)

    async def come(self) -> Visitor:
        """Ask for the page, and wait until the kernel has told what stands on it."""
        start = time.perf_counter()
        page = await asyncio.to_thread(self._read)
        self.kernel = re.search(r'"kernelId": ?"([^"]+)"', page)[1]  # type: ignore[index]
        address = f"{self.base.replace('http', 'ws')}/api/kernels/{self.kernel}/channels"
        self._socket = await connect(f"{address}?session_id={self._session}", max_size=None)
        self._listener = asyncio.create_task(self._listen())
        control = secrets.token_hex(8)
        target = {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}
        await self._say("comm_open", target)
        await self._say("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        self.waited = time.perf_counter() - start
        return self

    def _read(self) -> str:
        with urllib.request.urlopen(self.base, timeout=300) as answer:
            return str(answer.read().decode())

    async def _say(self, kind: str, content: dict[str, Any]) -> None:
        """Send a message and wait until the kernel has done what it says."""
        name = secrets.token_hex(8)
        header = {"msg_id": name, "msg_type": kind, "session": self._session, "username": ""}
        header |= {"version": "5.3", "date": "2026-01-01T00:00:00Z"}
        message = {"header": header, "parent_header": {}, "content": content}
        more = {"metadata": {"version": "1.0.0"}, "channel": "shell", "buffers": []}
        done = self._asked[name] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps(message | more))
        await done

    async def _listen(self) -> None:
        """Hear everything the kernel says, as a page does."""
        async for text in self._socket:
            told = json.loads(text)
            self._hear(told)
            if told["content"].get("execution_state") == "idle":
                done = self._asked.pop(told["parent_header"].get("msg_id"), None)
                if done is not None:
                    done.set_result(None)

    def _hear(self, told: dict[str, Any]) -> None:
        data, name = told["content"].get("data", {}), told["content"].get("comm_id", "")
        if told["msg_type"] == "comm_open":
            self._models[name] = dict(data.get("state", {}))
        elif data.get("method") == "update_states":
            self._models |= {key: dict(one["state"]) for key, one in data["states"].items()}
        elif data.get("method") == "update":
            self._models.setdefault(name, {}).update(data["state"])

    async def do(self, where: str, kind: str, **more: Any) -> float:
        """Send an intent to a kind of screen; return how many seconds went by until it was done."""
        model = next(key for key, one in self._models.items() if one.get("kind") == where)
        intent = {"method": "custom", "content": {"kind": kind, **more}}
        start = time.perf_counter()
        await self._say("comm_msg", {"comm_id": model, "data": intent})
        return time.perf_counter() - start

    async def explore(self) -> None:
        """Turn to the explorer."""
        await self.do("tabs", "tab", screen="explorer")
        await self.do("explorer", "shown", view="1", width=1100)

    async def click(self) -> float:
        """Touch a card: it is chosen, or let go again."""
        card = {"card": "7D", "zone": "hand", "seat": "0"}
        return await self.do("explorer", "card", **card)

    async def compute(self) -> None:
        """Begin a computation that does not end."""
        await self.do("explorer", "adjust", name="time_limit", value=FOREVER)
        await self.do("explorer", "adjust", name="worlds", value="100000000")
        await self.do("explorer", "compute")

    async def go(self) -> None:
        """Close the page."""
        await self._socket.close()
        end = urllib.request.Request(f"{self.base}/voila/api/shutdown/{self.kernel}", method="POST")
        await asyncio.to_thread(lambda: urllib.request.urlopen(end, timeout=60).close())


class Page:
    """The server, in a process of its own."""

    def __init__(self, home: str, *arguments: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = str(probe.getsockname()[1])
        self.base = f"http://127.0.0.1:{port}"
        names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
        around = {**os.environ, **{name: f"{home}/{name.lower()}" for name in names}}
        command = [sys.executable, "-m", "scopa_lab.cli", "serve", POSITION, "--no-browser"]
        self.process = subprocess.Popen(
            [*command, "--port", port, *arguments],
            cwd=ROOT,
            env=around,
            stdout=subprocess.DEVNULL,
        )
        self.main = psutil.Process(self.process.pid)

    def kernels(self) -> list[psutil.Process]:
        """The processes of the kernels, the waiting one among them."""
        return list(self.main.children())

    def memory(self) -> tuple[float, list[float]]:
        """Return the megabytes of the server and of its kernels."""
        every = [one.memory_full_info().pss / 2**20 for one in [self.main, *self.kernels()]]
        return every[0], sorted(every[1:])

    def seconds(self) -> float:
        """Return the processor seconds used so far, by the server and the kernels that run."""
        times = [one.cpu_times() for one in [self.main, *self.kernels()]]
        return float(sum(one.user + one.system for one in times))

    async def ready(self) -> None:
        """Wait until it answers and a kernel waits for the first visitor."""
        while True:
            try:
                await asyncio.open_connection("127.0.0.1", int(self.base.rpartition(":")[2]))
                break
            except OSError:
                await asyncio.sleep(0.2)
        await self.calm()

    async def calm(self, most: float = 60) -> float:
        """Wait until next to nothing is computed any more; return how long that took."""
        start = time.monotonic()
        await asyncio.sleep(2)
        before = self.seconds()
        while time.monotonic() - start < most:
            await asyncio.sleep(2)
            now = self.seconds()
            if abs(now - before) < 0.2:
                break
            before = now
        return time.monotonic() - start


async def growing(page: Page, counts: list[int], at_once: bool) -> None:
    """Print what visitors cost, as more and more come."""
    here: list[Visitor] = []
    for count in counts:
        coming = [Visitor(page.base) for _ in range(count - len(here))]
        start, used = time.perf_counter(), page.seconds()
        if at_once:
            await asyncio.gather(*(one.come() for one in coming))
        else:
            for one in coming:
                await one.come()
                await asyncio.sleep(2)
        took = time.perf_counter() - start
        used = page.seconds() - used
        here += coming
        waits = [one.waited for one in coming]
        await page.calm()
        fresh = page.memory()
        for one in coming:
            await one.explore()
        await page.calm()
        server, kernels = page.memory()
        idle = page.seconds()
        await asyncio.sleep(10)
        idle = page.seconds() - idle
        clicks = [await here[k % len(here)].click() for k in range(20)]
        print(
            f"{count:>3} visitors: first picture {statistics.median(waits):.1f} s (most "
            f"{max(waits):.1f}), all within {took:.0f} s, {used:.0f} s of CPU; server "
            f"{server:.0f} MB, a kernel {statistics.median(fresh[1]):.0f} MB, in the explorer "
            f"{statistics.median(kernels):.0f} (most {kernels[-1]:.0f}), all "
            f"{server + sum(kernels):.0f} MB; idle {idle / 10:.1%} of a processor; click "
            f"{statistics.median(clicks) * 1e3:.0f} ms (most {max(clicks) * 1e3:.0f}); load "
            f"{os.getloadavg()[0]:.1f}",
            flush=True,
        )
    await asyncio.gather(*(one.go() for one in here))


async def clicking(page: Page, computing: list[int]) -> None:
    """Print what a click costs while others compute."""
    me = await Visitor(page.base).come()
    await me.explore()
    others: list[Visitor] = []
    for count in computing:
        while len(others) < count:
            one = await Visitor(page.base).come()
            await one.explore()
            await one.compute()
            others.append(one)
        await asyncio.sleep(4)
        clicks = []
        for k in range(20):
            await asyncio.sleep(PAUSES[k % 2])
            clicks.append(await me.click())
        late = await Visitor(page.base).come()
        await late.go()
        threads = [one.num_threads() for one in page.kernels()]
        print(
            f"{count:>3} others compute: click {statistics.median(clicks) * 1e3:.0f} ms (most "
            f"{max(clicks) * 1e3:.0f}); another visitor waits {late.waited:.1f} s; a kernel "
            f"{max(page.memory()[1]):.0f} MB, {max(threads)} threads; load "
            f"{os.getloadavg()[0]:.1f}",
            flush=True,
        )
    await asyncio.gather(me.go(), *(one.go() for one in others))


async def staying(page: Page) -> None:
    """Print how the memory of a kernel grows while its page is used for long."""
    me = await Visitor(page.base).come()
    mine = next(one for one in page.kernels() if any(me.kernel in word for word in one.cmdline()))

    def tell(what: str) -> None:
        memory = mine.memory_full_info().pss / 2**20
        print(f"{what:<24}{memory:6.0f} MB, {mine.num_threads()} threads", flush=True)

    await me.explore()
    await page.calm()
    tell("in the explorer")
    for count in range(1, 501):
        await me.click()
        if count in (100, 300, 500):
            tell(f"{count} clicks")
    await me.do("explorer", "adjust", name="time_limit", value="1")
    for count in range(1, 31):
        text = str(sl.deal("scopa", seed=count).view(0))
        await me.do("explorer", "text", line=text)
        for method in ("auto", "fair"):
            await me.do("explorer", "adjust", name="method", value=method)
            await me.do("explorer", "compute")
            await asyncio.sleep(2)
        if count in (1, 5, 10, 20, 30):
            tell(f"{count} positions, 2 ways")
    await me.go()


def main() -> None:
    """Start a server, let visitors come, and print what they cost."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--visitors", type=int, nargs="+", default=[1, 5, 10, 20])
    parser.add_argument("--at-once", action="store_true")
    parser.add_argument("--computing", type=int, nargs="+")
    parser.add_argument("--long", action="store_true")
    given = parser.parse_args()

    async def measure() -> None:
        await page.ready()
        if given.computing:
            await clicking(page, given.computing)
        elif given.long:
            await staying(page)
        else:
            await growing(page, given.visitors, given.at_once)

    with tempfile.TemporaryDirectory() as home:
        page = Page(home)
        try:
            asyncio.run(measure())
        finally:
            page.process.terminate()
            page.process.wait(20)


if __name__ == "__main__":
    main()
