"""The cards of what a browser has on its shortlist, and the page that shows them."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sehat.directory.models import Doctor, Hospital
from sehat.directory.schemas.options import SHORTLIST_LENGTH

pytestmark = pytest.mark.django_db
PATH = "/api/shortlist"


def ids_of(model: type[Doctor | Hospital], count: int) -> list[int]:
    return list(model._default_manager.order_by("-pk").values_list("pk", flat=True)[:count])


def test_cards_come_in_the_order_that_was_asked_for(client: Client) -> None:
    doctors, hospitals = ids_of(Doctor, 3), ids_of(Hospital, 2)
    found = client.get(PATH, {"doctors": doctors, "hospitals": hospitals}).json()
    assert [card["id"] for card in found["doctors"]] == doctors
    assert [card["id"] for card in found["hospitals"]] == hospitals


def test_they_are_in_the_language_of_the_page(client: Client) -> None:
    [doctor] = ids_of(Doctor, 1)
    found = client.get(f"{PATH}?doctors={doctor}&language=hi").json()
    assert found["doctors"][0]["url"].startswith("/hi/doctor/")


def test_who_is_listed_no_longer_is_left_out(client: Client) -> None:
    found = client.get(PATH, {"doctors": [2**31 - 1, *ids_of(Doctor, 1)]}).json()
    assert len(found["doctors"]) == 1


def test_an_empty_one_is_empty(client: Client) -> None:
    assert client.get(PATH).json() == {"doctors": [], "hospitals": []}


@pytest.mark.parametrize(
    "query",
    [
        {"doctors": "x"},
        {"doctors": "0"},
        {"hospitals": str(2**63)},
        {"language": "fr"},
        {"doctors": [str(number) for number in range(1, SHORTLIST_LENGTH + 2)]},
    ],
)
def test_what_no_shortlist_holds_is_refused(client: Client, query: dict[str, str | list[str]]) -> None:
    assert client.get(PATH, query).status_code == 422


def test_it_costs_a_query_a_kind_and_those_of_the_cards(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    asked = {"doctors": ids_of(Doctor, 6), "hospitals": ids_of(Hospital, 6)}
    with django_assert_max_num_queries(9):
        client.get(PATH, asked)


@pytest.mark.parametrize(("path", "title"), [("/shortlist", "Saved doctors"), ("/hi/shortlist", "सहेजे गए")])
def test_its_page_is_the_same_for_everyone_and_not_indexed(client: Client, path: str, title: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert title in answer.content.decode()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ayushman Bharat (PM-JAY)", "CGHS and ECHS"]),
        ("hi", ["आयुष्मान भारत (PM-JAY)", "सीजीएचएस और ईसीएचएस"]),
    ],
)
def test_a_doctor_says_what_pays_for_a_treatment(client: Client, language: str, said: list[str]) -> None:
    [doctor] = ids_of(Doctor, 1)
    Doctor.objects.filter(pk=doctor).update(accepts_cashless=False, accepts_ayushman=True, accepts_cghs=True)
    (card,) = client.get(f"{PATH}?doctors={doctor}&language={language}").json()["doctors"]
    assert card["insurance"] == said
