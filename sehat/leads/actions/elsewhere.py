"""Requests that another system moved on: one or hundreds, decided in memory, a statement a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime

from django.utils import timezone

from sehat.core import audit
from sehat.core.models import AuditEvent
from sehat.core.transactions import write_transaction
from sehat.leads.actions.changes import release_rows
from sehat.leads.actions.triage import check_transition
from sehat.leads.callbacks.promises import next_morning
from sehat.leads.callbacks.sync import follow, new_callback
from sehat.leads.models import Callback, Lead, LeadNote

CHANGED = (
    "is_open", "ended_at", "is_urgent", "tier", "furthest", "version", "not_before", "due_at", "target_at",
    "why_due", "window", "first_call_at", "first_call_by", "tries", "closed_because",
)  # fmt: skip
AT_ONCE = 200  # rows a statement


class Moves:
    """What became of requests elsewhere, until `write`; inside a transaction that has locked their rows.

    No signal of a save is sent: what they would do to the call of a request is done here.
    """

    def __init__(self, leads: Iterable[Lead]) -> None:
        calls = Callback.objects.select_for_update(of=("self",)).filter(lead__in=[lead.pk for lead in leads])
        self._calls = {call.pk: call for call in calls.order_by("pk")}
        self._moved: dict[str, Lead] = {}
        self._events: list[AuditEvent] = []
        self._notes: list[LeadNote] = []

    def move(self, lead: Lead, *, by: str, statuses: Sequence[str], at: datetime, text: str = "") -> None:
        """Each status in turn, a note, and the call that led there: the clock stops as after a call from the
        desk. Raises InvalidTransition."""
        for status in statuses:
            check_transition(lead, status)
            self.record(by, lead, "lead moved", before=lead.status, after=status)
            lead.status = status
            self._follow(lead)
            self.note(lead, by=by, text=text)
            text = ""
        count_call(by, self._calls[lead.pk], lead, statuses, at)
        self._moved[lead.pk] = lead

    def note(self, lead: Lead, *, by: str, text: str) -> None:
        """The audit trail says that there is a note, never what it says."""
        if text:
            self._notes.append(LeadNote(lead=lead, by=by, text=text))
            self.record(by, lead, "lead noted", outcome="")

    def record(self, by: str, lead: Lead, action: str, **details: object) -> None:
        self._events.append(audit.event(by=by, action=action, subject=f"lead {lead.pk}", **details))

    def _follow(self, lead: Lead) -> None:
        known = self._calls.get(lead.pk)
        if known is None:
            self._calls[lead.pk] = new_callback(lead)
        else:
            follow(known, lead)

    def write(self) -> None:
        by_status = defaultdict(list)
        for lead in self._moved.values():
            by_status[lead.status].append(lead.pk)
        for status, ids in by_status.items():
            Lead.objects.filter(pk__in=ids).update(status=status)
        Callback.objects.bulk_create(
            [self._calls[pk] for pk in self._moved], batch_size=AT_ONCE,
            update_conflicts=True, unique_fields=["lead"], update_fields=CHANGED,
        )  # fmt: skip
        release_rows(list(self._moved))
        LeadNote.objects.bulk_create(self._notes, batch_size=AT_ONCE)
        AuditEvent.objects.bulk_create(self._events, batch_size=AT_ONCE)


def called_elsewhere(
    *, by: str, lead_id: str, statuses: Sequence[str], at: datetime, text: str = ""
) -> Lead | None:
    """One request. None: no such request, or one that was erased. Raises InvalidTransition."""
    with write_transaction():
        lead = Lead.objects.select_for_update(of=("self",)).filter(pk=lead_id, erased_at=None).first()
        if lead is not None:
            moves = Moves([lead])
            moves.move(lead, by=by, statuses=statuses, at=at, text=text)
            moves.write()
    return lead


def count_call(by: str, call: Callback, lead: Lead, statuses: Sequence[str], at: datetime) -> None:
    """Who leaves New for anything but the end was called; the hour of it is what the other system says."""
    now = timezone.now()
    if Lead.Status.CONTACTING in statuses and call.first_call_at is None:
        call.first_call_at, call.first_call_by = max(min(at, now), lead.created_at), by[:150]
        call.tries += 1
        call.why_due, call.due_at = Callback.Why.FOLLOW_UP, next_morning(now)
        call.not_before = call.due_at
    if lead.status == Lead.Status.CLOSED:
        call.closed_because = Callback.Closing.OTHER
