"""The twin's presets, seatings and refusals, against the digest's table of presets."""

from __future__ import annotations

from typing import Any

import pytest

from tests import naive
from tests.naive import options, presets


def words(text: str) -> tuple[str, ...]:
    """The words of a text."""
    return tuple(text.split())


ITALIAN = [f"{rank}{suit}" for rank in "A234567JQK" for suit in "DHSC"]


def test_all_games_are_there() -> None:
    games = words(
        "scopa scopone scientifico quindici escoba chkop chkobba cicera scarabocion mancelle asso "
        "cirulla napola rebello perdere ponino trenta frac"
    )
    assert games == naive.GAMES
    assert tuple(naive.TEAMS) == tuple(naive.DEFAULTS) == naive.GAMES
    for game in naive.GAMES:
        assert set(naive.DEFAULTS[game]) == {
            *naive.CHOICES,
            *("variant", "players", "teams", "target", "max_capture"),
        }
        for players, teams in naive.TEAMS[game]:
            options(game, players=players, teams=teams)


PRESETS = {  # section 1: pack, way, redeal, sum, priority, capture, ace, prime, last card, target
    "scopa": "italian ccw kings3 equal single forced plain standard last_card 11",
    "scopone": "italian ccw kings3 equal single forced plain standard last_card 11",
    "scientifico": "italian ccw none equal single forced plain standard last_card 11",
    "quindici": "italian ccw kings3 fifteen fewest forced plain standard last_card 11",
    "escoba": "italian ccw none fifteen free optional plain most_sevens last_card 21",
    "chkop": "italian ccw distinct equal single forced plain most_sevens last_card 21",
    "chkobba": "italian ccw kings3 equal single forced plain most_sevens last_card 21",
    "cicera": "french ccw none equal free forced plain off last_card 51",
    "scarabocion": "french ccw none equal free forced optional_sweep off last_card 120",
    "mancelle": "plain cw none multiple free forced literal most_sevens last_card 21",
    "asso": "italian ccw kings3 equal single forced sweep standard last_card 11",
    "napola": "italian ccw kings3 equal single forced plain standard last_card 21",
    "cirulla": "italian cw aces2 equal+fifteen single forced sweep_scores standard last_card 51",
    "perdere": "italian ccw kings3 equal single forced plain standard last_card 21",
    "rebello": "italian ccw kings3 equal single forced plain standard last_card 11",
    "ponino": "italian ccw kings3 equal single forced plain standard last_card 11",
    "trenta": "italian ccw kings3 equal single forced plain standard last_card 21",
    "frac": "italian ccw kings3 equal free forced plain off last_card 11",
}
COLUMNS = (
    *("pack", "direction", "redeal", "sum", "priority", "capture", "ace", "primiera"),
    *("no_sweep_on", "target"),
)


@pytest.mark.parametrize("game", naive.GAMES)
def test_presets_of_the_table(game: str) -> None:
    assert [str(naive.DEFAULTS[game][name]) for name in COLUMNS] == PRESETS[game].split()


REST = {  # what a game changes besides the columns of the table
    "escoba": "opening_fifteen=dealer",
    "chkobba": "courts=qjk",
    "cicera": "court_match=identity picada=any simili=on quadriglia=on napola=full "
    "napola_suit=swords napoleone=on",
    "scarabocion": "court_match=identity suit_bonus=matching sweep_worth=number_doubled "
    "napola=full napola_suit=every finish=claim",
    "cirulla": "opening_fifteen=dealer wild=seven_of_cups barsega=3 trio=10 napola=full grande=on "
    "napoleone=on",
    "napola": "napola=full napoleone=on",
    "rebello": "rebello=on",
    "perdere": "wins=low",
    "ponino": "ponino=on",
    "trenta": "napoleone=on",
    "frac": "sweep_worth=nothing",
}


@pytest.mark.parametrize("game", naive.GAMES)
def test_presets_beyond_the_table(game: str) -> None:
    usual = {name: values[0] for name, values in naive.CHOICES.items() if name not in COLUMNS}
    changed = {
        f"{n}={naive.DEFAULTS[game][n]}" for n in usual if naive.DEFAULTS[game][n] != usual[n]
    }
    assert changed == set(words(REST.get(game, "")))
    assert naive.DEFAULTS[game]["max_capture"] is None


Sides = dict[tuple[int, str], int]
ALONE: Sides = {(2, "none"): 2, (3, "none"): 3}
PAIRS: Sides = {(4, "2x2"): 2}
FOUR: Sides = {(4, "none"): 4}
SIX: Sides = {(6, "2x3"): 2, (6, "3x2"): 3, (6, "none"): 6}


