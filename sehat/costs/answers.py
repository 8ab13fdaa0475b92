"""The rows that answer a question about a price, for search and chat."""

from __future__ import annotations

from collections.abc import Sequence

from sehat.core.languages import display_name, translate
from sehat.core.schemas import Language
from sehat.costs.choices import explorer_url
from sehat.costs.rows import cost_row
from sehat.costs.schemas import CostRow
from sehat.directory.models import City, Procedure


def cost_rows(treatments: Sequence[Procedure], city: City | None, language: Language = "en") -> list[CostRow]:
    """A row for each treatment; without one the way to all costs. No query when cached."""
    return [cost_row(treatment, city, language) for treatment in treatments] or [all_costs(city, language)]


def all_costs(city: City | None, language: Language) -> CostRow:
    """The way to the index, for who names no treatment we know."""
    if city is None:
        name = translate("What treatments cost", language)
    else:
        words = translate("What treatments cost in {city}", language)
        name = words.format(city=display_name(city, language))
    note = translate("Choose a treatment, a hospital, a room and an insurance", language)
    return CostRow(name=name, url=explorer_url(city=city, language=language), amount="", note=note)
