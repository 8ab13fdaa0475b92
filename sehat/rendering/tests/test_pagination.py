"""Every list has its pages by one rule."""

from __future__ import annotations

import itertools
from typing import Any, cast

import pytest
from django.db.models import QuerySet
from hypothesis import given
from hypothesis import strategies as st

from sehat.rendering.pagination import Pagination

PER_PAGE = 10
PAGES = st.integers(1, 500).flatmap(lambda last: st.tuples(st.integers(1, last), st.just(last)))


def page(number: int, last: int) -> Pagination:
    return Pagination(last * PER_PAGE, PER_PAGE, number, "/list?page={}".format)


@given(PAGES)
def test_at_most_seven_page_numbers_with_the_first_the_last_and_the_current(pages: tuple[int, int]) -> None:
    current, last = pages
    numbers = [link.number for link in page(current, last).links()]
    assert numbers == sorted(set(numbers))
    assert len(numbers) <= 7
    if last > 1:
        assert {1, current, last} <= set(numbers)
        assert {number for number in (current - 1, current + 1) if 1 <= number <= last} <= set(numbers)


@pytest.mark.parametrize("total", [0, 1, PER_PAGE])
def test_one_page_alone_has_no_numbers(total: int) -> None:
    pages = Pagination(total, PER_PAGE, 1, str)
    assert (pages.last, pages.links(), pages.next_url) == (1, [], None)


def test_one_page_link_is_the_current_one() -> None:
    links = page(3, 9).links()
    assert [link.number for link in links if link.is_current] == [3]
    assert [link.url for link in links][:2] == ["/list?page=1", "/list?page=2"]


@given(PAGES)
def test_the_last_page_alone_leads_to_no_next_one(pages: tuple[int, int]) -> None:
    current, last = pages
    expected = None if current == last else f"/list?page={current + 1}"
    assert page(current, last).next_url == expected


@given(PAGES)
def test_where_numbers_are_left_out_it_is_more_than_one(pages: tuple[int, int]) -> None:
    numbers = [link.number for link in page(*pages).links()]
    assert 2 not in {after - before for before, after in itertools.pairwise(numbers)}


@given(PAGES)
def test_the_pages_hold_each_row_once(pages: tuple[int, int]) -> None:
    current, last = pages
    everything = range(last * PER_PAGE - 3)  # the last page is not full
    shown = Pagination(len(everything), PER_PAGE, current, str).rows(cast("QuerySet[Any]", everything))
    assert list(shown) == [row for row in everything if row // PER_PAGE == current - 1]


@pytest.mark.parametrize(("number", "has_page"), [(0, False), (1, True), (9, True), (10, False)])
def test_a_page_that_was_never_there_is_known(number: int, has_page: bool) -> None:
    assert page(number, 9).has_page is has_page


def test_a_title_has_the_number_from_the_second_page_on() -> None:
    assert page(1, 9).title("Blog", "en") == "Blog"
    assert page(2, 9).title("Blog", "en") == "Blog, page 2"
