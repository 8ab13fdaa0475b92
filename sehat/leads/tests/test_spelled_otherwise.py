"""A city, treatment or speciality that is typed as no list has it, where no list could help: without
JavaScript, or where it did not come."""

from __future__ import annotations

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.models import City, Procedure
from sehat.leads.answers.lookup import (
    NameIndex,
    city_index,
    condition_index,
    is_city,
    procedure_index,
    treatment_and_condition,
)
from sehat.leads.models import Lead
from sehat.leads.tests.conftest import Submit
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db
FORM = {
    "nameField": "Sunita Rao", "mobileField": "9876543210", "countryCode": "+91",
    "treatment": "गैलब्लैडर", "pagePath": "/condition/piles", "PageTypeData": "Condition",
}  # fmt: skip


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize(
    ("typed", "city"),
    [
        ("Delhi-NCR", "Delhi NCR"),
        ("delhi  ncr", "Delhi NCR"),
        ("मुम्बई", "Mumbai"),
        ("मुंबई.", "Mumbai"),
        ("Puné", "Pune"),
        ("Bangalore", "Bangalore"),  # another name of it is another word, and stays
    ],
)
def test_a_city_is_found_however_it_is_spelled(client: Client, typed: str, city: str) -> None:
    """“Please select valid city” was said to Delhi-NCR; with JavaScript it is taken."""
    assert client.post("/request", FORM | {"cityField": typed}).status_code == 303
    lead = Lead.objects.get()
    assert (lead.city_name, lead.city_id) == (city, city_index().id_of(city))


def test_the_calls_of_the_form_take_it_as_well(submit: Submit) -> None:
    answer = submit(CityData="Delhi-NCR", Preferred_City="मुम्बई")
    assert answer.status_code == 200
    lead = Lead.objects.get()
    assert lead.city == City.objects.get(slug="delhi-ncr")


@pytest.mark.parametrize("typed", ["Atlantis", "Delhi NCR Pune", "-", "।", "..."])
def test_what_is_none_of_our_cities_stays_none(typed: str) -> None:
    assert not is_city(typed)


def test_a_spelling_that_two_cities_share_names_neither() -> None:
    City.objects.create(pk=9001, name="Amba-Pur", slug="amba-pur-one", state="Bihar")
    City.objects.create(pk=9002, name="Amba Pur", slug="amba-pur-two", state="Assam")
    clear_cached_reads()
    assert city_index().id_of("amba_pur") is None
    assert (city_index().id_of("Amba-Pur"), city_index().id_of("amba pur")) == (9001, 9002)


def test_a_condition_and_a_treatment_are_found_as_well() -> None:
    stones = condition_index().id_of("Kidney Stones")
    assert stones
    assert condition_index().id_of("kidney-stone") == stones
    assert procedure_index().id_of("gallbladder-removal") == procedure_index().id_of("Gallbladder Removal")


@given(st.sampled_from(["", "-", "  ", " - ", "_"]), st.sampled_from(["", ".", " ", "!"]))
def test_what_stands_around_the_words_of_a_name_changes_nothing(between: str, behind: str) -> None:
    index = NameIndex.__new__(NameIndex)
    index.ids, index.names = {"navi mumbai": 1}, {1: "Navi Mumbai"}
    typed = f"navi{between or ' '}mumbai{behind}"
    assert index.id_of(typed) == 1
    assert index.as_listed(typed) == "Navi Mumbai"


def test_a_condition_by_its_name_is_no_treatment_that_is_spelled_like_it() -> None:
    """Gallstones are no “gallstone”, as somebody may call their operation."""
    operation = Procedure.objects.get(slug="gallbladder-removal")
    operation.aliases = [*operation.aliases, "gallstone"]
    operation.save()
    clear_cached_reads()
    assert treatment_and_condition("Gallstones") == ("", "Gallstones")
    assert treatment_and_condition("gallstone") == ("gallstone", "")
    assert treatment_and_condition("gall-stones") == ("", "gall-stones")
    clear_cached_reads()


def test_every_name_of_the_directory_is_what_it_was_before_it_was_spelled_in_other_ways() -> None:
    treatments, conditions = procedure_index(), condition_index()
    for name in treatments.ids:
        assert treatment_and_condition(name) == (name, "")
        assert treatments.id_of(name) == treatments.ids[name]
    for name in conditions.ids.keys() - treatments.ids.keys():
        assert treatment_and_condition(name) == ("", name)
        assert conditions.id_of(name) == conditions.ids[name]
