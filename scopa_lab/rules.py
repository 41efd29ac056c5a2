"""Rules: the facts of a game and one answer to every question on which games differ.

A game is a `Rules` value. A file in ``scopa_lab/variants`` states how it differs from its parent; a
user states house rules as options of `rules`. Nothing here moves a card.
"""

from __future__ import annotations

import difflib
import pkgutil
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from importlib import import_module
from typing import Any

from .cards import PACKS, RANKS, Card, Cards, Pack
from .categories import BY_OPTION, IN_PLAY, SUIT_MASKS, USUAL, Category
from .checks import MOST_QUOTED, quoted, whole
from .contradictions import contradiction
from .languages import Said, Term, chain, say, tidy
from .names import asked, setting, values
from .options import OPTIONS, Options, word, words

__all__ = ["OPTIONS", "Rules", "RulesLike", "as_rules", "rules", "variants", "word", "words"]


@dataclass(frozen=True, kw_only=True)
class Rules(Options):
    """One complete set of rules: frozen, hashable, equal by value.

    The fields are the facts of the game, stated by its file, and every option of
    `scopa_lab.options.Options`. Make one with `scopa_lab.rules`; change one with `but`.

    Examples
    --------
    >>> rules("scopa", players=4).sides
    2
    >>> rules("scopa").but(priority="fewest").differs(rules("scopa"))
    {'priority': ('fewest', 'single')}
    """

    name: str = "scopa"
    title: str = "Scopa"
    parent: str = ""  # the game that this one is stated by its difference from
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
    one_by_one: bool = False  # cards dealt one at a time round the table, not in packets (X29)
    deals: tuple[tuple[int, int, int], ...] = ()  # where those depend on the players: with them
    scores: tuple[Category, ...] = USUAL  # what counts at the end, whatever the options
    outright: str = "D"  # who takes this suit, or these cards, wins outright (napoleone)

    def __post_init__(self) -> None:
        whole("batch", self.batch, least=1)
        whole("upcards", self.upcards, least=0)
        for name, spec in OPTIONS.items():
            value = getattr(self, name)
            if value not in spec["allowed"] or isinstance(value, bool):
                raise ValueError(_refused(name, value))
        if (self.players, self.teams) not in self.seatings:
            raise ValueError(
                say(
                    "rules.seating",
                    game=self.name,
                    seating=_seating(self.players, self.teams),
                    allowed=chain([_seating(*seating) for seating in self.seatings], "comma"),
                )
            )
        why = contradiction(self)
        if why:
            raise ValueError(why)

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

    def line(self, lang: str = "en") -> str:
        """The game in a sentence: the first of its file, which is in English where it has no other.

        >>> rules("rebello").line("it")
        'Scopa con re bello: il re di denari vale un punto, come il sette di denari.'
        """
        words = getattr(import_module(f"scopa_lab.variants.{self.name}"), "WORDS", {})
        first = words.get(lang, self.summary).strip().partition("\n\n")[0]
        return tidy(" ".join(first.split()), lang)

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
        ranks = " ".join(self.the_pack.ranks)
        return say("rules.strange", cards=strange, pack=_pack(self), ranks=ranks)

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
        """Capture value of every rank of the pack, in rising order (digest, section 1).

        Courts that are matched by identity have no number: 0 (2.8, X39).

        >>> rules("scopa").values["J"], rules("scopa", courts="qjk").values["J"]
        (8, 9)
        """
        ranks = self.the_pack.ranks
        if self.courts == "qjk":
            ranks = ranks.replace("JQ", "QJ")
        numberless = "JQK" if self.court_match == "identity" else ""
        return {
            rank: 0 if rank in numberless else value for value, rank in enumerate(ranks, start=1)
        }

    def value(self, card: Card) -> int:
        """Return the capture value of a card of the pack."""
        return self.values[card.rank]

    @cached_property
    def numberless(self) -> str:
        """Ranks that have no number and take only their own kind.

        >>> rules("scopa").numberless, rules("scopa", court_match="identity").numberless
        ('', 'JQK')
        """
        return "".join(rank for rank, value in self.values.items() if not value)

    @property
    def ace_may_sweep(self) -> bool:
        """Whether an ace has the power to take the whole table (2.9, 2.11, 2.12)."""
        return self.ace not in ("plain", "literal")

    @property
    def ace_must_sweep(self) -> bool:
        """Whether it has no other choice, unless an ace lies there (X05, X41)."""
        return self.ace in ("sweep", "sweep_scores")

    @property
    def primiera_adds_up(self) -> bool:
        """Whether the primiera is a sum of cards (section 4)."""
        return self.primiera in ("standard", "graded")

    @cached_property
    def end_categories(self) -> tuple[Category, ...]:
        """What counts at the end of a deal, in the order of counting."""
        return self.scores + tuple(c for c in BY_OPTION if self.plays(c))

    @cached_property
    def play_categories(self) -> tuple[Category, ...]:
        """What is earned in play.

        >>> [c.name for c in rules("cicera").play_categories]
        ['sweeps', 'picada', 'simili', 'quadriglia']
        """
        return tuple(c for c in IN_PLAY if self.plays(c))

    @cached_property
    def play_names(self) -> tuple[str, ...]:
        """The names of what is earned in play."""
        return tuple(c.name for c in self.play_categories)

    def plays(self, category: Category) -> bool:
        """Say whether a category counts under these options."""
        asked = [getattr(self, name) for name in category.option.split()]
        return not asked or any(answer not in ("off", "nothing", 0) for answer in asked)

    @cached_property
    def outright_cards(self) -> Cards:
        """The cards whose taker wins outright (C34, X08), if `napoleone` is on."""
        if self.outright in SUIT_MASKS:
            return self.cards & Cards.from_mask(SUIT_MASKS[self.outright])
        return Cards(self.outright)

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
            options = ", ".join(OPTIONS)
            raise ValueError(say("rules.fact", fact=facts[0], game=self.name, options=options))
        if "name" in changes and "parent" not in changes:
            changes["parent"] = self.name
        return replace(self, **_cleaned(self, changes, facts=True))

    def differs(self, other: RulesLike) -> dict[str, tuple[Any, Any]]:
        """Return the fields in which two sets of rules differ: name → (here, there)."""
        other = as_rules(other)
        pairs = {f.name: (getattr(self, f.name), getattr(other, f.name)) for f in fields(self)}
        return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}

    @cached_property
    def options(self) -> dict[str, Any]:
        """The options that differ from the game's own defaults, as `rules` takes them.

        >>> rules("scopa", players=4, target=21).options
        {'players': 4, 'target': 21}
        """
        base = rules(self.name)
        given = {"players": self.players} if self.players != base.players else {}
        start = base.but(**given)  # teams and redeal follow the players
        return {
            name: getattr(self, name)
            for name in OPTIONS
            if name in given or getattr(self, name) != getattr(start, name)
        }

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{k}={word(v)}" for k, v in self.options.items())])

    def _repr_html_(self) -> str:
        from . import display  # drawn only in a notebook

        return display.rules_html(self)


