"""A JupyterLab or Voila server for a test: own folders, own port, own token, no outside world."""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil

#: of JupyterLab, for all tests: quiet, and nothing asked for from outside
SETTINGS: dict[str, dict[str, Any]] = {
    "@jupyterlab/apputils-extension/notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    "@jupyterlab/docmanager-extension/plugin": {"autosave": False},
}


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def notebook(path: Path, *cells: str) -> None:
    """Write a notebook with these code cells."""
    kernel = {"name": "python3", "language": "python", "display_name": "Python 3 (ipykernel)"}
    book = {
        "cells": [
            {
                "cell_type": "code",
                "id": f"cell-{k}",
                "metadata": {},
                "execution_count": None,
                "outputs": [],
                "source": cell,
            }
            for k, cell in enumerate(cells)
        ],
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path.write_text(json.dumps(book), encoding="utf-8")


class Server(ABC):
    """A server that is started with a command and stopped again.

    Parameters
    ----------
    home : Path
        A temporary folder; everything is written below it.
    """

    def __init__(self, home: Path) -> None:
        self.home = home
        self.root = home / "notebooks"
        self.port = free_port()
        self.token = secrets.token_hex(16)
        self.base = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def settings(self) -> dict[str, dict[str, Any]]:
        """Settings of JupyterLab by plugin."""
        return SETTINGS

    @abstractmethod
    def command(self) -> list[str]:
        """What starts the server."""

    @abstractmethod
    def alive(self) -> str:
        """An address that answers once the server is up."""

    def _environment(self) -> dict[str, str]:
        folders = {
            name: str(self.home / name.lower())
            for name in (
                "JUPYTER_CONFIG_DIR",
                "JUPYTER_DATA_DIR",
                "JUPYTER_RUNTIME_DIR",
                "JUPYTERLAB_SETTINGS_DIR",
                "JUPYTERLAB_WORKSPACES_DIR",
                "IPYTHONDIR",
                "MPLCONFIGDIR",
            )
        }
        return {**os.environ, **folders, "JUPYTER_PREFER_ENV_PATH": "1"}

    def start(self, seconds: float = 60) -> None:
        """Start and wait until it answers."""
        self.root.mkdir(parents=True, exist_ok=True)
        environment = self._environment()
        for plugin, settings in self.settings().items():
            name = f"{plugin}.jupyterlab-settings"
            path = Path(environment["JUPYTERLAB_SETTINGS_DIR"], name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(settings), encoding="utf-8")
        with open(self.home / "server.log", "wb") as log:
            self._process = subprocess.Popen(
                self.command(), env=environment, cwd=self.root, stdout=log, stderr=log
            )
        end = time.monotonic() + seconds
        while True:
            assert self._process.poll() is None, self.log()
            try:
                with urllib.request.urlopen(self.alive(), timeout=5):
                    return
            except urllib.error.HTTPError:
                return  # it answers, if only to refuse
            except (urllib.error.URLError, OSError):
                assert time.monotonic() < end, self.log()
                time.sleep(0.2)

    def stop(self) -> None:
        """Stop it, kernels included."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(10)

    def log(self) -> str:
        """What the server has said."""
        return (self.home / "server.log").read_text(encoding="utf-8", errors="replace")[-4000:]


class Lab(Server):
    """JupyterLab.

    Parameters
    ----------
    home : Path
    windowing : {"none", "defer", "full"} or None
        Whether cells off the screen leave the page; None: as JupyterLab comes.
    """

    def __init__(self, home: Path, windowing: str | None = "none") -> None:
        super().__init__(home)
        self.windowing = windowing

    def settings(self) -> dict[str, dict[str, Any]]:
        if self.windowing is None:
            return SETTINGS
        tracker = "@jupyterlab/notebook-extension/tracker"
        return {**SETTINGS, tracker: {"windowingMode": self.windowing}}

    def command(self) -> list[str]:
        options = {
            "ServerApp.ip": "127.0.0.1",
            "ServerApp.port": self.port,
            "ServerApp.port_retries": 0,
            "ServerApp.root_dir": self.root,
            "ServerApp.terminals_enabled": False,
            "IdentityProvider.token": self.token,
            "KernelManager.shutdown_wait_time": 1,
            "LabApp.news_url": None,
            "LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
            "LabApp.extension_manager": "readonly",
            "LabApp.expose_app_in_browser": True,
        }
        said = [f"--{name}={value}" for name, value in options.items()]
        return [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", *said]

    def alive(self) -> str:
        return f"{self.base}/api/status?token={self.token}"

    def open(self, page: Any, notebook: str) -> None:
        """Open a notebook and wait until its kernel answers."""
        space = secrets.token_hex(4)
        page.goto(f"{self.base}/lab/workspaces/{space}/tree/{notebook}?reset&token={self.token}")
        self.ready(page)

    def save(self, page: Any) -> None:
        """Save the notebook, outputs included."""
        page.evaluate(
            """() => {
                window.slDone = false;
                window.jupyterapp.commands.execute('docmanager:save')
                    .then(() => { window.slDone = true; });
            }"""
        )
        page.wait_for_function("() => window.slDone", timeout=60_000)

    def reload(self, page: Any) -> None:
        """Save the notebook, load the page again, and wait until its kernel answers."""
        self.save(page)
        page.reload()
        self.ready(page)

    def rewrite(self, page: Any, code: str) -> None:
        """Write other code into the first cell of the notebook."""
        page.evaluate(
            "code => window.jupyterapp.shell.currentWidget.content.widgets[0].model"
            ".sharedModel.setSource(code)",
            code,
        )

    def restart(self, page: Any) -> None:
        """Restart the notebook's kernel and wait until it answers."""
        page.evaluate(
            """() => {
                window.slDone = false;
                window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()
                    .then(() => { window.slDone = true; });
            }"""
        )
        page.wait_for_function("() => window.slDone", timeout=60_000)

    def end_kernels(self) -> None:
        """End every kernel."""
        sessions = f"{self.base}/api/sessions"
        who = {"Authorization": f"token {self.token}"}
        with urllib.request.urlopen(urllib.request.Request(sessions, headers=who)) as told:
            names = [session["id"] for session in json.load(told)]
        for name in names:
            end = urllib.request.Request(f"{sessions}/{name}", headers=who, method="DELETE")
            urllib.request.urlopen(end).close()

    def ready(self, page: Any) -> None:
        """Wait until the notebook of a page is there and its kernel answers."""
        page.wait_for_function(
            "() => window.jupyterapp?.shell?.currentWidget?.sessionContext", timeout=60_000
        )
        page.evaluate(
            """() => {
                window.slReady = false;
                const app = window.jupyterapp, panel = app.shell.currentWidget;
                (async () => {
                    await app.restored;
                    await panel.context.ready;
                    await panel.sessionContext.ready;
                    await panel.sessionContext.session.kernel.info;
                    window.slReady = true;
                })();
            }"""
        )
        page.wait_for_function("() => window.slReady", timeout=60_000)

    def run_all(self, page: Any, seconds: float = 240) -> None:
        """Run every cell and wait until the last one is done."""
        page.evaluate(
            """() => {
                window.slDone = false;
                window.jupyterapp.commands.execute('notebook:run-all-cells')
                    .then(() => { window.slDone = true; });
            }"""
        )
        page.wait_for_function("() => window.slDone", timeout=seconds * 1000)

    def ask(self, page: Any, code: str) -> str:
        """Run some code in the notebook's kernel and return what it prints."""
        page.evaluate(
            """code => {
                const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
                let said = "";
                window.slSaid = null;
                const asked = kernel.requestExecute({code});
                asked.onIOPub = message => {
                    if (message.header.msg_type === "stream") said += message.content.text;
                };
                asked.done.then(() => { window.slSaid = said; });
            }""",
            code,
        )
        page.wait_for_function("() => window.slSaid !== null", timeout=60_000)
        return str(page.evaluate("() => window.slSaid")).strip()


class Voila(Server):
    """Voila, which shows one notebook as an app."""

    notebook = "app.ipynb"

    def command(self) -> list[str]:
        return [
            sys.executable,
            "-m",
            "voila",
            self.notebook,
            "--no-browser",
            f"--port={self.port}",
            "--Voila.ip=127.0.0.1",
            "--ServerApp.allow_root=True",
            f"--Voila.root_dir={self.root}",
        ]

    def alive(self) -> str:
        return f"{self.base}/voila/static/nothing"


class Serve(Server):
    """``scopa-lab serve``.

    Parameters
    ----------
    home : Path
    *arguments : str
        More arguments of the command.
    """

    def __init__(self, home: Path, *arguments: str) -> None:
        super().__init__(home)
        self.arguments = arguments

    def command(self) -> list[str]:
        serve = [sys.executable, "-m", "scopa_lab.cli", "serve", "--no-browser"]
        return [*serve, "--port", str(self.port), *self.arguments]

    def alive(self) -> str:
        return f"{self.base}/voila/static/nothing"

    def reload(self, page: Any) -> None:
        """Load the page again."""
        page.reload(timeout=120_000)

    def kernels(self) -> list[psutil.Process]:
        """The processes of the kernels that run now, the waiting one among them."""
        assert self._process is not None
        return list(psutil.Process(self._process.pid).children())


class Network:
    """The way to a server, which can be lost and come back.

    Parameters
    ----------
    port : int
        Where the server listens.
    """

    def __init__(self, port: int) -> None:
        self._goal = port
        self._lost = False
        self._ways: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._let_in, daemon=True).start()

    def lose(self) -> None:
        """Break every line, and let no other be made."""
        self._lost = True
        for one in [*self._ways]:
            self._end(one)

    def come_back(self) -> None:
        """Let lines be made again."""
        self._lost = False

    def close(self) -> None:
        """Be no more."""
        self.lose()
        self._door.close()

    def _let_in(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._door.accept()
                if self._lost:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._goal))
                self._ways |= {near, far}
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, from_: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while data := from_.recv(1 << 16):
                to.sendall(data)
        for one in (from_, to):
            self._end(one)

    def _end(self, one: socket.socket) -> None:
        self._ways.discard(one)
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
            one.close()
