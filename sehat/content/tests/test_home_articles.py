"""What the home page offers to read while the blog has articles of one language, of none or a draft alone."""

from __future__ import annotations

import pytest

from sehat.content.models import ArticlePage, ConditionPage
from sehat.content.pages.home import CARDS_SHOWN, articles, conditions_to_read
from sehat.content.tests.rows import english
from sehat.core.schemas import Language
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db


def unpublish(language: Language) -> None:
    """Every article of a language."""
    for page in ArticlePage.objects.live():
        if page.language == language:
            page.unpublish()
    clear_cached_reads()


def test_among_english_articles_stands_one_in_hindi() -> None:
    assert [card.language for card in articles("en")] == ["en", "hi", "en"]


def test_without_a_hindi_article_there_are_english_ones_alone() -> None:
    unpublish("hi")
    assert {card.language for card in articles("en")} == {"en"}
    assert articles("hi") == []


def test_without_an_english_article_there_are_conditions_to_read() -> None:
    """One article in Hindi stood alone under an English heading."""
    unpublish("en")
    found = articles("en")
    assert found[:CARDS_SHOWN] == conditions_to_read()
    assert len(found) == CARDS_SHOWN
    assert {card.language for card in articles("hi")} == {"hi"}


def test_conditions_to_read_are_english_and_say_who_reviewed_them_only_where_somebody_did() -> None:
    page = english(ConditionPage, slug="piles")
    assert all(card.language == "en" and card.minutes >= 1 for card in conditions_to_read())
    assert not page.reviewed_by
    assert all((card.reviewed_by == "") == (card.updated == "") for card in conditions_to_read())


def test_an_empty_site_has_nothing_to_read() -> None:
    for page in [*ArticlePage.objects.live(), *ConditionPage.objects.live()]:
        page.unpublish()
    clear_cached_reads()
    assert articles("en") == articles("hi") == []
