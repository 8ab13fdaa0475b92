"""`/{city}/hospitals/{department}` as props, and the filters that every list of hospitals has."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from django.db.models import Exists, OuterRef, Q
from django.http import QueryDict
from django.utils import timezone

from sehat.core.india import in_a_sentence
from sehat.core.schemas import Crumb
from sehat.directory.addresses import hospitals_url
from sehat.directory.filters import Choice, FilterKind, ListConfig, Order
from sehat.directory.listing import paginate_list
from sehat.directory.models import City, Department, Empanelment, Hospital, Locality
from sehat.directory.places import hospital_pairs, in_other_cities, others_in_city
from sehat.directory.schemas import HospitalsPage
from sehat.directory.selectors import MOST_BEDS, hospital_cards

FEW_BEDS, MANY_BEDS = 100, 300
# What is not recorded stands last, and the key at the end keeps pages of a list from overlapping.
SORTS: dict[str, tuple[str, Order]] = {
    "beds": ("Most beds", MOST_BEDS),
    "name": ("Name, A to Z", ("name", "pk")),
}


def hospitals_page(city: City, department: Department, query: QueryDict) -> HospitalsPage:
    """The list as the query string asks for it. Raises EmptyPage."""
    hospitals = Hospital.objects.filter(city=city, departments=department)
    places = Locality.objects.filter(hospitals__in=hospitals).distinct()
    config = ListConfig(
        (beds_filter(), accreditation_filter(timezone.localdate()), insurance_filter(), near(places)), SORTS
    )
    found = paginate_list(hospitals, config, query, hospitals_url(city, department))
    named = in_a_sentence(department.name)
    title = f"{department.name} hospitals in {city.name}"
    crumbs = [
        Crumb(label="Home", url="/"),
        Crumb(label="Hospitals", url="/hospitals"),
        Crumb(label=city.name),
        Crumb(label=department.name),
    ]
    return HospitalsPage(
        meta=found.meta(
            title=f"{title}: beds, accreditation and insurance",
            description=f"Compare hospitals with a department of {named} in {city.name} "
            "by beds, accreditation and the insurance they take.",
            crumbs=crumbs,
        ),
        crumbs=crumbs,
        title=title,
        intro=f"Hospitals in {city.name} that have a department of {named}. Compare "
        "beds, accreditation and the insurance they told us they take, then ask for an appointment.",
        listing=found.listing,
        hospitals=hospital_cards(found.shown),
        nearby=in_other_cities(hospital_pairs(), hospitals_url, city, department, department.name),
        related=others_in_city(hospital_pairs(), hospitals_url, city, department),
    )


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


def near(places: Iterable[Locality]) -> FilterKind:
    choices = tuple(Choice(place.slug, place.name, Q(locality=place.pk)) for place in places)
    return FilterKind("locality", "Area", "many", choices)
