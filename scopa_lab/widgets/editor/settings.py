"""The intents of the editor that choose the game, its house rules, the turn and the points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...languages import say
from ...rules import Rules
from ..page.screen import Screen
from ..page.walk import Refused
from . import draft_settings as settings
from .draft import Draft
from .editing import Editing

__all__ = ["Settings", "number", "whole_number"]


class Settings(Screen):
    """What the editor answers about the game, the turn and the points."""

    editing: Editing
    _tries: dict[str, int]  # so that a control that was refused is drawn again

    @property
    def draft(self) -> Draft:
        """What is set up, right or not."""
        return self.editing.draft

    # ── the game and its rules ──────────────────────────────────────────────────────────────────

    def do_game(self, intent: Mapping[str, Any]) -> None:
        """Play another game."""
        self._tried("game")
        self._under(settings.game(self.draft, str(intent.get("value"))))

    def do_players(self, intent: Mapping[str, Any]) -> None:
        """Another number of players."""
        self._tried("players")
        self._under(self.draft.rules.but(players=str(intent.get("value"))))

    def do_teams(self, intent: Mapping[str, Any]) -> None:
        """Who plays with whom."""
        self._tried("teams")
        self._under(self.draft.rules.but(teams=str(intent.get("value"))))

    def do_option(self, intent: Mapping[str, Any]) -> None:
        """A house rule."""
        name = str(intent.get("option"))
        self._tried(name)
        self._under(self.draft.rules.but(**{name: str(intent.get("value"))}))

    def do_usual(self, _intent: Mapping[str, Any]) -> None:
        """Every house rule as the game has it."""
        self._under(settings.usual_rules(self.draft.rules))

    def _set(self, draft: Draft) -> None:
        self.editing.become(draft)

    def _tried(self, name: str) -> None:
        self._tries[name] = self._tries.get(name, 0) + 1

    def _under(self, rules: Rules) -> None:
        draft, homeless = self.draft.under(rules)
        self.editing.become(draft)
        if homeless:
            gone = homeless - self.draft.rules.cards
            back = homeless & self.draft.rules.cards
            lines: list[str] = [say("editor.returned", cards=back)] if back else []
            lines += [say("editor.gone", cards=gone)] if gone else []
            self.tell_banner(lines, "note")

    # ── turn and points ─────────────────────────────────────────────────────────────────────────

    def do_turn(self, intent: Mapping[str, Any]) -> None:
        """Who is to move."""
        self._set(settings.turned(self.draft, whole_number(intent)))

    def do_last(self, intent: Mapping[str, Any]) -> None:
        """Who captured last."""
        self._set(
            settings.captured_last(
                self.draft, None if intent.get("value") in ("", None) else whole_number(intent)
            )
        )

    def do_laid(self, intent: Mapping[str, Any]) -> None:
        """Which card was laid by the play before."""
        self._set(settings.laid_last(self.draft, str(intent.get("value", ""))))

    def do_swept(self, intent: Mapping[str, Any]) -> None:
        """What the last capture was paid as a sweep."""
        self._tried("swept")
        self._set(settings.swept(self.draft, whole_number(intent)))

    def do_leads(self, intent: Mapping[str, Any]) -> None:
        """Whether the deal begins."""
        self._set(settings.leads(self.draft, intent.get("value") is True))

    def do_rest(self, intent: Mapping[str, Any]) -> None:
        """Where the cards are that lie nowhere."""
        self._set(settings.left(self.draft, intent.get("value") == "stock"))

    def do_earned(self, intent: Mapping[str, Any]) -> None:
        """What a side earned in play."""
        self._tried("earned")
        side, category = number(intent.get("side")), number(intent.get("category"))
        self._set(settings.earned(self.draft, side, category, whole_number(intent)))

    def do_combine(self, intent: Mapping[str, Any]) -> None:
        """Which captures of several cards a side made."""
        self._tried("combine")
        self._set(
            settings.combined(self.draft, number(intent.get("side")), str(intent.get("value", "")))
        )


def number(value: Any) -> int:
    """A number that the browser counted."""
    return int(value) if str(value).isdecimal() else 0


def whole_number(
    intent: Mapping[str, Any], name: str = "value", otherwise: int | None = None
) -> int:
    """A whole number that a person wrote."""
    given = str(intent.get(name, "")).strip()
    if not given and otherwise is not None:
        return otherwise
    if not given.isdecimal():
        raise Refused(say("editor.not_whole", given=given))
    return int(given)
