"""Pages of a list as engines and visitors are told of them. Facets are given: nothing is read."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.db.models import Q
from django.http import QueryDict

from sehat.core.schemas import Language
from sehat.directory.filters import Choice, Facets, FilterKind, ListConfig
from sehat.directory.listing import PER_PAGE, EmptyPage, ListResult, paginate_list
from sehat.directory.models import Doctor
from sehat.directory.pages.hospitals import title_of
from sehat.rendering.schemas import Crumb

PATH = "/pune/doctors/ent"
FEES = FilterKind("fee", "Consultation fee", "many", (Choice("low", "Low", Q(fee__lte=800)),))
CONFIG = ListConfig(
    (FEES,), {"experience": ("Most experience", ("pk",)), "name": ("Name, A to Z", ("name",))}
)


def page(query: str = "", total: int = 25, language: Language = "en", path: str = PATH) -> ListResult[Doctor]:
    facets = Facets(CONFIG, total, {"fee_0": 3})
    return paginate_list(Doctor.objects.all(), facets, QueryDict(query), path, language)


def test_a_page_of_a_list_has_ten_and_25_make_three() -> None:
    first = page()
    assert PER_PAGE == 10
    assert (first.listing.total, first.listing.unfiltered_total) == (25, 25)
    assert [(link.number, link.is_current) for link in first.listing.pages] == [
        (1, True),
        (2, False),
        (3, False),
    ]


@pytest.mark.parametrize(
    ("query", "next_url"),
    [
        ("", f"{PATH}?page=2"),
        ("page=2", f"{PATH}?page=3"),
        ("page=3", None),
        ("sort=name", f"{PATH}?sort=name&page=2"),
    ],
)
def test_the_next_page_keeps_the_order_and_the_last_has_none(query: str, next_url: str | None) -> None:
    assert page(query).listing.next_url == next_url


@pytest.mark.parametrize(("query", "total"), [("page=4", 25), ("", 0), ("page=2", 10)])
def test_a_list_without_a_row_and_a_page_beyond_it_are_not_there(query: str, total: int) -> None:
    with pytest.raises(EmptyPage):
        page(query, total)


@pytest.mark.parametrize(
    ("query", "canonical", "noindex"),
    [
        ("", PATH, False),
        ("page=1", PATH, False),
        ("page=2", f"{PATH}?page=2", False),
        ("sort=name", PATH, True),
        ("sort=name&page=2", f"{PATH}?page=2", True),
        ("utm_source=x", PATH, False),
    ],
)
def test_a_later_page_is_indexed_by_its_own_address_and_another_order_is_not(
    query: str, canonical: str, noindex: bool
) -> None:
    meta = page(query).meta(title="ENT", description="All.", crumbs=[Crumb(label="ENT")])
    assert meta.canonical == settings.SITE_URL + canonical
    assert (meta.noindex, meta.description) == (noindex, "All.")
    assert [block["@type"] for block in meta.json_ld] == ["BreadcrumbList"]


@pytest.mark.parametrize(
    ("query", "path", "title"),
    [("", PATH, "ENT"), ("page=2", PATH, "ENT, page 2"), ("page=2", f"/hi{PATH}", "ENT, पन्ना 2")],
)
def test_no_two_pages_of_a_list_are_called_the_same(query: str, path: str, title: str) -> None:
    assert (
        page(query, path=path).meta(title="ENT", description="", crumbs=[Crumb(label="ENT")]).title == title
    )


def test_filters_and_orders_are_said_in_the_language_of_the_list() -> None:
    listing = page(language="hi").listing
    assert listing.filters[0].label == "परामर्श फ़ीस"
    assert [option.label for option in listing.sorts] == ["सबसे ज़्यादा अनुभव", "नाम के क्रम से"]
    assert [option.is_chosen for option in listing.sorts] == [True, False]
    assert listing.chosen == []


@pytest.mark.parametrize(
    ("query", "is_by_id", "order"),
    [("", False, ("pk",)), ("page=2", True, ("pk",)), ("sort=name", True, ("name",))],
)
def test_what_is_sorted_or_passed_over_are_ids_and_no_rows(
    query: str, is_by_id: bool, order: tuple[str, ...]
) -> None:
    shown = page(query).shown
    assert ("IN (SELECT" in str(shown.query)) is is_by_id
    assert shown.query.order_by == order


@pytest.mark.parametrize(
    ("department", "language", "title"),
    [
        ("General Surgery", "en", "General surgery hospitals in Pune"),
        ("ENT", "en", "ENT hospitals in Pune"),
        ("सामान्य सर्जरी", "hi", "Pune में सामान्य सर्जरी के अस्पताल"),
    ],
)
def test_a_list_of_hospitals_is_called_by_department_and_city(
    department: str, language: Language, title: str
) -> None:
    assert title_of(department, "Pune", language) == title
