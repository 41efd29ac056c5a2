"""The bar above the screens of the lab: which one is shown, and how all of them look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import traitlets as t

from ..languages import LANGUAGES, catalogue, say
from .page.dress import dressed
from .page.html import button, row, select
from .page.html import region as place
from .page.screen import SIZES, Screen, region

__all__ = ["Tabs"]

#: what the list of cards offers: its word → deck, colours of the suits
DECKS = {"italian": ("italian", 2), "french": ("french", 2), "french4": ("french", 4)}


class Tabs(Screen):
    """A bar of tabs, with language, cards and size for all screens.

    Parameters
    ----------
    names : sequence of str
        The screens, in order.
    choose : callable
        Told the name of the screen that a person wants.
    chosen : str
        The one that is shown.
    guess : bool
        Whether the first page that shows it decides about the language.
    panel : str
        Id of the element that shows the screens.
    recall : callable
        Told, by the first page that shows it, the ticket that this page was given before.
    **traits
        As for every screen.

    Examples
    --------
    >>> tabs = Tabs(("explorer", "quiz"), print, chosen="explorer", recall=print)
    >>> tabs.act({"kind": "tab", "screen": "quiz"})
    quiz
    >>> tabs.act({"kind": "cards", "value": "french4"})
    >>> tabs.deck, tabs.colours
    ('french', 4)
    """

    _css, kind = dressed(__file__)

    bar = region("The tabs, and how things look.")
    ticket = t.Unicode("", help="What the page keeps, to be brought back by.").tag(sync=True)

    def __init__(
        self,
        names: Sequence[str],
        choose: Callable[[str], None],
        *,
        chosen: str,
        guess: bool = False,
        panel: str = "slx-panel",
        recall: Callable[[str], None],
        **traits: Any,
    ) -> None:
        self.names = tuple(names)
        self.chosen = chosen
        self.panel = panel
        self._choose = choose
        self._guess = guess
        self._recall: Callable[[str], None] | None = recall
        super().__init__(**traits)

    # ── intents ─────────────────────────────────────────────────────────────────────────────────

    def do_tab(self, intent: Mapping[str, Any]) -> None:
        """Show another screen."""
        self._choose(str(intent["screen"]))

    def do_language(self, intent: Mapping[str, Any]) -> None:
        """Speak another language, everywhere."""
        self._guess = False
        self.lang = _one_of(LANGUAGES, intent["value"])

    def do_cards(self, intent: Mapping[str, Any]) -> None:
        """Draw other cards, everywhere."""
        self.deck, self.colours = DECKS[_one_of(tuple(DECKS), intent["value"])]

    def do_size(self, intent: Mapping[str, Any]) -> None:
        """Draw cards larger or smaller, everywhere."""
        self.size = _one_of(tuple(SIZES), intent["value"])

    def do_shown(self, intent: Mapping[str, Any]) -> None:
        """A page shows the lab: its language is taken where none was asked for, or all it had."""
        super().do_shown(intent)
        wanted = intent.get("languages")
        if self._guess and isinstance(wanted, str):
            self._guess = False
            ours = [tag for item in wanted.split() if (tag := item.lower()[:2]) in LANGUAGES]
            self.lang = ours[0] if ours else self.lang
        if self._recall is not None:
            recall, self._recall = self._recall, None
            recall(str(intent.get("ticket")))

    # ── showing ─────────────────────────────────────────────────────────────────────────────────

    def title(self) -> str:
        """What the lab is called."""
        return self.words("lab.title")

    def frame_html(self) -> str:
        """One row."""
        return place("bar") + place("banner", role="alert")

    def show_bar(self) -> str:
        """The tabs, and three lists."""
        tabs = "".join(self._tab(name) for name in self.names)
        label = self.words("lab.tabs")
        languages = [(lang, catalogue(lang)["lab.language_name"]) for lang in LANGUAGES]
        decks = [(name, self.words(f"lab.deck_{name}")) for name in DECKS]
        sizes = [(name, self.words(f"lab.size_{name}")) for name in SIZES]
        deck = "french4" if (self.deck, self.colours) == ("french", 4) else self.deck
        looks = row(
            select(self.words("lab.language"), "language", languages, self.lang),
            select(self.words("lab.deck"), "cards", decks, deck),
            select(self.words("lab.size"), "size", sizes, self.size),
        )
        return (
            f'<div class="slx-tabs" role="tablist" aria-label="{label}">{tabs}</div>'
            f'<div class="slx-looks">{looks}</div>'
        )

    def _tab(self, name: str) -> str:
        on = name == self.chosen
        return button(
            self.words(f"lab.{name}"),
            "tab",
            kind="slx-tab",
            role="tab",
            aria_selected="true" if on else "false",
            aria_controls=self.panel if on else None,
            tabindex="0" if on else "-1",
            data_screen=name,
            data_key=f"tab-{name}",
        )

    def way_back(self) -> str:
        """Nothing: the screen below tells it."""
        return ""

    def still(self) -> str:
        """Nothing: without a kernel there is nothing to choose."""
        return ""


def _one_of(allowed: Sequence[str], value: Any) -> str:
    """Return the value, which must be one of these."""
    if value not in allowed:
        names = ", ".join(allowed)
        raise ValueError(say("lab.not_offered", value=str(value)[:40], allowed=names))
    return str(value)
