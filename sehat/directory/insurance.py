"""`/insurance` and `/hospitals/insurance/{slug}` as props: who takes what, as told on a date."""

from __future__ import annotations

from django.conf import settings
from django.db.models import Count, Q
from django.http import QueryDict
from django.utils import timezone

from sehat.core.schemas import Crumb, Link, Meta
from sehat.directory.addresses import insurer_url
from sehat.directory.filters import Choice, FilterKind, ListConfig, Order
from sehat.directory.hospital_list import SORTS, accreditation_filter, beds_filter
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.listing import paginate_list
from sehat.directory.models import City, Hospital, Insurer
from sehat.directory.schemas import InsuranceFact, InsurancePage, InsurerPage, InsurerTile
from sehat.directory.selectors import MOST_BEDS, hospital_cards

HOME = Crumb(label="Home", url="/")
BY_CITY: Order = ("city__rank", "city__name", *MOST_BEDS)
INSURER_SORTS = {"city": ("City", BY_CITY), **SORTS}
OTHERS_SHOWN = 8
LONGEST_NAME = 100

CASHLESS_SOURCE = "the insurance regulator’s circular of 29 May 2024"
CASHLESS = [
    InsuranceFact(
        title="Show your card and ID at admission",
        text="The hospital’s insurance desk sends a request to the insurer.",
    ),
    InsuranceFact(
        title="The insurer decides within 1 hour",
        text="Planned surgery can be approved earlier.",
    ),
    InsuranceFact(
        title="Your discharge is settled within 3 hours",
        text="The insurer has this time for the final bill.",
    ),
    InsuranceFact(
        title="You pay only what is not covered",
        text="Ask for the list of items that are not covered before surgery.",
    ),
]
AYUSHMAN_SOURCE = "public information on the scheme, gathered in November 2026"
AYUSHMAN = [
    InsuranceFact(title="Up to ₹5 lakh a year", text="For the whole family together."),
    InsuranceFact(title="Cashless", text="At hospitals that are empanelled with the scheme."),
    InsuranceFact(title="Everyone of 70 or more", text="The scheme has taken them in since 2024."),
]


def insurance_page(asked: str = "") -> InsurancePage:
    """Insurers and schemes that a hospital told us it takes: all, or those whose name has each word
    of `asked`. One query.
    """
    crumbs = [HOME, Crumb(label="Insurance")]
    query = " ".join(asked.split())[:LONGEST_NAME]
    taken = Insurer.objects.annotate(count=Count("empanelments")).filter(count__gt=0)
    found = [item for item in taken if is_named(item, query)]

    def tiles(kind: Insurer.Kind) -> list[InsurerTile]:
        return [
            InsurerTile(label=item.name, url=insurer_url(item), hospitals=item.count)
            for item in found
            if item.kind == kind
        ]

    return InsurancePage(
        meta=Meta(
            title="Hospitals that accept your insurance",
            description="Government schemes and health insurers, with the hospitals that told us they "
            "take them, and how cashless treatment works.",
            canonical=f"{settings.SITE_URL}/insurance",
            noindex=query != "",
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        title="Hospitals that accept your insurance",
        intro="Choose your insurer or government scheme to see the hospitals that told us they take it.",
        query=query,
        schemes=tiles(Insurer.Kind.SCHEME),
        private=tiles(Insurer.Kind.PRIVATE),
        public=tiles(Insurer.Kind.PUBLIC),
        cashless=CASHLESS,
        cashless_source=CASHLESS_SOURCE,
        ayushman=AYUSHMAN,
        ayushman_source=AYUSHMAN_SOURCE,
    )


def is_named(insurer: Insurer, query: str) -> bool:
    return all(word in insurer.name.casefold() for word in query.casefold().split())


def insurer_page(insurer: Insurer, query: QueryDict) -> InsurerPage:
    """Hospitals that take an insurer or scheme. Five queries, six with a filter. Raises EmptyPage."""
    hospitals = Hospital.objects.filter(empanelments__insurer=insurer)
    cities = City.objects.filter(hospitals__empanelments__insurer=insurer).distinct()
    by_city = tuple(Choice(city.slug, city.name, Q(city=city.pk)) for city in cities)
    kinds = (
        FilterKind("city", "City", "many", by_city),
        beds_filter(),
        accreditation_filter(timezone.localdate()),
    )
    found = paginate_list(hospitals, ListConfig(kinds, INSURER_SORTS), query, insurer_url(insurer))
    title = f"Hospitals that accept {insurer.name}"
    crumbs = [HOME, Crumb(label="Insurance", url="/insurance"), Crumb(label=insurer.name)]
    return InsurerPage(
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


def other_insurers(insurer: Insurer) -> list[Link]:
    """Insurers or schemes of the same kind that a hospital takes. One query."""
    same = Insurer.objects.filter(kind=insurer.kind, empanelments__isnull=False).exclude(pk=insurer.pk)
    return [Link(label=item.name, url=insurer_url(item)) for item in same.distinct()[:OTHERS_SHOWN]]
