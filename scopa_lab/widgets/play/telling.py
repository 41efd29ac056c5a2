"""What happens in a game, in sentences of the catalogues; and how a game stands, as tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ...art.look import letter
from ...art.svg import clean
from ...captures import takes_itself
from ...display.page import signed
from ...languages import Said, chain, say
from ...moves import Move
from ...position import Position
from ..page.html import Words, button, row
from .game import Game, called

if TYPE_CHECKING:
    from ...estimates import Estimate
    from ...match import Match

__all__ = [
    *("Reasons", "advice_html", "match_html", "name", "outcome", "reasons", "reasons_html"),
    *("side_name", "tip_html", "told_play"),
]

Reasons = Sequence[tuple[float, str]]  # points, and what speaks for a move or against it
SHOWN = 2  # reasons told for a move, and against it


def name(game: Game, seat: int) -> str:
    """Return what people call who sits at a seat of the deal."""
    return called(game.plan, game.order[seat])


def side_name(game: Game, side: int) -> str:
    """Return what people call a side of the deal."""
    seats = [s for s in range(len(game.order)) if game.plan.rules.side_of(s) == side]
    found = name(game, seats[0])
    for seat in seats[1:]:
        found = say("play.with", first=found, other=name(game, seat))
    return found


def told_play(game: Game, at: int) -> Iterator[Said]:
    """Tell a play and what came of it: points earned at once, new cards, the end of the deal."""
    before, after = game.whole.positions[at : at + 2]
    seat, move = before.to_move, game.whole.moves[at]
    yield say("play.move", who=name(game, seat), move=move)
    side = game.plan.rules.side_of(seat)
    for category, points in after.earned_by_name()[side].items():
        gained = points - before.earned_by_name()[side][category]
        if gained > 0:
            yield say("play.sweep") if category == "sweeps" else say("play.earned", count=gained)
    if len(after.stock) < len(before.stock):
        left = len(after.stock)
        yield say("play.dealt", count=left) if left else say("play.dealt_last")
    if after.is_over and after.last_capture is not None:
        took = move.captured or takes_itself(before.rules, move.card, before.table)
        if before.table - move.captured or not took:
            yield say("play.rest", who=name(game, after.last_capture))


def outcome(game: Game) -> Said:
    """Tell how a deal that is over ended, and the match if it is decided."""
    return chain(_endings(game), "sentence")


def _endings(game: Game) -> Iterator[Said]:
    standing = game.standing
    if game.claimed is not None and standing is not None and standing.winners is not None:
        right = game.claimed in standing.winners
        yield say(
            "play.claim_right" if right else "play.claim_wrong",
            who=side_name(game, game.claimed),
            target=game.plan.rules.target,
        )
    elif game.now.is_over:
        yield say("play.deal_over", points=_versus(game.now.score().points))
    outright = game.now.score().outright
    if outright is not None:
        yield say("play.outright", who=side_name(game, outright))
    if standing is not None and standing.winners is not None:
        yield say(
            "play.match_over", scores=_versus(standing.scores), who=_winners(game, standing.winners)
        )


def _winners(game: Game, winners: Sequence[int]) -> str:
    found = side_name(game, winners[0])
    for side in winners[1:]:
        found = say("play.with", first=found, other=side_name(game, side))
    return found


def _versus(points: Sequence[int]) -> str:
    return " – ".join(map(str, points))


def reasons(view: Position, style: str, move: Move) -> Reasons:
    """Return what a style finds in a move, the weightiest first.

    >>> view = Position.setup("scopa", table="2C 5S KD", hands=("7D KH AS", "? ? ?"))
    >>> [points for points, _ in reasons(view, "greedy", Move.parse("7Dx2C5S"))]
    [1.679, 0.283]
    """
    from ...selfplay import explain  # needs numpy, which looking on does not

    found = [(points, habit.why) for habit, points in explain(view, style, move) if points]
    speaks = [one for one in found if one[0] > 0][:SHOWN]
    against = [one for one in found if one[0] < 0][:SHOWN]
    return sorted([*speaks, *against], key=lambda one: -abs(one[0]))


def match_html(game: Game, standing: Match, words: Words) -> str:
    """The match as a table: the points before the deal, now, and how many are to go."""
    assert game.before is not None  # there is a standing
    target = game.plan.rules.target
    heads = "".join(
        f'<th scope="col">{clean(words(key))}</th>'
        for key in ("table.side", "play.before", "play.now", "play.to_go")
    )
    rows = "".join(
        f'<tr><th scope="row">{letter(side)} · {clean(words("list.only", only=who))}</th>'
        f"<td>{game.before.scores[side]}</td><td>{points}</td><td>{max(target - points, 0)}</td>"
        "</tr>"
        for side, points in enumerate(standing.scores)
        for who in [side_name(game, side)]
    )
    caption = clean(words("play.match", target=target, number=game.number + 1))
    return (
        f"<table><caption>{caption}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def reasons_html(words: Words, found: Reasons) -> str:
    """What speaks for a move and against it, as a list."""
    items = "".join(
        f"<li>{clean(words('play.for' if points > 0 else 'play.against', why=why))}</li>"
        for points, why in found
    )
    return f"<ul>{items}</ul>" if items else ""


def advice_html(words: Words, found: Reasons) -> str:
    """The reasons of a hint by the rule book, and what kind of advice it is."""
    least = bool(found) and all(points < 0 for points, _ in found)
    told = f"<p>{clean(words('play.least_bad'))}</p>" if least else ""
    differs = clean(words("play.hint_differs"))
    return f'{told}{reasons_html(words, found)}<p class="slx-soft">{differs}</p>'


def tip_html(words: Words, move: Move, worth: Estimate | None = None) -> str:
    """A move that is recommended, or how much it is worth; a button chooses it."""
    if worth is None:
        told, role = words("play.hint_says", move=move), "status"
    else:
        points, doubt, role = signed(worth.mean), f"{worth.se:.2f}", "note"
        told = words("play.hint_worth", move=move, points=points, doubt=doubt)
    choose = words("play.choose_it")
    pick = button(
        choose,
        "pick",
        aria_label=f"{choose}: {words('list.only', only=move)}",
        data_move=str(move),
        data_point=str(move),
        data_key=f"choose-{move}",
    )
    return row(f'<strong role="{role}">{clean(told)}</strong>', pick)
