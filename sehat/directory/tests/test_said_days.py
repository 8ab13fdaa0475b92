"""Days and hours as more people write them, and what is no day or hour."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.clinic_hours import DAYS, TILL, clinics_of, days_of, minutes_of

WEEK = tuple(range(7))
DAY, WORD = st.integers(0, 6), st.sampled_from(TILL)
HOUR = st.integers(1, 12)


@pytest.mark.parametrize(
    ("said", "days"),
    [
        ("Monday through Friday", (0, 1, 2, 3, 4)),
        ("Mon thru Sat", (0, 1, 2, 3, 4, 5)),
        ("Monday upto Thursday, Saturday", (0, 1, 2, 3, 5)),
        ("7 days", WEEK),
        ("All 7 days", WEEK),
        ("7 days a week", WEEK),
        ("All week", WEEK),
        ("Saturday to Monday", (5, 6, 0)),
        ("Sun", (6,)),
    ],
)
def test_days_are_understood_as_people_write_them(said: str, days: tuple[int, ...]) -> None:
    assert days_of(said) == days


@pytest.mark.parametrize(
    "said",
    ["", "7", "days", "5 days a week", "Monday to", "to Friday", "Monday Friday to", "through", "Mayday"],
)
def test_what_is_no_day_is_left_as_it_is_written(said: str) -> None:
    assert days_of(said) == ()


@given(DAY, DAY, WORD)
def test_a_run_of_days_goes_on_over_the_end_of_the_week_and_has_each_day_once(
    first: int, last: int, till: str
) -> None:
    found = days_of(f"{DAYS[first]} {till} {DAYS[last]}")
    assert (found[0], found[-1]) == (first, last)
    assert len(found) == len(set(found)) == (last - first) % 7 + 1


@given(st.lists(DAY, min_size=1, max_size=9), st.sampled_from([", ", " & ", "/", " and ", "; ", " "]))
def test_a_day_that_is_said_twice_counts_once_in_the_order_in_which_they_are_said(
    days: list[int], between: str
) -> None:
    assert days_of(between.join(DAYS[day] for day in days)) == tuple(dict.fromkeys(days))


@given(HOUR, HOUR, WORD, st.sampled_from(["am", "AM", "a.m."]), st.sampled_from(["pm", "P.M.", " pm"]))
def test_a_morning_until_an_afternoon_is_understood_by_any_word_between(
    begin: int, end: int, till: str, am: str, pm: str
) -> None:
    found = minutes_of(f"{begin} {am} {till} {end} {pm}")
    assert found == (begin % 12 * 60, (end % 12 + 12) * 60)


@given(st.integers(0, 23), st.integers(13, 23))
def test_hours_of_the_day_are_understood_also_over_midnight(begin: int, end: int) -> None:
    found = minutes_of(f"{begin:02}:00 - {end}:30")
    assert found == (begin * 60, end * 60 + 30)


def test_a_hindi_page_says_in_hindi_what_was_written_with_these_words() -> None:
    [clinic] = clinics_of([{"days": "Monday through Friday", "hours": "10 am upto 1 pm"}], "hi")
    assert (clinic.days, clinic.hours) == ("सोमवार से शुक्रवार", "सुबह 10 बजे से दोपहर 1 बजे")
    assert (clinic.weekdays, clinic.begin, clinic.end) == ([0, 1, 2, 3, 4], 600, 780)
