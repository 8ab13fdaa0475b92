"""`/insurance` as props: who takes what, and how cashless treatment works."""

from __future__ import annotations

from django.conf import settings
from django.db.models import Count, F, Q

from sehat.directory.addresses import insurer_url
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.models import HospitalList, Insurer
from sehat.directory.schemas import InsuranceFact, InsurancePageProps, InsurerTile
from sehat.rendering.schemas import Crumb, Meta

HOME = Crumb(label="Home", url="/")
MAX_NAME_LENGTH = 100

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


def insurance_page(asked: str = "") -> InsurancePageProps:
    """Insurers and schemes that a hospital told us it takes, and the lists of staff: all, or those whose
    name has each word of `asked`. Two queries.
    """
    crumbs = [HOME, Crumb(label="Insurance")]
    query = " ".join(asked.split())[:MAX_NAME_LENGTH]
    taken = Insurer.objects.annotate(count=Count("empanelments")).filter(count__gt=0)
    found = [item for item in taken if is_named(item.name, query)]

    def tiles(kind: Insurer.Kind) -> list[InsurerTile]:
        return [
            InsurerTile(label=item.name, url=insurer_url(item), hospitals=item.count)
            for item in found
            if item.kind == kind
        ]

    return InsurancePageProps(
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
        lists=[tile for tile in list_tiles() if is_named(tile.label, query)],
        cashless=CASHLESS,
        cashless_source=CASHLESS_SOURCE,
        ayushman=AYUSHMAN,
        ayushman_source=AYUSHMAN_SOURCE,
    )


def list_tiles() -> list[InsurerTile]:
    """The lists of staff that have a hospital. One query."""
    there = Q(city=None) | Q(insurers__hospitals__city=F("city"))
    counted = HospitalList.objects.annotate(count=Count("insurers__hospitals", filter=there, distinct=True))
    return [
        InsurerTile(label=item.name, url=insurer_url(item), hospitals=item.count)
        for item in counted.filter(count__gt=0)
    ]


def is_named(name: str, query: str) -> bool:
    return all(word in name.casefold() for word in query.casefold().split())
