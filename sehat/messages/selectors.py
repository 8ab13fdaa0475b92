"""Reads of the messages room."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import chain

from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from sehat.core.ids import names_reference
from sehat.emergencies.recogniser import emergencies_in
from sehat.gateways.whatsapp.base import Event, Inbound, Sender, Status
from sehat.leads.models import Lead
from sehat.leads.requests.by_number import leads_of
from sehat.leads.selectors import newest_receipt
from sehat.messages.kinds import Channel, Kind
from sehat.messages.models import Contact, InboundMessage, Message, OptOut, StopWord, WantedAgain
from sehat.messages.stop_words import MAX_LENGTH, normalized, said_once
from sehat.patients.codes import keyed_hash, number_key

SESSION = timedelta(hours=24) - timedelta(minutes=5)  # free text is taken within a day of theirs
LOOKED_AT = 20  # requests of a number
NOT_THEIR_WORDS = frozenset({"reaction", "system", "location", "contacts"})  # as WhatsApp calls these kinds


def e164_of(lead: Lead) -> str:
    return lead.country_code + lead.mobile


def user_key(user_id: str) -> str:
    return keyed_hash("whatsapp-user", user_id)


def opted_out_at(lead: Lead) -> datetime | None:
    """When the patient ended all messages; None where they did not. Three queries."""
    return opted_out([lead]).get(lead.pk)


def opted_out(leads: Sequence[Lead]) -> dict[str, datetime]:
    """When their patients ended all messages, by the ids of the requests whose patient did. One query beside
    the contacts and receipts of each, which may be prefetched.

    Who ticks the box again later, with a number proved by a code, wants them again.
    """
    keys = {
        lead.pk: [number_key(e164_of(lead)), *(user_key(one.user_id) for one in lead.contacts.all())]
        for lead in leads
    }
    ends = dict(OptOut.objects.filter(key__in={*chain(*keys.values())}).values_list("key", "at"))
    last = {lead.pk: max((ends[key] for key in keys[lead.pk] if key in ends), default=None) for lead in leads}
    return {lead.pk: at for lead in leads if (at := last[lead.pk]) and not agreed_since(lead, at)}


def agreed_since(lead: Lead, at: datetime) -> bool:
    receipt = newest_receipt(lead)
    return bool(receipt and receipt.whatsapp_updates and receipt.given_at > at and lead.is_verified)


def wants_whatsapp(lead: Lead) -> bool:
    """By the newest consent receipt (decisions 2.14). One query."""
    receipt = newest_receipt(lead)
    return bool(receipt and receipt.whatsapp_updates)


def session_until(lead: Lead) -> datetime | None:
    """Until when free text is taken: a day after the patient last wrote, about this request or another.

    None: they never did: what WhatsApp itself says of them opens nothing. Another WhatsApp user of the number
    is its new owner, and told nothing of what was asked before, whether or not they ask us too. One query.
    """
    of_lead = Contact.objects.filter(lead=lead).values("user_id")
    of_number = Contact.objects.filter(number_key=number_key(e164_of(lead)))
    is_known = Q(user_id__in=of_lead) | ~Exists(of_number.exclude(user_id=OuterRef("user_id")))
    by_number = Q(number=e164_of(lead)) & ~Q(number="") & (Q(user_id="") | is_known)
    written = InboundMessage.objects.filter(Q(lead=lead) | by_number).exclude(kind="system")
    at = written.order_by("-at").values_list("at", flat=True).first()
    return at + SESSION if at else None


def has_session(lead: Lead, now: datetime) -> bool:
    until = session_until(lead)
    return until is not None and until > now


def sent_today(channel: Channel) -> int:
    """Since midnight in India. One query."""
    midnight = timezone.localtime().replace(hour=0, minute=0, second=0, microsecond=0)
    return Message.objects.filter(channel=channel, sent_at__gte=midnight).count()


def sent_to_number(lead: Lead, now: datetime) -> int:
    """Of the last day, without what staff answered by hand: of that the patient has the first word."""
    same = Message.objects.filter(lead__mobile=lead.mobile, lead__country_code=lead.country_code)
    same = same.exclude(kind=Kind.ANSWER)
    return same.filter(sent_at__gt=now - timedelta(days=1)).count()


def meaning_of(text: str) -> bool | None:
    """True ends messages, False lets them come again, None says neither. One query for a short text.

    Only a message that says nothing else: “stop the bleeding” is a question, and is read by people. How often
    it says so, and how many pictures stand around it, changes nothing.
    """
    said = normalized(text)
    words = {word for word in (said, said_once(said)) if 0 < len(word) <= MAX_LENGTH}
    return (
        StopWord.objects.filter(word__in=words).values_list("is_stop", flat=True).first() if words else None
    )


def wants_again_since(keys: list[str], at: datetime) -> bool:
    """Whether the person of these keys let messages come again after that: a webhook may come late."""
    return WantedAgain.objects.filter(key__in=keys, at__gt=at).exists()


def lead_of(event: Inbound) -> Lead | None:
    """The request that a message is about; None where that is not sure. At most seven queries.

    By the message it answers, by the WhatsApp user, or by the number with a second fact: WhatsApp was agreed
    to with it, or the reference stands in the text. A number alone names nobody (gateways.md, WhatsApp):
    it gets a new owner in time, whose user id is another and who may answer what we sent to the patient.
    Who is known by an older request is given the newest of its number where that may be theirs.
    """
    answered = answered_lead(event)
    if answered and may_be_patient(answered, event.sender):
        return answered
    user_id, number = event.sender.user_id, event.sender.number
    known = Contact.objects.filter(user_id=user_id).select_related("lead").first() if user_id else None
    if known:
        newest = in_earnest(e164_of(known.lead)).first()
        return newest if newest and may_be_patient(newest, event.sender) else known.lead
    if not number or has_other_user(number, user_id):
        return None
    leads = in_earnest(number).prefetch_related("consents")
    return next((lead for lead in leads[:LOOKED_AT] if is_theirs(lead, event)), None)


def written_to(events: Sequence[Event]) -> set[str]:
    """The ids of the requests that these may write to: those of a message of ours, of a WhatsApp user or of a
    number, and all others of their numbers. Two queries, and one a number."""
    told = [event for event in events if isinstance(event, Status)]
    wrote = [event for event in events if not isinstance(event, Status)]
    answers = [event.answers for event in events if isinstance(event, Inbound) and event.answers]
    sent = Q(provider_id__in=[*answers, *(event.id for event in told)])
    sent |= Q(pk__in=[pk for event in told if (pk := our_id(event)) is not None])
    users = [event.sender.user_id for event in wrote if event.sender.user_id]
    leads = {message.lead for message in Message.objects.filter(sent).select_related("lead")}
    leads |= {known.lead for known in Contact.objects.filter(user_id__in=users).select_related("lead")}
    numbers = {event.sender.number for event in wrote} | {e164_of(lead) for lead in leads}
    same = (leads_of(number).values_list("pk", flat=True) for number in numbers - {""})
    return {lead.pk for lead in leads}.union(*same)


def our_id(event: Status) -> int | None:
    """The id of the message as we told it to the vendor; None for what cannot be one."""
    return int(event.ours) if event.ours.isdecimal() and len(event.ours) < 19 else None


def answered_lead(event: Inbound) -> Lead | None:
    """The request of the message of ours that it answers, whoever does. One query at most."""
    sent = Message.objects.filter(provider_id=event.answers, channel=Channel.WHATSAPP)
    message = sent.select_related("lead").first() if event.answers else None
    return message.lead if message else None


def may_be_patient(lead: Lead, sender: Sender) -> bool:
    """Not who writes from another number than that of the request, or where another WhatsApp user wrote about
    it, or since it was made about another of its number. One query at most.

    Whoever had the number before has no part in it: the request was sent by its owner of now.
    """
    number = e164_of(lead)
    if sender.number not in ("", number):
        return False
    others = InboundMessage.objects.filter(lead__in=leads_of(number), number__in=("", number))
    others = others.filter(Q(lead=lead) | Q(received_at__gte=lead.created_at))
    return not sender.user_id or not others.exclude(user_id__in=("", sender.user_id)).exists()


def in_earnest(e164: str) -> QuerySet[Lead]:
    """The requests of a number without spam, where nobody would read what it writes; the newest first."""
    return leads_of(e164).exclude(status=Lead.Status.SPAM).order_by("-created_at")


def has_other_user(number: str, user_id: str) -> bool:
    """Whether the number, or a request of it, was tied to another WhatsApp user before."""
    tied = Contact.objects.filter(Q(number_key=number_key(number)) | Q(lead__in=leads_of(number)))
    return tied.exclude(user_id=user_id).exists()


def tells_of_emergency(message: InboundMessage) -> bool:
    """By a person's own words; the name of a place or of a contact is none of those."""
    return message.kind not in NOT_THEIR_WORDS and bool(emergencies_in(message.text))


def is_theirs(lead: Lead, event: Inbound) -> bool:
    receipt = newest_receipt(lead)
    return bool(receipt and receipt.whatsapp_updates) or names_reference(event.text, lead.reference)


def dead_messages() -> int:
    """Those of the last day that no channel could deliver, for the alarm of /cms."""
    since = timezone.now() - timedelta(days=1)
    return Message.objects.filter(state__in=("dead", "failed"), created_at__gt=since).count()


def messages_of(lead: Lead) -> list[Message]:
    """The newest 50. One query."""
    return list(Message.objects.filter(lead=lead).order_by("-created_at")[:50])


def inbound_of(lead: Lead) -> list[InboundMessage]:
    """The newest 50. One query."""
    return list(InboundMessage.objects.filter(lead=lead).order_by("-at")[:50])
