"""The catalogues say the same things in every language."""

from __future__ import annotations

import pickle
import re
from string import Formatter

import pytest

from scopa_lab.languages import LANGUAGES, Said, catalogue, say, tell

ENGLISH = catalogue("en")


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_catalogue_has_the_same_keys_and_places(lang: str) -> None:
    words = catalogue(lang)
    assert set(words) == set(ENGLISH)
    wrong = {key for key in ENGLISH if places(words[key]) != places(ENGLISH[key])}
    assert not wrong
    assert not [key for key, text in words.items() if not text.strip()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_singular_stands_beside_its_plural(lang: str) -> None:
    words = catalogue(lang)
    for key in words:
        if key.endswith(".one"):
            assert key.removesuffix(".one") in words


def test_sentences_are_strings_that_can_be_told_and_pickled() -> None:
    inner = say("picture.cards", count=1)
    outer = say("card.twice", card=inner)
    assert outer == "1 card is there twice"
    assert isinstance(pickle.loads(pickle.dumps(outer)), Said)
    for sentence in (outer, pickle.loads(pickle.dumps(outer))):
        assert tell(sentence, "fr") == "1 carte y figure deux fois"
    assert tell("as it is", "fi") == "as it is"


def test_values_are_spelled_as_the_reader_wishes() -> None:
    reason = say("card.twice", card=7)
    assert tell(reason, "en", lambda value: f"<{value}>") == "<7> is there twice"


def test_no_such_language() -> None:
    with pytest.raises(ValueError, match=re.escape("unknown language 'xx'; allowed: en, it")):
        catalogue("xx")
