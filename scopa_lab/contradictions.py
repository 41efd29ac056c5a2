"""Contradictions: rules that make no sense together, each with the reason in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .cards import CardError, Cards
from .categories import BY_OPTION, IN_PLAY, KINDS, SUIT_MASKS

if TYPE_CHECKING:
    from .rules import Rules

__all__ = ["contradiction"]


def contradiction(rules: Rules) -> str | None:
    """Return why some rules make no sense together, or None."""
    checks = (_facts, _pack, _dealing, _captures, _in_play, _at_the_end)
    found = (why for check in checks for nonsense, why in check(rules) if nonsense)
    return next(found, None)


Checks = Iterator[tuple[bool, str]]


def _facts(r: Rules) -> Checks:
    """What a file may get wrong in the list of what scores."""
    names = [c.name for c in (*r.scores, *BY_OPTION, *IN_PLAY)]
    twice = sorted({name for name in names if names.count(name) > 1})
    yield bool(twice), f"{r.name} has two categories called {', '.join(twice)}"
    for at, category in enumerate(r.scores):
        yield (
            category.kind not in KINDS,
            f"{category.name}: kind={category.kind!r} is unknown; kinds: {', '.join(KINDS)}",
        )
        before = [c.name for c in r.scores[:at]]
        known = {"won": before, "again": ["sweeps"]}.get(category.kind, [])
        strange = [name for name in category.of if name not in known]
        yield (
            bool(strange),
            f"{category.name}: of={', '.join(strange)} is no category that it can look at; "
            f"it can look at: {', '.join(known) or 'none'}",
        )
    suits = " ".join(SUIT_MASKS)
    yield (
        r.outright not in SUIT_MASKS and _unread(r.outright),
        f"outright={r.outright!r} is neither a suit ({suits}) nor cards, as in 'AD 2D 3D'",
    )


def _unread(cards: str) -> bool:
    try:
        return not Cards(cards)
    except CardError:
        return True


def _pack(r: Rules) -> Checks:
    yield (
        r.pack == "french" and r.court_match != "identity",
        "pack='french' has thirteen ranks, and courts above ten have no number there; "
        "use it with court_match='identity'",
    )
    yield (
        r.pack == "plain" and r.courts != "jqk",
        "courts='qjk' ranks the courts, and the plain pack (A-9 T) has none; use pack='italian'",
    )
    yield (
        r.pack == "plain" and r.primiera == "graded",
        "primiera='graded' ranks the courts, and the plain pack (A-9 T) has none; "
        "use pack='italian'",
    )
    yield (
        r.pack == "plain" and r.court_match != "value",
        "court_match='identity' asks what courts take, and the plain pack (A-9 T) has none; "
        "use pack='italian'",
    )
    for name, pays in (
        ("rebello", "the king of coins"),
        ("grande", "the courts of coins"),
        ("ponino", "the four queens"),
    ):
        yield (
            r.pack == "plain" and getattr(r, name) == "on",
            f"{name}='on' pays for {pays}, which the plain pack (A-9 T) lacks; use pack='italian'",
        )
    named = [c.cards | c.decider for c in r.scores if c.kind in ("each", "all", "breaks")]
    if r.napoleone == "on":
        named.append(r.outright_cards)
    lacking = Cards().union(*named) - r.cards
    yield (
        bool(lacking),
        f"{r.name} pays for {lacking}, which the {r.pack} pack lacks",
    )
    yield (
        r.courts == "qjk" and r.court_match == "identity",
        "courts='qjk' says which court counts more, and court_match='identity' that none has a "
        "number; use courts='jqk' or court_match='value'",
    )


def _dealing(r: Rules) -> Checks:
    left = len(r.cards) - r.upcards
    yield (
        left < r.players * r.batch or left % (r.players * r.batch) != 0,
        f"{len(r.cards)} cards of the {r.pack} pack less {r.upcards} on the table cannot be dealt "
        f"to {r.players} players by {r.batch}; change pack or players",
    )
    for name in ("redeal", "opening_fifteen"):
        value, usual = getattr(r, name), "none" if name == "redeal" else "off"
        yield (
            value != usual and r.upcards == 0,
            f"{name}={value!r} asks about the cards turned up at the start, and {r.name} turns up "
            f"none; allowed there: {usual}",
        )
    yield (
        (r.barsega != 0 or r.trio != 0) and r.batch != 3,
        f"barsega and trio pay for three cards dealt together, and {r.name} deals {r.batch} to "
        "each hand; allowed there: 0",
    )
    yield (
        r.wild != "off" and r.opening_fifteen == "off" and not (r.barsega or r.trio),
        f"wild={r.wild!r} asks about the opening table and what is declared, and neither is "
        "played; use it with opening_fifteen, barsega or trio",
    )


def _captures(r: Rules) -> Checks:
    for name, usual in (("ace_with_ace", "takes_ace"), ("ace_empty", "stays")):
        yield (
            getattr(r, name) != usual and not r.ace_may_sweep,
            f"{name}={getattr(r, name)!r} asks about an ace that takes the whole table, and "
            f"ace={r.ace!r} does not; allowed with it: {usual}",
        )


def _in_play(r: Rules) -> Checks:
    yield (
        r.no_sweep_on == "last_hand" and r.batches == 1,
        f"no_sweep_on='last_hand' would forbid every sweep in {r.name}, which deals "
        "all its cards at once; allowed there: last_card, last_capture, last_turn_each, "
        "never",
    )
    yield (
        r.court_sweep != 0
        and (r.court_match != "identity" or r.sweep_worth not in ("number", "number_doubled")),
        f"court_sweep={r.court_sweep!r} gives a number to courts without one; use it with "
        "court_match='identity' and sweep_worth='number' or 'number_doubled'",
    )
    yield (
        r.ponino == "on" and r.sweep_worth == "nothing",
        "ponino='on' counts sweep points twice, and sweep_worth='nothing' gives none",
    )


def _at_the_end(r: Rules) -> Checks:
    yield (
        r.finish == "claim" and r.wins == "low",
        "finish='claim' lets a side claim to have reached the target, and wins='low' makes that "
        "lose; use another finish",
    )
    by_sum = r.primiera_adds_up
    yield (
        r.primiera_source != "all" and not by_sum,
        f"primiera_source={r.primiera_source!r} asks which cards are added up, and "
        f"primiera={r.primiera!r} adds none; allowed with it: all",
    )
    yield (
        r.primiera_missing != "disqualify" and not by_sum,
        f"primiera_missing={r.primiera_missing!r} asks about a missing suit, and "
        f"primiera={r.primiera!r} needs no suits; allowed with it: disqualify",
    )
    yield (
        r.napola_suit != "coins" and r.napola == "off",
        f"napola_suit={r.napola_suit!r} asks where a run scores, and napola='off' pays for none; "
        "allowed with it: coins",
    )
