"""Run the lessons again and keep what they show now: ``python -m tests.lessons [FILE …]``.

For use after displays, pictures or words have changed; what nbval compares is then up to date. What
belongs to one session (times, the state of widgets) is left out, and whatever a cell says on stderr
is a reason to stop.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

BOOKS: Any = nbformat  # it has no types
NOTEBOOKS = Path(__file__).parents[1] / "notebooks"


def run(path: Path) -> None:
    """Run one notebook in place.

    Raises
    ------
    RuntimeError
        When a cell says something on stderr.
    """
    book: Any = BOOKS.reads(path.read_text(encoding="utf-8"), as_version=4)
    NotebookClient(book, timeout=300, resources={"metadata": {"path": str(path.parent)}}).execute()
    book.metadata.pop("widgets", None)
    book.metadata["language_info"] = {"name": "python"}
    for cell in book.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell.outputs = joined(cell.outputs)
            said = [out.text for out in cell.outputs if out.get("name") == "stderr"]
            if said:
                raise RuntimeError(f"{path.name}, {cell.id}: {said[0]}")
    path.write_text(BOOKS.writes(book) + "\n", encoding="utf-8")


def joined(outputs: list[Any]) -> list[Any]:
    """Return outputs with neighbouring pieces of printed text put together."""
    kept: list[Any] = []
    for out in outputs:
        if kept and out.get("name") and out.get("name") == kept[-1].get("name"):
            kept[-1].text += out.text
        else:
            kept.append(out)
    return kept


if __name__ == "__main__":
    for one in map(Path, sys.argv[1:]) if sys.argv[1:] else sorted(NOTEBOOKS.glob("*.ipynb")):
        print(one.name)
        run(one.resolve())
