"""What an agent writes down after a call: stage, note and next call, on all requests that it was about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from django.contrib.auth.models import User
from django.db.models import F
from django.utils import timezone

from sehat.core import audit
from sehat.core.transactions import write_transaction
from sehat.leads.actions.changes import change_lead
from sehat.leads.actions.triage import update_status
from sehat.leads.callbacks.holds import lock_unheld
from sehat.leads.callbacks.promises import next_morning, opening, retry_at
from sehat.leads.callbacks.sync import hours_of, is_urgent
from sehat.leads.models import Appointment, Callback, Lead, LeadNote
from sehat.leads.ports import Occasion, tell_patient
from sehat.leads.transitions import steps_to

GRACE = timedelta(minutes=15)  # how late a try may be made again before it is overdue
AFTER_VISIT = timedelta(hours=2)
OUTCOME = LeadNote.Outcome
NOT_REACHED = (Lead.Status.NEW, Lead.Status.CONTACTING)
OF_A_VISIT = (Lead.Status.CONFIRMED, Lead.Status.VISITED, Lead.Status.NO_SHOW)  # of one request, never of two


class Stale(Exception):
    """The request changed since its page was opened: nothing is written."""


@dataclass(frozen=True)
class CallResult:
    """What an agent writes down. `is_stage_of_all`: the other requests it was about get its stage too."""

    status: str
    outcome: str = ""
    text: str = ""
    call_again_at: datetime | None = None
    closed_because: str = ""
    visit_at: datetime | None = None
    visit_place: str = ""
    visit_doctor: str = ""
    is_stage_of_all: bool = False


def mark_seen(*, by: str, lead_id: str) -> None:
    """A member of staff read it: its patient is told when, never who."""
    now = timezone.now()
    Callback.objects.filter(pk=lead_id, first_seen_at=None).update(first_seen_at=now)
    audit.record(by=by, action="lead viewed", subject=f"lead {lead_id}")


def save_call(
    *, by: User, lead_id: str, version: int, result: CallResult, others: Mapping[str, int] | None = None
) -> Lead | None:
    """Status, note and the next call in one transaction. None: no such request, or one that was erased.

    `others`: requests of the same person that the call was about as well, each with the version that was
    seen. Raises Held where a colleague has one open, Stale where one is no longer at its version,
    InvalidTransition for a status that is not next.
    """
    now = timezone.now()
    seen = dict(others or {})
    with write_transaction():
        ids = lock_unheld(by, lead_id)
        check_versions({lead_id: version} | seen)
        if not set(seen) <= set(ids):
            raise Stale
        lead = update_status(
            by=by.get_username(), lead_id=lead_id, status=status_after(lead_id, result),
            outcome=result.outcome, text=result.text,
        )  # fmt: skip
        if lead is None:
            return None
        if result.visit_at:
            expect_visit(by, lead, result)
        call = schedule(by, lead, result, now)
        for other in sorted(seen):
            count_for(by, other, call, result, now)
        Callback.objects.filter(pk__in=ids, held_by=by).update(held_by=None, held_until=None)
        tell_of_call(lead, result)
    return lead


def correct_lead(*, by: User, lead_id: str, columns: Mapping[str, Any]) -> bool:
    """What a patient says of a request on the phone. Raises Held where a colleague has one of theirs open.

    False: no such lead, or one that was withdrawn or erased.
    """
    with write_transaction():
        lock_unheld(by, lead_id)
        name = by.get_username()
        return not columns or change_lead(by=name, lead_id=lead_id, action="lead corrected", **columns)


def check_versions(seen: Mapping[str, int]) -> None:
    """Each is at the version that was seen, and goes on to the next. Raises Stale."""
    for lead_id, version in seen.items():
        rows = Callback.objects.filter(pk=lead_id, version=version)
        if not rows.update(version=F("version") + 1):
            raise Stale


def count_for(by: User, lead_id: str, first: Callback, result: CallResult, now: datetime) -> None:
    """The call as it counts for another request of its person: outcome and note, and the same next call.

    Its stage follows by its own transitions. An appointment is of one request; its patient is told once.
    """
    status = str(Lead.objects.filter(pk=lead_id).values_list("status", flat=True).get())
    steps = steps_to(status, result.status, is_spoken=result.outcome == OUTCOME.SPOKE)
    is_next = result.is_stage_of_all and bool(steps)
    wanted = result.status if is_next and result.status not in OF_A_VISIT else status
    shared = replace(result, status=wanted, visit_at=None)
    lead = update_status(
        by=by.get_username(), lead_id=lead_id, status=status_after(lead_id, shared),
        outcome=result.outcome, text=result.text,
    )  # fmt: skip
    if lead is None:
        return
    call = schedule(by, lead, shared, now)
    is_called_again = bool(result.outcome or result.call_again_at) and call.is_open and first.is_open
    if is_called_again and not result.visit_at:
        call.why_due, call.not_before, call.due_at = first.why_due, first.not_before, first.due_at
        call.save()


def tell_of_call(lead: Lead, result: CallResult) -> None:
    """A patient who was not reached, or whose appointment stands now and is to come, is told."""
    if result.outcome == OUTCOME.NO_ANSWER and lead.status != Lead.Status.CLOSED:
        tell_patient(lead, Occasion.CALL_MISSED)
    is_to_come = result.visit_at is not None and result.visit_at > timezone.now()
    if is_to_come and lead.status == Lead.Status.CONFIRMED:
        tell_patient(lead, Occasion.APPOINTMENT)


def mark_called(*, by: str, lead_id: str, at: datetime) -> None:
    """The gateway put them through: the patient was called, whatever the agent writes down of it later."""
    Callback.objects.filter(pk=lead_id, first_call_at=None).update(first_call_at=at, first_call_by=by)


def status_after(lead_id: str, result: CallResult) -> str:
    """A new request that was called is being contacted, whatever the agent left in the form.

    Behind a wrong number somebody else is called: until the patient was reached it ends the request, which
    may be opened again.
    """
    if result.outcome == OUTCOME.WRONG_NUMBER and result.status in NOT_REACHED and not result.call_again_at:
        return Lead.Status.CLOSED
    if result.outcome and result.status == Lead.Status.NEW:
        return Lead.Status.CONTACTING
    return result.status


def expect_visit(by: User, lead: Lead, result: CallResult) -> None:
    """A visit was agreed to: its appointment is set, or changed."""
    told = {
        "starts_at": result.visit_at, "place": result.visit_place, "doctor": result.visit_doctor,
        "told_at": timezone.now(), "by": by.get_username(),
    }  # fmt: skip
    Appointment.objects.update_or_create(lead=lead, defaults=told)
    audit.record(by=by.get_username(), action="appointment set", subject=f"lead {lead.id}")


def schedule(by: User, lead: Lead, result: CallResult, now: datetime) -> Callback:
    """The next call after this one; who called keeps the request, and holds it no longer."""
    call = Callback.objects.get(pk=lead.pk)
    if result.outcome:
        call.first_call_at, call.first_call_by = (
            (call.first_call_at, call.first_call_by) if call.first_call_at else (now, by.get_username())
        )
        call.tries += 1
        call.owner = call.owner or by
    is_confirmed = result.visit_at is not None and lead.status == Lead.Status.CONFIRMED
    if result.outcome or result.call_again_at or is_confirmed:
        call.is_urgent = is_urgent(lead) or (call.is_urgent and result.outcome == OUTCOME.NO_ANSWER)
        call.why_due, call.due_at = next_call(lead, call, result, now)
        call.not_before = call.due_at
        call.due_at += GRACE if call.why_due == Callback.Why.RETRY else timedelta()
    call.closed_because = closing(result) if lead.status == Lead.Status.CLOSED else ""
    call.held_by = call.held_until = None
    call.save()
    return call


def closing(result: CallResult) -> str:
    wrong = Callback.Closing.WRONG_NUMBER if result.outcome == OUTCOME.WRONG_NUMBER else ""
    return result.closed_because or wrong


def next_call(lead: Lead, call: Callback, result: CallResult, now: datetime) -> tuple[str, datetime]:
    """Why and when: as the patient wished, in our hours after the visit, again if nobody answered, else in a
    day."""
    hours = hours_of(lead.tier, is_urgent=call.is_urgent)
    if result.call_again_at:
        return Callback.Why.ASKED, result.call_again_at
    if result.visit_at and lead.status == Lead.Status.CONFIRMED:
        return Callback.Why.FOLLOW_UP, opening(result.visit_at + AFTER_VISIT, hours)
    if result.outcome == OUTCOME.NO_ANSWER:
        return Callback.Why.RETRY, retry_at(now, call.tries, hours)
    if result.outcome:
        return Callback.Why.FOLLOW_UP, next_morning(now)
    return call.why_due, call.due_at
