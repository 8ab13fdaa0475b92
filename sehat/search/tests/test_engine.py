"""What the engine finds, and in what order."""

from __future__ import annotations

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sehat.search import database
from sehat.search.engine import PER_GROUP
from sehat.search.entries import SOURCES
from sehat.search.queries import clean_query
from sehat.search.schemas import Entity
from sehat.search.selectors import find

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("index")]
ALL = list(SOURCES)
DELHI, MUMBAI = 514, 477


def groups(query: str, city_id: int = 0) -> dict[str, list[Entity]]:
    found = find(clean_query(query), kinds=ALL, city_id=city_id)
    return {kind: one.entities for kind, one in found.items()}


def names(query: str, kind: str, city_id: int = 0) -> list[str]:
    return [entity.name for entity in groups(query, city_id).get(kind, [])]


def test_a_word_that_is_spelled_right_is_no_misspelled_name() -> None:
    assert groups("ablatoin").keys() >= {"Treatment"}
    assert groups("abortion") == {}


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("piles", "Piles"),
        ("PILES", "Piles"),
        ("pil", "Piles"),
        ("pils", "Piles"),
        ("bawaseer", "Piles"),
        ("bavaseir", "Piles"),
        ("khooni  bawaseer", "Piles"),
        ("बवासीर", "Piles"),
        ("बवाशीर", "Piles"),
        ("मस्से", "Piles"),
        ("म\u200dस्से", "Piles"),
        ("मोतियाबिन्द", "Cataract"),
        ("सफ़ेद मोतिया", "Cataract"),
        ("सफेद मोतिया", "Cataract"),
        ("gall stones", "Gallstones"),
        ("gallstone surgery", "Gallstones"),
        ("kidny ston", "Kidney Stones"),
        ("UTI", "Urinary Tract Infection"),
        ("treatment of piles in delhi", "Piles"),
    ],
)
def test_a_condition_is_found_by_what_people_type(query: str, name: str) -> None:
    assert name in names(query, "Condition")


@pytest.mark.parametrize(
    ("query", "kind", "name"),
    [
        ("tkr", "Treatment", "Total Knee Replacement"),
        ("knee replacment", "Treatment", "Total Knee Replacement"),
        ("dr kavita", "Doctor", "Dr Kavita Raghunathan"),
        ("raghunatan", "Doctor", "Dr Kavita Raghunathan"),
        ("nirmal hospital", "Hospital", "Nirmal Multispeciality Hospital"),
        ("heart doctor", "Department", "Cardiology"),
    ],
)
def test_every_kind_is_found(query: str, kind: str, name: str) -> None:
    assert name in names(query, kind)


def test_the_whole_name_stands_first_and_its_kind_before_others() -> None:
    found = groups("piles")
    assert next(iter(found)) == "Condition"
    assert found["Condition"][0].name == "Piles"


def test_a_group_has_six_at_the_most() -> None:
    assert {len(group) for group in groups("surgeon", DELHI).values()} <= set(range(1, PER_GROUP + 1))
    assert len(groups("surgeon", DELHI)["Doctor"]) == PER_GROUP


@pytest.mark.parametrize(("city_id", "city"), [(DELHI, "Delhi NCR"), (MUMBAI, "Mumbai")])
def test_doctors_of_the_chosen_city_come_first(city_id: int, city: str) -> None:
    cities = [entity.city for entity in groups("gynaecologist", city_id)["Doctor"]]
    assert city in cities
    assert cities == sorted(cities, key=lambda name: name != city)


@pytest.mark.parametrize("query", ['"+-*:()', "*", "((((", "\\", "😀😀😀", "qwrtpsdfg hjklzxcv"])
def test_signs_of_a_query_language_find_nothing(query: str) -> None:
    assert groups(query) == {}


@pytest.mark.parametrize("query", ["+piles", "piles*", "name:piles", '"piles"', "(piles)", "piles OR"])
def test_signs_around_a_word_do_not_hide_it(query: str) -> None:
    assert "Piles" in names(query, "Condition")


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(typed=st.text(min_size=3, max_size=120))
def test_anything_typed_is_answered(typed: str) -> None:
    for found in find(clean_query(typed), kinds=ALL, city_id=DELHI).values():
        assert 0 < len(found.entities) <= PER_GROUP


def test_every_result_leads_to_a_page_that_is_there(client: Client, renderer: object) -> None:
    for query in ("pathri", "knee", "gastr", "surgeon", "dr a"):
        for entity in (entity for group in groups(query).values() for entity in group):
            assert client.get(entity.url).status_code == 200, entity.url


@pytest.mark.parametrize("query", ["piles", "bawaseer", "बवासीर", "मस्से", "haemorrhoid"])
def test_the_database_finds_names_and_aliases_too(query: str) -> None:
    found = database.search(query, ALL, DELHI)
    assert "Piles" in [entity.name for entity in found["Condition"].entities]


@pytest.mark.parametrize("query", ['", "', "[]", "%%%", "___", "\\u09", "' OR 1=1 --"])
def test_signs_of_the_database_find_nothing_in_it(query: str) -> None:
    assert database.search(query, ALL, 0) == {}


@pytest.mark.parametrize("letter", ["r", "z"])
def test_one_letter_of_a_second_word_is_no_condition(letter: str) -> None:
    found = names(f"kavita {letter}", "Doctor")
    assert found
    assert all("Kavita" in name for name in found)


def test_a_letter_that_is_a_whole_word_counts_as_one() -> None:
    assert names("vitamin d", "Test")[0].startswith("Vitamin D")


@pytest.mark.parametrize("begun", ["gal", "gall", "galls", "gallst"])
def test_a_name_that_begins_as_typed_comes_first(begun: str) -> None:
    assert names(begun, "Condition")[0] == "Gallstones"
