"""GET /dmg/v1/web/citylist: what the city picker shows (spec section 7, decisions 3.5, 4.3)."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sehat.directory.models import City
from sehat.patients.models import Patient
from sehat.patients.sessions import issue_token
from sehat.rendering.cache_version import invalidate_pages
from sehat.rendering.tests.photos import photo

pytestmark = pytest.mark.django_db
POPULAR = [514, 477, 93, 267, 248, 568]


def cities(client: Client) -> dict[int, dict[str, object]]:
    answer = client.get("/dmg/v1/web/citylist")
    assert answer.json()["status"]["code"] == 200
    return {item["cityid"]: item for item in answer.json()["results"]}


def test_popular_cities_come_first_in_the_specified_order(client: Client) -> None:
    found = cities(client)
    assert list(found)[:6] == POPULAR
    assert [pk for pk, item in found.items() if item["type"] == "popular"] == POPULAR


@pytest.mark.parametrize(
    ("old", "city_id"), [("Bombay", 477), ("Bangalore", 93), ("Madras", 248), ("Gurgaon", 514), ("पुणे", 568)]
)
def test_an_old_or_hindi_name_leads_to_its_city(client: Client, old: str, city_id: int) -> None:
    assert [pk for pk, item in cities(client).items() if old in item["aliases"]] == [city_id]  # type: ignore[operator]


def test_every_city_of_the_demo_says_where_it_is(client: Client) -> None:
    for item in cities(client).values():
        assert 6 < item["latitude"] < 37  # type: ignore[operator]
        assert 68 < item["longitude"] < 98  # type: ignore[operator]


def test_a_city_without_a_place_is_listed(client: Client) -> None:
    City.objects.create(id=900, name="Agra", slug="agra", state="Uttar Pradesh")
    assert cities(client)[900]["latitude"] is None


def test_a_popular_city_has_its_drawing_and_another_none(client: Client) -> None:
    pune, kota = cities(client)[568], City.objects.create(id=901, name="Kota", slug="kota", state="Rajasthan")
    assert str(pune["webIconPrimary"]).startswith("/static/app/assets/city-pune-")
    assert pune["webIconSecondary"] == pune["webIconPrimary"]
    invalidate_pages()
    assert cities(client)[kota.pk]["webIconPrimary"] is None


def test_staff_put_their_own_icons_in_place_of_a_drawing(client: Client) -> None:
    pune = City.objects.get(slug="pune")
    pune.icon = photo("Shaniwar Wada", (200, 200))
    pune.save()
    only = cities(client)[568]
    assert str(only["webIconPrimary"]).startswith("/media/images/")
    assert only["webIconSecondary"] == only["webIconPrimary"]
    pune.icon_chosen = photo("Shaniwar Wada, chosen", (201, 201))
    pune.save()
    both = cities(client)[568]
    assert both["webIconPrimary"] == only["webIconPrimary"] != both["webIconSecondary"]


def test_the_list_is_read_once(client: Client, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    cities(client)
    with django_assert_num_queries(0):
        cities(client)


def own_city_of(**chosen: object) -> dict[str, object]:
    patient = Patient.objects.create(mobile="+919876543210", **chosen)
    client = Client(headers={"Authorization": issue_token(patient), "Sec-Fetch-Site": "same-origin"})
    found: dict[str, object] = client.get("/dmg/v1/web/citylist").json()
    return found


def test_a_guest_is_told_of_no_city_of_their_own(client: Client) -> None:
    assert "data" not in client.get("/dmg/v1/web/citylist").json()


@pytest.mark.parametrize(
    ("chosen", "own"),
    [
        ({"city_id": 568, "city_name": "Pune"}, {"cityId": 568, "cityName": "Pune"}),
        ({"city_id": 0, "city_name": "Other"}, {"cityId": 0, "cityName": "Other"}),
        ({}, {"cityId": None, "cityName": None}),
    ],
)
def test_who_is_logged_in_is_told_of_the_city_they_chose(
    chosen: dict[str, object], own: dict[str, object]
) -> None:
    found = own_city_of(**chosen)
    assert found["data"] == own
    assert found["results"]


def test_who_was_logged_out_is_a_guest_again(client: Client) -> None:
    stranger = Client(headers={"Authorization": "no-token-of-ours", "Sec-Fetch-Site": "same-origin"})
    assert "data" not in stranger.get("/dmg/v1/web/citylist").json()
