"""Footnotes: a source hangs on the statement that it carries, in /cms, on the page and in its data."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.exceptions import ValidationError
from django.db.models import Model
from django.test import Client
from django.utils import timezone
from wagtail.blocks import StreamValue
from wagtail.blocks.struct_block import StructBlockValidationError

from sehat.content.models import ConditionPage, InfoPage
from sehat.content.page_parts.roles import MEDICAL
from sehat.content.tests.rows import english
from sehat.costs.models import CostNotes
from sehat.rendering.blocks import SourceBlock
from sehat.rendering.footnotes import MARK, check_footnotes, cited_keys, stored, without_footnotes
from sehat.rendering.tests.reading import attribute, json_ld, page_at, text_of, words

FILES = [
    path
    for folder in ("content/demo", "costs/demo/notes")
    for path in sorted((Path(settings.BASE_DIR) / "sehat" / folder).rglob("*.json"))
]
PILES = "/condition/piles"


def rows_of(path: Path) -> list[dict[str, Any]]:
    read = json.loads(path.read_text("utf-8"))
    return [row for row in (read if isinstance(read, list) else [read]) if isinstance(row, dict)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-2]}-{path.stem}")
def test_no_text_names_a_source_that_it_does_not_have(path: Path) -> None:
    for row in rows_of(path):
        is_translated = path.parent.name == "hi" and "sources" not in row
        owner = rows_of(path.parents[1] / path.name)[0] if is_translated else row
        keys = [source["key"] for source in owner.get("sources", [])]
        assert len(keys) == len(set(keys))
        assert set(cited_keys(row)) <= set(keys)


@pytest.mark.django_db
def test_every_page_of_the_site_could_be_saved_with_its_footnotes() -> None:
    kinds: list[type[Model]] = [InfoPage, CostNotes, *(kind for *_, kind in MEDICAL)]
    for kind in kinds:
        for row in kind._default_manager.all():
            check_footnotes(row)


@pytest.mark.django_db
def test_medical_pages_and_cost_notes_hang_their_sources_on_statements() -> None:
    kinds: list[type[Model]] = [CostNotes, *(kind for *_, kind in MEDICAL)]
    for kind in kinds:
        for row in kind._default_manager.all():
            texts = [stored(getattr(row, field.name)) for field in row._meta.concrete_fields]
            assert any(cited_keys(texts)), row


def condition() -> ConditionPage:
    return english(ConditionPage, slug="piles")


def sources(*keys: str) -> StreamValue:
    block = ConditionPage._meta.get_field("sources").stream_block
    values = [{"key": key, "title": "T", "publisher": "P", "url": "", "read_on": None} for key in keys]
    return block.to_python([{"type": "source", "value": value} for value in values])


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({"causes": "It is so.[^nobody]"}, "causes: “[^nobody]” leads to no source"),
        ({"causes": "It is so.[^]"}, "leads to no source"),
        ({"causes": "It is so.[^NHS]"}, "leads to no source"),
        ({"title": "Piles[^nhs]"}, "not in names"),
        ({"search_description": "Piles[^nhs]"}, "not in names"),
        ({"sources": sources("nhs", "nhs")}, "Two sources have the key “nhs”"),
    ],
)
def test_a_page_with_a_wrong_footnote_is_not_saved(texts: dict[str, Any], said: str) -> None:
    page = condition()
    for name, value in texts.items():
        setattr(page, name, value)
    with pytest.raises(ValidationError) as refused:
        page.full_clean()
    assert said in str(refused.value)


@pytest.mark.django_db
def test_a_source_that_is_taken_away_while_a_block_names_it_is_missed() -> None:
    page = condition()
    page.sources = sources("nhs", "niddkd", "icmr")  # the list of “see a doctor” names ng12
    with pytest.raises(ValidationError, match="see doctor: “\\[\\^ng12\\]”"):
        page.full_clean()


@pytest.mark.django_db
@pytest.mark.usefixtures("renderer")
@pytest.mark.parametrize("path", [PILES, "/hi/condition/piles", "/treatment/piles-laser-surgery/cost"])
def test_each_footnote_leads_to_its_source_and_back(client: Client, path: str) -> None:
    tree = page_at(client, path)
    marks = tree.css("sup.cite a")
    assert marks
    ids = [attribute(mark, "id") for mark in marks]
    assert len(ids) == len(set(ids))
    for mark in marks:
        source = tree.css(f".refs li{attribute(mark, 'href')}")[0]
        assert f"#{attribute(mark, 'id')}" in [attribute(back, "href") for back in source.css("a.refs__back")]
        assert attribute(mark, "aria-label").endswith(text_of(mark))
    backs = [attribute(back, "href").removeprefix("#") for back in tree.css("a.refs__back")]
    assert sorted(backs) == sorted(ids)
    assert not MARK.findall(words(tree))


@pytest.mark.django_db
@pytest.mark.usefixtures("renderer")
def test_a_source_says_when_it_was_opened_or_that_nobody_checked_it(client: Client) -> None:
    page = condition()
    raw = [block["value"] | {"read_on": None} for block in page.sources.get_prep_value()]
    raw[0]["read_on"] = "2026-11-20"
    page.sources = json.dumps([{"type": "source", "value": value} for value in raw])
    page.save()
    first, second, *_ = (text_of(line) for line in page_at(client, PILES).css(".refs li"))
    assert "Opened on 20 November 2026" in first
    assert "Not yet checked" in second


@pytest.mark.django_db
@pytest.mark.usefixtures("renderer")
def test_engines_are_told_the_sources_and_no_marks(client: Client) -> None:
    page = condition()
    data = json_ld(page_at(client, PILES))
    citations: Any = data["MedicalWebPage"]["citation"]
    told = [cited["name"] for cited in citations]
    assert told == [block.value["title"] for block in page.sources]
    assert "[^" not in json.dumps(data)
    asked: Any = data["FAQPage"]["mainEntity"]
    answers = [item["acceptedAnswer"]["text"] for item in asked]
    assert answers == [without_footnotes(block.value["answer"]) for block in page.questions]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Eat slowly.[^nhs]", "Eat slowly."),
        ("Eat slowly [^nhs].", "Eat slowly."),
        ("It hurts [^a][^b], then not.", "It hurts, then not."),
        ("It hurts\u00a0[^a] at night.", "It hurts at night."),
        ("It hurts [^a] at night.", "It hurts at night."),
        ("No mark.\n\n- one [^a]\n- two", "No mark.\n\n- one\n- two"),
    ],
)
def test_a_text_without_its_marks_reads_as_if_none_had_been_there(text: str, said: str) -> None:
    """Engines and the chat were told “Eat slowly .”"""
    assert without_footnotes(text) == said


@pytest.mark.parametrize(("days", "is_refused"), [(0, False), (-1, False), (1, True)])
def test_nobody_opened_a_source_tomorrow(days: int, is_refused: bool) -> None:
    """The page would say that its statements were found in it on a day that is still to come."""
    day = timezone.localdate() + timedelta(days=days)
    block = SourceBlock()
    value = block.to_python(
        {"key": "nhs", "title": "T", "publisher": "P", "url": "", "read_on": day.isoformat()}
    )
    if not is_refused:
        assert block.clean(value)["read_on"] == day
        return
    with pytest.raises(StructBlockValidationError) as refused:
        block.clean(value)
    assert refused.value.block_errors["read_on"].messages == ["This day is still to come."]
