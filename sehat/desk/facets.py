"""What the lists of requests are filtered by. A saved filter holds this and nothing else: never a search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.db.models import Q
from django.utils import timezone

from sehat.core.languages import LANGUAGE_NAMES
from sehat.core.page_types import PAGE_TYPES
from sehat.directory.selectors import cities_by_slug, departments_by_slug
from sehat.leads.models import EMERGENCY, Lead, OutboxRow, SavedFilter, Target

ALL, TEAM = "all", "team"
Facets = dict[str, str]  # facet -> value, as they stand in the address
Options = dict[str, dict[str, str]]  # facet -> value -> its words
View = Callable[[User, datetime], Q]
VIEWS: dict[str, tuple[str, View]] = {
    ALL: ("Everyone", lambda user, now: Q()),
    "mine": ("Mine", lambda user, now: Q(owner=user)),
    "nobody": ("Nobody's", lambda user, now: Q(owner=None)),
    TEAM: ("My team", lambda user, now: Q(team__in=user.teams.all())),
    "urgent": ("Possible emergencies", lambda user, now: Q(is_urgent=True)),
    "late": ("Overdue", lambda user, now: Q(due_at__lt=now)),
    "first": ("Never called", lambda user, now: Q(first_call_at=None)),
}
CRM_WORDS: dict[str, str] = dict(OutboxRow.State.choices) | {OutboxRow.State.DEAD.value: "Given up"}
LABELS = {
    "tier": "Tier", "language": "Language", "city": "City", "department": "Department",
    "source": "Source", "campaign": "Campaign", "page_type": "Page type", "age": "Received",
}  # fmt: skip
OF_CALL = {"tier": "tier"}
OF_LEAD = {
    "language": "lead__language", "city": "lead__city", "department": "lead__department",
    "source": "lead__source", "campaign": "lead__campaign", "page_type": "lead__page_type",
}  # fmt: skip
AGES = {
    "day": "In the last 24 hours", "week": "In the last 7 days", "month": "In the last 30 days",
    "older": "More than 30 days ago",
}  # fmt: skip
DAYS = {"day": 1, "week": 7, "month": 30, "older": 30}
RECENT, MOST_OFFERED = 1000, 50  # sources are offered that the newest requests name, the most frequent ones


def came_by() -> Options:
    """The sources and campaigns that the newest requests name. One query."""
    newest = list(Lead.objects.order_by("-created_at").values_list("source", "campaign")[:RECENT])
    return {
        name: {value: value for value in frequent(row[place] for row in newest)}
        for place, name in enumerate(("source", "campaign"))
    }


def frequent(values: Iterable[str]) -> list[str]:
    counted = Counter(value for value in values if value)
    return sorted(value for value, _ in counted.most_common(MOST_OFFERED))


def options(place: str) -> Options:
    """All that a list may be filtered by. Two queries beside cached ones."""
    cities = {str(city.pk): city.name for city in cities_by_slug().values()}
    shared = came_by() | {"page_type": {name: name for name in sorted(PAGE_TYPES)}, "age": AGES}
    if place == SavedFilter.Place.LEADS:
        return {
            "status": dict(Lead.Status.choices),
            "outbox__state": {value: f"CRM: {words}" for value, words in CRM_WORDS.items()},
            "city": cities,
            **shared,
        }
    tiers = Target.objects.exclude(tier=EMERGENCY).values_list("tier", flat=True)
    return {
        "view": {name: title for name, (title, _) in VIEWS.items() if name != ALL},
        "tier": {str(tier): f"Tier {tier}" for tier in tiers},
        "language": {code: LANGUAGE_NAMES[code] for code in LANGUAGE_NAMES},
        "city": cities,
        "department": {str(one.pk): one.name for one in departments_by_slug().values()},
        **shared,
    }


def known_facets(asked: Mapping[str, object], there_are: Options) -> Facets:
    """Of what is asked for what there is; everything else is left out."""
    return {name: str(asked[name]) for name, values in there_are.items() if asked.get(name) in values}


def in_words(facets: Facets, there_are: Options) -> str:
    """Never called, Tier 1, Pune."""
    return ", ".join(there_are[name][value] for name, value in facets.items())


def of_calls(facets: Facets, user: User, now: datetime) -> Q:
    """What an index of the calls answers: the view and the tier."""
    return VIEWS[facets.get("view", ALL)][1](user, now) & columns(facets, OF_CALL)


def of_leads(facets: Facets) -> Q:
    """What is read in the request of each call; empty where nothing is."""
    received = of_age(facets["age"], "lead__created_at", timezone.now()) if "age" in facets else Q()
    return columns(facets, OF_LEAD) & received


def of_age(age: str, column: str, now: datetime) -> Q:
    since = now - timedelta(days=DAYS[age])
    return Q(**{f"{column}__lt": since}) if age == "older" else Q(**{f"{column}__gte": since})


def columns(facets: Facets, names: dict[str, str]) -> Q:
    return Q(**{column: facets[name] for name, column in names.items() if name in facets})
