"""What lists of doctors are filtered and sorted by."""

from __future__ import annotations

from django.db.models import Count, Exists, F, OuterRef, Q

from sehat.core.india import rupees, sentence_case, this_year
from sehat.core.languages import localized, noop, translate
from sehat.core.schemas import Language
from sehat.directory.filters import Choice, Facets, FilterKind, ListConfig, Order, facets_of
from sehat.directory.models import City, Department, Doctor, Practice
from sehat.directory.names import language_name
from sehat.directory.selectors import MOST_EXPERIENCED, languages
from sehat.rendering.cache_version import cached_until_change

LEAST_FEE, LOW_FEE, HIGH_FEE = 500, 800, 1200  # rupees: what people ask for, and the steps of the design
# What is not recorded stands last, and the key at the end keeps pages of a list from overlapping.
SORTS: dict[str, tuple[str, Order]] = {
    "experience": (noop("Most experience"), MOST_EXPERIENCED),
    "fee": (noop("Lowest fee"), (F("fee").asc(nulls_last=True), *MOST_EXPERIENCED)),
    "name": (noop("Name, A to Z"), ("name", "pk")),
}


def doctor_list_config(
    city: City, department: Department, year: int, language: Language = "en"
) -> ListConfig:
    """All filters of a list in `year`: languages, conditions, areas are data. Three queries."""
    experience = tuple(
        Choice(
            str(years),
            translate("{years} years or more", language).format(years=years),
            Q(practising_since__lte=year - years),
        )
        for years in (10, 20)
    )
    gender = (Choice("woman", noop("Woman"), Q(gender="woman")), Choice("man", noop("Man"), Q(gender="man")))
    insurance = (
        Choice("cashless", noop("Cashless private"), Q(accepts_cashless=True)),
        Choice("ayushman", noop("Ayushman Bharat"), Q(accepts_ayushman=True)),
        Choice("cghs", noop("CGHS / ECHS"), Q(accepts_cghs=True)),
    )
    verified = (Choice("yes", noop("Registration checked"), Q(is_verified=True)),)
    kinds = (
        FilterKind("fee", noop("Consultation fee"), "many", fees(language)),
        FilterKind("experience", noop("Experience"), "one", experience),
        FilterKind("gender", noop("Doctor"), "many", gender),
        FilterKind("language", noop("Speaks"), "many", spoken(city, department, language)),
        FilterKind("disease", noop("Treats"), "one", treated(city, department, language)),
        FilterKind("insurance", noop("Insurance accepted"), "many", insurance),
        FilterKind("verified", noop("Verified"), "many", verified),
        FilterKind("locality", noop("Area"), "many", areas(city, department, language)),
    )
    return ListConfig(kinds, SORTS)


def fees(language: Language) -> tuple[Choice, ...]:
    """Rupees of a consultation, in steps."""
    up_to, above = translate("Up to {amount}", language), translate("Above {amount}", language)
    return (
        Choice("least", up_to.format(amount=rupees(LEAST_FEE)), Q(fee__lte=LEAST_FEE)),
        Choice("low", up_to.format(amount=rupees(LOW_FEE)), Q(fee__lte=LOW_FEE)),
        Choice("mid", between(LOW_FEE, HIGH_FEE, language), Q(fee__gt=LOW_FEE, fee__lte=HIGH_FEE)),
        Choice("high", above.format(amount=rupees(HIGH_FEE)), Q(fee__gt=HIGH_FEE)),
    )


@cached_until_change
def doctor_facets(city: City, department: Department, language: Language = "en") -> Facets:
    """Four queries, cached: a crawler that walks the filters asks for the same again and again."""
    doctors = Doctor.objects.filter(city=city, department=department)
    return facets_of(doctors, doctor_list_config(city, department, this_year(), language))


def between(low: int, high: int, language: Language) -> str:
    return translate("{low} to {high}", language).format(low=rupees(low), high=rupees(high))


def spoken(city: City, department: Department, language: Language) -> tuple[Choice, ...]:
    """What the doctors of a list speak, with their number. One query, and the languages, which are cached.

    It counts the pairs alone: asked for "languages whose doctors are in that list" the database reads
    every doctor twice, which takes twice as long where there are thousands.
    """
    pairs = Doctor.languages.through._default_manager.all()
    here = pairs.filter(doctor__city=city, doctor__department=department).order_by()
    counts = dict(here.values_list("language").annotate(count=Count("pk")))
    speaks = pairs.filter(doctor=OuterRef("pk"))
    return tuple(
        Choice(
            item.slug,
            language_name(item, language),
            Q(Exists(speaks.filter(language=item.pk))),
            counts[item.pk],
        )
        for item in languages()
        if item.pk in counts
    )


def treated(city: City, department: Department, language: Language) -> tuple[Choice, ...]:
    """What the doctors of a list treat, with their number: `?disease=piles` (spec section 2). One query."""
    pairs = Doctor.conditions.through._default_manager.all()
    here = pairs.filter(doctor__city=city, doctor__department=department)
    columns = here.order_by("condition__name").values_list(
        "condition", "condition__slug", "condition__name", "condition__name_hi"
    )
    treats = pairs.filter(doctor=OuterRef("pk"))
    return tuple(
        Choice(
            slug,
            sentence_case(localized(language, en=name, hi=name_hi)),
            Q(Exists(treats.filter(condition=pk))),
            count,
        )
        for pk, slug, name, name_hi, count in columns.annotate(count=Count("pk"))
    )


def areas(city: City, department: Department, language: Language) -> tuple[Choice, ...]:
    """Where in the city the doctors of a list see patients, with their number. One query."""
    place = "hospital__locality"
    here = Practice.objects.filter(
        doctor__city=city, doctor__department=department, hospital__locality__city=city
    )
    named = (f"{place}__name", f"{place}__name_hi")
    columns = here.order_by(f"{place}__name").values_list(place, f"{place}__slug", *named)
    found = columns.annotate(count=Count("doctor", distinct=True))
    practices = Practice.objects.filter(doctor=OuterRef("pk"))
    return tuple(
        Choice(
            slug,
            localized(language, en=name, hi=name_hi),
            Q(Exists(practices.filter(hospital__locality=pk))),
            count,
        )
        for pk, slug, name, name_hi, count in found
    )
