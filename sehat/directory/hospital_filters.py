"""What lists of hospitals are filtered and sorted by."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from django.db.models import Exists, OuterRef, Q, QuerySet

from sehat.directory.filters import Choice, FilterKind, ListConfig, Order
from sehat.directory.models import Empanelment, Hospital, Locality
from sehat.directory.selectors import MOST_BEDS

FEW_BEDS, MANY_BEDS = 100, 300
# What is not recorded stands last, and the key at the end keeps pages of a list from overlapping.
SORTS: dict[str, tuple[str, Order]] = {
    "beds": ("Most beds", MOST_BEDS),
    "name": ("Name, A to Z", ("name", "pk")),
}


def hospital_list_config(hospitals: QuerySet[Hospital], day: date) -> ListConfig:
    """All filters of a list of hospitals on `day`; areas are data. One query, when it is read."""
    places = Locality.objects.filter(hospitals__in=hospitals).distinct()
    kinds = (beds_filter(), accreditation_filter(day), insurance_filter(), locality_filter(places))
    return ListConfig(kinds, SORTS)


def beds_filter() -> FilterKind:
    choices = (
        Choice("few", f"Up to {FEW_BEDS}", Q(beds__lte=FEW_BEDS)),
        Choice("mid", f"{FEW_BEDS} to {MANY_BEDS}", Q(beds__gt=FEW_BEDS, beds__lte=MANY_BEDS)),
        Choice("many", f"Above {MANY_BEDS}", Q(beds__gt=MANY_BEDS)),
    )
    return FilterKind("beds", "Beds", "many", choices)


def accreditation_filter(day: date) -> FilterKind:
    """A certificate that has run out on `day` does not count."""
    valid = Q(accredited_until__isnull=True) | Q(accredited_until__gte=day)
    choices = tuple(
        Choice(str(value), str(label), Q(accreditation=value) & valid)
        for value, label in Hospital.Accreditation.choices
    )
    return FilterKind("accreditation", "Accreditation", "many", choices)


def insurance_filter() -> FilterKind:
    choices = (
        Choice("cashless", "Cashless insurance", takes(insurer__kind__in=("private", "public"))),
        Choice("ayushman", "Ayushman Bharat", takes(insurer__slug="ayushman-bharat")),
        Choice("cghs", "CGHS / ECHS", takes(insurer__slug__in=("cghs", "echs"))),
    )
    return FilterKind("insurance", "Insurance accepted", "many", choices)


def takes(**insurer: object) -> Q:
    return Q(Exists(Empanelment.objects.filter(hospital=OuterRef("pk"), **insurer)))


def locality_filter(places: Iterable[Locality]) -> FilterKind:
    choices = tuple(Choice(place.slug, place.name, Q(locality=place.pk)) for place in places)
    return FilterKind("locality", "Area", "many", choices)
