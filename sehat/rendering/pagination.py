"""The pages of a list: which one is shown, how many there are, and where the others are.

Not Django's Paginator: it counts the rows itself, where a list takes its total from facets that are cached or
from the search engine, and its elided range has up to nine numbers instead of seven.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

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

    @property
    def last(self) -> int:
        """A list without a row has one page, which says so."""
        return max(1, -(-self.total // self.per_page))

    @property
    def has_page(self) -> bool:
        return 1 <= self.number <= self.last

    @property
    def next_url(self) -> str | None:
        return self.url(self.number + 1) if self.number < self.last else None

    def rows(self, rows: QuerySet[Row]) -> QuerySet[Row]:
        """Those of this page."""
        start = (self.number - 1) * self.per_page
        return rows[start : start + self.per_page]

    def links(self) -> list[PageLink]:
        """At most seven pages around this one, with the first and the last; none where it is the only one."""
        near = {number for number in range(self.number - 2, self.number + 3) if 1 <= number <= self.last}
        numbers = sorted(near | {1, self.last}) if self.last > 1 else []
        return [
            PageLink(number=number, url=self.url(number), is_current=number == self.number)
            for number in numbers
        ]

    def title(self, title: str, language: Language) -> str:
        """With the number of the page from the second on, so that no two pages are called the same."""
        return f"{title}, {translate('page', language)} {self.number}" if self.number > 1 else title
