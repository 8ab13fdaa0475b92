"""What each block of a marketing page shows, and when it shows nothing."""

from __future__ import annotations

from typing import Any

import pytest

from sehat.campaigns.schemas import MarketingSurgeons, MarketingText
from sehat.campaigns.tests.rows import Block, body, campaign, shown
from sehat.directory.models import City, Department, Doctor, PriceRange, Procedure
from sehat.directory.selectors import MOST_EXPERIENCED

pytestmark = pytest.mark.django_db
TEXT: Block = ("text", {"heading": "A heading", "text": "A paragraph."})
STEP = {"title": "You ask", "text": "Your name is enough."}
QUESTION = {"question": "How long?", "answer": "Three days.", "group": ""}
FULL: list[tuple[Block, str]] = [
    (("steps", {"heading": "Next", "steps": [STEP]}), "steps"),
    (("questions", {"heading": "Asked", "questions": [QUESTION]}), "questions"),
    (("buttons", {"heading": "Talk", "types": ["pdf", "whatsapp"]}), "buttons"),
]
EMPTY: list[Block] = [
    ("steps", {"heading": "Next", "steps": []}),
    ("questions", {"heading": "Asked", "questions": []}),
    ("buttons", {"heading": "Talk", "types": []}),
    ("prices", {"heading": "Cost", "procedures": []}),
    ("prices", {"heading": "Cost", "procedures": [None]}),
    ("prices", {"heading": "Cost", "procedures": [999_999]}),
]


def prices_of(*slugs: str) -> Block:
    ids = [Procedure.objects.get(slug=slug).pk for slug in slugs]
    return "prices", {"heading": "What it costs", "procedures": ids}


def surgeons(count: int | None) -> Block:
    return "surgeons", {"heading": "Surgeons", "count": count}


def in_delhi(department: str = "orthopaedics") -> dict[str, Any]:
    city, of = City.objects.get(slug="delhi-ncr"), Department.objects.get(slug=department)
    return {"city": city, "department": of}


@pytest.mark.parametrize(("block", "name"), FULL)
def test_a_block_fills_the_list_of_its_kind_and_no_other(block: Block, name: str) -> None:
    [section] = shown(campaign(block)).sections
    assert (section.kind, section.title) == (block[0], block[1]["heading"])
    lists = ("prices", "doctors", "steps", "questions", "buttons")
    assert [one for one in lists if getattr(section, one, None)] == [name]


@pytest.mark.parametrize("block", EMPTY)
def test_a_block_with_nothing_in_it_leaves_no_heading_behind(block: Block) -> None:
    assert [one.kind for one in shown(campaign(TEXT, block)).sections] == ["text"]


def test_a_text_stands_as_it_was_written() -> None:
    [section] = shown(campaign(TEXT)).sections
    assert section == MarketingText(title="A heading", text="A paragraph.")


def test_a_footnote_of_a_copied_text_is_left_out_where_no_source_stands() -> None:
    text: Block = ("text", {"heading": "A heading", "text": "It heals [^nice-ng12]."})
    asked: Block = ("questions", {"heading": "Asked", "questions": [QUESTION | {"answer": "Soon [^nhs]."}]})
    said = shown(campaign(text, asked)).model_dump_json()
    assert "It heals." in said
    assert "Soon." in said
    assert "[^" not in said


def test_blocks_keep_the_order_of_the_editor() -> None:
    blocks = [TEXT, *(block for block, _ in FULL), TEXT]
    kinds = [section.kind for section in shown(campaign(*blocks)).sections]
    assert kinds == ["text", "steps", "questions", "buttons", "text"]


def test_prices_that_come_first_stand_in_the_hero() -> None:
    props = shown(campaign(prices_of("total-knee-replacement"), TEXT))
    assert [price.label for price in props.prices] == ["one knee, any room", "private room", "shared room"]
    assert [one.kind for one in props.sections] == ["text"]


def test_prices_that_come_later_stand_where_they_were_put() -> None:
    props = shown(campaign(TEXT, prices_of("total-knee-replacement")))
    assert props.prices == []
    assert [one.kind for one in props.sections] == ["text", "prices"]


def test_a_page_without_blocks_has_its_promise_and_its_perks_alone() -> None:
    checks = body(("check", "Told first"), ("check", "In writing"))  # type: ignore[arg-type]
    props = shown(campaign(checks=checks))
    assert (props.lead, props.checks) == ("A surgeon looks first.", ["Told first", "In writing"])
    assert (props.prices, props.sections) == ([], [])


