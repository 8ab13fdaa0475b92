"""Reads of the leads room."""

from __future__ import annotations

from datetime import datetime

from django.conf import settings
from django.db.models import Min
from django.utils import timezone

from sehat.core.schemas import Language
from sehat.leads.models import OutboxRow


def callback_promise(language: Language) -> str:
    """By when we call; a setting, because only the hospital group can promise it."""
    return str(settings.CALLBACK_PROMISE_HI if language == "hi" else settings.CALLBACK_PROMISE)


def undelivered_since() -> datetime | None:
    """When the request came that waits longest for the CRM; None when none waits. One query.

    Suspects do not wait: staff release them first.
    """
    waiting = OutboxRow.objects.filter(state=OutboxRow.State.WAITING, lead__created_at__lte=timezone.now())
    waiting = waiting.exclude(lead__status="spam").exclude(lead__status="withdrawn", is_offered=False)
    found: datetime | None = waiting.aggregate(oldest=Min("lead__created_at"))["oldest"]
    return found
