"""A person's rights over their data (DPDP Act 2023): corrected, no longer used, erased (ADR 16)."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from sehat.core import audit
from sehat.core.locks import advisory_lock
from sehat.leads.requests import by_number as requests
from sehat.messages.actions import erase_messages
from sehat.patients.profile import changes_in, erase_patient, update_profile
from sehat.rights.models import Erasure, Proof
from sehat.rights.proofs import DataSubject
from sehat.rights.selectors import asked_by, waiting_erasure
from sehat.tracking.actions import erase_visitor


@transaction.atomic
def correct(
    *, by: str, subject: DataSubject, name: str | None, email: str | None, city_id: int | None
) -> None:
    """Name, email and city in the profile and in the requests that are shown.

    Raises InvalidFields, and then changes nothing.
    """
    changes = changes_in(name=name, email=email, city_id=city_id)
    if subject.patient:
        update_profile(by=by, patient=subject.patient, name=name, email=email, city_id=city_id)
    requests.correct_leads(
        by=by,
        e164=subject.mobile,
        since=subject.requests_since,
        name=changes.name,
        email=changes.email,
        city=changes.city.cityname if changes.city else None,
    )


def withdraw(*, by: str, subject: DataSubject, whatsapp: bool, sharing: bool) -> None:
    requests.withdraw_consents(by=by, e164=subject.mobile, whatsapp=whatsapp, sharing=sharing)


def stop_contact(*, by: str, subject: DataSubject) -> None:
    requests.stop_contact_with(by=by, e164=subject.mobile)


@transaction.atomic
def request_erasure(*, by: str, subject: DataSubject) -> Erasure:
    """Step one: contact ends at once, and the erasure waits ERASURE_WAIT_DAYS. Asked twice is asked once."""
    advisory_lock(f"erasure {subject.key}")
    waiting = waiting_erasure(subject)
    if waiting:
        return waiting
    requests.withdraw_consents(by=by, e164=subject.mobile, whatsapp=True, sharing=True)
    stop_contact(by=by, subject=subject)
    now = timezone.now()
    audit.record(by=by, action="erasure asked", subject=str(subject))
    return Erasure.objects.create(
        number_key=subject.key,
        mobile=subject.mobile,
        asked_at=now,
        due_at=now + timedelta(days=settings.ERASURE_WAIT_DAYS),
    )


@transaction.atomic
def cancel_erasure(*, by: str, subject: DataSubject) -> bool:
    """Takes the wish back while it waits; contact stays stopped. False: nothing was waiting."""
    gone, _ = Erasure.objects.filter(number_key=subject.key, erased_at=None).delete()
    if gone:
        audit.record(by=by, action="erasure taken back", subject=str(subject))
    return bool(gone)


def erase_due(*, by: str) -> int:
    """Step two, for all whose time has come, each in a transaction of its own. Gives their number.

    Nobody waits for one that fails: it is tried again in the next round, and all that went wrong is raised at
    the end, as an ExceptionGroup.
    """
    due = Erasure.objects.filter(erased_at=None, due_at__lte=timezone.now()).values_list("pk", flat=True)
    erased, failed = 0, list[Exception]()
    for pk in list(due):
        try:
            erased += erase(by=by, erasure_id=pk)
        except Exception as error:
            failed.append(error)
    if failed:
        raise ExceptionGroup(f"{erased} people were erased, {len(failed)} could not be", failed)
    return erased


@transaction.atomic
def erase(*, by: str, erasure_id: int) -> bool:
    """Everything under the number that was there when it was asked. False: it was taken back meanwhile."""
    erasure = Erasure.objects.select_for_update().filter(pk=erasure_id, erased_at=None).first()
    if erasure is None:
        return False
    subject = DataSubject(erasure.mobile, None)
    who = asked_by(erasure)
    count = requests.erase_leads(by=by, e164=erasure.mobile, until=erasure.asked_at, asked_by=who)
    erase_messages(by=by, e164=erasure.mobile)
    visitor = erase_patient(by=by, mobile=erasure.mobile)
    erase_visitor(by=by, visitor=visitor)
    Proof.objects.filter(mobile=erasure.mobile).delete()
    erasure.mobile, erasure.erased_at = "", timezone.now()
    erasure.save(update_fields=["mobile", "erased_at"])
    audit.record(by=by, action="erased", subject=str(subject), requests=count, asked_by=who)
    return True


def delete_expired_records(*, by: str) -> int:
    """Deletes the records of erased requests after ERASURE_RECORDS_KEPT_DAYS. Gives their number."""
    now = timezone.now()
    before = now - timedelta(days=settings.ERASURE_RECORDS_KEPT_DAYS)
    Erasure.objects.filter(erased_at__lt=before).delete()
    Proof.objects.filter(expires_at__lte=now).delete()
    return requests.delete_erased_records(by=by, before=before)
