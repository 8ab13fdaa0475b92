"""What a form works out from answers about the body (spec section 3, decisions 2.4 and 2.15)."""

from __future__ import annotations


def bmi(height: str, weight: str) -> str:
    """kg/m² with one digit after the point, from centimetres and kilograms; "" when one is missing."""
    if not (height.isdecimal() and weight.isdecimal()) or int(height) == 0:
        return ""
    metres = int(height) / 100
    return f"{int(weight) / (metres * metres):.1f}"


def piles_severity(score: int) -> str:
    """0 to 12 into three words: 0 to 4, 5 to 8, 9 to 12."""
    if score <= 4:
        return "mild"
    return "moderate" if score <= 8 else "severe"
