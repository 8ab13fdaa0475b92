"""The pages of a list: which one is shown, how many there are, and where the others are.

Django's Paginator, told how many rows there are: a list takes its total from facets that are cached or from
the search engine, so that nothing is counted twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from django.core.paginator import Paginator
from django.db.models import Model, QuerySet

from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.rendering.schemas import PageLink

Row = TypeVar("Row", bound=Model)


@dataclass(frozen=True)
class Pagination:
    """`total` counts rows; `number` is the page that was asked for, from 1; `url` is that of a number."""

    total: int
    per_page: int
    number: int
    url: Callable[[int], str]

    @cached_property
    def paginator(self) -> Paginator[int]:
        """Of the places of the rows, from 0."""
        return Paginator(range(self.total), self.per_page)

    @property
    def last(self) -> int:
        """A list without a row has one page, which says so."""
        return self.paginator.num_pages

    @property
    def has_page(self) -> bool:
        return self.number in self.paginator.page_range

    @property
    def next_url(self) -> str | None:
        return self.url(self.number + 1) if self.number < self.last else None

    def rows(self, rows: QuerySet[Row]) -> QuerySet[Row]:
        """Those of this page. Raises django.core.paginator.EmptyPage for one that was never there."""
        page = self.paginator.page(self.number)
        return rows[(self.number - 1) * self.per_page : page.end_index()]

    def links(self) -> list[PageLink]:
        """The pages beside this one, the first and the last, seven at most; none where it is the only one."""
        if self.last == 1:
            return []
        numbers = self.paginator.get_elided_page_range(self.number, on_each_side=1, on_ends=1)
        return [
            PageLink(number=number, url=self.url(number), is_current=number == self.number)
            for number in numbers
            if isinstance(number, int)
        ]

    def title(self, title: str, language: Language) -> str:
        """With the number of the page from the second on, so that no two pages are called the same."""
        return f"{title}, {translate('page', language)} {self.number}" if self.number > 1 else title
