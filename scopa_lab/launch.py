"""Opening JupyterLab on the notebooks: ``scopa-lab lab``."""

from __future__ import annotations

import argparse
import errno
import os
import secrets
import shutil
import socket
import subprocess
import sys
from pathlib import Path

__all__ = ["free_port", "lab", "notebooks"]


def notebooks() -> Path:
    """Return the folder of the notebooks: the clone's own, or a copy in the home folder."""
    clone = Path(__file__).parents[1] / "notebooks"
    if clone.is_dir():
        return clone
    mine = Path.home() / "scopa-lab"
    mine.mkdir(exist_ok=True)
    for source in sorted((Path(__file__).parent / "notebooks").glob("*.ipynb")):
        if not (mine / source.name).exists():  # never over what the user has changed
            shutil.copy(source, mine / source.name)
    return mine


def lab(args: argparse.Namespace) -> int:
    """Open JupyterLab; goes on as that process where it can."""
    folder = args.dir or notebooks()
    if not folder.is_dir():
        raise ValueError(f"there is no folder {folder}")
    try:
        import jupyterlab  # noqa: F401  (only to say it in words when it is missing)
    except ImportError:
        raise ValueError("JupyterLab is not installed here: pip install 'scopa-lab[lab]'") from None
    port = free_port(args.port, 8888)
    first = next((path.name for path in sorted(folder.glob("*.ipynb"))), None)
    page = f"/lab/tree/{first}" if first else "/lab"
    token = os.environ.setdefault("JUPYTER_TOKEN", secrets.token_hex(16))
    command = [
        sys.executable,
        "-m",
        "jupyterlab",
        "--log-level=ERROR",
        f"--ServerApp.root_dir={folder.resolve()}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        "--ServerApp.ip=127.0.0.1",
        f"--LabApp.default_url={page}",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    ]
    if args.no_browser:
        command.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")  # it listens on this machine only, and asks for its token
    print(f"http://127.0.0.1:{port}{page}?token={token}")
    print(f"JupyterLab shows {folder}; end it with Ctrl-C", flush=True)
    return _become(command)


def _become(command: list[str]) -> int:
    """Go on as this command, so that whoever ends us ends it; a child where that cannot be."""
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)


def free_port(wanted: int | None, first: int, ip: str = "127.0.0.1") -> int:
    """Return the port asked for, or the first free one of a hundred."""
    if wanted is not None and not 0 < wanted < 65536:
        raise ValueError(f"--port is a number from 1 to 65535, got {wanted}")
    family = socket.AF_INET6 if ":" in ip else socket.AF_INET
    for port in range(first, first + 100) if wanted is None else [wanted]:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((ip, port))
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise ValueError(f"cannot listen on {ip}, port {port}: {error}") from None
                continue
            return port
    raise ValueError(
        f"port {wanted or f'{first} to {first + 99}'} is in use; choose another with --port"
    )
