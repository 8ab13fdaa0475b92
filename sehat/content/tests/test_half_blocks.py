"""Lists of a page that hold a block with a part missing: of a field that came later, or stored as nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import RequestFactory
from wagtail.blocks import StreamBlock

from sehat.content.blocks import BODY
from sehat.content.models import ConditionPage, InfoPage, SitePage, SymptomPage, TestPage, TreatmentPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.body import Facts, body_blocks
from sehat.content.schemas import ConditionPageProps
from sehat.content.tests.rows import english
from sehat.directory.models import City
from sehat.rendering.schemas import PageProps

Value = dict[str, Any]
# Each list of a kind of page: a whole block of it, and what of it its props hold.
LISTS: list[tuple[type[SitePage], str, str, Value]] = [
    (ConditionPage, "symptoms", "symptom", {"title": "Pain", "text": "It hurts.", "icon": "eye"}),
    (
        ConditionPage,
        "options",
        "option",
        {"name": "Cut", "procedure": None, "best_for": "All", "recovery": ""},
    ),
    (
        TreatmentPage,
        "methods",
        "method",
        {"name": "Cut", "how": "Fast.", "best_for": "All", "recovery": ""},
    ),
    (TreatmentPage, "before", "step", {"title": "You fast", "text": "Six hours."}),
    (TreatmentPage, "recovery", "phase", {"when": "Week 1", "text": "You rest."}),
    (SymptomPage, "causes", "cause", {"name": "Piles", "feels": "It itches.", "condition": None}),
    (TestPage, "ranges", "range", {"name": "Iron", "range": "60", "meaning": "Low is anaemia."}),
    (TestPage, "key_facts", "fact", {"term": "Sample", "value": "Blood"}),
    (TreatmentPage, "questions", "question", {"question": "Why?", "answer": "So.", "group": ""}),
    (InfoPage, "sections", "section", {"heading": "Who we are", "text": "People."}),
]
LINES = {"see_doctor": "reason", "emergency": "sign", "ask_doctor": "ask"}
PARTS = [(*one, name) for one in LISTS for name in one[3]]


def props_with(model: type[SitePage], field: str, *blocks: object) -> PageProps:
    page = model.objects.exclude(url_path__contains="/hi/").first()
    assert page
    setattr(page, field, json.dumps(list(blocks)))
    return page_props(page, RequestFactory().get(page.address))


@pytest.mark.django_db
@pytest.mark.parametrize(("model", "field", "kind", "value", "name"), PARTS)
@pytest.mark.parametrize("is_there", [True, False])
def test_a_block_that_lacks_a_part_is_shown_without_it(
    model: type[SitePage], field: str, kind: str, value: Value, name: str, is_there: bool
) -> None:
    """The whole page was an error of the server."""
    rest = {part: said for part, said in value.items() if part != name}
    half = rest | ({name: None} if is_there else {})
    props = props_with(model, field, {"type": kind, "value": half})
    [shown] = getattr(props, field)
    told = shown.model_dump()
    assert all(told[part] == said for part, said in rest.items() if part in told and said)


@pytest.mark.django_db
@pytest.mark.parametrize("field", LINES)
def test_a_line_that_is_nothing_is_left_out_of_its_list(field: str) -> None:
    lines = [{"type": LINES[field], "value": said} for said in ("a first one", None, "a last one")]
    assert getattr(props_with(ConditionPage, field, *lines), field) == ["a first one", "a last one"]


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("steps", {"heading": "Steps", "steps": [{"title": "You ask", "text": None}]}),
        ("steps", {"heading": "Steps", "steps": [{"text": "Your name is enough."}]}),
        ("questions", {"heading": "Asked", "questions": [{"question": "Why?", "answer": None}]}),
        ("questions", {"heading": "Asked", "questions": [{"answer": "So."}]}),
    ],
)
def test_a_line_inside_a_free_block_may_lack_a_part_as_well(kind: str, value: Value) -> None:
    body = StreamBlock(BODY).to_python([{"type": kind, "value": value}])
    nothing = Facts(City(pk=7, name="Pune"), [], {}, {})
    [block] = body_blocks(body, nothing, has_red_card=False, language="en")
    assert block.type == kind


@pytest.mark.django_db
def test_a_page_with_no_list_at_all_is_a_page() -> None:
    page = english(ConditionPage, slug="piles")
    for field in (
        "symptoms",
        "options",
        "see_doctor",
        "emergency",
        "ask_doctor",
        "body",
        "questions",
        "sources",
    ):
        setattr(page, field, "[]")
    props = page_props(page, RequestFactory().get(page.address))
    assert isinstance(props, ConditionPageProps)
    assert (props.symptoms, props.options, props.questions) == ([], [], [])
    assert not [block for block in props.meta.json_ld if block["@type"] == "FAQPage"]
