"""Since which year a doctor practises, as editors save it."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError

from sehat.core.india import this_year
from sehat.directory.models import Doctor
from sehat.directory.practice_years import EARLIEST, fault_of_course, fault_of_year


def test_years_from_the_earliest_to_this_one_can_be() -> None:
    assert [fault_of_year(year) for year in (EARLIEST, 2009, this_year())] == ["", "", ""]
    assert all(fault_of_year(year) for year in (0, 12, EARLIEST - 1, this_year() + 1))


def test_a_doctor_is_not_saved_with_a_number_of_years() -> None:
    with pytest.raises(ValidationError, match="Write the year, as 2009"):
        Doctor(name="Dr Asha Rao", practising_since=12).clean()
    Doctor(name="Dr Asha Rao").clean()


@pytest.mark.parametrize("year", [206, 1899, this_year() + 1, 2062])
def test_a_doctor_is_not_saved_with_a_training_of_a_year_that_cannot_be(year: int) -> None:
    courses = [{"name": "MBBS", "year": 2003}, {"name": "DM", "year": year}]
    with pytest.raises(ValidationError, match=f"DM {year}: write the year"):
        Doctor(name="Dr Asha Rao", training=courses).clean()


def test_a_training_without_a_year_can_be() -> None:
    assert fault_of_course("World Congress", None) == fault_of_course("MBBS", this_year()) == ""
    Doctor(name="Dr Asha Rao", training=[{"name": "MBBS"}]).clean()
