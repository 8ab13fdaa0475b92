"""Search: what people type in three languages, whatever else they type, and what cannot wait."""

from __future__ import annotations

import unicodedata

import pytest
from django.test import Client
from hypothesis import example, given
from hypothesis import strategies as st

from sehat.directory.models import Condition, Department, Doctor, Procedure
from sehat.search.selectors import LONGEST, PER_GROUP, clean_query, is_too_short, search

EVERY_KIND = {"Conditions", "Departments", "Treatments", "Doctors"}


def hits(query: str, city: str = "delhi-ncr") -> dict[str, list[str]]:
    return {group.label: [hit.name for hit in group.hits] for group in search(clean_query(query), city)}


@given(st.text(max_size=300))
@example("a" * 99 + " b")
@example("क\u200d्ष e\u200d\u0301")
@example("\x00\ud800\u202e")
def test_a_clean_query_is_short_readable_and_stays_as_it_is(typed: str) -> None:
    query = clean_query(typed)
    assert len(query) <= LONGEST
    assert query.isprintable()
    assert query == " ".join(query.split())
    assert unicodedata.is_normalized("NFC", query)
    assert clean_query(query) == query


@pytest.mark.parametrize(("query", "short"), [("hi", True), ("eye", False), ("कान", True), ("पथरी", False)])
def test_a_vowel_sign_is_part_of_its_letter(query: str, short: bool) -> None:
    assert is_too_short(query) is short


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("piles", "Piles"),
        ("PILES", "Piles"),
        ("bawaseer", "Piles"),
        ("khooni  bawaseer", "Piles"),
        ("haemorrhoid", "Piles"),
        ("बवासीर", "Piles"),
        ("मस्से", "Piles"),
        ("म\u200dस्से", "Piles"),
        ("motiyabind", "Cataract"),
        ("मोतियाबिंद", "Cataract"),
        ("सफ़ेद मोतिया", "Cataract"),
        ("safed motia", "Cataract"),
        ("pathri", "Kidney Stones"),
    ],
)
def test_a_condition_is_found_by_what_people_call_it(query: str, name: str) -> None:
    assert name in hits(query)["Conditions"]
    assert Department.objects.get(conditions__name=name).specialist_plural in hits(query)["Departments"]


@pytest.mark.django_db
@pytest.mark.parametrize("query", ['", "', "[]", "%%%", "___", "\\u09", "qwertyuiop", "' OR 1=1 --"])
def test_signs_of_the_database_find_nothing(query: str) -> None:
    assert hits(query) == {}


@pytest.mark.django_db
@pytest.mark.parametrize("model", [Condition, Department, Procedure, Doctor])
def test_names_and_aliases_are_kept_in_the_spelling_that_is_searched(model: type[Doctor]) -> None:
    for name, hindi, aliases in model.objects.values_list("name", "name_hi", "aliases"):
        assert [clean_query(word) for word in (name, hindi, *aliases)] == [name, hindi, *aliases]


@pytest.mark.django_db
@pytest.mark.parametrize("query", ["surg", "dr ", "pain", "doc"])
def test_a_group_has_six_at_the_most(query: str) -> None:
    groups = hits(query + "a" if query.endswith(" ") else query)
    assert groups
    assert set(groups) <= EVERY_KIND
    assert all(0 < len(names) <= PER_GROUP == 6 for names in groups.values())


@pytest.mark.django_db
def test_the_doctors_of_the_city_come_first_however_many_others_there_are() -> None:
    local = Doctor.objects.filter(city__slug="alappuzha")
    assert 0 < local.count() < PER_GROUP
    Doctor.objects.exclude(city__slug="alappuzha").update(name="Dr Zebra Elsewhere")
    local.update(name="Dr Zebra", practising_since=2025)
    found = hits("dr zebra", "alappuzha")["Doctors"]
    assert found == ["Dr Zebra"] * local.count() + ["Dr Zebra Elsewhere"] * (PER_GROUP - local.count())


@pytest.mark.django_db
def test_every_result_leads_to_a_page_that_is_there(client: Client, renderer: object) -> None:
    for city in ("delhi-ncr", "ahmedabad"):
        for query in ("pathri", "knee", "surgery", "gastr", "dr a"):
            for hit in (hit for group in search(query, city) for hit in group.hits):
                assert client.get(hit.url).status_code == 200, hit.url
