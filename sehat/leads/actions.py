"""Writes of the leads room. Each is one transaction: the lead and all that belongs to it, or nothing."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import phonenumbers
from django.conf import settings
from django.db import IntegrityError, connection, transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from sehat.core import audit
from sehat.core.phone import Mobile, parse_mobile
from sehat.core.writing import writing
from sehat.directory.models import Department, Doctor, Hospital
from sehat.gateways.captcha.base import NOT_SCORED
from sehat.leads import lookup
from sehat.leads.answers import Answers, errors_in
from sehat.leads.fields import CALL_TIMES, FIELDS
from sehat.leads.forms import variant_fields
from sehat.leads.models import ConsentReceipt, Lead, OutboxRow, Photo
from sehat.leads.page_token import DEFAULT_TIER
from sehat.leads.photo import clean_photo
from sehat.leads.photo_files import remove_photos, strays, write_photo
from sehat.leads.spam import Trail, suspicion
from sehat.leads.tier import lead_tier
from sehat.patients.selectors import is_verified

# How long the CRM waits for the second call, which enriches the lead and wakes its row at once.
ENRICHMENT_SECONDS = 20
SAME_REQUEST_SECONDS = 60  # decisions 2.7
SESSION = timedelta(days=1)


class Refused(Exception):
    """The answers break a rule: `errors` is {field: message}."""

    def __init__(self, errors: dict[str, str]) -> None:
        super().__init__(", ".join(errors))
        self.errors = errors


@dataclass(frozen=True)
class Consent:
    version: str
    whatsapp_updates: bool = False
    share_with_hospitals: bool = False


@dataclass(frozen=True)
class Origin:
    """The page and the visitor a request comes from. Ids that do not exist are dropped."""

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
    trail: Trail = field(default_factory=Trail)
    attributes: dict[str, Any] = field(default_factory=dict)


def create_lead(
    *, by: str, answers: Answers, consent: Consent, origin: Origin, idempotency_key: str | None = None
) -> Lead:
    """Writes lead, outbox row, consent receipt and audit row, or gives the lead that is there already.

    Raises Refused when an answer breaks a rule. The same key, or without a key the same answers
    within 60 s, is the same lead (decisions 2.7). A key is not looked for first: it is unique.
    """
    fields = variant_fields(origin.form_variant, origin.form_keys)
    errors = errors_in(answers, fields, lookup.known_to(answers, fields))
    if errors:
        raise Refused(errors)
    lead = lead_of(answers, origin)
    lead.idempotency_key = idempotency_key
    put_aside_if_spam(lead, origin)
    try:
        with writing(), transaction.atomic():
            known = None if lead.idempotency_key else same_request(lead)
            if known:
                return known
            lead.save(force_insert=True)
            OutboxRow.objects.create(
                lead=lead, due_at=lead.created_at + timedelta(seconds=ENRICHMENT_SECONDS)
            )
            ConsentReceipt.objects.create(
                lead=lead,
                notice_version=consent.version,
                language=origin.language,
                whatsapp_updates=consent.whatsapp_updates,
                share_with_hospitals=consent.share_with_hospitals,
            )
            claim_photo(lead, answers.photo.strip())
            audit.record(by=by, action="lead created", subject=f"lead {lead.id}", page_type=lead.page_type)
    except IntegrityError:
        known = Lead.objects.filter(idempotency_key=lead.idempotency_key).first()
        if known is None or not lead.idempotency_key:
            raise
        return known
    return lead


def claim_photo(lead: Lead, photo_id: str) -> None:
    """Makes a photo that the same form took part of its lead. A request is not refused for want of one."""
    if not photo_id:
        return
    mine = Photo.objects.filter(pk=photo_id, lead=None, form_key=lead.idempotency_key or "")
    if not lead.idempotency_key or not mine.update(lead=lead):
        lead.flags = [*lead.flags, "photo not found"]
        lead.save(update_fields=["flags"])


def keep_photo(*, by: str, data: bytes, form_key: str) -> Photo:
    """A photo for the request that the form with this Idempotency-Key will send. Raises BadPhoto.

    The file is written first: what a failure leaves behind, `prune_photos` finds.
    """
    name = write_photo(clean_photo(data))
    with transaction.atomic():
        photo = Photo.objects.create(form_key=form_key, file_name=name)
        audit.record(by=by, action="photo kept", subject=f"photo {name}")
    return photo


@transaction.atomic
def delete_photos(*, by: str, photos: QuerySet[Photo]) -> int:
    """Rows now, files once that is sure. Gives their number."""
    names = list(photos.values_list("file_name", flat=True))
    if names:
        Photo.objects.filter(file_name__in=names).delete()
        audit.record(by=by, action="photos deleted", subject="photos", count=len(names))
        transaction.on_commit(lambda: remove_photos(names))
    return len(names)


def prune_photos(*, by: str, now: datetime) -> int:
    """Deletes what is older than PHOTOS_KEPT_DAYS, and what no request claimed in a day (decisions 2.13)."""
    too_old = Q(uploaded_at__lt=now - timedelta(days=settings.PHOTOS_KEPT_DAYS))
    unclaimed = Q(lead=None, uploaded_at__lt=now - SESSION)
    gone = delete_photos(by=by, photos=Photo.objects.filter(too_old | unclaimed))
    remove_photos(strays(set(Photo.objects.values_list("file_name", flat=True)), now - SESSION))
    return gone


def lead_of(answers: Answers, origin: Origin) -> Lead:
    """An unsaved lead from checked answers."""
    mobile = parse_mobile(answers.mobile, answers.country_code)
    doctor = Doctor.objects.filter(pk=origin.doctor_id).first() if origin.doctor_id else None
    chosen = lookup.hospital_id(answers.hospital) or origin.hospital_id
    hospital = Hospital.objects.filter(pk=chosen).first() if chosen else None
    return Lead(
        name=answers.name.strip(),
        country_code=mobile.country_code,
        mobile=mobile.number,
        email=answers.email.strip(),
        question=answers.query.strip(),
        city_name=answers.city.strip(),
        treatment_name=answers.treatment.strip(),
        condition_name=answers.condition.strip(),
        city_id=lookup.city_id(answers.city),
        procedure_id=lookup.procedure_words().get(answers.treatment.strip().casefold()),
        condition_id=lookup.condition_words().get(answers.condition.strip().casefold()),
        department=department_of(answers.speciality or origin.department, doctor),
        doctor=doctor,
        hospital=hospital,
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
        language=origin.language if origin.language in {"en", "hi"} else "en",
        address=origin.address,
        attributes=origin.attributes,
        is_verified=is_verified(mobile),
        flags=["doubtful number"] if is_doubtful(mobile) else [],
        fingerprint=fingerprint(mobile.e164, answers, origin),
    )


def is_doubtful(mobile: Mobile) -> bool:
    """Whether the numbering plan knows no such number: a mark for staff, no refusal (decisions 2.3)."""
    try:
        return not phonenumbers.is_valid_number(phonenumbers.parse(mobile.e164))
    except phonenumbers.NumberParseException:
        return True


def put_aside_if_spam(lead: Lead, origin: Origin) -> None:
    """Marks an unsaved lead. Its visitor is told the same as anyone; staff may release it."""
    found = suspicion(origin.trail, lead.mobile)
    lead.flags = [*lead.flags, *found.signs, *found.flags]
    if found.score != NOT_SCORED:
        lead.attributes = lead.attributes | {"captchascore": found.score}
    if found.signs:
        lead.status = Lead.Status.SPAM


@transaction.atomic
def release_lead(*, by: str, lead_id: str) -> bool:
    """Staff say it is a person after all: new, and on its way to the CRM. False: no such lead in Spam."""
    lead = Lead.objects.select_for_update().filter(pk=lead_id, status=Lead.Status.SPAM).first()
    if lead is None:
        return False
    lead.status = Lead.Status.NEW
    lead.save(update_fields=["status"])
    OutboxRow.objects.filter(lead=lead, state=OutboxRow.State.WAITING).update(due_at=timezone.now())
    audit.record(by=by, action="lead released", subject=f"lead {lead.id}")
    return True


@transaction.atomic
def update_lead(*, by: str, lead_id: str, mobile: str, additions: dict[str, Any]) -> Lead | None:
    """What a later step of the same session adds to its lead (`qualifying` and the like, decisions 2.6).

    The id cannot be guessed; it counts for a day and only with the number of the lead. None: no such lead.
    """
    since = timezone.now() - SESSION
    lead = Lead.objects.select_for_update().filter(pk=lead_id, mobile=mobile, created_at__gte=since).first()
    if lead is None:
        return None
    new = {key: value for key, value in additions.items() if lead.attributes.get(key) != value}
    if new:
        lead.attributes = lead.attributes | new
        lead.save(update_fields=["attributes"])
        audit.record(by=by, action="lead updated", subject=f"lead {lead.id}", fields=sorted(new))
    return lead


def department_of(name: str, doctor: Doctor | None) -> Department | None:
    """The department the visitor or the page names; else the doctor's."""
    if name:
        number = lookup.department_words().get(name.strip().casefold(), 0)
        return Department.objects.filter(pk=number).first()
    return doctor.department if doctor else None


