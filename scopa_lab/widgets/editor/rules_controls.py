"""Controls of the rules: the game, who plays, and every question that the game answers.

Made from the declarations in `scopa_lab.options`: a new option appears here by itself. A question
is asked where at least one other answer would make sense with the rest of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ...art.svg import clean
from ...languages import Said, chain, say, told
from ...names import option_label, option_question, setting, value_label
from ...options import OPTIONS, word
from ...rules import Rules, rules, variants
from ..page.html import button, field, row, select
from .draft_settings import usual_rules

__all__ = ["applying", "game_html", "house_rules", "options_html"]

#: the first option of each group, in the order of `Options`
GROUPS = {
    "pack": "direction",
    "dealt": "redeal",
    "takes": "capture",
    "play": "sweep_worth",
    "end": "leftovers",
    "match": "target",
}
SEATED = ("players", "teams")  # asked beside the game, not among the house rules
MANY = 40  # answers of a list; more are written as a number


def house_rules(given: Rules) -> Said | None:
    """Return in words in what rules differ from the game's own; None where they do not.

    >>> told(house_rules(rules("scopa", priority="fewest")), "it")
    'Precedenza: meno carte possibile'
    """
    changed = [name for name in given.differs(usual_rules(given)) if name in OPTIONS]
    named = [setting(name, getattr(given, name)) for name in changed]
    return chain(named, "semicolon") if named else None


@lru_cache(maxsize=64)
def applying(given: Rules) -> tuple[str, ...]:
    """Return the options that make a difference under some rules.

    >>> "napola_suit" in applying(rules("scopa")), "napola_suit" in applying(rules("napola"))
    (False, True)
    """
    usual = usual_rules(given)
    return tuple(
        name
        for name in OPTIONS
        if name not in SEATED
        and (getattr(given, name) != getattr(usual, name) or _has_choice(given, name))
    )


def _has_choice(given: Rules, name: str) -> bool:
    for value in OPTIONS[name]["allowed"]:
        if value == getattr(given, name):
            continue
        try:
            given.but(**{name: value})
        except ValueError:
            continue
        return True
    return False


def groups(names: tuple[str, ...]) -> dict[str, list[str]]:
    """Sort options by what they are about, as they are declared."""
    found: dict[str, list[str]] = {}
    heads = {first: group for group, first in GROUPS.items()}
    group = next(iter(GROUPS))
    for name in OPTIONS:
        group = heads.get(name, group)
        if name in names:
            found.setdefault(group, []).append(name)
    return found


def game_html(given: Rules, lang: str, tries: Mapping[str, int]) -> str:
    """Which game, how many play, and who with whom."""
    games = [(name, rules(name).title) for name in variants()]
    counts = list(dict.fromkeys(count for count, _ in given.seatings))
    teams = [team for count, team in given.seatings if count == given.players]
    players = [(str(n), told(say("editor.players", count=n), lang)) for n in counts]
    game, how_many = told(say("screen.game"), lang), option_label("players", lang)
    games.sort(key=lambda one: one[1])
    count = str(given.players)
    pieces = [
        select(game, "game", games, given.name, data_tries=tries.get("game")),
        select(how_many, "players", players, count, data_tries=tries.get("players")),
    ]
    if len(teams) > 1:
        named = [(team, value_label("teams", team, lang)) for team in teams]
        pieces.append(
            select(
                option_label("teams", lang),
                "teams",
                named,
                given.teams,
                data_tries=tries.get("teams"),
            )
        )
    return row(*pieces)


def options_html(given: Rules, lang: str, tries: Mapping[str, int]) -> str:
    """The house rules, shut until somebody asks; those that differ are marked and counted."""
    usual = usual_rules(given)
    names = applying(given)
    changed = [name for name in names if getattr(given, name) != getattr(usual, name)]
    count = say("editor.changed", count=len(changed)) if changed else say("editor.as_usual")
    parts = [
        f'<details class="slx-rules" data-key="rules"><summary data-key="rules-open">'
        f"{clean(told(say('editor.house_rules'), lang))} · {clean(told(count, lang))}</summary>",
        row(button(told(say("editor.usual"), lang), "usual", able=bool(changed))),
    ]
    for group, asked in groups(names).items():
        parts.append(
            f"<fieldset><legend>{clean(told(say(f'editor.rules_{group}'), lang))}</legend>"
        )
        parts.append("".join(_option(given, usual, name, lang, tries) for name in asked))
        parts.append("</fieldset>")
    return "".join([*parts, "</details>"])


def _option(given: Rules, usual: Rules, name: str, lang: str, tries: Mapping[str, int]) -> str:
    allowed, value = OPTIONS[name]["allowed"], getattr(given, name)
    own = getattr(usual, name)
    changed = value != own
    said = option_label(name, lang)
    if changed:
        said += f" ● {told(say('editor.differs'), lang)}"
    more: dict[str, Any] = {
        "data_key": f"option-{name}",
        "data_option": name,
        "data_tries": tries.get(name),
        "aria_describedby": f"about-{name}",
    }
    if len(allowed) > MANY:
        control = field(
            said, "option", word(value), kind="number", min=allowed[0], max=allowed[-1], **more
        )
    else:
        choices = []
        for one in allowed:
            words = value_label(name, one, lang)
            if one == own:
                words = told(say("editor.the_usual", answer=words), lang)
            choices.append((word(one), words))
        control = select(said, "option", choices, word(value), **more)
    question = option_question(name, lang)
    mark = " slx-changed" if changed else ""
    return (
        f'<div class="slx-option{mark}" data-key="of-{name}">{control}'
        f'<small id="about-{name}">{clean(question)}</small></div>'
    )
