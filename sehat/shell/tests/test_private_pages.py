"""A page that editors make private speaks nowhere: not in lists, in search, in the chat, in the sitemap."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.test import Client
from wagtail.models import PageViewRestriction

from sehat.chat.answers import answer
from sehat.content.models import ConditionPage
from sehat.content.tests.rows import english
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.tests.reading import links, page_at
from sehat.search.entries import SOURCES
from sehat.search.models import SearchChange

PATH = "/condition/gallstones"


@pytest.fixture
def private(db: None) -> Iterator[ConditionPage]:
    page = english(ConditionPage, slug="gallstones")
    PageViewRestriction.objects.create(page=page, restriction_type="login")
    clear_cached_reads()
    yield page
    clear_cached_reads()


@pytest.mark.usefixtures("private", "renderer")
@pytest.mark.parametrize("path", ["/condition", "/", "/all", "/department/general-surgery"])
def test_no_list_leads_to_it(client: Client, path: str) -> None:
    assert PATH not in links(page_at(client, path), "main a")


@pytest.mark.usefixtures("private")
def test_it_asks_for_a_login(client: Client) -> None:
    answered = client.get(PATH)
    assert answered.status_code == 302
    assert "login" in answered.headers["Location"]


@pytest.mark.usefixtures("private")
def test_the_chat_does_not_quote_it() -> None:
    told = answer("What are the symptoms of gallstones?", "en")
    assert [passage for passage in told.passages if passage.url.startswith(PATH)] == []


def test_search_does_not_find_it(private: ConditionPage) -> None:
    found = {entry.entity.url for entry in SOURCES["Condition"].entries()}
    assert PATH not in found
    assert "/condition/piles" in found


def test_the_index_hears_of_it(private: ConditionPage) -> None:
    assert SearchChange.objects.filter(kind="Condition", object_id=private.condition_id).exists()
    before = SearchChange.objects.count()
    PageViewRestriction.objects.all().delete()
    assert SearchChange.objects.count() == before + 1
