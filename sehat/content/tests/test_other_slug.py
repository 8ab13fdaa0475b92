"""The page of a treatment or condition is found by what it is about, whatever its address."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.content.models import ConditionPage, TreatmentPage
from sehat.content.pages.home import conditions_to_read
from sehat.content.tests.rows import english
from sehat.costs.estimate import treatment_link
from sehat.directory.models import Procedure
from sehat.rendering.tests.reading import links, page_at
from sehat.search.entries import SOURCES

pytestmark = pytest.mark.django_db
SLUG = "cataract-surgery"


@pytest.fixture
def renamed() -> Procedure:
    """Its pages keep their addresses, which people have."""
    row = Procedure.objects.get(slug=SLUG)
    row.slug = "cataract-operation"
    row.save()
    return row


def test_search_leads_to_the_page_of_a_treatment_that_was_renamed(renamed: Procedure) -> None:
    """It led to an address that nobody answers."""
    [entry] = SOURCES["Treatment"].entries([renamed.pk])
    assert entry.entity.url == f"/treatment/{SLUG}"


def test_search_leads_to_a_page_that_an_editor_moved() -> None:
    page = english(ConditionPage, slug="piles")
    page.slug = "haemorrhoids"
    page.save()
    [entry] = SOURCES["Condition"].entries([page.condition_id])
    assert entry.entity.url == "/condition/haemorrhoids"


def test_the_blog_of_an_empty_site_leads_to_a_page_that_an_editor_moved() -> None:
    page = english(ConditionPage, slug=conditions_to_read()[0].url.rsplit("/", 1)[1])
    page.slug = "moved"
    page.save()
    assert conditions_to_read()[0].url == "/condition/moved"


@pytest.mark.parametrize(("language", "url"), [("en", f"/treatment/{SLUG}"), ("hi", f"/hi/treatment/{SLUG}")])
def test_a_cost_leads_to_the_page_of_a_treatment_that_was_renamed(
    renamed: Procedure, language: str, url: str
) -> None:
    """It had no link any more, as if nobody had written about it."""
    assert treatment_link(renamed, "hi" if language == "hi" else "en").url == url


def test_in_hindi_a_cost_leads_to_the_english_page_where_there_is_no_other(renamed: Procedure) -> None:
    for page in TreatmentPage.objects.filter(procedure=renamed, url_path__contains="/hi/"):
        page.unpublish()
    assert treatment_link(renamed, "hi").url == f"/treatment/{SLUG}"
    english(TreatmentPage, slug=SLUG).unpublish()
    assert treatment_link(renamed, "hi").url is None


@pytest.mark.usefixtures("renderer")
def test_the_pages_of_a_city_and_of_a_cost_lead_there_too(client: Client, renamed: Procedure) -> None:
    for path in ("/delhi-ncr/treatment/cataract-operation", "/treatment/cataract-operation/cost"):
        assert f"/treatment/{SLUG}" in links(page_at(client, path), "main a")
