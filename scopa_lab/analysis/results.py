"""Results: what every move of a position is worth, with what the numbers are and rest on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..estimates import Estimate, Row
from ..languages import Said, say
from ..moves import Move
from ..position import Position
from ..rules import Rules

if TYPE_CHECKING:
    import pandas

    from ..languages import Said
    from .comparing import Comparison

__all__ = ["Analysis", "Interrupted"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """Every move of a position with its value; rows are sorted, best first.

    Attributes
    ----------
    position : Position
    method : str
    title : str
        What the number is, in words, as all words here: `scopa_lab.languages` tells them in others.
    unit : str
        What is counted, in words.
    assumes : str
        What is taken for granted, in words; also about earlier play.
    rows : tuple of Row
    worlds, worlds_total : int
        Worlds used, and worlds there are; 0 for a method that does not go by worlds.
    effective : float or None
        Where worlds are weighed: how many equally weighted ones give as sure an average.
    factor : float or None
        How many times as many worlds would be needed without taking the luck of the sample out
        (`scopa_lab.control`).
    exploitability : float or None
        Points that the best answer still gains on the strategy the values come from.
    bracket : (float, float) or None
        Between which two values the truth is proven to lie.
    notes : tuple of str
        Lines shown under the table.
    utility : str
    seed : int
    complete : bool
        False while it is still improving, or when it was stopped before it was through.
    version : str
        Version of the library.
    progress : (int, int)
        How much is done and how much there is to do, in worlds or what the method goes by.
    seconds : float
    """

    position: Position
    method: str
    title: str
    unit: str
    assumes: str
    rows: tuple[Row, ...]
    worlds: int = 0
    worlds_total: int = 0
    effective: float | None = None
    factor: float | None = None
    exploitability: float | None = None
    bracket: tuple[float, float] | None = None
    notes: tuple[str, ...] = ()
    utility: str = "margin"
    seed: int = 0
    complete: bool = True
    version: str = field(default_factory=lambda: _version())
    progress: tuple[int, int] = field(default=(0, 0), compare=False)
    seconds: float = field(default=0.0, compare=False)

    @property
    def rules(self) -> Rules:
        """The rules it was computed under."""
        return self.position.rules

    @property
    def exact(self) -> bool:
        """Whether every card was known, so that the values are those of best play by all."""
        return self.worlds_total == 1

    @property
    def unsure(self) -> bool:
        """Whether some value has a standard error."""
        return any(row.ev.se > 0 for row in self.rows)

    @property
    def best(self) -> Move:
        """The move with the best mean."""
        return self.rows[0].move

    @property
    def left_out(self) -> Said:
        """What is missing where it is not complete, in words."""
        part = 0 < self.worlds < self.worlds_total
        return say("analysis.part" if part else "analysis.longer")

    def __getitem__(self, move: str | Move) -> Row:
        """Return the row of a move.

        Raises
        ------
        KeyError
            When the move is not among the rows.
        """
        wanted = Move.parse(move)
        for row in self.rows:
            if row.move == wanted:
                return row
        raise KeyError(f"{wanted} is not among {', '.join(str(r.move) for r in self.rows)}")

    def compare(self, first: str | Move, second: str | Move) -> Comparison:
        """Return what a move is worth more than another, by category, chance and card.

        Examples
        --------
        >>> from scopa_lab.analysis import analyse
        >>> p = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="")
        >>> difference = analyse(p).compare("7Dx2C5S", "7Hx2C5S")
        >>> difference.value.mean, difference.parts["settebello"].mean
        (3.0, 2.0)
        """
        from .comparing import compare

        return compare(self, first, second)

    def why(
        self, move: str | Move, other: str | Move | None = None, lang: str = "en"
    ) -> list[Said]:
        """Say in sentences what speaks for and against a move beside another one.

        Parameters
        ----------
        move : Move or str
        other : Move or str, optional
            Not given: the best move, or the second best if `move` is that.
        lang : {"en", "it", "fr", "es", "fi"}

        Examples
        --------
        >>> from scopa_lab.analysis import analyse
        >>> p = Position.setup("scopa", table="2C 5S", hands=("7D 7H", "2D QS"), stock="")
        >>> analyse(p).why("7Dx2C5S")[:2]
        ['gains 2 points in settebello', 'takes the 7D']
        """
        from .why import why

        return why(self, move, other, lang)

    def __str__(self) -> str:
        doubt = "; ± standard error" if self.unsure else ""
        columns = self._columns()
        lines = [f"{self.title}: {self.unit}{doubt}"]
        lines.append("".join(f"{name:{align}{width}}" for name, align, width, _ in columns))
        for row in self.rows:
            cells = [(cell(row), align, width) for _, align, width, cell in columns]
            lines.append("".join(f"{text:{align}{width}}" for text, align, width in cells))
        lines += [f"assumed: {self.assumes}", *self.remarks]
        if not self.complete:
            lines.append(f"stopped early: {self.left_out}")
        return "\n".join(lines)

    def _columns(self) -> list[tuple[str, str, int, Any]]:
        """Return the columns of the table in words: name, alignment, width, cell of a row."""

        def chance(name: str) -> Any:
            return lambda row: f"{row.chances[name].mean:.0%}"

        def part(name: str) -> Any:
            return lambda row: f"{row.parts[name].mean:+.2f}"

        columns: list[tuple[str, str, int, Any]] = [
            ("move", "<", 12, lambda row: str(row.move)),
            ("value", ">", 16, lambda row: str(row.ev)),
            ("behind", ">", 15, lambda row: "best" if row.is_best else str(row.behind).lstrip("+")),
        ]
        if any(row.frequency is not None for row in self.rows):
            columns.append(("played", ">", 8, lambda row: _share(row.frequency)))
        known = self.rows[0]
        columns += [
            (name.replace("_", " "), ">", len(name) + 3, chance(name)) for name in known.chances
        ]
        columns += [(name, ">", max(len(name), 5) + 2, part(name)) for name in known.parts]
        return columns

    @property
    def remarks(self) -> tuple[str, ...]:
        """What is to be said about the numbers besides, a sentence each."""
        said = list(self.notes)
        if self.exploitability is not None:
            left = max(self.exploitability, 0.00005)
            said.append(say("remark.exploitability", points=f"{left:.4f}"))
        if self.bracket is not None:
            low, high = (f"{end:+.3f}" for end in self.bracket)
            said.append(say("remark.bracket", low=low, high=high))
        if self.effective is not None:
            said.append(say("remark.effective", worlds=round(self.effective)))
        if self.factor is not None and self.factor >= WORTH_SAYING and self.unsure:
            said.append(say("remark.factor", times=f"{self.factor:.1f}"))
        return tuple(said)

    def __repr__(self) -> str:
        return f"<Analysis: {self.title}, {len(self.rows)} moves, best {self.best}>"

    def to_dict(self) -> dict[str, Any]:
        """Return the analysis as JSON-ready data."""
        return {
            "position": self.position.to_dict(),
            "method": self.method,
            "title": self.title,
            "unit": self.unit,
            "utility": self.utility,
            "assumes": self.assumes,
            "exact": self.exact,
            "worlds": self.worlds,
            "worlds_total": self.worlds_total,
            "effective": self.effective,
            "factor": self.factor,
            "exploitability": self.exploitability,
            "bracket": None if self.bracket is None else list(self.bracket),
            "notes": list(self.notes),
            "seed": self.seed,
            "complete": self.complete,
            "version": self.version,
            "rows": [row.to_dict() for row in self.rows],
        }

    def to_frame(self) -> pandas.DataFrame:
        """Return a pandas frame, one row a move.

        Raises
        ------
        ImportError
            When pandas is not there.
        """
        try:
            import pandas
        except ImportError:
            raise ImportError(
                "to_frame needs pandas: pip install pandas (to_dict gives the same without it)"
            ) from None
        rows = [dict(_flat(row)) for row in self.rows]
        return pandas.DataFrame(rows).set_index("move")

    def _repr_html_(self) -> str:
        from .. import display  # drawn only in a notebook

        return display.analysis_html(self)


WORTH_SAYING = 1.05  # from here on the luck taken out is told


def _version() -> str:
    from .. import __version__  # the package names its version after everything is imported

    return __version__


class Interrupted(KeyboardInterrupt):
    """Ctrl-C during `analyse`.

    Attributes
    ----------
    analysis : Analysis
        What was found out before.
    """

    def __init__(self, analysis: Analysis) -> None:
        super().__init__(say("analysis.interrupted", title=analysis.title))
        self.analysis = analysis


def _flat(row: Row) -> Iterator[tuple[str, Any]]:
    """Yield what a row says as names and plain values."""
    yield "move", str(row.move)
    estimates: dict[str, Estimate] = {"ev": row.ev, "behind": row.behind, **row.chances}
    for name, estimate in estimates.items():
        yield name, estimate.mean
        yield f"{name}_se", estimate.se
    yield from ((name, part.mean) for name, part in row.parts.items())
    if row.frequency is not None:
        yield "frequency", row.frequency


def _share(frequency: float | None) -> str:
    return "" if frequency is None else f"{frequency:.0%}"
