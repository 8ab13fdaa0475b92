"""When something happened in a CRM, however it writes it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from datetime import timezone as dt_timezone

import pytest
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from sehat.gateways.crm.change_map import moment

THEN = datetime(2026, 11, 20, 4, 30, tzinfo=UTC)
SECONDS = int(THEN.timestamp())


@pytest.mark.parametrize(
    "written",
    [
        "2026-11-20T04:30:00Z",
        "2026-11-20T10:00:00+05:30",
        "2026-11-20T04:30:00",
        "2026-11-20 04:30:00",
        SECONDS * 1000,
        str(SECONDS * 1000),
        SECONDS * 1000.0,
        SECONDS,
        str(SECONDS),
        float(SECONDS),
    ],
)
def test_a_moment_is_the_same_however_it_is_written(written: object) -> None:
    """Seconds were read as milliseconds: of January 1970, so that every change was older than the last."""
    assert moment(written) == THEN


@pytest.mark.parametrize(
    "written", [None, "", "yesterday", "20/11/2026", [], {}, float("nan"), float("inf"), 10**30, "9" * 400]
)
def test_what_is_no_moment_is_now(written: object) -> None:
    assert abs(moment(written) - timezone.now()) < timedelta(seconds=5)


@pytest.mark.parametrize("later", ["2099-01-01T00:00:00Z", 4_070_908_800, 4_070_908_800_000])
def test_what_is_still_to_come_is_now(later: object) -> None:
    """The clock of a CRM that is ahead would hold off every true change until then."""
    assert abs(moment(later) - timezone.now()) < timedelta(seconds=5)


@pytest.mark.parametrize(
    "nothing",
    [
        0, 0.0, "0", False, True, -1, "20261120", 20261120,
        "0001-01-01T00:00:00", "0001-01-01T00:00:00Z", "1900-01-01", "1970-01-01T00:00:00Z",
    ],
)  # fmt: skip
def test_a_day_that_stands_for_none_is_now(nothing: object) -> None:
    """A change that came with one was older than all that was known, and moved no request."""
    assert abs(moment(nothing) - timezone.now()) < timedelta(seconds=5)


@pytest.mark.parametrize("first", ["2000-01-01T00:00:00Z", 946_684_800, 946_684_800_000])
def test_the_first_moment_that_counts_is_of_the_year_2000(first: object) -> None:
    assert moment(first) == datetime(2000, 1, 1, tzinfo=UTC)


@given(st.integers(946_771_200, SECONDS), st.integers(-12 * 60, 14 * 60))
def test_a_zone_is_reckoned_with_whichever_it_is(seconds: int, minutes: int) -> None:
    there = datetime.fromtimestamp(seconds, dt_timezone(timedelta(minutes=minutes)))
    assert moment(there.isoformat()) == there
    assert moment(there.isoformat()).tzinfo is UTC


@given(st.one_of(st.integers(), st.floats(), st.text(max_size=40), st.booleans(), st.none()))
def test_whatever_is_written_is_a_moment_that_has_been(written: object) -> None:
    assert datetime(2000, 1, 1, tzinfo=UTC) <= moment(written) <= timezone.now()
