"""What search engines are told of doctors, hospitals and the way to a page."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.content.schemas import Question
from sehat.directory.json_ld import SPECIALITIES, breadcrumbs, faq, hospital_block, physician, specialities
from sehat.directory.models import City, Department, Doctor, Hospital
from sehat.rendering.schemas import Crumb

SITE = "http://localhost:8000"
CRUMBS = st.lists(
    st.builds(Crumb, label=st.text(max_size=9), url=st.sampled_from(["/", "/blog", None])),
    min_size=1,
    max_size=6,
)


def items(crumbs: list[Crumb]) -> list[dict[str, Any]]:
    found: Any = breadcrumbs(crumbs)["itemListElement"]
    return list(found)


def test_crumbs_are_numbered_and_lead_to_whole_addresses() -> None:
    crumbs = [Crumb(label="Home", url="/"), Crumb(label="Blog", url="/blog"), Crumb(label="Piles")]
    assert items(crumbs) == [
        {"@type": "ListItem", "position": 1, "name": "Home", "item": f"{SITE}/"},
        {"@type": "ListItem", "position": 2, "name": "Blog", "item": f"{SITE}/blog"},
        {"@type": "ListItem", "position": 3, "name": "Piles"},
    ]


@given(CRUMBS)
def test_a_crumb_that_leads_nowhere_is_left_out_unless_it_is_the_page(crumbs: list[Crumb]) -> None:
    found = items(crumbs)
    assert [one["position"] for one in found] == list(range(1, len(found) + 1))
    assert all("item" in one for one in found[:-1])
    assert found[-1]["name"] == crumbs[-1].label


def test_where_nothing_is_asked_there_is_no_list_of_questions() -> None:
    assert faq([]) == []


def test_questions_stand_with_their_answers_in_their_order() -> None:
    [told] = faq([Question(question="Why?", answer="So."), Question(question="How?", answer="Thus.")])
    entities: Any = told["mainEntity"]
    assert [(one["name"], one["acceptedAnswer"]["text"]) for one in entities] == [
        ("Why?", "So."),
        ("How?", "Thus."),
    ]


def test_departments_of_one_speciality_name_it_once_and_an_unknown_one_goes_unnamed() -> None:
    of = [Department(slug=slug) for slug in ("urology", "proctology", "general-surgery", "dreams")]
    expected = ["https://schema.org/Surgical", "https://schema.org/Urologic"]
    assert specialities(of) == {"medicalSpecialty": expected}
    assert specialities([Department(slug="dreams")]) == specialities([]) == {}


@pytest.mark.django_db
def test_every_department_of_the_demo_has_a_speciality() -> None:
    assert set(Department.objects.values_list("slug", flat=True)) <= set(SPECIALITIES)


def test_a_doctor_is_in_a_city_of_india_and_has_no_picture_that_is_none() -> None:
    city, department = City(name="Agra", slug="agra"), Department(slug="urology")
    told = physician(Doctor(name="Dr A", slug="dr-a", city=city, department=department), None)
    assert told["@type"] == "Physician"
    assert told["url"] == f"{SITE}/doctor/dr-a"
    assert told["address"] == {"@type": "PostalAddress", "addressLocality": "Agra", "addressCountry": "IN"}
    assert "image" not in told


@pytest.mark.django_db
def test_a_hospital_says_its_street_too() -> None:
    hospital = Hospital.objects.select_related("city").prefetch_related("departments")[0]
    told = hospital_block(hospital, None)
    place: Any = told["address"]
    assert (told["@type"], told["name"]) == ("Hospital", hospital.name)
    assert (place["streetAddress"], place["addressLocality"]) == (hospital.address, hospital.city.name)


def test_no_footnote_stands_in_a_question_or_its_answer() -> None:
    """The form takes one in either; for an engine it leads nowhere."""
    asked = Question(question="Is it safe[^nice]?", answer="Mostly [^nice].", group="")
    [entity] = json.loads(json.dumps(faq([asked])[0]["mainEntity"]))
    assert (entity["name"], entity["acceptedAnswer"]["text"]) == ("Is it safe?", "Mostly.")
