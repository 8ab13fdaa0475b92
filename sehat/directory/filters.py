"""The filters of a doctor list: read from the URL, applied to the query, drawn with counts.

What the URL holds beyond these values is ignored, so `?fee=abc` is the unfiltered list.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import urlencode

from django.db.models import Count, F, Q, QuerySet
from django.db.models.expressions import OrderBy
from django.http import QueryDict

from sehat.core.india import rupees
from sehat.directory.models import Doctor, Language
from sehat.directory.schemas import Filter, FilterOption, SortOption

LOW_FEE, HIGH_FEE = 800, 1200  # rupees, the steps of the design


@dataclass(frozen=True)
class Choice:
    value: str
    label: str
    where: Q


@dataclass(frozen=True)
class FilterKind:
    name: str
    label: str
    kind: str
    choices: tuple[Choice, ...]


def experience_choices(year: int) -> tuple[Choice, ...]:
    return tuple(
        Choice(str(years), f"{years} years or more", Q(practising_since__lte=year - years))
        for years in (10, 20)
    )


def filter_kinds(year: int, languages: Iterable[Language]) -> list[FilterKind]:
    """All filters of a list in `year`; languages are data, the rest is fixed."""
    fee = (
        Choice("low", f"Up to {rupees(LOW_FEE)}", Q(fee__lte=LOW_FEE)),
        Choice("mid", f"{rupees(LOW_FEE)} to {rupees(HIGH_FEE)}", Q(fee__gt=LOW_FEE, fee__lte=HIGH_FEE)),
        Choice("high", f"Above {rupees(HIGH_FEE)}", Q(fee__gt=HIGH_FEE)),
    )
    gender = (Choice("woman", "Woman", Q(gender="woman")), Choice("man", "Man", Q(gender="man")))
    speaks = tuple(Choice(item.slug, item.name, Q(languages=item.pk)) for item in languages)
    insurance = (
        Choice("cashless", "Cashless private", Q(accepts_cashless=True)),
        Choice("ayushman", "Ayushman Bharat", Q(accepts_ayushman=True)),
        Choice("cghs", "CGHS / ECHS", Q(accepts_cghs=True)),
    )
    return [
        FilterKind("fee", "Consultation fee", "many", fee),
        FilterKind("experience", "Experience", "one", experience_choices(year)),
        FilterKind("gender", "Doctor", "many", gender),
        FilterKind("language", "Speaks", "many", speaks),
        FilterKind("insurance", "Insurance accepted", "many", insurance),
    ]


# What is not recorded stands last, and the key at the end keeps pages of a list from overlapping.
MOST_EXPERIENCED = (F("practising_since").asc(nulls_last=True), "name", "pk")
SORTS: dict[str, tuple[str, tuple[str | OrderBy, ...]]] = {
    "experience": ("Most experience", MOST_EXPERIENCED),
    "fee": ("Lowest fee", (F("fee").asc(nulls_last=True), *MOST_EXPERIENCED)),
    "name": ("Name, A to Z", ("name", "pk")),
}


@dataclass(frozen=True)
class Chosen:
    """The valid part of a list's query string."""

    values: dict[str, tuple[str, ...]] = field(default_factory=dict)
    sort: str = "experience"
    page: int = 1

    @classmethod
    def from_query(cls, query: QueryDict, kinds: list[FilterKind]) -> Chosen:
        values = {}
        for kind in kinds:
            known = {choice.value for choice in kind.choices}
            asked = [value for value in query.getlist(kind.name) if value in known]
            if asked:
                values[kind.name] = tuple(sorted(set(asked)))[: 1 if kind.kind == "one" else None]
        sort = query.get("sort", "")
        page = query.get("page", "")
        number = int(page[:9]) if page.isascii() and page.isdecimal() else 1
        return cls(values, sort if sort in SORTS else "experience", max(1, number))

    def url(self, path: str, *, page: int = 1, toggled: tuple[str, str, str] | None = None) -> str:
        """The address of this list with one option (filter, kind, value) turned over."""
        values = dict(self.values)
        if toggled:
            name, kind, value = toggled
            had = values.get(name, ())
            left = tuple(item for item in had if item != value)
            values[name] = left if value in had else (value,) if kind == "one" else (*had, value)
        pairs = [(name, value) for name in sorted(values) for value in sorted(values[name])]
        pairs += [("sort", self.sort)] if self.sort != "experience" else []
        pairs += [("page", str(page))] if page > 1 else []
        return path + (f"?{urlencode(pairs)}" if pairs else "")


def narrowed(doctors: QuerySet[Doctor], kinds: list[FilterKind], chosen: Chosen) -> QuerySet[Doctor]:
    """Options of one filter widen it (or), filters narrow each other (and)."""
    for kind in kinds:
        asked = chosen.values.get(kind.name, ())
        where = Q()
        for choice in kind.choices:
            if choice.value in asked:
                where |= choice.where
        if where:
            doctors = doctors.filter(where)
    return doctors.distinct() if "language" in chosen.values else doctors


def drawn(doctors: QuerySet[Doctor], kinds: list[FilterKind], chosen: Chosen, path: str) -> list[Filter]:
    """Filters with the number of doctors behind each option, in the whole list. One query."""
    columns = {
        f"{kind.name}_{index}": Count("pk", filter=choice.where, distinct=True)
        for kind in kinds
        for index, choice in enumerate(kind.choices)
    }
    counts = doctors.order_by().aggregate(**columns)
    filters = []
    for kind in kinds:
        options = [
            FilterOption(
                value=choice.value,
                label=choice.label,
                count=counts[f"{kind.name}_{index}"],
                is_chosen=choice.value in chosen.values.get(kind.name, ()),
                url=chosen.url(path, toggled=(kind.name, kind.kind, choice.value)),
            )
            for index, choice in enumerate(kind.choices)
        ]
        shown = [option for option in options if option.count or option.is_chosen]
        filters.append(Filter(name=kind.name, label=kind.label, kind=kind.kind, options=shown))
    return [item for item in filters if item.options]


def sort_options(chosen: Chosen) -> list[SortOption]:
    return [
        SortOption(value=value, label=label, is_chosen=value == chosen.sort)
        for value, (label, _) in SORTS.items()
    ]
