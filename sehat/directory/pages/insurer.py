"""`/hospitals/insurance/{slug}` as props: who takes an insurer, as told on a date, or any of a list."""

from __future__ import annotations

from django.db.models import Q, QuerySet
from django.http import QueryDict
from django.utils import timezone

from sehat.core.languages import display_name, find_translation, localized_path, noop, translate
from sehat.core.schemas import Language, Link
from sehat.directory.addresses import insurer_url
from sehat.directory.cards import home_crumb
from sehat.directory.city_addresses import crumbs_in
from sehat.directory.filters import Choice, Facets, FilterKind, ListConfig, Order, facets_of
from sehat.directory.hospital_filters import SORTS, accreditation_filter, beds_filter, takes
from sehat.directory.listing import paginate_list
from sehat.directory.models import City, Hospital, HospitalList, Insurer
from sehat.directory.pages.insurance import OF_LISTS, list_name
from sehat.directory.schemas import InsurerPageProps
from sehat.directory.selectors import MOST_BEDS, cities_by_slug, hospital_cards
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.schemas import Crumb

BY_CITY: Order = ("city__rank", "city__name", *MOST_BEDS)
INSURER_SORTS = {"city": (noop("City"), BY_CITY), **SORTS}
OTHERS_SHOWN = 8
DESCRIPTION = noop(
    "{count} hospitals that told us they take {insurer}, with the date they said so, by city, beds and "
    "accreditation."
)
DESCRIPTION_OF_ONE = noop(
    "1 hospital that told us it takes {insurer}, with the date it said so, its beds and accreditation."
)
INTRO = noop(
    "Each hospital told us so on the date on its card. Networks change from one day to the next, so ask the "
    "hospital’s insurance desk before you go."
)


LIST_INTRO = noop(
    "The hospitals of this list, by city. Networks change from one day to the next, so ask the hospital’s "
    "insurance desk before you go."
)


def insurer_page(insurer: Insurer, query: QueryDict, language: Language = "en") -> InsurerPageProps:
    """Hospitals that take an insurer or scheme. Three queries, four with a filter. Raises EmptyPage."""
    rows = Hospital.objects.filter(empanelments__insurer=insurer)
    facets = insurer_facets(insurer, language)
    found = paginate_list(rows, facets, query, insurer_url(insurer, language), language)
    name = display_name(insurer, language)
    crumbs = crumbs_to(name, language)
    title = translate("Hospitals that accept {insurer}", language).format(insurer=name)
    return InsurerPageProps(
        meta=found.meta(
            title=translate("{}, by city", language).format(title),
            description=description_of(found.listing.unfiltered_total, name, language),
            crumbs=crumbs,
        ),
        crumbs=crumbs_in(asked_city(query), crumbs),
        title=title,
        intro=translate(INTRO, language),
        listing=found.listing,
        hospitals=hospital_cards(found.shown, insurer=insurer, language=language),
        nearby=[],
        related=other_insurers(insurer, language),
    )


def description_of(count: int, insurer: str, language: Language) -> str:
    words = DESCRIPTION_OF_ONE if count == 1 else DESCRIPTION
    return translate(words, language).format(count=count, insurer=insurer)


def hospital_list_page(
    curated: HospitalList, query: QueryDict, language: Language = "en"
) -> InsurerPageProps:
    """A list that staff put together. Three queries, four with a filter. Raises EmptyPage."""
    rows, facets = hospitals_on(curated), hospital_list_facets(curated, language)
    found = paginate_list(rows, facets, query, insurer_url(curated, language), language)
    name, intro = list_name(curated, language), intro_of(curated, language)
    crumbs = crumbs_to(name, language)
    taken = curated.insurers.filter(empanelments__isnull=False).distinct()  # others have no page
    return InsurerPageProps(
        meta=found.meta(
            title=translate("{}, by city", language).format(name), description=intro, crumbs=crumbs
        ),
        crumbs=crumbs_in(city_of_list(curated, query), crumbs),
        title=name,
        intro=intro,
        listing=found.listing,
        hospitals=hospital_cards(found.shown, language=language),
        nearby=[],
        related=[link_to(item, language) for item in taken[:OTHERS_SHOWN]],
    )


def intro_of(curated: HospitalList, language: Language) -> str:
    """Staff write it in English; in Hindi it is said what stands on the page where nobody translated it."""
    if language == "en":
        return curated.intro
    return find_translation(curated.intro, language, OF_LISTS) or translate(LIST_INTRO, language)


def asked_city(query: QueryDict) -> City | None:
    """The one city that a list is narrowed to. No query when cached."""
    asked = set(query.getlist("city"))  # said twice it is one, as its cached page is
    return cities_by_slug().get(asked.pop()) if len(asked) == 1 else None


def city_of_list(curated: HospitalList, query: QueryDict) -> City | None:
    return curated.city or asked_city(query)


def crumbs_to(name: str, language: Language) -> list[Crumb]:
    insurance = Crumb(label=translate("Insurance", language), url=localized_path("/insurance", language))
    return [home_crumb(language), insurance, Crumb(label=name)]


@cached_until_change
def insurer_facets(insurer: Insurer, language: Language) -> Facets:
    """Two queries, cached."""
    return facets_by_city(Hospital.objects.filter(empanelments__insurer=insurer), language)


@cached_until_change
def hospital_list_facets(curated: HospitalList, language: Language) -> Facets:
    """Two queries, cached."""
    return facets_by_city(hospitals_on(curated), language)


def hospitals_on(curated: HospitalList) -> QuerySet[Hospital]:
    """Who takes any insurer or scheme of the list, in its city. Lazy."""
    rows = Hospital.objects.filter(takes(insurer__hospital_lists=curated.pk))
    return rows.filter(city=curated.city_id) if curated.city_id else rows


def facets_by_city(hospitals: QuerySet[Hospital], language: Language) -> Facets:
    """Two queries."""
    cities = City.objects.filter(pk__in=hospitals.order_by().values("city"))
    by_city = tuple(Choice(city.slug, display_name(city, language), Q(city=city.pk)) for city in cities)
    kinds = (
        FilterKind("city", noop("City"), "many", by_city),
        beds_filter(language),
        accreditation_filter(timezone.localdate(), language),
    )
    return facets_of(hospitals, ListConfig(kinds, INSURER_SORTS))


def other_insurers(insurer: Insurer, language: Language) -> list[Link]:
    """Insurers or schemes of the same kind that a hospital takes. One query."""
    same = Insurer.objects.filter(kind=insurer.kind, empanelments__isnull=False).exclude(pk=insurer.pk)
    return [link_to(item, language) for item in same.distinct()[:OTHERS_SHOWN]]


def link_to(insurer: Insurer, language: Language) -> Link:
    return Link(label=display_name(insurer, language), url=insurer_url(insurer, language))
