"""`/all` as props: everything there is to read, from A to Z."""

from __future__ import annotations

from itertools import groupby
from typing import Literal

from django.conf import settings
from django.utils.text import slugify
from wagtail.query import PageQuerySet

from sehat.content.addresses import address_of
from sehat.content.models import ArticlePage, InfoPage, SymptomPage
from sehat.content.models.site_page import published
from sehat.content.schemas import AllPageEntry, AllPageLetter, AllPageProps
from sehat.content.selectors import condition_rows, rows_of_tests, treatment_rows
from sehat.core.languages import language_of
from sehat.directory.addresses import department_url
from sehat.directory.cards import home_crumb
from sehat.directory.json_ld import breadcrumbs
from sehat.directory.models import Department
from sehat.rendering.schemas import Crumb, Meta


def all_page() -> AllPageProps:
    """Live English pages by their first letter. Four queries, beside those that are cached."""
    crumbs = [home_crumb("en"), Crumb(label="A to Z")]
    intro = (
        "Conditions, symptoms, treatments, tests, departments, articles and services, by their first letter."
    )
    return AllPageProps(
        meta=Meta(
            title="Everything from A to Z",
            description=intro,
            canonical=f"{settings.SITE_URL}/all",
            json_ld=[breadcrumbs(crumbs)],
        ),
        crumbs=crumbs,
        title="Everything from A to Z",
        intro=intro,
        letters=letters(entries()),
    )


def entries() -> list[AllPageEntry]:
    """Everything with a page in English, in no order."""
    found = [AllPageEntry(label=row.title, url=row.url, kind="condition") for row in condition_rows()]
    found += [AllPageEntry(label=row.title, url=row.url, kind="treatment") for row in treatment_rows()]
    found += [
        AllPageEntry(label=row.title, url=row.url, kind="test")
        for row in rows_of_tests()
        if language_of(row.url) == "en"
    ]
    found += [
        AllPageEntry(label=item.name, url=department_url(item), kind="department")
        for item in Department.objects.all()
    ]
    found += pages_of("symptom", published(SymptomPage.objects))
    found += pages_of("article", published(ArticlePage.objects))
    return found + pages_of("tool", published(InfoPage.objects).filter(depth__gt=3))


def pages_of(kind: Literal["symptom", "article", "tool"], pages: PageQuerySet) -> list[AllPageEntry]:
    """Those in English. One query."""
    rows = [(title, address_of(path)) for title, path in pages.values_list("title", "url_path")]
    return [AllPageEntry(label=title, url=url, kind=kind) for title, url in rows if language_of(url) == "en"]


def letters(found: list[AllPageEntry]) -> list[AllPageLetter]:
    """By first letter; what begins with a figure or a sign stands under “0 to 9”, first."""
    ordered = sorted(found, key=place_of)
    return [
        AllPageLetter(letter=letter, entries=list(group)) for letter, group in groupby(ordered, key=letter_of)
    ]


def place_of(entry: AllPageEntry) -> tuple[str, ...]:
    """One order, whatever that is in which a database reads pages of one name."""
    return letter_of(entry), slugify(entry.label), entry.label, entry.url or ""


def letter_of(entry: AllPageEntry) -> str:
    first = slugify(entry.label)[:1].upper()
    return first if first.isalpha() else "0 to 9"