FACTS = tuple(f.name for f in fields(Rules) if f.name not in OPTIONS)
RulesLike = str | Rules


def _usual_teams(base: Rules, players: int) -> str:
    """The first seating the game lists for this number of players (C21)."""
    return next((teams for count, teams in base.seatings if count == players), "none")


def near(given: str, known: Iterable[str], most: int = 3) -> str:
    """Ask whether something of a like name was meant; "" where nothing is like it."""
    found = difflib.get_close_matches(given[:MOST_QUOTED], [*known], most, 0.5)
    return say("near", names=chain(found, "or")) if found else ""


def _pack(rules: Rules) -> Term:
    """The pack by its name."""
    return Term(rules.pack, say(f"pack.{rules.pack}"))


def _seating(players: int, teams: str) -> Said:
    return say("rules.seated", players=players, teams=setting("teams", teams))


def _refused(name: str, value: Any, near: str = "") -> Said:
    allowed = OPTIONS[name]["allowed"]
    shown = values(name, allowed) if len(allowed) <= 12 else words(allowed)
    return say("rules.refused", name=asked(name), given=quoted(value), near=near, allowed=shown)


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
            known = [*besides, *OPTIONS]
            raise ValueError(
                say(
                    "rules.no_option",
                    given=quoted(given),
                    near=near(name, known),
                    options=", ".join(known),
                )
            )
        if name in clean:
            raise ValueError(say("rules.twice", name=quoted(name)))
        if name in OPTIONS:
            value = _exact(value, OPTIONS[name]["allowed"], name)
        clean[name] = value
    _follow(base, clean)
    return clean


def _follow(base: Rules, clean: dict[str, Any]) -> None:
    """Add what follows from the changes, where nothing else was asked for.

    Teams and cards dealt follow the number of players; questions that are no longer asked (what to
    redeal when nothing is turned up, where a run scores that does not) get their usual answer.
    """
    if "players" in clean:
        clean.setdefault("teams", _usual_teams(base, clean["players"]))
        for players, batch, upcards in base.deals:
            if players == clean["players"]:
                clean |= {"batch": batch, "upcards": upcards}
                if not upcards:
                    clean.setdefault("redeal", "none")
                elif not base.upcards:
                    clean.setdefault("redeal", _variant(base.name).redeal)
    if clean.get("napola") == "off":
        clean.setdefault("napola_suit", "coins")
    asked = {name: clean.get(name, getattr(base, name)) for name in ("barsega", "trio")}
    if clean.get("opening_fifteen", base.opening_fifteen) == "off" and not any(asked.values()):
        clean.setdefault("wild", "off")


def _exact(value: Any, allowed: tuple[Any, ...], name: str) -> Any:
    if isinstance(value, bool) and "on" in allowed:
        return "on" if value else "off"
    if isinstance(value, bool) and "full" in allowed:
        return "full" if value else "off"
    if isinstance(value, str):
        given = value.strip().lower().replace("-", "_")
        by_word = {word(v): v for v in allowed}
        by_word |= {w.replace("+", "_"): v for w, v in by_word.items()}
        if given in by_word:
            return by_word[given]
        like = "" if given.lstrip("+-").isdecimal() else near(given, by_word)
        raise ValueError(_refused(name, value, like))
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
        known = variants()
        raise ValueError(
            say(
                "rules.no_variant",
                given=quoted(name),
                near=near(name, known),
                variants=", ".join(known),
            )
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
        raise ValueError(say("rules.no_text", given=quoted(game), variants=str(variants())))
    base = game if isinstance(game, Rules) else _variant(game.strip().lower())
    return replace(base, **_cleaned(base, options, besides=besides)) if options else base
