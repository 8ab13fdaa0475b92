"""The written queries (data/queries) and how many are answered by the right page first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from django.http import QueryDict

from sehat.directory.selectors import cities_by_slug
from sehat.search.pages.search import search_page
from sehat.search.parser.wishes import DATA

Half = Literal["build", "held_out"]
HALVES: tuple[Half, ...] = get_args(Half)
WAYS = ("english", "misspelled", "hindi", "hinglish")
FIRST_FEW = 3


@dataclass(frozen=True)
class WrittenQuery:
    """`right`: the address that answers best, or either of two. `city`: the slug of the chosen one, or ""."""

    way: str
    text: str
    right: tuple[str, ...]
    city: str


@dataclass(frozen=True)
class Miss:
    query: WrittenQuery
    found: list[str]

    @property
    def is_near(self) -> bool:
        """Whether the right page is among the first few at least."""
        return bool(set(self.query.right) & set(self.found[:FIRST_FEW]))


@dataclass(frozen=True)
class Rates:
    """Shares of 1."""

    first: float
    first_three: float
    missed: list[Miss]


def written(half: Half) -> list[WrittenQuery]:
    lines = (DATA / "queries" / f"{half}.txt").read_text(encoding="utf-8").splitlines()
    return [read(line) for line in lines if line and not line.startswith("#")]


def read(line: str) -> WrittenQuery:
    way, text, right, *city = (cell.strip() for cell in line.split("|"))
    return WrittenQuery(way, text, tuple(right.split(" or ")), city[0] if city else "")


def found_for(query: WrittenQuery) -> list[str]:
    """The addresses on its result page, from the top."""
    asked = QueryDict(mutable=True)
    asked["q"] = query.text
    if query.city:
        asked["city"] = str(cities_by_slug()[query.city].pk)
    page = search_page(asked)
    prices, answers = [row.url for row in page.costs], [answer.url for answer in page.answers]
    first = prices + answers if page.asks_price else answers + prices
    return first + [hit.url for group in page.groups for hit in group.hits]


def measure(half: Half) -> Rates:
    asked = written(half)
    results = [Miss(query, found_for(query)) for query in asked]
    missed = [one for one in results if not set(one.query.right) & set(one.found[:1])]
    lost = sum(not one.is_near for one in missed)
    return Rates(1 - len(missed) / len(asked), 1 - lost / len(asked), missed)
