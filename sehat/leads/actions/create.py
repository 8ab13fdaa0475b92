"""Takes a request: the lead and all that belongs to it in one transaction, or nothing."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import phonenumbers
from django.conf import settings
from django.db import IntegrityError
from django.utils import timezone

from sehat.core import audit
from sehat.core.locks import advisory_lock
from sehat.core.phone import Mobile, parse_mobile
from sehat.core.transactions import write_transaction
from sehat.directory.models import Doctor, Hospital
from sehat.gateways.captcha.base import NOT_SCORED
from sehat.leads.actions.consents import take_last_word
from sehat.leads.actions.emergency import mark_emergency
from sehat.leads.actions.photos import claim_photo
from sehat.leads.answers.lookup import department_index
from sehat.leads.answers.resolve import Resolved, directory_lookup, resolve
from sehat.leads.answers.stored import stored_answers, stored_attribution
from sehat.leads.answers.validation import PARENT_CODE, validation_errors
from sehat.leads.fields import Answers
from sehat.leads.forms.build import variant_fields, verifies_parent
from sehat.leads.models import ConsentReceipt, Lead, OutboxRow
from sehat.leads.page_token import DEFAULT_TIER
from sehat.leads.ports import Occasion, tell_patient
from sehat.leads.schemas import FormField
from sehat.leads.spam import SubmissionSignals, spam_check
from sehat.leads.tier import lead_tier
from sehat.patients.selectors import is_verified, may_be_sent_code

SAME_REQUEST_SECONDS = 60  # decisions 2.7
PARENT_NOT_PROVED = "a child, and no code proved the parent’s number: ask on the call"


class Refused(Exception):
    """The answers break a rule: `errors` is {field: message}."""

    def __init__(self, errors: dict[str, str]) -> None:
        super().__init__(", ".join(errors))
        self.errors = errors


class KeyInUse(Exception):
    """The same Idempotency-Key came with another body: that request is not this one (decisions 7.6)."""


@dataclass(frozen=True)
class Consent:
    version: str
    whatsapp_updates: bool = False
    share_with_hospitals: bool = False


@dataclass(frozen=True)
class Origin:
    """The page and the visitor a request comes from. Ids that do not exist are dropped.

    `sent_answers` are those without a column, as they were sent; they and `attribution` by domain name.
    `is_spoken`: a member of staff spoke with the patient, and nothing of it looks like spam.
    """

    page_type: str = ""
    page_name: str = ""
    page_path: str = ""
    page_tier: int = DEFAULT_TIER
    language: str = "en"
    department: str = ""
    doctor_id: int | None = None
    hospital_id: int | None = None
    form_variant: str = "3"
    form_keys: tuple[str, ...] = ()
    address: str = ""
    signals: SubmissionSignals = field(default_factory=SubmissionSignals)
    is_spoken: bool = False
    sent_answers: dict[str, Any] = field(default_factory=dict)
    attribution: dict[str, Any] = field(default_factory=dict)


def create_lead(
    *, by: str, answers: Answers, consent: Consent, origin: Origin, idempotency_key: str | None = None
) -> Lead:
    """Writes lead, outbox row, consent receipt and audit row, or gives the lead that is there already.

    Raises Refused when an answer breaks a rule, KeyInUse for another body under a key. The same key, or
    without a key the same answers within 60 s, is the same lead (decisions 2.7), and counts against no limit
    (decisions 7.6): so a key is looked for first. Of the consents the last word holds.
    """
    fields = variant_fields(origin.form_variant, origin.form_keys)
    resolved = resolve(answers)
    errors = validation_errors(resolved.answers, fields, directory_lookup(resolved, fields))
    if errors:
        raise Refused(errors)
    lead = lead_of(resolved, origin, asks_code=asks_code(resolved.answers, fields))
    lead.idempotency_key = idempotency_key
    receipt = receipt_of(lead, consent, of_child=resolved.answers.is_child)
    known = lead_of_key(idempotency_key)
    if known:
        return sent_again(by, same_body(known, lead), receipt)
    mark_emergency(lead, *free_text(lead))
    demand_parent(lead, resolved.answers)
    is_held = not origin.is_spoken and put_aside(lead, origin)
    try:
        return write_lead(by, lead, receipt, answers.photo.strip(), is_held=is_held)
    except IntegrityError:
        known = lead_of_key(lead.idempotency_key)
        if known is None:
            raise
        return sent_again(by, same_body(known, lead), receipt)


def write_lead(by: str, lead: Lead, receipt: ConsentReceipt, photo: str, *, is_held: bool) -> Lead:
    """All rows of a request in one transaction; without a key, the lead that the same answers made just now.

    Raises IntegrityError when another request with its key was written in between.
    """
    with write_transaction(of_lead=True):
        known = None if lead.idempotency_key else same_request(lead)
        if known:
            return sent_again(by, known, receipt)
        lead.save(force_insert=True)
        OutboxRow.objects.create(
            lead=lead,
            state=OutboxRow.State.HELD if is_held else OutboxRow.State.WAITING,
            due_at=lead.created_at + timedelta(seconds=settings.CRM_WAIT_SECONDS),
        )
        receipt.save()
        claim_photo(lead, photo)
        audit.record(by=by, action="lead created", subject=f"lead {lead.id}", page_type=lead.page_type)
        tell_patient(lead, Occasion.RECEIVED)
        if lead.attribution.get("guide"):
            tell_patient(lead, Occasion.GUIDE)
    return lead


def sent_again(by: str, known: Lead, receipt: ConsentReceipt) -> Lead:
    take_last_word(by=by, lead_id=known.pk, sent=receipt)
    return known


def receipt_of(lead: Lead, consent: Consent, *, of_child: bool) -> ConsentReceipt:
    """What was agreed to, not saved yet; for a child, whether a code proved the number of the parent."""
    return ConsentReceipt(
        lead=lead,
        notice_version=consent.version,
        language=lead.language,
        whatsapp_updates=consent.whatsapp_updates,
        share_with_hospitals=consent.share_with_hospitals,
        parent_verified=of_child and lead.is_verified,
    )


def asks_code(answers: Answers, fields: list[FormField]) -> bool:
    """Of a form with a field for it, and of a child's parent."""
    return answers.is_child or any(field.type == "OTP" for field in fields)