def sides_of(game: str) -> Sides:
    """Who sits how, by game."""
    if game in words("scopone scientifico trenta cicera scarabocion"):
        return PAIRS
    if game in words("escoba cirulla"):
        return ALONE | PAIRS
    if game in words("chkop chkobba asso"):
        return {(2, "none"): 2} | PAIRS
    if game == "mancelle":
        return ALONE | PAIRS | FOUR
    return ALONE | PAIRS | FOUR | SIX


@pytest.mark.parametrize("game", naive.GAMES)
def test_seatings(game: str) -> None:
    assert naive.TEAMS[game] == sides_of(game)
    dealt = {"scopone": (9, 4), "trenta": (9, 4), "scientifico": (10, 0)}
    dealt |= {"cicera": (12, 4), "scarabocion": (12, 4)}
    for players, teams in naive.TEAMS[game]:
        opts = options(game, players=players, teams=teams)
        wanted = (10, 0) if game == "asso" and players == 4 else dealt.get(game, (3, 4))
        assert (naive.hand_size(opts), naive.table_size(opts)) == wanted
        assert naive.number_of_sides(opts) == sides_of(game)[players, teams]


def test_usual_seatings() -> None:
    assert options("scopa", players=4)["teams"] == "2x2"
    assert options("scopa", players=6)["teams"] == "2x3"
    assert options("mancelle", players=4)["teams"] == "2x2"
    assert options("cicera")["players"] == 4
    assert options("asso")["redeal"] == "kings3"
    assert options("asso", players=4)["redeal"] == "none"


def test_packs() -> None:
    assert sorted(naive.full_pack(options("scopa"))) == sorted(ITALIAN)
    assert len(naive.full_pack(options("mancelle"))) == 40
    assert {card[0] for card in naive.full_pack(options("mancelle"))} == set("A23456789T")
    french = naive.full_pack(options("cicera"))
    assert len(french) == 52
    assert french[:5] == ["AD", "AH", "AS", "AC", "2D"]
    assert french[-13:] == naive.cards("TC JD JH JS JC QD QH QS QC KD KH KS KC")
    assert [naive.value_of(card, options("cicera")) for card in ("TD", "JD", "KD")] == [10, 0, 0]
    assert [naive.value_of(c, options("chkobba")) for c in ("QD", "JD", "KD")] == [8, 9, 10]


END = "cards coins settebello primiera"
CATEGORIES = {  # in the order of the names of categories
    "scopa": f"{END} sweeps",
    "escoba": f"{END} sweeps",
    "cicera": "cards swords mata ten_of_coins jack_of_cups napola sweeps picada simili quadriglia",
    "scarabocion": "cards swords mata ten_of_coins jack_of_swords forty_eight napola sweeps "
    "suit_bonus",
    "cirulla": f"{END} napola grande sweeps declarations",
    "napola": f"{END} napola sweeps",
    "rebello": f"{END} rebello sweeps",
    "ponino": f"{END} ponino sweeps",
    "trenta": "cards coins settebello ace_of_coins two_of_coins three_of_coins primiera sweeps",
    "frac": "figures figures_level",
}


def test_categories() -> None:
    for game in naive.GAMES:
        wanted = CATEGORIES.get(game, CATEGORIES["scopa"])
        assert naive.categories(options(game)) == tuple(wanted.split())
    everything = options(
        "scopa",
        **dict.fromkeys(("simili", "quadriglia", "four_sevens", "rebello", "ponino"), "on"),
        picada="any",
        suit_bonus="taken",
        barsega=1,
        primiera="off",
    )
    assert naive.categories(everything) == words(
        "cards coins settebello four_sevens rebello ponino sweeps picada simili quadriglia "
        "suit_bonus declarations"
    )
    assert naive.categories(options("scopa", trio=10))[-1] == "declarations"
    names = words(
        "cards coins swords settebello mata ten_of_coins jack_of_cups jack_of_swords ace_of_coins "
        "two_of_coins three_of_coins forty_eight figures figures_level primiera four_sevens napola "
        "grande rebello ponino sweeps picada simili quadriglia suit_bonus declarations"
    )
    assert names == naive.CATEGORIES


REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("unknown variant", "tressette", {}),
    ("not played by 5", "scopa", {"players": 5}),
    ("not played by 4", "escoba", {"players": 4, "teams": "none"}),
    ("not played by 2", "cicera", {"players": 2}),
    ("not played by 3", "chkop", {"players": 3}),
    ("must be one of", "scopa", {"sum": "fourteen"}),
    ("must be one of", "scopa", {"trio": 5}),
    ("must be one of", "scopa", {"barsega": 4}),
    ("unknown options", "scopa", {"colour": "red"}),
    ("by identity", "scopa", {"pack": "french"}),
    ("by identity", "cicera", {"court_match": "value"}),
    ("no order", "cicera", {"courts": "qjk"}),
    ("no order", "scopa", {"courts": "qjk", "court_match": "identity"}),
    ("no order", "chkobba", {"pack": "plain"}),
    ("no courts to match", "mancelle", {"court_match": "identity"}),
    ("court_sweep", "cicera", {"court_sweep": 10}),
    ("court_sweep", "scopa", {"court_sweep": 10, "sweep_worth": "number"}),
    ("court_sweep", "scarabocion", {"court_sweep": "11_12_13", "sweep_worth": "one"}),
    ("sweep an ace", "scopa", {"ace_with_ace": "sweeps"}),
    ("take itself", "mancelle", {"ace_empty": "takes_itself"}),
    ("take itself", "scopa", {"ace_empty": "takes_itself"}),
    ("not declared", "scopone", {"barsega": 3}),
    ("not declared", "cicera", {"trio": 10}),
    ("not declared", "asso", {"players": 4, "trio": 10}),
    ("seven of cups", "scopa", {"wild": "seven_of_cups"}),
    ("seven of cups", "cirulla", {"opening_fifteen": "off", "barsega": 0, "trio": 0}),
    ("make fifteen", "scientifico", {"opening_fifteen": "lead"}),
    ("make fifteen", "asso", {"players": 4, "opening_fifteen": "dealer"}),
    ("dealt again", "scientifico", {"redeal": "aces2"}),
    ("dealt again", "asso", {"players": 4, "redeal": "kings3"}),
    ("one batch", "scopone", {"no_sweep_on": "last_hand"}),
    ("one batch", "cicera", {"no_sweep_on": "last_hand"}),
    ("one batch", "asso", {"players": 4, "no_sweep_on": "last_hand"}),
    ("to grade", "mancelle", {"primiera": "graded"}),
    ("for rebello", "mancelle", {"rebello": "on"}),
    ("for grande", "scopa", {"pack": "plain", "grande": "on"}),
    ("for ponino", "ponino", {"pack": "plain"}),
    ("napola_suit", "scopa", {"napola_suit": "every"}),
    ("napola_suit", "cicera", {"napola": "off"}),
    ("evenly", "scopa", {"pack": "french", "court_match": "identity", "players": 3}),
    ("evenly", "scopone", {"pack": "french", "court_match": "identity"}),
    ("evenly", "scientifico", {"pack": "french", "court_match": "identity"}),
    ("added up", "escoba", {"primiera_source": "combination_only"}),
    ("added up", "scopa", {"primiera": "settanta", "primiera_missing": "zero"}),
    ("added up", "cicera", {"primiera_source": "combination_letter"}),
    ("ponino", "frac", {"ponino": "on"}),
    ("nobody claims", "perdere", {"finish": "claim"}),
    ("pack has no", "frac", {"pack": "plain"}),
    ("at least 1", "scopa", {"max_capture": 0}),
]


@pytest.mark.parametrize(("words", "game", "chosen"), REFUSED)
def test_nonsense_is_refused(words: str, game: str, chosen: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=words):
        options(game, **chosen)


@pytest.mark.parametrize(
    ("game", "chosen"),
    [
        ("scopa", {"pack": "french", "court_match": "identity"}),
        ("scopa", {"pack": "french", "court_match": "identity", "players": 4}),
        ("scarabocion", {"court_sweep": 10}),
        ("scarabocion", {"court_sweep": "11_12_13", "sweep_worth": "number"}),
        ("asso", {"ace_with_ace": "sweeps", "ace_empty": "takes_itself", "ace_lead": "barred"}),
        ("scarabocion", {"ace_with_ace": "sweeps", "ace_empty": "takes_itself"}),
        ("scopa", {"wild": "seven_of_cups", "barsega": 1}),
        ("scopa", {"players": 6, "no_sweep_on": "last_hand"}),
        ("mancelle", {"ace": "sweep", "napola": "full", "napola_suit": "every"}),
    ],
)
def test_what_makes_sense_is_not_refused(game: str, chosen: dict[str, Any]) -> None:
    assert {name: options(game, **chosen)[name] for name in chosen} == chosen


def test_a_new_game_is_a_parent_and_the_differences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(presets.FAMILY, "sedici", presets.game("trenta", target=16))
    assert presets.changes("sedici") == {**presets.changes("trenta"), "target": 16}
    for name in ("seatings", "one_by_one", "ends", "all_of"):
        assert presets.fact("sedici", name) == presets.fact("trenta", name)
