"""Whom a colleague has open: one rule and one wording for all who would change, write or call meanwhile."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.utils import timezone

from sehat.leads.models import Callback, Lead
from sehat.leads.selectors import open_with

IS_HELD = "A colleague has this patient open now, and may be calling."


def is_held_from(user: User, lead: Lead) -> bool:
    """Whether a colleague has it, or another open request of its person, open: nobody else changes either
    under them. Four queries."""
    now = timezone.now()
    return any(call.is_held_from(user.pk, now) for call in Callback.objects.filter(pk__in=open_with(lead.pk)))
