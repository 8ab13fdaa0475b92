"""The directory in /cms: what editors mistype is told to them, and nothing that is in use goes away."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.test import Client
from selectolax.lexbor import LexborHTMLParser

from sehat.content.models import Person
from sehat.core.models import Named
from sehat.directory.models import (
    City,
    Condition,
    Department,
    Doctor,
    Empanelment,
    Hospital,
    Insurer,
    Locality,
    Practice,
    PriceRange,
    Procedure,
)

pytestmark = pytest.mark.django_db
IN_USE: list[tuple[type[Any], str, str]] = [
    (City, "delhi-ncr", "doctors, hospitals"),
    (Department, "general-surgery", "conditions"),
    (Condition, "piles", "condition pages"),
    (Locality, "saket", "hospitals"),
    (Person, "neha-kulkarni", "pages"),
]


@pytest.fixture
def editor(client: Client, admin_user: User) -> Client:
    client.force_login(admin_user)
    return client


def address(model: type[Any], rest: str) -> str:
    return f"/cms/snippets/{model._meta.app_label}/{model._meta.model_name}/{rest}"


@pytest.mark.parametrize("method", ["get", "post"])
@pytest.mark.parametrize(("model", "slug", "kinds"), IN_USE)
def test_what_others_need_is_not_deleted_and_they_are_named(
    editor: Client, model: type[Any], slug: str, kinds: str, method: str
) -> None:
    """Deleting a city with doctors answered 500: imported rows are in no index of references."""
    row = model.objects.get(slug=slug)
    answer = getattr(editor, method)(address(model, f"delete/{row.pk}/"), follow=True)
    said = answer.content.decode()
    assert f"“{row}” was not deleted" in said
    assert kinds in said
    assert model.objects.filter(pk=row.pk).exists()


def test_of_several_rows_one_that_is_in_use_saves_all(editor: Client) -> None:
    unused = City.objects.create(id=901, name="Agra", slug="agra", state="Uttar Pradesh")
    used = City.objects.get(slug="delhi-ncr")
    path = f"/cms/bulk/directory/city/delete/?id={unused.pk}&id={used.pk}"
    answer = editor.post(path, {"next": "/cms/"}, follow=True)
    assert "was not deleted" in answer.content.decode()
    assert City.objects.filter(pk__in=[unused.pk, used.pk]).count() == 2


def test_what_nobody_needs_is_deleted(editor: Client) -> None:
    city = City.objects.create(id=901, name="Agra", slug="agra", state="Uttar Pradesh")
    Locality.objects.create(city=city, name="Taj Ganj", slug="taj-ganj")
    assert editor.post(address(City, f"delete/{city.pk}/")).status_code == 302
    assert not City.objects.filter(pk=901).exists()
    assert not Locality.objects.filter(slug="taj-ganj").exists()


@pytest.mark.parametrize(
    ("latitude", "longitude", "wrong"),
    [
        (77.2, 28.6, "latitude"),
        (28.6, 7.72, "longitude"),
        (-28.6, 77.2, "latitude"),
        (1e20, 77.2, "latitude"),
    ],
)
def test_a_place_outside_of_india_is_a_mistake(latitude: float, longitude: float, wrong: str) -> None:
    city = City(id=901, name="Agra", slug="agra", state="UP", latitude=latitude, longitude=longitude)
    with pytest.raises(ValidationError) as raised:
        city.full_clean()
    assert set(raised.value.message_dict) == {wrong}


@pytest.mark.parametrize(("latitude", "longitude"), [(28.6, 77.2), (8.08, 77.55), (None, None), (34.1, None)])
def test_a_place_in_india_and_none_are_right(latitude: float | None, longitude: float | None) -> None:
    City(id=901, name="Agra", slug="agra", state="UP", latitude=latitude, longitude=longitude).full_clean()


def test_a_part_of_a_city_stays_in_it_while_it_has_hospitals() -> None:
    """Moved to Pune it left the lists of Delhi with hospitals that stand there."""
    place = Locality.objects.get(slug="saket")
    assert place.hospitals.exists()
    place.city = City.objects.get(slug="pune")
    with pytest.raises(ValidationError, match="Its hospitals are in Delhi NCR") as raised:
        place.full_clean()
    assert set(raised.value.message_dict) == {"city"}
    place.hospitals.all().update(locality=Locality.objects.exclude(pk=place.pk)[0])
    place.full_clean()


def test_a_part_of_a_city_has_its_address_in_small_letters() -> None:
    """An import, which writes small ones, made a second of it."""
    city = City.objects.get(slug="delhi-ncr")
    with pytest.raises(ValidationError, match="already exists"):
        Locality(city=city, name="Saket", slug="SAKET").full_clean()
    place = Locality(city=city, name="Saket II", slug="Saket-II")
    place.full_clean()
    assert place.slug == "saket-ii"


def test_every_city_and_part_of_the_demo_passes_the_form() -> None:
    for row in (*City.objects.all(), *Locality.objects.all()):
        row.full_clean()


@pytest.mark.parametrize(
    ("mistake", "field"),
    [
        ({"id": "514"}, "id"),
        ({"id": ""}, "id"),
        ({"id": "-1"}, "id"),
        ({"slug": "delhi-ncr"}, "slug"),
        ({"slug": "a b"}, "slug"),
        ({"name": ""}, "name"),
        ({"rank": "-1"}, "rank"),
        ({"latitude": "north"}, "latitude"),
        ({"latitude": "NaN"}, "latitude"),
        ({"cghs_tier": "4"}, "cghs_tier"),
    ],
)
def test_a_mistake_in_the_form_of_a_city_is_told_at_its_field(
    editor: Client, mistake: dict[str, str], field: str
) -> None:
    right = {"id": "901", "name": "Agra", "slug": "agra", "aliases": "", "state": "UP", "rank": "1000"}
    answer = editor.post(address(City, "add/"), right | {"art": "city-generic"} | mistake)
    assert answer.status_code == 200
    assert set(answer.context["form"].errors) == {field}
    assert City.objects.filter(name="Agra").count() == 0


@pytest.mark.parametrize("model", [Department, Procedure, Condition, Hospital])
def test_a_row_is_called_by_its_name(model: type[Named]) -> None:
    row = model._default_manager.all()[0]
    assert str(row) == row.name


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"lowest": 2, "highest": 1}, "highest"),
        ({"lowest": -1}, "lowest"),
        ({"quotes": -1}, "quotes"),
        ({"quotes": 0}, "quotes"),  # nobody gave any: it was said to be “from 0 quotes”
        ({"quoted_by": 0}, "quoted_by"),
        ({"source": ""}, "source"),
        ({"as_of": None}, "as_of"),
        ({"as_of": "yesterday"}, "as_of"),
    ],
)
def test_a_price_without_sense_or_source_is_refused(changes: dict[str, Any], field: str) -> None:
    own: dict[str, Any] = {"lowest": 1, "highest": 2, "source": "A test", "as_of": "2026-10-02"}
    price = PriceRange(procedure=Procedure.objects.all()[0], **own | changes)
    with pytest.raises(ValidationError) as raised:
        price.full_clean()
    assert field in raised.value.message_dict


def test_what_a_hospital_asks_is_a_price_of_its_city() -> None:
    hospital = Hospital.objects.select_related("city")[0]
    elsewhere = City.objects.exclude(pk=hospital.city_id)[0]
    own: dict[str, Any] = {"lowest": 1, "highest": 2, "source": "A test", "as_of": "2026-10-02"}
    for city in (elsewhere, None):
        price = PriceRange(procedure=Procedure.objects.all()[0], hospital=hospital, city=city, **own)
        with pytest.raises(ValidationError, match="choose that city"):
            price.full_clean()
    PriceRange(
        procedure=Procedure.objects.all()[0], hospital=hospital, city=hospital.city, **own
    ).full_clean()


def typed_in(html: bytes) -> dict[str, Any]:
    """What a browser would send of the form of a row, as it stands."""
    sent: dict[str, Any] = {}
    form = next(one for one in LexborHTMLParser(html).css("form") if one.css("[name=slug]"))
    for box in form.css("input[name], textarea[name], select[name]"):
        name, kind = str(box.attributes["name"]), box.attributes.get("type")
        if "__prefix__" in name or (kind in {"checkbox", "radio"} and "checked" not in box.attributes):
            continue
        if box.tag == "select":
            chosen = [one.attributes.get("value") or "" for one in box.css("option[selected]")]
            sent[name] = chosen if "multiple" in box.attributes else "".join(chosen)
        elif kind == "checkbox":
            sent.setdefault(name, []).append(box.attributes.get("value") or "on")
        else:
            sent[name] = box.text() if box.tag == "textarea" else box.attributes.get("value") or ""
    return sent


def another_row(sent: dict[str, Any], rows: str, **fields: str) -> dict[str, Any]:
    number = int(sent[f"{rows}-TOTAL_FORMS"])
    own = {f"{rows}-{number}-{name}": value for name, value in {"id": "", "ORDER": "", **fields}.items()}
    return sent | own | {f"{rows}-TOTAL_FORMS": str(number + 1)}


def test_an_insurer_of_a_hospital_is_a_row_with_the_day_it_was_told(editor: Client) -> None:
    """Choosing one in the form answered 500: nobody had asked for its day."""
    hospital = Hospital.objects.all()[0]
    insurer = Insurer.objects.exclude(hospitals=hospital)[0]
    path = address(Hospital, f"edit/{hospital.pk}/")
    sent = typed_in(editor.get(path).content)
    row = {"insurer": str(insurer.pk), "told_on": "2026-11-20"}
    answer = editor.post(path, another_row(sent, "empanelments", **row))
    assert answer.status_code == 302, answer.context and answer.context["form"].errors
    assert Empanelment.objects.get(hospital=hospital, insurer=insurer).told_on.isoformat() == "2026-11-20"


def test_hours_of_a_doctor_are_lines_beside_each_hospital(editor: Client) -> None:
    doctor = Doctor.objects.filter(practices__isnull=False)[0]
    hospital = Hospital.objects.exclude(doctors=doctor)[0]
    path = address(Doctor, f"edit/{doctor.pk}/")
    sent = typed_in(editor.get(path).content)
    hours = "Monday to Friday: 10 am to 1 pm\nSaturday: 11 am to noon"
    answer = editor.post(path, another_row(sent, "practices", hospital=str(hospital.pk), hours=hours))
    assert answer.status_code == 302, answer.context and answer.context["form"].errors
    saved = Practice.objects.get(doctor=doctor, hospital=hospital)
    assert saved.hours == [
        {"days": "Monday to Friday", "hours": "10 am to 1 pm"},
        {"days": "Saturday", "hours": "11 am to noon"},
    ]
    assert "Saturday: 11 am to noon" in editor.get(path).content.decode()


def test_hours_without_days_are_refused(editor: Client) -> None:
    doctor = Doctor.objects.filter(practices__isnull=False)[0]
    hospital = Hospital.objects.exclude(doctors=doctor)[0]
    path = address(Doctor, f"edit/{doctor.pk}/")
    sent = typed_in(editor.get(path).content)
    answer = editor.post(path, another_row(sent, "practices", hospital=str(hospital.pk), hours="mornings"))
    assert "Write each line as days: hours." in answer.content.decode()
    assert not Practice.objects.filter(doctor=doctor, hospital=hospital).exists()


def test_other_words_and_training_are_lines_and_no_json(editor: Client) -> None:
    doctor = Doctor.objects.filter(practices__isnull=False)[0]
    path = address(Doctor, f"edit/{doctor.pk}/")
    sent = typed_in(editor.get(path).content)
    sent |= {"aliases": "bawaseer wale\r\n\r\n बवासीर ", "training": "MBBS 2003\nMS, General Surgery"}
    answer = editor.post(path, sent)
    assert answer.status_code == 302, answer.context and answer.context["form"].errors
    doctor.refresh_from_db()
    assert doctor.aliases == ["bawaseer wale", "बवासीर"]
    assert doctor.training == [{"name": "MBBS", "year": 2003}, {"name": "MS, General Surgery"}]
    page = editor.get(path).content.decode()
    assert "MBBS 2003\nMS, General Surgery" in page
    assert "[{" not in page.split('name="training"')[1].split("</textarea>")[0]
    assert editor.post(path, typed_in(page.encode())).status_code == 302
    before = doctor.training
    doctor.refresh_from_db()
    assert doctor.training == before


@pytest.mark.parametrize("model", [City, Department, Condition, Procedure, Insurer])
def test_each_form_of_the_directory_asks_for_words_in_lines(editor: Client, model: type[Named]) -> None:
    row = model._default_manager.all()[0]
    path = address(model, f"edit/{row.pk}/")
    sent = typed_in(editor.get(path).content) | {"aliases": "one word\nanother"}
    answer = editor.post(path, sent)
    assert answer.status_code == 302, answer.context and answer.context["form"].errors
    row.refresh_from_db()
    assert row.aliases == ["one word", "another"]
