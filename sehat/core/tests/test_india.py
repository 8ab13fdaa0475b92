"""Money, dates and lists as India writes them."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.india import listed, local_moment, long_date, rupees


@pytest.mark.parametrize(
    ("amount", "text"),
    [(0, "₹0"), (999, "₹999"), (1000, "₹1,000"), (180000, "₹1,80,000"), (12345678, "₹1,23,45,678")],
)
def test_groups_rupees_by_lakh_and_crore(amount: int, text: str) -> None:
    assert rupees(amount) == text


@given(st.integers(min_value=0, max_value=10**12))
def test_grouping_changes_no_digit(amount: int) -> None:
    assert rupees(amount).removeprefix("₹").replace(",", "") == str(amount)


def test_writes_dates_and_moments_in_india() -> None:
    assert long_date(date(2026, 10, 2)) == "2 October 2026"
    assert local_moment(datetime(2026, 11, 20, 10, 42, tzinfo=UTC)) == "20 November 2026, 4:12 pm"
    assert local_moment(datetime(2026, 11, 20, 18, 45, tzinfo=UTC)) == "21 November 2026, 12:15 am"


@pytest.mark.parametrize(
    ("words", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_words(words: list[str], text: str) -> None:
    assert listed(words) == text
