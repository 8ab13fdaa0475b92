"""Pages of the site that are asked for by their titles."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from sehat.content.models import InfoPage
from sehat.core.schemas import Language
from sehat.search.answering import titled
from sehat.search.understanding import understand

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("index")]


def answers(query: str, language: Language = "en") -> list[str]:
    return [hit.url for hit in understand(query).answers(language)]


@pytest.mark.parametrize(
    ("query", "url"),
    [
        ("Conditions", "/condition"),
        ("treatments", "/treatment"),
        ("Symptoms", "/symptom"),
        ("Videos", "/videos"),
        ("Press", "/press"),
        ("partner with us", "/partner-with-us"),
        ("Authors", "/authors"),
        ("A to Z", "/all"),
        ("Care assistant", "/chat/ai"),
    ],
)
def test_a_title_of_the_menu_leads_to_its_page_alone(query: str, url: str) -> None:
    """ "Press" led to glaucoma, "Conditions" to migraine, "Partner with us" to infertility."""
    assert answers(query) == [url]


@pytest.mark.parametrize(
    ("query", "language", "url", "name", "spoken"),
    [
        ("संपादकीय नीति", "hi", "/hi/editorial-policy", "संपादकीय नीति", None),
        ("Editorial policy", "hi", "/hi/editorial-policy", "संपादकीय नीति", None),
        ("Partner with us", "hi", "/partner-with-us", "Partner with us", "en"),
        ("लेखक", "en", "/authors", "Authors", None),
    ],
)
def test_it_is_in_the_language_of_the_visitor_where_the_page_is(
    query: str, language: Language, url: str, name: str, spoken: str | None
) -> None:
    first = understand(query).answers(language)[0]
    assert (first.url, first.name, first.lang) == (url, name, spoken)


@pytest.mark.parametrize("query", ["Press", "Partner with us", "Conditions"])
def test_nothing_else_is_guessed_of_it(query: str) -> None:
    """The results of “Press” stood under “Pages that mention it”, with all eye surgeons."""
    understood = understand(query)
    assert (understood.is_mentioned, understood.department) == (False, None)


def test_what_a_wish_says_of_a_page_stands_beside_it() -> None:
    [hit] = understand("Partner with us").answers()
    assert (hit.note, hit.icon) == ("For hospitals and doctors who want to be listed", "hospital")


@pytest.mark.parametrize("query", ["press my chest", "which conditions", "piles", "videos of surgery"])
def test_a_title_within_other_words_is_none(query: str) -> None:
    assert not {"/press", "/condition", "/videos"} & set(answers(query))


def test_a_page_that_is_gone_is_not_led_to() -> None:
    InfoPage.objects.get(slug="press").unpublish()
    assert "/press" not in answers("press")


def test_a_page_that_goes_between_two_reads_is_not_led_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its address was read, and its title no more."""
    monkeypatch.setattr(titled, "addresses_by_title", lambda: {"gone": "/gone"})
    assert "/gone" not in answers("gone")


def test_titles_cost_no_query_once_they_are_known() -> None:
    answers("press")
    with CaptureQueriesContext(connection) as queries:
        answers("press")
    assert not [one for one in queries if "wagtailcore_page" in one["sql"]]
