"""Which addresses share a cached page: only those at which Django reads the same."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from django.http import QueryDict
from hypothesis import example, given
from hypothesis import strategies as st

from sehat.rendering.page_key import NEVER_CACHED, address_of, page_key, query_of

PATHS = st.sampled_from(["/", "/blog", "/doctors", "/condition/piles", "/cost", "/pune/doctors/ent"])
NAMES = st.sampled_from(["city", "page", "department", "fee", "sort", "patientapp", "utm_source"])
VALUES = st.sampled_from(["", "1", "2", "pune", "दिल्ली", "a b&c=d", "%", "0", "\x00"])
PAIRS = st.lists(st.tuples(NAMES, VALUES), max_size=6)


def read(query: str, path: str) -> dict[str, tuple[str, set[str]]]:
    """What a page can know of its query: the last value of a name, and which there are. No value is as
    good as none."""
    asked = QueryDict(query)
    found = {name: (asked.get(name) or "", set(asked.getlist(name)) - {""}) for name in query_of(path)}
    app = "1" if asked.get("patientapp") == "1" else ""
    return found | {"patientapp": (app, {app})}


@given(PATHS, PAIRS)
@example("/doctors", [("city", "pune"), ("city", "")])
@example("/blog", [("page", "2"), ("page", "1")])
@example("/", [("patientapp", "1"), ("patientapp", "0")])
def test_a_cached_page_is_what_django_makes_of_every_address_that_is_answered_with_it(
    path: str, pairs: list[tuple[str, str]]
) -> None:
    query = urlencode(pairs)
    key = page_key(path, query)
    assert key is not None
    assert read(address_of(key)[1], path) == read(query, path)


@given(PATHS, PAIRS)
def test_a_key_is_the_key_of_its_own_address(path: str, pairs: list[tuple[str, str]]) -> None:
    key = page_key(path, urlencode(pairs))
    assert key is not None
    assert page_key(*address_of(key)[:2]) == key


@pytest.mark.parametrize(
    ("one", "other"),
    [("city=pune", "city=pune&city="), ("city=pune&city=delhi", "city=delhi&city=pune")],
)
def test_a_city_said_twice_changes_no_page_of_another_city(one: str, other: str) -> None:
    assert QueryDict(one).get("city") != QueryDict(other).get("city")
    assert page_key("/doctors", one) != page_key("/doctors", other)


def test_filters_in_another_order_are_the_same_list() -> None:
    listed = "/pune/doctors/ent"
    assert page_key(listed, "sort=fee&fee=low&page=2") == page_key(listed, "page=2&fee=low&sort=fee")


def test_a_value_said_twice_is_no_other_page() -> None:
    assert page_key("/blog", "page=2&page=2") == page_key("/blog", "page=2")


def test_a_query_too_long_to_look_through_is_not_answered_with_the_page_without_one() -> None:
    padding = "x=" + "y" * 10_000
    assert page_key("/doctors", f"{padding}&city=pune") is None
    assert page_key("/doctors", "x=y&utm_source=mail") == page_key("/doctors", "")


def test_a_page_with_too_long_a_value_is_not_cached() -> None:
    assert page_key("/doctors", "city=" + "p" * 295) is not None
    assert page_key("/doctors", "city=" + "p" * 296) is None


@given(st.sampled_from(NEVER_CACHED), st.text(max_size=20), PAIRS)
def test_staff_calls_and_files_are_never_cached(begins: str, rest: str, pairs: list[tuple[str, str]]) -> None:
    assert page_key(begins + rest, urlencode(pairs)) is None


@given(st.text(max_size=30), st.text(max_size=400))
def test_any_address_has_a_key_of_bounded_length_or_none(path: str, query: str) -> None:
    key = page_key("/" + path, query)
    assert key is None or len(key) <= len(path) + 302


@given(
    st.lists(st.tuples(st.sampled_from(["fee", "sort", "utm_source", "x"]), st.text(max_size=8)), max_size=6)
)
def test_the_order_of_parameters_makes_no_other_page(pairs: list[tuple[str, str]]) -> None:
    from urllib.parse import urlencode

    assert page_key("/", urlencode(pairs)) == page_key("/", urlencode(pairs[::-1]))


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("/faq", "q=1"),
        ("/faq", "page=2"),
        ("/insurance", "fee=low"),
        ("/doctor/x", "sort=fee"),
        ("/blog", "q=1"),
        ("/faq", "patientapp=7"),
        ("/faq", "patientapp="),
    ],
)
def test_a_parameter_that_a_page_does_not_read_makes_no_other_page(path: str, query: str) -> None:
    assert page_key(path, query) == page_key(path, "")


def test_a_parameter_said_twice_makes_no_other_page() -> None:
    assert page_key("/faq", "patientapp=1&patientapp=1") == page_key("/faq", "patientapp=1")
    assert page_key("/faq", "patientapp=1") != page_key("/faq", "")
