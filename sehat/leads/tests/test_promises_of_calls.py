"""By when a request is called: within the minutes of its tier, counted in our hours."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.leads.callbacks.promises import USUAL, Hours, due_of, retry_at

INDIA = ZoneInfo("Asia/Kolkata")
HOURS = Hours(120)


def moment(text: str) -> datetime:
    return datetime.fromisoformat(f"2026-11-{text}").replace(tzinfo=INDIA)


@pytest.mark.parametrize(
    ("asked", "call_time", "not_before", "by"),
    [
        ("23T11:00", "", "23T11:00", "23T13:00"),
        ("23T19:00", "", "23T19:00", "24T10:00"),  # one hour is left, the other is tomorrow's
        ("23T22:30", "", "24T09:00", "24T11:00"),
        ("23T03:00", "Now", "23T09:00", "23T11:00"),
        ("23T08:00", "Later 9-12", "23T09:00", "23T12:00"),
        ("23T10:30", "Later 9-12", "23T10:30", "23T12:00"),
        ("23T11:30", "Later 9-12", "24T09:00", "24T12:00"),
        ("23T08:00", "Later 4-8", "23T16:00", "23T20:00"),
    ],
)
def test_minutes_are_counted_in_our_hours_and_in_the_chosen_window(
    asked: str, call_time: str, not_before: str, by: str
) -> None:
    due = due_of(moment(asked), HOURS, call_time)
    assert (due.not_before, due.by) == (moment(not_before), moment(by))


def test_an_emergency_waits_for_no_hour_and_no_window() -> None:
    due = due_of(moment("23T23:00"), USUAL[0], "Later 9-12")
    assert (due.not_before, due.by) == (moment("23T23:00"), moment("23T23:10"))


@given(st.integers(0, 365 * 24 * 60), st.integers(1, 3000))
def test_every_promise_is_kept_in_our_hours_and_after_the_request(later: int, minutes: int) -> None:
    asked = moment("01T00:00") + timedelta(minutes=later)
    due = due_of(asked, Hours(minutes))
    assert asked <= due.not_before <= due.by
    assert 9 <= due.by.astimezone(INDIA).hour <= 20


def test_who_did_not_answer_is_tried_in_15_minutes_in_2_hours_and_each_morning() -> None:
    called = moment("23T11:00")
    assert [retry_at(called, tries, HOURS) for tries in (1, 2, 3, 9)] == [
        called + timedelta(minutes=15),
        called + timedelta(hours=2),
        moment("24T10:00"),
        moment("24T10:00"),
    ]
