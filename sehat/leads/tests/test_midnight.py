"""Promises, tries and shares of money where a day, a month and a year end in India."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

import pytest
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.schemas import Language
from sehat.leads.callbacks.promise_words import promise_for
from sehat.leads.callbacks.promises import (
    MORNING,
    WINDOWS,
    Hours,
    due_of,
    next_morning,
    opening,
    retry_at,
    window_of,
)
from sehat.leads.models.spend import Spend
from sehat.patients.tests.conftest import Clock, clock

__all__ = ["clock"]
MIDNIGHT = datetime(2026, 12, 31, 18, 30, tzinfo=UTC)  # of the last day of the year, in India
MOMENTS = st.integers(0, 3 * 24 * 60).map(lambda minutes: MIDNIGHT + timedelta(minutes=minutes - 2000))
TIMES = st.sampled_from(["", *WINDOWS])
USUAL, NIGHT = Hours(60), Hours(10, always=True)
DAYS = st.dates(date(2026, 11, 1), date(2027, 3, 5))


@pytest.mark.parametrize(
    ("minutes", "language", "says"),
    [
        (-1, "en", "tomorrow between 9 am and 12 noon"),
        (0, "en", "today between 9 am and 12 noon"),
        (11 * 60 - 1, "en", "today between 9 am and 12 noon"),
        (11 * 60, "en", "tomorrow between 9 am and 12 noon"),
        (-1, "hi", "कल"),
        (0, "hi", "आज"),
    ],
)
def test_a_window_of_tomorrow_is_todays_from_midnight_in_india(
    clock: Clock, minutes: int, language: Language, says: str
) -> None:
    clock.now = MIDNIGHT + timedelta(minutes=minutes)
    assert promise_for("Later 9-12", language).startswith(says)


@given(MOMENTS, st.sampled_from(list(WINDOWS)))
def test_a_window_is_of_one_day_and_ends_within_the_next(moment: datetime, call_time: str) -> None:
    due = window_of(moment, call_time)
    begins, ends = timezone.localtime(due.not_before), timezone.localtime(due.by)
    assert begins.date() == ends.date()
    assert moment <= due.not_before < due.by <= moment + timedelta(hours=33)
    assert WINDOWS[call_time].begin <= begins.hour < WINDOWS[call_time].end
    assert due.by - due.not_before >= timedelta(hours=1)  # there is time to call in it


@given(MOMENTS, MOMENTS, TIMES)
def test_who_asked_later_is_called_no_sooner(one: datetime, other: datetime, call_time: str) -> None:
    first, second = sorted([one, other])
    assert due_of(first, USUAL, call_time).by <= due_of(second, USUAL, call_time).by


@given(MOMENTS, st.integers(1, 6))
def test_nobody_is_tried_again_in_the_night_but_for_an_emergency(moment: datetime, tries: int) -> None:
    again = retry_at(moment, tries, USUAL)
    assert moment < again <= moment + timedelta(hours=34)
    assert USUAL.opens <= timezone.localtime(again).time() < USUAL.closes
    assert retry_at(moment, tries, NIGHT) <= again


@given(MOMENTS)
def test_the_next_morning_is_the_first_that_comes_after_we_closed(moment: datetime) -> None:
    morning = timezone.localtime(next_morning(moment))
    assert morning.time() == MORNING
    assert timedelta(hours=1) <= morning - moment <= timedelta(hours=25)


@given(MOMENTS)
def test_we_open_at_once_or_at_nine(moment: datetime) -> None:
    opens = opening(moment, USUAL)
    assert opens == moment or timezone.localtime(opens).time() == time(9)
    assert opening(opens, USUAL) == opens


@given(DAYS, DAYS, DAYS, st.integers(0, 10_000_000))
def test_the_shares_of_two_periods_are_that_of_both(one: date, two: date, cut: date, rupees: int) -> None:
    first, last = sorted([one, two])
    spend = Spend(source="google", first_day=first, last_day=last, rupees=rupees)
    before = spend.within(date(2026, 1, 1), cut)
    after = spend.within(cut + timedelta(days=1), date(2027, 12, 31))
    assert before + after == pytest.approx(rupees)
    assert 0 <= before <= rupees + 1e-6


@given(DAYS, st.integers(1, 10_000_000))
def test_what_was_spent_on_one_day_is_of_that_day_alone(day: date, rupees: int) -> None:
    spend = Spend(source="google", first_day=day, last_day=day, rupees=rupees)
    beside = [day - timedelta(days=1), day, day + timedelta(days=1)]
    assert [spend.within(one, one) for one in beside] == [0, rupees, 0]
