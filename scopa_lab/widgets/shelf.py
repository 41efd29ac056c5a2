"""What a page that is loaded again is brought back from: the states of labs, on the server's side.

A served page begins in a new kernel whenever it is loaded. So the lab lays its state on a shelf, a
file in a folder that only the server's user can read, and the page keeps the number of that file:
a ticket that nobody can guess. The state itself never goes to the browser, for it tells every
hidden card.
"""

from __future__ import annotations

import pickle
import re
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

__all__ = ["Shelf"]

#: seconds that a state lies there untouched before it is cleared away
LASTS = 3 * 24 * 3600


class Shelf:
    """A place for the state of one lab, and a look at those that others left.

    Parameters
    ----------
    folder : Path
        Private to the user of the server: what lies there is believed.

    Attributes
    ----------
    ticket : str
        Names the state that was put here.

    Examples
    --------
    >>> import tempfile
    >>> folder = Path(tempfile.mkdtemp())
    >>> before, now = Shelf(folder), Shelf(folder)
    >>> before.put({"shown": "play"})
    >>> now.get(before.ticket), now.get("../" + before.ticket), now.get(now.ticket)
    ({'shown': 'play'}, None, None)
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ticket = secrets.token_hex(16)
        self._there = b""

    def put(self, state: Any) -> None:
        """Put a state in place of the one before; who looks meanwhile finds one of the two."""
        if not self._there:
            self._clear()
        data = pickle.dumps(state)
        if data != self._there:
            fresh = self.folder / f"{self.ticket}.new"
            fresh.write_bytes(data)
            fresh.replace(self.folder / self.ticket)
            self._there = data

    def _clear(self) -> None:
        """Throw away what nobody will come back for."""
        for state in self.folder.iterdir():
            with suppress(OSError):  # somebody else was quicker
                if time.time() - state.stat().st_mtime > LASTS:
                    state.unlink()

    def get(self, ticket: str) -> Any:
        """Return what was put under a ticket; None when there is nothing."""
        if not re.fullmatch("[0-9a-f]{32}", ticket):
            return None
        try:
            return pickle.loads((self.folder / ticket).read_bytes())
        except FileNotFoundError:
            return None
