"""Free blocks of a medical page: one red card, costs of the city, doctors who are there. No database."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from wagtail.blocks import StreamBlock, StreamValue

from sehat.content import schemas
from sehat.content.blocks import BODY
from sehat.content.page_parts.body import (
    Facts,
    body_blocks,
    doctors_link,
    hospitals_link,
    key_facts,
    raw,
)
from sehat.core.schemas import Language
from sehat.directory.models import City, Department, PriceRange, Procedure

PUNE = City(pk=7, name="Pune", name_hi="पुणे", slug="pune")
SURGERY = Department(
    pk=4, name="General Surgery", name_hi="सामान्य सर्जरी", slug="general-surgery",
    specialist_plural="General surgeons",
)  # fmt: skip
KNEE = Procedure(pk=5, name="Total Knee Replacement", slug="knee")
EMERGENCY = {"type": "emergency", "value": ["you cannot breathe"]}
EMPTY_TABLE = {"columns": [{"type": "text", "heading": "Way"}], "rows": [], "caption": ""}
ASK = {"question": "Why?", "answer": "So."}
TEXT = {"type": "text", "value": {"heading": "A heading", "text": "A paragraph."}}


def price(lowest: int, highest: int, city: City | None = PUNE, **more: object) -> PriceRange:
    told = {"procedure": KNEE, "city": city, "source": "A price list", "as_of": date(2026, 11, 1)}
    return PriceRange(lowest=lowest, highest=highest, **told | more)


NOTHING = Facts(PUNE, [], {}, {})


def stream(*blocks: dict[str, Any]) -> StreamValue:
    value: StreamValue = StreamBlock(BODY).to_python(list(blocks))
    return value


def shown(
    *blocks: dict[str, Any], facts: Facts = NOTHING, has_red_card: bool = False, language: Language = "en"
) -> list[schemas.BodyBlock]:
    return body_blocks(stream(*blocks), facts, has_red_card=has_red_card, language=language)


def kinds(found: list[schemas.BodyBlock]) -> list[str]:
    return [block.type for block in found]


def test_blocks_stand_in_the_order_of_their_editor() -> None:
    listed = {"type": "list", "value": {"heading": "", "items": ["one", "two"]}}
    found = shown(TEXT, listed, {"type": "see_doctor", "value": ["it comes back"]})
    assert kinds(found) == ["text", "list", "see_doctor"]
    lists = [block.items for block in found if isinstance(block, (schemas.BodyList, schemas.BodyCare))]
    assert lists == [["one", "two"], ["it comes back"]]


@pytest.mark.parametrize(
    ("has_red_card", "kinds_shown"), [(False, ["text", "emergency", "text"]), (True, ["text", "text"])]
)
def test_a_page_has_one_red_card_and_its_own_comes_before_that_of_a_block(
    has_red_card: bool, kinds_shown: list[str]
) -> None:
    assert kinds(shown(TEXT, EMERGENCY, EMERGENCY, TEXT, has_red_card=has_red_card)) == kinds_shown


@pytest.mark.parametrize(
    ("block", "names"),
    [
        ({"type": "table", "value": {"heading": "Ways", "table": {
            "columns": [{"type": "text", "heading": "Way"}, {"type": "text", "heading": "For"}],
            "rows": [{"values": ["Laser", "Most"]}], "caption": "Its caption.",
        }}}, {"heading": "Ways", "head": ["Way", "For"], "rows": [["Laser", "Most"]],
              "caption": "Its caption."}),
        ({"type": "steps", "value": {"heading": "How", "steps": [{"title": "First", "text": "Rest."}]}},
         {"heading": "How", "steps": [schemas.Step(title="First", text="Rest.")]}),
        ({"type": "questions", "value": {"heading": "", "questions": [ASK]}},
         {"questions": [schemas.Question(question="Why?", answer="So.", group="")]}),
        ({"type": "buttons", "value": {"heading": "Talk to us", "types": ["whatsapp", "pdf"]}},
         {"heading": "Talk to us", "types": ["whatsapp", "pdf"]}),
        ({"type": "lead_form", "value": {"title": "Ask us", "text": "It is free."}},
         {"title": "Ask us", "text": "It is free."}),
        ({"type": "emergency", "value": ["you faint"]}, {"items": ["you faint"]}),
    ],
)  # fmt: skip
def test_a_block_shows_all_that_was_written_in_it(block: dict[str, Any], names: dict[str, object]) -> None:
    [found] = shown(block)
    assert found.type == block["type"]
    assert {name: getattr(found, name) for name in names} == names


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("text", {"text": "A paragraph."}),
        ("list", {"items": ["one"]}),
        ("steps", {"steps": [{"title": "Rest", "text": "A day."}]}),
        ("questions", {"questions": [ASK]}),
        ("cost", {"procedure": 5}),
        ("cost", {}),
        ("doctors", {"department": 4}),
    ],
)
def test_a_block_that_was_stored_without_a_heading_is_shown_without_one(
    kind: str, value: dict[str, Any]
) -> None:
    [found] = shown({"type": kind, "value": value}, facts=Facts(PUNE, [], {}, {4: SURGERY}))
    assert getattr(found, "heading", None) == ""


def test_a_cell_that_was_stored_without_words_is_empty() -> None:
    """It said “None” to a patient."""
    columns = [{"type": "text", "heading": name} for name in ("Way", "For")]
    table = {
        "columns": columns,
        "rows": [{"values": ["Laser", None]}, {"values": ["", "Most"]}],
        "caption": "",
    }
    [found] = shown({"type": "table", "value": {"heading": None, "table": table}})
    assert isinstance(found, schemas.BodyTable)
    assert found.rows == [["Laser", ""], ["", "Most"]]


def test_a_figure_that_was_stored_without_its_picture_is_left_out() -> None:
    assert shown({"type": "figure", "value": {}}) == []


COST = {"type": "cost", "value": {"heading": "What it costs", "procedure": 5}}


def test_a_cost_block_has_the_figures_of_its_own_treatment_and_leads_to_all() -> None:
    other = price(1, 2, procedure=Procedure(pk=6, name="Hip", slug="hip"))
    [found] = shown(COST, facts=Facts(PUNE, [price(10, 90), other], {}, {}))
    assert isinstance(found, schemas.BodyCost)
    assert (found.heading, found.city) == ("What it costs", "Pune")
    assert [(row.lowest, row.highest) for row in found.rows] == [(10, 90)]
    assert found.more_url == "/treatment/knee/cost"


def test_a_cost_block_without_a_figure_leads_nowhere_and_in_hindi_to_hindi() -> None:
    [empty] = shown(COST)
    assert isinstance(empty, schemas.BodyCost)
    assert (empty.rows, empty.more_url) == ([], None)
    [hindi] = shown(COST, facts=Facts(PUNE, [price(10, 90)], {}, {}), language="hi")
    assert isinstance(hindi, schemas.BodyCost)
    assert (hindi.city, hindi.more_url) == ("पुणे", "/hi/treatment/knee/cost")
    assert hindi.rows[0].as_of == "1 नवंबर 2026"


@pytest.mark.parametrize("chosen", [{"department": 4}, {"department": None}, {}])
def test_a_block_of_doctors_of_a_department_that_has_none_in_the_city_is_not_shown(
    chosen: dict[str, Any],
) -> None:
    """Its heading stood over nothing."""
    assert shown({"type": "doctors", "value": {"heading": "Who does it", **chosen}}) == []


def test_a_block_of_doctors_leads_to_all_of_them_in_the_language_of_the_page() -> None:
    block = {"type": "doctors", "value": {"heading": "Who does it", "department": 4}}
    [some] = shown(block, facts=Facts(PUNE, [], {4: []}, {4: SURGERY}))
    assert isinstance(some, schemas.BodyDoctors)
    assert some.more.url == "/pune/doctors/general-surgery"
    [hindi] = shown(block, facts=Facts(PUNE, [], {}, {4: SURGERY}), language="hi")
    assert isinstance(hindi, schemas.BodyDoctors)
    assert hindi.more.url == "/hi/pune/doctors/general-surgery"


@pytest.mark.parametrize(
    ("language", "label", "url"),
    [
        ("en", "All general surgeons in Pune", "/pune/doctors/general-surgery"),
        ("hi", "पुणे के सभी डॉक्टर: सामान्य सर्जरी", "/hi/pune/doctors/general-surgery"),
    ],
)
def test_a_link_to_all_doctors_is_said_in_the_language_of_the_page(
    language: Language, label: str, url: str
) -> None:
    link = doctors_link(SURGERY, PUNE, language)
    assert (link.label, link.url) == (label, url)


@pytest.mark.parametrize(
    ("language", "is_there", "label", "url"),
    [
        ("en", True, "All general surgery hospitals in Pune", "/pune/hospitals/general-surgery"),
        ("en", False, "All general surgery hospitals in Pune", None),
        ("hi", True, "पुणे में सामान्य सर्जरी के सभी अस्पताल", "/hi/pune/hospitals/general-surgery"),
    ],
)
def test_where_no_hospital_has_the_department_there_are_words_alone(
    language: Language, is_there: bool, label: str, url: str | None
) -> None:
    link = hospitals_link(SURGERY, PUNE, is_there=is_there, language=language)
    assert (link.label, link.url) == (label, url)


FACT = ("Hospital stay", "2 days")


@pytest.mark.parametrize(
    ("told", "language", "label"),
    [
        (price(1, 2), "en", ""),
        (price(1, 2, label="keyhole"), "en", "keyhole"),
        (price(1, 2, city=None), "en", "in India"),
        (price(1, 2, city=None, label="keyhole"), "en", "in India, keyhole"),
        (price(1, 2, city=None, label="keyhole"), "hi", "भारत में, दूरबीन से"),
    ],
)
def test_a_figure_of_all_india_says_so_under_the_name_of_a_city(
    told: PriceRange, language: Language, label: str
) -> None:
    """“Cost in Pune” stands above it."""
    [block] = shown(COST, facts=Facts(PUNE, [told], {}, {}), language=language)
    assert isinstance(block, schemas.BodyCost)
    assert [row.label for row in block.rows] == [label]


@pytest.mark.parametrize(
    ("prices", "said"),
    [
        ([], []),
        ([price(100_000, 200_000)], ["₹1,00,000 – ₹2,00,000"]),
        ([price(100_000, 200_000), price(50_000, 150_000)], ["₹50,000 – ₹2,00,000"]),
        ([price(100_000, 200_000), price(1, 2, is_demo=True)], ["₹1 – ₹2,00,000 (demo)"]),
        ([price(50_000, 50_000)], ["₹50,000"]),  # one amount is no range
        ([price(1, 2, city=None)], []),  # a figure of all India is none of this city
        ([price(1, 2, city=City(pk=8, name="Agra"))], []),
    ],
)
def test_the_last_fact_is_what_it_costs_in_the_city_from_the_lowest_to_the_highest(
    prices: list[PriceRange], said: list[str]
) -> None:
    first, *more = key_facts([FACT], prices, PUNE)
    assert (first.term, first.value) == FACT
    assert [(fact.term, fact.value) for fact in more] == [("Cost in Pune", value) for value in said]


def test_terms_are_in_the_language_of_the_page_and_values_as_they_were_written() -> None:
    [stay, cost] = key_facts([FACT], [price(1, 2)], PUNE, "hi")
    assert (stay.term, stay.value) == ("अस्पताल में", "2 days")
    assert cost.term == "पुणे में ख़र्च"


def test_only_rows_that_a_block_of_the_kind_chose_are_read() -> None:
    unchosen = {"type": "cost", "value": {"heading": "", "procedure": None}}
    body = stream(TEXT, COST, unchosen, {"type": "doctors", "value": {"heading": "", "department": 4}})
    assert raw(body, "cost", "procedure") == [5]
    assert raw(body, "doctors", "department") == [4]
    assert raw(body, "figure", "image") == []


@pytest.mark.parametrize(
    "empty",
    [
        {"type": "emergency", "value": []},
        {"type": "see_doctor", "value": []},
        {"type": "sources", "value": []},
        {"type": "list", "value": {"heading": "Signs", "items": []}},
        {"type": "steps", "value": {"heading": "Signs", "steps": []}},
        {"type": "questions", "value": {"heading": "Signs", "questions": []}},
        {"type": "buttons", "value": {"heading": "Signs", "types": []}},
        {"type": "table", "value": {"heading": "Signs", "table": EMPTY_TABLE}},
        {"type": "table", "value": {"heading": "Signs", "table": None}},
        {"type": "table", "value": {"heading": "Signs"}},
    ],
)
def test_a_block_without_a_line_is_not_shown_and_hides_no_red_card(
    empty: dict[str, Any],
) -> None:
    red_card, *others = shown(empty, EMERGENCY, TEXT)
    assert isinstance(red_card, schemas.BodyCare)
    assert red_card.items == ["you cannot breathe"]
    assert [block.type for block in others] == ["text"]
