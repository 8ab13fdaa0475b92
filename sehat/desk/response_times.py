"""How soon patients were called, whether as promised, and how far their requests came."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from math import ceil

from django.db.models import Count, F, Q, QuerySet, Value
from django.db.models.functions import Coalesce
from django.utils import timezone

from sehat.desk.conversion import moment_of, spelled_once
from sehat.leads.models import Callback, Lead, Spend
from sehat.tracking.models import VisitEvent

MISSED = 50
# Stages of Callback.furthest that a funnel shows (leads/transitions.py: FUNNEL).
STAGES = {"Understood": 2, "Proposed": 3, "Confirmed": 4, "Visited": 5}
AT_ONCE = 5000


@dataclass(frozen=True)
class Request:
    """A request as the report reads it."""

    asked: datetime
    called: datetime | None
    promised: datetime
    agent: str
    source: str | None
    tier: int
    furthest: int
    ended: datetime | None = None  # withdrawn or closed

    def is_over(self, now: datetime) -> bool:
        """Whether its promise was broken by nobody's call; who withdrew before its time was not let down."""
        return self.called is None and self.promised < (self.ended or now)


def hour(one: Request) -> str:
    return f"{timezone.localtime(one.asked).hour:02}:00"


def agent(one: Request) -> str:
    return one.agent or "nobody yet"


def source(one: Request) -> str:
    return one.source or "(none)"


def tier(one: Request) -> str:
    return f"Tier {one.tier}"


# Groups by their name in the address: label, and what a request counts under.
GROUPS: dict[str, tuple[str, Callable[[Request], str]]] = {
    "hour": ("Hour of the request", hour),
    "agent": ("Agent", agent),
    "source": ("Source", source),
    "tier": ("Tier", tier),
}


@dataclass(frozen=True)
class Times:
    """One line. Minutes are to the first call, of requests that had one; `rupees` what its source cost."""

    name: str
    requests: int
    minutes: list[float]
    kept: int
    due: int
    visited: int = 0
    rupees: float | None = None

    @property
    def share(self) -> float | None:
        """Kept promises, of those that were kept or whose time is over; None for none."""
        return self.kept / self.due if self.due else None

    @property
    def of_request(self) -> float | None:
        """Rupees; None where nothing was entered, or nothing came of it."""
        return per(self.rupees, self.requests)

    @property
    def of_visit(self) -> float | None:
        return per(self.rupees, self.visited)

    def quantile(self, part: float) -> float | None:
        """The smallest number of minutes within which this part was called; None where nobody was."""
        return sorted(self.minutes)[max(0, ceil(part * len(self.minutes)) - 1)] if self.minutes else None


def per(rupees: float | None, count: int) -> float | None:
    return rupees / count if rupees is not None and count else None


def calls_between(since: date, until: date) -> QuerySet[Callback]:
    """Of requests of these days, both included, without what was put aside as spam."""
    begin, end = moment_of(since), moment_of(until + timedelta(days=1))
    of_days = Callback.objects.filter(lead__created_at__gte=begin, lead__created_at__lt=end)
    return of_days.exclude(lead__status=Lead.Status.SPAM).order_by()


def times_by(group: str, since: date, until: date, now: datetime) -> list[Times]:
    """Lines of a group by name, and one of all at the end. One query; of sources two, for what they cost."""
    of_source = F("lead__source") if group == "source" else Value("")
    rows = calls_between(since, until).annotate(source=of_source)
    columns = (
        "lead__created_at",
        "first_call_at",
        "target_at",
        "first_call_by",
        "source",
        "tier",
        "furthest",
        "ended_at",
    )
    every: list[Request] = []
    groups: dict[str, list[Request]] = defaultdict(list)
    for row in rows.values_list(*columns).iterator(AT_ONCE):
        one = Request(*row)
        every.append(one)
        groups[GROUPS[group][1](one)].append(one)
    if group == "source":
        groups = in_one_spelling(groups)
    spent = spent_on(since, until) if group == "source" else {}
    names = {spelled_once(name) for name in groups}
    groups |= {name: [] for word, (name, _) in spent.items() if word not in names}
    cost = {word: rupees for word, (_, rupees) in spent.items()}
    found = [times_of(name, groups[name], now, cost.get(spelled_once(name))) for name in sorted(groups)]
    total = sum(cost.values()) if cost else None
    return [*found, times_of("All", every, now, total)] if found else []


def in_one_spelling(groups: dict[str, list[Request]]) -> dict[str, list[Request]]:
    """Google and google are one source, as its cost is one: under the spelling that more requests have."""
    merged: dict[str, tuple[str, list[Request]]] = {}
    for name in sorted(groups, key=lambda name: (-len(groups[name]), name)):
        merged.setdefault(spelled_once(name), (name, []))[1].extend(groups[name])
    return dict(merged.values())


def spent_on(since: date, until: date) -> dict[str, tuple[str, float]]:
    """The name and rupees of each source, for these days, by its name in small letters. One query."""
    spent: dict[str, tuple[str, float]] = {}
    for one in Spend.objects.filter(first_day__lte=until, last_day__gte=since):
        name, rupees = spent.get(spelled_once(one.source), (one.source.strip(), 0.0))
        spent[spelled_once(one.source)] = (name, rupees + one.within(since, until))
    return spent


def times_of(name: str, requests: Iterable[Request], now: datetime, rupees: float | None = None) -> Times:
    listed = list(requests)
    called = [(one, one.called) for one in listed if one.called is not None]
    over = [one for one in listed if one.is_over(now)]
    return Times(
        name=name,
        requests=len(listed),
        minutes=[(at - one.asked).total_seconds() / 60 for one, at in called],
        kept=sum(at <= one.promised for one, at in called),
        due=len(called) + len(over),
        visited=sum(one.furthest >= STAGES["Visited"] for one in listed),
        rupees=rupees,
    )


def funnel(since: date, until: date) -> list[tuple[str, int]]:
    """From visits to the page to visits to the hospital. Two queries."""
    begin, end = moment_of(since), moment_of(until + timedelta(days=1))
    seen = VisitEvent.objects.filter(event=VisitEvent.Event.GET, at__gte=begin, at__lt=end)
    counts = {name: Count("pk", filter=Q(furthest__gte=stage)) for name, stage in STAGES.items()}
    called = Count("pk", filter=Q(first_call_at__isnull=False))
    found = calls_between(since, until).aggregate(Requests=Count("pk"), Called=called, **counts)
    return [("Visits to the site", seen.count()), *found.items()]


def missed(since: date, until: date, now: datetime) -> list[Callback]:
    """The newest promises that were not kept, as `times_by` counts them. One query."""
    never_called = Q(first_call_at=None) & Q(target_at__lt=Coalesce("ended_at", now))
    late = Q(first_call_at__gt=F("target_at")) | never_called
    rows = calls_between(since, until).filter(late).select_related("lead")
    return list(rows.order_by("-target_at")[:MISSED])
