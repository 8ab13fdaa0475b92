"""The privacy choices: in a page that asks by itself, else brought when a visitor wants to choose."""

from __future__ import annotations

import pytest
from django.test import Client, override_settings
from selectolax.lexbor import LexborHTMLParser, LexborNode

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]

PAGES = ["/condition/piles", "/hi/condition/piles", "/privacy", "/campaigns/piles-delhi-ncr"]
LINK = "a[data-privacy-open]"


def panels(client: Client, path: str) -> list[LexborNode]:
    answer = client.get(path)
    assert answer.status_code == 200
    return LexborHTMLParser(answer.content).css("[data-privacy]")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_that_asks_nothing_has_the_link_alone(client: Client, path: str) -> None:
    assert panels(client, path) == []
    assert LexborHTMLParser(client.get(path).content).css(LINK)


@pytest.mark.parametrize("path", PAGES)
@override_settings(TAG_MANAGER_ID="GTM-TEST1")
def test_a_page_that_asks_has_the_question_in_it(client: Client, path: str) -> None:
    assert [panel.attributes["data-privacy"] for panel in panels(client, path)] == ["GTM-TEST1"]


@pytest.mark.parametrize(
    ("path", "title"),
    [("/privacy-choices", "Your privacy choices"), ("/hi/privacy-choices", "आपकी निजता, आपका फ़ैसला")],
)
def test_the_choices_come_in_the_language_of_the_page(client: Client, path: str, title: str) -> None:
    (panel,) = panels(client, path)
    heading = panel.css_first("h2")
    assert heading
    assert heading.text() == title
    assert panel.attributes["data-privacy"] in {"", None}
    assert [box.attributes["data-privacy-choice"] for box in panel.css("input")] == ["measuring"]


@override_settings(TAG_MANAGER_ID="GTM-TEST1")
def test_with_a_tag_manager_both_can_be_chosen(client: Client) -> None:
    (panel,) = panels(client, "/privacy-choices")
    assert [box.attributes["data-privacy-choice"] for box in panel.css("input")] == [
        "measuring",
        "advertising",
    ]


def test_they_are_cached_for_everyone_and_shown_by_no_search_engine(client: Client) -> None:
    answer = client.get("/privacy-choices")
    assert answer.headers["X-Page"] == "cache"
    assert answer.headers["X-Robots-Tag"] == "noindex"
