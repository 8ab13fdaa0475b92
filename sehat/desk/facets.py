"""What the lists of requests are filtered by. A saved filter holds this and nothing else: never a search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from django.contrib.auth.models import User
from django.db.models import Q

from sehat.core.languages import LANGUAGE_NAMES
from sehat.core.page_types import PAGE_TYPES
from sehat.directory.selectors import cities_by_slug, departments_by_slug
from sehat.leads.callback_models import EMERGENCY, Target
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.saved_filter_models import SavedFilter

ALL = "all"
Facets = dict[str, str]  # facet -> value, as they stand in the address
Options = dict[str, dict[str, str]]  # facet -> value -> its words
View = Callable[[User, datetime], Q]
VIEWS: dict[str, tuple[str, View]] = {
    ALL: ("Everyone", lambda user, now: Q()),
    "mine": ("Mine", lambda user, now: Q(owner=user)),
    "nobody": ("Nobody's", lambda user, now: Q(owner=None)),
    "urgent": ("Possible emergencies", lambda user, now: Q(is_urgent=True)),
    "late": ("Overdue", lambda user, now: Q(due_at__lt=now)),
    "first": ("Never called", lambda user, now: Q(first_call_at=None)),
}
CRM_WORDS: dict[str, str] = dict(OutboxRow.State.choices) | {OutboxRow.State.DEAD.value: "Given up"}
LABELS = {
    "tier": "Tier", "language": "Language", "city": "City", "department": "Department",
}  # fmt: skip
OF_CALL = {"tier": "tier"}
OF_LEAD = {"language": "lead__language", "city": "lead__city", "department": "lead__department"}


def options(place: str) -> Options:
    """All that a list may be filtered by. One query beside cached ones."""
    cities = {str(city.pk): city.name for city in cities_by_slug().values()}
    if place == SavedFilter.Place.LEADS:
        return {
            "status": dict(Lead.Status.choices),
            "outbox__state": {value: f"CRM: {words}" for value, words in CRM_WORDS.items()},
            "page_type": {name: name for name in sorted(PAGE_TYPES)},
            "city": cities,
        }
    tiers = Target.objects.exclude(tier=EMERGENCY).values_list("tier", flat=True)
    return {
        "view": {name: title for name, (title, _) in VIEWS.items() if name != ALL},
        "tier": {str(tier): f"Tier {tier}" for tier in tiers},
        "language": {code: LANGUAGE_NAMES[code] for code in LANGUAGE_NAMES},
        "city": cities,
        "department": {str(one.pk): one.name for one in departments_by_slug().values()},
    }


def known(asked: Mapping[str, object], there_are: Options) -> Facets:
    """Of what is asked for what there is; everything else is left out."""
    return {name: str(asked[name]) for name, values in there_are.items() if asked.get(name) in values}


def in_words(facets: Facets, there_are: Options) -> str:
    """Never called, Tier 1, Pune."""
    return ", ".join(there_are[name][value] for name, value in facets.items())


def of_calls(facets: Facets, user: User, now: datetime) -> Q:
    """What an index of the calls answers: the view and the tier."""
    return VIEWS[facets.get("view", ALL)][1](user, now) & columns(facets, OF_CALL)


def of_leads(facets: Facets) -> dict[str, str]:
    """What is read in the request of each call, value by column; empty where nothing is."""
    return {column: facets[name] for name, column in OF_LEAD.items() if name in facets}


def columns(facets: Facets, names: dict[str, str]) -> Q:
    return Q(**{column: facets[name] for name, column in names.items() if name in facets})
