"""What patients and staff change about a request that is there; the CRM hears of each."""

from __future__ import annotations

from collections.abc import Mapping

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import F, Q
from django.utils import timezone

from sehat.core import audit
from sehat.core.transactions import write_transaction
from sehat.leads.actions.photos import delete_photos
from sehat.leads.callbacks.holds import lock_unheld
from sehat.leads.fields import BY_KEY, CALL_TIMES, FieldKey
from sehat.leads.forms.survey import makes_sense
from sehat.leads.models import Callback, Lead, OutboxRow, Photo
from sehat.leads.ports import Occasion, tell_patient
from sehat.leads.selectors import may_be_spam, told_to_crm
from sehat.leads.tier import tier_of


@transaction.atomic
def release_lead(*, by: str, lead_id: str) -> bool:
    """Staff say it is a person after all: on its way to the CRM, and new if it was spam.

    False: no such lead in Spam, and none put aside, or its patient took it back meanwhile.
    """
    is_aside = Q(status=Lead.Status.SPAM) | Q(outbox__state=OutboxRow.State.HELD)
    kept = Lead.objects.exclude(status=Lead.Status.WITHDRAWN).filter(is_aside, pk=lead_id, erased_at=None)
    lead = kept.select_for_update(of=("self",)).first()
    if lead is None:
        return False
    if lead.status == Lead.Status.SPAM:
        lead.status = Lead.Status.NEW
        lead.save(update_fields=["status"])
    release_row(lead)
    audit.record(by=by, action="lead released", subject=f"lead {lead.id}")
    return True


@write_transaction()
def mark_spam(*, by: User, lead_id: str) -> bool:
    """Staff say of a request that was put aside, or that nobody was reached about, that it is spam.

    False: no such request. Raises Held where a colleague has one of its person open.
    """
    lock_unheld(by, lead_id)
    lead = may_be_spam().filter(pk=lead_id).select_for_update(of=("self",)).first()
    if lead is None:
        return False
    lead.status = Lead.Status.SPAM
    lead.save(update_fields=["status"])
    audit.record(by=by.get_username(), action="lead is spam", subject=f"lead {lead.id}")
    return True


def release_row(lead: Lead) -> None:
    """Makes the outbox row due: of a request that was put aside, or that waited as spam."""
    release_rows([lead.pk])


def release_rows(lead_ids: list[str]) -> None:
    """The CRM is told of these now, also of what was held back. One statement."""
    unsent = OutboxRow.objects.filter(
        lead__in=lead_ids, state__in=(OutboxRow.State.HELD, OutboxRow.State.WAITING)
    )
    unsent.update(state=OutboxRow.State.WAITING, due_at=timezone.now())


@transaction.atomic
def retry_dead_letters(*, by: str, lead_id: str = "") -> int:
    """Queues dead outbox rows again: those of one request, or all (gateways.md, Never lose a lead).

    Gives how many that were.
    """
    dead = OutboxRow.objects.filter(state=OutboxRow.State.DEAD, **({"lead_id": lead_id} if lead_id else {}))
    ids = list(dead.select_for_update().values_list("lead_id", flat=True))
    for lead_id in ids:
        audit.record(by=by, action="lead delivery replayed", subject=f"lead {lead_id}")
    OutboxRow.objects.filter(lead_id__in=ids).update(
        state=OutboxRow.State.WAITING, attempts=0, due_at=timezone.now(), leased_until=None
    )
    return len(ids)


@transaction.atomic
def send_again(*, by: str, lead_id: str) -> bool:
    """Queues one request for the CRM, whatever became of it there. False: none that it is told of."""
    rows = told_to_crm().select_for_update(of=("self",)).select_related("lead").filter(lead_id=lead_id)
    row = rows.exclude(state=OutboxRow.State.HELD).first()
    if row is None:
        return False
    requeue(row.lead)
    audit.record(by=by, action="lead delivery replayed", subject=f"lead {lead_id}")
    return True


@transaction.atomic
def change_call_time(*, by: str, lead_id: str, call_time: str) -> bool:
    """When a patient wants the call. False: no such lead, one that is not to be called, or no such time."""
    known = Lead.objects.select_for_update().filter(pk=lead_id, do_not_contact=False).first()
    if known is None or call_time not in CALL_TIMES:
        return False
    answers = {"call_time": call_time}
    is_new = forget_window(lead_id) or known.call_time != call_time
    is_changed = change_lead(by=by, lead_id=lead_id, action="call time changed", answers=answers)
    if is_changed and is_new:
        tell_patient(known, Occasion.WINDOW)
    return is_changed


def forget_window(lead_id: str) -> bool:
    """Once a call was made, the same wish again is another one, and counts from now. False: none was made
    since the last wish."""
    made = Callback.objects.filter(pk=lead_id, first_call_at__isnull=False)
    is_wished = Q(why_due=Callback.Why.ASKED, not_before__lt=F("due_at"))
    return bool(made.exclude(is_wished).update(window=""))


def answer_survey(*, by: str, lead_id: str, answers: Mapping[FieldKey, str]) -> bool:
    """What a patient answered to the quick survey, by field key; what is no option, or was not to be asked of
    them, is left out."""
    lead = Lead.objects.filter(pk=lead_id).first()
    given = {
        BY_KEY[key].name: answer
        for key, answer in answers.items()
        if answer in BY_KEY[key].options and lead and makes_sense(lead, key)
    }
    return bool(given) and change_lead(by=by, lead_id=lead_id, action="survey answered", answers=given)


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
        tell_patient(Lead.objects.get(pk=lead_id), Occasion.WITHDRAWN)
    return is_over


@transaction.atomic
def change_lead(
    *, by: str, lead_id: str, action: str, answers: dict[str, str] | None = None, **columns: object
) -> bool:
    """New values of columns and answers, and the tier they make; then the CRM hears of it.

    False: no such lead, or one that was withdrawn or erased.
    """
    kept = Lead.objects.filter(pk=lead_id, erased_at=None).exclude(status=Lead.Status.WITHDRAWN)
    lead = kept.select_for_update().first()
    if lead is None:
        return False
    for name, value in columns.items():
        setattr(lead, name, value)
    lead.answers = lead.answers | (answers or {})
    lead.tier = tier_of(lead)
    lead.save(update_fields=[*columns, "answers", "tier"])
    requeue(lead)
    audit.record(by=by, action=action, subject=f"lead {lead.id}")
    return True


def requeue(lead: Lead) -> None:
    """Makes the outbox row due now and clears its lease: a send under way no longer decides its state.

    What is put aside stays there.
    """
    OutboxRow.objects.filter(lead=lead).exclude(state=OutboxRow.State.HELD).update(
        state=OutboxRow.State.WAITING, attempts=0, due_at=timezone.now(), leased_until=None
    )
