"""Checks of the numbers a caller gives: one error each, naming the fault and what is allowed."""

from __future__ import annotations

import math

__all__ = ["seconds", "whole"]


def whole(name: str, value: object, least: int | None = None) -> int:
    """Return a whole number, or refuse it in words.

    Raises
    ------
    ValueError
        When it is no whole number, or below the least.

    Examples
    --------
    >>> whole("worlds", 200, least=1), whole("worlds", 200.0, least=1)
    (200, 200)
    >>> whole("worlds", "many", least=1)
    Traceback (most recent call last):
    ...
    ValueError: worlds is a whole number from 1, got 'many'
    """
    span = "" if least is None else f" from {least}"
    fits = isinstance(value, int) and not isinstance(value, bool)
    if isinstance(value, float) and value.is_integer():
        value, fits = int(value), True
    if not fits or not isinstance(value, int) or (least is not None and value < least):
        raise ValueError(f"{name} is a whole number{span}, got {value!r}")
    return value


def seconds(name: str, value: object) -> float:
    """Return a number of seconds above 0, or refuse it in words.

    Raises
    ------
    ValueError
        When it is no such number.
    """
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not number or not isinstance(value, (int, float)) or not value > 0 or math.isnan(value):
        raise ValueError(f"{name} is a number of seconds above 0, got {value!r}")
    return float(value)