def fingerprint(e164: str, answers: Answers, origin: Origin) -> str:
    """One value for the same person asking the same thing on the same page."""
    parts = (e164, origin.page_path, origin.page_name, *(str(value) for value in vars(answers).values()))
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()


def same_request(lead: Lead) -> Lead | None:
    """The lead of the last minute with the same answers from the same page, if any."""
    take_turns(lead.fingerprint)
    since = timezone.now() - timedelta(seconds=SAME_REQUEST_SECONDS)
    return Lead.objects.filter(fingerprint=lead.fingerprint, created_at__gte=since).first()


def take_turns(what: str) -> None:
    """Two equal requests at once are looked at one after the other. SQLite's write lock does it already."""
    if connection.vendor == "postgresql" and connection.in_atomic_block:
        number = int(what[:15], 16)
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [number])


@transaction.atomic
def enrich_lead(*, by: str, lead_id: str, additions: dict[str, Any]) -> bool:
    """Adds what the second call knows and the lead does not, and wakes its delivery. False: no such lead."""
    lead = Lead.objects.select_for_update().filter(pk=lead_id).first()
    if lead is None:
        return False
    known = lead.attributes
    new = {key: value for key, value in additions.items() if value not in ("", None) and key not in known}
    if new:
        lead.attributes = known | new
        lead.save(update_fields=["attributes"])
        audit.record(by=by, action="lead enriched", subject=f"lead {lead.id}", fields=sorted(new))
    OutboxRow.objects.filter(lead=lead, state=OutboxRow.State.WAITING, attempts=0).update(
        due_at=timezone.now()
    )
    return True


