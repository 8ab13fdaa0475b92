"""Marks a request whose words tell of an emergency: with its category, never with the words."""

from __future__ import annotations

from django.db.models import F
from django.utils import timezone

from sehat.emergencies.recogniser import emergencies_in
from sehat.leads.callbacks.promises import due_of
from sehat.leads.callbacks.sync import hours_of
from sehat.leads.models import EMERGENCY, URGENT_STATUSES, Callback, Lead

POSSIBLE_EMERGENCY = "possible emergency: call now"


def mark_emergency(lead: Lead, *typed: str) -> bool:
    """Marks a lead that is not saved here. False: the words tell of none, or it was marked before."""
    found = () if lead.emergency else emergencies_in("\n".join(typed))
    if not found:
        return False
    lead.emergency = found[0]
    lead.flags = [POSSIBLE_EMERGENCY, *lead.flags]
    return True


def call_at_once(lead: Lead, *typed: str) -> bool:
    """Puts the next call of a request that is past its first ones before all others: words of an emergency
    came. False: they tell of none, it is called as one anyway, or nobody calls any more. One query.
    """
    if lead.status in URGENT_STATUSES or not emergencies_in("\n".join(typed)):
        return False
    due = due_of(timezone.now(), hours_of(EMERGENCY, is_urgent=True), "")
    now = {"is_urgent": True, "not_before": due.not_before, "due_at": due.by, "tries": 0}
    calls = Callback.objects.filter(lead=lead, is_open=True, is_urgent=False)
    return bool(calls.update(**now, why_due=Callback.Why.FOLLOW_UP, version=F("version") + 1))
