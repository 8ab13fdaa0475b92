"""Whom a colleague has open: one rule and one wording for all who would change, write or call meanwhile."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.utils import timezone

from sehat.leads.models import Callback, Lead

IS_HELD = "A colleague has this patient open now, and may be calling."


def is_held_from(user: User, lead: Lead) -> bool:
    """Whether a colleague has it open: nobody else changes it under them. One query."""
    call = Callback.objects.filter(lead=lead).first()
    return call is not None and call.is_held_from(user.pk, timezone.now())
