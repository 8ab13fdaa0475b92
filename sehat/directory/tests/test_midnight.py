"""The day of the site is that of India, which begins five and a half hours before that of the servers."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from django.core.exceptions import ValidationError
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.india import local_moment, long_date, moment_in, this_year
from sehat.core.models import refuse_day_to_come
from sehat.directory.cards import valid_accreditation, years_of
from sehat.directory.models import Doctor, Hospital
from sehat.directory.practice_years import fault_of_course, fault_of_year

MOMENTS = st.datetimes(datetime(2000, 1, 1), datetime(2200, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001
LAST_SECOND = datetime(2026, 12, 31, 18, 29, 59, tzinfo=UTC)  # of the year 2026 in India
FIRST_SECOND = LAST_SECOND + timedelta(seconds=1)
NEW_YEAR = date(2027, 1, 1)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    return monkeypatch


def at(clock: pytest.MonkeyPatch, moment: datetime) -> None:
    clock.setattr(timezone, "now", lambda: moment)


def test_a_year_begins_at_midnight_in_india(clock: pytest.MonkeyPatch) -> None:
    at(clock, LAST_SECOND)
    assert this_year() == 2026
    at(clock, FIRST_SECOND)
    assert this_year() == 2027


def test_a_day_is_still_to_come_until_it_begins_in_india(clock: pytest.MonkeyPatch) -> None:
    at(clock, LAST_SECOND)
    with pytest.raises(ValidationError, match="still to come"):
        refuse_day_to_come("told_on", NEW_YEAR)
    at(clock, FIRST_SECOND)
    refuse_day_to_come("told_on", NEW_YEAR)


@pytest.mark.parametrize("day", [None, "", "2099-01-01"])
def test_what_is_no_day_is_refused_by_its_field_and_not_here(day: object) -> None:
    refuse_day_to_come("told_on", day)


def test_a_certificate_holds_to_the_end_of_its_last_day_in_india(clock: pytest.MonkeyPatch) -> None:
    hospital = Hospital(accreditation="nabh", accredited_until=NEW_YEAR - timedelta(days=1))
    at(clock, LAST_SECOND)
    assert valid_accreditation(hospital) == "NABH accredited"
    at(clock, FIRST_SECOND)
    assert valid_accreditation(hospital) == ""


def test_a_doctor_has_a_year_more_from_new_year_in_india(clock: pytest.MonkeyPatch) -> None:
    doctor = Doctor(practising_since=2000)
    at(clock, LAST_SECOND)
    assert years_of(doctor) == 26
    at(clock, FIRST_SECOND)
    assert years_of(doctor) == 27


def test_a_training_of_the_new_year_is_none_to_come_once_it_begins_in_india(
    clock: pytest.MonkeyPatch,
) -> None:
    at(clock, LAST_SECOND)
    assert fault_of_year(2027) != ""
    assert (
        fault_of_course("MBBS", 2027)
        == "MBBS 2027: write the year, as 2009: none before 1940, and none to come."
    )
    at(clock, FIRST_SECOND)
    assert fault_of_year(2027) == fault_of_course("MBBS", 2027) == ""


@pytest.mark.parametrize(
    ("moment", "said", "in_hindi"),
    [
        (FIRST_SECOND, "1 January 2027, 12:00 am", "1 जनवरी 2027, रात 12:00 बजे"),
        (LAST_SECOND, "31 December 2026, 11:59 pm", "31 दिसंबर 2026, रात 11:59 बजे"),
        (
            datetime(2028, 2, 28, 18, 30, tzinfo=UTC),
            "29 February 2028, 12:00 am",
            "29 फ़रवरी 2028, रात 12:00 बजे",
        ),
        (datetime(2026, 6, 1, 6, 30, tzinfo=UTC), "1 June 2026, 12:00 pm", "1 जून 2026, दोपहर 12:00 बजे"),
    ],
)
def test_a_moment_is_told_by_the_day_and_hour_of_india(moment: datetime, said: str, in_hindi: str) -> None:
    assert local_moment(moment) == moment_in(moment, "en") == said
    assert moment_in(moment, "hi") == in_hindi


@given(MOMENTS)
def test_the_day_of_a_moment_is_that_of_its_date_in_both_languages(moment: datetime) -> None:
    day = timezone.localtime(moment).date()
    for language in ("en", "hi"):
        assert moment_in(moment, language).startswith(f"{long_date(day, language)}, ")


@given(MOMENTS, st.integers(1, 24 * 60))
def test_no_two_minutes_of_a_day_are_told_alike_in_english(moment: datetime, minutes: int) -> None:
    later = moment + timedelta(minutes=minutes)
    assert local_moment(moment) != local_moment(later)
