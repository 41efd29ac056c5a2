"""What a review shows of the whole deal: the curve, the moves, luck and choice, the records."""

from __future__ import annotations

import traitlets as t

from ...art.curve import column, curve_width
from ...art.svg import clean
from ...display import review as shown
from ...display.page import page
from ..page.html import attributes, button, labelled, row, select
from ..page.screen import region
from ..page.table import Table
from .replay import Replay

__all__ = ["WholeDeal"]


class WholeDeal(Table):
    """The part of a review below and above the table."""

    running = t.Bool(False, help="Whether moves are being judged; read only.")
    run = region("Judge, cancel, and how the judging stands.")
    curve = region("The value over the deal.")
    moves = region("The moves and what they lost.")
    balance = region("Luck and choice.")
    records = region("Which deal, another record.")

    deals: list[Replay]
    chosen_deal = 0
    loaded = 0  # how many records were taken up: an emptied field is another field

    @property
    def judging(self) -> bool:
        """Whether moves are being judged."""
        raise NotImplementedError

    @property
    def replay(self) -> Replay:
        """The walk along the deal that is shown."""
        return self.deals[self.chosen_deal]

    def who(self, seat: int) -> str:
        """The name of a seat."""
        return shown.who(self.replay.record, seat, self.lang)

    def show_run(self) -> str:
        """Judge or cancel, progress, and how it stands."""
        replay = self.replay
        if not replay.moves:
            return ""
        running = self.judging
        review = replay.review
        done = len(review.judged) + len(review.skipped) if review is not None else 0
        share = f' value="{done / review.asked:.4f}"' if review is not None else ""
        label = clean(self.words("review.run"))
        bar = f'<progress class="slx-progress" max="1"{share} aria-label="{label}"></progress>'
        begin = self.words("review.go_on" if done else "review.run")
        complete = review is not None and review.complete
        compute = button(begin, "compute", kind="slx-strong", data_heir="cancel")
        cancel = button(self.words("screen.cancel"), "cancel", data_heir="compute")
        return row(
            cancel if running else "" if complete else compute,
            bar if running else "",
            f'<span class="slx-status" role="status">{clean(self.told(replay.stands))}</span>',
        )

    def show_curve(self) -> str:
        """The curve, with a button over every play."""
        replay = self.replay
        review = replay.review
        if review is None or not review.curve:
            return ""
        plays = len(replay.moves)
        picture = shown.curve_part(review, self.lang, current=replay.at)
        worth = {point.ply: point.value for point in review.curve}
        strips = []
        for ply in range(plays + 1):
            left, wide = column(ply, plays)
            judged = replay.judged_at(ply)
            if judged is not None:
                label = shown.point_words(replay.record, judged, worth[ply], self.lang)
            elif ply == plays:
                label = self.words("review.at_end")
            else:
                move, who = replay.moves[ply], self.who(replay.mover(ply))
                label = self.words("review.unjudged", number=ply + 1, who=who, move=move)
            given = {
                "type": "button",
                "class": "slx-strip",
                "data_do": "goto",
                "data_at": ply,
                "data_key": f"strip-{ply}",
                "style": f"left:{left:.3f}%;width:{wide:.3f}%",
                "aria_label": label,
                "title": label,
                "aria_current": "step" if ply == replay.at else None,
                "tabindex": 0 if ply == replay.at else -1,
            }
            strips.append(f"<button{attributes(given)}></button>")
        said = clean(self.words("review.curve_said"))
        keys = clean(self.words("review.keys"))
        label = clean(self.words("review.curve", side=shown.side_of(replay.record, 0, self.lang)))
        least = f"--slx-least:{curve_width(plays):.0f}px"
        return (
            f'<div class="slx-wide"><div class="slx-curve-box" role="group" aria-label="{label}"'
            f' data-follow style="{least}">{picture}{"".join(strips)}</div></div>'
            f"{page('legend', shown.legend_part(self.lang))}"
            f'<p class="slx-small">{said} {keys}</p>'
        )

    def show_moves(self) -> str:
        """The moves in a table."""
        replay = self.replay
        if replay.review is None:
            return ""
        faces = self.small_cards()
        inside = shown.moves_part(
            replay.review, self.lang, at=replay.at, faces=faces, answers=False
        )
        return f"<div data-follow>{page('moves', faces.defs(), inside, lang=self.lang)}</div>"

    def show_balance(self) -> str:
        """Luck and choice apart."""
        review = self.replay.review
        if review is None or not review.balance:
            return ""
        small = " ".join(shown.small_print(review, self.lang))
        note = f'<p class="sl-note">{small}</p>' if small else ""
        return page("balance", shown.balance_part(review, self.lang), note, lang=self.lang)

    def show_records(self) -> str:
        """Which deal of the match; taking, copying and saving a record."""
        deals = self.deals
        which = ""
        if len(deals) > 1:
            choices = [
                (
                    str(number),
                    self.words("review.deal_named", number=number + 1, result=self._result(deal)),
                )
                for number, deal in enumerate(deals)
            ]
            which = row(select(self.words("review.deal"), "deal", choices, str(self.chosen_deal)))
        text = "\n\n".join(str(deal.record) for deal in deals)
        paste = labelled(
            self.words("review.paste"),
            f'<textarea class="slx-field" name="text" rows="5" spellcheck="false"'
            f' data-key="paste-{self.loaded}"></textarea>',
        )
        load = button(
            self.words("review.load"), None, type="submit", data_key="load", data_heir="forward"
        )
        file = labelled(
            self.words("review.file"),
            '<input type="file" class="slx-field" accept=".txt,text/plain" data-do="text"'
            ' data-key="file">',
        )
        keep = [
            button(self.words("screen.copy_record"), None, data_copy=text, data_key="copy"),
            button(
                self.words("review.save"),
                None,
                data_save="scopa-record.txt",
                data_text=text,
                data_key="save",
            ),
        ]
        example = button(self.words("review.example"), "example", data_heir="forward")
        empty = not self.replay.moves
        return (
            f'{which}<details data-key="records-{self.loaded}"{" open" if empty else ""}>'
            f"<summary>{clean(self.words('review.records'))}</summary>"
            f'<form class="slx-form" data-do="text">{paste}{load}</form>'
            f"{row(file, *([] if empty else keep), example)}</details>"
        )

    def _result(self, deal: Replay) -> str:
        if not deal.record.is_over:
            return self.words("review.unfinished")
        return " – ".join(map(str, deal.record.score().points))
