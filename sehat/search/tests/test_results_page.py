"""The result page: whatever is typed gets an answer, and what cannot wait comes first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from bs4 import BeautifulSoup
from django.test import Client

from sehat.rendering.tests.reading import links, page_at, words
from sehat.search.red_flags import is_red_flag

Ask = Callable[..., BeautifulSoup]


@pytest.fixture
def ask(client: Client, renderer: object, db: None, index: None) -> Ask:
    def asked(query: str, **more: str) -> BeautifulSoup:
        return page_at(client, "/search", {"q": query, **more})

    return asked


@pytest.mark.parametrize(
    "query",
    [
        "",
        "  ",
        "' \" ; -- %_\\",
        "<script>alert(1)</script>",
        "👩‍⚕️👨‍👩‍👧 🏥🏥🏥",
        "x" * 5000,
        "\x00\x01",
        "ब" * 5000,
    ],
)
def test_anything_typed_is_answered_with_a_page(ask: Ask, query: str) -> None:
    soup = ask(query)
    assert soup.select_one("h1")
    assert "<script>alert" not in str(soup)
    assert soup.select("meta[name=robots]")[0]["content"] == "noindex"


def test_a_short_query_suggests(ask: Ask) -> None:
    soup = ask("ab")
    assert "at least three letters" in words(soup)
    assert soup.select_one(".search__popular a[href='/condition/piles']")
    assert not ask("piles").select(".search__popular")


@pytest.mark.parametrize(
    ("city", "shown"),
    [
        ("477", "Mumbai"),
        ("Mumbai", "Mumbai"),
        ("Atlantis", "Delhi NCR"),
        ("9999", "Delhi NCR"),
        ("", "Delhi NCR"),
    ],
)
def test_results_are_of_the_named_city_and_the_box_shows_it(ask: Ask, city: str, shown: str) -> None:
    soup = ask("gynaecologist", city=city)
    chosen = soup.select_one("main select[name=city] option[selected]")
    assert chosen is not None
    assert chosen.get_text() == shown
    notes = [note.get_text() for note in soup.select("main a[href^='/doctor/'] small")]
    assert len(notes) == 6
    assert ("Mumbai" in notes[0]) == (shown == "Mumbai")


@pytest.mark.parametrize(
    "sign",
    [
        "chest pain", "I can’t breathe", "heavy   bleeding", "STROKE", "suicide",
        "सीने में दर्द", "सांस नहीं आ रही", "बहुत खून", "लकवा", "आत्महत्या", "ज़हर", "\u095bहर",
        "seene me dard", "saans lene me dikkat", "bahut khoon", "lakwa", "khudkushi", "zeher",
    ],
)  # fmt: skip
def test_what_cannot_wait_is_known_in_three_languages(sign: str) -> None:
    assert is_red_flag(f"please help {sign} since morning")


@pytest.mark.parametrize(
    "query", ["bawaseer", "knee pain", "bad breath", "stomach pain", "khoon ki jaanch", ""]
)
def test_what_can_wait_is_no_red_flag(query: str) -> None:
    assert not is_red_flag(query)


@pytest.mark.parametrize("query", ["chest pain", "stroke", "word " * 60 + "chest pain"])
def test_the_ambulance_comes_before_the_results(ask: Ask, query: str) -> None:
    first, *_ = ask(query).select("main section")
    assert "This may be an emergency" in first.get_text()
    assert links(first, "a") == ["tel:112", "tel:108"]


def test_what_can_wait_shows_no_ambulance(ask: Ask) -> None:
    assert "emergency" not in words(ask("piles"), "main section")
