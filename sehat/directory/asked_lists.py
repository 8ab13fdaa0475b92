"""The list that a search asks for: filtered as it says, as far as somebody is left on it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from django.db.models import QuerySet

from sehat.directory.addresses import hospitals_url, insurer_url, listing_url
from sehat.directory.doctor_filters import HIGH_FEE, LEAST_FEE, LOW_FEE, doctor_facets
from sehat.directory.filters import ListConfig, ListQuery, Row, apply_filters
from sehat.directory.hospital_filters import hospital_facets
from sehat.directory.models import City, Department, Doctor, Hospital, Insurer
from sehat.directory.schemas import FilterName
from sehat.rendering.cache_version import cached_until_change

# What is given up first where nobody has all of it.
GIVEN_UP = ("fee", "locality", "language", "insurance", "gender")
FEE_STEPS = ((LEAST_FEE, ("least",)), (LOW_FEE, ("low",)), (HIGH_FEE, ("low", "mid")))
BY_FEE = "fee"


@dataclass(frozen=True)
class AskedList:
    """`held` are the names of the filters that hold; `is_by_fee`: the lowest fee comes first."""

    url: str
    total: int
    held: tuple[FilterName, ...] = ()
    is_by_fee: bool = False


@cached_until_change
def doctor_count(city_id: int, department_id: int) -> int:
    """One query, cached."""
    return Doctor.objects.filter(city=city_id, department=department_id).count()


@cached_until_change
def hospital_count(city_id: int, department_id: int) -> int:
    """One query, cached."""
    return Hospital.objects.filter(city=city_id, departments=department_id).count()


def asked_doctors(city: City, department: Department, asked: ListQuery) -> AskedList:
    """None when it is plain and cached; one with filters, and one for each filter that is given up."""
    path = listing_url(city, department)
    if asked.is_plain:
        return AskedList(path, doctor_count(city.pk, department.pk))
    doctors = Doctor.objects.filter(city=city, department=department)
    return nearest(doctors, doctor_facets(city, department).config, asked, path)


def asked_hospitals(city: City, department: Department, asked: ListQuery) -> AskedList:
    """None when it is plain and cached; one with filters."""
    path = hospitals_url(city, department)
    if asked.is_plain:
        return AskedList(path, hospital_count(city.pk, department.pk))
    hospitals = Hospital.objects.filter(city=city, departments=department)
    return nearest(hospitals, hospital_facets(city, department).config, asked, path)


def asked_insurer(insurer: Insurer, city: City | None) -> AskedList:
    """Hospitals that take an insurer, in the city where one there does. One query, or two."""
    hospitals = Hospital.objects.filter(empanelments__insurer=insurer)
    here = hospitals.filter(city=city).count() if city else 0
    path = insurer_url(insurer)
    if city and here:
        return AskedList(ListQuery({"city": (city.slug,)}).url(path), here, ("city",))
    return AskedList(path, hospitals.count())


def nearest(rows: QuerySet[Row], config: ListConfig, asked: ListQuery, path: str) -> AskedList:
    """The asked list; where nobody is on it, the one with the fewest filters given up, in their order."""
    asked = without_unknown(asked, config)
    for name in ("", *GIVEN_UP):
        asked = without(asked, name)
        total = apply_filters(rows, config, asked).count()
        if total:
            break
    held = tuple(kind.name for kind in config.kinds if kind.name in asked.values)
    return AskedList(asked.url(path), total, held, asked.sort == BY_FEE)


def without_unknown(asked: ListQuery, config: ListConfig) -> ListQuery:
    """Without what no row of the list has: a language that nobody there speaks."""
    values = {
        kind.name: tuple(value for value in asked.values.get(kind.name, ()) if value in choices)
        for kind in config.kinds
        if (choices := {choice.value for choice in kind.choices})
    }
    sort = asked.sort if asked.sort in config.sorts else None
    return ListQuery({name: found for name, found in values.items() if found}, sort)


def without(asked: ListQuery, name: str) -> ListQuery:
    """A fee that nobody asks so little of becomes the order: the lowest first."""
    if name not in asked.values:
        return asked
    left = {other: values for other, values in asked.values.items() if other != name}
    return replace(asked, values=left, sort=BY_FEE if name == "fee" else asked.sort)


def fee_query(rupees: int) -> ListQuery:
    """The step of the filter that a fee is, or the next one, lowest fee first; above all steps the order."""
    for step, values in FEE_STEPS:
        if rupees <= step:
            return ListQuery({"fee": values}, None if rupees == step else BY_FEE)
    return ListQuery({}, BY_FEE)
