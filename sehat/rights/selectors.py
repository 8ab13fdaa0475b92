"""What is held of one number, wherever it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter

from sehat.core.languages import as_language, noop, translate
from sehat.core.models import AuditEvent
from sehat.core.schemas import Language
from sehat.leads.models import ConsentReceipt, Lead, LeadNote
from sehat.leads.requests.by_number import leads_of
from sehat.leads.requests.history import CALLS
from sehat.leads.requests.my_requests import is_shown, patient_request
from sehat.leads.selectors import newest_receipt
from sehat.leads.wire.stored import as_sent
from sehat.messages.models import InboundMessage
from sehat.patients.models import Patient
from sehat.rights.models import Erasure
from sehat.rights.proofs import DataSubject
from sehat.rights.schemas import (
    HeldConsent,
    HeldNote,
    HeldProfile,
    HeldRequest,
    HeldVisit,
    PendingErasure,
    StoredData,
)
from sehat.tracking.selectors import visits_of

PATIENT = "patient"
CALL, CALL_OF_ONE_SECOND = noop("Call, {seconds} seconds"), noop("Call, 1 second")
SENT = noop("Message sent by {channel}")
STAGE = noop("Stage in the CRM: {stage}")


def held(subject: DataSubject) -> StoredData:
    """Eight queries: requests, their receipts, notes, messages and calls, visits, a waiting erasure.

    What may be of who had the number before is not shown, but can be stopped and erased: it may as well be
    of the same person, and calls about it would ring here.
    """
    leads = list(
        leads_of(subject.mobile)
        .select_related("doctor", "hospital", "department", "outbox", "crm_stage", "callback")
        .prefetch_related("consents", "notes", "inbound", "messages", "voice_calls")
    )
    shown = [lead for lead in leads if is_shown(lead, subject.requests_since)]
    newest = [receipt for lead in leads if (receipt := newest_receipt(lead))]
    return StoredData(
        mobile=subject.mobile,
        profile=profile(subject.patient) if subject.patient else None,
        requests=[request(lead) for lead in shown],
        has_older=len(shown) < len(leads),
        visits=visits(subject.patient),
        has_whatsapp=any(receipt.whatsapp_updates for receipt in newest),
        has_sharing=any(receipt.share_with_hospitals for receipt in newest),
        is_contacted=any(not lead.do_not_contact for lead in leads),
        erasure=pending_erasure(subject),
    )


def profile(patient: Patient) -> HeldProfile:
    return HeldProfile(
        name=patient.name,
        email=patient.email,
        city=patient.city_name,
        since=patient.created_at.isoformat(),
    )


def request(lead: Lead) -> HeldRequest:
    """A request as its data subject may have it. Needs what `held` loads."""
    shown = patient_request(lead)
    outbox = getattr(lead, "outbox", None)
    return HeldRequest(
        **shown.model_dump(include={"reference", "sent_at", "stage", "is_stopped", "about", "doctor"}),
        name=lead.name,
        email=lead.email,
        place=shown.place,
        question=lead.question,
        page=lead.page_path or lead.page_name,
        connection=lead.address,
        answers=as_sent(lead),
        given_to_crm_at=outbox.sent_at.isoformat() if outbox and outbox.sent_at else "",
        consents=[consent(receipt) for receipt in lead.consents.all()],
        notes=sorted(entries(lead), key=attrgetter("at")),
    )


def consent(receipt: ConsentReceipt) -> HeldConsent:
    return HeldConsent(
        given_at=receipt.given_at.isoformat(),
        notice_version=receipt.notice_version,
        language=receipt.language,
        whatsapp_updates=receipt.whatsapp_updates,
        share_with_hospitals=receipt.share_with_hospitals,
        parent_verified=receipt.parent_verified,
    )


def note(item: LeadNote, language: Language) -> HeldNote:
    """How a call went in the words of the status page, and what was written down of it."""
    went = translate(CALLS[LeadNote.Outcome(item.outcome)], language) if item.outcome else ""
    return HeldNote(at=item.at.isoformat(), text=" ".join(part for part in (went, item.text) if part))


def entries(lead: Lead) -> Iterator[HeldNote]:
    """Notes, calls and messages both ways, and what the CRM said last, in the language of the request."""
    language = as_language(lead.language)
    yield from (note(one, language) for one in lead.notes.all())
    yield from map(written, lead.inbound.all())
    for call in lead.voice_calls.all():
        words = CALL_OF_ONE_SECOND if call.seconds == 1 else CALL
        said = translate(words, language).format(seconds=call.seconds)
        yield HeldNote(at=call.at.isoformat(), text=said)
    for message in lead.messages.all():
        if message.sent_at:
            said = translate(SENT, language).format(channel=message.get_channel_display())
            yield HeldNote(at=message.sent_at.isoformat(), text=f"{said}: {message.text}".removesuffix(": "))
    told = getattr(lead, "crm_stage", None)
    if told:
        said = translate(STAGE, language).format(stage=told.stage)
        yield HeldNote(at=told.at.isoformat(), text=said)


def written(message: InboundMessage) -> HeldNote:
    return HeldNote(at=message.at.isoformat(), text=f"WhatsApp: {message.text or message.kind}")


def visits(patient: Patient | None) -> list[HeldVisit]:
    """Those of the browser that is tied to the patient; a visit itself names nobody."""
    found = visits_of(patient.visitor_id) if patient and patient.visitor_id else []
    return [
        HeldVisit(at=visit.at.isoformat(), path=visit.path, source=visit.source, campaign=visit.campaign)
        for visit in found
    ]


def waiting_erasure(subject: DataSubject) -> Erasure | None:
    """One that can still be taken back. One query."""
    return Erasure.objects.filter(number_key=subject.key, erased_at=None).first()


def pending_erasure(subject: DataSubject) -> PendingErasure | None:
    found = waiting_erasure(subject)
    if found is None:
        return None
    return PendingErasure(asked_at=found.asked_at.isoformat(), due_at=found.due_at.isoformat())


def asked_by(erasure: Erasure) -> str:
    """The member of staff who asked for a caller, or PATIENT. One query."""
    return who_asked([erasure])[erasure.pk]


def who_asked(erasures: Sequence[Erasure]) -> dict[int, str]:
    """By id of the erasure, as asked_by. One query for all."""
    persons = {one.person for one in erasures}
    asked = AuditEvent.objects.filter(action="erasure asked", subject__in=persons).order_by("at")
    events = list(asked.values_list("subject", "at", "by"))

    def of(one: Erasure) -> str:
        by = next((by for person, at, by in events if person == one.person and at >= one.asked_at), PATIENT)
        return PATIENT if by == one.person else by

    return {one.pk: of(one) for one in erasures}
