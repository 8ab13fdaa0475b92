"""Finding by name and alias in the database: enough for a few thousand rows, and what stays when the
search engine of a later release is being rebuilt."""

from __future__ import annotations

import json
import re
import unicodedata

from django.db.models import Case, Q, QuerySet, When

from sehat.content.models import ConditionPage
from sehat.core.india import in_a_sentence
from sehat.core.schemas import Link
from sehat.directory.addresses import listing_url
from sehat.directory.models import Condition, Department, Doctor, Procedure
from sehat.directory.selectors import MOST_EXPERIENCED
from sehat.search.schemas import SearchGroup, SearchHit

SHORTEST = 3  # spec section 5
LONGEST = 100
PER_GROUP = 6  # spec section 9
HOME_CITY = "delhi-ncr"


def readable(typed: str) -> str:
    """White space collapsed; no control characters; letters with marks spelled in one way (NFC).

    Joiners and other invisible signs that Hindi keyboards put inside words are left out.
    """
    seen = (letter for letter in typed[:1000] if unicodedata.category(letter) != "Cf")
    printable = "".join(letter if letter.isprintable() else " " for letter in seen)
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", printable)).strip()


def clean_query(typed: str) -> str:
    """What was typed, made readable and cut to a sane length."""
    return readable(typed)[:LONGEST].strip()


def is_too_short(query: str) -> bool:
    """Under three letters as people count them: a vowel sign is part of its letter (decisions 4.4)."""
    return sum(not unicodedata.category(letter).startswith("M") for letter in query) < SHORTEST


def named_like(query: str, *, prefix: str = "") -> Q:
    """Name, Hindi name or alias holds the query, whatever the case."""
    where = Q(**{f"{prefix}name__icontains": query}) | Q(**{f"{prefix}name_hi__icontains": query})
    # Aliases are JSON: PostgreSQL keeps Hindi in it as it is, SQLite as \u0939.
    for ascii_only in (True, False):
        inside = json.dumps(query, ensure_ascii=ascii_only)[1:-1]
        where |= Q(**{f"{prefix}aliases__icontains": inside})
    return where


def search(query: str, city_slug: str) -> list[SearchGroup]:
    """At most six of a kind, grouped. `query` is clean and long enough. Four queries."""
    groups = (
        ("Conditions", conditions(query)),
        ("Departments", departments(query, city_slug)),
        ("Treatments", treatments(query, city_slug)),
        ("Doctors", doctors(query, city_slug)),
    )
    return [SearchGroup(label=label, hits=hits) for label, hits in groups if hits]


def conditions(query: str) -> list[SearchHit]:
    pages: QuerySet[ConditionPage] = ConditionPage.objects.live().select_related("condition__department")
    return [
        SearchHit(
            name=page.title,
            url=f"/condition/{page.slug}",
            note=page.condition.department.name,
            icon=page.condition.department.icon,
        )
        for page in pages.filter(named_like(query, prefix="condition__"))[:PER_GROUP]
    ]


def departments(query: str, city_slug: str) -> list[SearchHit]:
    where = named_like(query) | Q(specialist__icontains=query) | Q(conditions__in=matching_conditions(query))
    found = Department.objects.filter(where, doctors__city__slug=city_slug).distinct()
    return [
        SearchHit(
            name=item.specialist_plural,
            url=listing_url(city_slug, item),
            note=item.plain_name,
            icon=item.icon,
        )
        for item in found[:PER_GROUP]
    ]


def matching_conditions(query: str) -> QuerySet[Condition]:
    return Condition.objects.filter(named_like(query))


def treatments(query: str, city_slug: str) -> list[SearchHit]:
    """A treatment leads to the doctors of its department, so the city must have one."""
    here = Department.objects.filter(doctors__city__slug=city_slug)
    found = Procedure.objects.filter(named_like(query), department__in=here).select_related("department")
    return [
        SearchHit(
            name=item.name,
            url=listing_url(city_slug, item.department),
            note=f"See {in_a_sentence(item.department.specialist_plural)}",
            icon=item.icon or item.department.icon,
        )
        for item in found[:PER_GROUP]
    ]


def doctors(query: str, city_slug: str) -> list[SearchHit]:
    """The city's own doctors first."""
    found = Doctor.objects.filter(name__icontains=query).select_related("city", "department")
    here_first = found.order_by(Case(When(city__slug=city_slug, then=0), default=1), *MOST_EXPERIENCED)
    return [
        SearchHit(
            name=doctor.name,
            url=f"/doctor/{doctor.slug}",
            note=f"{doctor.title}, {doctor.city.name}",
            icon=doctor.department.icon,
        )
        for doctor in here_first[:PER_GROUP]
    ]


def popular() -> list[Link]:
    pages = ConditionPage.objects.live().order_by("-reviewed_on", "title")[:6]
    return [Link(label=page.title, url=f"/condition/{page.slug}") for page in pages]
