"""Cards, sets of cards and packs: what is read, what is printed, what is refused."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import scopa_lab as sl
from scopa_lab.cards import RANKS, SUITS, Card, CardError, Cards, parse_cards
from scopa_lab.words import LANGUAGES

ALL = [Card(rank + suit) for rank in RANKS for suit in SUITS]


class TestCard:
    def test_is_printed_rank_then_suit(self) -> None:
        assert [str(c) for c in ALL[:5]] == ["AD", "AH", "AS", "AC", "2D"]
        assert repr(Card("7D")) == "Card('7D')"

    def test_number_is_four_ranks_plus_suit(self) -> None:
        assert [c.index for c in ALL] == list(range(52))
        assert all(Card.at(c.index) is c and c.mask == 1 << c.index for c in ALL)

    @pytest.mark.parametrize(
        ("text", "card"),
        [
            ("7d", "7D"),
            ("10D", "TD"),
            ("10d", "TD"),
            ("td", "TD"),
            ("7♦", "7D"),
            ("7♢", "7D"),
            ("10♠", "TS"),
            ("q♥", "QH"),
            (" KC ", "KC"),
            ("1D", "AD"),
            ("sette di denari", "7D"),
            ("7 di denari", "7D"),
            ("Sette Di Denari", "7D"),
            ("asso di spade", "AS"),
            ("sept de deniers", "7D"),
            ("roi de bâtons", "KC"),
            ("as d'épées", "AS"),
            ("as d'epees", "AS"),
            ("dix de cœur", "TH"),
            ("sota de bastos", "JC"),
            ("siete de oros", "7D"),
            ("seven of coins", "7D"),
            ("queen of hearts", "QH"),
            ("ruutuseiska", "7D"),
            ("pata ässä", "AS"),
        ],
    )
    def test_is_read_in_many_spellings(self, text: str, card: str) -> None:
        assert Card(text) == Card(card)

    @pytest.mark.parametrize(
        ("text", "lang", "card"),
        [
            ("R♣", "fr", "KC"),
            ("V♦", "fr", "JD"),
            ("D♥", "fr", "QH"),
            ("F♠", "it", "JS"),
            ("S♥", "es", "JH"),
        ],
    )
    def test_corner_letters_are_read_in_their_language(
        self, text: str, lang: str, card: str
    ) -> None:
        assert Card(text, lang=lang) == Card(card)
        with pytest.raises(CardError):
            Card(text)

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("deck", ["italian", "french"])
    def test_names_are_distinct_and_read_back(self, lang: str, deck: str) -> None:
        names = [c.name(lang, deck) for c in ALL]
        assert [Card(name) for name in names] == ALL
        assert [Card(name.upper()) for name in names] == ALL

    @pytest.mark.parametrize("text", ["", "7", "D", "7X", "11D", "0D", "7D 7H", "?", "D7", "7DD"])
    def test_other_text_is_refused(self, text: str) -> None:
        with pytest.raises(CardError):
            Card(text)

    def test_what_is_not_text_is_refused(self) -> None:
        with pytest.raises(CardError, match="text"):
            Card(7)  # type: ignore[arg-type]

    def test_unknown_language_is_refused_with_the_known_ones(self) -> None:
        for ask in (lambda: Card("7D").name("de"), lambda: Card("7D", lang="de")):
            with pytest.raises(ValueError, match="'de'; allowed: en, it, fr, es, fi"):
                ask()

    def test_does_not_change(self) -> None:
        with pytest.raises(AttributeError):
            Card("7D").text = "7H"
        assert copy.deepcopy(Card("7D")) is Card("7D")
        assert pickle.loads(pickle.dumps(Card("7D"))) is Card("7D")

    def test_is_not_equal_to_its_text(self) -> None:
        assert Card("7D") != "7D"


class TestCards:
    @pytest.mark.parametrize(
        "text", ["7D 7H AS", "AS,7H,7D", "7♦+7♥+A♠", "7d; 7h ;as", "7H7D AS", "as7d7h"]
    )
    def test_order_and_dividers_do_not_matter(self, text: str) -> None:
        assert Cards(text) == Cards("AS 7D 7H")
        assert str(Cards(text)) == "AS 7D 7H"

    def test_the_repr_reads_back(self) -> None:
        assert repr(Cards("7H AS")) == "Cards('AS 7H')"
        assert repr(Cards()) == "Cards('')"

    def test_words_stand_in_a_row(self) -> None:
        assert Cards("sette di denari, re di coppe asso di bastoni") == Cards("7D KH AC")

    def test_a_dash_is_nothing(self) -> None:
        assert Cards("-") == Cards("") == Cards()
        assert not Cards("-")

    @pytest.mark.parametrize("cards", ["7D 7D", "7D 10D T♦ 7♦", ["7D", "7D"]])
    def test_a_card_twice_is_refused_by_name(self, cards: str | list[str]) -> None:
        with pytest.raises(CardError, match=r"7D.* stands twice") as error:
            Cards(cards)
        assert "7D" in error.value.bad

    def test_every_bad_piece_is_named(self) -> None:
        with pytest.raises(CardError) as error:
            Cards("7X 7D foo 11S")
        assert error.value.bad == ("7X", "FOO", "11S")
        assert all(repr(piece) in str(error.value) for piece in error.value.bad)
        assert "D coins, H cups, S swords, C batons" in str(error.value)

    def test_an_unknown_card_is_refused_in_words(self) -> None:
        with pytest.raises(CardError, match=r"unknown card .* not allowed here"):
            Cards("7D ?")

    def test_the_mask_has_the_bits_of_the_cards(self) -> None:
        assert Cards("AD 7D KC").mask == 1 | 1 << 24 | 1 << 51
        for mask in (-1, 1 << 52):
            with pytest.raises(ValueError, match="bits 0 to 51"):
                Cards.from_mask(mask)

    def test_does_not_change(self) -> None:
        with pytest.raises(AttributeError):
            Cards("7D").mask = 0
        assert pickle.loads(pickle.dumps(Cards("7D AS"))) == Cards("7D AS")

    @given(st.sets(st.sampled_from(ALL)), st.sets(st.sampled_from(ALL)))
    def test_behaves_as_a_frozen_set(self, one: set[Card], other: set[Card]) -> None:
        a, b = Cards(one), Cards(other)
        assert list(a) == sorted(one, key=lambda c: c.index)
        assert len(a) == len(one)
        assert bool(a) == bool(one)
        pairs: list[tuple[Any, set[Card]]] = [
            (a | b, one | other),
            (a & b, one & other),
            (a - b, one - other),
        ]
        pairs += [(a ^ b, one ^ other), (a.union(b, b), one | other)]
        assert all(isinstance(ours, Cards) and set(ours) == theirs for ours, theirs in pairs)
        assert (a <= b) == (one <= other)
        assert a.isdisjoint(b) == one.isdisjoint(other)
        assert (a == b) == (one == other)
        assert (hash(a) == hash(b)) or a != b
        assert Cards(str(a)) == a == Cards.from_mask(a.mask)

    def test_mixes_with_plain_sets(self) -> None:
        assert {Card("7D"), Card("AS")} & Cards("7D 7H") == Cards("7D")
        assert Cards("7D") | "AS" | ["2C"] == Cards("AS 2C 7D")

    def test_knows_its_cards_by_text_too(self) -> None:
        assert "7D" in Cards("7D")
        assert "7H" not in Cards("7D")
        assert 7 not in Cards("7D")


class TestUnknownCards:
    @pytest.mark.parametrize(
        ("text", "cards"),
        [
            ("? ?", [None, None]),
            ("?3", [None] * 3),
            ("7D ?2 AS", [Card("7D"), None, None, Card("AS")]),
        ],
    )
    def test_are_none_in_their_place(self, text: str, cards: list[Card | None]) -> None:
        assert parse_cards(text, unknown=True) == cards

    def test_too_many_to_be_true_take_no_memory(self) -> None:
        assert len(parse_cards("?999999999", unknown=True)) < 100


class TestPacks:
    @pytest.mark.parametrize(
        ("name", "ranks"),
        [("italian", "A234567JQK"), ("plain", "A23456789T"), ("french", "A23456789TJQK")],
    )
    def test_hold_four_of_each_rank(self, name: str, ranks: str) -> None:
        assert sl.PACKS[name].cards == Cards([r + s for r in ranks for s in SUITS])
