"""Rules: the questions on which the games of the family differ, and one set of answers.

A game is a `Rules` value. A file in ``scopa_lab/variants`` states how it differs from its parent; a
user states house rules as options of `rules`. Nothing here moves a card.

Every option carries its question, its allowed values and the row of the rules digest (``C08`` …)
that it settles; error messages, the command line and the docs are made from these.
"""

from __future__ import annotations

import difflib
import pkgutil
from dataclasses import dataclass, field, fields, replace
from functools import cache, cached_property
from importlib import import_module
from typing import Any

from .cards import PACKS, RANKS, Card, Cards, Pack
from .checks import whole

__all__ = ["OPTIONS", "Rules", "RulesLike", "as_rules", "rules", "variants", "word", "words"]


def option(default: Any, allowed: tuple[Any, ...], question: str, source: str) -> Any:
    """Declare a field of `Rules` that a user may choose."""
    return field(
        default=default, metadata={"allowed": allowed, "question": question, "source": source}
    )


@dataclass(frozen=True, kw_only=True)
class Rules:
    """One complete set of rules: frozen, hashable, equal by value.

    Make one with `scopa_lab.rules`; change one with `but`.

    Examples
    --------
    >>> rules("scopa", players=4).sides
    2
    >>> rules("scopa").but(priority="fewest").differs(rules("scopa"))
    {'priority': ('fewest', 'single')}
    """

    # facts of the game, stated by its variant file
    name: str = "scopa"
    title: str = "Scopa"
    seatings: tuple[tuple[int, str], ...] = (
        (2, "none"),
        (3, "none"),
        (4, "2x2"),
        (4, "none"),
        (6, "2x3"),
        (6, "3x2"),
        (6, "none"),
    )
    batch: int = 3  # cards to each hand at a time
    upcards: int = 4  # cards turned up at the start

    # who plays
    players: int = option(2, (2, 3, 4, 6), "How many play?", "C21")
    teams: str = option(
        "none", ("none", "2x2", "2x3", "3x2"), "Who plays together (sides x players)?", "C21"
    )
    direction: str = option("ccw", ("ccw", "cw"), "Which way does the play go?", "C01")
    pack: str = option(
        "italian", ("italian", "plain"), "Italian pack (A-7 J Q K) or plain (A-9 T)?", "2.1"
    )
    redeal: str = option(
        "kings3",
        ("kings3", "none", "distinct", "aces2", "anyace"),
        "Which cards turned up at the start force another deal?",
        "C05",
    )

    # what a card may take
    capture: str = option(
        "forced", ("forced", "optional"), "Must a card that can capture do so?", "C06"
    )
    priority: str = option(
        "single",
        ("single", "fewest", "free"),
        "Does an equal card shut out sums, or must the fewest cards be taken?",
        "C07 C08",
    )
    max_capture: int | None = option(
        None, (None, *range(1, 11)), "How many table cards may one card take at most?", "C09"
    )
    courts: str = option("jqk", ("jqk", "qjk"), "Do the courts count J8 Q9 or Q8 J9?", "C22")

    # what is scored
    no_sweep_on: str = option(
        "last_card",
        ("last_card", "last_capture", "last_turn_each", "last_hand", "never"),
        "Which capture of the whole table is not paid as a sweep?",
        "C11",
    )
    leftovers: str = option(
        "last_capturer",
        ("last_capturer", "nobody_if_none"),
        "Who gets what is left on the table (nobody, under both, if nobody captured)?",
        "C13",
    )
    primiera: str = option(
        "standard",
        ("standard", "graded", "most_sevens", "settanta", "off"),
        "How is the primiera point decided?",
        "C18 C27, section 4",
    )
    primiera_missing: str = option(
        "disqualify",
        ("disqualify", "suits_first", "zero"),
        "What if a side lacks a suit for the primiera?",
        "C17",
    )
    primiera_source: str = option(
        "all",
        ("all", "combination_only", "combination_letter"),
        "Which captured cards count for the primiera?",
        "C14 X28",
    )
    majority: str = option(
        "most", ("most", "over_half"), "Most, or more than half, of the cards and coins?", "C19"
    )
    tie: str = option(
        "none", ("none", "share", "carry"), "What happens to a point on a tie?", "C33 X21 X22"
    )
    napola: str = option(
        "off", ("off", "full", "to6"), "Does the run A-2-3… of coins score?", "2.11"
    )
    rebello: str = option("off", ("off", "on"), "Is the king of coins worth a point?", "2.11")

    # the match
    target: int = option(
        11,
        tuple(range(1, 1001)),
        "In a match: how many points win it?",
        "C20 C36",
    )
    finish: str = option(
        "highest_then_play_on",
        ("highest_then_play_on", "count_order", "mid_deal", "claim"),
        "In a match: how is it decided at the target?",
        "C20",
    )

    def __post_init__(self) -> None:
        whole("batch", self.batch, least=1)
        whole("upcards", self.upcards, least=0)
        for name, spec in OPTIONS.items():
            value = getattr(self, name)
            if value not in spec["allowed"] or isinstance(value, bool):
                raise ValueError(
                    f"{name}={value!r} is not allowed; allowed: {words(spec['allowed'])}"
                )
        if (self.players, self.teams) not in self.seatings:
            raise ValueError(
                f"{self.name} is not played by {self.players} with teams={self.teams!r}; allowed: "
                + ", ".join(f"{p} with teams={t!r}" for p, t in self.seatings)
            )
        for nonsense, why in self._nonsense():
            if nonsense:
                raise ValueError(why)

    def _nonsense(self) -> list[tuple[bool, str]]:
        """Combinations that contradict themselves, each with the reason."""
        by_sum = self.primiera in ("standard", "graded")
        return [
            (
                self.no_sweep_on == "last_hand" and self.batches == 1,
                f"no_sweep_on='last_hand' would forbid every sweep in {self.name}, which deals "
                "all its cards at once; allowed there: last_card, last_capture, last_turn_each, "
                "never",
            ),
            (
                self.redeal != "none" and self.upcards == 0,
                f"redeal={self.redeal!r} asks about the cards turned up at the start, and "
                f"{self.name} turns up none; allowed there: none",
            ),
            (
                self.primiera_source != "all" and not by_sum,
                f"primiera_source={self.primiera_source!r} asks which cards are added up, and "
                f"primiera={self.primiera!r} adds none; allowed with it: all",
            ),
            (
                self.primiera_missing != "disqualify" and not by_sum,
                f"primiera_missing={self.primiera_missing!r} asks about a missing suit, and "
                f"primiera={self.primiera!r} needs no suits; allowed with it: disqualify",
            ),
            (
                self.pack == "plain" and (self.courts != "jqk" or self.primiera == "graded"),
                "courts='qjk' and primiera='graded' rank the courts, and the plain pack (A-9 T) "
                "has none; use pack='italian'",
            ),
            (
                self.pack == "plain" and self.rebello == "on",
                "rebello='on' pays for the king of coins, which the plain pack (A-9 T) lacks; "
                "use pack='italian'",
            ),
        ]

    # ── derived facts ───────────────────────────────────────────────────────────────────────────

    @cached_property
    def sides(self) -> int:
        """Number of sides that score: teams, or single seats."""
        return self.players if self.teams == "none" else int(self.teams[0])

    def side_of(self, seat: int) -> int:
        """Return the side a seat plays for."""
        return seat % self.sides

    @property
    def summary(self) -> str:
        """The game in words: the text at the head of its variant file."""
        return (import_module(f"scopa_lab.variants.{self.name}").__doc__ or "").strip()

    @property
    def cards(self) -> Cards:
        """Every card of the pack."""
        return self.the_pack.cards

    def why_strange(self, cards: Cards) -> str | None:
        """Say which cards are not in the pack, or return None.

        >>> rules("scopa").why_strange(Cards("7D 8D"))
        '8D not in the italian pack (A 2 3 4 5 6 7 J Q K in D H S C)'
        """
        strange = cards - self.cards
        if not strange:
            return None
        return f"{strange} not in the {self.pack} pack ({' '.join(self.the_pack.ranks)} in D H S C)"

    @property
    def the_pack(self) -> Pack:
        """The pack itself."""
        return PACKS[self.pack]

    @property
    def batches(self) -> int:
        """Number of batches of hand cards in a full deal."""
        return (len(self.cards) - self.upcards) // (self.players * self.batch)

    @cached_property
    def values(self) -> dict[str, int]:
        """Capture value of every rank of the pack (digest, section 1).

        >>> rules("scopa").values["J"], rules("scopa", courts="qjk").values["J"]
        (8, 9)
        """
        ranks = self.the_pack.ranks
        if self.courts == "qjk":
            ranks = ranks.replace("JQ", "QJ")
        return {rank: value for value, rank in enumerate(ranks, start=1)}

    def value(self, card: Card) -> int:
        """Return the capture value of a card of the pack."""
        return self.values[card.rank]

    @cached_property
    def prime_values(self) -> dict[str, int]:
        """What each rank is worth in the primiera (digest, section 4)."""
        prime = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12}
        if self.primiera == "graded":
            prime |= {"J": 8, "Q": 9, "K": 10}
        return {rank: prime.get(rank, 10) for rank in RANKS}

    # ── changing and comparing ──────────────────────────────────────────────────────────────────

    def but(self, **changes: Any) -> Rules:
        """Return these rules with some answers changed.

        A variant file, which gives a name of its own, may change the facts of the game too.

        Raises
        ------
        ValueError
            For an unknown name or a value that is not allowed.
        """
        facts = [name for name in changes if name in FACTS]
        if facts and "name" not in facts:
            raise ValueError(
                f"{facts[0]} is a fact of {self.name}, not an option; a game that differs in it "
                f"states a name of its own; options: {', '.join(OPTIONS)}"
            )
        return replace(self, **_cleaned(self, changes, facts=True))

    def differs(self, other: RulesLike) -> dict[str, tuple[Any, Any]]:
        """Return the fields in which two sets of rules differ: name → (here, there)."""
        other = as_rules(other)
        pairs = {f.name: (getattr(self, f.name), getattr(other, f.name)) for f in fields(self)}
        return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from the game's own defaults, as `rules` takes them.

        >>> rules("scopa", players=4, target=21).options
        {'players': 4, 'target': 21}
        """
        base = rules(self.name)
        found = {name: pair[0] for name, pair in self.differs(base).items() if name in OPTIONS}
        found.pop("teams", None)
        usual = base.teams if "players" not in found else _usual_teams(base, self.players)
        if self.teams != usual:  # `rules` lets the teams follow the players
            found["teams"] = self.teams
        return found

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{k}={word(v)}" for k, v in self.options.items())])

    def _repr_html_(self) -> str:
        from . import display  # drawn only in a notebook

        return display.rules_html(self)


OPTIONS: dict[str, Any] = {f.name: f.metadata for f in fields(Rules) if f.metadata}
FACTS = tuple(f.name for f in fields(Rules) if not f.metadata)
RulesLike = str | Rules


def word(value: Any) -> str:
    """Return an option's value as it is written.

    >>> word(None), word("fewest")
    ('none', 'fewest')
    """
    return "none" if value is None else str(value)


def words(allowed: tuple[Any, ...]) -> str:
    """Return the values an option allows, in a line.

    >>> words((None, 1, 2)), words(tuple(range(1, 1001)))
    ('none, 1, 2', '1 to 1000')
    """
    every = [word(v) for v in allowed]
    return ", ".join(every) if len(every) <= 12 else f"{every[0]} to {every[-1]}"


def _usual_teams(base: Rules, players: int) -> str:
    """The first seating the game lists for this number of players (C21)."""
    return next((teams for count, teams in base.seatings if count == players), "none")


def _near(word: str, words: tuple[str, ...] | list[str]) -> str:
    near = difflib.get_close_matches(word, words, 3, 0.5)
    return f" (did you mean {' or '.join(near)}?)" if near else ""


def _cleaned(
    base: Rules, changes: dict[str, Any], *, facts: bool = False, besides: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Return the changes with friendly spellings made exact, or raise naming the fault.

    `besides` are the names of other things the caller takes, for the hint.
    """
    clean: dict[str, Any] = {}
    names = {f.name for f in fields(Rules)} if facts else set(OPTIONS)
    for given, value in changes.items():
        name = str(given).replace("-", "_").strip().lower()
        if name not in names:
            raise ValueError(
                f"unknown option {given!r}{_near(name, [*besides, *OPTIONS])}; "
                f"options: {', '.join([*besides, *OPTIONS])}"
            )
        if name in OPTIONS:
            value = _exact(value, OPTIONS[name]["allowed"], name)
        clean[name] = value
    if "players" in clean and "teams" not in clean:
        clean["teams"] = _usual_teams(base, clean["players"])
    return clean


