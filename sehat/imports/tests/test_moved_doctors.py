"""A doctor who moves to another city by an import: the hospital of the old one would stand on each card."""

from __future__ import annotations

import pytest

from sehat.directory.cards import doctor_card
from sehat.directory.models import Doctor, Hospital, Practice
from sehat.imports.tests.files import applied, checked, csv_of, doctors, faults, numbers, undone

pytestmark = pytest.mark.django_db
KAMALA = "dr-kamala-iyer"
HOURS = "Monday to Friday: 10 am to 1 pm"


@pytest.fixture
def kamala() -> Doctor:
    """In Pune, at a hospital there."""
    applied("doctors", doctors({}))
    doctor = Doctor.objects.get(slug=KAMALA)
    Practice.objects.create(doctor=doctor, hospital=Hospital.objects.filter(city__slug="pune")[0])
    return doctor


def hours_at(hospital: Hospital) -> bytes:
    return csv_of({"doctor": KAMALA, "hospital": hospital.slug, "hours": HOURS})


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


def test_the_move_is_not_undone_to_a_city_that_the_hospital_left(kamala: Doctor) -> None:
    """Staff deleted the hours in Pune since: the undo says why it leaves the doctor where they are."""
    applied("clinic_hours", hours_at(Hospital.objects.filter(city__slug="mumbai")[0]))
    moved = applied("doctors", doctors({"city": "mumbai"}))
    kamala.practices.filter(hospital__city__slug="pune").delete()
    run = undone(moved)
    assert (run.undone, run.kept) == (0, 1)
    assert run.changes.get().why_kept.startswith("Their hospital is in Mumbai")
    kamala.refresh_from_db()
    assert kamala.city.slug == "mumbai"


def test_the_move_is_undone_where_the_hospital_is_there_still(kamala: Doctor) -> None:
    applied("clinic_hours", hours_at(Hospital.objects.filter(city__slug="mumbai")[0]))
    run = undone(applied("doctors", doctors({"city": "mumbai"})))
    assert (run.undone, run.kept) == (1, 0)
    kamala.refresh_from_db()
    assert kamala.city.slug == "pune"


@pytest.mark.usefixtures("kamala")
def test_each_doctor_of_a_file_is_looked_at_by_themselves() -> None:
    """One who moves with their hospital, one who is new, one who stays, one who may not."""
    stays = Doctor.objects.filter(city__slug="pune", practices__isnull=False).exclude(slug=KAMALA)[0]
    run = checked(
        "doctors", doctors({"city": "mumbai"}, {"slug": "dr-new", "city": "mumbai"}, {"slug": stays.slug})
    )
    assert [line for line, _, _ in faults(run)] == [2]
    assert numbers(run) == (1, 1, 0, 1)


@pytest.mark.usefixtures("kamala")
def test_a_city_that_is_misspelled_is_told_alone() -> None:
    [(line, column, told)] = faults(checked("doctors", doctors({"city": "mumbay"})))
    assert (line, column, told) == (2, "city", "There is no city “mumbay”.")
