"""The guide: a page of every game in three languages, right for any options, and up to date."""

from __future__ import annotations

import itertools
import json
import random
import re
import string
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from scopa_lab import guide
from scopa_lab.categories import BY_OPTION, IN_PLAY, Category, taken
from scopa_lab.guide import LANGUAGES, builder
from scopa_lab.guide.__main__ import files, main
from scopa_lab.guide.builder import in_words
from scopa_lab.guide.disputes import REGISTER, lineage
from scopa_lab.guide.language import context, language
from scopa_lab.guide.sources import SECTIONS, TAGS, tags
from scopa_lab.options import OPTIONS, word
from scopa_lab.rules import Rules, rules, variants
from tests.states import random_options

ROOT = Path(__file__).parents[1]
RULES_PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
EVERY = [*itertools.product(variants(), LANGUAGES)]
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def sentences(page: guide.Page) -> list[str]:
    return [sentence for section in page.sections for sentence in section.sentences]


def random_rules(rng: random.Random) -> Rules:
    """A random game with random house rules that do not contradict each other."""
    game = rng.choice(variants())
    return rules(game, **random_options(rng, game))


# ── words ───────────────────────────────────────────────────────────────────────────────────────


@each_language
class TestWords:
    def test_every_option_asks_its_question(self, lang: str) -> None:
        for name in OPTIONS:
            assert language(lang).question(name).endswith("?")

    def test_every_value_of_every_option_has_a_sentence(self, lang: str) -> None:
        keys = language(lang).keys
        assert set(keys) == set(OPTIONS)
        for name, spec in OPTIONS.items():
            values = {word(value) for value in spec["allowed"]}
            assert values <= keys[name] or "*" in keys[name], name
            assert {key.partition("|")[0] for key in keys[name]} <= values | {"*"}, name

    def test_sentences_stand_in_the_same_surroundings_in_every_language(self, lang: str) -> None:
        assert language(lang).keys == language("en").keys

    def test_surroundings_can_be(self, lang: str) -> None:
        """A text for a context that no rules have would never be said."""
        rng = random.Random(1)
        games = [random_rules(rng) for _ in range(300)]
        found = {name: {context(game, name) for game in games} for name in OPTIONS}
        for name, keys in language(lang).keys.items():
            assert {key.partition("|")[2] for key in keys if "|" in key} <= found[name], name

    def test_every_category_of_every_game_has_a_name(self, lang: str) -> None:
        games = [rules(name) for name in variants()]
        wanted = {c.name for g in games for c in g.scores} | {c.name for c in BY_OPTION + IN_PLAY}
        assert wanted == language(lang).labels

    def test_every_text_asks_for_the_same_pieces_in_every_language(self, lang: str) -> None:
        def fields(text: str) -> set[str]:
            return {field for _, field, _, _ in string.Formatter().parse(text) if field}

        def pieces(code: str) -> dict[str, set[str]]:
            words = import_module(f"scopa_lab.guide.{code}.words")
            values = import_module(f"scopa_lab.guide.{code}.values").VALUES
            found = {f"word {k}": fields(v) for k, v in words.WORDS.items()}
            found |= {f"fact {k}": fields(v) for k, v in words.FACTS.items()}
            found |= {
                f"{n} {k}": fields(v) for n, texts in values.items() for k, v in texts.items()
            }
            return found

        assert pieces(lang) == pieces("en")

    def test_no_text_is_left_over(self, lang: str) -> None:
        code = "".join(
            path.read_text(encoding="utf-8")
            for path in [
                *sorted((ROOT / "scopa_lab" / "guide").glob("*.py")),
                ROOT / "scopa_lab" / "display" / "facts.py",
            ]
        )
        words = import_module(f"scopa_lab.guide.{lang}.words")
        for key in [*words.WORDS, *words.FACTS]:
            stem = re.sub(r"^text .*|_0$|^suits_.*", "", key)
            assert re.search(rf"""["']{stem}["']""", code) or not stem, key

    def test_every_row_has_words_and_cites_known_sources(self, lang: str) -> None:
        w = language(lang)
        assert list(w.rows) == [row.row for row in REGISTER]
        for matter, said in w.rows.values():
            assert matter[0].isupper()
            assert not matter.endswith((".", "?"))
            assert said.endswith(".")
            for bracket in re.findall(r"\[([^\]]+)\]", said):
                for tag in tags(bracket):
                    assert w(tag) if tag.startswith("text ") else TAGS[tag]

    def test_every_row_cites_the_same_sources_in_every_language(self, lang: str) -> None:
        for row, (_, said) in language(lang).rows.items():
            cited = [
                re.findall(r"\[([^\]]+)\]", text) for text in (said, language("en").rows[row][1])
            ]
            assert cited[0] == cited[1], row

    def test_every_game_has_its_own_words(self, lang: str) -> None:
        for name in variants():
            page = guide.page(name, lang)
            assert ":" in page.summary[0]
            assert page.summary[0].endswith(".")
            if lang != "en":
                assert page.summary != guide.page(name).summary
                assert len(page.summary) == len(guide.page(name).summary)