def _exact(value: Any, allowed: tuple[Any, ...], name: str) -> Any:
    if isinstance(value, bool) and "on" in allowed:
        return "on" if value else "off"
    if isinstance(value, bool) and "full" in allowed:
        return "full" if value else "off"
    if isinstance(value, str):
        given = value.strip().lower().replace("-", "_")
        by_word = {word(v): v for v in allowed}
        if given in by_word:
            return by_word[given]
        raise ValueError(
            f"{name}={value!r} is not allowed{_near(given, list(by_word))}; "
            f"allowed: {words(allowed)}"
        )
    same = [v for v in allowed if v == value and not isinstance(value, bool)]
    return same[0] if same else value  # 4.0 is 4; what is not allowed is refused by Rules itself


def variants() -> tuple[str, ...]:
    """Return the names of the games.

    >>> "scientifico" in variants()
    True
    """
    folder = import_module("scopa_lab.variants")  # the attribute of that name is this function
    return tuple(sorted(info.name for info in pkgutil.iter_modules(folder.__path__)))


@cache
def _variant(name: str) -> Rules:
    if name not in variants():
        raise ValueError(
            f"unknown variant {name!r}{_near(name, list(variants()))}; "
            f"variants: {', '.join(variants())}"
        )
    found: Rules = import_module(f"scopa_lab.variants.{name}").RULES
    return found


