"""Checks of the numbers a caller gives: one error each, naming the fault and what is allowed."""

from __future__ import annotations

import math
from operator import index

from .languages import say

__all__ = ["MOST_QUOTED", "number_in", "quoted", "seconds", "share", "whole"]

MOST_QUOTED = 80  # characters of what somebody gave that an error repeats


def quoted(value: object) -> str:
    """Return what was given as an error repeats it: in Python's writing, clipped where it is long.

    >>> quoted("7X"), len(quoted("x" * 3_000_000)), quoted("x" * 3_000_000)[-3:]
    ("'7X'", 80, 'xx…')
    """
    if isinstance(value, str):
        value = value[:MOST_QUOTED]  # of a whole file, only this is looked at
    try:
        text = repr(value)
    except ValueError:  # Python writes no number of more than some thousand digits
        text = hex(value) if isinstance(value, int) else f"<{type(value).__name__}>"
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1]}…"


def number_in(text: str) -> int | None:
    """Return the whole number that a text writes in digits; None where it writes none.

    Python reads no number of more than some thousand digits: to a person that is none.

    >>> number_in("12"), number_in("-3"), number_in("two"), number_in("9" * 5000)
    (12, -3, None, None)
    """
    if not text.removeprefix("-").isdecimal():
        return None
    try:
        return int(text)
    except ValueError:
        return None


def whole(name: str, value: object, least: int | None = None, most: int | None = None) -> int:
    """Return a whole number, or refuse it in words.

    Raises
    ------
    ValueError
        When it is no whole number, or outside what is allowed.

    Examples
    --------
    >>> whole("worlds", 200, least=1), whole("worlds", 200.0, least=1)
    (200, 200)
    >>> whole("worlds", "many", least=1)
    Traceback (most recent call last):
    ...
    ValueError: worlds is a whole number from 1, got 'many'
    """
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    try:
        number = index(value) if not isinstance(value, bool) else None  # type: ignore[arg-type]
    except TypeError:
        number = None
    low = -math.inf if least is None else least
    high = math.inf if most is None else most
    if number is None or not low <= number <= high:
        bounds = {"from": least, "to": most}
        given = {word: str(bound) for word, bound in bounds.items() if bound is not None}
        span = "".join(f"_{word}" for word in given)
        raise ValueError(say(f"number.whole{span}", name=name, given=quoted(value), **given))
    return number


def seconds(name: str, value: object) -> float:
    """Return a number of seconds above 0, or refuse it in words.

    Raises
    ------
    ValueError
        When it is no such number.
    """
    number = _real(value)
    if not number > 0:  # nor is nan
        raise ValueError(say("number.seconds", name=name, given=quoted(value)))
    return number


def share(name: str, value: object) -> float:
    """Return a number from 0 to 1, or refuse it in words.

    Raises
    ------
    ValueError
        When it is no such number.
    """
    number = _real(value)
    if not 0 <= number <= 1:
        raise ValueError(say("number.share", name=name, given=quoted(value)))
    return number


def _real(value: object) -> float:
    """Return a number as a real one; nan if it is none."""
    try:
        return math.nan if isinstance(value, (bool, str)) else float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return math.nan
