"""What is known of the cost of a treatment for the choices of a visitor."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import quote

from django.conf import settings

from sehat.core.india import sentence_case
from sehat.core.languages import display_name, noop, translate
from sehat.core.schemas import Language, Link
from sehat.costs.choices import Choices, room_words
from sehat.costs.figures import Figures, city_row, figure, group_by_place, hospital_row, one_a_hospital
from sehat.costs.government import pmjay_rates
from sehat.costs.models import ReferenceRate
from sehat.costs.ports import treatment_page_url
from sehat.costs.rows import across_cities, amount_and_note, cost_name, told_of
from sehat.costs.schemas import CostEstimate, CostSpan, NearestFigure, SchemeRate
from sehat.costs.selectors import (
    cost_notes,
    hospitals_taking,
    hospitals_with_department,
    is_of,
    price_ranges_of,
    reference_rates,
)
from sehat.directory.addresses import cost_url
from sehat.directory.models import City, Insurer, PriceRange, Procedure
from sehat.directory.prices import nearest_price, span_of_cities
from sehat.rendering.blocks import values
from sehat.rendering.footnotes import without_footnotes

WHATSAPP = "https://wa.me/?text="
SILENT = noop("{hospitals} with this department told us no price of their own.")
SILENT_IN_CITY = noop("{hospitals} in {city} with this department told us no price of their own.")
NOT_FOR_ROOM = noop("{hospitals} told us a price, but none for {room}.")
NOT_FOR_INSURER = noop("{hospitals} with a price did not tell us that they take {insurer}.")
TAKEN = noop("{hospitals} with a price told us that they take {insurer}.")
NONE_TAKES = noop("No hospital with a price told us that it takes {insurer}.")
SCHEME_PAYS = noop("With its card the scheme pays the hospital a rate of its own, not these prices.")
POLICY_PAYS = noop("What your policy pays depends on its room limit and waiting periods: ask before you go.")
SCHEME_OF_INSURER = {"ayushman-bharat": "pm-jay", "cghs": "cghs"}


@dataclass(frozen=True)
class Bars:
    """The hospitals that have a bar, and why others have none."""

    shown: list[PriceRange]
    left_out: list[str]


def estimate_of(treatment: Procedure, chosen: Choices) -> CostEstimate:
    """Needs department loaded. Three queries, one more with an insurer."""
    language = chosen.language
    rows = price_ranges_of(treatment)
    figures = group_by_place(rows, chosen.city)
    price = main_price_of(figures, chosen.room)
    here = figure(price, language) if price else None
    bars = bars_of(treatment, [row for row in rows if is_asked(row, chosen.city)], chosen)
    includes, excludes = package(treatment, language)
    url = settings.SITE_URL + chosen.url
    return CostEstimate(
        treatment=treatment_link(treatment, language),
        city=display_name(chosen.city, language) if chosen.city else "",
        room=chosen.room,
        insurance=display_name(chosen.insurer, language) if chosen.insurer else "",
        figure=here,
        nearest=None if here else nearest_figure([treatment.pk], chosen.city, language, chosen.room),
        span=None if here or chosen.city else city_span(treatment, language, chosen.room),
        by_hospital=[hospital_row(row, language) for row in bars.shown],
        left_out=bars.left_out,
        insurance_note=insurance_note(chosen, bars),
        rates=scheme_rates(reference_rates(treatment, chosen.city.state if chosen.city else None), chosen),
        includes=includes,
        excludes=excludes,
        other_cities=[city_row(row, language) for row in figures.other_cities],
        cost_url=cost_url(treatment, chosen.city, language),
        share_url=url,
        whatsapp_url=WHATSAPP + quote(f"{share_words(treatment, chosen, price)} {url}", safe=""),
    )


def is_asked(row: PriceRange, city: City | None) -> bool:
    """What a hospital of the place asks; without a place, any hospital."""
    return row.hospital_id is not None and (city is None or row.city_id == city.pk)


def main_price_of(figures: Figures, room: str) -> PriceRange | None:
    """That of the room where there is one, else that of any: what a shared room costs says nothing of a
    private one."""
    of_room = [row for row in figures.here if room and row.room == room]
    of_any = [row for row in figures.here if not (room and row.room)]
    return next(iter(of_room or of_any), None)


def treatment_name(treatment: Procedure, language: Language) -> str:
    name = display_name(treatment, language)
    return sentence_case(name) if language == "en" else name


def treatment_link(treatment: Procedure, language: Language = "en") -> Link:
    """The page of a treatment, as soon as editors have published it: in the language, or in English."""
    return Link(label=treatment_name(treatment, language), url=treatment_page_url(treatment.pk, language))


def nearest_figure(
    treatment_ids: Iterable[int], city: City | None, language: Language = "en", room: str = ""
) -> NearestFigure | None:
    """That of the first treatment with a figure in another city, of the chosen room or of any; None where
    nobody knows how far that is. No query when cached."""
    prices = (nearest_price(each, city, room) for each in treatment_ids if city)
    found = next((price for price in prices if price), None)
    if found is None:
        return None
    return NearestFigure(
        city=display_name(found.city, language),
        km=found.km,
        url=cost_url(found.price.procedure, found.city, language),
        figure=figure(found.price, language),
    )


def city_span(treatment: Procedure, language: Language = "en", room: str = "") -> CostSpan | None:
    """Of the chosen room, or of any. No query when cached."""
    span = span_of_cities(treatment.pk, room)
    if span is None:
        return None
    return CostSpan(
        lowest=span.lowest,
        highest=span.highest,
        label=translate(span.label, language, "price label"),
        cities=len(span.cities),
        is_demo=any(price.is_demo for price in span.cities),
    )


def bars_of(treatment: Procedure, rows: list[PriceRange], chosen: Choices) -> Bars:
    """One a hospital. One query, one more with an insurer."""
    told = {row.hospital_id for row in rows if row.hospital_id}
    of_room = one_a_hospital(for_room(rows, chosen.room))
    shown = of_room
    if chosen.insurer:
        taking = hospitals_taking(chosen.insurer, [row.hospital_id for row in of_room if row.hospital_id])
        shown = [row for row in of_room if row.hospital_id in taking]
    silent = hospitals_with_department(treatment, chosen.city).exclude(pk__in=told).count()
    language = chosen.language
    named = {
        "city": display_name(chosen.city, language) if chosen.city else "",
        "room": room_words(chosen.room, language),
        "insurer": display_name(chosen.insurer, language) if chosen.insurer else "",
    }
    reasons = (
        (silent, SILENT_IN_CITY if chosen.city else SILENT),
        (len(told) - len(of_room), NOT_FOR_ROOM),
        (len(of_room) - len(shown), NOT_FOR_INSURER),
    )
    return Bars(
        shown,
        [
            translate(words, language).format(hospitals=hospitals(count, language), **named)
            for count, words in reasons
            if count
        ],
    )


def for_room(rows: list[PriceRange], room: str) -> list[PriceRange]:
    """Of a hospital its prices of this room, or those that hold for any where it has none of it."""
    own = {row.hospital_id for row in rows if row.room == room}
    of_any = [row for row in rows if not row.room and row.hospital_id not in own]
    return [*(row for row in rows if row.room == room), *of_any] if room else rows


def hospitals(count: int, language: Language) -> str:
    words = noop("1 hospital") if count == 1 else noop("{count} hospitals")
    return translate(words, language).format(count=count)


def insurance_note(chosen: Choices, bars: Bars) -> str:
    """How the chosen insurance meets the figures, which are what hospitals ask of somebody who pays."""
    if chosen.insurer is None:
        return ""
    language = chosen.language
    takes = translate(TAKEN if bars.shown else NONE_TAKES, language).format(
        hospitals=hospitals(len(bars.shown), language), insurer=display_name(chosen.insurer, language)
    )
    of_scheme = chosen.insurer.kind == Insurer.Kind.SCHEME
    return f"{takes} {translate(SCHEME_PAYS if of_scheme else POLICY_PAYS, language)}"


def scheme_rates(rates: list[ReferenceRate], chosen: Choices) -> list[SchemeRate]:
    """Recorded PM-JAY rates, when that is the chosen scheme, of the city's own state alone."""
    if chosen.insurer is None or SCHEME_OF_INSURER.get(chosen.insurer.slug) != "pm-jay":
        return []
    city = chosen.city
    here = (rate for rate in rates if city is None or not rate.state or is_of(rate, city.state))
    return pmjay_rates(here, chosen.language)


def package(treatment: Procedure, language: Language) -> tuple[list[str], list[str]]:
    """What is usually in a package, and what is billed apart. No query when cached."""
    notes = cost_notes(treatment, language)
    if notes is None:
        return [], []
    lists = (notes.includes, notes.excludes)
    includes, excludes = ([without_footnotes(line) for line in values(stream)] for stream in lists)
    return includes, excludes


def share_words(treatment: Procedure, chosen: Choices, price: PriceRange | None) -> str:
    """Total knee replacement cost in Pune: ₹1,60,000 – ₹3,50,000, …: the figure of the page, where it has
    one, and for a room none of another; nothing of the visitor."""
    city, language = chosen.city, chosen.language
    if price:
        found = told_of(price, language)
    elif chosen.room:
        found = across_cities(None, language)
    else:
        found = amount_and_note(treatment, city, language)
    told = " ".join(filter(None, found))
    return f"{cost_name(treatment, city, language)}: {told}"
