"""`/doctors`, `/hospitals` and `/departments` as props: the ways into the lists."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Literal

from django.conf import settings
from django.db import connection

from sehat.core.schemas import Crumb, Link, Meta
from sehat.directory.addresses import department_url, hospitals_url, listing_url
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.models import OTHER_CITIES, City, Department, Hospital
from sehat.directory.schemas import DepartmentCard, DepartmentsPage, PlaceGroup, PlacesPage
from sehat.directory.selectors import cities_by_slug, departments_by_slug
from sehat.rendering.cache_version import cached_until_change

CITY_COLUMNS = ("city__rank", "city__name", "city__slug", "city__art")
PAIRS = """
SELECT city.id, department.id FROM directory_city AS city CROSS JOIN directory_department AS department
WHERE EXISTS (
    SELECT 1 FROM directory_doctor AS doctor
    WHERE doctor.city_id = city.id AND doctor.department_id = department.id
)
"""
Pair = tuple[int, str, str, str, str, str]  # rank, city, its slug, its art, what it has, the slug of that


def all_doctors_page() -> PlacesPage:
    """Every list of doctors, popular cities first. No query: the pairs are cached."""
    return places_page(
        "doctors",
        "Find doctors",
        "Choose your city, then the kind of doctor you need.",
        place_groups(doctor_pairs(), listing_url),
    )


def all_hospitals_page() -> PlacesPage:
    """Every list of hospitals, popular cities first. No query: the pairs are cached."""
    return places_page(
        "hospitals",
        "Find hospitals",
        "Choose your city, then the department you need.",
        place_groups(hospital_pairs(), hospitals_url),
    )


@cached_until_change
def doctor_pairs() -> list[Pair]:
    """Cities and the departments that have a doctor there, popular first. One query, cached.

    It looks for one doctor of each pair, which takes the same with 300 doctors as with 1,000,000.
    """
    with connection.cursor() as cursor:
        cursor.execute(PAIRS)
        pairs = set(cursor.fetchall())
    departments = departments_by_slug().values()
    return [
        (city.rank, city.name, city.slug, city.art, department.specialist_plural, department.slug)
        for city in cities_by_slug().values()
        for department in departments
        if (city.pk, department.pk) in pairs
    ]


@cached_until_change
def hospital_pairs() -> list[Pair]:
    """Cities and the departments that a hospital there has, popular first. One query, cached."""
    named = ("departments__name", "departments__slug")
    rows = Hospital.objects.filter(departments__isnull=False)
    rows = rows.order_by(*CITY_COLUMNS[:2], "departments__rank", "departments__name")
    return list(rows.values_list(*CITY_COLUMNS, *named).distinct())


def in_other_cities(
    pairs: list[Pair], url: Callable[[str, str], str], city: City, department: Department, what: str
) -> list[Link]:
    """The same department in other cities of `pairs`, popular first."""
    found = [
        Link(label=f"{what} in {name}", url=url(slug, of))
        for _, name, slug, _, _, of in pairs
        if of == department.slug and slug != city.slug
    ]
    return found[:6]


def others_in_city(
    pairs: list[Pair], url: Callable[[str, str], str], city: City, department: Department
) -> list[Link]:
    """What else the city has of `pairs`."""
    found = [
        Link(label=what, url=url(slug, of))
        for _, _, slug, _, what, of in pairs
        if slug == city.slug and of != department.slug
    ]
    return found[:8]


def place_groups(pairs: list[Pair], url: Callable[[str, str], str]) -> list[tuple[int, PlaceGroup]]:
    """The cities of `pairs`, each with its rank."""
    return [
        (
            rank,
            PlaceGroup(
                label=city,
                slug=slug,
                art=art,
                links=[Link(label=name, url=url(slug, of)) for *_, name, of in group],
            ),
        )
        for (rank, city, slug, art), group in groupby(pairs, key=lambda pair: pair[:4])
    ]


def places_page(
    kind: Literal["doctors", "hospitals"], title: str, intro: str, groups: list[tuple[int, PlaceGroup]]
) -> PlacesPage:
    crumbs = [Crumb(label="Home", url="/"), Crumb(label=title)]
    return PlacesPage(
        meta=Meta(
            title=f"{title} by city",
            description=f"{intro} {len(groups)} cities of India.",
            canonical=f"{settings.SITE_URL}/{kind}",
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        kind=kind,
        title=title,
        intro=intro,
        popular=[group for rank, group in groups if rank < OTHER_CITIES],
        others=[group for rank, group in groups if rank >= OTHER_CITIES],
    )


def departments_page() -> DepartmentsPage:
    """Every department, popular first. One query."""
    crumbs = [Crumb(label="Home", url="/"), Crumb(label="Departments")]
    intro = "Start with the part of the body. Each department shows what it treats and who works in it."
    return DepartmentsPage(
        meta=Meta(
            title="Departments",
            description=intro,
            canonical=f"{settings.SITE_URL}/departments",
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        title="Departments",
        intro=intro,
        departments=[department_card(item) for item in Department.objects.all()],
    )


def department_card(department: Department) -> DepartmentCard:
    return DepartmentCard(
        label=department.plain_name,
        icon=department.icon,
        url=department_url(department),
        name=department.name,
        specialist=department.specialist,
    )
