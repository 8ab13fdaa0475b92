"""The calls of the desk: claimed, given, shared out and written down; never two agents on one request."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.db.models import F, Q, QuerySet
from django.utils import timezone

from sehat.core import audit
from sehat.core.transactions import write_transaction
from sehat.leads.actions.triage import update_status
from sehat.leads.callback_models import Appointment, Callback, Shift
from sehat.leads.callbacks import callback_of, hours_of
from sehat.leads.models import Lead, LeadNote
from sehat.leads.ports import Occasion, tell_patient
from sehat.leads.promises import next_morning, retry_at

HOLD = timedelta(minutes=10)
GRACE = timedelta(minutes=15)  # how late a try may be made again before it is overdue
AFTER_VISIT = timedelta(hours=2)
SHARED_AT_ONCE = 50
ORDER = ("-is_urgent", "due_at", "tier")  # of the index callback_next
OUTCOME = LeadNote.Outcome
NOT_REACHED = (Lead.Status.NEW, Lead.Status.CONTACTING)


class Stale(Exception):
    """The request changed since its page was opened: nothing is written."""


@dataclass(frozen=True)
class CallResult:
    """What an agent writes down after a call."""

    status: str
    outcome: str = ""
    text: str = ""
    call_again_at: datetime | None = None
    closed_because: str = ""
    visit_at: datetime | None = None
    visit_place: str = ""
    visit_doctor: str = ""


def callable_now(now: datetime) -> QuerySet[Callback]:
    """Open calls whose time has come and that nobody holds, most urgent first."""
    free = Q(held_until=None) | Q(held_until__lt=now)
    return Callback.objects.filter(free, is_open=True, not_before__lte=now).order_by(*ORDER)


def claim_next(*, by: User) -> Callback | None:
    """The most urgent call that is this agent's or nobody's, held for HOLD. None: nothing is due.

    The UPDATE says what it read: a colleague who was quicker leaves it without a row, and the next is tried.
    """
    now = timezone.now()
    with write_transaction():  # two reads in the order of an index; one for both would sort all open calls
        mine, free = (list(callable_now(now).filter(owner=owner)[:SHARED_AT_ONCE]) for owner in (by, None))
        for call in sorted([*mine, *free], key=urgency):
            if hold(call, by, now):
                return call
    return None


def urgency(call: Callback) -> tuple[bool, datetime, int]:
    """ORDER, for rows that are read."""
    return not call.is_urgent, call.due_at, call.tier


def hold(call: Callback, by: User, now: datetime) -> bool:
    """Takes a call as it was read. False: a colleague was quicker."""
    free = Q(held_until=None) | Q(held_until__lt=now) | Q(held_by=by)
    rows = Callback.objects.filter(free, pk=call.pk, version=call.version)
    taken = rows.update(owner=by, held_by=by, held_until=now + HOLD)
    if taken:
        audit.record(by=by.get_username(), action="lead claimed", subject=f"lead {call.lead_id}")
    return bool(taken)


def take(*, by: User, lead_id: str) -> bool:
    """Claims one request. False: a colleague holds it."""
    now = timezone.now()
    with write_transaction():
        lead = Lead.objects.filter(pk=lead_id, erased_at=None).first()
        return lead is not None and hold(callback_of(lead), by, now)


def give(*, by: User, lead_id: str, to: User | None) -> bool:
    """Makes it somebody's, or nobody's. False: no such request."""
    with write_transaction():
        given = Callback.objects.filter(pk=lead_id).update(
            owner=to, held_by=None, held_until=None, version=F("version") + 1
        )
        if given:
            name = to.get_username() if to else ""
            audit.record(by=by.get_username(), action="lead given", subject=f"lead {lead_id}", to=name)
    return bool(given)


def share_out(*, by: User) -> int:
    """Gives the most urgent calls of nobody to those who are available, in turn. Gives their number."""
    now = timezone.now()
    with write_transaction():
        turn = list(Shift.objects.select_related("user").filter(is_available=True, user__is_active=True))
        turn.sort(key=lambda shift: (shift.last_given_at is not None, shift.last_given_at or now, shift.pk))
        calls = Callback.objects.filter(is_open=True, owner=None).order_by(*ORDER)[:SHARED_AT_ONCE]
        shared = list(calls) if turn else []
        given = [(call, turn[number % len(turn)]) for number, call in enumerate(shared)]
        for call, shift in sorted(given, key=lambda pair: pair[0].pk):  # in the order in which all lock them
            give(by=by, lead_id=call.pk, to=shift.user)
        for number, (_, shift) in enumerate(given):
            Shift.objects.filter(pk=shift.pk).update(last_given_at=now + timedelta(microseconds=number))
    return len(shared)


def set_available(*, by: User, is_available: bool) -> None:
    Shift.objects.update_or_create(user=by, defaults={"is_available": is_available})
    audit.record(
        by=by.get_username(), action="shift begun" if is_available else "shift ended", subject="desk"
    )


def mark_seen(*, by: str, lead_id: str) -> None:
    """A member of staff read it: its patient is told when, never who."""
    now = timezone.now()
    Callback.objects.filter(pk=lead_id, first_seen_at=None).update(first_seen_at=now)
    audit.record(by=by, action="lead viewed", subject=f"lead {lead_id}")


def save_call(*, by: User, lead_id: str, version: int, result: CallResult) -> Lead | None:
    """Status, note and the next call in one transaction. None: no such request, or one that was erased.

    Raises Stale where the request is no longer at `version`, InvalidTransition for a status that is not next.
    """
    now = timezone.now()
    with write_transaction():
        lock(lead_id)
        seen = Callback.objects.filter(pk=lead_id, version=version)
        if not seen.update(version=F("version") + 1):
            raise Stale
        lead = update_status(
            by=by.get_username(), lead_id=lead_id, status=status_after(lead_id, result),
            outcome=result.outcome, text=result.text,
        )  # fmt: skip
        if lead is None:
            return None
        if result.visit_at:
            expect_visit(by, lead, result)
        schedule(by, lead, result, now)
        tell_of_call(lead, result)
    return lead


def lock(lead_id: str) -> None:
    """The request before its call, as everybody does: two who lock in other orders wait for each other."""
    list(Lead.objects.select_for_update().filter(pk=lead_id).values_list("pk"))


def tell_of_call(lead: Lead, result: CallResult) -> None:
    """A patient who was not reached, or whose appointment stands now, is told."""
    if result.outcome == OUTCOME.NO_ANSWER and lead.status != Lead.Status.CLOSED:
        tell_patient(lead, Occasion.CALL_MISSED)
    if result.visit_at and lead.status == Lead.Status.CONFIRMED:
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
    told = {
        "starts_at": result.visit_at, "place": result.visit_place, "doctor": result.visit_doctor,
        "told_at": timezone.now(), "by": by.get_username(),
    }  # fmt: skip
    Appointment.objects.update_or_create(lead=lead, defaults=told)
    audit.record(by=by.get_username(), action="appointment set", subject=f"lead {lead.id}")


def schedule(by: User, lead: Lead, result: CallResult, now: datetime) -> None:
    """The next call after this one; who called keeps the request, and holds it no longer."""
    call = Callback.objects.get(pk=lead.pk)
    if result.outcome:
        call.first_call_at, call.first_call_by = (
            (call.first_call_at, call.first_call_by) if call.first_call_at else (now, by.get_username())
        )
        call.tries += 1
        call.owner = call.owner or by
    if result.outcome or result.call_again_at or result.visit_at:
        call.why_due, call.due_at = next_call(lead, call, result, now)
        call.not_before = call.due_at
        call.due_at += GRACE if call.why_due == Callback.Why.RETRY else timedelta()
    call.closed_because = closing(result) if lead.status == Lead.Status.CLOSED else ""
    call.held_by = call.held_until = None
    call.save()


def closing(result: CallResult) -> str:
    wrong = Callback.Closing.WRONG_NUMBER if result.outcome == OUTCOME.WRONG_NUMBER else ""
    return result.closed_because or wrong


def next_call(lead: Lead, call: Callback, result: CallResult, now: datetime) -> tuple[str, datetime]:
    """Why and when: as the patient wished, after the visit, again if nobody answered, else in a day."""
    if result.call_again_at:
        return Callback.Why.ASKED, result.call_again_at
    if result.visit_at and lead.status == Lead.Status.CONFIRMED:
        return Callback.Why.FOLLOW_UP, result.visit_at + AFTER_VISIT
    if result.outcome == OUTCOME.NO_ANSWER:
        return Callback.Why.RETRY, retry_at(now, call.tries, hours_of(lead.tier))
    if result.outcome:
        return Callback.Why.FOLLOW_UP, next_morning(now)
    return call.why_due, call.due_at
