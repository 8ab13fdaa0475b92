"""What a form works out from answers about the body (spec section 3, decisions 2.4 and 2.15)."""

from __future__ import annotations

import re


def bmi(height: str, weight: str) -> str:
    """kg/m² with one digit after the point, halves upwards, from centimetres and kilograms; "" when one is
    missing."""
    if not (height.isdecimal() and weight.isdecimal()) or int(height) == 0:
        return ""
    square = int(height) ** 2
    tenths = (200_000 * int(weight) + square) // (2 * square)
    return f"{tenths // 10}.{tenths % 10}"


def piles_severity(score: int) -> str:
    """0 to 12 into three words: 0 to 4, 5 to 8, 9 to 12."""
    if score <= 4:
        return "mild"
    return "moderate" if score <= 8 else "severe"


def piles_score(symptoms: list[str]) -> str:
    """The sum of the symptoms that were answered, 0 to 3 each; "" when none was."""
    given = [int(one) for one in symptoms[:4] if re.fullmatch(r"[0-3]", one)]
    return str(sum(given)) if given else ""
