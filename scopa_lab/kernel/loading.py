"""Getting the kernel: compiled, from the disk cache, or as plain Python.

numba watches only the file of a cached function, so a change in another file would silently be
ignored. Here the cache folder is named by a digest of every kernel source, of the versions of
numba, numpy and Python and of the processor: stale code is never found, because nobody looks where
it lies.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

from .layout import STOP

__all__ = ["ENTRIES", "Engine", "cache_folder", "compiled", "is_cached", "plain"]

_PLAIN = "scopa_lab.plain_kernel"
#: the modules with a compiled function of their own, each compiled when it is first asked
ENTRIES = {
    "entries": "the search",
    "hidden": "the play with hidden cards",
    "pairs": "the pairs' equilibrium",
    "players": "the players",
}
COMPILE_SECONDS = 20  # about; only said, never relied on
PLAIN_SECONDS = 3.0  # the plain form works so long, in all, before it waits for the compiler


def _processor() -> str:
    """Return the processor that code is compiled for: homes are shared between machines."""
    binding = importlib.import_module("llvmlite.binding")
    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


@cache
def cache_folder() -> Path:
    """Return the folder for compiled code of exactly these sources; made if it is missing.

    ``XDG_CACHE_HOME`` or ``~/.cache`` is used, a temporary folder where neither can be written.
    """
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes())
    files = [(Path(__file__).parent / f"{name}.py").stat() for name in ENTRIES]
    for part in (
        version("numba"),
        version("numpy"),
        sys.version,
        _processor(),
        *(f"{file.st_mtime_ns} {file.st_size}" for file in files),  # numba looks at these itself
    ):
        digest.update(part.encode())
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    user = f"scopa-lab-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
    for base in (Path(home) / "scopa-lab", Path(tempfile.gettempdir()) / user):
        folder = base / f"kernel-{digest.hexdigest()[:16]}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return folder
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="scopa-lab-kernel-"))


def is_cached(entry: str = "entries") -> bool:
    """Return whether a compiled entry is on disk: then `compiled` takes half a second."""
    return (cache_folder() / f"complete-{entry}").exists()


@cache
def compiled(entry: str = "entries") -> ModuleType:
    """Return the module of a compiled entry; compiles it if it is not on disk."""
    module = importlib.import_module(f"scopa_lab.kernel.{entry}")
    (cache_folder() / f"complete-{entry}").touch()
    return module


@cache
def plain(entry: str = "entries") -> ModuleType:
    """Return the module of an entry as plain Python."""
    if _PLAIN not in sys.modules:
        here = Path(__file__).parent
        spec = importlib.util.spec_from_file_location(
            _PLAIN, here / "__init__.py", submodule_search_locations=[str(here)]
        )
        assert spec is not None
        assert spec.loader is not None
        package = importlib.util.module_from_spec(spec)
        sys.modules[_PLAIN] = package
        spec.loader.exec_module(package)
    return importlib.import_module(f"{_PLAIN}.{entry}")


class Engine:
    """Which form answers: compiled when it is there, plain while it is being compiled.

    The first search ever on a machine starts the compiler in a background thread and goes on in
    plain Python for a few seconds, enough for small positions; then it waits, because both share
    one interpreter. When the compiler is through, the work goes on compiled. ``SCOPA_LAB_PLAIN=1``
    in the environment keeps to plain Python.

    Parameters
    ----------
    tell : callable
        Gets one sentence when a compilation starts.
    entry : str
        Which of `ENTRIES` it is.
    """

    def __init__(self, tell: Callable[[str], None], entry: str = "entries") -> None:
        self._tell = tell
        self._entry = entry
        self._lock = threading.RLock()  # `tell` may come back here
        self._started = False
        self._done = threading.Event()  # the compiler is through, whether it worked or not
        self._module: ModuleType | None = None
        self._at_work: dict[int, Any] = {}  # workspaces in plain use
        self._turn = threading.Lock()  # plain Python gains nothing from threads
        self._plain_left = PLAIN_SECONDS

    def form(self) -> tuple[ModuleType, bool]:
        """Return the module to use now, and whether it is compiled."""
        if os.environ.get("SCOPA_LAB_PLAIN") == "1":
            return plain(self._entry), False
        with self._lock:
            if not self._started:
                self._started = True
                if importlib.util.find_spec("numba") is None:
                    self._done.set()
                elif is_cached(self._entry):
                    self._compile()
                else:
                    self._tell(
                        f"compiling {ENTRIES[self._entry]} once, about {COMPILE_SECONDS} s; plain "
                        "Python answers what is small meanwhile (scopa-lab warm: beforehand)"
                    )
                    threading.Thread(target=self._compile, daemon=True).start()
        return (plain(self._entry), False) if self._module is None else (self._module, True)

    def _compile(self) -> None:
        try:
            self._module = compiled(self._entry)
        except Exception as error:  # numba does not work here: plain Python is slower, not wrong
            what = ENTRIES[self._entry]
            self._tell(f"{what} stays in plain Python, numba failed: {error!r:.200}")
        self._done.set()
        for words in list(self._at_work.values()):
            words[STOP] = 1

    def warm(self) -> bool:
        """Wait until the compiled form is there; return whether it is."""
        compiled_form = self.form()[1]
        while not compiled_form and self._started and not self._done.wait(0.1):
            pass  # short waits, so that Ctrl-C is seen
        return self.form()[1]

    def run(self, module: ModuleType, words: Any, op: int, a: int, b: int) -> int:
        """Run a request; in plain form it is stopped when the compiled form gets ready.

        It is also stopped when plain Python has had its seconds: then wait until `settled`.
        """
        if module is not plain(self._entry):
            return int(module.run(words, op, a, b))
        with self._turn:
            start = time.perf_counter()
            timer = threading.Timer(max(0.0, self._plain_left), words.__setitem__, (STOP, 1))
            compiling = self._started and not self._done.is_set()
            if compiling:
                timer.start()
            self._at_work[id(words)] = words
            try:
                if self.form()[0] is not module:
                    words[STOP] = 1
                return int(module.run(words, op, a, b))
            finally:
                del self._at_work[id(words)]
                if compiling:
                    timer.cancel()
                    self._plain_left -= time.perf_counter() - start

    def settled(self, timeout: float) -> bool:
        """Wait for the compiler at most so long; return whether it is through."""
        return self._done.wait(timeout)
