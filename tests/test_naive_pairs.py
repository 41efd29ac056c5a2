"""The joint answer of a pair: against every plan tried, between its bounds, kept by its plan."""

from __future__ import annotations

import random
from typing import Any

import pytest

import scopa_lab as sl
from scopa_lab.equilibrium.pairs import Ending, Pairs
from scopa_lab.kernel import pairs_layout as at
from tests import naive, test_team, twin
from tests.naive import cards, fair, pairs
from tests.naive.hidden import Batch, Hidden, hidden

CLOSE = 1e-9


def ending(sizes: tuple[int, ...], seed: int, game: str = "scientifico") -> Hidden:
    """A random ending with hands of these sizes, in a pack of sixteen."""
    rng = random.Random(f"pairs {seed}")
    options = naive.options(game, players=4, teams="2x2")
    pack = naive.full_pack(options)
    ranks = rng.sample(sorted({card[0] for card in pack}), 4)
    live = [card for card in pack if card[0] in ranks]
    rng.shuffle(live)
    unseen, table, rest = live[: sum(sizes)], live[sum(sizes) :][:3], live[sum(sizes) + 3 :]
    known = naive.position(
        options, table, [[]] * 4, piles=[rest[::2], rest[1::2]], last_capture=seed % 4
    )
    return hidden(known, [[None] * size for size in sizes], [], unseen)


def assert_between(batch: Batch, pair: fair.Seats, strategy: fair.Strategy) -> float:
    """One seat alone, the pair, the pair that sees both hands: each gets more."""
    sign = 1 if (pair[0] % 2 == 0) != batch.low else -1
    joint, plan = pairs.joint_response(batch, pair, strategy)
    alone = [sign * fair.best_answer(batch, (seat,), strategy) for seat in pair]
    seeing = sign * fair.best_answer(batch, pair, strategy)
    kept = sign * pairs.value(batch, {**strategy, **plan})
    assert sign * pairs.value(batch, strategy) <= min(alone)
    assert max(alone) <= sign * joint + CLOSE
    assert sign * joint <= seeing + CLOSE
    assert float(kept) == pytest.approx(sign * joint, abs=CLOSE)
    return joint


@pytest.mark.parametrize(
    ("game", "seed", "pair"),
    [
        ("scientifico", 2, (2, 0)),
        ("cirulla", 0, (2, 0)),
        ("cirulla", 0, (1, 3)),
        ("cirulla", 1, (1, 3)),
        ("perdere", 4, (1, 3)),
        ("escoba", 2, (1, 3)),
    ],
)
def test_as_trying_every_plan(game: str, seed: int, pair: tuple[int, int]) -> None:
    """Two cards, then one each; in most of these both of the pair choose captures too."""
    batch = pairs.batch(ending((2, 1, 1, 1), seed, game))
    strategy = pairs.even(batch)
    joint = assert_between(batch, pair, strategy)
    tried = pairs.joint_by_trying(batch, pair, strategy)
    assert float(tried) == pytest.approx(joint, abs=CLOSE)


def test_both_of_a_pair_choose() -> None:
    """Agreeing is worth more than what one gains alone, less than what both see together."""
    batch = pairs.batch(ending((2, 1, 2, 1), 1))
    strategy = pairs.even(batch)
    joint = assert_between(batch, (0, 2), strategy)
    assert joint > max(fair.best_answer(batch, (seat,), strategy) for seat in (0, 2)) + 0.01
    assert_between(batch, (1, 3), strategy)


def test_answers_to_answers() -> None:
    """The answer to a plan is worth no less to the pair than what it did before."""
    batch = pairs.batch(ending((1, 2, 1, 2), 2))
    ours, plan = pairs.joint_response(batch, (0, 2), pairs.even(batch))
    theirs, _ = pairs.joint_response(batch, (1, 3), {**pairs.even(batch), **plan})
    assert theirs <= ours + CLOSE


@pytest.mark.parametrize(
    ("game", "sizes", "table", "seed"),
    [
        ("asso", (2, 1, 1, 1), 3, 5),
        ("perdere", (2, 1, 1, 1), 3, 7),
        ("scientifico", (2, 2, 1, 1), 2, 9),
        ("perdere", (2, 2, 1, 1), 2, 0),
        ("scientifico", (2, 2, 2, 1), 1, 11),  # both of the pair to move choose
    ],
)
def test_as_the_kernel_answers(game: str, sizes: tuple[int, ...], table: int, seed: int) -> None:
    """The library's best joint plans against the program with whole numbers, for one profile."""
    teams: dict[str, Any] = {} if game == "scientifico" else {"players": 4, "teams": "2x2"}
    position = test_team.ending(
        *(seed, sizes),
        game=game,
        known=(0, 0, 0, 0),
        table=table,
        to_move=seed % 4,
        out=20,
        **teams,
    )
    library = Pairs(Ending.of(position))
    library.run(at.REPORT, 5)
    profile = {(line, hand): do for line, hand, do in library.profile()}
    known, hands, stock, unseen = twin.for_twin(position)
    batch = pairs.batch(hidden(known, hands, stock, unseen))
    strategy = dict(pairs.even(batch))
    for info, moves in strategy.items():
        if len(info.line) < library.ending.deciding:
            does = profile[tuple(map(twin.to_move, info.line)), sl.Cards(info.cards[0])]
            strategy[info] = {move: does[twin.to_move(move)] for move in moves}
        else:
            assert len(moves) == 1  # the library takes last cards to be chosen with all open
    sign = 1 - 2 * position.rules.side_of(position.to_move)
    one, two = (tuple(sorted(library.ending.seats[pair::2])) for pair in (0, 1))
    answers = [sign * pairs.joint_response(batch, pair, strategy)[0] for pair in (one, two)]
    assert library.answer(library.reaches()) == pytest.approx(answers, abs=CLOSE)


def test_what_is_refused() -> None:
    known = naive.position(naive.options("scopa"), [], [[], []])
    with pytest.raises(ValueError, match="two pairs"):
        pairs.batch(hidden(known, [[None], [None]], [], cards("AD 2D")))
    batch = pairs.batch(ending((2, 1, 2, 1), 1))
    with pytest.raises(ValueError, match="more than 10000 plans"):
        pairs.joint_by_trying(batch, (0, 2), pairs.even(batch))
    with pytest.raises(ValueError, match=r"seats 0 and 2 or seats 1 and 3, not \(0, 1\)"):
        pairs.joint_response(batch, (0, 1), pairs.even(batch))
