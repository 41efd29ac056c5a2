"""The lab on a page, with a real kernel behind it: what a person does there and what he sees.

`Stage` knows both sides; here there is only the page, in JupyterLab or of ``scopa-lab serve``, so
what a person does is followed by waiting until it shows.
"""

from __future__ import annotations

from typing import Any

from scopa_lab.languages import say, tell

from .conftest import until
from .gestures import drag, touch_drag

__all__ = ["LONG", "Room"]

#: seconds in which a machine with much else to do answers
LONG = 120
ME = '.sl-use[data-zone="hand"]'


class Room:
    """The lab as it stands on a page.

    Parameters
    ----------
    page : playwright.sync_api.Page
    lang : str
        The language that is spoken at first.
    """

    def __init__(self, page: Any, lang: str = "en") -> None:
        self.page = page
        self.lang = lang
        self.bar = page.locator(".slx:has(> div [role=tablist])")
        self.panel = page.locator(".slx[role=tabpanel]")

    def words(self, key: str, **values: Any) -> str:
        """What the catalogue of the language says."""
        return tell(say(key, **values), self.lang)

    def until(self, true: Any, seconds: float = LONG) -> Any:
        """Wait until something is true."""
        return until(self.page, true, seconds)

    def standing(self) -> Room:
        """Wait until the lab stands on the page."""
        self.bar.wait_for(timeout=LONG * 1000)
        self.panel.wait_for(timeout=LONG * 1000)
        return self

    # ── looking ─────────────────────────────────────────────────────────────────────────────────

    def find(self, selector: str) -> Any:
        """Something of the screen that is shown."""
        return self.panel.locator(selector)

    def text(self, selector: str) -> str:
        """What stands in a place, "" where it is not there."""
        found = self.find(selector)
        return str(found.first.inner_text()) if found.count() else ""

    def banner(self) -> str:
        """What is wrong, or worth knowing."""
        return self.text(".slx-banner")

    def button(self, key: str, **values: Any) -> Any:
        """A button by its words."""
        return self.panel.get_by_role("button", name=self.words(key, **values), exact=True)

    def line(self) -> str:
        """The position in one line."""
        return str(self.find('input[name="line"]').input_value())

    def cards(self, selector: str) -> list[str]:
        """Which cards are somewhere."""
        found = self.find(selector)
        return sorted(found.evaluate_all("all => all.map(card => card.dataset.card)"))

    def lit(self) -> list[str]:
        """The cards of the table that glow."""
        return self.cards('.sl-use[data-zone="table"][aria-pressed="true"]')

    def chosen(self) -> list[str]:
        """The cards of a hand that are chosen."""
        return self.cards(f'{ME}[aria-pressed="true"]')

    def still(self) -> None:
        """Wait until no card flies any more."""
        flying = "() => document.getAnimations().some(one => one.playState === 'running')"
        self.until(lambda: not self.page.evaluate(flying))

    # ── doing ───────────────────────────────────────────────────────────────────────────────────

    def turn_to(self, name: str) -> None:
        """Turn to a screen by its tab."""
        self.bar.locator(f'[role=tab][data-screen="{name}"]').click()
        self.shows(name)

    def shows(self, name: str) -> None:
        """Wait until a screen is shown."""
        tab = self.bar.locator(f'[role=tab][data-screen="{name}"][aria-selected="true"]')
        tab.wait_for(timeout=LONG * 1000)
        title = self.words(f"{name}.title")
        self.until(
            lambda: (
                self.panel.count() == 1
                and self.panel.get_attribute("aria-label") == title
                and self.find("[data-region]").count()
            )
        )

    def push(self, what: str, *, with_keys: bool = False) -> None:
        """Push a button of the screen by its intent."""
        button = f'[data-do="{what}"]:enabled'
        if with_keys:
            self.to(button)
            self.press("Enter")
        else:
            self.find(button).click()

    def open(self, screen: str) -> None:
        """Go on with what is here on another screen."""
        self.find(f'[data-do="open"][data-screen="{screen}"]').click()
        self.shows(screen)

    def zone(self, place: str) -> Any:
        """A place of the card table."""
        return self.find(f'[data-drop="{place}"]')

    def lies(self, card: str, place: str) -> bool:
        """Whether a card lies in a place."""
        return bool(self.zone(place).locator(f'[data-card="{card}"]').count())

    def drag(self, card: str, place: str, *, finger: bool = False) -> None:
        """Drag a card of the pack to a place, and wait until it lies there."""
        self.still()
        source = self.find(f'.sl-use[data-zone="pack"][data-card="{card}"]')
        box = self.zone(place).bounding_box()
        edge = (0, 8 - box["height"] / 2)  # where no card lies
        way = touch_drag if finger else drag
        with way(self.page, source, self.zone(place), offset=edge):
            pass
        self.until(lambda: self.lies(card, place))

    def write(self, key: str, value: str) -> None:
        """Write into a field of settings, and wait until Python has heard of it."""
        field = self.find(f'input[data-key="{key}"]')
        field.fill(value)
        field.blur()
        self._heard(key, value)

    def adjust(self, *, with_keys: bool = False, **settings: str) -> None:
        """Change settings of the computation."""
        fold = self.find(".slx-options details")
        if fold.get_attribute("open") is None:
            if with_keys:
                self.to(".slx-options summary")
                self.press("Enter")
            else:
                fold.locator("summary").click()
        for name, value in settings.items():
            if not with_keys:
                self.write(f"set-{name}", value)
                continue
            self.to(f'input[data-key="set-{name}"]')
            self.press("Control+a")
            self.press("Delete")
            self.page.keyboard.type(value)
            self.press("Tab")
            self._heard(f"set-{name}", value)

    def chosen_in(self, key: str, value: str) -> None:
        """Wait until Python has heard what was chosen in a list."""
        chosen = f'[data-key="{key}"] option[value="{value}"][selected]'
        self.until(lambda: self.find(chosen).count())

    def _heard(self, key: str, value: str) -> None:
        """Wait until Python has heard what stands in a field."""
        field = self.find(f'input[data-key="{key}"]')
        self.until(lambda: (field.get_attribute("value") or "") == value)

    # ── keys ────────────────────────────────────────────────────────────────────────────────────

    def on(self, selector: str) -> bool:
        """Whether the focus is on something of the lab."""
        return bool(
            self.page.evaluate(
                "selector => Boolean(document.activeElement?.closest('.slx')"
                " && document.activeElement.matches(selector))",
                selector,
            )
        )

    def where(self) -> str:
        """What has the focus, for a message."""
        return str(
            self.page.evaluate("() => document.activeElement?.outerHTML.slice(0, 200) ?? ''")
        )

    def press(self, name: str) -> None:
        """Press a key."""
        self.page.keyboard.press(name)

    def go(self, key: str, selector: str, most: int = 90) -> None:
        """Press a key until the focus is on something."""
        for _ in range(most):
            if self.on(selector):
                return
            self.press(key)
        assert self.on(selector), (
            f"{key} does not lead to {selector}; the focus is on {self.where()}"
        )

    def to(self, selector: str) -> None:
        """Go to something of the screen with Tab, or back."""
        ahead = self.page.evaluate(
            "selector => { const goal = document.querySelector(`.slx[role=tabpanel] ${selector}`);"
            " return goal && document.activeElement.compareDocumentPosition(goal) & 2; }",
            selector,
        )
        self.go("Shift+Tab" if ahead else "Tab", selector)

    # ── playing ─────────────────────────────────────────────────────────────────────────────────

    def arrange(self) -> None:
        """Let quick players sit at the table, who do not wait before they play."""
        chairs = self.find('[data-do="chair"]')
        for chair in range(1, chairs.count()):
            other = self.find(f'[data-key="chair-{chair}"]')
            other.select_option("greedy")
            self.until(
                lambda other=other: other.locator('option[value="greedy"][selected]').count()
            )
        self.find(".slx-plan summary").click()
        self.find('[data-do="pace"]').select_option("0")
        self.chosen_in("pace", "0")
        self.write("seed", "3")

    def plays(self) -> int:
        """How many plays of the deal were made."""
        return int(self.find(".slx-played li").count())

    def over(self) -> bool:
        """Whether the deal is over."""
        return bool(self.find(".slx-result table").count())

    def my_turn(self) -> bool:
        """Whether it is for me to play, or nobody any more."""
        return self.over() or bool(self.find('[data-do="play"]').count())

    def play_one(self, *, with_keys: bool = False) -> None:
        """Play a card of the hand, whichever; wait until somebody is to play again."""
        before = self.plays()
        if with_keys:
            self._choose_with_keys()
        else:
            self.find(ME).first.click()
            self.until(self._asked)
            if not self._ready():
                self.find(".slx-choices button").first.click()
                self.until(self._ready)
            self.find('[data-do="play"]').click()
        self.until(lambda: self.plays() > before and self.my_turn())

    def _choose_with_keys(self) -> None:
        if not self.on(ME):
            self.go("Tab", ".sl-use[data-card]")
            self.go("ArrowDown", ME)
        self.press("Enter")
        self.until(self._asked)
        if not self._ready():
            self.go("Tab", ".slx-choices button")
            self.press("Enter")
            self.until(self._ready)
        self.go("Tab", '[data-do="play"]')
        self.press("Enter")

    def _ready(self) -> bool:
        return bool(self.find('[data-do="play"]:enabled').count())

    def _asked(self) -> bool:
        """Whether the chosen card can be played, or it is asked which way."""
        return self._ready() or bool(self.find(".slx-choices button").count())
