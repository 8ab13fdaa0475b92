"""What staff write to a patient by hand: on WhatsApp, within a day after the patient wrote (ADR 27)."""

from __future__ import annotations

from datetime import timedelta

from django.contrib.auth.models import User
from django.utils import timezone

from sehat.core import audit
from sehat.core.rate_limits import within_limit
from sehat.core.transactions import write_transaction
from sehat.gateways.whatsapp import whatsapp
from sehat.leads.callbacks.holds import lock_unheld
from sehat.leads.models import Lead, LeadNote, OutboxRow
from sehat.messages.kinds import Kind
from sehat.messages.models import InboundMessage, Message
from sehat.messages.selectors import opted_out_at, session_until, wants_whatsapp

MAX_LENGTH = 1000
ANSWERS_AN_HOUR = 20  # to one request
SAME = timedelta(minutes=1)  # a button that is pressed twice sends one
ENDED = (Message.State.FAILED, Message.State.DEAD, Message.State.DROPPED)  # without having reached anybody
REACHED = (LeadNote.Outcome.SPOKE, LeadNote.Outcome.LATER)  # the call was the answer to what they wrote
NEVER_WROTE = (
    "The patient has not written on WhatsApp: only within 24 hours after that may staff write there."
)
TOO_LATE = "The 24 hours after the patient's last message on WhatsApp are over."


class CannotAnswer(Exception):
    """Why not, in words for the agent."""


def refusal(lead: Lead) -> str:
    """Why staff may not write to this patient now; "" where they may. Six queries at most."""
    if whatsapp() is None:
        return "No WhatsApp gateway is set."
    if lead.erased_at or not lead.mobile:
        return "There is no number to write to."
    if lead.do_not_contact or lead.status == Lead.Status.WITHDRAWN:
        return "The patient asked not to be contacted."
    if not wants_whatsapp(lead):
        return "The patient did not agree to WhatsApp."
    if opted_out_at(lead):
        return "The patient wants no messages."
    is_held = OutboxRow.objects.filter(lead=lead, state=OutboxRow.State.HELD).exists()
    if is_held or lead.status == Lead.Status.SPAM:
        return "The request is put aside: release it first."
    until = session_until(lead)
    if until is None:
        return NEVER_WROTE
    return "" if until > timezone.now() else TOO_LATE


@write_transaction()
def queue_answer(*, by: User, lead_id: str, text: str) -> Message:
    """Into the outbox, from where it goes as it stands. The trail has no text. Raises CannotAnswer, Held."""
    lock_unheld(by, lead_id)
    lead = Lead.objects.filter(pk=lead_id).first()
    if lead is None:
        raise CannotAnswer("There is no such request.")
    if why := refusal(lead):
        raise CannotAnswer(why)
    now, name = timezone.now(), by.get_username()
    same = Message.objects.filter(lead=lead, kind=Kind.ANSWER, by=name, text=text, created_at__gt=now - SAME)
    if there := same.exclude(state__in=ENDED).first():
        return there
    if not within_limit("answer", lead.pk, limit=ANSWERS_AN_HOUR, seconds=3600):
        raise CannotAnswer("Too many answers to this request in an hour.")
    audit.record(by=name, action="lead answered", subject=f"lead {lead.pk}")
    return Message.objects.create(lead=lead, kind=Kind.ANSWER, text=text, by=name, created_at=now, due_at=now)


def wait_again(row: Message) -> None:
    """What was answered with a message that reached nobody waits on My desk again, unless staff spoke with
    the patient since or wrote again, or the patient wants no contact. In a transaction; four queries at most.
    """
    lead = row.lead
    if row.kind != Kind.ANSWER or lead.do_not_contact or lead.status == Lead.Status.WITHDRAWN:
        return
    answered = InboundMessage.objects.filter(
        settled_at=row.created_at, lead__mobile=lead.mobile, lead__country_code=lead.country_code
    )
    ids = list(answered.values_list("lead_id", flat=True))
    spoke = LeadNote.objects.filter(lead__in=ids, outcome__in=REACHED, at__gt=row.created_at)
    later = Message.objects.filter(lead__in=ids, kind=Kind.ANSWER, pk__gt=row.pk).exclude(state__in=ENDED)
    if ids and not spoke.exists() and not later.exists():
        answered.update(settled_at=None)
