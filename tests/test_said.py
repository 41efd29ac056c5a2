"""What the library says can be told in every language, with nothing left in English."""

from __future__ import annotations

import ast
import html
import itertools
import pickle
import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import scopa_lab as sl
from scopa_lab import display
from scopa_lab.analysis import Analysis, analyse
from scopa_lab.cards import Card, Cards
from scopa_lab.categories import BY_OPTION, IN_PLAY, Category
from scopa_lab.languages import LANGUAGES, Said, catalogue, message, starting, tell, told
from scopa_lab.moves import Move, why_not
from scopa_lab.names import (
    category_name,
    field_name,
    option_label,
    option_question,
    setting,
    value_label,
)
from scopa_lab.options import OPTIONS
from scopa_lab.rulebook import STYLES
from scopa_lab.rules import Rules
from scopa_lab.setup import PositionError

ENGLISH = catalogue("en")
PACKAGE = Path(sl.__file__).parent
OTHERS = LANGUAGES[1:]
#: words that no other of the languages has
TELLTALE = frozenset(
    """the and of is are not cards card takes take seat seats side sides with hand hands which deal
    deals expected got allowed unknown there nobody holds stands twice by into from moves move value
    values average worlds over played what""".split()  # noqa: SIM905
)


def english_in(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower())) & TELLTALE


def untold(sentences: Iterable[str]) -> list[tuple[str, str]]:
    """The sentences that are no `Said`, or keep English words in some language."""
    wrong = []
    for sentence in set(sentences):
        if not isinstance(sentence, Said):
            wrong.append(("en", sentence))
            continue
        assert tell(sentence, "en") == sentence
        for lang in OTHERS:
            text = told(sentence, lang)
            if english_in(text) or "{" in text:
                wrong.append((lang, text))
    return wrong


# ── catalogues ──────────────────────────────────────────────────────────────────────────────────


