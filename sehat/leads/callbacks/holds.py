"""Whom a colleague has open: one rule and one wording for all who would change, write or call meanwhile."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from django.contrib.auth.models import User
from django.utils import timezone

from sehat.leads.models import Callback, Lead
from sehat.leads.selectors import open_with

IS_HELD = "A colleague has this patient open now, and may be calling."


class Held(Exception):
    """A colleague has one of the person's requests open, and may be calling: nothing is written. Says so."""

    def __str__(self) -> str:
        return IS_HELD


def lock(lead_ids: Iterable[str]) -> None:
    """All requests that a transaction writes to: at once, by their ids, and before their calls. Two who lock
    in other orders wait for each other; only a claim, which waits for nobody, locks calls alone."""
    list(Lead.objects.select_for_update().filter(pk__in=lead_ids).order_by("pk").values_list("pk"))


def lock_calls(lead_ids: Collection[str]) -> list[Callback]:
    """Their requests, then the calls themselves: until the transaction ends nobody opens one of them."""
    lock(lead_ids)
    return list(Callback.objects.select_for_update().filter(pk__in=lead_ids).order_by("pk"))


def lock_unheld(by: User, lead_id: str) -> list[str]:
    """Locks a request, the other open ones of its person, and their calls: until the transaction ends nobody
    opens one of them. Gives their ids. Raises Held where a colleague has one open."""
    ids = open_with(lead_id)
    calls = lock_calls(ids)
    now = timezone.now()
    if any(call.is_held_from(by.pk, now) for call in calls):
        raise Held
    return ids
