"""A form of the directory in /cms that is opened and saved as it is leaves the row as it was."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core import serializers
from django.db import IntegrityError, transaction
from django.test import Client
from selectolax.lexbor import LexborHTMLParser, LexborNode

from sehat.directory.models import (
    City,
    Condition,
    Department,
    Doctor,
    Empanelment,
    Hospital,
    HospitalList,
    Insurer,
    Locality,
    Practice,
    PriceRange,
    Procedure,
)

pytestmark = pytest.mark.django_db
MODELS: list[type[Any]] = [
    City, Condition, Department, Doctor, Hospital, HospitalList, Insurer, Locality, PriceRange, Procedure,
]  # fmt: skip


def values_of(field: LexborNode) -> list[str]:
    """What a browser sends of a field that nobody touched."""
    kind = field.attributes.get("type") or "text"
    if field.tag == "select":
        chosen = field.css("option[selected]") or field.css("option")[:1]
        return [option.attributes.get("value") or "" for option in chosen]
    if field.tag == "textarea":
        return [field.text().removeprefix("\n")]
    if kind in {"checkbox", "radio"}:
        is_checked = "checked" in field.attributes
        return [field.attributes.get("value") or "on"] if is_checked else []
    return [] if kind in {"submit", "button", "file"} else [field.attributes.get("value") or ""]


def sent_by(html: str) -> dict[str, list[str]]:
    forms = LexborHTMLParser(html).css("form[method=post]")
    form = max(forms, key=lambda one: len(one.css("input, select, textarea")))
    sent: dict[str, list[str]] = {}
    for field in form.css("input[name], select[name], textarea[name]"):
        name = field.attributes.get("name") or ""
        if "__prefix__" not in name:
            sent.setdefault(name, []).extend(values_of(field))
    return {name: values for name, values in sent.items() if values}


def stored(model: type[Any], pk: int) -> list[dict[str, Any]]:
    """The row and what belongs to it; when it was saved is another thing."""
    kinds = {Doctor: Practice.objects.filter(doctor=pk), Hospital: Empanelment.objects.filter(hospital=pk)}
    own = kinds.get(model)
    rows = [*model.objects.filter(pk=pk), *(own.order_by("pk") if own is not None else ())]
    told = [row["fields"] for row in serializers.serialize("python", rows)]
    return [{name: value for name, value in row.items() if name != "updated_at"} for row in told]


def saved_as_it_is(client: Client, model: type[Any], pk: int) -> None:
    address = f"/cms/snippets/directory/{model._meta.model_name}/edit/{pk}/"
    answer = client.post(address, sent_by(client.get(address).content.decode()))
    assert answer.status_code == 302


@pytest.mark.parametrize("model", MODELS)
def test_a_form_that_is_opened_and_saved_changes_nothing(
    client: Client, admin_user: User, model: type[Any]
) -> None:
    client.force_login(admin_user)
    pk = model.objects.order_by("-pk").values_list("pk", flat=True)[0]
    before = stored(model, pk)
    saved_as_it_is(client, model, pk)
    assert stored(model, pk) == before


def test_nor_where_what_it_holds_looks_like_something_else(client: Client, admin_user: User) -> None:
    """A year in a name, a colon in days, lines, signs of HTML, a fee of nothing."""
    client.force_login(admin_user)
    doctor = Doctor.objects.order_by("pk")[0]
    doctor.training = [
        {"name": "World Congress 2010"},
        {"name": "MS, Surgery,", "year": 2003},
        {"name": "2010"},
    ]
    doctor.about, doctor.degrees, doctor.fee = "One\n\n<b>two</b> &amp; “three”", 'M.B.B.S., "MS" <x>', 0
    doctor.aliases = ["गुड़िया", 'x"y', "1:2"]
    doctor.save()
    days = [{"days": "Sector 5", "hours": "9:00 am"}, {"days": "Mon", "hours": "Tue: 10:30 am to 1 pm"}]
    doctor.practices.update(hours=days)
    before = stored(Doctor, doctor.pk)
    saved_as_it_is(client, Doctor, doctor.pk)
    assert stored(Doctor, doctor.pk) == before


def rows_of_form(
    client: Client, admin_user: User, row: Doctor | Hospital
) -> tuple[str, dict[str, list[str]]]:
    client.force_login(admin_user)
    address = f"/cms/snippets/directory/{row._meta.model_name}/edit/{row.pk}/"
    return address, sent_by(client.get(address).content.decode())


def test_insurers_of_a_hospital_change_places_in_its_form(client: Client, admin_user: User) -> None:
    """It was an error of the server: each row is saved by itself, and both had one insurer for a moment."""
    hospital = Hospital.objects.order_by("pk")[0]
    hospital.empanelments.all().delete()
    for number, insurer in enumerate(Insurer.objects.order_by("pk")[:3], start=1):
        Empanelment.objects.create(hospital=hospital, insurer=insurer, told_on=date(2026, 11, number))
    address, sent = rows_of_form(client, admin_user, hospital)
    named = [f"empanelments-{number}-insurer" for number in range(3)]
    before = [sent[name] for name in named]
    turned = dict(zip(named, [*before[1:], before[0]], strict=True))
    assert client.post(address, sent | turned).status_code == 302
    told = Empanelment.objects.filter(hospital=hospital).order_by("told_on").values_list("insurer", flat=True)
    assert [[str(pk)] for pk in told] == [*before[1:], before[0]]


def test_hospitals_of_a_doctor_change_places_in_the_form(client: Client, admin_user: User) -> None:
    doctor = Doctor.objects.order_by("pk")[0]
    doctor.practices.all().delete()
    hours = [{"days": "Monday", "hours": "10 am to 1 pm"}], [{"days": "Friday", "hours": "5 pm to 8 pm"}]
    for hospital, told in zip(Hospital.objects.order_by("pk")[:2], hours, strict=True):
        Practice.objects.create(doctor=doctor, hospital=hospital, hours=told)
    address, sent = rows_of_form(client, admin_user, doctor)
    first, second = "practices-0-hospital", "practices-1-hospital"
    assert client.post(address, sent | {first: sent[second], second: sent[first]}).status_code == 302
    found = dict(Practice.objects.filter(doctor=doctor).values_list("hospital", "hours"))
    assert found == {int(sent[second][0]): hours[0], int(sent[first][0]): hours[1]}


def test_a_second_row_of_a_pair_is_refused_still() -> None:
    known = Empanelment.objects.order_by("pk")[0]
    with pytest.raises(IntegrityError), transaction.atomic():
        Empanelment.objects.create(
            hospital_id=known.hospital_id, insurer_id=known.insurer_id, told_on=date(2026, 11, 1)
        )
    assert Empanelment.objects.filter(pk=known.pk).exists()


@pytest.mark.parametrize("number", ["9999", "477"])
def test_a_city_keeps_its_number_whatever_else_is_changed(
    client: Client, admin_user: User, number: str
) -> None:
    """With another address as well it was saved as a second city, or in the place of Mumbai."""
    client.force_login(admin_user)
    pune, before = City.objects.get(slug="pune"), stored(City, 477)
    address = f"/cms/snippets/directory/city/edit/{pune.pk}/"
    sent = sent_by(client.get(address).content.decode())
    answer = client.post(address, sent | {"id": [number], "slug": ["poona"]})
    assert "A city keeps its number" in answer.content.decode()
    assert not City.objects.filter(slug="poona").exists()
    assert stored(City, 477) == before
    assert client.post(address, sent | {"slug": ["poona"]}).status_code == 302
    assert City.objects.get(slug="poona").pk == pune.pk


def test_a_new_city_gets_the_number_that_is_written_for_it(client: Client, admin_user: User) -> None:
    client.force_login(admin_user)
    address = "/cms/snippets/directory/city/add/"
    sent = sent_by(client.get(address).content.decode())
    said = {"id": ["9001"], "name": ["Nashik Road"], "slug": ["nashik-road"], "state": ["Maharashtra"]}
    assert client.post(address, sent | said).status_code == 302
    assert City.objects.get(slug="nashik-road").pk == 9001