def lead_of(resolved: Resolved, origin: Origin, *, asks_code: bool) -> Lead:
    """An unsaved lead from checked answers. Its number is verified by the code its form asked for."""
    answers = resolved.answers
    mobile = parse_mobile(answers.mobile, answers.country_code)
    doctor = Doctor.objects.filter(pk=origin.doctor_id).first() if origin.doctor_id else None
    return Lead(
        name=answers.name.strip(),
        country_code=mobile.country_code,
        mobile=mobile.number,
        email=answers.email.strip(),
        question=answers.query.strip(),
        city_name=answers.city.strip(),
        treatment_name=answers.treatment.strip(),
        condition_name=answers.condition.strip(),
        city_id=resolved.city_id,
        procedure_id=resolved.procedure_id,
        condition_id=resolved.condition_id,
        department_id=department_id(resolved, origin, doctor),
        doctor=doctor,
        hospital_id=resolved.hospital_id or hospital_id_of(origin),
        page_tier=origin.page_tier,
        tier=lead_tier(
            page_tier=origin.page_tier,
            page_type=origin.page_type,
            insurance_type=answers.insurance_type,
            city=answers.city.strip(),
        ),
        form_variant=origin.form_variant,
        page_type=origin.page_type,
        page_name=origin.page_name,
        page_path=origin.page_path,
        language=origin.language,
        address=origin.address,
        answers=stored_answers(origin.sent_answers, answers),
        attribution=stored_attribution(origin.attribution, is_child=answers.is_child),
        is_verified=asks_code and is_verified(mobile),
        flags=["doubtful number"] if is_doubtful(mobile) else [],
        fingerprint=fingerprint(mobile.e164, answers, origin),
    )


def lacks_parent(lead: Lead, answers: Answers) -> bool:
    """Whether a child's request waits for the code of its parent (DPDP Act 2023, section 9).

    What tells of an emergency is taken at once (decisions 7.4), and what no code can be sent for as
    unverified (decisions 2.12): staff ask on the call whether it is the parent.
    """
    needs = answers.is_child and not lead.emergency and verifies_parent(lead.form_variant)
    return needs and not lead.is_verified and may_be_sent_code(Mobile(lead.country_code, lead.mobile))