def sections() -> dict[str, list[str]]:
    """The keys of the catalogue by section."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in (PACKAGE / "languages" / "en.py").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"    # ── (.*?) ─", line):
            name = heading[1]
        elif entry := re.match(r'    "([^"]+)":', line):
            found.setdefault(name, []).append(entry[1])
    return found


@cache
def asked_for() -> tuple[frozenset[str], tuple[str, ...]]:
    """The texts of the source, and patterns of those that are put together."""
    texts, patterns = set(), set()
    for path in PACKAGE.rglob("*.py"):
        if path.parent.name == "languages" and path.stem in LANGUAGES:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else None for p in node.values]
                if isinstance(parts[0], str) and re.fullmatch(r"[a-z_]+[a-z_.]*", parts[0]):
                    patterns.add("".join(".+" if p is None else re.escape(str(p)) for p in parts))
    return frozenset(texts), tuple(patterns)


def test_every_entry_of_the_library_is_used() -> None:
    texts, patterns = asked_for()
    mine = sections()
    keys = mine["the library: faults, reasons, results"] + mine["pictures and tables"]
    assert len(keys) > 500
    unused = [
        key
        for key in (key.removesuffix(".one") for key in keys)
        if key not in texts and not any(re.fullmatch(pattern, key) for pattern in patterns)
    ]
    assert set(unused) <= {
        "card.twice",
        "why_not.equal_beside",
        "why_not.fewest_beside",
    }


def test_every_entry_that_is_asked_for_is_there() -> None:
    asked = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("say", "title"):
                key = node.args[0] if node.args else None
                if isinstance(key, ast.Constant):
                    asked.add(key.value)
    assert len(asked) > 200
    assert asked <= set(ENGLISH)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_entry_was_left_in_english(lang: str) -> None:
    words = catalogue(lang)
    left = {key for key in words if english_in(re.sub(r"{\w+}|\w+=", "", words[key]))}
    assert not left


# ── faults ──────────────────────────────────────────────────────────────────────────────────────

BAD: tuple[tuple[str, dict[str, object]], ...] = (
    ("scopa", {"table": "7D 8D", "hands": ("7D", "7D"), "to_move": 5}),
    ("scopa", {"table": "hello", "hands": ("?", "x?"), "last_laid": "?"}),
    ("scopa", {"table": "?", "hands": ("7D",), "piles": ("", "", ""), "bonus": (-1, "many")}),
    ("scopa", {"table": 5, "hands": 7, "piles": {"a": 1}, "to_move": "first", "out": ["zz"]}),
    ("scopa", {"hands": ("?30", "?30"), "last_capture_swept": True, "first_play": "no"}),
    ("scopa", {"hands": ("", ""), "stock": "?6", "last_laid": "2C", "first_play": True}),
    ("scopa", {"hands": ("7D", ""), "to_move": 1, "last_laid": "2C 3C", "last_capture": 9}),
    ("scopa", {"hands": ("7D", "?"), "last_capture": 0, "last_capture_swept": "often"}),
    ("scopa", {"hands": ("7D", "?"), "last_capture": 0, "last_capture_swept": 2, "bonus": (1, 0)}),
    ("scopa", {"hands": ("7D", "?"), "bonus": ({"sweeps": 2, "picada": 1}, 0)}),
    ("cicera", {"hands": ("7D", "?", "?", "?"), "bonus": ({"runs": 2}, 0)}),
    ("scopa", {"hands": ("7D", "?"), "combinations": [["7D"], []]}),
    (
        "scopa primiera_source=combination_only",
        {"hands": ("7D", "?"), "piles": ("2C 3C", ""), "combinations": [["2C 3C", "2C 4C 6C"], 7]},
    ),
    ("scopa", {"hands": ("7D 7D 7D", "7D", "?"), "table": [None]}),
    ("scopa", {"hands": ("7D", "7D")}),
)
LINES = (
    "", "skopa | table 2C", "scopa priority | table 2C | table 3C", "scopa tie=none tie=none",
    "scopa | tabel 2C", "scopa | to_move me", "scopa | last_capture_swept perhaps",
    "scopa | first_play perhaps", "scopa | bonus sweeps=1,sweeps=2 / 0", "scopa | bonus x / 0",
)  # fmt: skip


def faults() -> Iterator[tuple[str, str]]:
    for game, fields in BAD:
        name, *options = game.split()
        given = dict(option.split("=") for option in options)
        with pytest.raises(PositionError) as error:
            sl.Position.setup(name, **fields, **given)  # type: ignore[arg-type]
        assert isinstance(message(error.value), Said)
        assert pickle.loads(pickle.dumps(error.value)).faults == error.value.faults
        yield from error.value.faults
    for line in LINES:
        with pytest.raises(PositionError) as error:
            sl.Position.parse(line)
        yield from error.value.faults
    for data in (7, {"variant": 3, "options": 4, "tabel": "2C"}):
        with pytest.raises(PositionError) as error:
            sl.Position.from_dict(data)  # type: ignore[arg-type]
        yield from error.value.faults
    hidden = sl.Position.setup("scopa", hands=("7D", "? ?"))
    for seat, cards in ((7, "2C"), (1, "7D 2C 3C")):
        with pytest.raises(PositionError) as error:
            hidden.reveal(seat, cards)
        yield from error.value.faults
    with pytest.raises(PositionError) as error:
        sl.solve(hidden)
    yield from error.value.faults


def without_quotes(text: str) -> str:
    """A sentence without what the user himself wrote."""
    return re.sub(r"'[^']*'", "", text)


def test_faults_are_told() -> None:
    found = list(faults())
    keys = {fault.key for _, fault in found if isinstance(fault, Said)}
    made = {key for key in ENGLISH if key.startswith(("setup.", "text.", "position."))}
    rest = {"setup.fault", "setup.faults", "setup.scores", "setup.was_given", "text.line"}
    assert {key for key in made - rest if not key.endswith(".one")} - keys <= {"position.of"}
    for field, fault in found:
        assert isinstance(fault, Said)
        for lang in OTHERS:
            text = re.sub(r"(: |fields: ).*_.*", "", without_quotes(told(fault, lang)))
            assert not english_in(text), (lang, field, text)


def test_fields_have_names() -> None:
    assert field_name("hands[1]") == "hand of seat 1"
    for field, _ in faults():
        for lang in LANGUAGES:
            assert field in ("tabel",) or not re.search(r"[\[\]_]", field_name(field, lang)), field
    assert field_name("nonsense[3]", "fi") == "nonsense[3]"


# ── reasons ─────────────────────────────────────────────────────────────────────────────────────

HOUSE: tuple[dict[str, object], ...] = (
    {},
    {"max_capture": 2},
    {"priority": "fewest"},
    {"priority": "single"},
    {"capture": "forced"},
    {"ace": "optional_sweep"},
    {"ace": "plain"},
    {"sum": "equal+fifteen", "priority": "single"},
    {"sum": "equal+fifteen", "priority": "fewest"},
)


def reasons() -> Iterator[str]:
    """Yield why random cards may not take random sets, in every game."""
    rng = random.Random(6)
    for name, changes in itertools.product(sl.variants(), HOUSE):
        try:
            game = sl.rules(name, **changes)
        except ValueError:
            continue
        pack = list(game.cards)
        for _ in range(60):
            card, *table = rng.sample(pack, rng.randint(2, 8))
            aces = [c for c in pack if c.rank == "A" and c not in table]
            if aces and rng.random() < 0.2:
                card = rng.choice(aces)
            wanted = rng.sample(table, min(len(table), rng.choice((0, 1, 1, 2, 2, 3, 4))))
            if rng.random() < 0.05:
                wanted = [c for c in pack if c != card and c not in table][:1]
            why = why_not(card, Cards(wanted), Cards(table), game)
            if why is not None:
                yield why
    beside = sl.rules("scopa", sum="equal+fifteen", priority="fewest")
    yield why_not("7D", "AH 2H 4H", "AH 2H 4H 3S 4S", beside) or ""


def test_reasons_are_told_and_name_cards() -> None:
    found = set(reasons())
    assert not untold(found)
    keys = {why.key for why in found if isinstance(why, Said)}
    of_positions = {"over", "elsewhere", "not_held", "ace_lead"}
    every = {key for key in ENGLISH if key.startswith("why_not.") and not key.endswith(".one")}
    assert keys >= every - {f"why_not.{key}" for key in of_positions}
    codes = re.compile(r"\b[A2-9TJQK][DHSC]\b|='")
    for why, lang in itertools.product(found, LANGUAGES):
        assert not codes.search(told(why, lang)), told(why, lang)


def test_reasons_of_positions_are_told() -> None:
    start = sl.Position.setup("scopa", table="2C 4H 5S QD", hands=("7D 7H AS ?", "? ? ?"))
    lead = sl.Position.setup("asso", hands=("AS 2D", "?2"), first_play=True, ace_lead="barred")
    over = sl.Position.setup("scopa", hands=("", ""), stock="")
    known = sl.Position.setup("scopa", table="2C", hands=("7D", "3D"))
    found = [
        *(start.why_not(move) for move in ("2C", "7D", "7Dx3D", "hello", "7Dx")),
        lead.why_not("AS"),
        over.why_not("2C"),
        known.why_not("3D"),
    ]
    assert not untold(why for why in found if why is not None and "'" not in why)
    with pytest.raises(sl.IllegalMove) as error:
        start.play("7D")
    assert not untold([message(error.value), error.value.reason])
    assert isinstance(pickle.loads(pickle.dumps(error.value)).reason, Said)
    assert "sette di denari" in told(message(error.value), "it")


def refusals() -> Iterator[str]:
    """Yield why options are refused, one by one and two together, in some games."""
    every = [(name, v) for name, spec in OPTIONS.items() for v in spec["allowed"][:13]]
    for name in ("scopa", "cicera", "asso", "mancelle"):
        game = sl.rules(name)
        for (one, a), (two, b) in itertools.combinations(every, 2):
            if one == two or "target" in (one, two):
                continue
            try:
                game.but(**{one: a, two: b})
            except ValueError as error:
                yield message(error)
    twice = (Category("cards", "most"), Category("cards", "most"))
    strange = (Category("won", "won", of=("coins",)),)
    for change in (
        {"batch": 5},
        {"outright": "zz"},
        {"scores": twice},
        {"scores": strange},
        {"scores": (Category("cards", "many"),)},
        {"pack": "plain", "grande": "on"},
    ):
        with pytest.raises(ValueError, match=r".") as found:
            sl.rules("scopa").but(name="own", **change)
        yield message(found.value)
    for given in ({"name": "skopa"}, {"name": "scopa", "priorty": 1}, {"name": "scopa", "tie": 5}):
        with pytest.raises(ValueError, match=r".") as found:
            sl.rules(**given)
        yield message(found.value)


def test_refusals_are_told() -> None:
    found = set(refusals())
    codes = ("options:", "variants:", "kinds:", "of=", "outright=", "categories called")
    named = {why for why in found if any(code in why for code in codes)}
    assert not untold(found - named)
    assert all(isinstance(why, Said) for why in named)
    keys = {why.key for why in found if isinstance(why, Said)}
    of_files = {"rebello", "grande", "ponino"}  # stand in others
    every = {key for key in ENGLISH if key.startswith("contradiction.")}
    assert keys >= every - {f"contradiction.{key}" for key in of_files}


# ── results ─────────────────────────────────────────────────────────────────────────────────────

ENDING = (
    "scopa | table QD | hands 2S AD / ? ? | piles 3D 3H 4D 4H 5D 5H 6D 6H 7D 7H JD JH KD KH AH / "
    "4S 4C 5S 5C 6S 6C 7S 7C JS JC QH QS QC KS KC AS AC | stock - | last_capture 1"
)
PAIRS = (
    "scopone | table 4D QD | hands 2S AD / ? ? / ? / ? | piles 3D 3H 3S 4H 5D 5H 6D 6H 7D 7H JD "
    "JH KD KH AH / 4S 4C 5S 5C 6S 6C 7S 7C JS JC QH KS KC AS AC | stock - | last_capture 1 | "
    "out 2D QS"
)
KNOWN = "scopa | table 2C 5S | hands 7D 7H / 2D QS | stock -"
LARGE = "scopa | table 2C 4H 5S QD | hands 7D 7H AS / ? ? ? | stock ?30"


@cache
def analyses() -> tuple[Analysis, ...]:
    return (
        analyse(ENDING, method="open"),
        analyse(ENDING, method="open", utility="win", lacks={1: "A 7D"}),
        analyse(ENDING, method="open", utility="points", worlds=4),
        analyse(ENDING, method="open", utility="match", match=(9, 10), worlds=4),
        analyse(LARGE, method="playout", worlds=40),
        analyse(LARGE, method="playout", worlds=20, players=("greedy", "chitarrella")),
        analyse(ENDING, method="fair"),
        analyse(PAIRS, method="fair", time_limit=4),
        analyse(KNOWN),
        analyse(LARGE, method="fair", worlds=None, time_limit=0.8),
        analyse(ENDING.replace("scopa ", "perdere ", 1), method="open", worlds=5),
    )


def test_analyses_are_told() -> None:
    for found in analyses():
        said = [found.title, found.unit, found.assumes, *found.remarks, found.left_out]
        assert not untold(said), found.title
        assert isinstance(pickle.loads(pickle.dumps(found)).title, Said)


def visible(page: str) -> str:
    """What a page says, descriptions too, without styles, codes and rules."""
    page = re.sub(r"<style>.*?</style>|<code>.*?</code>", "", page, flags=re.DOTALL)
    described = re.findall(r'(?:aria-label|alt)="([^"]*)"', page)
    return html.unescape(" ".join([re.sub(r"<[^>]*>", " ", page), *described]))


@pytest.mark.parametrize("lang", OTHERS)
def test_pages_are_wholly_in_a_language(lang: str) -> None:
    pages = [display.analysis_html(found, lang=lang) for found in analyses()]
    known = sl.Position.parse(KNOWN)
    over = sl.Position.setup("cicera", hands=("",) * 4, piles=("2S 7D", "AD"), stock="")
    pages += [
        display.solution_html(sl.solve(known), lang=lang),
        display.position_html(known, lang=lang),
        display.position_html(over, lang=lang),
        display.score_html(over.score(), lang=lang),
        display.score_html(known.score(), lang=lang),
    ]
    for page in pages:
        assert f' lang="{lang}"' in page
        assert not english_in(visible(page)), visible(page)
        assert not english_in(tell(starting(visible(page)), lang))


def test_scores_are_told() -> None:
    rng = random.Random(3)
    for name in sl.variants():
        for changes in ({}, {"tie": "carry"}, {"primiera": "settanta"}, {"napoleone": "on"}):
            try:
                game = sl.rules(name, **changes)
            except ValueError:
                continue
            cards = list(game.cards)
            rng.shuffle(cards)
            cut = len(cards) // game.sides
            piles = [Cards(cards[i * cut : (i + 1) * cut]) for i in range(game.sides)]
            hands = [""] * game.players
            position = sl.Position.setup(game, hands=hands, piles=piles, stock="")
            assert not untold(position.score().lines)
            assert "\n".join(position.score().lines) == position.score().explain()


def test_match_says_why_in_every_language() -> None:
    over = {"primiera": "off", "hands": ("", ""), "stock": ""}
    deal = sl.Position.setup("scopa", piles=("7D 2H", "3H"), **over)  # type: ignore[arg-type]
    for scores in ((0, 0), (9, 3), (10, 10)):
        after = sl.Match.start("scopa", scores, primiera="off").after(deal)
        assert not untold([after.why])


# ── names ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_values_have_names(lang: str) -> None:
    for name, spec in OPTIONS.items():
        assert option_label(name, lang)[0].isupper()
        assert option_question(name, lang).endswith("?")
        for value in spec["allowed"]:
            shown = value_label(name, value, lang)
            assert (
                shown == str(value)
                if f"option.{name}.{value}" not in ENGLISH and isinstance(value, int)
                else not re.search(r"_|\+", shown)
            ), (name, value)
        assert len({value_label(name, v, lang) for v in spec["allowed"]}) == len(spec["allowed"])
    assert str(setting("tie", "none")) == "tie='none'"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_categories_and_games_have_names(lang: str) -> None:
    games: list[Rules] = [sl.rules(name) for name in sl.variants()]
    categories = {c.name for game in games for c in (*game.scores, *BY_OPTION, *IN_PLAY)}
    for name in categories:
        assert f"category.{name}" in ENGLISH
        assert "_" not in category_name(name, lang)
    assert category_name("my_own", lang) == "my own"
    lines = {game.line(lang) for game in games}
    assert len(lines) == len(games)
    if lang != "en":
        assert not any(english_in(line) for line in lines)


def test_styles_give_their_reasons_in_every_language() -> None:
    said = [style.title for style in STYLES.values()]
    said += [habit.why for style in STYLES.values() for habit in style.habits]
    assert not untold(said)


def test_things_have_names() -> None:
    move = Move(Card("7D"), Cards("2C 5S"))
    assert move.name("en", "french") == "seven of diamonds taking two of clubs and five of spades"
    assert Cards().name("fr") == "aucune carte"
    assert Move(Card("AS")).name("es") == "as de espadas"
