"""What treatments cost where."""

from __future__ import annotations

from sehat.directory.models import (
    PriceRange,
)
from sehat.directory.prices import fullest_first
from sehat.rendering.cache_version import cached_until_change


@cached_until_change
def price_ranges(procedure_ids: tuple[int, ...], city_id: int | None) -> list[PriceRange]:
    """Recorded ranges of procedures in a city; where the city has none, those without a city. One query,
    cached.

    What one hospital asks is not the range of a city.
    """
    of_places = PriceRange.objects.filter(procedure_id__in=procedure_ids, hospital=None)
    found = sorted(of_places.select_related("procedure", "city"), key=fullest_first)
    chosen = []
    for procedure_id in procedure_ids:
        rows = [row for row in found if row.procedure_id == procedure_id]
        here = [row for row in rows if row.city_id == city_id]
        chosen += here or [row for row in rows if row.city_id is None]
    return chosen
