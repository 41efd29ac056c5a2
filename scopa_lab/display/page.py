"""Numbers, tables and the style that every display shares."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..art.svg import clean, finish
from ..languages import Term, say, tell

if TYPE_CHECKING:
    from ..estimates import Estimate
    from ..position import Position

INK = "var(--jp-content-font-color1,#1c1c1c)"
SOFT = "var(--jp-content-font-color2,#555)"
PAGE = "var(--jp-layout-color1,#fff)"
LINE = "var(--jp-border-color2,#ccc)"

# The doubled class outweighs what a notebook says about every table it shows.
STYLE = f"""<style>
.sl-out.sl-out{{color:{INK};background:{PAGE};font-size:14px;line-height:1.4;padding:4px 2px;
max-width:100%;box-sizing:border-box}}
.sl-out.sl-out .sl-scroll{{overflow-x:auto;padding:2px}}
.sl-out.sl-out table.sl-t{{border-collapse:collapse;margin:4px 0;font-size:13px;border:0;
table-layout:auto;font-variant-numeric:tabular-nums}}
.sl-out.sl-out table.sl-t caption{{text-align:left;caption-side:top;padding:2px 0 6px;color:inherit;
font-size:14px}}
.sl-out.sl-out table.sl-t :is(th,td){{padding:4px 6px;text-align:left;vertical-align:middle;
border:0;border-bottom:1px solid {LINE};max-width:none;white-space:nowrap}}
.sl-out.sl-out table.sl-t th{{font-weight:600;color:{SOFT}}}
.sl-out.sl-out table.sl-t thead th{{vertical-align:bottom}}
.sl-out.sl-out table.sl-t tbody th{{color:{INK}}}
.sl-out.sl-out table.sl-t :is(th,td).sl-n{{text-align:right}}
.sl-out.sl-out table.sl-t :is(th,td).sl-slim{{white-space:normal;min-width:3.4em}}
.sl-out.sl-out table.sl-t :is(th,td).sl-w{{white-space:normal;min-width:11em}}
.sl-out.sl-out table.sl-t :is(th,td).sl-part{{font-size:12px;padding:4px}}
.sl-out.sl-out table.sl-t tr{{background:none}}
.sl-out.sl-out table.sl-t tr.sl-best :is(th,td){{background:rgba(217,142,4,.13)}}
.sl-out.sl-out table.sl-t tr.sl-best .sl-v{{font-weight:700}}
.sl-out.sl-out table.sl-t tfoot :is(th,td){{font-weight:700;color:{INK};border-bottom:0}}
.sl-out.sl-out .sl-soft{{color:{SOFT};font-size:12px;font-weight:400}}
.sl-out.sl-out .sl-note{{margin:4px 0;color:{SOFT};font-size:12.5px;max-width:75em}}
.sl-out.sl-out .sl-m{{display:flex;align-items:center;gap:8px;font-weight:600}}
.sl-out.sl-out .sl-t .sl-m{{flex-direction:column;align-items:flex-start;gap:2px}}
.sl-out.sl-out svg{{vertical-align:middle;max-width:none}}
.sl-out.sl-out svg.sl-picture{{max-width:100%}}
.sl-out.sl-out code{{white-space:pre-wrap;overflow-wrap:anywhere;color:{INK};background:none;
padding:0}}
.sl-out.sl-out table.sl-t th code{{white-space:nowrap}}
.sl-out.sl-out .sl-p{{margin:4px 0;max-width:60em}}
.sl-out.sl-out .sl-h{{margin:10px 0 2px;font-weight:600}}
.sl-out.sl-out ul.sl-l{{margin:0;padding-left:1.25em;max-width:60em;list-style:disc}}
.sl-out.sl-out ul.sl-l li{{margin:1px 0}}
.sl-out.sl-out.sl-moves{{background:none}}
.sl-out.sl-out :is(.sl-row,.sl-gallery){{display:flex;flex-wrap:wrap;gap:10px 22px;margin:4px 0;
padding:0;list-style:none}}
.sl-out.sl-out .sl-row .sl-m{{flex-direction:column;align-items:flex-start;gap:2px}}
.sl-out.sl-out .sl-gallery p{{margin:0 0 3px;font-weight:600}}
.sl-out.sl-out .sl-parts{{columns:2 26em;column-gap:2.5em}}
.sl-out.sl-out .sl-parts>div{{break-inside:avoid}}
.sl-out.sl-out details{{margin:8px 0 0}}
.sl-out.sl-out summary{{cursor:pointer;font-weight:600;min-height:24px}}
.sl-out.sl-out .sl-r{{padding:1px 3px}}
.sl-out.sl-out table.sl-long :is(th,td){{vertical-align:top}}
.sl-out.sl-out table.sl-long td{{white-space:normal}}
.sl-out.sl-out table.sl-long td.sl-w{{min-width:12em}}
.sl-out.sl-out table.sl-long td.sl-ww{{min-width:19em}}
.sl-out.sl-out .sl-verdict{{display:inline-flex;align-items:center;gap:4px}}
.sl-out.sl-out .sl-legend{{display:flex;flex-wrap:wrap;gap:2px 14px}}
.sl-out.sl-out .sl-yes{{font-weight:600;background:rgba(217,142,4,.16)}}
.sl-out.sl-out .sl-r.sl-yes{{font-weight:400}}
</style>"""


def signed(value: float, places: int = 2) -> str:
    """Write points with a sign and a real minus; zero has none.

    >>> signed(1), signed(-0.126), signed(0.001)
    ('+1.00', '−0.13', '0.00')
    """
    said = f"{value:+.{places}f}"
    return said[1:] if float(said) == 0 else said.replace("-", "−")


def signed_whole(value: float) -> str:
    """Write exact points: whole ones without decimals.

    >>> signed_whole(-2), signed_whole(0.5), signed_whole(0)
    ('−2', '+0.5', '0')
    """
    return f"{value:+.4g}".replace("-", "−") if value else "0"


def decimals(estimate: Estimate) -> int:
    """Decimals worth showing: none for whole exact points, more where the doubt is small."""
    if estimate.se == 0:
        return 0 if estimate.mean == round(estimate.mean) else 3
    return 3 if estimate.se < 0.005 else 2


def words(message: str, lang: str) -> str:
    """Tell a sentence for a page: things by their names, cards by their signs."""
    return tell(
        message, lang, lambda value: value.name(lang) if isinstance(value, Term) else str(value)
    )


def title(key: str, lang: str, **values: Any) -> str:
    """Return words of the catalogue, ready for a page."""
    return clean(words(say(key, **values), lang))


def doubt(estimate: Estimate, lang: str = "en") -> str:
    """The standard error, in small print; nothing when there is none."""
    if estimate.se == 0:
        return ""
    if not math.isfinite(estimate.se):
        return f' <span class="sl-soft">{title("display.one_world", lang)}</span>'
    return f' <span class="sl-soft">± {estimate.se:.{decimals(estimate)}f}</span>'


def interval(estimate: Estimate, lang: str = "en") -> str:
    """The 95 % interval in words; nothing where there is none."""
    if estimate.se == 0 or not math.isfinite(estimate.se):
        return ""
    places = decimals(estimate)
    low, high = signed(estimate.low, places), signed(estimate.high, places)
    return title("display.span", lang, low=low, high=high)


def per_cent(share: float) -> str:
    """Write a share in whole per cent.

    >>> per_cent(0.125)
    '12 %'
    """
    return f"{share:.0%}".replace("%", " %")


def chance_text(estimate: Estimate) -> str:
    """Write a chance in per cent, never rounded to certainty or impossibility."""
    share = estimate.mean
    if 0 < share < 0.005:
        return "< 1 %"
    return "> 99 %" if 0.995 <= share < 1 else per_cent(share)


def percent(estimate: Estimate) -> str:
    """A chance in per cent, ready for a page."""
    return clean(chance_text(estimate))


def page(kind: str, *pieces: str, lang: str = "en") -> str:
    """One display; the ids in it get a prefix made from all of it."""
    return finish(f'<div class="sl-out sl-{kind}" lang="{lang}">{STYLE}{"".join(pieces)}</div>')


def table(
    caption: str,
    head: str,
    rows: Iterable[str],
    foot: str = "",
    kind: str = "",
    lang: str = "en",
    label: str = "display.table",
) -> str:
    """A table that scrolls sideways where it does not fit, with the keyboard too."""
    foot = f"<tfoot>{foot}</tfoot>" if foot else ""
    kind = f"sl-t {kind}".rstrip()
    return (
        '<div class="sl-scroll" tabindex="0" role="region"'
        f' aria-label="{title(label, lang)}">'
        f'<table class="{kind}"><caption>{caption}</caption><thead>{head}</thead>'
        f"<tbody>{''.join(rows)}</tbody>{foot}</table></div>"
    )


def head(*titles: str | tuple[str, str]) -> str:
    """A row of column titles; a pair is (title, class)."""
    cells = [t if isinstance(t, tuple) else (t, "") for t in titles]
    return f"<tr>{''.join(th(title, 'col', kind) for title, kind in cells)}</tr>"


def th(inside: str, scope: str = "row", kind: str = "", span: int = 1) -> str:
    """A title of a row or of a column; `span` is how many rows of titles it takes."""
    tall = f' rowspan="{span}"' if span > 1 else ""
    if not inside:
        return f"<td{tall}{kind_attr(kind)}></td>"  # a head that says nothing is none
    return f'<th scope="{scope}"{tall}{kind_attr(kind)}>{inside}</th>'


def td(inside: str, kind: str = "", style: str = "") -> str:
    """A cell."""
    style = f' style="{style}"' if style else ""
    return f"<td{kind_attr(kind)}{style}>{inside}</td>"


def kind_attr(kind: str) -> str:
    """The class attribute, if there is a class."""
    return f' class="{kind}"' if kind else ""


def note(said: str) -> str:
    """A line of small print."""
    return f'<p class="sl-note">{said}</p>' if said else ""


def unit_of(position: Position, lang: str) -> str:
    """What the numbers of a position count."""
    key = "display.unit" if position.rules.sides == 2 else "display.unit_many"
    return title(key, lang, seat=position.to_move)
