"""``scopa-lab serve`` without a browser: what it refuses and passes on; the wheel."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sys
import types
import zipfile
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab import cli, engine
from scopa_lab.serve.app import SETTINGS, SHELF, app, preferred

ROOT = Path(sl.__file__).parents[1]
POSITION = "scopa | table 2C | hands 7D / ?"


def awaited(coming: Coroutine[Any, Any, Any]) -> Any:
    """What a coroutine returns; in a thread, as browser tests leave a loop running in this one."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, coming).result()


@pytest.fixture
def voila(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What Voila would have been started with; it is not."""
    pytest.importorskip("voila", reason="Voila is not installed")
    started: list[Any] = []

    class Stand:
        def __init__(self, **options: Any) -> None:
            started.append(options)

        def initialize(self, argv: list[str]) -> None:
            started.append(argv)

        def start(self) -> None:
            pass

    monkeypatch.setattr("scopa_lab.serve.visitors.Served", Stand)
    # put back at the end, whoever sets them
    for name in (SETTINGS, SHELF, "JUPYTER_PATH", "VOILA_APP_IP"):
        monkeypatch.setenv(name, "")
    return started


def test_serves_this_machine_unless_told_otherwise(
    voila: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--port", "9876"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "http://127.0.0.1:9876/"
    options, (notebook,) = voila
    assert (options["ip"], options["port"], options["open_browser"]) == ("127.0.0.1", 9876, True)
    (cell,) = json.loads(Path(notebook).read_text(encoding="utf-8"))["cells"]
    assert "app()" in cell["source"][-1]


def test_says_who_can_come_in(voila: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--ip", "0.0.0.0", "--port", "9876", "--no-browser"]) == 0
    said = capsys.readouterr().out
    assert "http://127.0.0.1:9876/" in said
    assert "everybody on the network" in said
    assert not voila[0]["open_browser"]


@pytest.mark.parametrize("lang", ["it", None])
def test_passes_on_what_it_was_given(
    voila: list[Any], monkeypatch: pytest.MonkeyPatch, lang: str | None
) -> None:
    given = ["--lang", lang] if lang else []
    assert cli.main(["serve", POSITION, "--deck", "french", *given]) == 0
    monkeypatch.setattr(engine, "warm", lambda: None)
    monkeypatch.setattr(engine, "notify", print)
    monkeypatch.setenv("HTTP_ACCEPT_LANGUAGE", "de, fi;q=0.7")
    shown = app()
    assert str(shown.position) == str(sl.Position.parse(POSITION))
    assert (shown.deck, shown.lang) == ("french", lang or "fi")


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("es-AR", "es"),
        ("en;q=0.1, FR-ca;q=0.2", "fr"),
        ("it;q=nonsense, fi", "fi"),
    ],
)
def test_the_language_is_the_one_asked_for_first(accepted: str, lang: str) -> None:
    assert preferred(accepted) == lang


def test_the_page_names_its_origin_to_its_own_server_and_to_nobody_else() -> None:
    """The server heeds a page that is closed, whose kernel is to end, only by its origin.

    With "no-referrer" Firefox names none there; Chromium does, so that no test in it would notice.
    """
    templates = ROOT / "scopa_lab" / "serve" / "jupyter" / "voila" / "templates" / "scopa_lab"
    look = (templates / "look.html.j2").read_text(encoding="utf-8")
    assert re.findall(r'<meta name="referrer" content="([^"]*)"', look) == ["same-origin"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["briscola | table 2C"], "'briscola', which is no variant"),
        (["--port", "70000"], "--port is a number from 1 to 65535, got 70000"),
        (["--visitors", "-1"], "--visitors is a number from 0, got -1"),
        (["--ip", "192.0.2.1"], "cannot listen on 192.0.2.1"),
    ],
)
def test_refuses_in_one_line(
    voila: list[Any], capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert cli.main(["serve", *words]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
    assert voila == []


def test_a_port_in_use_is_refused(voila: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert cli.main(["serve", "--port", port]) == 2
    assert f"port {port} is in use; choose another with --port" in capsys.readouterr().err


@pytest.fixture
def kernels(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Two visitors, a and b, before their pages speak with their kernels; room for two."""
    pytest.importorskip("voila", reason="Voila is not installed")
    from scopa_lab.serve import visitors

    class Stand(visitors.Kernels):
        def __init__(self) -> None:
            super().__init__(most=2, cull_idle_timeout=1000)
            self._kernels = dict.fromkeys("ab", types.SimpleNamespace(execution_state="busy"))
            self._kernel_connections = dict.fromkeys("ab", 0)
            self.now = 0.0

        async def shutdown_kernel(self, kernel_id: str, **_: Any) -> None:
            del self._kernels[kernel_id]

    stand = Stand()
    much = types.SimpleNamespace(available=1 << 40)
    monkeypatch.setattr("scopa_lab.serve.visitors.monotonic", lambda: stand.now)
    monkeypatch.setattr("scopa_lab.serve.visitors.virtual_memory", lambda: much)
    return stand


def test_who_comes_when_all_places_are_taken_waits(kernels: Any) -> None:
    assert not awaited(kernels.make_room(0))
    assert awaited(kernels.make_room(1)), "one of them waits for a visitor"
    kernels.most = 0
    assert awaited(kernels.make_room(0)), "as many as there is memory for"


def test_who_comes_when_memory_is_short_waits(
    kernels: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scopa_lab.serve import visitors

    kernels.most = 100
    assert awaited(kernels.make_room(0))
    little = types.SimpleNamespace(available=visitors.SPARE // 2)
    monkeypatch.setattr("scopa_lab.serve.visitors.virtual_memory", lambda: little)
    assert not awaited(kernels.make_room(0))


def test_who_is_away_longest_makes_room(kernels: Any) -> None:
    for name in "ab":
        kernels.notify_connect(name)
    kernels.notify_disconnect("b")
    kernels.now = 60.0
    kernels.notify_disconnect("a")
    kernels.now = 100.0
    assert not awaited(kernels.make_room(0)), "b may be back in a moment"
    kernels.now = 150.0
    assert awaited(kernels.make_room(0))
    assert [*kernels.list_kernel_ids()] == ["a"]
    kernels.most = 1
    kernels.notify_connect("a")
    kernels.now = 9999.0
    assert not awaited(kernels.make_room(0)), "a came back"


def test_a_kernel_without_a_page_ends_even_if_it_computes(kernels: Any) -> None:
    def after(seconds: float) -> list[str]:
        kernels.now = seconds
        for name in [*kernels.list_kernel_ids()]:
            awaited(kernels.cull_kernel_if_idle(name))
        return sorted(kernels.list_kernel_ids())

    kernels.notify_connect("a")
    assert after(10) == ["a", "b"], "b has not come yet, and is not seen to be alone till now"
    assert after(1005) == ["a", "b"]
    assert after(1011) == ["a"]
    kernels.notify_disconnect("a")
    assert after(2000) == ["a"]
    kernels.notify_connect("a")
    assert after(5000) == ["a"], "it came back in time"


def test_says_how_to_get_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "scopa_lab.serve.visitors", raising=False)
    monkeypatch.setitem(sys.modules, "voila.app", None)
    monkeypatch.setitem(sys.modules, "voila", types.ModuleType("voila"))
    assert cli.main(["serve"]) == 2
    assert "pip install 'scopa-lab[lab]'" in capsys.readouterr().err


def test_the_wheel_holds_the_page(tmp_path: Path) -> None:
    wheels = pytest.importorskip("hatchling.builders.wheel", reason="hatchling is not installed")
    (wheel,) = wheels.WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with zipfile.ZipFile(wheel) as packed:
        held = set(packed.namelist())
    page = ROOT / "scopa_lab" / "serve"
    files = [path for path in page.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert {"app.ipynb", "index.html.j2", "kernel.json"} <= {path.name for path in files}
    assert {path.relative_to(ROOT).as_posix() for path in files} <= held
