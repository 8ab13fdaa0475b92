"""Reads of the leads room."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from django.db.models import Min, Q, QuerySet
from django.utils import timezone

from sehat.leads.models import Callback, ConsentReceipt, Lead, OutboxRow

Number = tuple[str, str]  # country code and mobile: whose request it is


def undelivered_since() -> datetime | None:
    """When the request came that waits longest for the CRM; None when none waits. One query."""
    waiting = told_to_crm().filter(state=OutboxRow.State.WAITING, lead__created_at__lte=timezone.now())
    found: datetime | None = waiting.aggregate(oldest=Min("lead__created_at"))["oldest"]
    return found


def told_to_crm() -> QuerySet[OutboxRow]:
    """Without suspects, whom staff release first, and who withdrew before the CRM heard of them."""
    rows = OutboxRow.objects.exclude(lead__status=Lead.Status.SPAM)
    return rows.exclude(lead__status=Lead.Status.WITHDRAWN, is_offered=False)


def newest_receipt(lead: Lead) -> ConsentReceipt | None:
    """What holds now: a later receipt takes the place of an earlier one. One query, unless prefetched."""
    return max(lead.consents.all(), key=lambda receipt: (receipt.given_at, receipt.pk), default=None)


def held_leads() -> QuerySet[Lead]:
    """Requests that were put aside and that nobody has looked at yet, the oldest first (decisions 7.6)."""
    held = Lead.objects.filter(outbox__state=OutboxRow.State.HELD, erased_at=None)
    return held.exclude(status__in=("spam", "withdrawn")).order_by("created_at")


def may_be_spam() -> QuerySet[Lead]:
    """Requests that staff may still call spam: put aside, or nobody was reached about them yet."""
    is_early = Q(status__in=(Lead.Status.NEW, Lead.Status.CONTACTING))
    found = Lead.objects.filter(is_early | Q(outbox__state=OutboxRow.State.HELD), erased_at=None)
    return found.exclude(status__in=(Lead.Status.SPAM, Lead.Status.WITHDRAWN))


def same_number(number: Number) -> QuerySet[Lead]:
    """The requests of a person that are not erased; none without a number."""
    country_code, mobile = number
    same = Lead.objects.filter(mobile=mobile, country_code=country_code, erased_at=None)
    return same.exclude(mobile="")


def is_erased_now(lead: Lead, update_fields: Iterable[str] | None) -> bool:
    """Whether the save of these fields, None for all, is the one that erased it."""
    return lead.erased_at is not None and "erased_at" in (update_fields or ("erased_at",))


def open_with(lead_id: str) -> list[str]:
    """The ids of a request and of the other open ones of its person, in order. Three queries.

    The numbers first, then their calls: asked at once, SQLite begins with all open calls.
    """
    number = Lead.objects.filter(pk=lead_id).values_list("country_code", "mobile").first()
    ids = list(same_number(number).values_list("pk", flat=True)) if number else []
    is_open = Callback.objects.filter(pk__in=ids, is_open=True).values_list("pk", flat=True)
    return sorted({lead_id, *is_open})
