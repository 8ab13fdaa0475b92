"""Money, dates and lists as India writes them."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.india import (
    before_postposition,
    in_a_sentence,
    listed,
    local_moment,
    long_date,
    month_and_year,
    rupees,
    sentence_case,
)
from sehat.core.languages import LANGUAGES
from sehat.core.schemas import Language

SENTENCES = json.loads((Path(__file__).parent / "sentence_cases.json").read_text())


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (0, "₹0"),
        (999, "₹999"),
        (1000, "₹1,000"),
        (180000, "₹1,80,000"),
        (12345678, "₹1,23,45,678"),
        (-180000, "-₹1,80,000"),
        (-5, "-₹5"),
    ],
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


@given(st.integers(10**3, 10**12))
def test_the_last_three_digits_stand_together_and_before_them_pairs(amount: int) -> None:
    head, *pairs, tail = rupees(amount).removeprefix("₹").split(",")
    assert len(head) in {1, 2}
    assert {len(pair) for pair in pairs} <= {2}
    assert len(tail) == 3


@pytest.mark.parametrize(
    ("at", "clock"),
    [
        ((18, 30), "12:00 am"),
        ((18, 29), "11:59 pm"),
        ((6, 30), "12:00 pm"),
        ((6, 29), "11:59 am"),
        ((7, 35), "1:05 pm"),
    ],
)
def test_midnight_and_noon_are_twelve(at: tuple[int, int], clock: str) -> None:
    assert local_moment(datetime(2026, 12, 31, *at, tzinfo=UTC)).endswith(f", {clock}")


def test_the_year_turns_at_midnight_in_india() -> None:
    assert local_moment(datetime(2026, 12, 31, 18, 30, tzinfo=UTC)).startswith("1 January 2027")
    assert local_moment(datetime(2026, 12, 31, 18, 29, tzinfo=UTC)).startswith("31 December 2026")


@given(st.dates(date(2000, 1, 1), date(2100, 12, 31)), st.sampled_from(LANGUAGES))
def test_any_day_ends_with_its_month_and_year(day: date, language: Language) -> None:
    written = long_date(day, language)
    assert written == f"{day.day} {month_and_year(day, language)}"
    assert written.endswith(f" {day.year}")


def test_every_month_has_a_name_in_hindi() -> None:
    names = {month_and_year(date(2026, month, 1), "hi") for month in range(1, 13)}
    assert len(names) == 12
    assert not any(letter.isascii() and letter.isalpha() for name in names for letter in name)


@pytest.mark.parametrize(("name", "within", "at_the_head"), SENTENCES)
def test_a_name_in_a_sentence_keeps_the_capitals_that_mean_something(
    name: str, within: str, at_the_head: str
) -> None:
    assert in_a_sentence(name) == within
    assert sentence_case(name) == at_the_head


@pytest.mark.parametrize(
    ("name", "inflected"),
    [
        ("पित्ताशय का ऑपरेशन", "पित्ताशय के ऑपरेशन"),
        ("घुटने का पूरा प्रत्यारोपण", "घुटने के पूरे प्रत्यारोपण"),
        ("काले मोतिया का ऑपरेशन", "काले मोतिया के ऑपरेशन"),
        ("गर्भाशय का खिसकना", "गर्भाशय के खिसकने"),
        ("घुटने का गठिया", "घुटने के गठिया"),
        ("काला मोतिया", "काला मोतिया"),
        ("घुटना प्रत्यारोपण", "घुटना प्रत्यारोपण"),
        ("खतना", "खतने"),
        ("साँस फूलना", "साँस फूलने"),
        ("दवा", "दवा"),
        ("Lasik", "Lasik"),
    ],
)
def test_a_hindi_name_is_inflected_before_a_postposition(name: str, inflected: str) -> None:
    assert before_postposition(name, "hi") == inflected
    assert before_postposition(name, "en") == name
