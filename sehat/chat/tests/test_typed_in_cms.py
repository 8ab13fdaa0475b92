"""What editors do in /cms, and what the assistant then quotes."""

from __future__ import annotations

import json

import pytest
from django.test import Client

from sehat.chat.answers import answer
from sehat.chat.passages import MAX_PASSAGE_LENGTH
from sehat.content.models import ConditionPage
from sehat.content.tests.rows import english
from sehat.rendering.tests.photos import photo
from sehat.rendering.tests.reading import page_at, words

pytestmark = pytest.mark.django_db
LONG = "Straining makes the veins of the back passage swell. " * 13
DOSE = "Some people are given zinc, 20 mg a day."


def causes_are(*paragraphs: str, between: str = "\r\n\r\n") -> None:
    page = english(ConditionPage, slug="piles")
    page.causes = between.join(paragraphs)
    page.save()


def test_a_long_text_is_quoted_in_parts() -> None:
    causes_are(LONG, LONG, LONG)
    found = [one for one in answer("What causes piles?").passages if one.section == "causes"]
    assert found
    assert all(len(one.text) <= MAX_PASSAGE_LENGTH for one in found)


@pytest.mark.parametrize(
    "between", ["\r\n\r\n", "\n \u00a0\n", "\r\r", "\v\v", "\u2028\u2028", "\u2029", "\n\u3000\n"]
)
def test_a_paragraph_with_a_dose_takes_no_other_with_it(between: str) -> None:
    """Pasted from slides or web pages it took the whole text: the page parts it, the assistant did not."""
    causes_are(LONG, DOSE, between=between)
    said = " ".join(one.text for one in answer("What causes piles?").passages)
    assert "Straining makes the veins" in said
    assert "20 mg" not in said


@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize("is_deleted", [True, False])
def test_a_passage_leads_to_its_part_when_a_picture_before_it_is_gone(
    client: Client, is_deleted: bool
) -> None:
    picture, page = photo(), english(ConditionPage, slug="piles")
    figure = {"image": picture.pk, "alt": "A scan", "caption": "A scan"}
    text = {"heading": "Zebrafish", "text": "Zebrafish heal their own skin in a week."}
    page.body = json.dumps([{"type": "figure", "value": figure}, {"type": "text", "value": text}])
    page.save()
    if is_deleted:
        picture.delete()
    found = answer("Do zebrafish heal their own skin?").passages[0]
    part = found.url.partition("#")[2]
    assert words(page_at(client, "/condition/piles"), f"#{part}") == "Zebrafish"
