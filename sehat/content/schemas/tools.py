"""The two calculators: what was typed, and what it comes to."""

from __future__ import annotations

from typing import Literal

from sehat.core.schemas import Schema

Band = Literal["under", "healthy", "over", "obese"]


class BmiValues(Schema):
    """What was typed; height in cm, or in feet and inches."""

    unit: Literal["cm", "feet"] = "cm"
    height: str = ""
    feet: str = ""
    inches: str = ""
    weight: str = ""


class BmiResult(Schema):
    """`lightest` to `heaviest` is the healthy weight for the height, in kg."""

    value: float
    band: Band
    who_band: Band
    lightest: float
    heaviest: float


class BmiForm(Schema):
    values: BmiValues
    wrong: list[Literal["height", "weight"]]
    result: BmiResult | None


class EmiValues(Schema):
    """What was typed: rupees, percent a year, months."""

    amount: str = ""
    rate: str = ""
    months: str = ""


class EmiResult(Schema):
    """Whole rupees."""

    monthly: int
    interest: int
    total: int


class EmiForm(Schema):
    values: EmiValues
    wrong: list[Literal["amount", "rate", "months"]]
    result: EmiResult | None
