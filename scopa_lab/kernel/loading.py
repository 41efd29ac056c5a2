"""Getting the kernel: compiled, from the disk cache, or as plain Python.

numba watches only the file of a cached function, so a change in another file would silently be
ignored. Here the cache folder is named by a digest of every kernel source and of the versions of
numba, numpy and Python: stale code is never found, because nobody looks where it lies.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import platform
import sys
import tempfile
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

__all__ = ["cache_folder", "compiled", "is_cached", "plain"]

_PLAIN = "scopa_lab.plain_kernel"


@lru_cache(maxsize=None)
def cache_folder() -> Path:
    """Return the folder for compiled code of exactly these sources; made if it is missing.

    ``XDG_CACHE_HOME`` or ``~/.cache`` is used, a temporary folder where neither can be written.
    """
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes())
    for part in (version("numba"), version("numpy"), sys.version, platform.machine()):
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


def is_cached() -> bool:
    """Return whether the compiled kernel is on disk, so that `compiled` takes well under a second."""
    return (cache_folder() / "complete").exists()


@lru_cache(maxsize=None)
def compiled() -> ModuleType:
    """Return the module of the compiled entry; compiles it if it is not on disk."""
    module = importlib.import_module("scopa_lab.kernel.entries")
    (cache_folder() / "complete").touch()
    return module


@lru_cache(maxsize=None)
def plain() -> ModuleType:
    """Return the module of the entry as plain Python."""
    here = Path(__file__).parent
    spec = importlib.util.spec_from_file_location(
        _PLAIN, here / "__init__.py", submodule_search_locations=[str(here)]
    )
    assert spec is not None
    assert spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules[_PLAIN] = package
    spec.loader.exec_module(package)
    return importlib.import_module(f"{_PLAIN}.entries")
