"""What can be found: one entry a record, read from the database for the index."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from django.db.models import Prefetch, Q, QuerySet

from sehat.content.models import ArticlePage, ConditionPage, SymptomPage, TestPage, TreatmentPage
from sehat.content.models.medical import names_in
from sehat.content.models.site_page import published
from sehat.directory.addresses import department_url, doctor_url, hospital_url
from sehat.directory.cards import area_of
from sehat.directory.models import Condition, Department, Doctor, Hospital, Procedure
from sehat.rendering.blocks import values
from sehat.rendering.footnotes import without_footnotes
from sehat.search.schemas import Entity, Kind
from sehat.search.twins import TWIN, in_both, in_english, with_twins

AboutPage = TypeVar("AboutPage", ConditionPage, TreatmentPage)


@dataclass(frozen=True)
class Entry:
    """An entity with the words it is found by: its name, other names, what it is about, and texts."""

    entity: Entity
    names: list[str]
    aliases: list[str] = field(default_factory=list)
    about: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    city_id: int | None = None

    @property
    def titles(self) -> list[str]:
        """What is compared with the whole query. Not of people: a million of them, and each name is words."""
        return [] if self.entity.kind == "Doctor" else [*self.names, *self.aliases]

    @property
    def key(self) -> str:
        return f"{self.entity.kind}:{self.entity.id}"


def named_like(query: str) -> Q:
    """Name, Hindi name or alias holds the query, whatever the case."""
    where = Q(name__icontains=query) | Q(name_hi__icontains=query)
    # Aliases are JSON: PostgreSQL keeps Hindi in it as it is, SQLite as \u0939.
    for ascii_only in (True, False):
        where |= Q(aliases__icontains=json.dumps(query, ensure_ascii=ascii_only)[1:-1])
    return where


def titled_like(query: str) -> Q:
    """In either language: of rows as `with_twins` reads them."""
    return Q(title__icontains=query) | Q(**{f"{TWIN}title__icontains": query})


@dataclass(frozen=True)
class Source:
    """A kind of entity: its rows with all an entry needs, and the entry of a row."""

    rows: Callable[[], QuerySet[Any]]
    entry: Callable[[Any], Entry]
    matching: Callable[[str], Q] = named_like  # for the database, while there is no index

    def entries(self, ids: list[int] | None = None) -> Iterator[Entry]:
        """All entries, or those of some ids that are still to be found. Rows are read in batches."""
        rows = self.rows() if ids is None else self.rows().filter(pk__in=ids)
        return (self.entry(row) for row in rows.iterator(chunk_size=2000))


def conditions() -> QuerySet[Condition]:
    pages = published(ConditionPage.objects)
    found = Condition.objects.filter(pages__in=in_english(pages)).select_related("department")
    return found.prefetch_related(Prefetch("pages", pages, to_attr="live_pages"))


def condition_entry(row: Condition) -> Entry:
    pages: list[ConditionPage] = english_first(row.live_pages)  # type: ignore[attr-defined]
    page = pages[0]
    return Entry(
        entity=Entity(
            kind="Condition", id=row.pk, name=row.name, slug=row.slug, url=page.address,
            subtitle=row.department.plain_name, icon=row.department.icon,
        ),
        names=[row.name, row.name_hi],
        aliases=[*row.aliases, *names_of(pages)],
        about=[row.department.name, *(text for page in pages for text in symptoms(page))],
        texts=plain([page.lead, *values(page.see_doctor), *values(page.emergency)]),
    )  # fmt: skip


def english_first(pages: list[AboutPage]) -> list[AboutPage]:
    """The page in English, which is there, and those that are found by its entry."""
    return sorted(pages, key=lambda page: page.language != "en")


def names_of(pages: Sequence[ConditionPage | TreatmentPage]) -> list[str]:
    """What it is also called, in each language."""
    return [name for page in pages for name in names_in(page.also_called)]


def symptoms(page: ConditionPage) -> list[str]:
    return plain([f"{value['title']} {value['text']}" for value in values(page.symptoms)])


def plain(texts: list[str]) -> list[str]:
    return [without_footnotes(text) for text in texts]


def treatments() -> QuerySet[Procedure]:
    pages = published(TreatmentPage.objects)
    found = Procedure.objects.filter(pages__in=in_english(pages)).select_related("department")
    return found.prefetch_related("conditions", Prefetch("pages", pages, to_attr="live_pages"))


def treatment_entry(row: Procedure) -> Entry:
    pages: list[TreatmentPage] = english_first(row.live_pages)  # type: ignore[attr-defined]
    return Entry(
        entity=Entity(
            kind="Treatment", id=row.pk, name=row.name, slug=row.slug,
            url=pages[0].address, subtitle=row.department.plain_name,
            icon=row.icon or row.department.icon,
        ),
        names=[row.name, row.name_hi],
        aliases=[*row.aliases, row.plain_name, *names_of(pages)],
        about=[row.department.name, *(condition.name for condition in row.conditions.all())],
    )  # fmt: skip


def tests() -> QuerySet[TestPage]:
    pages = published(TestPage.objects).select_related("department")
    return with_twins(pages, "title", "also_called", "lead")


def test_entry(row: TestPage) -> Entry:
    return Entry(
        entity=page_entity(row, "Test"),
        names=[*in_both(row, "title"), row.name_hi],
        aliases=names_in(",".join(in_both(row, "also_called"))),
        about=[row.department.name],
        texts=plain(in_both(row, "lead")),
    )  # fmt: skip


def symptom_pages() -> QuerySet[SymptomPage]:
    pages = published(SymptomPage.objects).select_related("department")
    return with_twins(pages, "title", "also_called", "found_by", "lead")


def page_entity(row: SymptomPage | ArticlePage | TestPage, kind: Kind) -> Entity:
    """A page by its own title, under its department if it has one."""
    department = row.department.plain_name if row.department else ""
    return Entity(
        kind=kind, id=row.pk, name=row.title, slug=row.slug, url=row.address, subtitle=department,
        icon=row.icon,
    )  # fmt: skip


def symptom_entry(row: SymptomPage) -> Entry:
    return Entry(
        entity=page_entity(row, "Symptom"),
        names=[*in_both(row, "title"), row.name_hi],
        aliases=names_in(",".join([*in_both(row, "also_called"), *in_both(row, "found_by")])),
        texts=plain(in_both(row, "lead")),
    )


def articles() -> QuerySet[ArticlePage]:
    return with_twins(published(ArticlePage.objects).select_related("department"), "title", "lead")


def article_entry(row: ArticlePage) -> Entry:
    return Entry(
        entity=page_entity(row, "Blog"),
        names=in_both(row, "title"),
        about=[row.department.name] if row.department else [],
        texts=plain(in_both(row, "lead")),
    )


def departments() -> QuerySet[Department]:
    return Department.objects.prefetch_related("conditions")


def department_entry(row: Department) -> Entry:
    return Entry(
        entity=Entity(
            kind="Department", id=row.pk, name=row.name, slug=row.slug, url=department_url(row),
            subtitle=row.plain_name, icon=row.icon,
        ),
        names=[row.name, row.name_hi, row.specialist, row.plain_name],
        aliases=row.aliases,
        about=[condition.name for condition in row.conditions.all()],
    )  # fmt: skip


def doctors() -> QuerySet[Doctor]:
    return Doctor.objects.select_related("department", "city")


def doctor_entry(row: Doctor) -> Entry:
    """Needs city and department loaded."""
    return Entry(
        entity=Entity(
            kind="Doctor", id=row.pk, name=row.name, slug=row.slug, url=doctor_url(row), subtitle=row.title,
            city=row.city.name,
        ),
        names=[row.name, row.name_hi],
        aliases=row.aliases,
        about=[
            row.title, row.department.specialist, row.department.name, row.department.name_hi,
            row.department.plain_name, *row.department.aliases, row.city.name, row.city.name_hi,
        ],
        city_id=row.city_id,
    )  # fmt: skip


def hospitals() -> QuerySet[Hospital]:
    return Hospital.objects.select_related("locality", "city").prefetch_related("departments")


def hospital_entry(row: Hospital) -> Entry:
    """Needs locality, city and departments loaded."""
    return Entry(
        entity=Entity(
            kind="Hospital", id=row.pk, name=row.name, slug=row.slug, url=hospital_url(row),
            subtitle=area_of(row, "en"), city=row.city.name,
            icon="hospital",
        ),
        names=[row.name, row.name_hi],
        aliases=row.aliases,
        about=[
            row.locality.name, row.city.name, row.city.name_hi,
            *(department.name for department in row.departments.all()),
        ],
        city_id=row.city_id,
    )  # fmt: skip


SOURCES: dict[Kind, Source] = {
    "Condition": Source(conditions, condition_entry),
    "Treatment": Source(treatments, treatment_entry),
    "Department": Source(departments, department_entry),
    "Test": Source(tests, test_entry, titled_like),
    "Symptom": Source(symptom_pages, symptom_entry, titled_like),
    "Blog": Source(articles, article_entry, titled_like),
    "Hospital": Source(hospitals, hospital_entry),
    "Doctor": Source(doctors, doctor_entry),
}
