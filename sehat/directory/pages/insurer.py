"""`/hospitals/insurance/{slug}` as props: who takes an insurer, as told on a date, or any of a list."""

from __future__ import annotations

from django.db.models import Q, QuerySet
from django.http import QueryDict
from django.utils import timezone

from sehat.core.schemas import Link
from sehat.directory.addresses import insurer_url
from sehat.directory.filters import Choice, Facets, FilterKind, ListConfig, Order, facets_of
from sehat.directory.hospital_filters import SORTS, accreditation_filter, beds_filter, takes
from sehat.directory.listing import paginate_list
from sehat.directory.models import City, Hospital, HospitalList, Insurer
from sehat.directory.schemas import InsurerPageProps
from sehat.directory.selectors import MOST_BEDS, hospital_cards
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.schemas import Crumb

BY_CITY: Order = ("city__rank", "city__name", *MOST_BEDS)
INSURER_SORTS = {"city": ("City", BY_CITY), **SORTS}
OTHERS_SHOWN = 8


def insurer_page(insurer: Insurer, query: QueryDict) -> InsurerPageProps:
    """Hospitals that take an insurer or scheme. Three queries, four with a filter. Raises EmptyPage."""
    rows = Hospital.objects.filter(empanelments__insurer=insurer)
    found = paginate_list(rows, insurer_facets(insurer), query, insurer_url(insurer))
    crumbs = crumbs_to(insurer.name)
    title = f"Hospitals that accept {insurer.name}"
    return InsurerPageProps(
        meta=found.meta(
            title=f"{title}, by city",
            description=f"{found.listing.unfiltered_total} hospitals that told us they take {insurer.name}, "
            "with the date they said so, by city, beds and accreditation.",
            crumbs=crumbs,
        ),
        crumbs=crumbs,
        title=title,
        intro="Each hospital told us so on the date on its card. Networks change from one day to the "
        "next, so ask the hospital’s insurance desk before you go.",
        listing=found.listing,
        hospitals=hospital_cards(found.shown, insurer=insurer),
        nearby=[],
        related=other_insurers(insurer),
    )


def hospital_list_page(curated: HospitalList, query: QueryDict) -> InsurerPageProps:
    """A list that staff put together. Three queries, four with a filter. Raises EmptyPage."""
    rows, facets = hospitals_on(curated), hospital_list_facets(curated)
    found = paginate_list(rows, facets, query, insurer_url(curated))
    crumbs = crumbs_to(curated.name)
    insurers = curated.insurers.all()[:OTHERS_SHOWN]
    return InsurerPageProps(
        meta=found.meta(title=f"{curated.name}, by city", description=curated.intro, crumbs=crumbs),
        crumbs=crumbs,
        title=curated.name,
        intro=curated.intro,
        listing=found.listing,
        hospitals=hospital_cards(found.shown),
        nearby=[],
        related=[Link(label=item.name, url=insurer_url(item)) for item in insurers],
    )


def crumbs_to(name: str) -> list[Crumb]:
    return [Crumb(label="Home", url="/"), Crumb(label="Insurance", url="/insurance"), Crumb(label=name)]


@cached_until_change
def insurer_facets(insurer: Insurer) -> Facets:
    """Two queries, cached."""
    return facets_by_city(Hospital.objects.filter(empanelments__insurer=insurer))


@cached_until_change
def hospital_list_facets(curated: HospitalList) -> Facets:
    """Two queries, cached."""
    return facets_by_city(hospitals_on(curated))


def hospitals_on(curated: HospitalList) -> QuerySet[Hospital]:
    """Who takes any insurer or scheme of the list, in its city. Lazy."""
    rows = Hospital.objects.filter(takes(insurer__hospital_lists=curated.pk))
    return rows.filter(city=curated.city_id) if curated.city_id else rows


def facets_by_city(hospitals: QuerySet[Hospital]) -> Facets:
    """Two queries."""
    cities = City.objects.filter(pk__in=hospitals.order_by().values("city"))
    by_city = tuple(Choice(city.slug, city.name, Q(city=city.pk)) for city in cities)
    kinds = (
        FilterKind("city", "City", "many", by_city),
        beds_filter(),
        accreditation_filter(timezone.localdate()),
    )
    return facets_of(hospitals, ListConfig(kinds, INSURER_SORTS))


def other_insurers(insurer: Insurer) -> list[Link]:
    """Insurers or schemes of the same kind that a hospital takes. One query."""
    same = Insurer.objects.filter(kind=insurer.kind, empanelments__isnull=False).exclude(pk=insurer.pk)
    return [Link(label=item.name, url=insurer_url(item)) for item in same.distinct()[:OTHERS_SHOWN]]
