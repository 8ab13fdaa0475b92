"""Treatments: their pages, and everything that leads to them."""

from __future__ import annotations

import json

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sehat.content.demo import medical
from sehat.content.models import TreatmentPage
from sehat.content.selectors import PageRow, in_words
from sehat.content.tests.rows import EVERY_BLOCK, treatment_page
from sehat.directory.models import PriceRange
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.tests.reading import attribute, json_ld, links, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
PATH = "/treatment/gallbladder-removal"


@pytest.fixture(autouse=True)
def page(db: None) -> TreatmentPage:
    return treatment_page()


def test_a_treatment_tells_what_happens_what_may_go_wrong_and_how_long_it_takes(client: Client) -> None:
    tree = page_at(client, PATH)
    assert tree.css("html[data-page-type=Treatment]")
    assert links(tree, "link[rel=canonical]") == [settings.SITE_URL + PATH]
    assert words(tree, "h1").startswith("Gallbladder removal")
    assert words(tree, "ol.path-steps b") == "A first step A first step A first step"
    assert words(tree, "td[data-label='How common']") == "Rare"
    assert "Week 1" in words(tree, "ol.journey")
    assert len(tree.css("article.hospital")) == 4
    assert tree.css("article.doctor")


def test_its_form_starts_from_the_treatment(client: Client, page: TreatmentPage) -> None:
    tree = page_at(client, PATH)
    assert [attribute(field, "value") for field in tree.css(".lead-card [name=treatment]")] == [
        page.procedure.name
    ]


def test_it_lists_what_to_ask_the_doctor(client: Client) -> None:
    tree = page_at(client, PATH)
    assert words(tree, "#ask") == "Questions to ask your doctor"
    assert "What if I wait?" in words(tree)


def test_it_leads_to_the_page_about_its_cost(client: Client) -> None:
    assert f"{PATH}/cost" in links(page_at(client, PATH), "main a")


def test_engines_are_told_who_reviewed_it_when_and_what_it_rests_on(client: Client) -> None:
    blocks = json_ld(page_at(client, PATH))
    medical_page = blocks["MedicalWebPage"]
    assert medical_page["lastReviewed"] == "2026-10-02"
    assert medical_page["reviewedBy"]["url"] == f"{settings.SITE_URL}/reviewers/dr-asha-rao"  # type: ignore[index]
    assert medical_page["about"] == {"@type": "MedicalProcedure", "name": "Gallbladder removal"}
    assert [source["name"] for source in medical_page["citation"]] == ["On it"]  # type: ignore[attr-defined]
    assert [item["name"] for item in blocks["FAQPage"]["mainEntity"]] == ["Does it hurt?"]  # type: ignore[attr-defined]
    assert len(blocks["BreadcrumbList"]["itemListElement"]) == 4  # type: ignore[arg-type]


def test_everything_leads_to_a_live_treatment_and_to_no_other(client: Client, page: TreatmentPage) -> None:
    leading = ("/treatment", "/condition/gallstones", "/department/general-surgery", "/menus")
    for path in leading:
        assert PATH in links(page_at(client, path), "a"), path
    page.unpublish()
    clear_cached_reads()
    for path in leading:
        assert PATH not in links(page_at(client, path), "a"), path
    page_at(client, PATH, status=404)


def test_without_a_figure_it_says_so_and_offers_an_estimate(client: Client) -> None:
    PriceRange.objects.all().delete()
    tree = page_at(client, PATH)
    assert "no published figure" in words(tree, ".no-figure")
    assert links(tree, ".no-figure a") == ["/request?purpose=estimate"]
    assert not tree.css(".range")


def test_every_block_can_stand_on_it_and_only_one_card_is_red(client: Client, page: TreatmentPage) -> None:
    stored = [medical.body_block(block, medical.Links()) for block in EVERY_BLOCK]
    page.body = json.dumps(stored)
    page.save()
    tree = page_at(client, PATH)
    for heading in ("A heading", "A list", "Steps", "A table", "What it costs", "Who does it", "Asked"):
        assert heading in words(tree, "h2")
    assert len(tree.css(".care--urgent")) == 1


def test_a_treatment_asks_the_database_little(
    client: Client, page: TreatmentPage, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get(PATH)  # what rarely changes is cached: menus, doctors of the home city
    with django_assert_num_queries(1):
        client.get(PATH)
    page.body = json.dumps([medical.body_block(block, medical.Links()) for block in EVERY_BLOCK])
    page.save()
    with django_assert_num_queries(1):
        client.get(PATH)


@pytest.mark.parametrize(
    ("title", "plain_name", "said"),
    [
        ("PCNL", "Keyhole through the back", "PCNL: keyhole through the back"),
        ("HIFU", "MRI-guided ultrasound", "HIFU: MRI-guided ultrasound"),
        ("ESWL", "X-ray guided shock waves", "ESWL: X-ray guided shock waves"),
        ("LASIK", "", "LASIK"),
        ("Hernia repair", "Keyhole surgery", "Hernia repair"),
    ],
)
def test_what_is_shortened_is_said_in_words_that_keep_their_own_capitals(
    title: str, plain_name: str, said: str
) -> None:
    assert in_words(PageRow("", "", "", title, "", "/", 1), plain_name).title == said
