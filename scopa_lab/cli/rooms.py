"""Commands around the library: opening JupyterLab, compiling ahead of time."""

from __future__ import annotations

import argparse
from pathlib import Path

from .. import launch
from .arguments import Command, add_json, show

__all__ = ["COMMANDS"]

PLAIN = "plain Python answers: numba is missing, does not work, or is switched off"


def _lab_arguments(sub: argparse.ArgumentParser) -> None:
    add = sub.add_argument
    add("--no-browser", action="store_true", help="print the address and open no browser")
    add("--port", type=int, help="port to listen on (default: first free from 8888)")
    add("--dir", type=Path, help="folder to open (default: the notebooks)")


def _warm(args: argparse.Namespace) -> int:
    from ..engine import warm  # loads numba

    seconds = warm()
    ready = f"compiled and ready after {seconds:.1f} s" if seconds is not None else PLAIN
    return show(args, {"compiled": seconds is not None, "seconds": seconds}, ready)


COMMANDS = (
    Command(
        "lab",
        "open JupyterLab on the notebooks",
        "scopa-lab lab --no-browser",
        _lab_arguments,
        launch.lab,
    ),
    Command("warm", "compile the search once, ahead of time", "scopa-lab warm", add_json, _warm),
)
