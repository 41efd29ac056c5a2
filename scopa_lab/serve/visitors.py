"""The door of a served page: who may come in, and when a kernel without a page ends.

A visitor costs memory, so there is an end to how many can come; who finds no room is told so in his
language, by a page that tries again. A page that is closed ends its kernel at once. One that is
only gone (a lid closed, a network lost, a browser killed) may come back: its kernel waits, whatever
it does, until somebody needs the room, or for `cull_idle_timeout` seconds.
"""

from __future__ import annotations

import signal
from time import monotonic
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from psutil import virtual_memory
from tornado.web import authenticated
from traitlets import Int
from voila.app import Voila
from voila.tornado.handler import TornadoVoilaHandler

from ..languages import catalogue
from .app import preferred

__all__ = ["Door", "Kernels", "Served"]

#: bytes of memory that are left to those who are there already
SPARE = 500 << 20
#: seconds without a page after which a kernel makes room for somebody who waits
AWAY = 120
#: seconds after which a page that found no room tries again
AGAIN = 15


class Kernels(AsyncMappingKernelManager):  # type: ignore[misc]
    """The kernels of the visitors."""

    most = Int(0, help="How many visitors there may be at once; 0: as memory allows.", config=True)

    def __init__(self, **settings: Any) -> None:
        self._starting = 0
        self._alone: dict[str, float] = {}  # kernels whose page is gone, and since when
        super().__init__(**settings)

    async def start_kernel(self, **settings: Any) -> str:
        """Start a kernel; it counts from now on."""
        self._starting += 1
        try:
            return str(await super().start_kernel(**settings))
        finally:
            self._starting -= 1

    async def shutdown_kernel(self, kernel_id: str, *how: Any, **settings: Any) -> None:
        """End a kernel; one that has ended, or has not begun yet, needs none."""
        if kernel_id in self:
            await super().shutdown_kernel(kernel_id, *how, **settings)

    def notify_connect(self, kernel_id: str) -> None:
        """Notice that a page speaks with a kernel."""
        super().notify_connect(kernel_id)
        self._alone.pop(kernel_id, None)

    def notify_disconnect(self, kernel_id: str) -> None:
        """Notice that a page is gone."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self and not self._kernel_connections.get(kernel_id):
            self._alone[kernel_id] = monotonic()

    async def make_room(self, waiting: int) -> bool:
        """Say whether one more visitor may come; who is away longest goes for him, if need be.

        Parameters
        ----------
        waiting : int
            How many kernels were started ahead, and belong to nobody yet.
        """
        visitors = len(self) + self._starting - waiting
        if visitors < (self.most or visitors + 1) and virtual_memory().available > SPARE:
            return True
        self._alone = {name: since for name, since in self._alone.items() if name in self}
        first = min(self._alone, key=self._alone.__getitem__, default=None)
        if first is None or monotonic() - self._alone[first] < AWAY:
            return False
        del self._alone[first]
        await self.shutdown_kernel(first, now=True)
        return True

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel whose page has been gone for long, even if it still computes."""
        if self._kernel_connections.get(kernel_id):
            return
        since = self._alone.setdefault(kernel_id, monotonic())
        if monotonic() - since > self.cull_idle_timeout:
            del self._alone[kernel_id]
            await self.shutdown_kernel(kernel_id)


class Door(TornadoVoilaHandler):  # type: ignore[misc]
    """Where visitors come in."""

    @authenticated
    async def get(self, path: str = "") -> None:
        """Show the page, or say that there is no room."""
        waiting = self.kernel_manager.get_pool_size(self.notebook_path)
        if path or await self.kernel_manager.make_room(waiting):
            await super().get(path)
            return
        self.set_status(503)
        self.set_header("Retry-After", AGAIN)
        self.set_header("Cache-Control", "no-store")
        self._tell("full", AGAIN)

    def write_error(self, status_code: int, **_: Any) -> None:
        """Say that it did not work; what went wrong is in the log."""
        self._tell("failed")

    def _tell(self, key: str, again: int = 0) -> None:
        lang = self.voila_configuration.resources["scopa_lab"]["lang"] or preferred(
            self.request.headers.get("Accept-Language", "")
        )
        words = catalogue(lang)
        says, reload = words[f"serve.{key}"], words["serve.reload"]
        note = {"lang": lang, "says": says, "reload": reload, "again": again}
        self.set_header("Content-Type", "text/html")
        self.finish(self.render_template("note.html", **note))


class Served(Voila):  # type: ignore[misc]
    """Voila with a door."""

    def initialize(self, argv: list[str] | None = None) -> None:
        """End in good order also with the terminal: what was laid down for pages goes too."""
        super().initialize(argv)
        closed = getattr(signal, "SIGHUP", None)  # not everywhere
        if closed is not None and signal.getsignal(closed) == signal.SIG_DFL:  # else: nohup
            signal.signal(closed, self._handle_signal_stop)

    def init_settings(self) -> dict[str, Any]:
        """Let Jupyter's own handlers tell errors on our page; theirs needs what Voila has not."""
        settings: dict[str, Any] = super().init_settings()
        return {**settings, "jinja2_env": settings["voila_jinja2_env"]}

    def init_handlers(self) -> list[Any]:
        """Put the door where Voila shows its notebook."""
        *others, (path, _, settings) = super().init_handlers()
        return [*others, (path, Door, settings)]
