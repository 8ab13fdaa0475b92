"""What engines are told of the site as a whole: who it is, in each language, and what each page is called."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import Settings

from sehat.content.models import (
    ArticlePage,
    BlogIndexPage,
    ConditionPage,
    InfoPage,
    MedicalPage,
    SectionPage,
    SitePage,
    SymptomPage,
    TreatmentPage,
    VideoPage,
)
from sehat.content.models import TestPage as PageOfTest
from sehat.content.tests.rows import english
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.tests.reading import attribute, json_ld, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


@pytest.mark.parametrize(("path", "name"), [("/", "Sehat Path"), ("/hi", "सेहत पथ"), ("/pune", "Sehat Path")])
def test_the_home_page_says_whose_site_it_is(client: Client, path: str, name: str) -> None:
    told = json_ld(page_at(client, path))
    assert told["WebSite"]["name"] == name
    assert told["WebSite"]["publisher"] == {"@id": told["Organization"]["@id"]}
    assert client.get(str(told["Organization"]["logo"]).removeprefix(settings.SITE_URL)).status_code == 200


def test_a_campaign_says_which_treatment_it_is_about(client: Client) -> None:
    told = json_ld(page_at(client, "/campaigns/cataract-delhi-ncr"))
    assert told["WebPage"]["about"] == {"@type": "MedicalProcedure", "name": "Cataract Surgery"}
    assert told["WebPage"]["isPartOf"] == {"@id": f"{settings.SITE_URL}/#website"}


@pytest.mark.parametrize(
    "path",
    [
        "/", "/condition", "/treatment", "/tests", "/blog", "/hi/blog", "/reviewers", "/authors", "/reviews",
        "/all", "/departments", "/doctors", "/hospitals", "/insurance", "/cost", "/services", "/symptom",
        "/hi/condition", "/hi/treatment", "/hi/symptom", "/hi/tests", "/campaigns", "/videos", "/chat",
        "/about-us",
    ],
)  # fmt: skip
def test_a_page_has_a_description_and_the_brand_in_its_title_once(
    client: Client, settings: Settings, path: str
) -> None:
    settings.BRAND_NAME = settings.BRAND_NAME_HI = "Arogya"
    clear_cached_reads()
    tree = page_at(client, path)
    assert words(tree, "title").count("Arogya") == 1
    (described,) = tree.css("meta[name=description]")
    assert 20 <= len(attribute(described, "content")) <= 300


@pytest.mark.parametrize(
    ("kind", "slug"),
    [
        (ConditionPage, "piles"),
        (TreatmentPage, "cataract-surgery"),
        (SymptomPage, "chest-pain"),
        (PageOfTest, "cbc"),
        (ArticlePage, "piles-or-fissure"),
    ],
)
def test_a_medical_page_without_words_for_engines_is_described_by_its_summary(
    client: Client, kind: type[MedicalPage], slug: str
) -> None:
    page = english(kind, slug=slug)
    lead = "In a few words[^a].\n\nIt is common[^b], and " + "very " * 40 + "well understood."
    kind.objects.filter(pk=page.pk).update(search_description="", lead=lead)
    (described,) = page_at(client, page.address).css("meta[name=description]")
    said = attribute(described, "content")
    assert said.startswith("In a few words. It is common, and very")
    assert said.endswith(" …")
    assert len(said) <= 155


LONG = "In a few words.\n\nIt is common, and " + "very " * 40 + "well understood."


def description_at(client: Client, path: str) -> str:
    (described,) = page_at(client, path).css("meta[name=description]")
    return attribute(described, "content")


@pytest.mark.parametrize(
    ("kind", "field", "path"),
    [
        (InfoPage, "lead", "/about-us"),
        (SectionPage, "intro", "/services"),
        (BlogIndexPage, "intro", "/blog"),
        (VideoPage, "lead", ""),
    ],
)
def test_any_other_page_is_described_by_how_it_begins_in_one_line(
    client: Client, kind: type[SitePage], field: str, path: str
) -> None:
    """All of a text of three paragraphs stood in its head."""
    page = english(kind, slug=path[1:]) if path else english_film()
    kind.objects.filter(pk=page.pk).update(**{"search_description": "", field: LONG})
    said = description_at(client, page.address)
    assert said.startswith("In a few words. It is common, and very")
    assert said.endswith(" …")
    assert len(said) <= 155


def english_film() -> SitePage:
    film: SitePage | None = VideoPage.objects.exclude(url_path__contains="/hi/").first()
    assert film
    return film


def test_a_section_that_names_a_setting_is_described_by_what_that_is(client: Client) -> None:
    page = english(SectionPage, slug="services")
    intro = "Requests are kept for {requests_kept}."
    SectionPage.objects.filter(pk=page.pk).update(search_description="", intro=intro)
    assert "{" not in description_at(client, "/services")


def test_what_an_editor_wrote_for_engines_is_said_as_it_is(client: Client) -> None:
    page = english(ConditionPage, slug="piles")
    written = "Piles: " + "what helps, " * 20
    ConditionPage.objects.filter(pk=page.pk).update(search_description=written)
    (described,) = page_at(client, page.address).css("meta[name=description]")
    assert attribute(described, "content") == written
