"""Which recorded ranges a page shows, and where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sehat.core.languages import display_name
from sehat.core.schemas import Language
from sehat.costs.schemas import CostFigure
from sehat.directory.addresses import cost_url, hospital_url
from sehat.directory.cards import price_row
from sehat.directory.models import City, PriceRange
from sehat.directory.names import price_label
from sehat.directory.prices import fullest_first, main_prices
from sehat.directory.schemas import PriceRangeRow


@dataclass(frozen=True)
class Figures:
    """The ranges of a treatment as a page about a city, or about no city, sorts them. Fullest first."""

    here: list[PriceRange]
    general: list[PriceRange]
    hospitals: list[PriceRange]
    other_cities: list[PriceRange]

    @property
    def is_known_here(self) -> bool:
        """Whether the place itself has a figure; a page without one says so and is not indexed."""
        return bool(self.here or self.hospitals)


def group_by_place(rows: list[PriceRange], city: City | None) -> Figures:
    """Those of the place, those without one, what hospitals of the place ask, and one for each other city."""
    place = city.pk if city else None
    ranges = sorted((row for row in rows if row.hospital_id is None), key=fullest_first)
    here = [row for row in ranges if row.city_id == place]
    return Figures(
        here=here,
        general=[] if here else [row for row in ranges if row.city_id is None],
        hospitals=one_a_hospital(row for row in rows if city and at_hospital_of(row, city)),
        other_cities=main_prices(row for row in ranges if row.city_id != place),
    )


def one_a_hospital(rows: Iterable[PriceRange]) -> list[PriceRange]:
    """The fullest figure of each hospital, lowest first."""
    first: dict[int | None, PriceRange] = {}
    for row in sorted(rows, key=fullest_first):
        first.setdefault(row.hospital_id, row)
    return sorted(first.values(), key=lowest_first)


def at_hospital_of(row: PriceRange, city: City) -> bool:
    return row.hospital_id is not None and row.city_id == city.pk


def lowest_first(row: PriceRange) -> tuple[int, int]:
    return row.lowest, row.pk


def figure(row: PriceRange, language: Language = "en") -> CostFigure:
    """Needs procedure loaded. Its name is what it is a figure of: keyhole, one knee."""
    shown = price_row(
        row, language, name=price_label(row, language) or display_name(row.procedure, language)
    ).model_copy(update={"label": ""})
    return CostFigure(
        **shown.model_dump(),
        quotes=row.quotes,
        quoted_by=row.quoted_by,
        includes=row.includes if language == "en" else "",
    )


def hospital_row(row: PriceRange, language: Language = "en") -> PriceRangeRow:
    """Needs procedure and hospital__locality loaded."""
    assert row.hospital
    area, label = display_name(row.hospital.locality, language), price_label(row, language)
    where = f"{area} · {label}" if label else area
    name = display_name(row.hospital, language)
    shown = price_row(row, language, name=name, url=hospital_url(row.hospital, language))
    return shown.model_copy(update={"label": where})


def city_row(row: PriceRange, language: Language = "en") -> PriceRangeRow:
    """Needs procedure and city loaded."""
    assert row.city
    name = display_name(row.city, language)
    return price_row(row, language, name=name, url=cost_url(row.procedure, row.city, language))