# ── sources ─────────────────────────────────────────────────────────────────────────────────────


class TestSources:
    def test_are_those_of_the_rules_page(self) -> None:
        for tag in TAGS:
            assert re.search(rf"^\| {tag} \|", RULES_PAGE, re.MULTILINE), tag

    def test_of_every_section_are_known(self) -> None:
        w = language("en")
        for line in SECTIONS.values():
            assert all(w(tag) if tag.startswith("text ") else TAGS[tag] for tag in tags(line))

    def test_of_every_game_are_named(self) -> None:
        for name in variants():
            page = guide.page(name)
            assert page.sources
            assert page.cited.startswith("digest 2.")

    def test_why_the_printed_seventy_cannot_be(self) -> None:
        """C16: 62 by the table of text 000; the addends 21 15 14 21 that it prints make 71."""
        assert sum(rules("scopone").prime_values[rank] for rank in "7QJ7") == 62
        for lang in LANGUAGES:
            dispute = next(d for d in guide.page("scopone", lang).disputed if d.row == "C16")
            assert all(number in dispute.said for number in ("70", "62", "71"))


# ── pages ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("name", "lang"), EVERY)
class TestEveryPage:
    def test_leaves_no_piece_unfilled(self, name: str, lang: str) -> None:
        page = guide.page(name, lang)
        for text in (page.text(), page.markdown()):
            assert not re.search(r"[{}]|\bNone\b|\*\*\*", text)
            assert "  ." not in text

    def test_asks_every_option_and_says_every_value(self, name: str, lang: str) -> None:
        page = guide.page(name, lang)
        assert [choice.name for choice in page.options] == [*OPTIONS]
        for choice in page.options:
            said = [value for values, _ in choice.meanings for value in values]
            assert sorted(map(str, said)) == sorted(map(str, choice.allowed))
            assert choice.value == choice.usual == getattr(rules(name), choice.name)

    def test_marks_the_reading_in_force(self, name: str, lang: str) -> None:
        game = rules(name)
        for dispute in guide.page(name, lang).disputed:
            settings = [r.setting for r in dispute.readings]
            assert len(settings) == len(set(settings))
            asked = dict.fromkeys(s.partition("=")[0] for s in settings if "=" in s)
            forced = [r.setting for r in dispute.readings if r.in_force and "=" in r.setting]
            assert forced == [f"{option}={word(getattr(game, option))}" for option in asked]

    def test_is_plain_data(self, name: str, lang: str) -> None:
        page = guide.page(name, lang)
        data = json.loads(json.dumps(page.to_dict()))
        assert data["options"]["priority"]["value"] == rules(name).priority
        assert [s["title"] for s in data["sections"]] == [s.title for s in page.sections]
        with pytest.raises(AttributeError):
            page.title = "another"  # type: ignore[misc]

    def test_says_everything_that_it_holds(self, name: str, lang: str) -> None:
        page = guide.page(name, lang)
        flat, marked = " ".join(page.text().split()), page.markdown()
        for piece in [
            *sentences(page),
            *(change.here for change in page.differences),
            *(dispute.said for dispute in page.disputed),
            *(meaning for choice in page.options for _, meaning in choice.meanings),
            *(source.what for source in page.sources),
        ]:
            assert " ".join(piece.split()) in flat
            assert piece in marked


