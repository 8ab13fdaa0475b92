"""/sitemap.xml: an index by kind of page, each file streamed row by row, with the true date of change."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any
from xml.sax.saxutils import escape

from django.conf import settings
from django.db.models import Count, DateTimeField, Exists, F, Max, OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.functions import Cast, Coalesce, Greatest
from wagtail.models import Page, get_page_models

from sehat.content.addresses import person_url, root_path
from sehat.content.models import Person, SitePage, VideoIndexPage, VideoPage
from sehat.content.selectors import films, has_films
from sehat.core.languages import LANGUAGES, localized_path
from sehat.core.schemas import Language
from sehat.costs.pages.treatment_city import LEAST_DOCTORS, LEAST_HOSPITALS
from sehat.directory.addresses import cost_url, department_url, hospitals_url, listing_url, treatment_url
from sehat.directory.models import Department, Doctor, Hospital, HospitalList, Insurer, PriceRange, Procedure
from sehat.shell.demo_data import has_demo_data

FILE_SIZE = 50_000  # addresses a file may hold (sitemaps.org)
MOST_FILES = 50_000  # files an index may name
NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
OF_FILMS = (VideoIndexPage, VideoPage)
# What an address is made of, and `changed`. Dicts: Django's aiterator() reads tuples in the event loop.
Row = dict[str, Any]


class Indexes:
    """Pages of ours that stand for no row, asked as rows are."""

    def __init__(self, paths: Sequence[str]) -> None:
        self._paths = paths

    def __getitem__(self, at: slice) -> Indexes:
        return Indexes(self._paths[at])

    def __iter__(self) -> Iterator[Row]:
        return ({"path": path, "changed": None} for path in self._paths)

    def exists(self) -> bool:
        return bool(self._paths)

    async def acount(self) -> int:
        return len(self._paths)

    async def aaggregate(self, last: Max) -> Row:
        """When one of them changed is not recorded."""
        return {"last": None}

    async def aiterator(self, chunk_size: int) -> AsyncIterator[Row]:
        for row in self:
            yield row


@dataclass(frozen=True)
class Section:
    """A kind of page: its rows in an order that holds, and the address of one."""

    rows: QuerySet[Any, Row] | Indexes
    address: Callable[[Row], str]


def sections() -> dict[str, Section]:
    """Every section by the name in its address: one a type of editorial page, and the directory's."""
    root = root_path()
    types = sorted(
        (model for model in get_page_models() if issubclass(model, SitePage) and is_offered(model)),
        key=lambda model: model.__name__,
    )
    editorial = {f"{model._meta.model_name}s": Section(pages_of(model), address_in(root)) for model in types}
    both = in_every_language({"people": people()} | directory_sections())
    return editorial | {"indexes": indexes()} | both | treatments_in_cities()


def in_every_language(sections: dict[str, Section]) -> dict[str, Section]:
    """Each section, and the same rows under the addresses of each other language: doctors, doctors-hi."""
    others = {
        f"{name}-{language}": Section(section.rows, partial(localized_address, section.address, language))
        for language in LANGUAGES[1:]
        for name, section in sections.items()
    }
    return sections | others


def localized_address(address: Callable[[Row], str], language: Language, row: Row) -> str:
    return localized_path(address(row), language)


def is_offered(model: type[SitePage]) -> bool:
    return model.in_sitemap and (model not in OF_FILMS or has_films())


def sections_shown() -> dict[str, Section]:
    """None on a demo, whose pages are not indexed."""
    return {} if has_demo_data() else sections()


# The ways into the directory, its costs and who writes; those in English alone.
WAYS_IN = ("/doctors", "/hospitals", "/departments", "/insurance", "/cost", "/authors", "/reviewers")
IN_ENGLISH = ("/all", "/reviews")


def indexes() -> Section:
    ways = [localized_path(path, language) for path in WAYS_IN for language in LANGUAGES]
    return Section(Indexes([*ways, *IN_ENGLISH]), lambda row: str(row["path"]))


