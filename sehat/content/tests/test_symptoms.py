"""Pages of symptoms: when not to wait comes before anything else, in both languages."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.content.models import ConditionPage, SymptomPage
from sehat.content.tests.rows import english
from sehat.rendering.tests.reading import json_ld, links, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
SYMPTOMS = ["breathlessness", "chest-pain", "fever", "headache", "heavy-bleeding", "tummy-pain"]


@pytest.mark.parametrize("slug", SYMPTOMS)
@pytest.mark.parametrize(("prefix", "heading"), [("", "When not to wait"), ("/hi", "कब इंतज़ार न करें")])
def test_when_not_to_wait_is_the_first_thing_under_the_name(
    client: Client, prefix: str, heading: str, slug: str
) -> None:
    tree = page_at(client, f"{prefix}/symptom/{slug}")
    assert words(tree, "main h2").startswith(heading)
    assert links(tree, "main .prose a:not([href^='#source-'])")[:2] == ["tel:112", "tel:108"]


@pytest.mark.parametrize(
    "path", ["/condition/piles", "/hi/condition/piles", "/treatment/gallbladder-removal", "/test/cbc"]
)
def test_the_emergencies_of_every_medical_page_call_both_numbers(client: Client, path: str) -> None:
    assert links(page_at(client, path), ".care--urgent a.btn") == ["tel:112", "tel:108"]


@pytest.mark.parametrize("slug", SYMPTOMS)
def test_a_symptom_leads_to_itself_in_the_other_language(client: Client, slug: str) -> None:
    assert f"/hi/symptom/{slug}" in links(page_at(client, f"/symptom/{slug}"), "main .caption a")
    assert f"/symptom/{slug}" in links(page_at(client, f"/hi/symptom/{slug}"), "main .caption a")


def test_what_it_may_be_leads_to_conditions_that_have_a_page(client: Client) -> None:
    assert "/condition/acid-reflux" in links(page_at(client, "/symptom/chest-pain"), "#causes + ul a")
    english(ConditionPage, slug="acid-reflux").unpublish()
    tree = page_at(client, "/symptom/chest-pain")
    assert "/condition/acid-reflux" not in links(tree, "#causes + ul a")
    assert "Acid reflux" in words(tree, "#causes + ul")


def test_one_of_no_department_shows_no_doctors(client: Client) -> None:
    assert page_at(client, "/symptom/chest-pain").css("#doctors")
    assert not page_at(client, "/symptom/fever").css("#doctors")


def test_engines_are_told_of_a_symptom_and_of_no_review(client: Client) -> None:
    tree = page_at(client, "/symptom/headache")
    page = json_ld(tree)["MedicalWebPage"]
    assert page["about"] == {"@type": "MedicalSymptom", "name": "Headache"}
    assert not {"reviewedBy", "lastReviewed", "author"} & page.keys()


def test_the_six_stand_under_symptoms(client: Client) -> None:
    wanted = {f"/symptom/{slug}" for slug in SYMPTOMS}
    assert wanted <= set(links(page_at(client, "/symptom"), "main a"))


def test_every_page_names_what_is_urgent_and_its_sources() -> None:
    pages = SymptomPage.objects.all()
    assert pages.count() == 2 * len(SYMPTOMS)
    assert all(len(page.emergency) >= 5 and len(page.sources) >= 2 and page.act_now for page in pages)


def test_the_list_of_everything_has_each_symptom_under_its_letter(client: Client) -> None:
    tree = page_at(client, "/all")
    found = links(tree, "main .groups__card a")
    assert {f"/symptom/{slug}" for slug in SYMPTOMS} <= set(found)
    assert not [link for link in found if link.startswith("/hi/")]


def test_a_symptom_that_is_a_draft_is_in_no_list_of_everything(client: Client) -> None:
    english(SymptomPage, slug="fever").unpublish()
    assert "/symptom/fever" not in links(page_at(client, "/all"), "main a")


def test_what_it_is_found_by_may_stand_a_line_each() -> None:
    page = SymptomPage(
        title="Fever", name_hi="बुख़ार", also_called="", found_by="tez tapan, garam\r\ntap; hot\n\n"
    )
    assert page.names == ["Fever", "बुख़ार", "tez tapan", "garam", "tap", "hot"]
