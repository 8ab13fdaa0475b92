"""Takes what the CRM tells, and applies it: in the order in which it happened there, each change once."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Iterable
from datetime import timedelta

from django.conf import settings
from django.db import OperationalError
from django.db.models import Case, Value, When
from django.utils import timezone

from sehat.core import audit
from sehat.core.transactions import write_transaction
from sehat.crm_sync.forward import forward_path
from sehat.crm_sync.models import CrmChange, CrmStage, PollCursor
from sehat.gateways.crm import crm
from sehat.gateways.crm.base import Change
from sehat.leads.actions import called_elsewhere, update_status
from sehat.leads.callback_models import Appointment
from sehat.leads.models import Lead, OutboxRow

logger = logging.getLogger(__name__)
State = CrmChange.State
CRM = "CRM"
BATCH = 200
ROUND_SECONDS = 1.0
CHANGES_KEPT = timedelta(days=30)
MOST_DELETED = 1000
PAGES = 20  # of one round
OVERLAP = timedelta(minutes=2)  # clocks differ, and a row may show late: what comes twice is the same row


def store_changes(changes: Iterable[Change]) -> int:
    """Takes them, to be applied. Gives how many there were; those that are here already stay as they are."""
    rows = [
        CrmChange(
            digest=digest_of(change), lead_ref=change.lead_id, crm_id=change.crm_id, stage=change.stage,
            at=change.at, by=change.by, note=change.note,
        )
        for change in changes
    ]  # fmt: skip
    if rows:
        with write_transaction():
            CrmChange.objects.bulk_create(rows, ignore_conflicts=True)
    return len(rows)


def digest_of(change: Change) -> str:
    said = (change.lead_id, change.crm_id, change.stage, change.at.isoformat(), change.by, change.note)
    return hashlib.sha256("\x1f".join(said).encode()).hexdigest()


def apply_changes(*, limit: int = BATCH) -> int:
    """The oldest that wait, each in a transaction of its own: a worker that dies leaves none half done.

    Ends after ROUND_SECONDS: the worker has requests to deliver as well. Gives whether more wait.
    """
    until = time.monotonic() + ROUND_SECONDS
    waiting = CrmChange.objects.filter(state=State.WAITING).order_by("at", "id")
    for pk in list(waiting.values_list("pk", flat=True)[:limit]):
        apply_or_put_aside(pk)
        if time.monotonic() > until:
            break
    return waiting[:1].count()


def apply_or_put_aside(pk: int) -> None:
    """One that breaks our code stops no other; while the database is away all wait."""
    try:
        apply_change(pk)
    except OperationalError:
        raise
    except Exception:
        logger.exception("change %d of the CRM cannot be applied", pk)
        CrmChange.objects.filter(pk=pk, state=State.WAITING).update(state=State.FAILED)


@write_transaction()
def apply_change(pk: int) -> None:
    row = CrmChange.objects.select_for_update().filter(pk=pk, state=State.WAITING).first()
    if row is None:
        return  # another worker was quicker
    lead = lead_of(row)
    if lead is None:
        logger.warning("the CRM told of a request that is not here")
        row.state = State.UNKNOWN_LEAD
    else:
        row.state = apply_to(lead, row)
    row.note = ""
    row.save(update_fields=["state", "note"])


def lead_of(row: CrmChange) -> Lead | None:
    """By our id, else by the id that the CRM gave when it was sent there."""
    leads = Lead.objects.select_for_update(of=("self",)).filter(erased_at=None)
    if row.lead_ref:
        return leads.filter(pk=row.lead_ref).first()
    found = OutboxRow.objects.filter(crm_id=row.crm_id).values_list("lead_id", flat=True)[:2]
    ids = list(found) if row.crm_id else []
    return leads.filter(pk=ids[0]).first() if len(ids) == 1 else None


def apply_to(lead: Lead, row: CrmChange) -> str:
    """Moves the request forward, or writes into its line of time what the CRM says."""
    known = CrmStage.objects.filter(lead=lead).first()
    if known and row.at < known.at:
        return note_alone(lead, row, State.OLDER)
    ours = status_of(row.stage)
    is_new = known is None or known.stage != row.stage
    path = forward_path(lead.status, ours, has_appointment=has_appointment(lead)) if is_new and ours else ()
    if path:
        by = author_of(row.by)
        moved = called_elsewhere(by=by, lead_id=lead.pk, statuses=path, at=row.at, text=row.note)
        lead.status = moved.status if moved else lead.status
    remember(lead, row, ours)
    if path:
        return State.APPLIED
    if not is_new or ours == lead.status:
        return note_alone(lead, row, State.SAME)
    if ours != Lead.Status.NEW:  # where everything begins there: it says nothing
        audit.record(by=CRM, action="lead: the CRM says", subject=f"lead {lead.pk}", says=row.stage)
    return note_alone(lead, row, State.NOT_FORWARD if ours else State.UNKNOWN_STAGE)


def note_alone(lead: Lead, row: CrmChange, state: str) -> str:
    if row.note:
        update_status(by=author_of(row.by), lead_id=lead.pk, status=lead.status, text=row.note)
    return state


def author_of(by: str) -> str:
    return f"{CRM}: {by}" if by else CRM


def status_of(stage: str) -> str:
    """Ours for the CRM's word; "" where its map has none."""
    known = crm().stages()
    return known.ours(stage) if known else ""