def rules(name: str, **options: Any) -> Rules:
    """Return the rules of a game, with house rules as options.

    Parameters
    ----------
    name : str
        One of `variants`.
    **options
        Any option of `Rules`: ``players``, ``teams``, ``priority``, ``max_capture`` … Values are
        words of the digest (``"most_sevens"`` or ``"most-sevens"``); ``teams`` follows
        ``players`` when it is not given (4 → 2x2, 6 → 2x3).

    Raises
    ------
    ValueError
        For an unknown variant, option or value; names the near misses and what is allowed.

    Examples
    --------
    >>> print(rules("scopa", players=4, priority="fewest", max_capture=2))
    scopa players=4 priority=fewest max_capture=2
    >>> rules("scopa", priorty="fewest")
    Traceback (most recent call last):
    ...
    ValueError: unknown option 'priorty' (did you mean priority...); options: players, ...
    """
    return as_rules(name, options)


def as_rules(
    game: RulesLike, options: dict[str, Any] | None = None, besides: tuple[str, ...] = ()
) -> Rules:
    """Return the rules meant by a name or by rules, with options applied; errors as for `rules`."""
    if not isinstance(game, (str, Rules)):
        raise ValueError(f"a variant is named by text, got {game!r}; try one of {variants()}")
    base = game if isinstance(game, Rules) else _variant(game.strip().lower())
    return replace(base, **_cleaned(base, options, besides=besides)) if options else base
