"""A screen in a blank page: the real Python side, the real browser side, no kernel in between."""

from __future__ import annotations

from typing import Any

from scopa_lab.widgets.page.screen import Screen

from .conftest import HERE


class Stage:
    """A screen, and the page that shows it."""

    def __init__(self, page: Any, shown: Screen, *, dark: bool = False) -> None:
        self.page = page
        self.shown = shown
        self.sent = [name for name, trait in shown.traits(sync=True).items() if trait.help]
        self.state = self._now()
        self.messages: list[Any] = []
        shown.send = self.messages.append
        page.expose_function("askPython", self._asked)
        page.set_content(
            "<!doctype html><html lang='en'><meta charset='utf-8'><title>Scopa Lab</title>"
            f"<body style='margin:0' data-jp-theme-light='{'false' if dark else 'true'}'>"
            "<button id='before'>before</button><main id='here'></main></body></html>"
        )
        if dark:
            page.add_style_tag(content=DARK)
        page.add_style_tag(content=str(shown._css))
        page.add_script_tag(content=(HERE / "fake_model.js").read_text(encoding="utf-8"))
        page.evaluate(
            """async ([code, state]) => {
                const url = URL.createObjectURL(new Blob([code], {type: "text/javascript"}));
                const module = await import(url);
                window.model = window.fakeModel(state);
                const el = document.getElementById("here");
                window.leave = module.default.render({model: window.model, el});
                await window.model.settled();
            }""",
            [shown._esm, self.state],
        )

    def _now(self) -> dict[str, Any]:
        return {name: getattr(self.shown, name) for name in self.sent if not name.startswith("_")}

    def _changes(self) -> dict[str, Any]:
        now = self._now()
        changed = {name: value for name, value in now.items() if self.state[name] != value}
        self.state = now
        return changed

    def _asked(self, intent: dict[str, Any]) -> dict[str, Any]:
        self.shown._handle_custom_msg(intent, [])
        messages, self.messages[:] = self.messages[:], []
        return {"changed": self._changes(), "messages": messages}

    def follow(self) -> None:
        """Tell the page what has changed in Python meanwhile."""
        self.page.evaluate("changed => window.model.take(changed)", self._changes())

    def settle(self) -> None:
        """Wait until every intent was answered, and what had to wait for a click is shown."""
        self.page.evaluate(
            "async () => { await window.model.settled(); await new Promise(setTimeout); }"
        )

    def card(self, text: str) -> Any:
        """A card that can be used."""
        return self.page.locator(f'.sl-use[data-card="{text}"]')

    def click(self, text: str) -> None:
        """Click a card."""
        self.card(text).click()
        self.settle()

    def key(self, name: str) -> None:
        """Press a key."""
        self.page.keyboard.press(name)
        self.settle()

    def push(self, name: str) -> None:
        """Push a button by its words."""
        self.page.get_by_role("button", name=name, exact=True).click()
        self.settle()

    def focused(self) -> str:
        """The card that has the focus, or else its text."""
        return str(
            self.page.evaluate(
                "() => document.activeElement.dataset.card ?? document.activeElement.textContent"
            )
        )

    def lit(self) -> list[str]:
        """The cards of the table that glow."""
        found = self.page.eval_on_selector_all(
            '.sl-use[data-zone="table"][aria-pressed="true"]', "all => all.map(c => c.dataset.card)"
        )
        return sorted(found)

    def text(self, selector: str) -> str:
        """What stands in a place."""
        return str(self.page.locator(selector).inner_text())


#: what JupyterLab's dark theme says, as far as the screens ask
DARK = """:root { --jp-ui-font-color1: #fff; --jp-ui-font-color2: #bdbdbd;
  --jp-layout-color0: #111; --jp-layout-color1: #111; --jp-layout-color2: #2b2b2b;
  --jp-border-color1: #757575; --jp-border-color2: #616161;
  --jp-content-font-color1: #fff; --jp-content-font-color2: #bdbdbd; }
body { background: #111; }"""
