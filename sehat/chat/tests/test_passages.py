"""How a page is cut into passages: nothing is lost, nothing that belongs together is parted."""

from __future__ import annotations

from datetime import date
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.chat.passages import (
    MAX_PASSAGE_LENGTH,
    Part,
    free_parts,
    help_text,
    items,
    listed,
    passages,
    pieces,
    ranges,
    review_dates,
    risks,
    words_of,
)
from sehat.content.models.medical import MedicalPage
from sehat.core.schemas import Language

PARAGRAPHS = st.lists(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=900), min_size=1)


class Stream:
    """A field of blocks: what passages read of one."""

    def __init__(self, *blocks: dict[str, Any]) -> None:
        self.raw_data = list(blocks)

    def __bool__(self) -> bool:
        return bool(self.raw_data)


def stream(*values: str) -> Stream:
    return Stream(*({"type": "item", "value": value} for value in values))


def page(**fields: Any) -> MedicalPage:
    """A page that is in no database: what passages read of one."""
    usual: dict[str, Any] = {
        "title": "Piles", "address": "/condition/piles", "language": "en", "questions": [],
        "body": stream(), "emergency": stream(), "see_doctor": stream(),
        "reviewed_on": None, "next_review_on": None, "reviewed_by": None,
    }  # fmt: skip
    return cast(MedicalPage, SimpleNamespace(**usual | fields))


def text_block(heading: str, text: str = "Words.") -> dict[str, Any]:
    return {"type": "text", "value": {"heading": heading, "text": text}}


class TestALongText:
    @given(PARAGRAPHS)
    def test_is_cut_between_paragraphs_and_nothing_is_lost(self, paragraphs: list[str]) -> None:
        found = list(pieces("\n\n".join(paragraphs)))
        assert "\n\n".join(found).split("\n\n") == paragraphs

    @given(PARAGRAPHS)
    def test_makes_pieces_as_long_as_a_passage_may_be(self, paragraphs: list[str]) -> None:
        for piece in pieces("\n\n".join(paragraphs)):
            assert len(piece) <= MAX_PASSAGE_LENGTH + 2 or "\n\n" not in piece

    @pytest.mark.parametrize("text", ["", "  ", "\n\n"])
    def test_without_words_makes_no_passage(self, text: str) -> None:
        assert list(pieces(text)) == []

    @given(PARAGRAPHS, st.sampled_from(["\r\n\r\n", "\n\n", "\n \t\n", "\r\n \r\n"]))
    def test_is_cut_alike_however_the_blank_line_was_typed(self, paragraphs: list[str], blank: str) -> None:
        assert list(pieces(blank.join(paragraphs))) == list(pieces("\n\n".join(paragraphs)))


class TestAPassage:
    def test_leads_to_its_part_of_the_page(self) -> None:
        found = list(passages(page(), [Part("causes", "causes", "Straining."), Part("about", "", "Veins.")]))
        assert [one.url for one in found] == ["/condition/piles#causes", "/condition/piles"]

    def test_of_when_to_go_at_once_is_never_cut(self) -> None:
        long = "\n\n".join(["Go now if you bleed heavily. " * 20] * 4)
        found = list(passages(page(), [Part("help", "help", long)]))
        assert [one.text for one in found] == [long]

    def test_says_the_words_without_the_marks_of_footnotes(self) -> None:
        (found,) = passages(page(), [Part("about", "", "One in three people.[^nice]")])
        assert found.text == "One in three people."

    def test_has_the_dates_of_a_review_only_where_a_doctor_made_it(self) -> None:
        days = {"reviewed_on": date(2026, 11, 1), "next_review_on": date(2028, 11, 1)}
        by_nobody, by_a_doctor = page(**days), page(**days, reviewed_by=object())
        assert review_dates(by_nobody) == {"reviewed": "", "next_review": ""}
        assert review_dates(by_a_doctor) == {"reviewed": "1 November 2026", "next_review": "1 November 2028"}


class TestFreeText:
    def test_is_counted_as_the_page_counts_it(self) -> None:
        body = Stream(text_block("First"), text_block(""), text_block("Third"))
        found = list(free_parts(page(body=body)))
        assert [(part.heading, part.anchor) for part in found] == [
            ("First", "more-1"), ("", ""), ("Third", "more-3"),
        ]  # fmt: skip

    def test_counts_the_first_emergency_and_no_second_one(self) -> None:
        card = {"type": "emergency", "value": {"heading": "Go now"}}
        body = Stream(card, card, text_block("After"))
        assert [part.anchor for part in free_parts(page(body=body))] == ["more-2"]

    def test_counts_no_emergency_where_the_page_has_its_own(self) -> None:
        card = {"type": "emergency", "value": {"heading": "Go now"}}
        body = Stream(card, text_block("After"))
        found = free_parts(page(body=body, emergency=stream("Heavy bleeding")))
        assert [part.anchor for part in found] == ["more-1"]

    @pytest.mark.parametrize(
        ("kind", "value", "text"),
        [
            ("text", {"text": "Plain words."}, "Plain words."),
            ("list", {"items": ["One", {"type": "item", "value": "Two", "id": "x"}]}, "- One\n- Two"),
            ("steps", {"steps": [{"title": "First", "text": "Rest."}]}, "- First: Rest."),
            ("questions", {"questions": [{"question": "Why?", "answer": "So."}]}, "Why?\n\nSo."),
            ("prices", {"treatment": 3}, ""),
            ("picture", {"image": 1, "caption": "A scan"}, ""),
        ],
    )
    def test_is_read_of_each_kind_of_block(self, kind: str, value: dict[str, Any], text: str) -> None:
        assert words_of(kind, value) == text


def test_a_list_is_read_as_an_editor_or_a_migration_wrote_it() -> None:
    assert listed(["a", {"type": "item", "value": "b"}, {"title": "c"}]) == ["a", "b", {"title": "c"}]


def test_items_stand_each_in_a_line() -> None:
    assert items(["Fever", "Chills"]) == "- Fever\n- Chills"


def test_when_to_go_at_once_stands_before_when_to_see_a_doctor() -> None:
    said = help_text(page(emergency=stream("Heavy bleeding"), see_doctor=stream("Itching for two weeks")))
    assert said.index("- Heavy bleeding") < said.index("- Itching for two weeks")


def test_what_a_page_does_not_say_has_no_heading() -> None:
    assert help_text(page(see_doctor=stream("Itching"))) == "See a doctor if:\n\n- Itching"
    assert help_text(page()) == ""


@pytest.mark.parametrize(("language", "word"), [("en", "rare"), ("hi", "बहुत कम")])
def test_a_risk_says_how_common_it_is_in_the_language_of_its_page(language: Language, word: str) -> None:
    rows = [{"title": "Bleeding", "how_common": "Rare", "text": "After a week."}]
    assert risks(rows, language) == f"- Bleeding ({word}): After a week."


def test_a_value_of_a_report_is_told_with_its_range() -> None:
    rows = [
        {"name": "TSH", "range": "0.4 to 4.5 mIU/L", "meaning": "High: the thyroid does too little."},
        {"name": "Sinus rhythm", "range": "", "meaning": "The heart beats as it should."},
        {"name": "Stored before a range was asked for", "meaning": "Low."},
    ]
    assert ranges(rows).splitlines() == [
        "- TSH: 0.4 to 4.5 mIU/L · High: the thyroid does too little.",
        "- Sinus rhythm: The heart beats as it should.",
        "- Stored before a range was asked for: Low.",
    ]
