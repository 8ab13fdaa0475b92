"""Two members of staff in the form of one hospital or doctor: what one adds meanwhile, the other keeps."""

from __future__ import annotations

from datetime import date

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sehat.directory.models import Doctor, Empanelment, Hospital, Insurer, Practice
from sehat.directory.tests.test_cms_saved import rows_of_form

pytestmark = pytest.mark.django_db
TOLD, LATER = date(2026, 11, 1), date(2026, 11, 20)
MEANWHILE = "A colleague has added it meanwhile: open this form anew to see that row."


@pytest.fixture
def hospital() -> Hospital:
    """Which takes the first insurer of all."""
    found = Hospital.objects.order_by("pk")[0]
    found.empanelments.all().delete()
    Empanelment.objects.create(hospital=found, insurer=insurers()[0], told_on=TOLD)
    return found


def insurers() -> list[Insurer]:
    return list(Insurer.objects.order_by("pk")[:3])


def told(hospital: Hospital) -> dict[int, date]:
    return dict(Empanelment.objects.filter(hospital=hospital).values_list("insurer", "told_on"))


def test_a_row_is_not_changed_into_one_that_a_colleague_added(
    client: Client, admin_user: User, hospital: Hospital
) -> None:
    """That row was deleted and written anew with the other day, or took this one with it; nobody was told."""
    first, second, _ = insurers()
    address, sent = rows_of_form(client, admin_user, hospital)
    Empanelment.objects.create(hospital=hospital, insurer=second, told_on=LATER)
    page = client.post(address, sent | {"empanelments-0-insurer": [str(second.pk)]}, follow=True)
    assert MEANWHILE in page.content.decode()
    assert told(hospital) == {first.pk: TOLD, second.pk: LATER}


def another(sent: dict[str, list[str]], insurer: Insurer) -> dict[str, list[str]]:
    """The form with a row more."""
    row = {"id": "", "insurer": str(insurer.pk), "told_on": "2026-11-02", "DELETE": ""}
    more = {f"empanelments-1-{name}": [value] for name, value in row.items()}
    return sent | more | {"empanelments-TOTAL_FORMS": ["2"]}


def test_nor_is_one_added_that_a_colleague_added(
    client: Client, admin_user: User, hospital: Hospital
) -> None:
    """It was an error of the server."""
    first, second, _ = insurers()
    address, sent = rows_of_form(client, admin_user, hospital)
    Empanelment.objects.create(hospital=hospital, insurer=second, told_on=LATER)
    page = client.post(address, another(sent, second), follow=True)
    assert MEANWHILE in page.content.decode()
    assert told(hospital) == {first.pk: TOLD, second.pk: LATER}


def test_what_a_colleague_added_stays_beside_what_is_added_here(
    client: Client, admin_user: User, hospital: Hospital
) -> None:
    first, second, third = insurers()
    address, sent = rows_of_form(client, admin_user, hospital)
    Empanelment.objects.create(hospital=hospital, insurer=second, told_on=LATER)
    assert client.post(address, another(sent, third)).status_code == 302
    assert told(hospital) == {first.pk: TOLD, second.pk: LATER, third.pk: date(2026, 11, 2)}


def test_a_row_gives_its_insurer_to_a_new_one_as_it_is_deleted(
    client: Client, admin_user: User, hospital: Hospital
) -> None:
    first, *_ = insurers()
    address, sent = rows_of_form(client, admin_user, hospital)
    gone = another(sent, first) | {"empanelments-0-DELETE": ["1"]}
    assert client.post(address, gone).status_code == 302
    assert told(hospital) == {first.pk: date(2026, 11, 2)}


def test_one_insurer_in_two_rows_of_a_form_is_refused(
    client: Client, admin_user: User, hospital: Hospital
) -> None:
    first, *_ = insurers()
    address, sent = rows_of_form(client, admin_user, hospital)
    page = client.post(address, another(sent, first), follow=True)
    assert "duplicate" in page.content.decode()
    assert told(hospital) == {first.pk: TOLD}


def test_a_form_whose_row_a_colleague_deleted_says_so_and_brings_nothing_back(
    client: Client, admin_user: User, hospital: Hospital
) -> None:
    """It said that it could not be saved due to errors, and showed none."""
    address, sent = rows_of_form(client, admin_user, hospital)
    Empanelment.objects.filter(hospital=hospital).delete()
    page = client.post(address, sent, follow=True)
    assert "A colleague has deleted this row meanwhile: open this form anew." in page.content.decode()
    assert told(hospital) == {}


def test_a_doctor_is_not_moved_to_a_hospital_that_a_colleague_added(client: Client, admin_user: User) -> None:
    doctor = Doctor.objects.order_by("pk")[0]
    doctor.practices.all().delete()
    here, there = Hospital.objects.order_by("pk")[:2]
    Practice.objects.create(doctor=doctor, hospital=here)
    address, sent = rows_of_form(client, admin_user, doctor)
    kept = [{"days": "Monday", "hours": "10 am to 1 pm"}]
    Practice.objects.create(doctor=doctor, hospital=there, hours=kept)
    page = client.post(address, sent | {"practices-0-hospital": [str(there.pk)]}, follow=True)
    assert MEANWHILE in page.content.decode()
    assert dict(Practice.objects.filter(doctor=doctor).values_list("hospital", "hours")) == {
        here.pk: [], there.pk: kept,
    }  # fmt: skip
