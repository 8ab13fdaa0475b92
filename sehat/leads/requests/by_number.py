"""All requests of one number, for the person who holds it: read, corrected, no longer acted on, erased.

Each change reaches the CRM through the outbox, as every change of a request does.
"""

from __future__ import annotations

from datetime import datetime

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from sehat.core import audit
from sehat.leads.actions import change_lead, delete_photos, requeue
from sehat.leads.actions.consents import CONSENTS, WITHDRAWN
from sehat.leads.answers.lookup import city_index
from sehat.leads.models import Appointment, ConsentReceipt, Lead, LeadNote, OutboxRow, Photo
from sehat.leads.requests.status import CLOSED_STATUSES
from sehat.leads.selectors import newest_receipt
from sehat.leads.tier import tier_of

MAX_COUNTRY_CODE_LENGTH = 4
# What an erased request keeps is a count: its days, its stage, its department, its kind of page.
BLANK: dict[str, object] = {
    "name": "", "country_code": "", "mobile": "", "email": "", "question": "", "city_name": "",
    "treatment_name": "", "condition_name": "", "city": None, "procedure": None, "condition": None,
    "doctor": None, "hospital": None, "page_name": "", "page_path": "", "address": "", "answers": {},
    "attribution": {}, "consents_withdrawn": [], "flags": [], "emergency": "",
    "is_verified": False, "do_not_contact": True, "idempotency_key": None, "fingerprint": "",
}  # fmt: skip


def leads_of(e164: str) -> QuerySet[Lead]:
    """The requests sent with this number, newest first. E.164 does not say where its country code ends."""
    lengths = range(2, MAX_COUNTRY_CODE_LENGTH + 2)
    number = [Q(country_code=e164[:length], mobile=e164[length:]) for length in lengths]
    same = number[0]
    for other in number[1:]:
        same |= other
    return Lead.objects.filter(same, erased_at=None).exclude(mobile="")


def last_name_of(e164: str, since: datetime | None) -> str:
    """The name in the newest request of this number, '' without one. One query.

    `since`: older ones may be of somebody who had the number before.
    """
    named = sent_since(leads_of(e164).exclude(name=""), since)
    return named.values_list("name", flat=True).order_by("-created_at").first() or ""


def sent_since(leads: QuerySet[Lead], since: datetime | None) -> QuerySet[Lead]:
    return leads.filter(created_at__gte=since) if since else leads


def locked(leads: QuerySet[Lead]) -> QuerySet[Lead]:
    """By their ids, as a call that is saved locks them: two who lock in other orders wait for each other."""
    return leads.order_by("pk").select_for_update()


@transaction.atomic
def stop_contact_with(*, by: str, e164: str) -> int:
    """No call and no message about any request of this number. Gives how many that changed."""
    rows = leads_of(e164).filter(do_not_contact=False).order_by("pk")
    ids = list(rows.values_list("pk", flat=True))
    return sum(change_lead(by=by, lead_id=pk, action="contact stopped", do_not_contact=True) for pk in ids)


@transaction.atomic
def withdraw_consents(
    *, by: str, e164: str, whatsapp: bool, sharing: bool, said_at: datetime | None = None
) -> int:
    """Takes back consents: a newer receipt beside the old one, which stays as the proof of what was given.

    `said_at`: when the patient said so, where we are told of it later: what they agreed to since stays.
    """
    changed = 0
    for lead in locked(leads_of(e164)).prefetch_related("consents"):
        newest = newest_receipt(lead)
        asked = {"whatsapp_updates": whatsapp, "share_with_hospitals": sharing}
        taken = withdrawn_now(newest, asked if said_at is None else stood_since(lead, said_at, asked))
        if newest is None or not taken:
            continue
        ConsentReceipt.objects.create(
            lead=lead,
            notice_version=newest.notice_version,
            language=newest.language,
            whatsapp_updates=newest.whatsapp_updates and not whatsapp,
            share_with_hospitals=newest.share_with_hospitals and not sharing,
            parent_verified=newest.parent_verified,
        )
        write(by, lead, WITHDRAWN, consents_withdrawn=lead.consents_withdrawn + taken)
        changed += 1
    return changed


def stood_since(lead: Lead, moment: datetime, asked: dict[str, bool]) -> dict[str, bool]:
    """Which of these consents were given by that moment and have stood ever since: one that was taken back
    meanwhile was given anew. One query, unless prefetched."""
    receipts = sorted(lead.consents.all(), key=lambda one: (one.given_at, one.pk))
    given = [one for one in receipts if one.given_at <= moment]
    held = [*given[-1:], *receipts[len(given) :]]
    return {
        name: is_asked and bool(given) and all(getattr(one, name) for one in held)
        for name, is_asked in asked.items()
    }


