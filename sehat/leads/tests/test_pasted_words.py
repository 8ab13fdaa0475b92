"""What is pasted, or typed on a Hindi keyboard, counts as what it looks like, whatever signs nobody sees."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.leads.answers.resolve import resolve
from sehat.leads.fields import Answers
from sehat.leads.models import Lead
from sehat.leads.tests.conftest import Submit
from sehat.leads.wire.html import with_its_code

TO_THE_RIGHT, END = "\u202a", "\u202c"  # as an address book puts them around a number
FORM = {"nameField": "Asha Rao", "mobileField": "9876543210", "cityField": "Pune", "treatment": "Piles"}


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("+९१ ९८७६५ ४३२१०", ("+91", "9876543210")),
        (f"{TO_THE_RIGHT}+91 98765 43210{END}", ("+91", "9876543210")),
        (f"{TO_THE_RIGHT}+44 20 7946 0958{END}", ("+44", "2079460958")),
        ("+४४ २० ७९४६ ०९५८", ("+44", "2079460958")),
        ("\u200e+1 (202) 555-0123", ("+1", "2025550123")),
        ("९८७६५ ४३२१०", ("+91", "९८७६५ ४३२१०")),
        ("+999 12345", ("+91", "+999 12345")),
    ],
)
def test_a_number_carries_its_own_code_in_any_digits(typed: str, number: tuple[str, str]) -> None:
    assert with_its_code("+91", typed) == number


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("+९१ ९८७६५ ४३२१०", ("+91", "9876543210")),
        (f"{TO_THE_RIGHT}+44 20 7946 0958{END}", ("+44", "2079460958")),
    ],
)
def test_a_form_without_javascript_takes_such_a_number(
    client: Client, typed: str, stored: tuple[str, str]
) -> None:
    assert client.post("/hi/request", FORM | {"mobileField": typed}).status_code == 303
    lead = Lead.objects.get()
    assert (lead.country_code, lead.mobile) == stored


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("city", "name"),
    [
        ("Pune\u200b", "Pune"),
        ("\ufeffPune", "Pune"),
        ("Delhi  NCR", "Delhi NCR"),
        ("Delhi\u00a0NCR", "Delhi NCR"),
        ("दिल्\u200dली एनसीआर", "Delhi NCR"),
        ("मुंब\u200cई", "Mumbai"),
    ],
)
def test_a_city_is_known_with_signs_that_nobody_sees(client: Client, city: str, name: str) -> None:
    assert client.post("/request", FORM | {"cityField": city}).status_code == 303
    found = Lead.objects.get().city
    assert found is not None
    assert found.name == name


@pytest.mark.django_db
def test_a_condition_in_hindi_is_english_for_the_crm_with_joiners_too() -> None:
    found = resolve(Answers(treatment="बवा\u200dसीर"))
    assert found.answers.treatment == "Piles"


@pytest.mark.django_db
def test_ends_of_lines_and_pages_of_a_document_refuse_no_request(submit: Submit) -> None:
    told = {"NameData": "Sunita\x0bRao\x00", "QueryData": "A stone of 9 mm.\x0cPage 2: no fever\x07"}
    answer = submit(**told, locality="\x1b[31m")
    assert answer.status_code == 200
    lead = Lead.objects.get(pk=answer.json()["data"][0]["Id"])
    assert (lead.name, lead.question) == ("Sunita Rao", "A stone of 9 mm. Page 2: no fever")
    assert lead.answers["locality"] == "[31m"
