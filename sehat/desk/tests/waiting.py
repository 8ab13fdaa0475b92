"""Patients who wait for a call, as My desk has them."""

from __future__ import annotations

from datetime import timedelta

from django.utils import timezone

from sehat.leads.models import Callback, Lead, OutboxRow

DESK = "/cms/desk/"


def waiting(number: int = 1, **columns: object) -> Lead:
    """A request whose first call is due in twelve minutes, or as `columns` of its callback say."""
    now = timezone.now()
    lead = Lead.objects.create(name=f"Patient {number}", country_code="+91", mobile=f"98100000{number:02}")
    OutboxRow.objects.create(lead=lead)
    usual = {"not_before": now - timedelta(hours=1), "due_at": now + timedelta(minutes=12, seconds=30)}
    Callback.objects.filter(lead=lead).update(**(usual | columns))
    return lead
