"""What lists of doctors are filtered and sorted by."""

from __future__ import annotations

from django.db import connection
from django.db.models import Count, Exists, F, OuterRef, Q

from sehat.core.india import rupees, sentence_case, this_year
from sehat.core.languages import localized, noop, translate
from sehat.core.schemas import Language
from sehat.directory.filters import Choice, Facets, FilterKind, ListConfig, Order, facets_of
from sehat.directory.models import City, Department, Doctor, Practice
from sehat.directory.names import language_name
from sehat.directory.selectors import MOST_EXPERIENCED, languages
from sehat.rendering.cache_version import cached_until_change

Counted = tuple[int, str, str, str, int]  # id, slug, name, name in Hindi, number of doctors
LEAST_FEE, LOW_FEE, HIGH_FEE = 500, 800, 1200  # rupees: what people ask for, and the steps of the design
# What is not recorded stands last, and the key at the end keeps pages of a list from overlapping.
SORTS: dict[str, tuple[str, Order]] = {
    "experience": (noop("Most experience"), MOST_EXPERIENCED),
    "fee": (noop("Lowest fee"), (F("fee").asc(nulls_last=True), *MOST_EXPERIENCED)),
    "name": (noop("Name, A to Z"), ("name", "pk")),
}

# Counted by id before it is named: where the names are grouped as well, as the ORM has it, each of the pairs,
# of which a long list has 20,000, is given its name and sorted by it. That takes three times as long.
TREATED = """
SELECT named.id, named.slug, named.name, named.name_hi, counted.doctors
FROM (
    SELECT pair.condition_id AS id, COUNT(*) AS doctors
    FROM directory_doctor AS doctor JOIN directory_doctor_conditions AS pair ON pair.doctor_id = doctor.id
    WHERE doctor.city_id = %(city)s AND doctor.department_id = %(department)s
    GROUP BY pair.condition_id
) AS counted JOIN directory_condition AS named ON named.id = counted.id
ORDER BY named.name
"""
AREAS = """
SELECT named.id, named.slug, named.name, named.name_hi, counted.doctors
FROM (
    SELECT hospital.locality_id AS id, COUNT(DISTINCT practice.doctor_id) AS doctors
    FROM directory_doctor AS doctor
    JOIN directory_practice AS practice ON practice.doctor_id = doctor.id
    JOIN directory_hospital AS hospital ON hospital.id = practice.hospital_id
    WHERE doctor.city_id = %(city)s AND doctor.department_id = %(department)s
    GROUP BY hospital.locality_id
) AS counted JOIN directory_locality AS named ON named.id = counted.id AND named.city_id = %(city)s
ORDER BY named.name
"""


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
    counts = dict(here.values_list("language").annotate(count=Count("*")))
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
    treats = Doctor.conditions.through._default_manager.filter(doctor=OuterRef("pk"))
    return tuple(
        Choice(
            slug,
            sentence_case(localized(language, en=name, hi=name_hi)),
            Q(Exists(treats.filter(condition=pk))),
            count,
        )
        for pk, slug, name, name_hi, count in counted(TREATED, city, department)
    )


def areas(city: City, department: Department, language: Language) -> tuple[Choice, ...]:
    """Where in the city the doctors of a list see patients, with their number. One query."""
    practices = Practice.objects.filter(doctor=OuterRef("pk"))
    return tuple(
        Choice(
            slug,
            localized(language, en=name, hi=name_hi),
            Q(Exists(practices.filter(hospital__locality=pk))),
            count,
        )
        for pk, slug, name, name_hi, count in counted(AREAS, city, department)
    )


def counted(statement: str, city: City, department: Department) -> list[Counted]:
    """One query."""
    with connection.cursor() as cursor:
        cursor.execute(statement, {"city": city.pk, "department": department.pk})
        return list(cursor.fetchall())
