"""Reads of the leads room."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db.models import Min, QuerySet
from django.utils import timezone

from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.directory.cards import callback_promise
from sehat.leads.models import ConsentReceipt, Lead, OutboxRow

# The windows of decisions 2.4: when each begins and ends, in India, and how a promise says it.
WINDOWS = {
    "Later 9-12": (9, 12, noop("today between 9 am and 12 noon"), noop("tomorrow between 9 am and 12 noon")),
    "Later 12-4": (
        12, 16, noop("today between 12 noon and 4 pm"), noop("tomorrow between 12 noon and 4 pm"),
    ),
    "Later 4-8": (16, 20, noop("today between 4 pm and 8 pm"), noop("tomorrow between 4 pm and 8 pm")),
}  # fmt: skip
TIME_TO_CALL = 1  # hours: a window that is nearly over is tomorrow's


def promise_for(call_time: str, language: Language) -> str:
    """By when we call who chose a window; who chose none is told the usual promise."""
    if call_time not in WINDOWS:
        return callback_promise(language)
    *_, today, tomorrow = WINDOWS[call_time]
    return translate(today if is_today(call_time) else tomorrow, language)


def is_today(call_time: str) -> bool:
    """Whether a window is still today's."""
    return timezone.localtime().hour < WINDOWS[call_time][1] - TIME_TO_CALL


def window_of(call_time: str) -> tuple[datetime, datetime]:
    """From when to when we call, as `promise_for` says it. Raises KeyError for no window."""
    start, end, *_ = WINDOWS[call_time]
    now = timezone.localtime()
    day = now.replace(minute=0, second=0, microsecond=0) + timedelta(days=0 if is_today(call_time) else 1)
    return day.replace(hour=start), day.replace(hour=end)


def undelivered_since() -> datetime | None:
    """When the request came that waits longest for the CRM; None when none waits. One query.

    Suspects do not wait: staff release them first.
    """
    waiting = OutboxRow.objects.filter(state=OutboxRow.State.WAITING, lead__created_at__lte=timezone.now())
    waiting = waiting.exclude(lead__status="spam").exclude(lead__status="withdrawn", is_offered=False)
    found: datetime | None = waiting.aggregate(oldest=Min("lead__created_at"))["oldest"]
    return found


def newest_receipt(lead: Lead) -> ConsentReceipt | None:
    """What holds now: a later receipt takes the place of an earlier one. One query, unless prefetched."""
    return max(lead.consents.all(), key=lambda receipt: (receipt.given_at, receipt.pk), default=None)


def held_leads() -> QuerySet[Lead]:
    """Requests that were put aside and that nobody has looked at yet, the oldest first (decisions 7.6)."""
    held = Lead.objects.filter(outbox__state=OutboxRow.State.HELD, erased_at=None)
    return held.exclude(status__in=("spam", "withdrawn")).order_by("created_at")
