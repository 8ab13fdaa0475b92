"""Notes of a treatment with a line that is nothing, or a block that lacks a part, in both languages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sehat.core.schemas import Language
from sehat.costs.estimate import package
from sehat.costs.models import CostNotes
from sehat.costs.pages.cost import cost_page, notes_of
from sehat.costs.schemas import Notes
from sehat.costs.selectors import procedures_with_department
from sehat.directory.models import Procedure
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db


def lasik() -> Procedure:
    return procedures_with_department().get(slug="lasik")


def written(language: Language = "en", **streams: list[tuple[str, Any]]) -> Notes:
    told: dict[str, Any] = {"intro": "The bill is made of the laser and the room."}
    for name, blocks in streams.items():
        told[name] = json.dumps([{"type": kind, "value": value} for kind, value in blocks])
    CostNotes.objects.update_or_create(procedure=lasik(), language=language, defaults=told)
    clear_cached_reads()
    notes = notes_of(lasik(), language)
    assert notes
    return notes


@pytest.mark.parametrize("half", [{"title": "The room", "text": None}, {"title": "The room"}])
def test_what_changes_the_price_may_lack_its_words(half: dict[str, Any]) -> None:
    """The cost page of the treatment was an error of the server."""
    [driver] = written(drivers=[("driver", half)]).drivers
    assert (driver.title, driver.text) == ("The room", "")


@pytest.mark.parametrize("half", [{"question": "In parts?", "answer": None}, {"question": "In parts?"}])
def test_a_question_may_lack_its_answer(half: dict[str, Any]) -> None:
    [asked] = written(questions=[("question", half)]).questions
    assert (asked.question, asked.answer) == ("In parts?", "")
    assert cost_page(lasik(), None).title


@pytest.mark.parametrize("field", ["includes", "excludes"])
def test_a_line_that_is_nothing_is_left_out_of_its_list_and_of_an_estimate(field: str) -> None:
    notes = written("en", **{field: [("item", "The surgeon"), ("item", None)]})
    assert getattr(notes, field) == ["The surgeon"]
    includes, excludes = package(lasik(), "en")
    assert (includes if field == "includes" else excludes) == ["The surgeon"]


def test_an_estimate_says_lines_without_the_marks_of_their_sources() -> None:
    written(includes=[("item", "The surgeon[^nice-1] and the laser")])
    assert package(lasik(), "en")[0] == ["The surgeon and the laser"]


def test_notes_of_one_language_are_no_notes_of_the_other() -> None:
    CostNotes.objects.filter(procedure__slug="lasik").delete()
    written("hi", includes=[("item", "सर्जन")])
    assert package(lasik(), "hi")[0] == ["सर्जन"]
    assert package(lasik(), "en") == ([], [])
    assert cost_page(lasik(), None, "en").notes is None
    assert cost_page(lasik(), None, "hi").notes


def test_notes_of_an_introduction_alone_are_notes() -> None:
    CostNotes.objects.filter(procedure__slug="lasik").delete()
    notes = written()
    lists = (notes.drivers, notes.includes, notes.excludes, notes.questions, notes.sources)
    assert not any(lists)
    page = cost_page(lasik(), None)
    assert page.notes
    assert not [block for block in page.meta.json_ld if block["@type"] == "FAQPage"]
    assert not page.meta.noindex