@pytest.mark.parametrize(
    ("city", "lowest", "label"),
    [("jaipur", 111_000, ""), ("patna", 90_000, "in India"), (None, 80_000, "")],
)
def test_prices_are_those_of_the_page_s_city_or_of_no_city_or_of_the_home_city(
    city: str | None, lowest: int, label: str
) -> None:
    knee = Procedure.objects.get(slug="total-knee-replacement")
    knee.price_ranges.all().delete()
    for place, figure in (("jaipur", 111_000), (None, 90_000), ("delhi-ncr", 80_000)):
        PriceRange.objects.create(
            procedure=knee, city=City.objects.filter(slug=place).first(), lowest=figure, highest=figure * 2,
            source="A test", as_of="2026-10-02",
        )  # fmt: skip
    page = campaign(prices_of(knee.slug), city=City.objects.filter(slug=city).first())
    [row] = shown(page).prices
    assert (row.lowest, row.label) == (lowest, label)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_surgeons_as_the_editor_said_the_most_experienced_first(count: int) -> None:
    place = in_delhi()
    [section] = shown(campaign(surgeons(count), **place)).sections
    best = Doctor.objects.filter(**place).order_by(*MOST_EXPERIENCED)[:count]
    assert isinstance(section, MarketingSurgeons)
    assert [card.name for card in section.doctors] == [doctor.name for doctor in best]


@pytest.mark.parametrize("missing", ["department", "doctors", "number"])
def test_surgeons_that_nobody_can_name_leave_no_heading_behind(missing: str) -> None:
    """A draft without a number was previewed with every doctor of the department."""
    place = in_delhi()
    if missing == "department":
        place["department"] = None
    if missing == "doctors":
        place["department"] = Department.objects.create(pk=99_990, name="Dreams", slug="dreams")
    page = campaign(surgeons(None if missing == "number" else 3), **place)
    assert shown(page).sections == []


def test_surgeons_of_a_page_without_a_city_are_those_of_the_home_city() -> None:
    place = in_delhi()
    [at_home] = shown(campaign(surgeons(3), **place)).sections
    [anywhere] = shown(campaign(surgeons(3), slug="any", department=place["department"])).sections
    assert isinstance(at_home, MarketingSurgeons)
    assert anywhere == at_home


def test_the_tab_and_the_search_engine_read_what_the_editor_wrote_for_them() -> None:
    page = campaign(seo_title="Knee in one line", search_description="For a search engine.")
    meta = shown(page).meta
    assert (meta.title, meta.description) == ("Knee in one line", "For a search engine.")
    assert meta.canonical == "http://localhost:8000/campaigns/knee"


def test_without_those_they_read_the_title_and_the_promise() -> None:
    meta = shown(campaign()).meta
    assert (meta.title, meta.description) == ("Knee", "A surgeon looks first.")


@pytest.mark.parametrize("noindex", [True, False])
def test_an_editor_says_whether_search_engines_may_list_it(noindex: bool) -> None:
    assert shown(campaign(noindex=noindex)).meta.noindex is noindex


def test_its_form_starts_from_what_the_page_is_about() -> None:
    place = in_delhi()
    knee = Procedure.objects.get(slug="total-knee-replacement")
    subject = campaign(**place, procedure=knee).subject()
    assert (subject.city and subject.city.name) == place["city"].name
    assert (subject.department and subject.department.id) == place["department"].pk
    assert (subject.treatment and subject.treatment.name) == knee.name


def test_a_page_about_nothing_starts_its_form_from_nothing() -> None:
    subject = campaign(slug="bare").subject()
    assert (subject.city, subject.department, subject.treatment) == (None, None, None)
    assert (subject.tier, subject.vendor_id, subject.entity) == (3, "", 0)


@pytest.mark.parametrize("of", ["city", "department", "procedure"])
def test_what_a_page_is_about_may_be_deleted_and_the_page_stays(of: str) -> None:
    department = Department.objects.create(pk=99_990, name="Dreams", slug="dreams")
    rows: dict[str, Any] = {
        "city": City.objects.create(pk=99_990, name="Nowhere", slug="nowhere"),
        "procedure": Procedure.objects.create(pk=99_990, name="Waking", slug="waking", department=department),
        "department": department,
    }
    page = campaign(surgeons(3), slug="gone", **{of: rows[of]})
    rows["procedure"].delete()
    if of != "procedure":
        rows[of].delete()
    page.refresh_from_db()
    assert getattr(page, of) is None
    assert shown(page).title == "Knee"