def demand_parent(lead: Lead, answers: Answers) -> None:
    """Raises Refused where a parent is to prove their number and can; where none did, as no code can be sent
    or it cannot wait for one, the unsaved lead tells staff."""
    if lacks_parent(lead, answers):
        raise Refused({"age": PARENT_CODE})
    is_asked = answers.is_child and verifies_parent(lead.form_variant)
    others = [flag for flag in lead.flags if flag != PARENT_NOT_PROVED]
    lead.flags = [*others, PARENT_NOT_PROVED] if is_asked and not lead.is_verified else others


def is_known_key(idempotency_key: str | None) -> bool:
    """Whether a lead was sent with this key. One query, none without a key."""
    return bool(idempotency_key) and Lead.objects.filter(idempotency_key=idempotency_key).exists()


def lead_of_key(idempotency_key: str | None) -> Lead | None:
    """The lead that was sent with this key. Two queries where there is one, as mostly there is none: a query
    for all columns takes three times as long to build as one that asks whether it is there."""
    same = Lead.objects.filter(idempotency_key=idempotency_key)
    return same.first() if is_known_key(idempotency_key) else None


def same_body(known: Lead, sent: Lead) -> Lead:
    """The known lead. Raises KeyInUse when what was sent with its key is another request."""
    if known.fingerprint != sent.fingerprint:
        raise KeyInUse
    return known


def is_doubtful(mobile: Mobile) -> bool:
    """Whether the numbering plan knows no such number: a mark for staff, no refusal (decisions 2.3)."""
    try:
        return not phonenumbers.is_valid_number(phonenumbers.parse(mobile.e164))
    except phonenumbers.NumberParseException:
        return True


def free_text(lead: Lead) -> list[str]:
    """What the visitor wrote. A treatment of the directory is chosen: its name tells of nothing."""
    return [lead.question] if lead.procedure_id else [lead.question, lead.treatment_name]


def put_aside(lead: Lead, origin: Origin) -> bool:
    """Marks an unsaved lead: certain spam by its status, doubt by its flags (decisions 7.6).

    Its visitor is told the same as anyone. True: the CRM waits until staff have released it.
    """
    check = spam_check(origin.signals, lead.mobile)
    lead.flags = [*lead.flags, *check.reasons, *check.doubts, *check.flags]
    if check.score != NOT_SCORED:
        lead.attribution = lead.attribution | {"captcha_score": check.score}
    if check.reasons:
        lead.status = Lead.Status.SPAM
    return bool(check.doubts) and not check.reasons


def department_id(resolved: Resolved, origin: Origin, doctor: Doctor | None) -> int | None:
    """The department the visitor or the page names; else the doctor's."""
    if resolved.answers.speciality:
        return resolved.department_id
    if origin.department:
        return department_index().id_of(origin.department)
    return doctor.department_id if doctor else None


def hospital_id_of(origin: Origin) -> int | None:
    """The hospital of the page, if there is one."""
    if origin.hospital_id is None:
        return None
    return Hospital.objects.filter(pk=origin.hospital_id).values_list("pk", flat=True).first()


def fingerprint(e164: str, answers: Answers, origin: Origin) -> str:
    """One value for the same person asking the same thing of the same doctor or hospital on the same page,
    however the number is typed."""
    page = (origin.page_path, origin.page_name, str(origin.doctor_id), str(origin.hospital_id))
    said = vars(answers) | {"mobile": e164, "country_code": ""}
    parts = (*page, *(str(value) for value in said.values()))
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()


def same_request(lead: Lead) -> Lead | None:
    """The lead of the last minute with the same answers from the same page, if any. Who took it back, or
    stopped calls about it, and sends it once more wants another one."""
    advisory_lock(lead.fingerprint)
    since = timezone.now() - timedelta(seconds=SAME_REQUEST_SECONDS)
    same = Lead.objects.filter(fingerprint=lead.fingerprint, created_at__gte=since)
    return same.filter(do_not_contact=False).first()
