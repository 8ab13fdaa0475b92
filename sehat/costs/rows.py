"""What a treatment costs in a line: the index of /cost, search results and chat say it with these words."""

from __future__ import annotations

from sehat.core.india import before_postposition, rupees, sentence_case
from sehat.core.languages import display_name, noop, translate
from sehat.core.schemas import Language
from sehat.costs.schemas import CostRow
from sehat.directory.addresses import cost_url
from sehat.directory.models import City, PriceRange, Procedure
from sehat.directory.names import price_label
from sehat.directory.prices import Span, main_price, nearest_price, span_of_cities


def cost_row(
    procedure: Procedure,
    city: City | None,
    language: Language = "en",
    *,
    name: str = "",
    url: str = "",
) -> CostRow:
    """The figure of the place; else the honest nearest one. `name` and `url` where a list has its own.

    No query when cached. Needs nothing loaded.
    """
    amount, note = amount_and_note(procedure, city, language)
    return CostRow(
        name=name or cost_name(procedure, city, language),
        url=url or cost_url(procedure, city, language),
        amount=amount,
        note=note,
    )


def cost_name(procedure: Procedure, city: City | None, language: Language) -> str:
    """Total knee replacement cost in Pune."""
    treatment = before_postposition(sentence_case(display_name(procedure, language)), language)
    if city is None:
        return translate("{treatment} cost", language).format(treatment=treatment)
    words = translate("{treatment} cost in {city}", language)
    return words.format(treatment=treatment, city=display_name(city, language))


def amount_and_note(procedure: Procedure, city: City | None, language: Language) -> tuple[str, str]:
    """₹1,60,000 – ₹3,50,000, and what that is. No amount where the place has none."""
    if price := main_price(procedure.pk, city):
        return told_of(price, language)
    if city is None:
        return across_cities(span_of_cities(procedure.pk), language)
    nearest = nearest_price(procedure.pk, city)
    none_here = translate("None published in {city}.", language).format(city=display_name(city, language))
    if nearest is None:
        return "", none_here
    words = translate("{none} Nearest: {city}, {amount}", language)
    told = words.format(
        none=none_here, city=display_name(nearest.city, language), amount=amounts(nearest.price)
    )
    return "", joined(told, what_it_is(nearest.price, language))


def told_of(price: PriceRange, language: Language) -> tuple[str, str]:
    """A figure, and what it is."""
    return amounts(price), joined(place_of(price, language), what_it_is(price, language))


def across_cities(span: Span | None, language: Language) -> tuple[str, str]:
    """What cities have between them; of one city, its own figure."""
    if span is None:
        return "", translate("No published figure yet", language)
    first = span.cities[0]
    if len(span.cities) == 1:
        return told_of(first, language)
    words = translate("in {count} cities", language).format(count=len(span.cities))
    is_demo = any(price.is_demo for price in span.cities)
    return amounts(span), joined(
        words,
        translate(span.label, language, "price label"),
        translate("demo figure", language) if is_demo else "",
    )


def amounts(figure: PriceRange | Span) -> str:
    if figure.lowest == figure.highest:
        return rupees(figure.lowest)
    return f"{rupees(figure.lowest)} – {rupees(figure.highest)}"


def place_of(price: PriceRange, language: Language) -> str:
    """In Delhi NCR, keyhole."""
    city = display_name(price.city, language) if price.city else translate("India", language)
    where = translate("in {city}", language).format(city=city)
    return ", ".join(filter(None, (where, price_label(price, language))))


def what_it_is(price: PriceRange, language: Language) -> str:
    """One published figure, or from how many quotes of how many hospitals; and whether it is invented."""
    words = translate(standing_behind(price), language)
    what = words.format(quotes=price.quotes, hospitals=price.quoted_by)
    return joined(what, translate("demo figure", language) if price.is_demo else "")


def standing_behind(price: PriceRange) -> str:
    """One quote is that of one hospital."""
    if price.quotes is None:
        return noop("one published figure")
    if price.quotes == 1:
        return noop("from 1 quote")
    if price.quoted_by is None:
        return noop("from {quotes} quotes")
    if price.quoted_by == 1:
        return noop("from {quotes} quotes, 1 hospital")
    return noop("from {quotes} quotes, {hospitals} hospitals")


def joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)
