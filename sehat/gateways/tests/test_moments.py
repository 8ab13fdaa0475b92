"""When something happened in a CRM, however it writes it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

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
