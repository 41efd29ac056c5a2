"""Small pieces that every picture shares: escaping, texts, the frame, the id prefix.

A picture is built with `MARK` where its ids start.  `finish` puts a prefix in its place that is
made from the picture itself, so the same call gives the same text, and pictures that differ never
share an id on one page.
"""

from __future__ import annotations

import re
from zlib import crc32

__all__ = [
    "FONT",
    "MARK",
    "clean",
    "finish",
    "good_prefix",
    "pill",
    "shorten",
    "text",
    "text_width",
]

#: Stands for the id prefix while a picture is being built; XML allows it nowhere, so it is unique.
MARK = "\x1f"

FONT = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


def clean(value: object) -> str:
    """Escape text for element content and for attributes in double quotes.

    Examples
    --------
    >>> clean('<b> & "x"')
    '&lt;b&gt; &amp; &quot;x&quot;'
    """
    plain = _FORBIDDEN.sub("", str(value))
    for char, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        plain = plain.replace(char, entity)
    return plain


def text_width(value: str, size: float) -> float:
    """Guess how wide a text is in a sans-serif face, on the generous side.

    Examples
    --------
    >>> text_width("ill", 10) < text_width("WWW", 10)
    True
    """
    narrow, wide = set("ijltfrI.,:;'|()[] !-"), set("mwMW@%—★▶")
    units = sum(0.39 if c in narrow else 1.0 if c in wide else 0.67 for c in value)
    return units * size


def shorten(value: str, size: float, room: float) -> str:
    """Cut a text that is wider than `room`, with an ellipsis.

    Examples
    --------
    >>> shorten("a name that goes on and on", 10, 60)
    'a name t…'
    """
    if text_width(value, size) <= room:
        return value
    while value and text_width(value + "…", size) > room:
        value = value[:-1]
    return value.rstrip() + "…"


def text(
    value: object,
    x: float,
    y: float,
    size: float = 13,
    *,
    anchor: str = "",
    fill: str = "",
    bold: bool = False,
) -> str:
    """One line of text with its baseline at (`x`, `y`).

    Examples
    --------
    >>> text("a & b", 1, 2)
    '<text x="1" y="2" font-size="13">a &amp; b</text>'
    """
    more = f' text-anchor="{anchor}"' if anchor else ""
    more += f' fill="{fill}"' if fill else ""
    more += ' font-weight="600"' if bold else ""
    return f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:g}"{more}>{clean(value)}</text>'


def pill(
    value: str, x: float, y: float, *, fill: str, ink: str, size: float = 12, centre: bool = False
) -> tuple[str, float]:
    """A rounded label on the baseline `y`; returns it and its width.

    Examples
    --------
    >>> pill("12", 0, 0, fill="#000", ink="#fff")[1] > 12
    True
    """
    wide = text_width(value, size) + 12
    left = x - wide / 2 if centre else x
    high = size + 6
    return (
        f'<rect x="{left:.4g}" y="{y - size - 1.5:.4g}" width="{wide:.4g}" height="{high:g}"'
        f' rx="{high / 2:g}" fill="{fill}"/>'
        + text(value, left + wide / 2, y, size, anchor="middle", fill=ink, bold=True),
        wide,
    )


def finish(picture: str, prefix: str | None = None) -> str:
    """Put the id prefix in: the one that is given, or one made from the picture itself.

    Examples
    --------
    >>> finish('<g id="' + MARK + 'a"/>', "p")
    '<g id="pa"/>'
    """
    made = f"s{crc32(picture.encode()):08x}" if prefix is None else good_prefix(prefix)
    return picture.replace(MARK, made)


def good_prefix(prefix: str) -> str:
    """Return an id prefix that may stand in a page.

    Raises
    ------
    ValueError
        When it may not.
    """
    if not re.fullmatch(r"[A-Za-z_][\w-]*", prefix):
        raise ValueError(f"an id prefix is a letter, then letters, digits, - or _; got {prefix!r}")
    return prefix
