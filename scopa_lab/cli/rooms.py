"""Commands around the library: JupyterLab, the page for a class, compiling ahead of time."""

from __future__ import annotations

import argparse
from pathlib import Path

from .. import launch
from ..languages import LANGUAGES
from ..render import DECKS
from ..serve import serve
from .arguments import Command, add_json, show

__all__ = ["COMMANDS"]

PLAIN = "plain Python answers: numba is missing, does not work, or is switched off"


def _lab_arguments(sub: argparse.ArgumentParser) -> None:
    add = sub.add_argument
    add("--no-browser", action="store_true", help="print the address and open no browser")
    add("--port", type=int, help="port to listen on (default: first free from 8888)")
    add("--dir", type=Path, help="folder to open (default: the notebooks)")


def _serve_arguments(sub: argparse.ArgumentParser) -> None:
    add = sub.add_argument
    add("position", nargs="?", help="where to start: a position in one line")
    add("--no-browser", action="store_true", help="print the address and open no browser")
    add("--port", type=int, help="port to listen on (default: first free from 8866)")
    add(
        "--ip",
        default="127.0.0.1",
        help="address to listen on (default: 127.0.0.1, this machine only); 0.0.0.0 lets in "
        "everybody on the network: each visitor gets a kernel of his own (a Python process, some "
        "150 MB) that ends with his page, and can do what the page offers, not run code",
    )
    add(
        "--visitors",
        type=int,
        default=0,
        metavar="N",
        help="how many there may be at once; who comes then is told to wait (default: as many as "
        "the memory of this machine allows)",
    )
    add(
        "--lang", choices=LANGUAGES, help="language (default: what each visitor's browser asks for)"
    )
    add("--deck", choices=DECKS, help="which card faces (default: italian)")


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
    Command(
        "serve",
        "show the lab as a page in the browser, without code, for yourself or a class",
        "scopa-lab serve --ip 0.0.0.0 --lang it",
        _serve_arguments,
        serve,
    ),
    Command("warm", "compile the search once, ahead of time", "scopa-lab warm", add_json, _warm),
)
