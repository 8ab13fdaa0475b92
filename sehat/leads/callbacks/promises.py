"""By when a request is called: pure functions of its moment, its tier and the window its patient chose."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time, timedelta

from django.utils import timezone

from sehat.core.languages import noop


@dataclass(frozen=True)
class Window:
    """From which hour to which, in India, and how a promise says it."""

    begin: int
    end: int
    today: str
    tomorrow: str


# The windows of decisions 2.4.
WINDOWS = {
    "Later 9-12": Window(
        9, 12, noop("today between 9 am and 12 noon"), noop("tomorrow between 9 am and 12 noon")
    ),
    "Later 12-4": Window(
        12, 16, noop("today between 12 noon and 4 pm"), noop("tomorrow between 12 noon and 4 pm")
    ),
    "Later 4-8": Window(16, 20, noop("today between 4 pm and 8 pm"), noop("tomorrow between 4 pm and 8 pm")),
}
TIME_TO_CALL = 1  # hours: a window that is nearly over is tomorrow's


@dataclass(frozen=True)
class Hours:
    """`minutes` of our hours from `opens` to `closes`, in India; `always` counts the night as well."""

    minutes: int
    opens: time = time(9)
    closes: time = time(20)
    always: bool = False


@dataclass(frozen=True)
class Due:
    """Not called before one moment, called by the other."""

    not_before: datetime
    by: datetime


# What holds where no row of Target says otherwise, by tier; 0 is a possible emergency.
USUAL = {0: Hours(10, always=True), 1: Hours(30), 2: Hours(60), 3: Hours(120)}


def due_of(moment: datetime, hours: Hours, call_time: str = "") -> Due:
    """When a request of this moment is called first. An emergency does not wait for its window."""
    if hours.always:
        return Due(moment, moment + timedelta(minutes=hours.minutes))
    if call_time in WINDOWS:
        return window_of(moment, call_time)
    start = opening(moment, hours)
    closing = at(start, hours.closes)
    end = start + timedelta(minutes=hours.minutes)
    while end > closing:  # the rest of the minutes are of the next day
        left = end - closing
        start = at(start + timedelta(days=1), hours.opens)
        closing, end = at(start, hours.closes), start + left
    return Due(opening(moment, hours), end)


def opening(moment: datetime, hours: Hours) -> datetime:
    """The moment, or when we open next."""
    if moment < at(moment, hours.opens):
        return at(moment, hours.opens)
    return moment if moment < at(moment, hours.closes) else at(moment + timedelta(days=1), hours.opens)


def window_of(moment: datetime, call_time: str) -> Due:
    """The next window in which there is time to call. Raises KeyError for no window."""
    is_today = timezone.localtime(moment).hour < WINDOWS[call_time].end - TIME_TO_CALL
    whole = window_on(moment if is_today else moment + timedelta(days=1), call_time)
    return Due(max(moment, whole.not_before), whole.by)


def window_on(day: datetime, call_time: str) -> Due:
    """The whole window on the day of this moment. Raises KeyError for no window."""
    window = WINDOWS[call_time]
    return Due(at(day, time(window.begin)), at(day, time(window.end)))


def at(day: datetime, clock: time) -> datetime:
    """This time of the same day, in India."""
    local = timezone.localtime(day)
    return local.replace(hour=clock.hour, minute=clock.minute, second=0, microsecond=0)


# When somebody who did not answer is tried again: minutes, then mornings.
RETRY_MINUTES = (15, 120)
MORNING = time(10)


def retry_at(moment: datetime, tries: int, hours: Hours) -> datetime:
    """After the nth call that nobody answered (n from 1): 15 minutes, 2 hours, then each morning.

    An emergency waits for no hour here either.
    """
    if tries > len(RETRY_MINUTES):
        return next_morning(moment)
    again = moment + timedelta(minutes=RETRY_MINUTES[tries - 1])
    return again if hours.always else opening(again, hours)


def next_morning(moment: datetime) -> datetime:
    """Tomorrow's; in the night, before anybody opens, the one that comes."""
    is_night = moment < at(moment, Hours.opens)
    return at(moment if is_night else moment + timedelta(days=1), MORNING)
