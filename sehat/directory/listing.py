"""`/{city}/doctors/{speciality}` as props."""

from __future__ import annotations

from django.conf import settings
from django.db.models import QuerySet
from django.http import QueryDict

from sehat.core.india import this_year
from sehat.core.schemas import Crumb, Link, Meta
from sehat.directory.cards import doctor_card
from sehat.directory.filters import SORTS, Chosen, drawn, filter_kinds, narrowed, sort_options
from sehat.directory.models import City, Department, Doctor, Language
from sehat.directory.schemas import DoctorsPage, PageLink
from sehat.directory.selectors import listing_url, with_cards

PER_PAGE = 10


class NothingHere(Exception):
    """The list, or that page of it, has no doctor: answer 404 (decisions 1.4)."""


def doctors_page(city: City, department: Department, query: QueryDict) -> DoctorsPage:
    """The list as the query string asks for it. Nine queries, ten with a filter. Raises NothingHere."""
    doctors = Doctor.objects.filter(city=city, department=department)
    languages = Language.objects.filter(doctors__in=doctors).distinct()
    kinds = filter_kinds(this_year(), languages)
    chosen = Chosen.from_query(query, kinds)
    path = listing_url(city, department)
    found = narrowed(doctors, kinds, chosen).order_by(*SORTS[chosen.sort][1])
    total = found.count()
    unfiltered = doctors.count() if chosen.values else total
    last = max(1, -(-total // PER_PAGE))
    if not unfiltered or chosen.page > last:
        raise NothingHere
    filters = drawn(doctors, kinds, chosen, path)
    title = f"{department.specialist_plural} in {city.name}"
    start = (chosen.page - 1) * PER_PAGE
    return DoctorsPage(
        meta=Meta(
            title=f"{title}: fees, experience and languages",
            description=f"Compare {unfiltered} {department.specialist_plural.lower()} in {city.name} "
            "by fee, experience and language, then ask for an appointment.",
            canonical=settings.SITE_URL + chosen_canonical(path, chosen),
            noindex=bool(chosen.values) or chosen.sort != "experience",
        ),
        crumbs=[
            Crumb(label="Home", url="/"),
            Crumb(label=city.name),
            Crumb(label=department.specialist_plural),
        ],
        title=title,
        intro=department.intro,
        path=path,
        total=total,
        unfiltered_total=unfiltered,
        chosen=[option for item in filters for option in item.options if option.is_chosen],
        filters=filters,
        sorts=sort_options(chosen),
        doctors=[doctor_card(doctor) for doctor in with_cards(found)[start : start + PER_PAGE]],
        pages=[
            PageLink(number=number, url=chosen.url(path, page=number), is_current=number == chosen.page)
            for number in page_numbers(chosen.page, last)
        ],
        next_url=chosen.url(path, page=chosen.page + 1) if chosen.page < last else None,
        nearby=nearby_links(city, department),
        related=related_links(city, department),
    )


def chosen_canonical(path: str, chosen: Chosen) -> str:
    return path if chosen.page == 1 else f"{path}?page={chosen.page}"


def page_numbers(current: int, last: int) -> list[int]:
    """At most seven numbers around the current one, with the first and the last."""
    near = {number for number in range(current - 2, current + 3) if 1 <= number <= last}
    return sorted(near | {1, last}) if last > 1 else []


def nearby_links(city: City, department: Department) -> list[Link]:
    """The same speciality in other cities that have it, popular first. One query."""
    cities: QuerySet[City] = City.objects.filter(doctors__department=department).exclude(pk=city.pk)
    return [
        Link(label=f"{department.specialist_plural} in {item.name}", url=listing_url(item, department))
        for item in cities.distinct()[:6]
    ]


def related_links(city: City, department: Department) -> list[Link]:
    """Other specialities of the city. One query."""
    found = Department.objects.filter(doctors__city=city).exclude(pk=department.pk).distinct()
    return [Link(label=item.specialist_plural, url=listing_url(city, item)) for item in found[:8]]
