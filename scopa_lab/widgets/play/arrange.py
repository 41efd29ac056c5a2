"""Before the cards are dealt: the page on which a game is settled, and what is changed on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...art.svg import clean
from ...languages import Said, catalogue, say
from ...position import Position
from ...rules import Rules, rules, variants
from ..editor.rules_controls import house_rules
from ..page.html import Words, button, field, row, select
from .game import USUAL, YOU, Game, Plan, is_person

__all__ = ["arranged", "called_again", "plan_html", "seating", "seats_for", "taken_over"]

THINKING = ("", "1", "3", "10")  # seconds a computer player may think, as offered
PACES = ("0", "0.8", "2")  # seconds between moves, as offered


def seating(rules: Rules) -> Said:
    """Say how many play, and in which teams.

    >>> from scopa_lab.rules import rules
    >>> seating(rules("scopone"))
    '4 players, in teams of 2'
    """
    players, sides = rules.players, rules.sides
    if players == sides:
        return say("play.each", number=players)
    return say("play.teams", number=players, size=players // sides)


def arranged(plan: Plan, what: str, intent: Mapping[str, Any]) -> Plan:
    """Return the plan with one thing changed, as a person asked for it.

    Raises
    ------
    ValueError
        When that is not possible.
    """
    value = str(intent.get("value", "")).strip()
    if what == "game":
        return plan.but(rules=rules(value), start=None)
    if what == "seating":
        players, _, teams = value.partition(" ")
        asked = {"players": int(players) if players.isdecimal() else players, "teams": teams}
        return plan.but(rules=plan.rules.but(**asked), start=None)
    if what == "chair":
        chair = str(intent.get("chair"))
        chairs = [value if str(at) == chair else who for at, who in enumerate(plan.chairs)]
        return plan.but(chairs=tuple(chairs))
    if what == "length":
        return plan.but(match=value == "match")
    if what == "dealer":
        return plan.but(dealer=int(value) if value.isdecimal() else value)
    return plan.but(seed=int(value) if value.isdecimal() else value or None)


def taken_over(plan: Plan, start: Position) -> Plan:
    """Return the plan for going on from a position: who sat there stays, if that fits."""
    same = start.rules.players == plan.rules.players
    chairs = plan.chairs if same else seats_for(start)
    return plan.but(rules=start.rules, chairs=chairs, start=start, dealer=-1)


def seats_for(start: Position) -> tuple[str, ...]:
    """Return who sits where: you where the only hand that is known lies, else where it is the turn.

    >>> seats_for(Position.parse("scopa | table 2C | hands ? / 7D | to_move 0"))
    ('chitarrella', 'you')
    """
    known = [seat for seat, hand in enumerate(start.hands) if hand.cards and not hand.unknown]
    you = known[0] if len(known) == 1 else start.to_move
    return tuple(YOU if seat == you else USUAL for seat in range(start.rules.players))


def called_again(plan: Plan, game: Game | None, seen: Position, more: str = "") -> str:
    """Return the Python call of a screen that leads back to a game; it tells no hidden card.

    A seed tells every card of the game, so it stands there only before the game and after it.

    Parameters
    ----------
    plan : Plan
    game : Game or None
        The one that is played; None before it.
    seen : Position
        The position as it may be seen.
    more : str
        Further arguments.
    """
    if game is None:
        return plan.call(plan.seed, more)
    seated = plan.but(chairs=tuple(map(game.sits, range(len(game.order)))))
    if game.over and not game.ended:  # the next deal follows from the seed
        return seated.call(None, more)
    start = plan.start if game.ended else seen
    where = "" if start is None else f", position={str(start)!r}"
    return (plan if game.ended else seated).call(game.seed if game.ended else None, where + more)


def plan_html(plan: Plan, words: Words, seconds: float | None, pause: float) -> str:
    """Return the page that settles a game.

    Parameters
    ----------
    plan : Plan
    words : callable
        Says a key in the language of the screen.
    seconds, pause : float
        How long a player may think, and waits before a move.
    """
    here = plan.rules
    titles = sorted(((name, rules(name).title) for name in variants()), key=lambda row: row[1])
    game = select(words("screen.game"), "game", titles, here.name)
    tables = [
        (f"{players} {teams}", words_of(seating_of(here, players, teams), words))
        for players, teams in here.seatings
    ]
    table = select(words("play.table"), "seating", tables, f"{here.players} {here.teams}")
    lengths = [
        ("deal", words("play.one_deal")),
        ("match", words("play.to_target", target=here.target)),
    ]
    length = select(words("play.length"), "length", lengths, "match" if plan.match else "deal")
    house = house_rules(here)
    more = _more(plan, words, seconds, pause)
    return (
        f'<div class="slx-plan">{row(game, table if len(tables) > 1 else "", length)}'
        + ("" if house is None else _said("play.house", words, rules=house))
        + _said("play.from", words, position=_shown(plan)) * (plan.start is not None)
        + f'<fieldset class="slx-box"><legend>{clean(words("play.chairs_title"))}</legend>'
        f"{row(*(_chair(plan, chair, words) for chair in range(here.players)))}"
        f"{_strengths(plan, words)}</fieldset>{more}"
        + row(
            button(
                words("play.deal" if plan.start is None else "play.take_over"),
                "deal",
                kind="slx-strong slx-big",
            )
        )
        + "</div>"
    )


def seating_of(here: Rules, players: int, teams: str) -> Said:
    """Say one of the seatings of a game."""
    if (players, teams) == (here.players, here.teams):
        return seating(here)
    return seating(rules(here.name, players=players, teams=teams))


def words_of(said: Said, words: Words) -> str:
    """Tell a sentence by its key."""
    return words(said.key, **said.values)


def _said(key: str, words: Words, **values: Any) -> str:
    return f'<p class="slx-soft">{clean(words(key, **values))}</p>'


def _shown(plan: Plan) -> str:
    """The table cards of a position to go on from: these everybody may see."""
    return "" if plan.start is None else str(plan.start.table) or "-"


def _chair(plan: Plan, chair: int, words: Words) -> str:
    """Who sits on a chair."""
    from ...strategies import players

    who = plan.chairs[chair]
    choices = [(YOU, words("play.somebody")), *((name, _who(name, words)) for name in players())]
    if who not in dict(choices):
        choices.append((who, who.partition(" ")[2] if is_person(who) else who))
    leads = plan.start is None and chair == (plan.dealer + 1) % plan.rules.players
    return select(
        words("play.chair_leads" if leads else "play.chair", number=chair + 1),
        "chair",
        choices,
        who,
        data_chair=chair,
        data_key=f"chair-{chair}",
    )


def _who(name: str, words: Words) -> str:
    key = f"play.who.{name}"
    return words(key) if key in catalogue("en") else name


def _strengths(plan: Plan, words: Words) -> str:
    """A line on each player that was chosen: how it plays, how well."""
    from ...strategies import player

    items = []
    for who in dict.fromkeys(plan.chairs):
        if is_person(who):
            continue
        name = who.split()[0].lower()
        key = f"play.how.{name}"
        how = words(key) if key in catalogue("en") else player(who).title
        items.append(f"<li><b>{clean(_who(name, words))}</b>: {clean(how)}</li>")
    return f'<ul class="slx-soft">{"".join(items)}</ul>' if items else ""


def _more(plan: Plan, words: Words, seconds: float | None, pause: float) -> str:
    """What few people change."""
    chairs = [
        (str(chair), words("play.chair", number=chair + 1)) for chair in range(plan.rules.players)
    ]
    dealer = select(words("play.dealer"), "dealer", chairs, str(plan.dealer))
    seed = field(
        words("play.seed"),
        "seed",
        "" if plan.seed is None else str(plan.seed),
        inputmode="numeric",
    )
    limit = "" if seconds is None else f"{seconds:g}"
    times = [
        (t, words("play.at_most", seconds=t) if t else words("play.no_limit"))
        for t in dict.fromkeys((*THINKING, limit))
    ]
    pace = f"{pause:g}"
    paces = [(p, words("play.wait_of", seconds=p)) for p in dict.fromkeys((*PACES, pace))]
    time = select(words("play.time"), "time", times, limit)
    return (
        f"<details><summary>{clean(words('play.more'))}</summary>"
        + row(
            dealer if plan.start is None else "",
            seed,
            time,
            select(words("play.pace"), "pace", paces, pace),
        )
        + "</details>"
    )