def withdrawn_now(receipt: ConsentReceipt | None, asked: dict[str, bool]) -> list[str]:
    """The consents that are given now and are taken back, in the words the CRM is told."""
    if receipt is None:
        return []
    return [told for name, told in CONSENTS.items() if asked[name] and getattr(receipt, name)]


@transaction.atomic
def correct_leads(
    *,
    by: str,
    e164: str,
    since: datetime | None,
    name: str | None,
    email: str | None,
    city: str | None,
) -> int:
    """Name and email wherever they stand; the city of requests that are open, for others it is history. The
    tier and the team follow.

    `since`: older ones may be of somebody who had the number before.
    """
    changed = 0
    for lead in locked(sent_since(leads_of(e164), since)):
        values = {"name": name, "email": email, "city_name": None if lead.status in CLOSED_STATUSES else city}
        new: dict[str, object] = {
            key: value for key, value in values.items() if value and getattr(lead, key) != value
        }
        if "city_name" in new:
            lead.city_name = str(city)
            new |= {"city_id": city_index().id_of(lead.city_name), "tier": tier_of(lead)}
        if new:
            write(by, lead, "lead corrected", **new)
            changed += 1
    return changed


@transaction.atomic
def erase_leads(*, by: str, e164: str, until: datetime, asked_by: str = "") -> int:
    """Blanks every personal field of what was sent until then, and deletes its notes, photos and appointment.

    `asked_by` is said in the audit trail. Gives how many requests that were.
    """
    leads = list(locked(leads_of(e164).filter(created_at__lte=until)))
    blank(by, leads, "lead erased", asked_by=asked_by)
    return len(leads)


def blank(by: str, leads: list[Lead], action: str, **told: str) -> None:
    known = OutboxRow.objects.filter(lead__in=leads, is_offered=True).values_list("lead_id", flat=True)
    in_crm = set(known)
    for lead in leads:
        status = stage_kept(lead, is_in_crm=lead.pk in in_crm)
        changes = BLANK | {"status": status, "erased_at": timezone.now()}
        write_fields(by, lead, action, changes, **told)
        OutboxRow.objects.filter(lead=lead).update(last_error="")
    LeadNote.objects.filter(lead__in=leads).delete()
    Appointment.objects.filter(lead__in=leads).delete()
    delete_photos(by=by, photos=Photo.objects.filter(lead__in=leads))


def stage_kept(lead: Lead, *, is_in_crm: bool) -> str:
    """Its stage, where that is an end; spam as well, which reports count for nothing, but where a CRM has it:
    it is told of no spam, and must hear of the end."""
    is_end = lead.status in CLOSED_STATUSES or (lead.status == Lead.Status.SPAM and not is_in_crm)
    return lead.status if is_end else Lead.Status.WITHDRAWN


@transaction.atomic
def blank_expired(
    *, by: str, spam_before: datetime, closed_before: datetime, before: datetime, limit: int
) -> int:
    """Blanks the oldest `limit` requests whose time is over, as erasing does. Gives how many there were."""
    is_old = (
        Q(status=Lead.Status.SPAM, created_at__lt=spam_before)
        | Q(status__in=CLOSED_STATUSES, created_at__lt=closed_before)
        | Q(created_at__lt=before)
    )
    old = Lead.objects.filter(is_old, erased_at=None).order_by("created_at")
    leads = list(old.select_for_update(of=("self",), skip_locked=True)[:limit])
    blank(by, leads, "lead expired")
    return len(leads)


@transaction.atomic
def delete_notes(*, by: str, before: datetime, limit: int) -> int:
    """Deletes the oldest `limit` notes of before then. Gives their number."""
    ids = list(LeadNote.objects.filter(at__lt=before).order_by("at").values_list("pk", flat=True)[:limit])
    if ids:
        LeadNote.objects.filter(pk__in=ids).delete()
        audit.record(by=by, action="notes deleted", subject="leads", count=len(ids))
    return len(ids)


@transaction.atomic
def delete_erased_records(*, by: str, before: datetime) -> int:
    """Deletes what is left of requests erased before then, once the CRM has been told. Gives their number."""
    gone = Lead.objects.filter(erased_at__lt=before)
    gone = gone.exclude(outbox__is_offered=True, outbox__state__in=("waiting", "dead"))
    count = gone.count()
    gone.delete()
    if count:
        audit.record(by=by, action="erased leads deleted", subject="leads", count=count)
    return count


def write(by: str, lead: Lead, action: str, **changes: object) -> None:
    """One change of one request: written, audited by the names of its fields, and told to the CRM."""
    write_fields(by, lead, action, changes)


def write_fields(by: str, lead: Lead, action: str, changes: dict[str, object], **told: str) -> None:
    """As `write`; `told` stands in the audit trail beside the names of the fields."""
    for name, value in changes.items():
        setattr(lead, name, value)
    lead.save(update_fields=list(changes))
    requeue(lead)
    audit.record(by=by, action=action, subject=f"lead {lead.id}", fields=sorted(changes), **told)