class TestRulesInWords:
    @pytest.mark.parametrize("seed", range(60))
    def test_are_there_for_any_rules(self, seed: int) -> None:
        game = random_rules(random.Random(seed))
        for lang in LANGUAGES:
            page = guide.page(game, lang)
            said = sentences(page)
            assert len(said) == len(set(said)), game
            assert all(s.endswith((".", ".)")) and s[0].isupper() for s in said)
            assert not re.search(r"[{}]", page.text())

    @pytest.mark.parametrize("seed", range(60))
    def test_name_what_scores_and_nothing_else(self, seed: int) -> None:
        """One sentence for every category, as many as the rules count."""
        game = random_rules(random.Random(seed))
        w = language("en")
        said = sentences(guide.page(game))
        for category in game.end_categories:
            assert builder._scores(game, category, w) in said
        for name in ("picada", "simili", "quadriglia", "suit_bonus"):
            assert (w.here(game, name) in said) == (getattr(game, name) != "off")

    @pytest.mark.parametrize("name", OPTIONS)
    def test_every_option_that_matters_is_told(self, name: str) -> None:
        """Some game, with this option changed, has other rules in words."""
        it = language("it")
        games = [rules(g) for g in ("scopa", "cirulla", "scarabocion", "asso", "napola")]
        told = []
        for game in [*games, rules("scopa", players=4)]:
            for value in OPTIONS[name]["allowed"][:5]:
                try:
                    other = game.but(**{name: value})
                except ValueError:
                    continue
                if other != game:
                    told.append([*in_words(game, it)] != [*in_words(other, it)])
        assert any(told), name

    def test_of_scopa(self) -> None:
        """By hand from digest 2.1."""
        said = sentences(guide.page("scopa"))
        for fact in (
            "Play goes anticlockwise: the player on the dealer's right leads each batch",
            "The jack counts 8, the queen 9 and the king 10.",
            "Each player is dealt 3 cards, and 4 are turned up on the table",
            "6 times in all",
            "If three or four kings are turned up, the same dealer deals again.",
            "such a card must be taken and no sum; among several sums the choice is free.",
            "The last card of the deal makes no sweep.",
            "The side with most cards scores 1 point.",
            "The side that took the seven of coins (settebello) scores 1 point.",
            "seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, every other card 10",
            "A match is played to 11 points.",
        ):
            assert any(fact in sentence for sentence in said), fact

    def test_follow_the_points_of_a_game(self) -> None:
        """By hand from digest 2.8, 2.9 and 2.11."""
        assert "The side with most cards scores 2 points." in sentences(guide.page("cicera"))
        scarabocion = sentences(guide.page("scarabocion", "fr"))
        assert any("42 points, soit 48 en tout" in s for s in scarabocion)
        trenta = sentences(guide.page("trenta", "it"))
        assert "Chi ha preso il tre di denari segna 3 punti." in trenta
        assert any("asso, due e tre di denari vince subito" in s for s in trenta)
        frac = sentences(guide.page("frac", "fr"))
        assert "Chaque as, valet, dame et roi vaut 1 point au camp qui l'a pris." in frac

    def test_in_french_keep_signs_with_their_words(self) -> None:
        for name in variants():
            page = guide.page(name, "fr")
            assert not re.search(r"[ \n][;:?!](?![;:?!])", page.text())


class TestDifferences:
    def test_are_those_of_the_data(self) -> None:
        for name in variants():
            page = guide.page(name)
            assert bool(page.differences) == bool(rules(name).parent)
            assert page.house == ()
        assert [d.here for d in guide.page("ponino").differences] == [
            "The side that took all four queens scores the points of its sweeps once more (ponino)."
        ]

    def test_house_rules_stand_apart(self) -> None:
        page = guide.page("scopa", priority="fewest", max_capture=2)
        assert [d.here for d in page.house] == [
            "Of several captures one of the fewest table cards must be chosen.",
            "A card may take 2 table cards at most.",
        ]
        assert [c.name for c in page.options if c.house] == ["priority", "max_capture"]
        assert guide.page("asso", redeal="none").differences == guide.page("asso").differences

    def test_of_a_game_that_scores_otherwise(self) -> None:
        here = [d.here for d in guide.page("frac").differences]
        assert here[-1] == (
            "Not counted here: most cards, most coins, the seven of coins (settebello)."
        )


