"""Whether a page speaks one language: every word on it stands in the catalogue of that language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import scopa_lab as sl
from scopa_lab.languages import LANGUAGES, catalogue
from scopa_lab.strategies import players

__all__ = ["foreign_words", "visible_texts"]

CODE = re.compile(r"(?<!\w)(?:[2-9TJQKA]|10)[DHSC](?:x(?:[2-9TJQKA][DHSC])+)?(?!\w)")
WORD = re.compile(r"[^\W\d_]{2,}")

# what is seen, and what is read out; not what was written as code, nor what a person has written
_TEXTS = """selector => {
  const texts = [];
  const seen = (one) => one.closest("option, .slx-unseen") || one.checkVisibility();
  const code = "style, script, code, pre, textarea";
  for (const root of document.querySelectorAll(selector)) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (node.nodeType === Node.TEXT_NODE) {
        const around = node.parentElement;
        if (!around.closest(code) && seen(around)) texts.push(node.data);
        continue;
      }
      for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"]) {
        if (node.hasAttribute(name) && seen(node)) texts.push(node.getAttribute(name));
      }
    }
  }
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}"""


def visible_texts(page: Any, selector: str) -> list[str]:
    """Return every text of a part of a page that is seen or read out."""
    return list(page.evaluate(_TEXTS, selector))


def words_of(text: str) -> set[str]:
    """Return the words of a text, small; codes of cards are none.

    >>> sorted(words_of("Seat 0 plays 7Dx2C5S: well"))
    ['plays', 'seat', 'well']
    """
    found = WORD.findall(CODE.sub(" ", text))
    return {word.lower() for word in found if word.isalpha()}


@cache
def known_words(lang: str) -> frozenset[str]:
    """Return the words of a catalogue, and the names that are the same in every language."""
    names = [sl.rules(game).title for game in sl.variants()]
    names += [*sl.variants(), *players(), "Python"]
    names += [catalogue(one)["lab.language_name"] for one in LANGUAGES]
    known = words_of(" ".join(names))
    for text in catalogue(lang).values():
        known |= words_of(re.sub(r"\{.*?\}", " ", text))
    return frozenset(known)


def foreign_words(page: Any, lang: str, selector: str) -> list[tuple[str, list[str]]]:
    """Return the texts of a page with words that the language does not have.

    Parameters
    ----------
    page : playwright.sync_api.Page
    lang : str
    selector : str
        The parts of the page that are looked at.
    """
    known = known_words(lang)
    found = [(text, sorted(words_of(text) - known)) for text in visible_texts(page, selector)]
    return [(text[:100], words) for text, words in found if words]
