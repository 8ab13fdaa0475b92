"""`/insurance` as props: who takes what, and how cashless treatment works."""

from __future__ import annotations

from django.conf import settings
from django.db.models import Count, F, Q

from sehat.core.folding import LETTERS, fold
from sehat.core.languages import display_name, localized_path, noop, translate
from sehat.core.schemas import Language
from sehat.directory.addresses import insurer_url
from sehat.directory.cards import home_crumb
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.models import HospitalList, Insurer
from sehat.directory.schemas import InsuranceFact, InsurancePageProps, InsurerTile
from sehat.rendering.schemas import Crumb, Meta

MAX_NAME_LENGTH = 100
OF_LISTS = "list of hospitals"  # what a translation of its words is of
DESCRIPTION = noop(
    "Government schemes and health insurers, with the hospitals that told us they take them, and how "
    "cashless treatment works."
)
INTRO = noop("Choose your insurer or government scheme to see the hospitals that told us they take it.")

CASHLESS_SOURCE = noop("the insurance regulator’s circular of 29 May 2024")
CASHLESS = [
    InsuranceFact(
        title=noop("Show your card and ID at admission"),
        text=noop("The hospital’s insurance desk sends a request to the insurer."),
    ),
    InsuranceFact(
        title=noop("The insurer decides within 1 hour"),
        text=noop("Planned surgery can be approved earlier."),
    ),
    InsuranceFact(
        title=noop("Your discharge is settled within 3 hours"),
        text=noop("The insurer has this time for the final bill."),
    ),
    InsuranceFact(
        title=noop("You pay only what is not covered"),
        text=noop("Ask for the list of items that are not covered before surgery."),
    ),
]
AYUSHMAN_SOURCE = noop("public information on the scheme, gathered in November 2026")
AYUSHMAN = [
    InsuranceFact(title=noop("Up to ₹5 lakh a year"), text=noop("For the whole family together.")),
    InsuranceFact(title=noop("Cashless"), text=noop("At hospitals that are empanelled with the scheme.")),
    InsuranceFact(
        title=noop("Everyone of 70 or more"), text=noop("The scheme has taken them in since 2024.")
    ),
]


def insurance_page(asked: str = "", language: Language = "en") -> InsurancePageProps:
    """Insurers and schemes that a hospital told us it takes, and the lists of staff: all, or those whose
    names have each word of `asked`. Two queries.
    """
    crumbs = [home_crumb(language), Crumb(label=translate("Insurance", language))]
    title = translate("Hospitals that accept your insurance", language)
    query = " ".join(asked.split())[:MAX_NAME_LENGTH]
    invented = Count("empanelments", filter=Q(empanelments__hospital__is_demo=True))
    taken = Insurer.objects.annotate(count=Count("empanelments"), invented=invented).filter(count__gt=0)
    found = [item for item in taken if is_named(names_of(item), query)]
    tiles: dict[str, list[InsurerTile]] = {kind: [] for kind in Insurer.Kind.values}
    for item in found:
        label, url = display_name(item, language), insurer_url(item, language)
        tile = InsurerTile(label=label, url=url, hospitals=item.count, is_demo=item.invented > 0)
        tiles[item.kind].append(tile)
    return InsurancePageProps(
        meta=Meta(
            title=title,
            description=translate(DESCRIPTION, language),
            canonical=settings.SITE_URL + localized_path("/insurance", language),
            noindex=query != "",
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        title=title,
        intro=translate(INTRO, language),
        query=query,
        schemes=tiles[Insurer.Kind.SCHEME],
        private=tiles[Insurer.Kind.PRIVATE],
        public=tiles[Insurer.Kind.PUBLIC],
        lists=list_tiles(query, language),
        cashless=facts(CASHLESS, language),
        cashless_source=translate(CASHLESS_SOURCE, language),
        ayushman=facts(AYUSHMAN, language),
        ayushman_source=translate(AYUSHMAN_SOURCE, language),
    )


def facts(found: list[InsuranceFact], language: Language) -> list[InsuranceFact]:
    return [
        InsuranceFact(title=translate(fact.title, language), text=translate(fact.text, language))
        for fact in found
    ]


def list_tiles(query: str, language: Language) -> list[InsurerTile]:
    """The lists of staff that have a hospital: all, or those that are called so. One query."""
    there = Q(city=None) | Q(insurers__hospitals__city=F("city"))
    demo = there & Q(insurers__hospitals__is_demo=True)
    counted = HospitalList.objects.annotate(
        count=Count("insurers__hospitals", filter=there, distinct=True),
        invented=Count("insurers__hospitals", filter=demo, distinct=True),
    )
    return [
        InsurerTile(
            label=list_name(item, language),
            url=insurer_url(item, language),
            hospitals=item.count,
            is_demo=item.invented > 0,
        )
        for item in counted.filter(count__gt=0)
        if is_named(f"{names_of(item)} {list_name(item, language)}", query)
    ]


def list_name(curated: HospitalList, language: Language) -> str:
    """As staff wrote it in Hindi, else in the words of the catalogue."""
    named = display_name(curated, language)
    return translate(named, language, OF_LISTS) if named == curated.name else named


def names_of(row: Insurer | HospitalList) -> str:
    """In both languages, and what else people call it."""
    return " ".join([row.name, row.name_hi, *row.aliases])


def is_named(name: str, query: str) -> bool:
    """In whatever case and spelling of Hindi, and with whichever signs between the words: ICICI-Lombard,
    PM JAY, Star Health and Allied."""
    said = "".join(parts_of(name))
    return all(part in said for part in parts_of(query))


def parts_of(text: str) -> list[str]:
    return LETTERS.findall(fold(text.replace("&", " and ")))
