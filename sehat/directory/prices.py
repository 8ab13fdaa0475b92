"""One table of figures: every card, row and chart of a treatment's price reads its figure here."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from sehat.directory.distance import UNKNOWN, km_between
from sehat.directory.models import City, PriceRange
from sehat.directory.price_rules import label_of
from sehat.rendering.cache_version import cached_until_change


def fullest_first(row: PriceRange) -> tuple[bool, int, bool, int]:
    """The range of any room that most quotes stand behind comes first."""
    return row.room != "", -(row.quotes or 0), row.typical is None, row.pk


@cached_until_change
def prices_of_places() -> dict[int, list[PriceRange]]:
    """What is recorded of cities and of India, by treatment, fullest first. One query, cached."""
    found: dict[int, list[PriceRange]] = defaultdict(list)
    for row in PriceRange.objects.filter(hospital=None).select_related("procedure", "city"):
        found[row.procedure_id].append(row)
    return {procedure: sorted(rows, key=fullest_first) for procedure, rows in found.items()}


def main_price(procedure_id: int, city: City | None) -> PriceRange | None:
    """The one figure of a treatment in a place, for None in all of India. No query when cached."""
    place = city.pk if city else None
    return next((row for row in prices_of_places().get(procedure_id, []) if row.city_id == place), None)


def main_prices(rows: Iterable[PriceRange]) -> list[PriceRange]:
    """The one figure of each city among `rows`, popular cities first."""
    first: dict[int, PriceRange] = {}
    for row in sorted(rows, key=fullest_first):
        if row.city_id is not None:
            first.setdefault(row.city_id, row)
    return sorted(first.values(), key=lambda row: (row.city.rank, row.city.name) if row.city else (0, ""))


@dataclass(frozen=True)
class NearestPrice:
    """The figure of another city. `km` is as the crow flies."""

    price: PriceRange
    city: City
    km: int


def rows_for(procedure_id: int, room: str) -> list[PriceRange]:
    """Those of a room, and of any; all where no room is chosen."""
    rows = prices_of_places().get(procedure_id, [])
    return [row for row in rows if not room or row.room in {"", room}]


def nearest_price(procedure_id: int, city: City, room: str = "") -> NearestPrice | None:
    """Where the nearest other city has a figure, if of a room of that; None where nobody knows which is. No
    query when cached."""
    rows = main_prices(rows_for(procedure_id, room))
    others = [
        NearestPrice(row, row.city, km_between(city, row.city))
        for row in rows
        if row.city and row.city_id != city.pk
    ]
    known = [other for other in others if other.km != UNKNOWN]
    return min(known, key=lambda other: other.km, default=None)


@dataclass(frozen=True)
class Span:
    """From the lowest to the highest figure of `cities`; `label`: their method, where all have one."""

    lowest: int
    highest: int
    label: str
    cities: list[PriceRange]


def span_of_cities(procedure_id: int, room: str = "") -> Span | None:
    """What the cities with a figure have between them: it holds the figure of each (decisions 7.2), so it
    names a method only where all tell the same one. No query when cached."""
    cities = main_prices(rows_for(procedure_id, room))
    if not cities:
        return None
    label = cities[0].label if len({label_of(row) for row in cities}) == 1 else ""
    return Span(min(row.lowest for row in cities), max(row.highest for row in cities), label, cities)
