"""A form of the desk that comes a second time a moment later, where no script held the second press back."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.http import QueryDict
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.core.transactions import write_transaction
from sehat.leads.actions import claim_next
from sehat.leads.actions.claims import HOLD, ORDER
from sehat.leads.models import Callback, Lead, LeadNote

MOMENT = timedelta(seconds=20)


def next_of_page(*, by: User, opened: str) -> Callback | None:
    """The next call of this agent. Whose page, opened at that moment, has just taken one gets that again."""
    with write_transaction():
        # Two presses at once are one after the other: the second reads what the first took.
        User.objects.select_for_update(no_key=True).filter(pk=by.pk).first()
        return taken_since(by, moment_of(opened)) or claim_next(by=by)


def taken_since(by: User, opened: datetime | None) -> Callback | None:
    now = timezone.now()
    if opened is None or opened > now:
        return None
    since = max(opened, now - MOMENT) + HOLD
    held = Callback.objects.filter(held_by=by, held_until__gt=since, is_open=True)
    return held.order_by(*ORDER).first()


def moment_of(text: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return found if found.tzinfo else None


def is_saved_already(user: User, lead: Lead, sent: QueryDict) -> bool:
    """Whether what a page of before sends was saved by the same agent a moment ago, word for word."""
    since, by = timezone.now() - MOMENT, user.get_username()
    if lead.status != sent.get("status"):
        return False
    outcome, text = sent.get("outcome", ""), sent.get("text", "").strip()
    if outcome or text:
        notes = LeadNote.objects.filter(lead=lead, by=by, at__gt=since)
        return notes.filter(outcome=outcome, text=text).exists()
    moved = AuditEvent.objects.filter(action="lead moved", subject=f"lead {lead.pk}", by=by, at__gt=since)
    return any(event.details.get("after") == lead.status for event in moved)
