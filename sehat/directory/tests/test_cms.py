"""The directory in /cms: what editors mistype is told to them, and nothing that is in use goes away."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.test import Client

from sehat.content.models import Person
from sehat.core.models import Named
from sehat.directory.models import City, Condition, Department, Hospital, Locality, PriceRange, Procedure

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


def test_every_city_of_the_demo_passes_the_form() -> None:
    for city in City.objects.all():
        city.full_clean()


@pytest.mark.parametrize(
    ("mistake", "field"),
    [
        ({"id": "514"}, "id"),
        ({"id": ""}, "id"),
        ({"id": "-1"}, "id"),
        ({"slug": "delhi-ncr"}, "slug"),
        ({"slug": "a b"}, "slug"),
        ({"name": ""}, "name"),
        ({"aliases": "["}, "aliases"),
        ({"aliases": '{"a": 1}'}, "aliases"),
        ({"rank": "-1"}, "rank"),
        ({"latitude": "north"}, "latitude"),
        ({"latitude": "NaN"}, "latitude"),
        ({"cghs_tier": "4"}, "cghs_tier"),
    ],
)
def test_a_mistake_in_the_form_of_a_city_is_told_at_its_field(
    editor: Client, mistake: dict[str, str], field: str
) -> None:
    right = {"id": "901", "name": "Agra", "slug": "agra", "aliases": "[]", "state": "UP", "rank": "1000"}
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
        ({"lowest": 2, "highest": 1}, "lowest"),
        ({"lowest": -1}, "lowest"),
        ({"quotes": -1}, "quotes"),
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