def has_appointment(lead: Lead) -> bool:
    return Appointment.objects.filter(lead=lead).exists()


def remember(lead: Lead, row: CrmChange, ours: str) -> None:
    told = {
        "stage": row.stage, "status": ours, "at": row.at, "by": row.by, "differs": ours != lead.status,
    }  # fmt: skip
    CrmStage.objects.update_or_create(lead=lead, defaults=told)


def sync_difference(
    instance: Lead, created: bool, update_fields: Iterable[str] | None = None, raw: bool = False, **_: object
) -> None:
    """For post_save of Lead: whether the stages differ, whoever changes ours. One query."""
    if raw or created or (update_fields is not None and "status" not in update_fields):
        return
    differs = Case(When(status=instance.status, then=Value(False)), default=Value(True))
    CrmStage.objects.filter(lead=instance).update(differs=differs)


def take_stage(*, by: str, lead_id: str) -> bool:
    """Staff take the CRM's stage over, as far as our transitions lead there now. False: they do not."""
    with write_transaction():
        lead = Lead.objects.select_for_update(of=("self",)).filter(pk=lead_id, erased_at=None).first()
        told = CrmStage.objects.filter(lead_id=lead_id).first()
        if lead is None or told is None:
            return False
        ours = status_of(told.stage)  # the map may know it by now
        path = forward_path(lead.status, ours, has_appointment=has_appointment(lead)) if ours else ()
        if path:
            called_elsewhere(by=by, lead_id=lead_id, statuses=path, at=told.at)
        is_same = bool(path) or ours == lead.status
        CrmStage.objects.filter(pk=told.pk).update(status=ours, differs=not is_same)
        return bool(path)


def poll_changes() -> int:
    """Asks the CRM what changed since the last time. Gives the number of changes; raises PollFailed.

    Where the pages of a round do not suffice, the next begins right where this one ended.
    """
    now = timezone.now()
    cursor, _ = PollCursor.objects.get_or_create(gateway=settings.CRM_GATEWAY, defaults={"since": now})
    gateway, since, total = crm(), cursor.since - OVERLAP, 0
    for _page in range(PAGES):
        changes = gateway.poll(since)
        total += store_changes(changes)
        last = max((change.at for change in changes), default=since)
        if len(changes) < gateway.page_size:
            PollCursor.objects.filter(pk=cursor.pk).update(since=max(last, cursor.since))
            return total
        if last <= since:
            logger.error("more changed in the CRM at one moment than a page holds: some are not read")
            last = since + timedelta(seconds=1)
        since = last
        PollCursor.objects.filter(pk=cursor.pk).update(since=since + OVERLAP)
    return total


def delete_old_changes() -> int:
    """What was applied long ago. Gives how many."""
    old = CrmChange.objects.filter(received_at__lt=timezone.now() - CHANGES_KEPT).exclude(state=State.WAITING)
    ids = list(old.order_by("received_at").values_list("pk", flat=True)[:MOST_DELETED])
    if ids:
        CrmChange.objects.filter(pk__in=ids).delete()
    return len(ids)
