"""Writes of the messages room: queued with what causes them, ended by a word, received and matched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from sehat.core import audit
from sehat.core.transactions import write_transaction
from sehat.gateways.whatsapp.base import Inbound, Preference, Sender
from sehat.leads.actions.changes import requeue
from sehat.leads.actions.emergency import call_at_once, mark_emergency
from sehat.leads.models import Lead
from sehat.leads.ports import Occasion
from sehat.leads.requests.by_number import leads_of, withdraw_consents
from sehat.leads.selectors import is_erased_now
from sehat.messages.answers import wait_again
from sehat.messages.kinds import Kind
from sehat.messages.models import Contact, InboundMessage, Message, OptOut, WantedAgain
from sehat.messages.selectors import (
    answered_lead,
    e164_of,
    lead_of,
    meaning_of,
    opted_out,
    user_key,
    wants_again_since,
)
from sehat.messages.texts import guide_url
from sehat.patients.codes import number_key

STATE = Message.State
CALLS_TOLD_OF = timedelta(hours=20)  # who is called three times a day is told of it once
TOLD_LATE = timedelta(days=14)  # longer than WhatsApp tries to call us back
BY_PATIENT = "patient"
NO_ANSWER = frozenset({"reaction", "system"})  # as WhatsApp calls these kinds


def queue_message(lead: Lead, occasion: Occasion) -> None:
    """Writes the outbox row in the transaction of what causes it; what it says is read as it is sent."""
    kind, now = Kind(occasion.value), timezone.now()
    row = Message(lead=lead, kind=kind, created_at=now, due_at=now)
    if kind == Kind.RECEIVED:  # of a request that has just been written: nothing else is there
        row.save(force_insert=True)
        return
    same = Message.objects.filter(lead=lead, kind=kind)
    is_told = same.filter(state=STATE.WAITING, leased_until=None).exists()
    if kind == Kind.CALL_MISSED:
        is_told = same.filter(created_at__gt=now - CALLS_TOLD_OF).exists()
    if kind == Kind.GUIDE:
        is_told = same.exists() or guide_url(lead) is None
    if not is_told:
        row.save(force_insert=True)


def delete_messages_of_erased(
    instance: Lead, created: bool, update_fields: Iterable[str] | None = None, raw: bool = False, **_: object
) -> None:
    """For post_save of Lead: an erased request takes its messages and its WhatsApp contact along."""
    if raw or created or not is_erased_now(instance, update_fields):
        return
    for model in (Message, InboundMessage, Contact):
        model._default_manager.filter(lead=instance).delete()


@transaction.atomic
def erase_messages(*, by: str, e164: str) -> int:
    """What a number wrote that belongs to no request. That they want no messages stays, as a keyed hash."""
    gone, _ = InboundMessage.objects.filter(lead=None, number=e164).delete()
    if gone:
        audit.record(by=by, action="messages erased", subject="messages", count=gone)
    return gone


@transaction.atomic
def delete_unknown_messages(*, by: str, before: datetime, limit: int) -> int:
    """What nobody's request is known for, received before then. Gives their number."""
    old = InboundMessage.objects.filter(lead=None, received_at__lt=before).values_list("pk", flat=True)
    return InboundMessage.objects.filter(pk__in=list(old[:limit])).delete()[0]


@write_transaction()
def delete_old_switches(*, by: str, limit: int) -> int:
    """When somebody let messages come again, once no STOP of before it can still come. Gives their number."""
    old = WantedAgain.objects.filter(at__lt=timezone.now() - TOLD_LATE).values_list("pk", flat=True)
    return WantedAgain.objects.filter(pk__in=list(old[:limit])).delete()[0]


@write_transaction()
def mark_settled(*, by: str, lead_ids: Sequence[str], until: int, at: datetime | None = None) -> int:
    """Staff has answered what a person wrote about these requests, called, or found that it needs neither.

    `until`: the id of the newest message that stood before them; what came later still waits. `at`: when the
    answer was written, by which it is known again. Gives how many no longer do; audited where there were any.
    """
    waiting = InboundMessage.objects.filter(lead__in=lead_ids, settled_at=None, pk__lte=until)
    counts = Counter(waiting.values_list("lead_id", flat=True))
    waiting.update(settled_at=at or timezone.now())
    for lead_id, count in counts.items():
        audit.record(by=by, action="messages settled", subject=f"lead {lead_id}", count=count)
    return counts.total()


@write_transaction()
def tie_unknown(*, by: str, lead: Lead, message_id: int) -> None:
    """What somebody wrote before they had a request belongs to it, once staff have spoken with them: of their
    number and WhatsApp user alone, as a number gets a new owner in time."""
    first = InboundMessage.objects.filter(pk=message_id, lead=None, number=e164_of(lead)).first()
    if first is None:
        return
    theirs = InboundMessage.objects.filter(lead=None, number=first.number, user_id=first.user_id)
    count = theirs.update(lead=lead)
    remember_contact(lead, Sender(number=first.number, user_id=first.user_id))
    audit.record(by=by, action="messages tied", subject=f"lead {lead.pk}", count=count)


