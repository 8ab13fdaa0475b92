"""The audit trail in /cms: who did what to which record, newest first, chosen from lists, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import django_filters
from django.contrib.auth.models import User
from wagtail.admin.filters import WagtailFilterSet
from wagtail.admin.ui.tables import Column
from wagtail.admin.viewsets.model import ModelViewSet

from sehat.core.india import local_moment
from sehat.core.models import AuditEvent

LOOKED_THROUGH = 10_000  # the newest: all of them would be read for each look; the search finds older ones
PERSON = "person "  # a patient, as the trail names them: too many to choose from
WORDS = {
    "before": "from", "after": "to", "fields": "changed", "is_superuser": "superuser", "is_active": "active",
    "is_shared": "for the team", "page_type": "page type",
}  # fmt: skip


class AuditFilters(WagtailFilterSet):
    """By what was done lately, and by who is staff or did it; what the address asks for is a choice too."""

    action = django_filters.ChoiceFilter(label="Action", empty_label="All")
    by = django_filters.ChoiceFilter(label="By", empty_label="All")

    class Meta:
        model = AuditEvent
        fields = ("action", "by")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Two queries."""
        super().__init__(*args, **kwargs)
        newest = AuditEvent.objects.order_by("-at").values_list("action", "by")[:LOOKED_THROUGH]
        pairs = set(newest)
        staff = set(User.objects.values_list("username", flat=True))
        self.offer("action", {action for action, _ in pairs})
        self.offer("by", staff | {by for _, by in pairs if not by.startswith(PERSON)})

    def offer(self, name: str, values: Iterable[str]) -> None:
        asked = (self.data or {}).get(name, "")
        asked = "" if "\x00" in asked else asked  # PostgreSQL holds none
        found = sorted({*values, asked} - {""}, key=str.casefold)
        self.filters[name].extra["choices"] = [(value, value) for value in found]


def in_words(value: object) -> str:
    """yes, a list with commas, a name with blanks; "" for what says nothing.

    Names stand in an order of ours: JSON of PostgreSQL has its own, in which "after" comes first.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        told = {name_of(name): in_words(value[name]) for name in sorted(value, key=place_of)}
        return "; ".join(f"{name}: {words}" for name, words in told.items() if words)
    if isinstance(value, list):
        return ", ".join(filter(None, map(in_words, value)))
    return "" if value is None else str(value)


def place_of(name: str) -> tuple[bool, str]:
    """By the alphabet, but "after" behind all."""
    return name == "after", name


def name_of(name: str) -> str:
    return WORDS.get(name, name.replace("_", " "))


class AuditViewSet(ModelViewSet):
    """Read alone: rows are written by actions."""

    model = AuditEvent
    name = "audit"
    icon = "history"
    menu_label = "Audit trail"
    add_to_settings_menu = True
    copy_view_enabled = False
    list_display = (
        Column("subject", label="Record"),
        "action",
        "by",
        Column("at", label="When (India)", accessor=lambda event: local_moment(event.at), sort_key="at"),
        Column("details", label="Details", accessor=lambda event: in_words(event.details)),
    )
    filterset_class = AuditFilters
    search_fields = ("subject", "by", "action")
    list_per_page = 50
    form_fields = ["subject"]
