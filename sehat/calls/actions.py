"""A call is made and logged by itself; what the vendor says of it is taken in whatever order it comes."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import timedelta

from django.contrib.auth.models import User
from django.utils import timezone

from sehat.calls.models import AgentPhone, VoiceCall
from sehat.core import audit
from sehat.core.locks import advisory_lock
from sehat.core.phone import parse_mobile
from sehat.core.rate_limits import within_limit
from sehat.core.transactions import write_transaction
from sehat.gateways.outcomes import Sent
from sehat.gateways.voice import voice
from sehat.gateways.voice.base import CallReport
from sehat.leads.actions import mark_called, take
from sehat.leads.callbacks.holds import IS_HELD
from sehat.leads.models import Lead
from sehat.leads.selectors import is_erased_now

logger = logging.getLogger(__name__)
State = VoiceCall.State
CALLS_A_MINUTE = 6
RINGS_ONCE_IN = timedelta(seconds=20)  # longer than a vendor may take to answer
# What is known of a call only grows: a report that comes late or again changes nothing.
RANK = {
    State.ASKED: 0, State.RINGING: 1, State.ANSWERED: 2, State.FAILED: 3, State.BUSY: 3,
    State.NO_ANSWER: 3, State.COMPLETED: 4,
}  # fmt: skip
GOING_ON = [state for state, rank in RANK.items() if rank < RANK[State.FAILED]]


class CannotCall(Exception):
    """Why not, in words for the agent."""


def set_phone(*, by: User, typed: str) -> None:
    """Where the agent is rung. Raises BadMobile."""
    AgentPhone.objects.update_or_create(user=by, defaults={"number": parse_mobile(typed).e164})
    audit.record(by=by.get_username(), action="phone of staff set", subject="desk")


def start_call(*, by: User, lead_id: str) -> VoiceCall:
    """Rings the agent, then the patient. Raises CannotCall; the try stands in the log even then.

    The vendor is asked once and outside of any transaction: two phones that ring twice are worse than none.
    """
    gateway = voice()
    lead = Lead.objects.filter(pk=lead_id, erased_at=None).first()
    phone = AgentPhone.objects.filter(user=by).first()
    why = refusal_of(by, lead) if gateway and phone else ""
    if gateway is None or lead is None or phone is None or why:
        raise CannotCall(why or "Say first on which phone you are rung.")
    with write_transaction():
        advisory_lock(f"call {by.pk}")
        if is_being_rung(by, lead):
            raise CannotCall("You are being rung already.")
        call = VoiceCall.objects.create(lead=lead, by=by.get_username())
        audit.record(by=by.get_username(), action="lead called", subject=f"lead {lead.pk}")
    outcome = gateway.connect(phone.number, lead.country_code + lead.mobile, call.reference)
    if isinstance(outcome, Sent):
        VoiceCall.objects.filter(pk=call.pk).update(vendor_id=outcome.id[:60])
        return call
    logger.error("a call could not be connected: %s", outcome.why)
    note_report(report=CallReport("", call.reference, "failed"))
    raise CannotCall(f"The call could not be connected ({outcome.why}). If no phone rings, call by hand.")


def is_being_rung(by: User, lead: Lead) -> bool:
    """Whether the agent asked a moment ago to call this person, about whichever request, and it goes on: a
    button pressed twice rings once."""
    lately = timezone.now() - RINGS_ONCE_IN
    calls = VoiceCall.objects.filter(by=by.get_username(), at__gt=lately, state__in=GOING_ON)
    return calls.filter(lead__mobile=lead.mobile, lead__country_code=lead.country_code).exists()


def refusal_of(by: User, lead: Lead | None) -> str:
    """Why not, "" for a call that may begin: the person is held for it, whose the request is stays."""
    if lead is None or not lead.mobile:
        return "There is no number to call."
    if lead.do_not_contact:
        return "The patient asked not to be contacted."
    if not within_limit("voice", str(by.pk), limit=CALLS_A_MINUTE, seconds=60):
        return "Too many calls in a minute."
    if not take(by=by, lead_id=lead.pk, keeps=False):
        return IS_HELD
    return ""


@write_transaction()
def note_report(*, report: CallReport) -> bool:
    """Takes over what is new. False: a call that is not ours."""
    calls = VoiceCall.objects.select_for_update()
    call = calls.filter(reference=report.reference).first() if report.reference else None
    if call is None and report.id:
        call = calls.filter(vendor_id=report.id).first()
    if call is None or (report.id and call.vendor_id and call.vendor_id != report.id):
        logger.warning("a report of a call that is not ours")
        return False
    state = State(report.state)
    if state == call.state and report.seconds > call.seconds:  # how long it was may be told later
        VoiceCall.objects.filter(pk=call.pk).update(seconds=report.seconds)
    if RANK[state] <= RANK[State(call.state)]:
        return True
    call.state, call.seconds = state, max(call.seconds, report.seconds)
    call.vendor_id = call.vendor_id or report.id
    call.ended_at = timezone.now() if RANK[state] >= RANK[State.FAILED] else None
    call.save(update_fields=["state", "seconds", "vendor_id", "ended_at"])
    if state == State.COMPLETED:  # a phone that was not answered may have been the agent's
        mark_called(by=call.by, lead_id=call.lead_id, at=call.at)
    return True


def delete_calls_of_erased(
    instance: Lead, created: bool, update_fields: Iterable[str] | None = None, raw: bool = False, **_: object
) -> None:
    """For post_save of Lead: by its id the vendor knows whom a call reached, and when."""
    if not raw and not created and is_erased_now(instance, update_fields):
        VoiceCall.objects.filter(lead=instance).delete()
