"""What the query string of a list says, and the address that says it again. No database."""

from __future__ import annotations

import pytest
from django.db.models import Q
from django.http import QueryDict
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.filters import (
    Choice,
    Facets,
    FilterKind,
    ListConfig,
    ListQuery,
    filter_props,
    sort_options,
)

FEES = FilterKind("fee", "Consultation fee", "many", (Choice("low", "Low", Q()), Choice("high", "High", Q())))
YEARS = FilterKind("experience", "Experience", "one", (Choice("10", "10", Q()), Choice("20", "20", Q())))
CONFIG = ListConfig(
    (FEES, YEARS), {"usual": ("Most experience", ("pk",)), "name": ("Name, A to Z", ("name",))}
)
PATH = "/pune/doctors/ent"
CHOSEN = ListQuery({"fee": ("high",), "experience": ("10",)}, "name", 3)


def read(query: str) -> ListQuery:
    return ListQuery.from_query(QueryDict(query), CONFIG)


@pytest.mark.parametrize(
    ("query", "values"),
    [
        ("fee=low", {"fee": ("low",)}),
        ("fee=low&fee=high", {"fee": ("high", "low")}),
        ("fee=low&fee=low", {"fee": ("low",)}),
        ("fee=free", {}),
        ("fee=free&fee=low", {"fee": ("low",)}),
        ("experience=20&experience=10", {"experience": ("10",)}),  # one of them at most
        ("beds=low", {}),
        ("", {}),
    ],
)
def test_only_options_that_there_are_count(query: str, values: dict[str, tuple[str, ...]]) -> None:
    assert read(query).values == values


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("page=2", 2), ("page=1", 1), ("page=0", 1), ("page=-2", 1), ("page=2.0", 1), ("page=२", 1), ("", 1),
        ("page=1234567890", 123_456_789),
    ],
)  # fmt: skip
def test_a_page_is_a_number_from_one_of_at_most_nine_digits(query: str, page: int) -> None:
    assert read(query).page == page


@pytest.mark.parametrize(
    ("query", "sort"), [("sort=name", "name"), ("sort=usual", None), ("sort=price", None), ("", None)]
)
def test_the_usual_order_is_no_order_of_its_own(query: str, sort: str | None) -> None:
    assert read(query).sort == sort


@pytest.mark.parametrize(
    ("query", "is_plain"),
    [("", True), ("page=4", True), ("fee=none", True), ("fee=low", False), ("sort=name", False)],
)
def test_a_later_page_of_the_whole_list_is_plain_and_a_filtered_or_sorted_one_is_not(
    query: str, is_plain: bool
) -> None:
    assert read(query).is_plain is is_plain


def test_an_address_says_filters_by_name_then_order_then_page() -> None:
    assert CHOSEN.url(PATH, page=3) == f"{PATH}?experience=10&fee=high&sort=name&page=3"
    assert CHOSEN.url(PATH) == f"{PATH}?experience=10&fee=high&sort=name"
    assert ListQuery().url(PATH) == ListQuery().url(PATH, page=1) == PATH


@pytest.mark.parametrize(
    ("toggled", "url"),
    [
        (("fee", "many", "low"), "?experience=10&fee=high&fee=low&sort=name"),
        (("fee", "many", "high"), "?experience=10&sort=name"),
        (("experience", "one", "20"), "?experience=20&fee=high&sort=name"),  # in place of the other
        (("experience", "one", "10"), "?fee=high&sort=name"),
        (("gender", "many", "woman"), "?experience=10&fee=high&gender=woman&sort=name"),
    ],
)
def test_a_click_on_an_option_turns_that_one_over_and_begins_at_the_first_page(
    toggled: tuple[str, str, str], url: str
) -> None:
    assert CHOSEN.url(PATH, toggled=toggled) == PATH + url


@given(
    st.lists(
        st.sampled_from(["fee=low", "fee=high", "experience=10", "experience=20", "sort=name", "page=7"])
    ),
    st.integers(1, 999),
)
def test_what_an_address_says_is_read_again_as_it_was(parts: list[str], page: int) -> None:
    chosen = read("&".join(parts))
    again = read(chosen.url(PATH, page=page).partition("?")[2])
    assert (again.values, again.sort, again.page) == (chosen.values, chosen.sort, page)


FACETS = Facets(CONFIG, 5, {"fee_0": 3, "fee_1": 0, "experience_0": 0, "experience_1": 0})


def test_an_option_without_a_row_is_not_offered_nor_a_filter_without_an_option() -> None:
    [fees] = filter_props(FACETS, ListQuery(), PATH)
    assert (fees.name, fees.label) == ("fee", "Consultation fee")
    assert [(one.value, one.count, one.is_chosen) for one in fees.options] == [("low", 3, False)]


def test_an_option_that_is_chosen_stays_so_that_it_can_be_taken_back() -> None:
    fees, years = filter_props(FACETS, CHOSEN, PATH)
    assert [(one.value, one.count, one.is_chosen) for one in fees.options] == [
        ("low", 3, False),
        ("high", 0, True),
    ]
    assert [one.url for one in years.options] == [f"{PATH}?fee=high&sort=name"]


def test_filters_and_orders_are_called_in_the_language_of_the_page() -> None:
    [fees] = filter_props(FACETS, ListQuery(), PATH, "hi")
    assert fees.label == "परामर्श फ़ीस"
    assert sort_options(CONFIG, ListQuery(), "hi")[0].label == "सबसे ज़्यादा अनुभव"


@pytest.mark.parametrize(("sort", "is_chosen"), [(None, [True, False]), ("name", [False, True])])
def test_one_order_is_chosen_the_usual_one_unless_told(sort: str | None, is_chosen: list[bool]) -> None:
    shown = sort_options(CONFIG, ListQuery(sort=sort))
    assert [(one.value, one.is_chosen) for one in shown] == list(
        zip(["usual", "name"], is_chosen, strict=True)
    )