def people() -> Section:
    """Authors and reviewers. When one of them changed is not recorded."""
    unknown = Value(None, output_field=DateTimeField())
    everyone: QuerySet[Any, Any] = Person.objects.order_by("pk").annotate(changed=unknown)
    rows = everyone.values("slug", "role", "changed")
    return Section(rows, lambda row: person_url(row["role"], row["slug"]))


def pages_of(model: type[SitePage]) -> QuerySet[Any, Row]:
    """Live, public pages of an editorial type, but for sections that only lead on and films to come."""
    found = Page.objects.live().public().exact_type(model).order_by("pk")
    if model is VideoPage:
        found = found.filter(pk__in=films().values("pk"))
    found = found.exclude(sectionpage__leads_to__startswith="/")
    rows: QuerySet[Any, Row] = found.annotate(changed=change_of(model)).values("url_path", "changed")
    return rows


# The day that a page of a type says of itself, for one that came with an import and was never published.
OWN_DAYS = ("updated_on", "published_on")


def change_of(model: type[SitePage]) -> Coalesce | F:
    names = {field.name for field in model._meta.get_fields()}
    own = next((name for name in OWN_DAYS if name in names), None)
    if own is None:
        return F("last_published_at")
    day = model._default_manager.filter(pk=OuterRef("pk")).values(own)
    return Coalesce("last_published_at", Cast(Subquery(day), DateTimeField()))


def address_in(root: str) -> Callable[[Row], str]:
    return lambda row: "/" + row["url_path"].removeprefix(root).rstrip("/")


def directory_sections() -> dict[str, Section]:
    """What of the sitemap comes from the directory: rows by date, and how each becomes an address."""
    hospitals = Hospital.objects.filter(departments__isnull=False)
    insurers = Insurer.objects.filter(hospitals__isnull=False).distinct()
    there = Q(city=None) | Q(insurers__hospitals__city=F("city"))
    lists = HospitalList.objects.filter(there, insurers__hospitals__isnull=False).distinct()
    return cost_sections() | {
        "departments": Section(dated(Department.objects.all()), lambda row: department_url(row["slug"])),
        "doctors": Section(dated(Doctor.objects.all()), lambda row: f"/doctor/{row['slug']}"),
        "hospitals": Section(dated(Hospital.objects.all()), lambda row: f"/hospital/{row['slug']}"),
        "insurers": Section(dated(insurers), lambda row: f"/hospitals/insurance/{row['slug']}"),
        "hospital-lists": Section(dated(lists), lambda row: f"/hospitals/insurance/{row['slug']}"),
        "doctors-by-city": Section(
            newest(Doctor.objects.all(), "city__slug", "department__slug"),
            lambda row: listing_url(row["city__slug"], row["department__slug"]),
        ),
        "hospitals-by-city": Section(
            newest(hospitals, "city__slug", "departments__slug"),
            lambda row: hospitals_url(row["city__slug"], row["departments__slug"]),
        ),
    }


def cost_sections() -> dict[str, Section]:
    """Cost pages that have something to say."""
    priced = Q(price_ranges__isnull=False, price_ranges__city=None, price_ranges__hospital=None)
    figures, notes = Max("price_ranges__updated_at"), Max("cost_notes__updated_at")
    told = Q(cost_notes__language="en")  # the rule of cost_page: the figures of no place, or notes in English
    anywhere = Procedure.objects.filter(priced | told).values("slug")
    # Greatest of a date and nothing is nothing on SQLite.
    changed = Coalesce(Greatest(figures, notes), figures, notes)
    dated_costs: QuerySet[Any, Any] = anywhere.annotate(changed=changed).order_by("slug")
    return {
        "costs": Section(dated_costs, lambda row: cost_url(row["slug"])),
        "costs-by-city": Section(
            newest(PriceRange.objects.filter(city__isnull=False), "city__slug", "procedure__slug"),
            lambda row: cost_url(row["procedure__slug"], row["city__slug"]),
        ),
    }


