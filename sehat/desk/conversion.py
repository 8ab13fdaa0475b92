"""Visits, visitors and requests beside each other, grouped and filtered as staff choose."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from django.db.models import Count, F, Q, QuerySet
from django.db.models.fields.json import KT
from django.db.models.functions import TruncDate
from django.utils import timezone

from sehat.campaigns.models import MarketingVariant
from sehat.desk.wilson import wilson
from sehat.leads.models import Lead
from sehat.tracking.models import VisitEvent

# Groups by their name in the address: label, column of a visit, column of a request.
GROUPS: dict[str, tuple[str, Any, Any]] = {
    "day": ("Day", TruncDate("at"), TruncDate("created_at")),
    "page-type": ("Page type", F("page_type"), F("page_type")),
    "city": ("City", F("city"), F("city_name")),
    "campaign": ("Campaign", F("campaign"), F("campaign")),
    "variant": ("Variant", F("variant"), KT("attribution__page_variant")),
}
TYPED = ("city", "campaign")  # groups whose words stand in addresses of advertisements
# Filters by their name in the address: label, column of a visit.
FILTERS = {
    "type": ("Page type", "page_type"),
    "city": ("City", "city"),
    "campaign": ("Campaign", "campaign"),
    "variant": ("Variant", "variant"),
    "page": ("Page", "path"),
}
ROWS = 200


@dataclass(frozen=True)
class Row:
    """One line. A visitor without a number counts as a visitor a visit."""

    name: str
    visits: int
    visitors: int
    requests: int

    @property
    def rate(self) -> float | None:
        """Requests by visitor; None where no visit was counted, as it would mean nothing."""
        return min(1.0, self.requests / self.visitors) if self.visitors else None

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.requests, self.visitors)


def moment_of(day: date) -> datetime:
    return timezone.make_aware(datetime.combine(day, time.min))


@dataclass(frozen=True)
class ReportQuery:
    """The range of a report, both days included, and its filters: {name of FILTERS: value}."""

    since: date
    until: date
    filters: dict[str, str]

    @property
    def visits(self) -> QuerySet[VisitEvent]:
        begin, end = self._span
        wanted = {matched(FILTERS[name][1], name): value for name, value in self.filters.items()}
        seen = VisitEvent.objects.filter(event=VisitEvent.Event.GET)
        return seen.filter(at__gte=begin, at__lt=end, **wanted)

    @property
    def leads(self) -> QuerySet[Lead]:
        begin, end = self._span
        found = Lead.objects.filter(created_at__gte=begin, created_at__lt=end)
        found = found.exclude(status=Lead.Status.SPAM)
        return found.filter(**{matched(OF_LEAD[name], name): value for name, value in self.filters.items()})

    @property
    def _span(self) -> tuple[datetime, datetime]:
        return moment_of(self.since), moment_of(self.until + timedelta(days=1))


OF_LEAD = {
    "type": "page_type", "city": "city_name", "campaign": "campaign",
    "variant": "attribution__page_variant",
    "page": "page_path",
}  # fmt: skip


def matched(column: str, name: str) -> str:
    """As `in_one_spelling` counts them."""
    return f"{column}__iexact" if name in TYPED else column


def rows_by(group: str, query: ReportQuery) -> list[Row]:
    """Lines of a group. Two queries, and one more for the variants of a page."""
    _, of_visit, of_lead = GROUPS[group]
    visits, leads = query.visits, query.leads
    if group != "variant":
        return merged_rows(counts(visits, of_visit), requests(leads, of_lead), group)
    visits, leads = visits.exclude(variant=""), leads.filter(attribution__has_key="page_variant")
    seen = counts(visits, of_visit, "path")
    unseen = dict.fromkeys(variants_of(query.filters.get("page", "")), (0, 0))
    return merged_rows(unseen | seen, requests(leads, of_lead, "page_path"), group)


def variants_of(path: str) -> list[str]:
    """The lines that a page with variants has, also before anybody saw one. One query; none: no page."""
    if not path:
        return []
    found = MarketingVariant.objects.live().filter(url_path__contains=f"{path}/").order_by("slug")
    letters = [one.slug for one in found[:ROWS] if one.address == f"{path}/{one.slug}"]
    return [name_of((path, letter)) for letter in ["a", *letters]] if letters else []


def values_in(query: ReportQuery, name: str) -> list[str]:
    """The options of a filter in these days: at most ROWS values. One query."""
    everything = ReportQuery(query.since, query.until, {}).visits.exclude(**{FILTERS[name][1]: ""})
    values = everything.order_by(FILTERS[name][1]).values_list(FILTERS[name][1], flat=True).distinct()
    return list(values[:ROWS])


def counts(visits: QuerySet[VisitEvent], key: Any, *more: str) -> dict[str, tuple[int, int]]:
    found = visits.annotate(key=key).values_list(*more, "key").order_by()
    known = Count("visitor", filter=~Q(visitor=""), distinct=True)
    rows = found.annotate(visits=Count("pk"), known=known, nameless=Count("pk", filter=Q(visitor="")))
    found_by_name: dict[str, tuple[int, int]] = {}
    for *parts, seen, known_ones, nameless in rows:
        before = found_by_name.get(name_of(tuple(parts)), (0, 0))
        found_by_name[name_of(tuple(parts))] = (before[0] + seen, before[1] + known_ones + nameless)
    return found_by_name


def requests(leads: QuerySet[Lead], key: Any, *more: str) -> dict[str, int]:
    rows = leads.annotate(key=key).values_list(*more, "key").order_by().annotate(requests=Count("pk"))
    counted: Counter[str] = Counter()  # none at all and an empty one are both "(none)"
    for *parts, count in rows:
        counted[name_of(tuple(parts))] += count
    return dict(counted)


def name_of(parts: tuple[Any, ...]) -> str:
    return ", ".join(str(part) for part in parts if part) or "(none)"


def merged_rows(visits: dict[str, tuple[int, int]], leads: dict[str, int], group: str) -> list[Row]:
    """One line a name; days in their order, all else by visits."""
    rows = [Row(name, *visits.get(name, (0, 0)), leads.get(name, 0)) for name in visits.keys() | leads.keys()]
    if group == "day":
        return sorted(rows, key=lambda row: row.name)
    rows = in_one_spelling(rows) if group in TYPED else rows
    return sorted(rows, key=by_size)[:ROWS]


def by_size(row: Row) -> tuple[int, int, str]:
    return -row.visits, -row.requests, row.name


def spelled_once(source: str) -> str:
    return source.strip().casefold()


def in_one_spelling(rows: list[Row]) -> list[Row]:
    """Pune and pune are one line, under the spelling of most visits: whoever made a link wrote its words."""
    merged: dict[str, Row] = {}
    for row in sorted(rows, key=by_size):
        word = spelled_once(row.name)
        first = merged.get(word, Row(row.name, 0, 0, 0))
        merged[word] = Row(
            first.name,
            first.visits + row.visits,
            first.visitors + row.visitors,
            first.requests + row.requests,
        )
    return list(merged.values())
