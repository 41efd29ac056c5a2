"""What a person does to a page, and how it may be seen: drags by mouse, finger and keys, eyes.

Everything works on locators of any page. Coordinates are those of the centre of the element, moved
by an offset.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

__all__ = ["centre", "drag", "keys", "seen_with", "settings", "touch_drag", "touch_tap"]

#: what Chromium can imitate
DEFICIENCIES = (
    "none",
    "achromatopsia",
    "blurredVision",
    "deuteranopia",
    "protanopia",
    "tritanopia",
    "reducedContrast",
)


def centre(where: Any, offset: tuple[float, float] = (0, 0)) -> tuple[float, float]:
    """Return the middle of an element in the window, after bringing it into view."""
    where.scroll_into_view_if_needed()
    box = where.bounding_box()
    assert box is not None, f"{where} is not in the page"
    return box["x"] + box["width"] / 2 + offset[0], box["y"] + box["height"] / 2 + offset[1]


def _way(start: tuple[float, float], end: tuple[float, float], steps: int) -> Iterator[Any]:
    for k in range(1, steps + 1):
        yield tuple(a + (b - a) * k / steps for a, b in zip(start, end, strict=True))


@contextmanager
def drag(
    page: Any, source: Any, target: Any, *, steps: int = 8, offset: tuple[float, float] = (0, 0)
) -> Iterator[None]:
    """Drag with the mouse; the body of the ``with`` runs while it is held over the target.

    >>> def move(page, card, zone):
    ...     with drag(page, card, zone):
    ...         assert zone.evaluate("z => z.matches('.over')")
    """
    start, end = centre(source), centre(target, offset)
    start = centre(source)  # bringing the target into view may have moved it
    page.mouse.move(*start)
    page.mouse.down()
    for x, y in _way(start, end, steps):
        page.mouse.move(x, y)
    yield
    page.mouse.up()


@contextmanager
def touch_drag(
    page: Any,
    source: Any,
    target: Any,
    *,
    steps: int = 8,
    offset: tuple[float, float] = (0, 0),
    cancelled: bool = False,
) -> Iterator[None]:
    """Drag with a finger; the page must have been made with ``has_touch=True``.

    With `cancelled` the system takes the finger away at the end, as a call that comes in does.
    """
    start, end = centre(source), centre(target, offset)
    start = centre(source)
    session = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": 1} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    send("touchStart", start)
    for point in _way(start, end, steps):
        send("touchMove", point)
    try:
        yield
    finally:
        send("touchCancel" if cancelled else "touchEnd")
        session.detach()


def touch_tap(page: Any, where: Any) -> None:
    """Tap with a finger."""
    with touch_drag(page, where, where, steps=0):
        pass


def keys(page: Any, names: Sequence[str]) -> None:
    """Press keys one after the other where the focus is."""
    for name in names:
        page.keyboard.press(name)


@contextmanager
def seen_with(page: Any, deficiency: str) -> Iterator[None]:
    """Show the page as eyes with a deficiency see it, for a picture."""
    if deficiency not in DEFICIENCIES:
        raise ValueError(f"unknown deficiency {deficiency!r}; allowed: {', '.join(DEFICIENCIES)}")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    try:
        yield
    finally:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()


@contextmanager
def settings(
    page: Any, *, dark: bool = False, forced_colours: bool = False, reduced_motion: bool = False
) -> Iterator[None]:
    """Set what a person has set in his system, for as long as the ``with`` lasts."""
    page.emulate_media(
        color_scheme="dark" if dark else "light",
        forced_colors="active" if forced_colours else "none",
        reduced_motion="reduce" if reduced_motion else "no-preference",
    )
    try:
        yield
    finally:
        page.emulate_media(color_scheme="null", forced_colors="null", reduced_motion="null")
