"""Page: one game, told as plain data, and its two plain forms, Markdown and text for a terminal.

`scopa_lab.guide.page` makes one; `scopa_lab.display` shows it as HTML.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from ..options import word, words
from .language import Language, language

__all__ = ["Choice", "Difference", "Dispute", "Page", "Reading", "Section", "Source"]

WIDE = 88


@dataclass(frozen=True, slots=True)
class Section:
    """One part of the rules in words: a heading and sentences, each a fact."""

    title: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """How one thing is here, and how it is there (nothing where it is not asked there)."""

    here: str
    there: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: what it asks, how the page answers it, and what each answer means.

    Attributes
    ----------
    name, question, source : str
    value, usual : object
        The answer here, and that of the game without house rules.
    allowed : tuple
    meanings : tuple of (tuple of values, str)
        Values that mean the same kind of thing stand together.
    """

    name: str
    question: str
    value: Any
    usual: Any
    allowed: tuple[Any, ...]
    meanings: tuple[tuple[tuple[Any, ...], str], ...]
    source: str

    @property
    def house(self) -> bool:
        """Whether the answer is a house rule."""
        return bool(self.value != self.usual)


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of a disputed point: how to ask for it, what it means, whether it is in force."""

    setting: str
    meaning: str
    in_force: bool


@dataclass(frozen=True, slots=True)
class Dispute:
    """A disputed point: a row of the register, what it is about, who says what, the readings."""

    row: str
    matter: str
    said: str
    readings: tuple[Reading, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """A source: its tag and what it is."""

    tag: str
    what: str


@dataclass(frozen=True)
class Page:
    """A game in words, in one language.

    Attributes
    ----------
    name, title, lang : str
    settings : str
        The rules in one line, as they are asked for.
    summary : tuple of str
        What the file of the game says of it, a paragraph each.
    sections : tuple of Section
        The rules in words.
    parent : str
        Title of the game that this one is told from; "" for the first of the family.
    differences : tuple of Difference
        What differs from that game, without house rules.
    house : tuple of Difference
        House rules: what differs from the game itself.
    options : tuple of Choice
    cited : str
        Sections and rows of the rules page, as the file of the game names them.
    sources : tuple of Source
    disputed : tuple of Dispute
        The disputed points that concern the game.
    """

    name: str
    title: str
    lang: str
    settings: str
    summary: tuple[str, ...]
    sections: tuple[Section, ...]
    parent: str
    differences: tuple[Difference, ...]
    house: tuple[Difference, ...]
    options: tuple[Choice, ...]
    cited: str
    sources: tuple[Source, ...]
    disputed: tuple[Dispute, ...]

    @property
    def words(self) -> Language:
        """The language of the page."""
        return language(self.lang)

    @property
    def from_parent(self) -> tuple[str, tuple[Difference, ...]]:
        """Heading and entries of what differs from the parent."""
        if not self.parent:
            return "", ()
        return self.words("differences", parent=self.parent), self.differences

    def _repr_html_(self) -> str:
        from ..display import page_html

        return page_html(self)

    def to_dict(self) -> dict[str, Any]:
        """Return the page as JSON-ready data; the options by name."""
        data = asdict(self)
        data["options"] = {
            choice.name: {
                "question": choice.question,
                "value": choice.value,
                "usual": choice.usual,
                "allowed": list(choice.allowed),
                "meanings": {words(values): meaning for values, meaning in choice.meanings},
                "source": choice.source,
            }
            for choice in self.options
        }
        return data

    # ── text for a terminal ─────────────────────────────────────────────────────────────────────

    def text(self) -> str:
        """Return the page as plain text."""
        return "\n".join(self._text_lines()) + "\n"

    def _text_lines(self) -> Iterator[str]:
        w = self.words
        yield f"{self.title} ({self.settings})"
        for paragraph in self.summary:
            yield ""
            yield from _wrapped(paragraph, "")
        yield from _headed(w("rules"))
        for section in self.sections:
            yield f"{section.title}{w.colon}".rstrip()
            for sentence in section.sentences:
                yield from _wrapped(sentence, "  - ")
        heading, differences = self.from_parent
        for title, changes, than in (
            (heading, differences, self.parent),
            (w("house"), self.house, self.title),
        ):
            if changes:
                yield from _headed(title)
                for change in changes:
                    yield from _wrapped(self.change(change, than), "  - ")
        yield from _headed(w("disputed"))
        for dispute in self.disputed:
            yield from _wrapped(f"{dispute.matter}{w.colon}{dispute.said}", f"  {dispute.row} ")
            for reading in dispute.readings:
                sign = ">" if reading.in_force else "-"
                yield from _wrapped(
                    f"{reading.setting}{w.colon}{reading.meaning}", f"      {sign} "
                )
        yield from _headed(w("options"))
        for choice in self.options:
            shown = f"{choice.name} = {word(choice.value)}"
            if choice.house:
                shown += f" ({w('usually', usual=word(choice.usual))})"
            yield from _wrapped(choice.question, f"  {shown}  ", 8)
            for values, meaning in choice.meanings:
                sign = "      > " if choice.value in values else "      - "
                yield from _wrapped(f"{words(values)}{w.colon}{meaning}", sign)
        yield from _headed(w("sources"))
        yield from _wrapped(w("rows", source=self.cited), "  ")
        for source in self.sources:
            yield from _wrapped(source.what, f"  [{source.tag}] ", 6)

    def change(self, change: Difference, than: str) -> str:
        """Write a difference from a game of that title in a line."""
        if not change.there:
            return change.here
        return f"{change.here} ({than}{self.words.colon}{change.there})"

    # ── Markdown ────────────────────────────────────────────────────────────────────────────────

    def markdown(self, *, home: str = "", meanings: bool = True) -> str:
        """Return the page as Markdown.

        Parameters
        ----------
        home : str
            The way from the page to the folder of the rules page, for links to it; no links if "".
        meanings : bool
            Whether the options say what each of their values means.
        """
        return "\n".join(self._markdown_lines(home, meanings)) + "\n"

    def _markdown_lines(self, home: str, meanings: bool) -> Iterator[str]:
        w = self.words
        yield f"# {self.title}"
        for paragraph in self.summary:
            yield ""
            yield from textwrap.wrap(paragraph, 100)
        yield from ("", f"`{self.settings}`")
        yield from ("", f"## {w('rules')}")
        for section in self.sections:
            yield from ("", f"### {section.title}", "")
            for sentence in section.sentences:
                yield f"* {sentence}"
        heading, differences = self.from_parent
        for title, changes, than in (
            (heading, differences, self.parent),
            (w("house"), self.house, self.title),
        ):
            if changes:
                yield from ("", f"## {title}", "")
                for change in changes:
                    yield f"* {self.change(change, than)}"
        yield from ("", f"## {w('disputed')}", "")
        yield f"| {w('row')} | {w('matter')} | {w('said')} | {w('readings')} |"
        yield "|---|---|---|---|"
        for dispute in self.disputed:
            readings = "<br>".join(
                f"**`{r.setting}`** ({w('in_force')}){w.colon}{r.meaning}"
                if r.in_force
                else f"`{r.setting}`{w.colon}{r.meaning}"
                for r in dispute.readings
            )
            row = f"[{dispute.row}]({home}rules.md)" if home else dispute.row
            yield f"| {row} | {dispute.matter} | {dispute.said} | {readings or '—'} |"
        yield from ("", f"## {w('options')}", "")
        yield f"| {w('option')} | {w('question')} | {w('here')} | {w('allowed')} |"
        yield "|---|---|---|---|"
        for choice in self.options:
            here = f"`{word(choice.value)}`"
            if choice.house:
                here += f" ({w('usually', usual=word(choice.usual))})"
            if meanings:
                values = "<br>".join(f"`{words(v)}`{w.colon}{m}" for v, m in choice.meanings)
            else:
                values = words(choice.allowed)
            yield f"| `{choice.name}` | {choice.question} | {here} | {values} |"
        yield from ("", f"## {w('sources')}", "")
        cited = w("rows", source=self.cited)
        yield f"[{cited}]({home}rules.md)" if home else cited
        yield ""
        for source in self.sources:
            yield f"* [{source.tag}] {source.what}"


def _headed(title: str) -> Iterator[str]:
    yield from ("", title, "─" * len(title))


def _wrapped(text: str, first: str, indent: int | None = None) -> list[str]:
    """Fold a text after what stands before it on its first line."""
    later = " " * (len(first) if indent is None else indent)
    folded = textwrap.wrap(
        text, WIDE, initial_indent=first, subsequent_indent=later, break_on_hyphens=False
    )
    return folded or [first.rstrip()]