class TestDisputes:
    def test_are_those_that_can_come_up(self) -> None:
        def found(name: str, **options: Any) -> set[str]:
            return {d.row for d in guide.page(name, **options).disputed}

        assert "C22" in found("scopa")
        assert not {"C22", "C14", "C19"} & found("cicera")  # no numbers, no primiera, two sides
        assert {"C30", "C31", "C32", "C34"} <= found("cicera")
        assert {"C35"} == found("scarabocion") - found("cicera")
        assert {"C38", "C39", "C40", "C18"} <= found("mancelle")
        assert {"C41", "C45"} <= found("quindici")
        assert {"X09", "X10", "X12", "X38"} <= found("asso")
        assert "C14" not in found("scopa", primiera="most_sevens")
        assert {"C36", "C37"} <= found("scientifico")
        assert {"C42", "C43"} <= found("chkobba")
        assert {"C45", "C46", "X04"} <= found("cirulla")
        assert not {"C11", "C33"} & found("frac")  # no sweeps, nothing decided by most

    def test_every_row_comes_up_somewhere(self) -> None:
        found = {d.row for name in variants() for d in guide.page(name).disputed}
        assert found == {row.row for row in REGISTER}

    def test_every_reading_is_an_option(self) -> None:
        for row in REGISTER:
            for name, values in row.readings.items():
                assert set(values) <= set(OPTIONS[name]["allowed"])

    def test_readings_that_a_game_refuses_are_not_offered(self) -> None:
        def settings(name: str) -> set[str]:
            return {r.setting for d in guide.page(name).disputed for r in d.readings}

        assert "no_sweep_on=last_hand" in settings("scopa")
        assert "no_sweep_on=last_hand" not in settings("scopone")
        assert "teams=3x2" not in settings("cirulla")

    def test_a_game_may_be_a_reading(self) -> None:
        dispute = next(d for d in guide.page("scopone").disputed if d.row == "C37")
        assert [(r.setting, r.in_force) for r in dispute.readings] == [
            ("scientifico", False),
            ("scopone", True),
        ]


class TestNewGames:
    """A file without words, and with things of its own, has a page all the same."""

    @pytest.fixture
    def matta(self) -> Rules:
        scopa = rules("scopa")
        scores = (
            *scopa.scores,
            taken("matta", "KC", 2),
            taken("low", "AH AS"),
            Category("all_threes", "all", taken("x", "3D 3H 3S 3C").cards, 4),
            Category("twins", "won", points=2, of=("cards", "matta")),
        )
        return scopa.but(name="matta", title="Matta", scores=scores)

    def test_are_told_from_their_data(self, matta: Rules) -> None:
        page = guide.page(matta)
        assert page.summary == ()
        for fact in (
            "The side that took the king of batons scores 2 points.",
            "Every ace of cups and ace of swords is worth 1 point to the side that took it.",
            "The side that took all four threes scores 4 points.",
            "The side that alone wins all of these scores 2 points more, 5 in all: most cards, "
            "the king of batons.",
        ):
            assert fact in sentences(page)
        assert "l'asso di coppe" not in guide.page(matta, "it").text()
        assert "Chi ha preso il re di bastoni segna 2 punti." in sentences(guide.page(matta, "it"))
        assert lineage(matta) == ("matta", "scopa")

    def test_without_words_are_summed_up_in_english(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delattr(import_module("scopa_lab.variants.asso"), "WORDS")
        page = guide.page("asso", "it")
        assert page.summary[1:] == guide.page("asso").summary
        assert page.summary[0].startswith("Questo gioco è descritto solo in inglese")
        assert page.sections[0].title == "Giocatori"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'de'; allowed: en, it, fr"):
        guide.page("scopa", "de")
    with pytest.raises(ValueError, match="did you mean priority"):
        guide.page("scopa", priorty="fewest")


# ── the pages in docs ───────────────────────────────────────────────────────────────────────────


def test_the_pages_in_docs_are_up_to_date() -> None:
    """If this fails: ``python -m scopa_lab.guide docs/games``."""
    folder = ROOT / "docs" / "games"
    there = {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.md"))
    }
    made = files()
    assert sorted(there) == sorted(made)
    assert [name for name in made if made[name] != there[name]] == []


def test_links_of_the_pages_lead_somewhere() -> None:
    folder = ROOT / "docs" / "games"
    for path in folder.rglob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_the_command_fills_a_folder(tmp_path: Path) -> None:
    (tmp_path / "it").mkdir()
    (tmp_path / "it" / "gone.md").touch()
    assert main([str(tmp_path)]) == 0
    made = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")}
    assert made == set(files())