@write_transaction()
def receive(event: Inbound) -> InboundMessage | None:
    """Stores a message of a person, once, with the request it is about. None: it was there already.

    A word that ends messages counts before anything else, whoever answers one of ours with it; an emergency
    is flagged for whoever calls. A picture that is put to a message of ours needs no answer, nor does what
    WhatsApp itself says of a person.
    """
    if InboundMessage.objects.filter(provider_id=event.id).exists():
        return None
    is_said = event.kind not in NO_ANSWER
    own_words = event.text if is_said and event.is_written else ""
    lead, now, meaning = lead_of(event), timezone.now(), meaning_of(own_words)
    if lead and meaning is None:  # it may be erased at this moment; a STOP locks all of theirs
        lead = Lead.objects.select_for_update().filter(pk=lead.pk, erased_at=None).first()
    stored = InboundMessage.objects.create(
        provider_id=event.id, lead=lead, user_id=event.sender.user_id, number=event.sender.number,
        kind=event.kind, text=event.text, at=event.at, received_at=now,
        settled_at=None if is_said and meaning is None else now,
    )  # fmt: skip
    if lead:
        remember_contact(lead, event.sender)
    if meaning is not None:
        told = lead or (answered_lead(event) if meaning else None)
        switch_messages(event.sender, told, is_stop=meaning, word=event.text.strip()[:60], at=event.at)
    elif lead and own_words:
        flag_emergency(lead, own_words)
    return stored


@write_transaction()
def note_preference(event: Preference) -> None:
    """The switch of WhatsApp itself: the same as the word."""
    known = Contact.objects.filter(user_id=event.sender.user_id).select_related("lead").first()
    lead = known.lead if known and event.sender.user_id else None
    switch_messages(event.sender, lead, is_stop=event.is_stop, word="WhatsApp", at=event.at)


def remember_contact(lead: Lead, sender: Sender) -> None:
    """Who is known by their user id is known though they hide their number later."""
    if sender.user_id:
        key = number_key(sender.number) if sender.number else ""
        Contact.objects.get_or_create(user_id=sender.user_id, defaults={"lead": lead, "number_key": key})


def flag_emergency(lead: Lead, text: str) -> None:
    """First at the desk, as if the form had said so (decisions 5.4), whatever came of the request by then."""
    is_new = mark_emergency(lead, text)
    if is_new:
        lead.save(update_fields=["emergency", "flags"])
        requeue(lead)
    if call_at_once(lead, text) or is_new:
        audit.record(by=BY_PATIENT, action="lead emergency", subject=f"lead {lead.pk}")


def switch_messages(sender: Sender, lead: Lead | None, *, is_stop: bool, word: str, at: datetime) -> None:
    """Ends all messages to a person at once, or lets them come again; consents are taken back, never given.

    What is older than what was said last, and only came later, changes nothing of it.
    """
    numbers = {number for number in (sender.number, e164_of(lead) if lead else "") if number}
    keys = sorted({*own_keys(sender), *map(number_key, numbers)})  # two at once in one order
    if not is_stop:
        note_wanted_again(keys, at)
        if not OptOut.objects.filter(key__in=keys, at__lt=at).delete()[0]:
            return
    is_late = is_stop and wants_again_since(own_keys(sender), at)
    for key in keys if is_stop and not is_late else ():
        note_opt_out(key, at, word)
    for number in numbers:
        if is_stop:
            withdraw_consents(by=BY_PATIENT, e164=number, whatsapp=True, sharing=False, said_at=at)
        if not is_late:
            note_switch(number, is_stop=is_stop)


def own_keys(sender: Sender) -> list[str]:
    """What WhatsApp itself says of a person, without the number that their request was sent with."""
    number = [number_key(sender.number)] if sender.number else []
    return [*number, *([user_key(sender.user_id)] if sender.user_id else [])]


def note_wanted_again(keys: Sequence[str], at: datetime) -> None:
    """By the last START of each, however late an older one comes."""
    for key in keys:
        known, is_new = WantedAgain.objects.get_or_create(key=key, defaults={"at": at})
        if not is_new and known.at < at:
            WantedAgain.objects.filter(pk=known.pk, at__lt=at).update(at=at)


def note_opt_out(key: str, at: datetime, word: str) -> None:
    """By their last word: a START between two that end messages is over, however late the first one comes."""
    known, is_new = OptOut.objects.get_or_create(key=key, defaults={"at": at, "by": word})
    if not is_new and known.at < at:
        OptOut.objects.filter(pk=known.pk, at__lt=at).update(at=at, by=word)


def note_switch(number: str, *, is_stop: bool) -> None:
    """What waits is not sent any more; each request's trail says so."""
    leads = list(leads_of(number).prefetch_related("contacts", "consents"))
    if is_stop:
        ended = opted_out(leads)  # not who agreed again since
        waiting = Message.objects.filter(lead__in=ended, state=STATE.WAITING)
        answers = list(waiting.filter(kind=Kind.ANSWER).select_related("lead"))
        waiting.update(state=STATE.DROPPED, last_error="The patient wants no messages.")
        for row in answers:
            wait_again(row)
    action = "messages stopped" if is_stop else "messages wanted again"
    for lead in leads:
        audit.record(by=BY_PATIENT, action=action, subject=f"lead {lead.pk}")
