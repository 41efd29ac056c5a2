"""Checks of the numbers a caller gives: one error each, naming the fault and what is allowed."""

from __future__ import annotations

import math
from operator import index

__all__ = ["seconds", "share", "whole"]


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
    span = ("" if least is None else f" from {least}") + ("" if most is None else f" to {most}")
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    try:
        number = index(value) if not isinstance(value, bool) else None  # type: ignore[arg-type]
    except TypeError:
        number = None
    low = -math.inf if least is None else least
    high = math.inf if most is None else most
    if number is None or not low <= number <= high:
        raise ValueError(f"{name} is a whole number{span}, got {value!r}")
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
        raise ValueError(f"{name} is a number of seconds above 0, got {value!r}")
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
        raise ValueError(f"{name} is a number from 0 to 1, got {value!r}")
    return number


def _real(value: object) -> float:
    """Return a number as a real one; nan if it is none."""
    try:
        return math.nan if isinstance(value, (bool, str)) else float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return math.nan
