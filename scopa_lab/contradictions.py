"""Contradictions: rules that make no sense together, each with the reason in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain as one_after_the_other
from typing import TYPE_CHECKING

from .cards import CardError, Cards
from .categories import BY_OPTION, IN_PLAY, KINDS, SUIT_MASKS
from .checks import quoted
from .languages import Said, Term, chain, say
from .names import asked, setting, settings, values

if TYPE_CHECKING:
    from .rules import Rules

__all__ = ["contradiction"]


def contradiction(rules: Rules) -> Said | None:
    """Return why some rules make no sense together, or None."""
    checks = (_facts, _pack, _dealing, _captures, _in_play, _at_the_end)
    return next(one_after_the_other.from_iterable(check(rules) for check in checks), None)


Reasons = Iterator[Said]


def _facts(r: Rules) -> Reasons:
    """What a file may get wrong in the list of what scores."""
    names = [c.name for c in (*r.scores, *BY_OPTION, *IN_PLAY)]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        yield say("contradiction.twice", game=r.name, names=", ".join(twice))
    for at, category in enumerate(r.scores):
        name, kind = category.name, category.kind
        if kind not in KINDS:
            kinds = ", ".join(KINDS)
            yield say("contradiction.kind", name=name, kind=quoted(kind), kinds=kinds)
        before = [c.name for c in r.scores[:at]]
        known = {"won": before, "again": ["sweeps"]}.get(kind, [])
        strange = [of for of in category.of if of not in known]
        if strange:
            allowed = ", ".join(known) or say("none")
            of = ", ".join(strange)
            yield say("contradiction.of", name=name, of=of, allowed=allowed)
    if r.outright not in SUIT_MASKS and _unread(r.outright):
        suits = " ".join(SUIT_MASKS)
        yield say("contradiction.outright", given=quoted(r.outright), suits=suits)


def _unread(cards: str) -> bool:
    try:
        return not Cards(cards)
    except CardError:
        return True


def _pack(r: Rules) -> Reasons:
    pack, italian = setting("pack", r.pack), setting("pack", "italian")
    if r.pack == "french" and r.court_match != "identity":
        match = setting("court_match", "identity")
        yield say("contradiction.french", pack=pack, match=match)
    if r.pack == "plain":
        for name, asks_courts, key in (
            ("courts", r.courts != "jqk", "contradiction.plain_ranks"),
            ("primiera", r.primiera == "graded", "contradiction.plain_ranks"),
            ("court_match", r.court_match != "value", "contradiction.plain_match"),
        ):
            if asks_courts:
                yield say(key, rule=setting(name, getattr(r, name)), pack=italian)
        for name in ("rebello", "grande", "ponino"):
            if getattr(r, name) == "on":
                cards = say(f"contradiction.{name}")
                rule = setting(name, "on")
                yield say("contradiction.plain_pays", rule=rule, cards=cards, pack=italian)
    named = [c.cards | c.decider for c in r.scores if c.kind in ("each", "all", "breaks")]
    if r.napoleone == "on":
        named.append(r.outright_cards)
    lacking = Cards().union(*named) - r.cards
    if lacking:
        yield say("contradiction.lacking", game=r.name, cards=lacking, pack=_the_pack(r))
    if r.courts == "qjk" and r.court_match == "identity":
        yield say(
            "contradiction.courts",
            courts=setting("courts", "qjk"),
            match=setting("court_match", "identity"),
            other_courts=setting("courts", "jqk"),
            other_match=setting("court_match", "value"),
        )


def _the_pack(r: Rules) -> Term:
    return Term(r.pack, say(f"pack.{r.pack}"))


def _dealing(r: Rules) -> Reasons:
    left = len(r.cards) - r.upcards
    if left < r.players * r.batch or left % (r.players * r.batch) != 0:
        yield say(
            "contradiction.deal",
            cards=len(r.cards),
            pack=_the_pack(r),
            upcards=r.upcards,
            players=r.players,
            batch=r.batch,
        )
    for name, usual in (("redeal", "none"), ("opening_fifteen", "off")):
        value = getattr(r, name)
        if value != usual and r.upcards == 0:
            rule, allowed = setting(name, value), values(name, (usual,))
            yield say("contradiction.upcards", rule=rule, game=r.name, allowed=allowed)
    if (r.barsega != 0 or r.trio != 0) and r.batch != 3:
        pays = chain([asked("barsega"), asked("trio")])
        yield say("contradiction.three", pays=pays, game=r.name, batch=r.batch)
    if r.wild != "off" and r.opening_fifteen == "off" and not (r.barsega or r.trio):
        names = {name: asked(name) for name in ("opening_fifteen", "barsega", "trio")}
        yield say("contradiction.wild", rule=setting("wild", r.wild), **names)


def _captures(r: Rules) -> Reasons:
    for name, usual in (("ace_with_ace", "takes_ace"), ("ace_empty", "stays")):
        value = getattr(r, name)
        if value != usual and not r.ace_may_sweep:
            yield say(
                "contradiction.ace",
                rule=setting(name, value),
                ace=setting("ace", r.ace),
                allowed=values(name, (usual,)),
            )


def _in_play(r: Rules) -> Reasons:
    if r.no_sweep_on == "last_hand" and r.batches == 1:
        yield say(
            "contradiction.last_hand",
            rule=setting("no_sweep_on", "last_hand"),
            game=r.name,
            allowed=values("no_sweep_on", ("last_card", "last_capture", "last_turn_each", "never")),
        )
    if r.court_sweep != 0 and (
        r.court_match != "identity" or r.sweep_worth not in ("number", "number_doubled")
    ):
        yield say(
            "contradiction.court_sweep",
            rule=setting("court_sweep", r.court_sweep),
            match=setting("court_match", "identity"),
            worth=settings("sweep_worth", "number", "number_doubled"),
        )
    if r.ponino == "on" and r.sweep_worth == "nothing":
        worth = setting("sweep_worth", "nothing")
        yield say("contradiction.no_sweeps", rule=setting("ponino", "on"), worth=worth)


def _at_the_end(r: Rules) -> Reasons:
    if r.finish == "claim" and r.wins == "low":
        wins = setting("wins", "low")
        yield say("contradiction.claim", rule=setting("finish", "claim"), wins=wins)
    for name, usual in (("primiera_source", "all"), ("primiera_missing", "disqualify")):
        value = getattr(r, name)
        if value != usual and not r.primiera_adds_up:
            yield say(
                f"contradiction.{name}",
                rule=setting(name, value),
                primiera=setting("primiera", r.primiera),
                allowed=values(name, (usual,)),
            )
    if r.napola_suit != "coins" and r.napola == "off":
        yield say(
            "contradiction.napola",
            rule=setting("napola_suit", r.napola_suit),
            napola=setting("napola", "off"),
            allowed=values("napola_suit", ("coins",)),
        )
