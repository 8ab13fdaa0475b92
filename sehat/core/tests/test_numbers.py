"""Numbers as addresses hold them: plain digits, and not too many."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.numbers import half_up, whole_number


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("007", 7), ("999999999", 999_999_999)])
def test_reads_plain_digits(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize(
    "text", ["", "-1", "+1", "1.0", "1e3", "1_000", " 1", "1\n", "०", "²", "1000000000", "9" * 5000, "x"]
)
def test_everything_else_is_no_number(text: str) -> None:
    assert whole_number(text) is None


@given(st.integers(0, 999_999_999))
def test_a_number_written_is_read_again(number: int) -> None:
    assert whole_number(str(number)) == number


@given(st.text(max_size=12))
def test_any_text_is_a_small_number_or_none(text: str) -> None:
    number = whole_number(text)
    assert number is None or 0 <= number <= 999_999_999


@pytest.mark.parametrize(("value", "rounded"), [(27.25, 27.3), (27.24, 27.2), (0.05, 0.1), (27.0, 27.0)])
def test_half_a_tenth_goes_up(value: float, rounded: float) -> None:
    assert half_up(value, 10) == rounded
