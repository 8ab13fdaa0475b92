"""Reads of the editorial pages."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from django.contrib.contenttypes.models import ContentType
from django.db.models import QuerySet
from wagtail.models import Page, get_page_models
from wagtail.query import PageQuerySet

from sehat.content.addresses import address_under, is_city_home, root_path
from sehat.content.models import (
    ArticlePage,
    ConditionPage,
    MedicalPage,
    Person,
    SitePage,
    TestKind,
    TestPage,
    TreatmentPage,
    VideoPage,
)
from sehat.content.models.site_page import published
from sehat.content.schemas import LinkGroup
from sehat.content.shared_rows import give_shared_rows, joined_paths
from sehat.core.india import in_a_sentence
from sehat.core.languages import display_field, language_of, localized, translate
from sehat.core.routes import has_view
from sehat.core.schemas import Language, Link
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.dependencies import noting
from sehat.rendering.pictures import PORTRAIT, renditions
from sehat.rendering.row_changes import note_row


class PageRow(NamedTuple):
    """A live page and its speciality, as menus and lists show them, in both languages."""

    department: str
    department_hi: str
    icon: str
    title: str
    title_hi: str
    url: str
    about: int  # the condition, the treatment; 0 for others


DEPARTMENT = ("department__name", "department__name_hi", "department__icon")
RANKED = ("department__rank", "department__name")


def prefixed(relation: str, columns: tuple[str, ...]) -> list[str]:
    return [f"{relation}__{column}" for column in columns]


@cached_until_change
def pages_of_conditions() -> list[PageRow]:
    """Live condition pages in all languages, popular specialities first. One query, cached."""
    rows = published(ConditionPage.objects).order_by(*prefixed("condition", RANKED), "title")
    found = rows.values_list(
        *prefixed("condition", DEPARTMENT), "title", "condition__name_hi", "url_path", "condition_id"
    )
    root = root_path()
    return [page_row(root, row) for row in found]


@cached_until_change
def pages_of_treatments() -> list[PageRow]:
    """Live treatment pages in all languages, popular specialities first. One query, cached."""
    rows = published(TreatmentPage.objects).order_by(*prefixed("procedure", RANKED), "title")
    found = rows.values_list(
        *(*prefixed("procedure", DEPARTMENT), "title", "procedure__name_hi", "url_path", "procedure_id"),
        "procedure__plain_name",
    )
    root = root_path()
    return [in_words(page_row(root, row[:-1]), row[-1]) for row in found]


def in_words(row: PageRow, plain_name: str) -> PageRow:
    """What surgeons shorten says nothing to a patient: “PCNL” is “PCNL: keyhole through the back”. The words
    are English, for English pages."""
    if not (plain_name and row.title.isupper()) or language_of(row.url) != "en":
        return row
    first, _, rest = plain_name.partition(" ")
    return row._replace(title=f"{row.title}: {in_a_sentence(first)} {rest}".strip())


@cached_until_change
def condition_rows(language: Language = "en") -> list[PageRow]:
    """The live page of each condition in a language, else in English. No query when cached."""
    return in_one_language(pages_of_conditions(), language)


@cached_until_change
def treatment_rows(language: Language = "en") -> list[PageRow]:
    """The live page of each treatment in a language, else in English. No query when cached."""
    return in_one_language(pages_of_treatments(), language)


def page_row(root: str, row: tuple[str, str, str, str, str, str, int]) -> PageRow:
    return PageRow(*row[:5], address_under(root, row[5]), row[6])


def in_one_language(rows: Iterable[PageRow], language: Language) -> list[PageRow]:
    """Pages of a language first, then English ones of what it has none about."""
    found = list(rows)
    own = {row.about for row in found if language_of(row.url) == language}
    kept = [
        row
        for row in found
        if language_of(row.url) == language or (language_of(row.url) == "en" and row.about not in own)
    ]
    place = {name: index for index, name in enumerate(dict.fromkeys(row.department for row in found))}
    return sorted(kept, key=lambda row: (place[row.department], language_of(row.url) != language))


def condition_urls(language: Language = "en") -> dict[int, str]:
    """The address of the live page about a condition in this language, by its id. No query: cached."""
    rows = condition_rows(language)
    return {row.about: row.url for row in rows if language_of(row.url) == language}


def treatment_urls(language: Language = "en") -> dict[int, str]:
    """The address of the live page about a treatment, by the treatment's id. No query: cached."""
    return {row.about: row.url for row in treatment_rows(language)}


@cached_until_change
def treatment_url(procedure_id: int, language: Language = "en") -> str | None:
    """As `is_live`: who asks rests on this one address. No query when cached."""
    return treatment_urls(language).get(procedure_id)


def films() -> QuerySet[VideoPage, VideoPage]:
    """What is offered as a video: one that has its film and captions. Lazy."""
    found: QuerySet[VideoPage, VideoPage] = published(VideoPage.objects).exclude(file="").exclude(captions="")
    return found


@cached_until_change
def has_films() -> bool:
    """Whether there is a video to offer. One query, cached."""
    return films().exists()


TEST_ICONS = {
    TestKind.BLOOD: "blood_drop",
    TestKind.URINE: "urine_sample",
    TestKind.HEART: "cardiogram",
    TestKind.SCAN: "sonography",
    TestKind.SCREENING: "microscope",
}


