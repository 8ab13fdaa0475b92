"""Pages with a line that is nothing, or a block that lacks a part, are found as others are."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sehat.content.models import ArticlePage, ConditionPage, SymptomPage
from sehat.content.tests.rows import english
from sehat.search.entries import SOURCES, Entry

pytestmark = pytest.mark.django_db


def entry_with(**streams: list[tuple[str, Any]]) -> Entry:
    """Of the page about piles, as it stands in the database."""
    page = english(ConditionPage, slug="piles")
    for name, blocks in streams.items():
        setattr(page, name, json.dumps([{"type": kind, "value": value} for kind, value in blocks]))
    page.save()
    [entry] = SOURCES["Condition"].entries([page.condition_id])
    return entry


@pytest.mark.parametrize(("field", "kind"), [("see_doctor", "reason"), ("emergency", "sign")])
def test_a_line_that_is_nothing_does_not_stop_the_index(field: str, kind: str) -> None:
    """No condition at all was in the index that was built anew."""
    entry = entry_with(**{field: [(kind, "it bleeds a lot"), (kind, None)]})
    assert "it bleeds a lot" in entry.texts


@pytest.mark.parametrize("half", [{"title": "Itching", "text": None}, {"title": "Itching"}])
def test_a_symptom_is_found_by_the_words_that_it_has(half: dict[str, Any]) -> None:
    """It was found by the word “None”."""
    said = [text.strip() for text in entry_with(symptoms=[("symptom", half)]).about]
    assert "Itching" in said
    assert not any("None" in text for text in said)


def test_a_page_without_any_symptom_is_found_by_its_names() -> None:
    entry = entry_with(symptoms=[], see_doctor=[], emergency=[])
    assert entry.names[0] == "Piles"
    assert entry.entity.url == "/condition/piles"


@pytest.mark.parametrize(("model", "kind"), [(SymptomPage, "Symptom"), (ArticlePage, "Blog")])
def test_a_page_of_no_department_is_found_under_none(model: Any, kind: Any) -> None:
    page = model.objects.exclude(url_path__contains="/hi/").first()
    page.department = None
    page.save()
    [entry] = SOURCES[kind].entries([page.pk])
    assert (entry.entity.subtitle, entry.about) == ("", [])
