"""A department that was renamed or deleted while a search was answered: words were read by its old address,
and the table of departments has it no more. The search was an error of the server."""

from __future__ import annotations

import pytest

from sehat.directory.selectors import cities_by_slug
from sehat.search.answering.care import cost_of
from sehat.search.answering.lists import department_page, doctors_in, hospitals_in
from sehat.search.answering.pages import answering_pages
from sehat.search.answering.place import Place
from sehat.search.named import in_index_words
from sehat.search.parser.parts import Match, ParsedQuery, Part
from sehat.search.parser.vocabulary import vocabulary
from sehat.search.understanding import Understood, people_query

pytestmark = pytest.mark.django_db
GONE = Part("treatment", "ear-drops", "Ear Drops", department="renamed-since", url="/treatment/ear-drops")
ASKED = ParsedQuery(("ear", "drops"), (Match(GONE, frozenset({0, 1})),))


def pune() -> Place:
    return Place(cities_by_slug()["pune"], is_asked=True)


def test_a_treatment_of_it_is_answered_by_its_page_without_a_picture() -> None:
    answers = answering_pages(ASKED, pune(), vocabulary())
    assert [(hit.url, hit.icon) for hit in answers] == [("/treatment/ear-drops", ""), ("/pune", "doctor")]
    assert cost_of(GONE, None, "en").icon == ""


def test_it_has_neither_a_page_nor_lists() -> None:
    assert department_page("renamed-since", "hi") == []
    assert doctors_in(ASKED, pune(), "renamed-since", "en") == []
    assert hospitals_in(ASKED, pune(), "renamed-since", "en") == []


def test_people_are_looked_for_by_the_city_alone() -> None:
    assert in_index_words((GONE, Part("city", "pune", "Pune"))) == ["Pune"]
    assert people_query(ASKED, pune()) == "Pune"
    assert Understood(ASKED, pune(), "", "").department is None
