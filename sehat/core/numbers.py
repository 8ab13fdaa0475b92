"""Numbers as an address holds them, and rounded as people round."""

from __future__ import annotations

import math

MAX_DIGITS = 9  # digits; beyond 4,300 Python refuses to read a number at all


def whole_number(text: str) -> int | None:
    """The number that plain digits write, 0 to 999,999,999; None for anything else, however long."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS else None


def half_up(value: float, steps: int) -> float:
    """To one part in `steps`, halves upwards."""
    return math.floor(value * steps + 0.5) / steps
