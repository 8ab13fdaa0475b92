"""What any list of the directory may be filtered and ordered by: read from the URL, applied to the
query, shown with counts.

What the URL holds beyond these values is ignored, so `?fee=abc` is the unfiltered list.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar
from urllib.parse import urlencode

from django.db.models import Count, Model, Q, QuerySet
from django.db.models.expressions import OrderBy
from django.http import QueryDict

from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.directory.schemas import Filter, FilterKindName, FilterName, FilterOption, SortOption

Row = TypeVar("Row", bound=Model)
Order = tuple[str | OrderBy, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """`count` is the number of rows behind it where that was read with the choice itself."""

    value: str
    label: str
    where: Q
    count: int | None = None


@dataclass(frozen=True, slots=True)
class FilterKind:
    name: FilterName
    label: str
    kind: FilterKindName
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class ListConfig:
    """The filters of a list, and its orders: value -> (label, columns). The first order is the usual one.

    A choice must match a row once at most: it looks into other tables by `Exists`, never by a join.
    """

    kinds: tuple[FilterKind, ...]
    sorts: Mapping[str, tuple[str, Order]]

    @property
    def default_sort(self) -> str:
        return next(iter(self.sorts))


@dataclass(frozen=True)
class Facets:
    """A whole list: its filters, its `total` and the number of rows behind each choice by `kind_index`."""

    config: ListConfig
    total: int
    counts: Mapping[str, int]


@dataclass(frozen=True)
class ListQuery:
    """The valid part of a list's query string. `sort` is None for the usual order."""

    values: dict[str, tuple[str, ...]] = field(default_factory=dict)
    sort: str | None = None
    page: int = 1

    @classmethod
    def from_query(cls, query: QueryDict, config: ListConfig) -> ListQuery:
        values: dict[str, tuple[str, ...]] = {}
        for kind in config.kinds:
            known = {choice.value for choice in kind.choices}
            asked = [value for value in query.getlist(kind.name) if value in known]
            if asked:
                values[kind.name] = tuple(sorted(set(asked)))[: 1 if kind.kind == "one" else None]
        sort = query.get("sort", "")
        page = query.get("page", "")
        number = int(page[:9]) if page.isascii() and page.isdecimal() else 1
        is_other = sort in config.sorts and sort != config.default_sort
        return cls(values, sort if is_other else None, max(1, number))

    @property
    def is_plain(self) -> bool:
        """Whether this is the whole list in its usual order, whatever the page."""
        return not self.values and self.sort is None

    def url(self, path: str, *, page: int = 1, toggled: tuple[str, str, str] | None = None) -> str:
        """The address of this list with one option (filter, kind, value) toggled."""
        values = dict(self.values)
        if toggled:
            name, kind, value = toggled
            had = values.get(name, ())
            left = tuple(item for item in had if item != value)
            values[name] = left if value in had else (value,) if kind == "one" else (*had, value)
        pairs = [(name, value) for name in sorted(values) for value in sorted(values[name])]
        pairs += [("sort", self.sort)] if self.sort else []
        pairs += [("page", str(page))] if page > 1 else []
        return path + (f"?{urlencode(pairs)}" if pairs else "")


def apply_filters(rows: QuerySet[Row], config: ListConfig, chosen: ListQuery) -> QuerySet[Row]:
    """Options of one filter widen it (or), filters combine (and)."""
    for kind in config.kinds:
        asked = chosen.values.get(kind.name, ())
        where = Q()
        for choice in kind.choices:
            if choice.value in asked:
                where |= choice.where
        if where:
            rows = rows.filter(where)
    return rows


def facets_of(rows: QuerySet[Row], config: ListConfig) -> Facets:
    """The facets of the whole list `rows`, whatever is chosen of them. One query."""
    choices = {
        f"{kind.name}_{index}": choice for kind in config.kinds for index, choice in enumerate(kind.choices)
    }
    unknown = {
        key: Count("pk", filter=choice.where) for key, choice in choices.items() if choice.count is None
    }
    counts = rows.order_by().aggregate(total=Count("pk"), **unknown)
    known = {key: choice.count for key, choice in choices.items() if choice.count is not None}
    return Facets(config, counts["total"], counts | known)


def filter_props(facets: Facets, chosen: ListQuery, path: str, language: Language = "en") -> list[Filter]:
    """Filters with the number of rows behind each option."""
    filters = []
    for kind in facets.config.kinds:
        options = [
            FilterOption(
                value=choice.value,
                label=translate(choice.label, language),
                count=facets.counts[f"{kind.name}_{index}"],
                is_chosen=choice.value in chosen.values.get(kind.name, ()),
                url=chosen.url(path, toggled=(kind.name, kind.kind, choice.value)),
            )
            for index, choice in enumerate(kind.choices)
        ]
        shown = [option for option in options if option.count or option.is_chosen]
        filters.append(
            Filter(name=kind.name, label=translate(kind.label, language), kind=kind.kind, options=shown)
        )
    return [item for item in filters if item.options]


def sort_options(config: ListConfig, chosen: ListQuery, language: Language = "en") -> list[SortOption]:
    return [
        SortOption(
            value=value,
            label=translate(label, language),
            is_chosen=value == (chosen.sort or config.default_sort),
        )
        for value, (label, _) in config.sorts.items()
    ]
