"""The rows that answer a question about a price, for search and chat."""

from __future__ import annotations

from collections.abc import Sequence

from sehat.core.languages import display_name, translate
from sehat.core.schemas import Language
from sehat.costs.choices import explorer_url
from sehat.costs.questions import CostQuestion
from sehat.costs.rows import cost_row
from sehat.costs.schemas import CostRow
from sehat.costs.selectors import procedures_by_slug
from sehat.directory.models import City
from sehat.directory.selectors import cities_by_slug


def cost_rows(
    question: CostQuestion,
    language: Language = "en",
    *,
    city_id: int = 0,
    treatment_ids: Sequence[int] = (),
) -> list[CostRow]:
    """A row for each treatment it names, in the city it names; else the way to all costs.

    `city_id`: the city of the visitor, 0 for none. `treatment_ids`: what a search found for words that name
    no treatment, the best first. A question that asks no price and names no treatment has none. No query when
    cached.
    """
    city = question.city or city_of(city_id)
    treatments = question.treatments
    if not treatments and question.asks_cost:
        by_id = {item.pk: item for item in procedures_by_slug().values()}
        treatments = tuple(by_id[pk] for pk in treatment_ids[:1] if pk in by_id)
    if treatments:
        return [cost_row(treatment, city, language) for treatment in treatments]
    return [all_costs(city, language)] if question.asks_cost else []


def city_of(city_id: int) -> City | None:
    return next((city for city in cities_by_slug().values() if city.pk == city_id), None)


def all_costs(city: City | None, language: Language) -> CostRow:
    """The way to the index, for a question that names no treatment we know."""
    if city is None:
        name = translate("What treatments cost", language)
    else:
        words = translate("What treatments cost in {city}", language)
        name = words.format(city=display_name(city, language))
    note = translate("Choose a treatment, a hospital, a room and an insurance", language)
    return CostRow(name=name, url=explorer_url(city=city), amount="", note=note)
