"""How the points of a deal fall: measured by self-play, kept as small files, read back.

A file says how it was made; ``python -m scopa_lab.deal_points --game scopa`` makes it again.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .rules import Rules, rules
from .scoring import categories
from .selfplay import played

__all__ = ["DealPoints", "deal_points", "measure"]

PLAYER = "chitarrella"
DEALS = 200_000
MEASURED_NOW = 50_000  # deals, where no file is there
ROWS_KEPT = 3000  # by category; where there are more, a file keeps totals only
TOTALS = ("points",)


@dataclass(frozen=True)
class DealPoints:
    """How often the points of a deal fell in which way; side 0 leads.

    Attributes
    ----------
    rules : str
        Of the deal; how a match ends changes nothing.
    categories : tuple of str
        ``("points",)`` where only totals were kept.
    rows : ndarray of int64, shape (ways, categories, 2)
    counts : ndarray of int64, shape (ways,)
        How many deals fell so.
    player : str
    seed : int
    made : str
        By which command, with which version; "measured now" if no file had it.
    """

    rules: str
    categories: tuple[str, ...]
    rows: npt.NDArray[np.int64]
    counts: npt.NDArray[np.int64]
    player: str
    seed: int
    made: str

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return int(self.counts.sum())

    def totals(self) -> dict[tuple[int, int], float]:
        """Return the chance of every pair of points: (leader's side, other side) → chance.

        Examples
        --------
        >>> from scopa_lab.rules import rules
        >>> round(sum(deal_points(rules("scopa")).totals().values()), 9)
        1.0
        """
        found: dict[tuple[int, int], float] = {}
        sums = self.rows.sum(axis=1).tolist()
        for (ours, theirs), count in zip(sums, self.counts.tolist(), strict=True):
            found[ours, theirs] = found.get((ours, theirs), 0.0) + count / self.deals
        return found

    def to_dict(self) -> dict[str, Any]:
        """Return JSON-ready data; a way is a row of points, category by category, then its count.

        Examples
        --------
        >>> from scopa_lab.rules import rules
        >>> points = deal_points(rules("scopa"))
        >>> bool((DealPoints.from_dict(points.to_dict()).rows == points.rows).all())
        True
        """
        rows = self.rows.reshape(len(self.rows), -1).tolist()
        return {
            "rules": self.rules,
            "categories": list(self.categories),
            "player": self.player,
            "deals": self.deals,
            "seed": self.seed,
            "made": self.made,
            "ways": [[*row, n] for row, n in zip(rows, self.counts.tolist(), strict=True)],
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> DealPoints:
        """Read what `to_dict` gave."""
        ways = np.array(data["ways"], np.int64)
        names = tuple(data["categories"])
        return cls(
            rules=data["rules"],
            categories=names,
            rows=ways[:, :-1].reshape(-1, len(names), 2),
            counts=ways[:, -1],
            player=data["player"],
            seed=data["seed"],
            made=data["made"],
        )


def measure(
    game: Rules,
    *,
    player: str = PLAYER,
    deals: int = DEALS,
    seed: int = 1,
    made: str = "measured now",
) -> DealPoints:
    """Measure how the points fall when a style plays against itself.

    Raises
    ------
    ValueError
        For more than two sides.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> measure(rules("scopa"), player="greedy", deals=500).deals
    500
    """
    if game.sides != 2:
        raise ValueError(f"points of a deal are kept for two sides, {game} has {game.sides}")
    points = played(game, player, deals, seed=seed)
    rows, counts = np.unique(points, axis=0, return_counts=True)
    return DealPoints(str(_of_deal(game)), categories(game), rows, counts, player, seed, made)


def deal_points(game: Rules, *, by_category: bool = False) -> DealPoints:
    """Return how the points of a deal fall, from a file of the package, else measured once.

    Parameters
    ----------
    game : Rules
        Of two sides.
    by_category : bool
        Whether totals are not enough.
    """
    return _found(_of_deal(game), by_category)


@lru_cache(maxsize=16)
def _found(game: Rules, by_category: bool) -> DealPoints:
    path = files("scopa_lab") / "data" / "deals" / f"{game.name}.json"
    if path.is_file():
        kept = DealPoints.from_dict(json.loads(path.read_text(encoding="utf-8")))
        enough = kept.categories != TOTALS or not by_category
        if kept.rules == str(game) and enough:
            return kept
    return measure(game, deals=MEASURED_NOW)


def _of_deal(game: Rules) -> Rules:
    """Return rules without what only decides the match: as the game has it."""
    usual = rules(game.name)
    return game.but(target=usual.target, finish=usual.finish)


def main() -> None:
    """Make the file of one game."""
    parser = argparse.ArgumentParser(prog="python -m scopa_lab.deal_points", description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default=PLAYER)
    args = parser.parse_args()
    from . import __version__

    command = f"{parser.prog} --game {args.game} --deals {args.deals} --seed {args.seed}"
    found = measure(
        rules(args.game),
        player=args.player,
        deals=args.deals,
        seed=args.seed,
        made=f"{command} --player {args.player} (version {__version__})",
    )
    data = found.to_dict()
    if len(found.rows) > ROWS_KEPT:
        totals, at = np.unique(found.rows.sum(axis=1), axis=0, return_inverse=True)
        counts = np.bincount(at.reshape(-1), found.counts).astype(np.int64)
        data["categories"] = list(TOTALS)
        data["ways"] = [[*row, n] for row, n in zip(totals.tolist(), counts.tolist(), strict=True)]
    path = Path(str(files("scopa_lab") / "data" / "deals" / f"{args.game}.json"))
    ways = ",\n".join(json.dumps(way, separators=(",", ":")) for way in data.pop("ways"))
    head = json.dumps(data, indent=1).removesuffix("\n}")
    path.write_text(f'{head},\n "ways": [\n{ways}\n]}}\n', encoding="utf-8")
    print(f"{path}: {found.deals:,} deals, {len(found.rows):,} ways")


if __name__ == "__main__":
    main()
