"""Builder: from the data of a game to the sentences of its page.

What is asked of the rules is the same in every language, and each answer is one sentence; so the
rules in words are right for any options, and for a game that is a new file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module

from ..cards import Cards
from ..categories import Category
from ..options import OPTIONS, word
from ..rules import Rules, variants
from ..rules import rules as the_rules
from .disputes import REGISTER, Row
from .language import Language
from .page import Choice, Difference, Dispute, Page, Reading, Section, Source
from .sources import SECTIONS, TAGS, sections, tags

__all__ = ["build", "in_words"]

WHOLE_PACK = 220  # what forty cards count


def build(rules: Rules, w: Language) -> Page:
    """Make the page of a game in a language."""
    known = rules.name in variants()
    usual = the_rules(rules.name) if known else rules
    parent = the_rules(rules.parent) if rules.parent else None
    cited = str(getattr(_file(rules), "SOURCE", ""))
    disputed = tuple(_disputed(rules, w))
    return Page(
        name=rules.name,
        title=rules.title,
        lang=w.code,
        settings=str(rules) if known else rules.name,
        summary=_summary(rules, w),
        sections=tuple(in_words(rules, w)),
        parent=parent.title if parent else "",
        differences=tuple(_differences(usual, parent, w)) if parent else (),
        house=tuple(_differences(rules, usual, w)),
        options=tuple(
            Choice(
                name,
                w.question(name),
                getattr(rules, name),
                getattr(usual, name),
                tuple(spec["allowed"]),
                tuple(w.meanings(rules, name)),
                spec["source"],
            )
            for name, spec in OPTIONS.items()
        ),
        cited=cited,
        sources=tuple(_sources(cited, disputed, w)),
        disputed=disputed,
    )


def _file(rules: Rules) -> object:
    """The file of the game; nothing for rules that have a name of their own but no file."""
    if rules.name not in variants():
        return None
    return import_module(f"scopa_lab.variants.{rules.name}")


def _summary(rules: Rules, w: Language) -> tuple[str, ...]:
    """The game in its own words; in English where its file has none of this language."""
    file = _file(rules)
    if file is None:
        return ()
    own = getattr(file, "WORDS", {}).get(w.code)
    text = own or rules.summary
    paragraphs = [" ".join(piece.split()) for piece in text.split("\n\n")]
    if own is None and w.code != "en":
        paragraphs.insert(0, w("summary_in_english"))
    return tuple(w.tidy(piece) if own else piece for piece in paragraphs)


# ── the rules in words ──────────────────────────────────────────────────────────────────────────


def in_words(rules: Rules, w: Language) -> Iterator[Section]:
    """Yield the sections of the rules in words, each fact a sentence."""
    for key, sentences in (
        ("players", _players),
        ("cards", _cards),
        ("deal", _deal),
        ("captures", _captures),
        ("in_play", _in_play),
        ("at_the_end", _at_the_end),
        ("match", _match),
    ):
        yield Section(w(key), tuple(sentences(rules, w)))


def _players(r: Rules, w: Language) -> Iterator[str]:
    yield _seatings(r, w)
    if len(r.seatings) > 1:
        yield w.fact("this_seating", players=r.players, how=w.fact(r.teams))
    if r.teams != "none":
        yield w.here(r, "teams")
    yield w.here(r, "direction")


def _seatings(r: Rules, w: Language) -> str:
    """For whom the game is: every number of players with how they sit."""
    counts = dict.fromkeys(players for players, _ in r.seatings)
    said = []
    for count in counts:
        hows = [w.fact(teams) for players, teams in r.seatings if players == count]
        alone = hows == [w.fact("none")]
        key = "seating" if alone else "seating_how"
        said.append(w.fact(key, players=count, how=w.join(hows, "or")))
    return w.fact("seatings", seatings=w.join(said, "or"))


def _cards(r: Rules, w: Language) -> Iterator[str]:
    yield w.here(r, "pack")
    yield w.fact("numbers")
    if r.court_match == "identity":
        yield w.here(r, "court_match")
    elif r.pack == "italian":
        yield w.here(r, "courts")
    yield w.fact("suits_idle")


def _deal(r: Rules, w: Language) -> Iterator[str]:
    yield _dealt(r, w)
    yield from _other_deals(r, w)
    if r.one_by_one:
        yield w.fact("one_by_one")
    if r.upcards:
        yield w.here(r, "redeal")
    if r.opening_fifteen != "off":
        yield w.here(r, "opening_fifteen")
    declared = [name for name in ("barsega", "trio") if getattr(r, name)]
    yield from (w.here(r, name) for name in declared)
    if len(declared) == 2:
        yield w.fact("both_declared")
    if r.wild != "off":
        yield w.here(r, "wild")


def _dealt(r: Rules, w: Language) -> str:
    key = ("deal_once" if r.batches == 1 else "deal_batches") + ("" if r.upcards else "_0")
    return w.fact(key, batch=r.batch, upcards=r.upcards, batches=r.batches)


def _other_deals(r: Rules, w: Language) -> Iterator[str]:
    """How it is dealt to other numbers of players, where that differs."""
    for players, batch, upcards in r.deals:
        if players != r.players:
            key = "deals" if upcards else "deals_0"
            yield w.fact(key, players=players, batch=batch, upcards=upcards)


def _captures(r: Rules, w: Language) -> Iterator[str]:
    yield w.here(r, "sum")
    if r.sum == "equal":  # a fifteen may be any set, an equal card and others together
        yield w.fact("one_capture")
    yield w.here(r, "priority")
    yield w.here(r, "max_capture")
    if r.max_capture and r.ace_may_sweep:
        yield w.fact("cap_and_ace")
    yield from _aces(r, w)
    yield w.here(r, "capture")
    yield w.fact("pile")


def _aces(r: Rules, w: Language) -> Iterator[str]:
    if r.ace_may_sweep or r.sum == "multiple":
        yield w.here(r, "ace")
    if r.ace_must_sweep:
        yield w.here(r, "ace_with_ace")
    if r.ace_may_sweep:
        yield w.here(r, "ace_empty")
    if r.ace_lead == "barred":
        yield w.here(r, "ace_lead")


def _in_play(r: Rules, w: Language) -> Iterator[str]:
    yield w.here(r, "sweep_worth")
    if r.sweep_worth != "nothing":
        if r.sweep_worth != "one" and r.numberless:
            yield w.here(r, "court_sweep")
        yield w.here(r, "no_sweep_on")
        if _never_cleared(r):
            yield w.fact("never_last")
    captures = [c for c in r.play_categories if c.name not in ("sweeps", "declarations")]
    for category in captures:
        yield w.here(r, category.option)
    if len(captures) > 1 or (captures and r.sweep_worth != "nothing"):
        yield w.fact("cumulative")


def _never_cleared(r: Rules) -> bool:
    """Whether what is left counts 10 modulo 15, because every capture takes fifteen."""
    always_fifteen = r.sum == "fifteen" and not r.ace_may_sweep and r.wild == "off"
    return always_fifteen and sum(map(r.value, r.cards)) == WHOLE_PACK


def _at_the_end(r: Rules, w: Language) -> Iterator[str]:
    yield w.here(r, "leftovers")
    for category in r.end_categories:
        yield _scores(r, category, w)
        if category.kind == "primiera" and r.primiera_adds_up:
            yield w.here(r, "primiera_source")
            if r.primiera_source != "combination_letter":
                yield w.here(r, "primiera_missing")
    contested = [c for c in r.end_categories if c.kind in ("most", "primiera")]
    if contested:
        yield w.here(r, "tie")
    if any(c.kind == "most" for c in contested) and (r.sides > 2 or r.majority != "most"):
        yield w.here(r, "majority")
    if r.napoleone == "on":
        yield w.here(r, "napoleone")


def _scores(r: Rules, c: Category, w: Language) -> str:
    """What one category at the end of the deal is worth, and to whom."""
    points, label = w.points(c.points), w.label(c)
    if c.option in OPTIONS and c.kind in ("primiera", "runs"):
        return w.here(r, c.option)
    if c.kind == "most":
        return w.fact("most", label=label, points=points)
    if c.kind == "each" and len(c.cards) > 1:
        return w.fact("each_of", ranks=_kinds(c.cards, w), points=points)
    if c.kind in ("each", "all"):
        return w.fact(c.kind, label=label, points=points)
    if c.kind == "breaks":
        decider = w.the(next(iter(c.decider)))
        return w.fact("breaks", ranks=_kinds(c.cards, w), decider=decider, points=points)
    if c.kind == "won":
        parts = [other for other in r.scores if other.name in c.of]
        total = c.points + sum(other.points * _most_of(other) for other in parts)
        labels = ", ".join(map(w.label, parts))
        return w.fact("won", points=points, total=total, labels=labels)
    assert c.kind == "again"  # what is earned in play is no category of the end
    named = [other for other in r.play_categories + r.end_categories if other.name in c.of]
    labels = w.join([w.label(other) for other in named])
    return w.fact("again", cards=w.cards(c.cards), labels=labels)


def _most_of(c: Category) -> int:
    """How often a category can score for one side."""
    return len(c.cards) if c.kind == "each" else 1


def _kinds(cards: Cards, w: Language) -> str:
    ranks = w.whole_ranks(cards)
    return w.join([w.rank(rank) for rank in ranks] or [w.card(card) for card in cards])


def _match(r: Rules, w: Language) -> Iterator[str]:
    yield w.here(r, "target")
    yield w.here(r, "wins")
    yield w.here(r, "finish")


# ── differences ─────────────────────────────────────────────────────────────────────────────────


def _differences(here: Rules, there: Rules, w: Language) -> Iterator[Difference]:
    """Yield what differs between two sets of rules: facts of the game, then options."""
    changed = here.differs(there)
    if "seatings" in changed:
        yield Difference(_seatings(here, w), _seatings(there, w))
    if {"batch", "upcards"} & set(changed):
        yield Difference(_dealt(here, w), _dealt(there, w))
    if "deals" in changed:
        yield from (Difference(deal, "") for deal in _other_deals(here, w))
    if "one_by_one" in changed:
        keys = {True: "one_by_one", False: "in_packets"}
        yield Difference(w.fact(keys[here.one_by_one]), w.fact(keys[there.one_by_one]))
    for name in OPTIONS:
        if name in changed and not _follows(name, here, there):
            yield Difference(w.here(here, name), w.said(there, name, getattr(there, name)))
    if "outright" in changed and here.napoleone == there.napoleone == "on":
        yield Difference(w.here(here, "napoleone"), w.here(there, "napoleone"))
    if "scores" in changed:
        for category in here.scores:
            if category not in there.scores:
                yield Difference(_scores(here, category, w), "")
        kept = {category.name for category in here.scores}
        gone = [w.label(c) for c in there.scores if c.name not in kept]
        if gone:
            yield Difference(w.fact("gone", labels=", ".join(gone)), "")


def _follows(name: str, here: Rules, there: Rules) -> bool:
    """Whether the answer to an option is no news, as something else brings it along."""
    if name in ("players", "teams"):
        return here.seatings != there.seatings
    if name == "napola_suit":  # said with the run itself
        return here.napola != there.napola
    return name == "redeal" and not here.upcards


# ── disputed points, sources ────────────────────────────────────────────────────────────────────


def _disputed(r: Rules, w: Language) -> Iterator[Dispute]:
    for row in REGISTER:
        if row.concerns(r):
            matter, said = w.rows[row.row]
            readings = tuple(_readings(r, row, w))
            yield Dispute(row.row, w.tidy(matter), w.tidy(said), readings)


def _readings(r: Rules, row: Row, w: Language) -> Iterator[Reading]:
    """The readings that the game allows, and its own where that is another one."""
    for name, values in row.readings.items():
        own = getattr(r, name)
        for value in values if own in values else (*values, own):
            if value == own or _allowed(r, name, value):
                setting = f"{name}={word(value)}"
                yield Reading(setting, w.said(r, name, value), value == own)
    for game in row.games:
        other = the_rules(game)
        yield Reading(game, _dealt(other, w), game == r.name)


def _allowed(r: Rules, name: str, value: object) -> bool:
    if name == "teams":
        return any(teams == value for _, teams in r.seatings)
    try:
        r.but(**{name: value})
    except ValueError:
        return False
    return True


def _sources(cited: str, disputed: tuple[Dispute, ...], w: Language) -> Iterator[Source]:
    """The sources that describe the game, then those that its disputed points cite."""
    brackets = [SECTIONS.get(section, "") for section in sections(cited)]
    brackets += re.findall(r"\[([^\]]+)\]", " ".join(d.said for d in disputed))
    found = dict.fromkeys(tag for bracket in brackets if bracket for tag in tags(bracket))
    for tag in sorted(found, key=lambda tag: (not tag.startswith("text "), tag)):
        yield Source(tag, w(tag) if tag.startswith("text ") else TAGS[tag])
