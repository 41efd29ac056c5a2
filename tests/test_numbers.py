"""The numbers of section 5 of the digest, and worked figures, computed by the library itself.

Chances are counted, not sampled: the tables of four cards go by their ranks, each with the number
of ways to choose its suits.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, islice
from math import comb, prod

import pytest

import scopa_lab as sl
from scopa_lab.captures import takes
from scopa_lab.cards import Cards
from scopa_lab.dealing import needs_redeal
from scopa_lab.earning import fifteens
from scopa_lab.moves import takes_all
from tests.register import earned, played, rules_of

ALL = 91_390  # tables: C(40, 4)
FIFTEEN = sl.rules("escoba")


def opening_tables(rules: sl.Rules) -> Iterator[tuple[Cards, int]]:
    """Yield four cards of every choice of ranks, with the number of tables of these ranks."""
    for ranks in combinations_with_replacement(rules.the_pack.ranks, 4):
        counts = Counter(ranks)
        cards = " ".join(rank + suit for rank, n in counts.items() for suit in "DHSC"[:n])
        yield Cards(cards), prod(comb(4, n) for n in counts.values())


def two_pairs_of_fifteen(table: Cards) -> bool:
    """Say whether a table falls into two pairs worth 15 each, as escoba takes them."""
    for first, second in combinations(table, 2):
        pair = Cards([first, second])
        third, fourth = table - pair
        if takes(FIFTEEN, first, Cards([second]), Cards([second])) and takes(
            FIFTEEN, third, Cards([fourth]), Cards([fourth])
        ):
            return True
    return False


class TestOpeningTables:
    def test_are_all_counted(self) -> None:
        assert sum(ways for _, ways in opening_tables(FIFTEEN)) == ALL == comb(40, 4)

    @pytest.mark.parametrize(
        ("game", "redeal", "count"),
        [
            ("scopa", "kings3", 145),
            ("mancelle", "kings3", 145),  # tens there
            ("chkop", "distinct", ALL - comb(10, 4) * 4**4),
            ("cirulla", "aces2", comb(4, 2) * comb(36, 2) + 4 * 36 + 1),
            ("asso", "anyace", ALL - comb(36, 4)),
            ("scopa", "none", 0),
        ],
    )
    def test_that_are_dealt_again(self, game: str, redeal: str, count: int) -> None:
        rules = sl.rules(game, redeal=redeal)
        again = sum(ways for table, ways in opening_tables(rules) if needs_redeal(rules, table))
        assert again == count

    def test_three_kings_once_in_630_deals(self) -> None:
        rules = sl.rules("scopa")
        again = sum(ways for table, ways in opening_tables(rules) if needs_redeal(rules, table))
        assert (round(100 * again / ALL, 4), round(ALL / again)) == (0.1587, 630)

    def test_no_rank_twice(self) -> None:
        """2.6: 58.82 % of tables stand, 41.2 % need mending."""
        rules = sl.rules("chkop")
        kept = sum(ways for table, ways in opening_tables(rules) if not needs_redeal(rules, table))
        assert (round(100 * kept / ALL, 2), round(100 * (1 - kept / ALL), 1)) == (58.82, 41.2)

    @pytest.mark.parametrize(("sweeps", "count"), [(1, 3_120), (2, 2_492)])
    def test_of_fifteen_and_of_thirty(self, sweeps: int, count: int) -> None:
        found = sum(ways for table, ways in opening_tables(FIFTEEN)
                    if fifteens(FIFTEEN, table) == sweeps)  # fmt: skip
        assert found == count
        assert round(100 * found / ALL, 3) == {1: 3.414, 2: 2.727}[sweeps]

    def test_of_two_pairs_of_fifteen(self) -> None:
        pairs = [(t, ways) for t, ways in opening_tables(FIFTEEN) if two_pairs_of_fifteen(t)]
        assert sum(ways for _, ways in pairs) == 876
        assert round(100 * 876 / ALL, 3) == 0.959
        assert all(fifteens(FIFTEEN, table) == 2 for table, _ in pairs)

    def test_thirty_that_is_no_two_fifteens(self) -> None:
        """X02: ten, nine, eight and three."""
        table = Cards("KD QD JD 3D")
        assert (fifteens(FIFTEEN, table), two_pairs_of_fifteen(table)) == (2, False)


class TestScientifico:
    @pytest.mark.parametrize(
        ("held", "chance"),
        [(1, Fraction(146, 203)), (2, Fraction(49, 87)), (3, Fraction(1, 3)), (4, Fraction(0))],
    )
    def test_the_lead_is_swept_with_this_chance(self, held: int, chance: Fraction) -> None:
        """The next hand is ten of thirty unseen cards; those that take the lead are counted."""
        rules = sl.rules("scientifico")
        for rank in rules.values:
            hand = Cards(rank + suit for suit in "DHSC"[:held])
            others = [c for c in rules.cards - hand if c.rank != rank]
            lead, hand = next(iter(hand)), hand | Cards(others[: 10 - held])
            unseen = rules.cards - hand
            able = sum(takes_all(rules, card, Cards([lead])) for card in unseen)
            found = 1 - Fraction(comb(len(unseen) - able, 10), comb(len(unseen), 10))
            assert (len(unseen), found) == (30, chance)


def leftovers(rules: sl.Rules, seed: int) -> Cards:
    """Play a random deal to the end; return what is left on the table."""
    rng, position = random.Random(seed), sl.deal(rules, seed=seed)
    while True:
        moves = position.legal_moves()
        move = moves[rng.randrange(len(moves))]
        table = position.table - move.captured if move.captured else position.table | move.card
        position = position.play(move)
        if position.is_over:
            return table


class TestLeftovers:
    EVEN = [  # noqa: RUF012
        name
        for name in sl.variants()
        if sl.rules(name).sum == "equal" and sl.rules(name).ace == "plain"
    ]

    def test_even_games_are_most(self) -> None:
        assert {"scopa", "scopone", "scientifico", "cicera", "frac", "perdere"} <= set(self.EVEN)

    @pytest.mark.parametrize("game", EVEN)
    def test_are_even_where_sums_are_equal(self, game: str) -> None:
        """All cards count 220 and each capture removes twice what the card played counts."""
        rules = sl.rules(game)
        for seed in range(8):
            assert sum(map(rules.value, leftovers(rules, seed))) % 2 == 0

    @pytest.mark.parametrize(
        "game", ["quindici", "escoba", "escoba players=3", "quindici players=4"]
    )
    def test_are_ten_modulo_fifteen_in_fifteen_games(self, game: str) -> None:
        """220 is 14 times 15 and 10; so the last card never clears the table."""
        rules = rules_of(game)
        for seed in range(12):
            assert sum(map(rules.value, leftovers(rules, seed))) % 15 == 10


class TestRandomScopone:
    """Di Palma and Lanzi 2018: random play, 1000 deals."""

    QUOTED = (0.457, 0.417, 0.126)  # dealer's side, leader's side, level

    def shares(self, deals: int) -> tuple[float, float, float]:
        rng, won = random.Random("scopone"), [0, 0, 0]
        for seed in range(deals):
            position = sl.deal("scopone", seed=seed)
            while not position.is_over:
                moves = position.legal_moves()
                position = position.play(moves[rng.randrange(len(moves))])
            leaders, dealers = position.score().points
            won[0 if dealers > leaders else 1 if leaders > dealers else 2] += 1
        return won[0] / deals, won[1] / deals, won[2] / deals

    def agrees(self, deals: int) -> tuple[float, float, float]:
        """Three standard errors of both samples apart at most."""
        shares = self.shares(deals)
        for found, quoted in zip(shares, self.QUOTED, strict=True):
            error = (quoted * (1 - quoted) * (1 / deals + 1 / 1000)) ** 0.5
            assert abs(found - quoted) <= 3 * error
        return shares

    def test_is_won_as_quoted(self) -> None:
        self.agrees(150)

    @pytest.mark.slow
    def test_is_won_as_quoted_in_many_deals(self) -> None:
        dealers, leaders, _ = self.agrees(2500)
        assert dealers > leaders


class TestWorkedFigures:
    def test_five_of_coins_on_two_and_three_of_coins(self) -> None:
        """Text 001: 5 for one suit and 10 for the sweep."""
        now = played(sl.rules("scarabocion"), "5Dx2D3D", "5D", "KC", table="2D 3D")
        assert (now.bonus[0], earned(now)) == (15, {"sweeps": (10, 0), "suit_bonus": (5, 0)})

    def test_an_ace_of_mancelle_may_take_any_set(self) -> None:
        """Of twenty cards too: counted and read lazily, in order, not listed."""
        table = Cards.from_mask(sum(c.mask for c in list(sl.rules("mancelle").cards)[4:24]))
        position = sl.Position.setup("mancelle", table=table, hands=("AS", ""), stock="")
        moves = position.legal_moves()
        assert len(moves) == 2**20 - 1
        first = list(islice(moves, 1 + 20 + comb(20, 2)))
        assert [len(m.captured) for m in first[:20]] == [1] * 20
        assert [len(m.captured) for m in first[20:-1]] == [2] * comb(20, 2)
        assert first == sorted(first)
        assert len(first[-1].captured) == 3
        assert all(m in moves for m in (*first, sl.Move(sl.Card("AS"), table)))
        assert position.play(sl.Move(sl.Card("AS"), table)).bonus == (0, 0)  # the last card

    @pytest.mark.parametrize(
        ("card", "table", "taken"),
        [
            ("6S", "6D 6H", "6D | 6H | 6D 6H"),
            ("5S", "2D 3D TD", "TD | 2D 3D | 2D 3D TD"),
            ("8S", "3D 5D 8D", "8D | 3D 5D | 3D 5D 8D"),
        ],
    )
    def test_multiples_of_mancelle(self, card: str, table: str, taken: str) -> None:
        """2.10: 6 takes 6+6, 5 takes a 10 or 10+3+2, 8 may take 8+5+3."""
        assert " | ".join(map(str, sl.captures(card, table, "mancelle"))) == taken
