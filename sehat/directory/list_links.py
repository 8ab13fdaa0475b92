"""The lists of doctors and hospitals that have somebody in them, and links from one to another."""

from __future__ import annotations

from collections.abc import Callable

from django.db import connection

from sehat.core.languages import display_name, translate
from sehat.core.schemas import Language, Link
from sehat.directory.addresses import listing_url
from sehat.directory.cards import department_tile
from sehat.directory.distance import nearest_first
from sehat.directory.models import City, Department, Hospital
from sehat.directory.names import specialists
from sehat.directory.schemas import CityLists, DepartmentTile
from sehat.directory.selectors import HOME_CITY_SLUG, cities_by_slug, departments_by_slug
from sehat.rendering.cache_version import cached_until_change

NEAR_CITIES = 6
CITY_COLUMNS = ("city__rank", "city__name", "city__slug", "city__art")
PAIRS = """
SELECT city.id, department.id FROM directory_city AS city CROSS JOIN directory_department AS department
WHERE EXISTS (
    SELECT 1 FROM directory_doctor AS doctor
    WHERE doctor.city_id = city.id AND doctor.department_id = department.id
)
"""
Url = Callable[[str, str, Language], str]  # listing_url, hospitals_url
Pair = tuple[int, str, str, str, str, str]  # rank, city, its slug, its art, what it has, the slug of that


@cached_until_change
def pairs_with_doctors() -> list[tuple[int, int]]:
    """The ids of cities and of the departments that have a doctor there. One query, cached.

    It looks for one doctor of each pair, which takes the same with 300 doctors as with 1,000,000.
    """
    with connection.cursor() as cursor:
        cursor.execute(PAIRS)
        return sorted(cursor.fetchall())


@cached_until_change
def departments_of_city(city_slug: str) -> list[Department]:
    """Departments that have a doctor in a city, popular first. No query when cached."""
    city = cities_by_slug().get(city_slug)
    here = {department for of, department in pairs_with_doctors() if city and of == city.pk}
    return [department for department in departments_by_slug().values() if department.pk in here]


def department_tiles(city_slug: str = HOME_CITY_SLUG, language: Language = "en") -> list[DepartmentTile]:
    """The same as tiles that lead to the doctors. No query when cached."""
    return [
        department_tile(item, language).model_copy(update={"url": listing_url(city_slug, item, language)})
        for item in departments_of_city(city_slug)
    ]


@cached_until_change
def doctor_pairs(language: Language = "en") -> list[Pair]:
    """Cities and the departments that have a doctor there, popular first. No query when cached."""
    pairs, departments = set(pairs_with_doctors()), departments_by_slug().values()
    return [
        (
            city.rank, display_name(city, language), city.slug, city.art,
            specialists(department, language), department.slug,
        )
        for city in cities_by_slug().values()
        for department in departments
        if (city.pk, department.pk) in pairs
    ]  # fmt: skip


@cached_until_change
def hospital_pairs(language: Language = "en") -> list[Pair]:
    """Cities and the departments that a hospital there has, popular first. One query, cached."""
    named = ("departments__name", "departments__slug")
    rows = Hospital.objects.filter(departments__isnull=False)
    # By its slug as well: two cities are called Aurangabad.
    rows = rows.order_by(*CITY_COLUMNS[:3], "departments__rank", "departments__name")
    found: list[Pair] = list(rows.values_list(*CITY_COLUMNS, *named).distinct())
    if language == "en":
        return found
    cities, departments = cities_by_slug(), departments_by_slug()
    return [
        (rank, display_name(cities[slug], language), slug, art, display_name(departments[of], language), of)
        for rank, _, slug, art, _, of in found
        if slug in cities and of in departments  # renamed a moment ago, and not heard of here yet
    ]


def city_lists(slug: str) -> CityLists:
    """No query when cached."""
    return CityLists(
        doctors=[of for _, _, city, _, _, of in doctor_pairs() if city == slug],
        hospitals=[of for _, _, city, _, _, of in hospital_pairs() if city == slug],
    )


def in_other_cities(
    pairs: list[Pair],
    url: Url,
    city: City,
    department: Department,
    what: str,
    language: Language = "en",
) -> list[Link]:
    """The same department in the nearest other cities of `pairs`."""
    words = translate("{what} in {city}", language)
    return [
        Link(
            label=words.format(what=what, city=display_name(other, language)),
            url=url(other.slug, department.slug, language),
        )
        for other in nearest_with(pairs, department, city)
    ]


def nearest_with(pairs: list[Pair], department: Department, city: City) -> list[City]:
    """The nearest other cities of `pairs` that have a department. No query when cached."""
    cities = cities_by_slug()
    slugs = [slug for _, _, slug, _, _, of in pairs if of == department.slug and slug != city.slug]
    return nearest_first((cities[slug] for slug in slugs if slug in cities), city)[:NEAR_CITIES]


def others_in_city(
    pairs: list[Pair], url: Url, city: City, department: Department, language: Language = "en"
) -> list[Link]:
    """What else the city has of `pairs`."""
    found = [
        Link(label=what, url=url(slug, of, language))
        for _, _, slug, _, what, of in pairs
        if slug == city.slug and of != department.slug
    ]
    return found[:8]
