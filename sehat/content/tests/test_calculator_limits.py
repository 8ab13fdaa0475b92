"""Where the calculators begin and end to answer, and where one band of weight passes into the next."""

from __future__ import annotations

import pytest

from sehat.content.calculators import IN_KG, INDIAN_BANDS, WHO_BANDS, band, bmi, emi, instalment, number
from sehat.content.schemas import Band, BmiValues, EmiValues


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("2", 2.0),
        ("350", 350.0),
        ("1.99", None),
        ("350.01", None),
        (" 70 ", 70.0),
        ("70.25", 70.25),
        ("70.255", None),
        ("1,00", None),
        ("70.", None),
        (".5", None),
        ("-70", None),
        ("7e1", None),
        ("७०", 70.0),
        ("", None),
        ("1" * 10, None),
    ],
)
def test_a_number_is_plain_and_within_its_limits(typed: str, value: float | None) -> None:
    assert number(typed, (2.0, 350.0), IN_KG) == value


@pytest.mark.parametrize(
    ("value", "indian", "who"),
    [
        (18.4, "under", "under"),
        (18.5, "healthy", "healthy"),
        (22.9, "healthy", "healthy"),
        (23.0, "over", "healthy"),
        (24.9, "over", "healthy"),
        (25.0, "obese", "over"),
        (29.9, "obese", "over"),
        (30.0, "obese", "obese"),
    ],
)
def test_for_indians_a_band_begins_earlier_than_the_who_has_it(value: float, indian: Band, who: Band) -> None:
    assert (band(value, INDIAN_BANDS), band(value, WHO_BANDS)) == (indian, who)


@pytest.mark.parametrize(
    ("feet", "inches", "is_taken"),
    [("5", "4", True), ("5", "", True), ("1", "8", True), ("1", "7", False), ("8", "2", True),
     ("8", "3", False), ("9", "0", False), ("5", "12", False), ("", "4", False)],
)  # fmt: skip
def test_a_height_in_feet_is_held_to_the_same_limits_in_centimetres(
    feet: str, inches: str, is_taken: bool
) -> None:
    form = bmi(BmiValues(unit="feet", feet=feet, inches=inches, weight="60"))
    assert form.wrong == ([] if is_taken else ["height"])
    assert (form.result is not None) is is_taken


def test_both_wrong_fields_are_named_in_their_order() -> None:
    assert bmi(BmiValues()).wrong == ["height", "weight"]
    assert emi(EmiValues(amount="1", rate="x", months="3.5")).wrong == ["amount", "rate", "months"]


def test_without_interest_a_loan_is_parted_and_with_it_dearer() -> None:
    assert instalment(120_000, 0, 12) == 10_000
    assert round(instalment(200_000, 0.01, 12)) == 17_770
    assert round(instalment(10_000, 0.03, 3), 2) == 3535.30


@pytest.mark.parametrize(
    ("months", "is_taken"),
    [("2", False), ("3", True), ("84", True), ("85", False), ("12.0", True), ("12.5", False)],
)
def test_a_loan_is_paid_in_whole_months_from_three_to_seven_years(months: str, is_taken: bool) -> None:
    assert emi(EmiValues(amount="200000", rate="12", months=months)).wrong == ([] if is_taken else ["months"])


def test_an_example_worked_out_by_hand() -> None:
    loan = emi(EmiValues(amount="2,00,000", rate="12", months="12")).result
    assert loan is not None
    assert (loan.monthly, loan.total, loan.interest) == (17_770, 213_237, 13_237)
    weight = bmi(BmiValues(height="162", weight="71.6")).result
    assert weight is not None
    assert (weight.value, weight.band, weight.who_band) == (27.3, "obese", "over")
    assert (weight.lightest, weight.heaviest) == (48.6, 60.1)