@cached_until_change
def rows_of_tests() -> list[PageRow]:
    """Live pages of tests in both languages, by how they are made. One query, cached."""
    found = published(TestPage.objects).order_by("title").values_list("kind", "title", "url_path")
    order, root = TestKind.values, root_path()
    return [
        PageRow(*group_of(TestKind(kind)), title, title, address_under(root, path), 0)
        for kind, title, path in sorted(found, key=lambda row: order.index(row[0]))
    ]


def group_of(kind: TestKind) -> tuple[str, str, str]:
    """Its name in both languages, and its icon."""
    return str(kind.label), translate(str(kind.label), "hi"), TEST_ICONS[kind]


@cached_until_change
def leading_conditions(count: int, language: Language = "en") -> list[Link]:
    """One condition of each popular speciality, that which the catalogue names first. No query: cached."""
    rows, first = condition_rows(language), dict[str, PageRow]()
    for row in sorted(rows, key=lambda row: (language_of(row.url) != language, row.about)):
        first.setdefault(row.department, row)
    order = dict.fromkeys(row.department for row in rows)
    return [page_link(first[name], language) for name in list(order)[:count]]


def condition_links(language: Language = "en") -> list[LinkGroup]:
    return grouped(condition_rows(language), language)


def treatment_links(language: Language = "en") -> list[LinkGroup]:
    return grouped(treatment_rows(language), language)


def links_to_tests(language: Language) -> list[LinkGroup]:
    return grouped((row for row in rows_of_tests() if language_of(row.url) == language), language)


def grouped(rows: Iterable[PageRow], language: Language) -> list[LinkGroup]:
    """By speciality or kind, in the words of a language; what has no Hindi name keeps its English one."""
    return [
        LinkGroup(
            label=localized(language, en=name, hi=name_hi),
            icon=icon,
            links=[page_link(row, language) for row in group],
        )
        for (name, name_hi, icon), group in groupby(rows, key=lambda row: row[:3])
    ]


def page_link(row: PageRow, language: Language) -> Link:
    """To a page in another language it is called by that name in this one, else it says which it speaks."""
    own = language_of(row.url)
    if own == language:
        return Link(label=row.title, url=row.url)
    label = display_field(row, "title", language)
    return Link(label=label, url=row.url, lang=own if label == row.title else None)


def other_article(page: ArticlePage) -> PageQuerySet:
    """The same article in the other language, live or not. One query when read."""
    where = {"pk": page.translation_of_id} if page.language == "hi" else {"translation_of": page.pk}
    found: PageQuerySet = ArticlePage.objects.filter(**where)
    return found


def translated_articles() -> PageQuerySet:
    """Published articles in Hindi that tell the same as an English one, with it, live or not. One query when
    read."""
    found = published(ArticlePage.objects).filter(translation_of__isnull=False)
    return found.select_related("translation_of")


@cached_until_change
def article_twins() -> dict[str, str]:
    """The address of each article that everyone may read in both languages, to that of the other. One query
    beside a cached one, cached."""
    pairs = [(page.address, page.translation_of.address) for page in translated_articles()]
    told = [(address, english) for address, english in pairs if english in live_addresses()]
    return dict(told) | {english: address for address, english in told}


@cached_until_change
def live_addresses() -> set[str]:
    """The address of each live page of the tree. One query, cached."""
    paths, root = published(Page.objects).order_by().values_list("url_path", flat=True), root_path()
    return {address_under(root, path) for path in paths}


def is_there(path: str) -> bool:
    """Whether a view of ours, a live page or the home page of a city answers at `path`, as far as its address
    says. No query when cached."""
    return has_view(path) or is_live(path) or is_city_home(path)


@cached_until_change
def is_live(path: str) -> bool:
    """Who asks rests on this answer: another page that comes or goes does not put theirs out of date."""
    return path in live_addresses()


@cached_until_change
def live_pages() -> dict[str, tuple[int, type[SitePage]]]:
    """Every live page of ours by its path in the tree: its id and its class. One query, cached.

    In one order: PostgreSQL gives another after each publish, and pages that rest on it would be out of date.
    """
    models = {ContentType.objects.get_for_model(model).pk: model for model in page_models()}
    found = Page.objects.live().filter(content_type__in=models)
    rows = found.order_by("pk").values_list("url_path", "pk", "content_type")
    return {path: (pk, models[kind]) for path, pk, kind in rows}


@cached_until_change
def live_page(url_path: str) -> tuple[int, type[SitePage]] | None:
    """As `is_live`, its id and its class. No query when cached."""
    return live_pages().get(url_path)


def page_models() -> list[type[SitePage]]:
    return [model for model in get_page_models() if issubclass(model, SitePage)]


def page_at(path: str) -> SitePage | None:
    """The live page at an address, with what it is read with. One query; none where no page is."""
    address = root_path() + "".join(f"{part}/" for part in path.split("/") if part)
    found = live_page(address)
    if found is None:
        return None
    pk, model = found
    pages = (
        model.objects.live().filter(pk=pk).order_by()
    )  # to order one row costs a third of building its SQL
    with noting() as reads:
        paths = joined_paths(model)
        rows = pages.select_related(*paths) if paths else pages
        page: SitePage | None = next(iter(rows), None)  # first() would have it sorted
    note_row(reads, page)
    if page:
        give_shared_rows(page)
    return page


def medical_page_at(path: str) -> MedicalPage | None:
    """The live medical page or article at an address. One query."""
    found = page_at(path)
    return found if isinstance(found, MedicalPage) else None


def with_photos(people: QuerySet[Person]) -> QuerySet[Person]:
    """What a portrait needs: one query more if any has a photo."""
    return people.select_related("photo").prefetch_related(renditions(PORTRAIT, "photo"))
