"""Visits, visitors and requests beside each other, by what staff ask for."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from django.db.models import Count, F, Q, QuerySet
from django.db.models.fields.json import KT
from django.db.models.functions import TruncDate
from django.utils import timezone

from sehat.desk.wilson import wilson
from sehat.leads.models import Lead
from sehat.tracking.models import VisitEvent

# By its name in the address: what it is called, and the column of a visit and of a request that hold it.
GROUPS: dict[str, tuple[str, Any, Any]] = {
    "day": ("Day", TruncDate("at"), TruncDate("created_at")),
    "page-type": ("Page type", F("page_type"), F("page_type")),
    "city": ("City", F("city"), F("city_name")),
    "campaign": ("Campaign", F("campaign"), KT("attributes__Zutm_campaigndata")),
    "variant": ("Variant", F("variant"), KT("attributes__Page_Variant")),
}
LONGEST = timedelta(days=366)
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
        """Requests by visitor; None where no visit was counted, for then a rate says nothing."""
        return min(1.0, self.requests / self.visitors) if self.visitors else None

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.requests, self.visitors)


def moment_of(day: date) -> datetime:
    return timezone.make_aware(datetime.combine(day, time.min))


def rows_by(group: str, since: date, until: date) -> list[Row]:
    """Lines of a group from `since` to `until`, both counted. Two queries."""
    _, of_visit, of_lead = GROUPS[group]
    begin, end = moment_of(since), moment_of(until + timedelta(days=1))
    visits = VisitEvent.objects.filter(at__gte=begin, at__lt=end)
    leads = Lead.objects.filter(created_at__gte=begin, created_at__lt=end).exclude(status=Lead.Status.SPAM)
    if group == "variant":
        visits, leads = visits.exclude(variant=""), leads.exclude(attributes__Page_Variant=None)
        return merged(counts(visits, of_visit, "path"), requests(leads, of_lead, "page_path"), group)
    return merged(counts(visits, of_visit), requests(leads, of_lead), group)


def counts(visits: QuerySet[VisitEvent], key: Any, *more: str) -> dict[str, tuple[int, int]]:
    found = visits.annotate(key=key).values_list(*more, "key").order_by()
    known = Count("visitor", filter=~Q(visitor=""), distinct=True)
    rows = found.annotate(visits=Count("pk"), known=known, nameless=Count("pk", filter=Q(visitor="")))
    return {name_of(row[:-3]): (row[-3], row[-2] + row[-1]) for row in rows}


def requests(leads: QuerySet[Lead], key: Any, *more: str) -> dict[str, int]:
    rows = leads.annotate(key=key).values_list(*more, "key").order_by().annotate(requests=Count("pk"))
    return {name_of(row[:-1]): row[-1] for row in rows}


def name_of(parts: tuple[Any, ...]) -> str:
    return ", ".join(str(part) for part in parts if part) or "(none)"


def merged(visits: dict[str, tuple[int, int]], leads: dict[str, int], group: str) -> list[Row]:
    """One line a name; days in their order, all else by visits."""
    rows = [Row(name, *visits.get(name, (0, 0)), leads.get(name, 0)) for name in visits.keys() | leads.keys()]
    if group == "day":
        return sorted(rows, key=lambda row: row.name)
    return sorted(rows, key=lambda row: (-row.visits, -row.requests, row.name))[:ROWS]
