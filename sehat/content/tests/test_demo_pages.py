"""What the demo says of its own texts: nobody invented reviewed them, and no day is older than they are."""

from __future__ import annotations

from datetime import date

import pytest
from django.test import Client
from wagtail.models import Page

from sehat.content.models import (
    ArticlePage,
    ConditionPage,
    InfoPage,
    SymptomPage,
    TestPage,
    TreatmentPage,
    VideoPage,
)
from sehat.content.models.medical import MedicalPage
from sehat.rendering.tests.reading import page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
WRITTEN = date(2026, 11, 21)
MEDICAL: list[type[MedicalPage]] = [ConditionPage, TreatmentPage, TestPage, SymptomPage, ArticlePage]
ENGLISH, HINDI = "Not yet reviewed by a doctor", "अभी किसी डॉक्टर ने समीक्षा नहीं की है"


@pytest.mark.parametrize("model", MEDICAL)
def test_no_page_of_the_demo_is_reviewed(model: type[MedicalPage]) -> None:
    pages = model.objects.select_related("reviewer", "author")
    assert pages
    assert {(page.reviewed_by, page.reviewed_on, page.next_review_on) for page in pages} == {
        (None, None, None)
    }
    assert all(page.author.is_demo for page in pages)


@pytest.mark.parametrize("model", [ArticlePage, VideoPage])
def test_nothing_was_published_before_it_was_written(model: type[ArticlePage] | type[VideoPage]) -> None:
    assert min(page.published_on for page in model.objects.all()) >= WRITTEN
    assert min(page.updated_on for page in InfoPage.objects.all()) >= WRITTEN


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/condition/piles", ENGLISH),
        ("/treatment/cataract-surgery", ENGLISH),
        ("/treatment/cataract-surgery/cost", ENGLISH),
        ("/test/cbc", ENGLISH),
        ("/blog/piles-or-fissure", ENGLISH),
        ("/hi/test/cbc", HINDI),
        ("/hi/blog/motiyabind-ka-operation", HINDI),
    ],
)
def test_a_page_says_that_no_doctor_has_reviewed_it(client: Client, path: str, said: str) -> None:
    tree = page_at(client, path)
    assert said in words(tree, ".byline")
    assert "shield-check" not in (tree.css_first(".byline").html or "")  # type: ignore[union-attr]
    told = "".join(block.text() for block in tree.css("script[type='application/ld+json']"))
    assert "reviewedBy" not in told
    assert "lastReviewed" not in told


CLAIMS = ("checked by", "reviewed by named", "डॉक्टर ने जाँचा", "डॉक्टरों ने जाँचा", "जाँचे हुए पन्न")
LISTS = ["/", "/condition", "/treatment", "/tests", "/blog", "/hi/blog", "/reviewers"]


@pytest.mark.parametrize("path", [*LISTS, "/chat", "/chat/ai", "/hi/chat/ai"])
def test_no_list_promises_a_review(client: Client, path: str) -> None:
    said = words(page_at(client, path), "body")
    assert [claim for claim in CLAIMS if claim in said] == []


def test_pages_of_the_demo_are_there() -> None:
    assert Page.objects.live().count() > 150
