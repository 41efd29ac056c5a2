"""Dealing: sizes, order, redeals of every kind, and how often they happen."""

from __future__ import annotations

import pytest

import scopa_lab as sl
from scopa_lab.cards import Cards
from scopa_lab.dealing import needs_redeal
from tests import naive
from tests.conftest import SEATINGS, everywhere

REDEALS = ("kings3", "none", "distinct", "aces2", "anyace")


@pytest.mark.parametrize(("game", "players", "teams"), SEATINGS)
class TestEveryGame:
    def test_deals_every_card_once(self, game: str, players: int, teams: str) -> None:
        p = sl.deal(game, seed=5, players=players, teams=teams)
        twin = naive.options(game, players=players, teams=teams)
        assert [len(h.cards) for h in p.hands] == [naive.hand_size(twin)] * players
        assert len(p.table) == naive.table_size(twin)
        assert len(everywhere(p)) == len(set(everywhere(p))) == len(naive.full_pack(twin))
        assert (p.to_move, p.last_capture, p.all_known) == (0, None, True)
        assert len(p.piles) == len(p.bonus) == p.rules.sides

    def test_hands_go_round_in_equal_batches(self, game: str, players: int, teams: str) -> None:
        p = sl.deal(game, seed=5, players=players, teams=teams)
        assert len(p.batches()) == p.rules.batches - 1
        assert all(len(packet) == p.rules.batch for batch in p.batches() for packet in batch)


class TestSeed:
    def test_gives_the_same_deal_again(self) -> None:
        assert sl.deal("scopa", seed=7) == sl.deal("scopa", seed=7)
        assert len({sl.deal("scopa", seed=s) for s in range(20)}) == 20

    def test_is_drawn_when_not_given(self) -> None:
        assert sl.deal("scopa") != sl.deal("scopa")


class TestOrder:
    def test_is_hands_then_table_then_stock(self) -> None:
        pack = [str(c) for c in sl.rules("scopa").cards][::-1]
        p = sl.deal("scopa", order=pack)
        assert [h.cards for h in p.hands] == [Cards(pack[0:3]), Cards(pack[3:6])]
        assert p.table == Cards(pack[6:10])
        assert [str(c) for c in p.stock] == pack[10:]

    @pytest.mark.parametrize("change", [slice(0, 39), slice(1, 40)])
    def test_must_be_the_whole_pack(self, change: slice) -> None:
        pack = list(sl.rules("scopa").cards)
        for order in (pack[change], [*pack[change], pack[5]], [*pack, sl.Card("8D")]):
            with pytest.raises(ValueError, match="each of the 40 cards of the italian pack once"):
                sl.deal("scopa", order=order)

    def test_is_never_dealt_again(self) -> None:
        pack = sorted(sl.rules("scopa").cards, key=lambda c: c.rank != "A")
        pack = [*pack[4:10], *pack[:4], *pack[10:]]
        assert {c.rank for c in sl.deal("scopa", order=pack, redeal="anyace").table} == {"A"}


class TestRedeal:
    @pytest.mark.parametrize(
        ("redeal", "table", "again"),
        [
            ("kings3", "KD KH KS AD", True),
            ("kings3", "KD KH KS KC", True),
            ("kings3", "KD KH AS AD", False),
            ("none", "KD KH KS KC", False),
            ("distinct", "AD AH 2D 3D", True),
            ("distinct", "AD 2D 3D 4D", False),
            ("aces2", "AD AH 2D 3D", True),
            ("aces2", "AD 2D 3D 4D", False),
            ("anyace", "AD 2D 3D 4D", True),
            ("anyace", "2D 2H 2S 2C", False),
        ],
    )
    def test_looks_at_the_cards_turned_up(self, redeal: str, table: str, again: bool) -> None:
        assert needs_redeal(sl.rules("scopa", redeal=redeal), Cards(table)) is again

    def test_takes_tens_for_kings_in_the_plain_pack(self) -> None:
        assert needs_redeal(sl.rules("scopa", pack="plain"), Cards("TD TH TS 9D"))

    @pytest.mark.parametrize("redeal", REDEALS)
    @pytest.mark.parametrize(("game", "players"), [("scopa", 2), ("scopa", 6), ("scopone", 4)])
    def test_leaves_a_table_that_may_stay(self, redeal: str, game: str, players: int) -> None:
        rules = sl.rules(game, players=players, redeal=redeal)
        for seed in range(60):
            p = sl.deal(rules, seed=seed)
            assert not needs_redeal(rules, p.table)
            assert len(p.table) == 4
            assert set(everywhere(p)) == set(rules.cards)

    def test_for_pairs_keeps_hands_and_other_cards(self) -> None:
        """X30: the second of a pair goes back, the next card is turned; the hands stay."""
        changed = 0
        for seed in range(40):
            free = sl.deal("scopa", seed=seed, redeal="none")
            mended = sl.deal("scopa", seed=seed, redeal="distinct")
            assert free.hands == mended.hands
            assert {c.rank for c in free.table} <= {c.rank for c in mended.table}
            changed += free.table != mended.table
        assert changed > 0
