"""What lists of hospitals are filtered and sorted by."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from sehat.core.languages import display_name, noop, translate
from sehat.core.schemas import Language
from sehat.directory.filters import Choice, Facets, FilterKind, ListConfig, Order, facets_of
from sehat.directory.models import City, Department, Empanelment, Hospital, Locality
from sehat.directory.selectors import MOST_BEDS
from sehat.rendering.cache_version import cached_until_change

FEW_BEDS, MANY_BEDS = 100, 300
# What is not recorded stands last, and the key at the end keeps pages of a list from overlapping.
SORTS: dict[str, tuple[str, Order]] = {
    "beds": (noop("Most beds"), MOST_BEDS),
    "name": (noop("Name, A to Z"), ("name", "pk")),
}


def hospital_list_config(hospitals: QuerySet[Hospital], day: date, language: Language = "en") -> ListConfig:
    """All filters of a list of hospitals on `day`; areas are data. One query, when it is read."""
    places = Locality.objects.filter(hospitals__in=hospitals).distinct()
    kinds = (
        beds_filter(language),
        accreditation_filter(day, language),
        insurance_filter(),
        locality_filter(places, language),
    )
    return ListConfig(kinds, SORTS)


@cached_until_change
def hospital_facets(city: City, department: Department, language: Language = "en") -> Facets:
    """Two queries, cached."""
    hospitals = Hospital.objects.filter(city=city, departments=department)
    return facets_of(hospitals, hospital_list_config(hospitals, timezone.localdate(), language))


UP_TO, MORE = noop("Up to {count} beds"), noop("More than {count} beds")
BETWEEN = noop("{low} to {high} beds")


def beds_filter(language: Language = "en") -> FilterKind:
    def said(text: str, **counts: int) -> str:
        return translate(text, language).format(**counts)

    few, many = FEW_BEDS, MANY_BEDS
    choices = (
        Choice("few", said(UP_TO, count=few), Q(beds__lte=few)),
        Choice("mid", said(BETWEEN, low=few, high=many), Q(beds__gt=few, beds__lte=many)),
        Choice("many", said(MORE, count=many), Q(beds__gt=many)),
    )
    return FilterKind("beds", noop("Beds"), "many", choices)


def accreditation_filter(day: date, language: Language = "en") -> FilterKind:
    """A certificate that has run out on `day` does not count."""
    valid = Q(accredited_until__isnull=True) | Q(accredited_until__gte=day)
    choices = tuple(
        Choice(str(value), translate(str(label), language, "accreditation"), Q(accreditation=value) & valid)
        for value, label in Hospital.Accreditation.choices
    )
    return FilterKind("accreditation", noop("Accreditation"), "many", choices)


def insurance_filter() -> FilterKind:
    choices = (
        Choice("cashless", noop("Cashless insurance"), takes(insurer__kind__in=("private", "public"))),
        Choice("ayushman", noop("Ayushman Bharat"), takes(insurer__slug="ayushman-bharat")),
        Choice("cghs", noop("CGHS / ECHS"), takes(insurer__slug__in=("cghs", "echs"))),
    )
    return FilterKind("insurance", noop("Insurance accepted"), "many", choices)


def takes(**insurer: object) -> Q:
    return Q(Exists(Empanelment.objects.filter(hospital=OuterRef("pk"), **insurer)))


def locality_filter(places: Iterable[Locality], language: Language = "en") -> FilterKind:
    choices = tuple(
        Choice(place.slug, display_name(place, language), Q(locality=place.pk)) for place in places
    )
    return FilterKind("locality", noop("Area"), "many", choices)
