"""A page for a class: ``scopa-lab serve`` shows the lab in the browser, and no code.

Voila runs the one cell of ``app.ipynb``, for each visitor in a kernel of his own; the page around
it is the template in ``jupyter/``, which asks for nothing from outside. Visitors send what a widget
sends and cannot run code.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import socket
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..languages import LANGUAGES, catalogue
from ..launch import free_port
from ..position import Position
from .app import SETTINGS, SHELF

__all__ = ["serve"]

HERE = Path(__file__).parent
FIRST_PORT = 8866
EVERYWHERE = ("0.0.0.0", "::", "*")
#: seconds without a page before a kernel ends; a closed page ends its own at once, where it can
IDLE = 1800
EXTENSIONS = [
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
]
#: what the page itself says, before and after there is a widget
SAID = ("starting", "failed", "gone", "lost", "reload", "noscript")


def serve(args: argparse.Namespace) -> int:
    """Serve the page until Ctrl-C."""
    try:
        from traitlets.config import Config

        from .visitors import Served
    except ImportError:
        raise ValueError("Voila is not installed here: pip install 'scopa-lab[lab]'") from None
    if args.visitors < 0:
        raise ValueError(f"--visitors is a number from 0, got {args.visitors}")
    settings = {"deck": args.deck, "lang": args.lang}
    if args.position:
        settings["position"] = str(Position.parse(args.position))
    given = {name: value for name, value in settings.items() if value is not None}
    port = free_port(args.port, FIRST_PORT, args.ip)
    os.environ[SETTINGS] = json.dumps(given)
    # where the kernels find the server
    os.environ["VOILA_APP_IP"] = _addresses(args.ip)[0]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(
        [str(HERE / "jupyter"), *filter(None, [os.environ.get("JUPYTER_PATH")])]
    )
    for address in _addresses(args.ip):
        print(f"http://{address}:{port}/")
    who = "everybody on the network" if args.ip in EVERYWHERE else "this machine"
    print(f"Scopa Lab, for {who}; end it with Ctrl-C", flush=True)
    # who comes, goes and finds no room is not to be told on the terminal; what goes wrong is
    for name, level in (("general", "ERROR"), ("application", "ERROR"), ("access", "CRITICAL")):
        logging.getLogger(f"tornado.{name}").setLevel(level)
    options = _options(args, port)
    with tempfile.TemporaryDirectory(prefix="scopa-lab-") as shelf:
        os.environ[SHELF] = shelf
        voila = Served(**options, config=Config(_configuration(args)))
        voila.initialize([str(HERE / "app.ipynb")])
        voila.start()
    return 0


def _options(args: argparse.Namespace, port: int) -> dict[str, Any]:
    """Return how the server is set up."""
    return {
        "ip": args.ip,
        "port": port,
        "port_retries": 0,
        "root_dir": str(HERE),
        "open_browser": not args.no_browser,
        "log_level": "ERROR",
        "tornado_settings": {
            # a line is dead when it is silent for this long; never less than two pings, which come
            # every 30 s: where one has only just been sent, the answer to the last is as old
            "ws_ping_timeout": 90_000,
            # Voila's page has no such cookie, so a page that closes could not end its kernel. What
            # can be asked for needs the name of a kernel, which only its own page knows.
            "disable_check_xsrf": True,
        },
    }


def _configuration(args: argparse.Namespace) -> dict[str, dict[str, Any]]:
    """Return how the page and its kernels are set up."""
    words = {lang: {key: catalogue(lang)[f"serve.{key}"] for key in SAID} for lang in LANGUAGES}
    return {
        "VoilaConfiguration": {
            "template": "scopa_lab",
            "multi_kernel_manager_class": "scopa_lab.serve.visitors.Kernels",
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "file_allowlist": [],
            # one kernel waits for the next visitor, who need not wait for it
            "preheat_kernel": True,
            "default_pool_size": 1,
            "http_header_envs": ["Accept-Language"],
            # what else this Jupyter has been extended with has no business on the page
            "extension_allowlist": EXTENSIONS,
            "resources": {"scopa_lab": {"words": words, "lang": args.lang or ""}},
        },
        # the next one at once: what sleeps first could not be counted
        "VoilaKernelManager": {"fill_delay": 0},
        "Kernels": {"most": args.visitors, "cull_idle_timeout": IDLE, "cull_interval": 60},
    }


def _addresses(ip: str) -> list[str]:
    """Return under which names the page is found."""
    if ip not in EVERYWHERE:
        return [f"[{ip}]" if ":" in ip else ip]
    found = ["127.0.0.1"]
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; only asks which way it would go
        found.append(probe.getsockname()[0])
    return found
