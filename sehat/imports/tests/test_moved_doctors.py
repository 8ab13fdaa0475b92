"""A doctor who moves to another city by an import: the hospital of the old one would stand on each card."""

from __future__ import annotations

import pytest

from sehat.directory.cards import doctor_card
from sehat.directory.models import Doctor, Hospital, Practice
from sehat.imports.tests.files import applied, checked, csv_of, doctors, faults, numbers

pytestmark = pytest.mark.django_db
HOURS = "Monday to Friday: 10 am to 1 pm"


@pytest.fixture
def kamala() -> Doctor:
    """In Pune, at a hospital there."""
    applied("doctors", doctors({}))
    doctor = Doctor.objects.get(slug="dr-kamala-iyer")
    Practice.objects.create(doctor=doctor, hospital=Hospital.objects.filter(city__slug="pune")[0])
    return doctor


def hours_at(hospital: Hospital) -> bytes:
    return csv_of({"doctor": "dr-kamala-iyer", "hospital": hospital.slug, "hours": HOURS})


@pytest.mark.usefixtures("kamala")
def test_a_doctor_moves_to_no_city_in_which_no_hospital_of_theirs_is() -> None:
    """The list of Mumbai led patients to the hospital in Pune."""
    run = checked("doctors", doctors({"city": "mumbai", "fee": "900"}))
    told = "Their hospital is in Pune: import clinic hours in the new city first."
    assert faults(run) == [(2, "city", told)]


def test_a_doctor_follows_the_clinic_hours_into_another_city(kamala: Doctor) -> None:
    hospital = Hospital.objects.filter(city__slug="mumbai")[0]
    applied("clinic_hours", hours_at(hospital))
    applied("doctors", doctors({"city": "mumbai"}))
    kamala.refresh_from_db()
    assert kamala.city.slug == "mumbai"
    card = doctor_card(kamala)
    assert card.hospital
    assert card.hospital.label.startswith(hospital.name)


def test_who_sees_patients_nowhere_yet_moves_freely(kamala: Doctor) -> None:
    kamala.practices.all().delete()
    assert faults(checked("doctors", doctors({"city": "mumbai"}))) == []


def test_a_doctor_who_is_listed_beside_the_city_of_the_hospital_is_imported_as_all_the_same(
    kamala: Doctor,
) -> None:
    """Staff may have chosen that in /cms; a file that says it again moves nobody."""
    Practice.objects.filter(doctor=kamala).update(hospital=Hospital.objects.filter(city__slug="mumbai")[0])
    run = checked("doctors", doctors({}))
    assert (faults(run), numbers(run)) == ([], (0, 0, 1, 0))
