"""Doctors and hospitals of a place, read as their lists are: the engine would walk through all of a city."""

from __future__ import annotations

from sehat.directory.asked_lists import doctor_count, hospital_count
from sehat.directory.filters import Order
from sehat.directory.models import City, Department
from sehat.directory.selectors import MOST_BEDS, MOST_EXPERIENCED
from sehat.rendering.cache_version import cached_until_change
from sehat.search.engine import KindMatches, Window
from sehat.search.entries import SOURCES
from sehat.search.schemas import Kind

# The column of the department, and the order of its list.
LISTED: dict[Kind, tuple[str, Order]] = {
    "Doctor": ("department", MOST_EXPERIENCED),
    "Hospital": ("departments", MOST_BEDS),
}


def people_in(kind: Kind, city: City, department: Department | None, window: Window) -> KindMatches:
    """Doctors or hospitals of a city, of a department where one is named. One query, two with hospitals."""
    rows = SOURCES[kind].rows().filter(city=city)
    if department is None:
        ordered, total = rows.order_by("pk"), count_in(kind, city.pk)
    else:
        field, order = LISTED[kind]
        ordered = rows.filter(**{field: department}).order_by(*order)
        total = count_of(kind, city.pk, department.pk)
    wanted = ordered[window.offset : window.offset + window.limit]
    return KindMatches([SOURCES[kind].entry(row).entity for row in wanted], 0.0, total)


def count_of(kind: Kind, city_id: int, department_id: int) -> int:
    return (doctor_count if kind == "Doctor" else hospital_count)(city_id, department_id)


@cached_until_change
def count_in(kind: Kind, city_id: int) -> int:
    """One query, cached."""
    return SOURCES[kind].rows().filter(city=city_id).count()