def treatments_in_cities() -> dict[str, Section]:
    """Treatments in cities, whose pages are in English alone."""
    return {
        "treatments-by-city": Section(
            treatments_by_city(),
            lambda row: treatment_url(row["departments__procedures__slug"], row["city__slug"]),
        ),
        "treatments-without-hospital": Section(
            treatments_without_hospital(),
            lambda row: treatment_url(row["procedure__slug"], row["city__slug"]),
        ),
    }


def treatments_without_hospital() -> QuerySet[Any, Row]:
    """Those with a price in a city that has doctors of the department, and no hospital of it."""
    city, department = OuterRef("city"), OuterRef("procedure__department")
    doctors = Doctor.objects.filter(city=city, department=department)
    hospitals = Hospital.objects.filter(city=city, departments=department)
    prices = PriceRange.objects.filter(Exists(doctors), ~Exists(hospitals), hospital=None)
    return newest(prices, "city__slug", "procedure__slug")


def treatments_by_city() -> QuerySet[Any, Row]:
    """Those with a price, or with doctors and hospitals enough: the rule of `is_worth_finding`."""
    done = Hospital.objects.filter(departments__procedures__isnull=False)
    here = {"city": OuterRef("city"), "procedure": OuterRef("departments__procedures")}
    doing = Doctor.objects.filter(
        city=OuterRef("city"),
        department=OuterRef("departments"),
        procedures=OuterRef("departments__procedures"),
    )
    count = doing.order_by().values("city").annotate(n=Count("pk", distinct=True)).values("n")
    rows = done.annotate(
        is_priced=Exists(PriceRange.objects.filter(hospital=None, **here)), doing=Subquery(count)
    )
    columns = ("city__slug", "departments__procedures__slug")
    found: QuerySet[Any, Row] = (
        rows.values(*columns)
        .annotate(changed=Max("updated_at"), places=Count("pk", distinct=True))
        .filter(Q(is_priced=True) | Q(doing__gte=LEAST_DOCTORS, places__gte=LEAST_HOSPITALS))
        .order_by(*columns)
        .values(*columns, "changed")
    )
    return found


def dated(rows: QuerySet[Any, Any]) -> QuerySet[Any, Row]:
    found: QuerySet[Any, Row] = (
        rows.order_by("pk").annotate(changed=F("updated_at")).values("slug", "changed")
    )
    return found


def newest(rows: QuerySet[Any, Any], *columns: str) -> QuerySet[Any, Row]:
    """A list page changed when one of its records did."""
    found: QuerySet[Any, Row] = rows.values(*columns).annotate(changed=Max("updated_at")).order_by(*columns)
    return found


async def index(sections: dict[str, Section]) -> AsyncIterator[str]:
    """The files there are, each with its last change."""
    yield f'<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex {NAMESPACE}>\n'
    for name, section in sections.items():
        count = await section.rows.acount()
        for number in range(1, -(-count // FILE_SIZE) + 1):
            found = await part(section, number).aaggregate(last=Max("changed"))
            yield entry("sitemap", f"/sitemaps/{name}-{number}.xml", found["last"])
    yield "</sitemapindex>\n"


async def addresses(section: Section, number: int) -> AsyncIterator[str]:
    """One file, row by row: its size does not matter to the memory."""
    yield f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {NAMESPACE}>\n'
    async for row in part(section, number).aiterator(chunk_size=2000):
        yield entry("url", section.address(row), row["changed"])
    yield "</urlset>\n"


def part(section: Section, number: int) -> QuerySet[Any, Row] | Indexes:
    """The rows of a file; the first is 1."""
    return section.rows[(number - 1) * FILE_SIZE : number * FILE_SIZE]


def entry(tag: str, address: str, changed: datetime | None) -> str:
    lastmod = f"<lastmod>{changed.isoformat(timespec='seconds')}</lastmod>" if changed else ""
    return f"<{tag}><loc>{escape(settings.SITE_URL + address)}</loc>{lastmod}</{tag}>\n"
