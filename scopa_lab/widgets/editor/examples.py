"""Positions to begin with: a key, whose name is in the catalogues, and the text of the position.

The scopone ending has the cards of the first ending in ``tests/data/open_endings.jsonl``. In the
ending for two one play wins and the capture loses, which `scopa_lab.solve` proves.
"""

from __future__ import annotations

__all__ = ["EXAMPLES"]

EXAMPLES: dict[str, str] = {
    "choice": "scopa | table 2C 4H 5S 3D | hands 7D 7H AS / ? ? ?",
    "settebello": (
        "scopa | table 7D 3C JH KH | hands 4S 2H 5C / ? ? ? | stock ?18"
        " | piles 2C 2S 5D 5H QS QC / 3D 3S AD AC KS KC | last_capture 1"
    ),
    "sweep": (
        "scopa | table AC 2D | hands 4H 6S JC / ? ? ?"
        " | piles 4D 4C 7S 7C / 3D 3C 5D 5H | last_capture 1 | bonus 0 / 1"
    ),
    "primiera": (
        "scopa | table 6D 2S JC | hands 6C 5D / 7S 4H | stock -"
        " | piles 7D 7H AS 4S 5C 5H 3D 3C 2D 2C QD QS KH KS JD JH"
        " / 7C 6H 6S AD AH AC 5S 4C 4D 3H 3S 2H QH QC KD KC JS | last_capture 0"
    ),
    "scopone": (
        "scopone | table 3C | hands 2C 6H 6S / AC 5D JH / 3H 5H 6D / 3D 4C KH | stock -"
        " | piles AD 2H 2S 6C 7H KD KC"
        " / AH AS 2D 3S 4D 4H 4S 5S 5C 7D 7S 7C JD JS JC QD QH QS QC KS | last_capture 1"
    ),
    "fifteen": "escoba | table 3C 5S 7H QD | hands 5D 7D KS / ? ? ?",
    "ace": "asso | table 4H 6C KD 7D | hands AS 2C 7H / ? ? ?",
    "cirulla": "cirulla | table 2H 5C 6S 4D | hands AS 4C 7D / ? ? ?",
    "ending": (
        "scopa | table 5S 6H JC KS | hands 2H 5D QH / AS 4D 4C | stock -"
        " | piles 2D 2S 4H 4S 5H 5C 6D 6C 7D 7C JH JS QS QC KD KH"
        " / AD AH AC 2C 3D 3H 3S 3C 6S 7H 7S JD QD KC | last_capture 1 | bonus 0 / 1"
    ),
}