def change_call_time(*, by: str, lead_id: str, call_time: str) -> bool:
    """When a patient wants the call. False: no such lead, or no such time."""
    if call_time not in CALL_TIMES:
        return False
    return change_lead(by=by, lead_id=lead_id, action="call time changed", Callback_Input=call_time)


def answer_survey(*, by: str, lead_id: str, answers: dict[str, str]) -> bool:
    """What a patient answered to the quick survey, by wire name; what is no option is left out."""
    options = {field.wire: field.options for field in FIELDS}
    given = {wire: answer for wire, answer in answers.items() if answer in options.get(wire, ())}
    return bool(given) and change_lead(by=by, lead_id=lead_id, action="survey answered", **given)


def stop_contact(*, by: str, lead_id: str) -> bool:
    """No call and no message about this request any more; the request itself stays."""
    return change_lead(by=by, lead_id=lead_id, action="contact stopped", do_not_contact=True)


@transaction.atomic
def withdraw_lead(*, by: str, lead_id: str) -> bool:
    """As easy as sending it: the request is over, its photo goes, and a CRM that has it is told."""
    is_over = change_lead(
        by=by, lead_id=lead_id, action="lead withdrawn", do_not_contact=True, status=Lead.Status.WITHDRAWN
    )
    if is_over:
        delete_photos(by=by, photos=Photo.objects.filter(lead_id=lead_id))
    return is_over


@transaction.atomic
def change_lead(*, by: str, lead_id: str, action: str, **changes: object) -> bool:
    """Columns by their name, the rest as attributes; then the CRM hears of it. False: no such open lead."""
    lead = Lead.objects.select_for_update().filter(pk=lead_id).exclude(status=Lead.Status.WITHDRAWN).first()
    if lead is None:
        return False
    columns = {"do_not_contact", "status"} & changes.keys()
    for name in columns:
        setattr(lead, name, changes[name])
    lead.attributes = lead.attributes | {key: changes[key] for key in changes.keys() - columns}
    lead.save(update_fields=[*columns, "attributes"])
    wake_delivery(lead)
    audit.record(by=by, action=action, subject=f"lead {lead.id}")
    return True


def wake_delivery(lead: Lead) -> None:
    """The CRM hears of the request as it stands now, also where a send of what it was is under way."""
    OutboxRow.objects.filter(lead=lead).update(
        state=OutboxRow.State.WAITING, attempts=0, due_at=timezone.now(), leased_until=None
    )
