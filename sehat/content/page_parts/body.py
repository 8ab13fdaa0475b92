"""The free blocks of a medical page as props. What they need of the database is read for all at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from wagtail.blocks import StreamValue
from wagtail.models import Page

from sehat.content import schemas, shared_rows
from sehat.content.page_parts.medical_meta import question
from sehat.core.india import in_a_sentence, rupees
from sehat.core.languages import display_name, translate
from sehat.core.schemas import Language, Link, Picture
from sehat.costs.rows import place_of
from sehat.directory.addresses import cost_url, hospitals_url, listing_url
from sehat.directory.cards import price_row
from sehat.directory.models import City, Department, PriceRange
from sehat.directory.schemas import DoctorCard, PriceRangeRow
from sehat.directory.selectors import (
    departments_by_slug,
    doctors_near,
    price_ranges,
    usual_city,
)
from sehat.rendering.blocks import filled
from sehat.rendering.footnotes import source
from sehat.rendering.pictures import FIGURE, pictures_by_id, render_once_committed

DOCTORS_SHOWN = 2


class Facts(NamedTuple):
    """What the directory knows, in a city, of the treatments and departments a page names."""

    city: City
    prices: list[PriceRange]
    doctors: dict[int, list[DoctorCard]]  # by the id of their department; none has no doctor
    departments: dict[int, Department]  # that have a doctor in the city
    gone: frozenset[int] = frozenset()  # treatments that a block names and nobody has any more


def raw(stream: StreamValue, kind: str, field: str) -> list[int]:
    """Ids that blocks of a kind choose, without reading the rows. No query."""
    chosen = (item["value"].get(field) for item in stream.raw_data if item["type"] == kind)
    return [one for one in chosen if one]


def facts_for(
    body: StreamValue,
    procedures: Iterable[int] = (),
    departments: Iterable[int] = (),
    *,
    city: City | None = None,
    language: Language = "en",
) -> Facts:
    """For the page's own treatments and departments and those of its blocks, in the usual city unless told.

    No query when the prices and the doctors of each department are cached.
    """
    city = city or usual_city()
    named = raw(body, "cost", "procedure")
    procedure_ids = list(dict.fromkeys([*procedures, *named]))
    department_ids = list(dict.fromkeys([*departments, *raw(body, "doctors", "department")]))
    prices = price_ranges(tuple(procedure_ids), city.pk) if procedure_ids else []
    near = {of: doctors_near(city.pk, of, DOCTORS_SHOWN, language) for of in department_ids}
    doctors = {of: cards for of, cards in near.items() if cards}
    departments = {item.pk: item for item in departments_by_slug().values() if item.pk in doctors}
    unpriced = frozenset(named) - {price.procedure_id for price in prices}
    gone = unpriced - shared_rows.procedures().keys() if unpriced else unpriced
    return Facts(city, prices, doctors, departments, gone)


def body_blocks(
    body: StreamValue, facts: Facts, *, has_red_card: bool, language: Language
) -> list[schemas.BodyBlock]:
    """Every block as the page renders it. Two queries if there are pictures, else none.

    At most one red card a page (design.md section 5): where the page has its own, none of a block.
    """
    pictures = pictures_by_id(raw(body, "figure", "image"), FIGURE)
    found: list[schemas.BodyBlock] = []
    for index, item in enumerate(body.raw_data):
        if is_empty(item) or has_nothing(item, facts) or (item["type"] == "emergency" and has_red_card):
            continue
        if item["type"] == "figure" and item["value"].get("image") not in pictures:
            continue  # deleted since
        has_red_card = has_red_card or item["type"] == "emergency"
        found.append(block(body, index, item, facts, pictures, language))
    return found


# Where the lines of a block stand that has a heading over them.
LINES = {"list": "items", "steps": "steps", "questions": "questions", "buttons": "types"}


def is_empty(item: dict[str, Any]) -> bool:
    """A block that its editor added and left without a line: nothing is shown of it, no heading either."""
    value, name = item["value"], LINES.get(item["type"])
    if item["type"] == "table":
        return not (value.get("table") or {}).get("rows")
    return value == [] or (name is not None and not value.get(name))


def has_nothing(item: dict[str, Any], facts: Facts) -> bool:
    """Doctors of a department that has none in the city, or what a treatment costs that was deleted since:
    the heading would stand over nothing."""
    value = item["value"]
    match item["type"]:
        case "doctors":
            return (value.get("department") or 0) not in facts.departments
        case "cost":
            return value.get("procedure") in facts.gone
    return False


def block(
    body: StreamValue,
    index: int,
    item: dict[str, Any],
    facts: Facts,
    pictures: dict[int, Picture],
    language: Language,
) -> schemas.BodyBlock:
    match item["type"]:
        case "cost":
            return cost_block(item["value"], facts, language)
        case "doctors":
            return doctors_block(item["value"], facts, language)
        case "figure":
            return figure_block(item["value"], pictures)
        case kind:
            return plain_block(kind, body[index].value, language)


def plain_block(kind: str, value: Any, language: Language) -> schemas.BodyBlock:
    """A block that needs nothing but its own words."""
    value = filled(value) if isinstance(value, dict) else value
    match kind:
        case "text":
            return schemas.BodyText(**value)
        case "list":
            return schemas.BodyList(heading=value["heading"], items=list(value["items"]))
        case "steps":
            steps = [schemas.Step(**filled(step)) for step in value["steps"]]
            return schemas.BodySteps(heading=value["heading"], steps=steps)
        case "table":
            return table_block(value)
        case "questions":
            asked = [question(item) for item in value["questions"]]
            return schemas.BodyQuestions(heading=value["heading"], questions=asked)
        case "sources":
            return schemas.BodySources(sources=[source(item, language) for item in value])
        case "lead_form":
            return schemas.BodyLeadForm(**value)
        case "buttons":
            return schemas.BodyButtons(heading=value["heading"], types=list(value["types"]))
        case _:
            return schemas.BodyCare(type=kind, items=list(value))


def table_block(value: Any) -> schemas.BodyTable:
    table = value["table"]
    return schemas.BodyTable(
        heading=value["heading"],
        caption=table.caption or "",
        head=[column["heading"] for column in table.columns],
        rows=[["" if cell.value is None else str(cell) for cell in row] for row in table.rows],
    )


def cost_block(value: dict[str, Any], facts: Facts, language: Language) -> schemas.BodyCost:
    prices = [price for price in facts.prices if price.procedure_id == value.get("procedure")]
    return schemas.BodyCost(
        heading=value.get("heading") or "",
        city=display_name(facts.city, language),
        rows=placed_rows(prices, facts.city, language),
        more_url=cost_url(prices[0].procedure, language=language) if prices else None,
    )


def placed_row(price: PriceRange, city: City, language: Language = "en", *, name: str = "") -> PriceRangeRow:
    """A figure as it stands under the name of a city: one of all India says that it is (decisions 7.2)."""
    row = price_row(price, language, name=name)
    return row if price.city_id == city.pk else row.model_copy(update={"label": place_of(price, language)})


def placed_rows(
    prices: list[PriceRange], city: City, language: Language = "en", *, names: dict[int, str] | None = None
) -> list[PriceRangeRow]:
    """Beside figures of one room that of any says so: nobody would know which of them is the whole."""
    by_room = {price.procedure_id for price in prices if price.room}
    rows = [
        placed_row(price, city, language, name=(names or {}).get(price.procedure_id, "")) for price in prices
    ]
    return [
        of_any_room(row, language) if price.procedure_id in by_room and not price.room else row
        for price, row in zip(prices, rows, strict=True)
    ]


def of_any_room(row: PriceRangeRow, language: Language) -> PriceRangeRow:
    said = row.label, translate("any room", language, "price label")
    return row.model_copy(update={"label": ", ".join(filter(None, said))})


def doctors_block(value: dict[str, Any], facts: Facts, language: Language) -> schemas.BodyDoctors:
    chosen = value.get("department") or 0
    department = facts.departments.get(chosen)
    return schemas.BodyDoctors(
        heading=value.get("heading") or "",
        doctors=facts.doctors.get(chosen, []),
        more=doctors_link(department, facts.city, language),
    )


def doctors_link(department: Department | None, city: City, language: Language = "en") -> Link:
    """To all doctors of a department in a city; no words where there is none."""
    if department is None:
        return Link(label="")
    url = listing_url(city.slug, department, language)
    label = translate("All {specialists} in {city}", language).format(
        specialists=in_a_sentence(department.specialist_plural),
        department=display_name(department, language),
        city=display_name(city, language),
    )
    return Link(label=label, url=url)


def hospitals_link(department: Department, city: City, *, is_there: bool, language: Language = "en") -> Link:
    """To all hospitals of a city with a department; words alone where there is none."""
    name = in_a_sentence(department.name) if language == "en" else display_name(department, language)
    label = translate("All {department} hospitals in {city}", language)
    return Link(
        label=label.format(department=name, city=display_name(city, language)),
        url=hospitals_url(city.slug, department, language) if is_there else None,
    )


def key_facts(
    rows: Iterable[tuple[str, str]], prices: Iterable[PriceRange], city: City, language: Language = "en"
) -> list[schemas.KeyFact]:
    """The facts of a page, each term a message, and what it costs in a city."""
    here = [price for price in prices if price.city_id == city.pk]
    if here:
        low, high = min(price.lowest for price in here), max(price.highest for price in here)
        mark = f" ({translate('demo', language)})" if any(price.is_demo for price in here) else ""
        term = translate("Cost in {city}", language).format(city=display_name(city, language))
        amounts = rupees(low) if low == high else f"{rupees(low)} – {rupees(high)}"
        rows = (*rows, (term, amounts + mark))
    return [schemas.KeyFact(term=translate(term, language), value=value) for term, value in rows]


def figure_block(value: dict[str, Any], pictures: dict[int, Picture]) -> schemas.BodyFigure:
    return schemas.BodyFigure(
        picture=pictures[value["image"]], alt=value.get("alt") or "", caption=value.get("caption") or ""
    )


def render_figures(instance: Page, **_: object) -> None:
    """Make the sizes of a page's figures when it is published, and not at its first visitor."""
    body = getattr(instance, "body", None)
    for image_id in raw(body, "figure", "image") if isinstance(body, StreamValue) else []:
        render_once_committed(image_id, FIGURE)
