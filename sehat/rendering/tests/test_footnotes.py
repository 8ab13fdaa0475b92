"""Footnotes are numbered in the order in which a page is read, and are read by nobody elsewhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.schemas import Schema
from sehat.rendering.footnotes import Numbers, cited_keys, in_reading_order, numbered, without_footnotes
from sehat.rendering.schemas import Source

KEYS = ["nice", "who-2024", "icmr"]
SOURCES = [Source(key=key, title=key, publisher="A", url=None, read_on=None) for key in KEYS]
WORDS = st.sampled_from(
    ["Rest. ", "Drink ", "water", " [^nice]", "[^icmr]", "\u00a0[^who-2024]", "[^gone]", "."]
)
TEXTS = st.lists(WORDS, max_size=12).map("".join)


class Note(Schema):
    text: str


class Page(Schema):
    """As pages have them: what is read first, lists of notes, what stands at the end, and the sources."""

    lead: str
    notes: list[Note]
    alternatives: str
    sources: list[Source]


def page(lead: str = "", *notes: str, alternatives: str = "") -> Page:
    found = [Note(text=text) for text in notes]
    return Page(lead=lead, notes=found, alternatives=alternatives, sources=SOURCES)


def marked(text: str) -> str:
    told: str = Numbers(SOURCES).apply(text)
    return told


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Rest helps. [^nice]", "Rest helps. [^1.1]"),
        ("Rest helps.[^nice] So does water.[^nice]", "Rest helps.[^1.1] So does water.[^1.2]"),
        ("Rest [^icmr][^who-2024] helps.", "Rest [^3.1][^2.1] helps."),
        ("No footnote here.", "No footnote here."),
        ("An empty one [^] is none.", "An empty one is none."),
        ("[^nice]", "[^1.1]"),
    ],
)
def test_a_mark_is_the_number_of_its_source_and_of_the_statement(written: str, shown: str) -> None:
    assert marked(written) == shown


@pytest.mark.parametrize("blank", ["", " ", "\u00a0"])
def test_a_mark_of_no_source_leaves_no_gap_before_the_full_stop(blank: str) -> None:
    """It was dropped, and the blank before it stayed: “Rest helps .”"""
    assert marked(f"Rest helps{blank}[^gone]. Drink water.") == "Rest helps. Drink water."


def test_the_page_is_numbered_as_it_is_read_from_its_lead_to_its_end() -> None:
    found = numbered(page("One [^icmr].", "Two [^icmr].", alternatives="Three [^icmr]."))
    assert found.lead == "One [^3.1]."
    assert [note.text for note in found.notes] == ["Two [^3.2]."]
    assert found.alternatives == "Three [^3.3]."


def test_each_source_knows_its_number_and_how_often_it_is_named() -> None:
    found = numbered(page("One [^icmr].", "Two [^icmr] [^nice]."))
    assert [(source.number, source.cited) for source in found.sources] == [(1, 1), (2, 0), (3, 2)]


def test_a_page_without_sources_stays_as_it_is() -> None:
    empty = Page(lead="One [^nice].", notes=[], alternatives="", sources=[])
    assert numbered(empty) is empty


def test_what_no_order_names_stands_between_the_beginning_and_the_end() -> None:
    names = ["alternatives", "tests", "meta", "lead", "recovery", "sources", "body", "overview", "crumbs"]
    assert in_reading_order(names) == ["lead", "overview", "tests", "recovery", "alternatives", "body"]


@given(TEXTS)
def test_whatever_is_numbered_reads_as_before_without_its_marks(text: str) -> None:
    assert without_footnotes(marked(text)) == without_footnotes(text)


@given(TEXTS)
def test_no_text_that_is_read_elsewhere_has_a_mark(text: str) -> None:
    assert "[^" not in without_footnotes(text)
    assert list(cited_keys(without_footnotes(text))) == []


@given(st.lists(TEXTS, max_size=4))
def test_statements_of_a_source_are_counted_without_a_gap(texts: list[str]) -> None:
    found = numbered(page("", *texts))
    marks = [key for note in found.notes for key in cited_keys(note.text)]
    for number, source in enumerate(found.sources, start=1):
        own = [mark for mark in marks if mark.startswith(f"{number}.")]
        assert own == [f"{number}.{place}" for place in range(1, source.cited + 1)]


@given(
    st.recursive(
        TEXTS, lambda inside: st.lists(inside) | st.dictionaries(st.text(max_size=3), inside), max_leaves=6
    )
)
def test_keys_are_found_however_deep_a_block_holds_them(value: object) -> None:
    assert list(cited_keys(value)) == list(cited_keys(flat(value)))


def flat(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    inside = value.values() if isinstance(value, dict) else value
    return [text for one in inside for text in flat(one)]  # type: ignore[attr-defined]
