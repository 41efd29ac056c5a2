"""The parts of the editor's page beside the picture: places, turn and points, the outcome."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...art.look import letter
from ...art.scene import place_key
from ...art.svg import clean
from ...cards import Card
from ...languages import Said, say
from ...names import category_name
from ..page.html import Told, Words, button, checkbox, field, row, select
from .draft import Draft, split_place
from .editing import MOST_PLAYS, Editing
from .examples import EXAMPLES
from .oddities import oddities
from .rules_controls import house_rules

__all__ = ["faulty_places", "place_said", "places_html", "result_html",
           "start_html", "tools_html", "turn_html"]  # fmt: skip


# ── words for places and faults ─────────────────────────────────────────────────────────────────


def place_said(place: str) -> Said:
    """Return what a place is called.

    >>> place_said("hand-1"), place_said("pile-0")
    ('hand of seat 1', 'pile A')
    """
    zone, at = split_place(place)
    if zone == "hand":
        return say("editor.hand", seat=at)
    if zone == "pile":
        return say("editor.pile", side=letter(at))
    return say(f"editor.{zone}")


def place_of_field(field: str) -> str:
    """Return the place of a field of a position, "" for one that has none.

    >>> place_of_field("hands[1]"), place_of_field("stock"), place_of_field("to_move")
    ('hand-1', 'stock', '')
    """
    found = re.fullmatch(r"(hands|piles|bonus|combinations)\[(\d+)\]", field)
    if found:
        return place_key("hand" if found[1] == "hands" else "pile", found[2])
    if field == "last_laid":
        return "table"
    return field if field in ("table", "stock", "out") else ""


def faulty_places(draft: Draft) -> set[str]:
    """Return the places where something is wrong."""
    found = {place_of_field(field) for field, _ in draft.faults}
    fields = {field for field, _ in draft.faults}
    if "to_move" in fields:
        found.add(place_key("hand", draft.to_move))
    if "hands" in fields:
        found |= {place for place in draft.rows if split_place(place)[0] == "hand"}
    return found & set(draft.rows)


def _faults_at(draft: Draft, place: str) -> list[tuple[str, str]]:
    here = [(f, message) for f, message in draft.faults if place_of_field(f) == place]
    turn = place_key("hand", draft.to_move)
    return here + [(f, m) for f, m in draft.faults if f in ("to_move", "hands") and place == turn]


# ── the page ────────────────────────────────────────────────────────────────────────────────────


def tools_html(editing: Editing, words: Words) -> str:
    """Undo, redo, clear."""
    return row(
        button(words("screen.undo"), "undo", able=editing.can_undo, data_heir="redo clear"),
        button(words("screen.redo"), "redo", able=editing.can_redo, data_heir="undo clear"),
        button(words("editor.clear"), "clear"),
    )


def start_html(words: Words, seed: int, tries: Mapping[str, int]) -> str:
    """Ready positions: examples, and random deals."""
    choices = [
        ("", words("editor.example_choose")),
        *((name, words(f"editor.example_{name}")) for name in EXAMPLES),
    ]
    examples = select(
        words("editor.examples"), "example", choices, "", data_tries=tries.get("example")
    )
    again = tries.get("deal")
    inside = (
        field(words("editor.seed"), None, str(seed), kind="number", name="seed", min=0,
              data_key="seed", data_tries=again)
        + field(words("editor.plays"), None, "0", kind="number", name="plays", min=0,
                max=MOST_PLAYS, data_key="plays")
        + checkbox(words("editor.hidden"), None, False, name="hidden", data_key="hidden")
        + button(words("editor.deal"), None, type="submit", data_key="deal")
    )  # fmt: skip
    return row(
        examples, f'<form class="slx-row" data-do="deal" data-key="deal-form">{inside}</form>'
    )


def places_html(
    editing: Editing, words: Words, told: Told, fault: Callable[[str, str], str]
) -> str:
    """Every place: fill it, more and fewer unknown cards, what is wrong there."""
    draft = editing.draft
    items = []
    for place, cards in draft.rows.items():
        name = place_said(place)
        titled = f"{told(name)} · {len(cards)}"
        holding = editing.held is not None
        armed = place == editing.armed
        pieces = [
            button(
                titled,
                "arm",
                kind="slx-goal" if holding else "",
                aria_label=words("editor.put_here", place=titled) if holding else None,
                data_place=place,
                data_key=f"arm-{place}",
                aria_pressed="true" if armed else "false",
            )
        ]
        if split_place(place)[0] == "hand" or (place == "stock" and not draft.rest):
            pieces += [
                button(
                    sign,
                    kind,
                    able=kind == "more" or None in cards,
                    data_place=place,
                    data_key=f"{kind}-{place}",
                    data_heir=f"more-{place}",
                    aria_label=words(f"editor.{kind}", place=name),
                )
                for kind, sign in (("more", "+ ?"), ("less", "− ?"))
            ]
        wrong = "".join(
            f'<p class="slx-wrong">⚠ {clean(told(fault(f, message)))}</p>'
            for f, message in _faults_at(draft, place)
        )
        items.append(f'<li data-key="place-{place}">{row(*pieces)}{wrong}</li>')
    label = clean(words("editor.places"))
    return f'<ul aria-label="{label}">{"".join(items)}</ul>'


def turn_html(
    draft: Draft, words: Words, lang: str, spell: Callable[[Any], str], tries: Mapping[str, int]
) -> str:
    """Who is to move, what was earned, and whatever else the rules in play look at."""
    rules = draft.rules
    seats = [(str(n), words("picture.seat", number=n)) for n in range(rules.players)]
    nobody = ("", words("editor.nobody"))
    captor = "" if draft.last_capture is None else str(draft.last_capture)
    where = [(one, words(f"editor.rest_{one}")) for one in ("stock", "out")]
    pieces = [
        select(words("editor.to_move"), "turn", seats, str(draft.to_move)),
        select(words("editor.last_capture"), "last", [nobody, *seats], captor),
        select(words("editor.rest"), "rest", where, "stock" if draft.rest else "out"),
    ]
    if rules.picada == "previous":
        cards: list[Card] = [c for c in draft.table if c is not None]
        laid = [("", words("editor.no_card")), *((c.text, spell(c)) for c in cards)]
        chosen = draft.last_laid.text if draft.last_laid else ""
        pieces.append(select(words("editor.last_laid"), "laid", laid, chosen))
    if rules.no_sweep_on == "last_capture":
        pieces.append(
            field(words("editor.swept"), "swept", str(draft.last_capture_swept), kind="number",
                  min=0, data_tries=tries.get("swept"))
        )  # fmt: skip
    if rules.ace_lead == "barred":
        pieces.append(checkbox(words("editor.first_play"), "leads", draft.first_play))
    earned = []
    for side in range(rules.sides):
        for at, name in enumerate(rules.play_names):
            label = words("editor.earned_by", side=letter(side), kind=category_name(name, lang))
            earned.append(
                field(label, "earned", str(draft.earned[side][at]), kind="number", min=0,
                      data_side=side, data_category=at, data_key=f"earned-{side}-{at}",
                      data_tries=tries.get("earned"))
            )  # fmt: skip
    if rules.primiera_source != "all":
        for side in range(rules.sides):
            sets = draft.combinations[side] if draft.combinations else ()
            label = words("editor.combined", side=letter(side))
            earned.append(
                field(label, "combine", " ; ".join(map(str, sets)), data_side=side,
                      data_key=f"combine-{side}", data_tries=tries.get("combine"))
            )  # fmt: skip
    title = clean(words("editor.earned"))
    inside = row(*earned)
    return row(*pieces) + (
        f"<fieldset><legend>{title}</legend>{inside}</fieldset>" if earned else ""
    )


def result_html(
    draft: Draft, words: Words, told: Told, fault: Callable[[str, str], str], doors: str
) -> str:
    """What the position is in words, or what is wrong with it; where to go on with it."""
    summary = f"<p><b>{clean(told(_summary(draft)))}</b></p>"
    house = house_rules(draft.rules)
    if house is not None:
        summary += f"<p>{clean(words('play.house', rules=house))}</p>"
    if draft.faults:
        items = "".join(f"<li>{clean(told(fault(f, message)))}</li>" for f, message in draft.faults)
        said = f'<p>{clean(words("editor.not_yet"))}</p><ul class="slx-faults">{items}</ul>'
    else:
        said = f"<p>✓ {clean(words('editor.good'))}</p>"
        if draft.position is not None:
            said += _odd(oddities(draft.position), words, told)
    return summary + said + row(doors)


def _odd(found: Sequence[Said], words: Words, told: Told) -> str:
    """What cannot come about in play; said again only where it changes."""
    items = "".join(f"<li>⚠ {clean(told(one))}</li>" for one in found)
    inside = f"<p>{clean(words('editor.odd'))}</p><ul>{items}</ul>" if found else ""
    kind = "slx-odd slx-alert slx-note" if found else "slx-odd"
    return f'<div class="{kind}" role="status" data-key="odd"><div>{inside}</div></div>'


def _summary(draft: Draft) -> Said:
    rules = draft.rules
    return say(
        "editor.summary",
        game=rules.title,
        players=say("editor.players", count=rules.players),
        table=say("editor.on_table", count=len(draft.table)),
        stock=say("editor.in_stock", count=len(draft.stock)),
        seat=draft.to_move,
    )
