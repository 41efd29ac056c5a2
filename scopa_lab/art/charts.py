"""Charts as SVG: bars of estimates with their doubt, and what a number is made of.

Colours follow JupyterLab's theme through its variables and fall back to a light page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, floor, isfinite, log10

from . import number
from .svg import FONT, MARK, clean, finish, shorten, text, text_width

__all__ = ["bars_svg", "parts_svg"]

PAGE = "var(--jp-layout-color1,#fff)"
INK = "var(--jp-ui-font-color1,#222)"
SOFT = "var(--jp-ui-font-color2,#666)"
LINE = "var(--jp-border-color2,#ccc)"
BEST = "#d98e04"
BAR = "#4c86c6"

#: Colours of the categories, told apart under the common colour deficiencies (after Okabe and Ito).
COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#999999")


def round_ticks(low: float, high: float, parts: int = 4) -> list[float]:
    """Round numbers from `low` to `high`, about one more than there are to be `parts`.

    >>> round_ticks(-0.3, 1.1)
    [0.0, 0.5, 1.0]
    """
    rough = (high - low) / parts or 1.0
    power = 10.0 ** floor(log10(rough))
    step = next(power * k for k in (1, 2, 5, 10) if power * k >= rough * 0.999)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(k * step, 10) for k in range(first, last + 1)]


def _signed(value: float) -> str:
    """A number of points with its sign; zero has none.

    >>> _signed(0.4), _signed(-1.234), _signed(0.001)
    ('+0.40', '\N{MINUS SIGN}1.23', '0.00')
    """
    said = f"{value:+.2f}"
    return "0.00" if said in ("+0.00", "-0.00") else said.replace("-", "−")


def tick_text(value: float) -> str:
    return f"{value:+g}".replace("-", "−") if value else "0"


def document(
    width: float, high: float, title: str, said: str, body: str, lang: str, prefix: str | None
) -> str:
    return finish(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(high)}"'
        f' width="{number(width)}" role="img" lang="{lang}"'
        f' aria-labelledby="{MARK}title" aria-describedby="{MARK}desc"'
        f' style="max-width:100%;height:auto" font-family="{FONT}" fill="{INK}">'
        f'<title id="{MARK}title">{clean(title)}</title><desc id="{MARK}desc">{clean(said)}</desc>'
        f'<rect width="{number(width)}" height="{number(high)}" fill="{PAGE}"/>{body}</svg>',
        prefix,
    )


def _axis(low: float, high: float, x: float, room: float, top: float, bottom: float) -> str:
    """Tick lines with their numbers below, the zero line stronger."""
    scale = room / (high - low)
    lines, labels = [], []
    for tick in round_ticks(low, high):
        at = x + (tick - low) * scale
        if tick:
            lines.append(f"M{number(at)} {number(top)}V{number(bottom)}")
        labels.append(f'<text x="{number(at)}" y="{number(bottom + 15)}">{tick_text(tick)}</text>')
    zero = x - low * scale
    return (
        f'<path d="{"".join(lines)}" stroke="{LINE}"/>'
        f'<path d="M{number(zero)} {number(top)}V{number(bottom)}" stroke="{INK}"'
        f' stroke-width="1.5"/><g font-size="11" text-anchor="middle" fill="{SOFT}">'
        f"{''.join(labels)}</g>"
    )


def bars_svg(
    rows: Iterable[tuple[str, float, float, float, bool]],
    *,
    title: str = "Estimates",
    unit: str = "points",
    width: float = 560,
    lang: str = "en",
    prefix: str | None = None,
) -> str:
    """Draw estimates as horizontal bars, with whiskers for the 95 % interval.

    Parameters
    ----------
    rows : iterable of (label, mean, low, high, is_best)
        One bar each, in this order. `low` equal to `high` means exact: no whisker is drawn.
    title : str
        Says what the numbers are; shown above the bars.
    unit : str
        Stands below the axis.
    width : float
        Width in pixels.
    lang : str
        Language of the labels, for screen readers.
    prefix : str, optional
        Starts every id; made from the picture when it is not given.

    Returns
    -------
    str
        An SVG document, below 4 kB for ten rows.

    Raises
    ------
    ValueError
        When a number is not finite, or `low` lies above `high`.

    Examples
    --------
    >>> picture = bars_svg([("7Dx2C5S", 0.8, 0.6, 1.0, True), ("7D", -0.2, -0.4, 0.0, False)])
    >>> "7Dx2C5S (best): +0.80 points, 95 % interval +0.60 to +1.00" in picture
    True
    """
    rows = list(rows)
    for label, mean, low, high, _ in rows:
        if not all(map(isfinite, (mean, low, high))) or low > high:
            raise ValueError(f"no interval: {label!r}, mean {mean}, from {low} to {high}")
    least = min([0.0, *(min(r[1], r[2]) for r in rows)])
    most = max([0.0, *(max(r[1], r[3]) for r in rows)])
    if least == most:
        least, most = -1.0, 1.0
    step, top = 24.0, 34.0
    longest = max([text_width(f"{r[0]} ★" if r[4] else r[0], 13) for r in rows], default=40)
    left = min(longest + 20, width * 0.42)
    room = width - left - 74
    scale = room / (most - least)
    zero = left - least * scale
    bottom = top + step * len(rows)
    parts = [text(shorten(title, 14, width - 16), 8, 20, 14, bold=True)]
    parts.append(_axis(least, most, left, room, top - 4, bottom))
    bars: dict[bool, list[str]] = {True: [], False: []}
    whiskers, names, values, said = [], [], [], []
    for k, (label, mean, low, high, best) in enumerate(rows):
        y = top + step * k
        at = zero + mean * scale
        bars[best].append(f"M{number(zero)} {number(y + 3)}H{number(at)}v16H{number(zero)}Z")
        interval = ""
        if high > low:
            x1, x2 = zero + low * scale, zero + high * scale
            whiskers.append(f"M{number(x1)} {number(y + 7)}v8m0-4H{number(x2)}m0-4v8")
            interval = f", 95 % interval {_signed(low)} to {_signed(high)}"
        shown = shorten(f"{label} ★" if best else label, 13, left - 14)
        bold = ' font-weight="700"' if best else ""
        names.append(
            f'<text x="{number(left - 8)}" y="{number(y + 15.5)}"{bold}>{clean(shown)}</text>'
        )
        values.append(
            f'<text x="{number(width - 8)}" y="{number(y + 15.5)}"{bold}>{_signed(mean)}</text>'
        )
        mark = " (best)" if best else ""
        said.append(f"{label}{mark}: {_signed(mean)} {unit}{interval}")
    for best, colour in ((False, BAR), (True, BEST)):
        if bars[best]:
            parts.append(f'<path d="{"".join(bars[best])}" fill="{colour}"/>')
    if whiskers:
        parts.append(f'<path d="{"".join(whiskers)}" fill="none" stroke="{INK}" stroke-width="2"/>')
    parts.append(f'<g font-size="13" text-anchor="end">{"".join(names + values)}</g>')
    parts.append(text(unit, left + room / 2, bottom + 32, 11, anchor="middle", fill=SOFT))
    return document(width, bottom + 40, title, "; ".join(said) or "-", "".join(parts), lang, prefix)


def parts_svg(
    rows: Mapping[str, float] | Sequence[tuple[str, Mapping[str, float]]],
    *,
    title: str = "Points by category",
    unit: str = "points",
    width: float = 560,
    lang: str = "en",
    words: Mapping[str, str] | None = None,
    prefix: str | None = None,
) -> str:
    """Draw what a number is made of: parts above zero to the right, below zero to the left.

    Parameters
    ----------
    rows : mapping of category to points, or sequence of (label, such a mapping)
        One bar, or several. The total of each stands at its end.
    title, unit, width, lang, prefix
        As for `bars_svg`.
    words : mapping, optional
        What to call a category in the legend; its own name when it is not there.

    Returns
    -------
    str
        An SVG document.

    Examples
    --------
    >>> picture = parts_svg({"cards": 0.5, "coins": -0.25, "settebello": 1.0})
    >>> "cards +0.50, coins −0.25, settebello +1.00, together +1.25 points" in picture
    True
    """
    bars = [("", rows)] if isinstance(rows, Mapping) else list(rows)
    words = words or {}
    categories = list(dict.fromkeys(c for _, parts in bars for c in parts))
    for label, parts in bars:
        if not all(map(isfinite, parts.values())):
            raise ValueError(f"points of {label or 'the bar'!r} that are no numbers: {parts}")
    colour = {c: COLOURS[k % len(COLOURS)] for k, c in enumerate(categories)}
    most = max([sum(v for v in p.values() if v > 0) for _, p in bars], default=0.0)
    least = min([sum(v for v in p.values() if v < 0) for _, p in bars], default=0.0)
    if least == most:
        least, most = -1.0, 1.0
    left = min(max([text_width(b[0], 13) for b in bars], default=0) + 20, width * 0.42)
    room = width - left - 74
    scale = room / (most - least)
    zero = left - least * scale
    body = [text(shorten(title, 14, width - 16), 8, 20, 14, bold=True)]
    x, y = 8.0, 42.0
    for category in categories:  # the legend, in the order of the segments
        called = str(words.get(category, category))
        need = 20 + text_width(called, 12) + 10
        if x + need > width and x > 8:
            x, y = 8.0, y + 19
        body.append(
            f'<rect x="{number(x)}" y="{number(y - 10)}" width="12" height="12"'
            f' fill="{colour[category]}" stroke="{INK}" stroke-width=".8"/>'
            + text(called, x + 17, y, 12)
        )
        x += need
    top = y + 16
    step = 30.0
    bottom = top + step * len(bars)
    body.append(_axis(least, most, left, room, top - 2, bottom))
    said = []
    for k, (label, parts) in enumerate(bars):
        y = top + step * k + 4
        ends = {True: zero, False: zero}
        for category, value in parts.items():
            if not value:
                continue
            start = ends[value > 0]
            end = ends[value > 0] = start + value * scale
            x1, wide = min(start, end), abs(end - start)
            body.append(
                f'<rect x="{number(x1)}" y="{number(y)}" width="{number(wide)}" height="20"'
                f' fill="{colour[category]}" stroke="{INK}" stroke-width=".8"/>'
            )
            written = _signed(value)
            if text_width(written, 11) + 4 <= wide:
                ink = "#fff" if colour[category] == "#0072b2" else "#1b1b1b"
                body.append(text(written, x1 + wide / 2, y + 14, 11, anchor="middle", fill=ink))
        total = sum(parts.values())
        if label:
            shown = shorten(label, 13, left - 14)
            body.append(text(shown, left - 8, y + 14.5, 13, anchor="end"))
        body.append(text(_signed(total), width - 8, y + 14.5, 13, anchor="end", bold=True))
        each = ", ".join(f"{words.get(c, c)} {_signed(v)}" for c, v in parts.items())
        start_text = f"{label}: " if label else ""
        said.append(f"{start_text}{each}, together {_signed(total)} {unit}")
    body.append(text(unit, left + room / 2, bottom + 32, 11, anchor="middle", fill=SOFT))
    return document(width, bottom + 40, title, "; ".join(said), "".join(body), lang, prefix)
