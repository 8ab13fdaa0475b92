"""Takes what the CRM tells, and applies it: in the order in which it happened there, each change once."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Iterable
from datetime import timedelta

from django.conf import settings
from django.db import OperationalError
from django.db.models import Case, Q, Value, When
from django.utils import timezone

from sehat.core.transactions import write_transaction
from sehat.crm_sync.batch import apply_batch, status_of
from sehat.crm_sync.forward import forward_path
from sehat.crm_sync.models import CrmChange, CrmStage, PollCursor
from sehat.crm_sync.selectors import has_appointment
from sehat.gateways.crm import crm
from sehat.gateways.crm.base import Change
from sehat.leads.actions import called_elsewhere
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.selectors import is_erased_now

logger = logging.getLogger(__name__)
State = CrmChange.State
BATCH = 100  # in a transaction: on SQLite nobody else writes meanwhile
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


def apply_changes(*, limit: int | None = None) -> int:
    """The oldest that wait, BATCH in a transaction: a worker that dies leaves none of them half done.

    Ends after ROUND_SECONDS, or `limit` changes: the worker has requests to deliver as well. Gives whether
    more wait.
    """
    until, left = time.monotonic() + ROUND_SECONDS, limit
    waiting = CrmChange.objects.filter(state=State.WAITING).order_by("at", "id")
    while pks := list(waiting.values_list("pk", flat=True)[: BATCH if left is None else min(BATCH, left)]):
        apply_or_put_aside(pks)
        left = None if left is None else left - len(pks)
        if time.monotonic() > until:
            break
    return waiting[:1].count()


def apply_or_put_aside(pks: list[int]) -> None:
    """One that breaks our code stops no other: its batch is halved until it stands alone. While the database
    is away all wait."""
    try:
        apply_batch(pks)
    except OperationalError:
        raise
    except Exception:
        if len(pks) == 1:
            logger.exception("change %d of the CRM cannot be applied", pks[0])
            CrmChange.objects.filter(pk=pks[0], state=State.WAITING).update(state=State.FAILED)
            return
        half = len(pks) // 2
        apply_or_put_aside(pks[:half])
        apply_or_put_aside(pks[half:])


def sync_difference(
    instance: Lead, created: bool, update_fields: Iterable[str] | None = None, raw: bool = False, **_: object
) -> None:
    """For post_save of Lead: whether the stages differ, whoever changes ours; of an erased one nobody mends
    anything. One query."""
    if raw or created or (update_fields is not None and "status" not in update_fields):
        return
    is_kept = instance.erased_at is None
    differs = Case(When(status=instance.status, then=Value(False)), default=Value(is_kept))
    CrmStage.objects.filter(lead=instance).update(differs=differs)


def forget_notes_of_erased(
    instance: Lead, created: bool, update_fields: Iterable[str] | None = None, raw: bool = False, **_: object
) -> None:
    """For post_save of Lead: a change that could not be applied holds what was noted of its patient."""
    if raw or created or not is_erased_now(instance, update_fields):
        return
    known = OutboxRow.objects.filter(lead=instance).exclude(crm_id="").values("crm_id")
    theirs = Q(lead_ref=instance.pk) | Q(lead_ref="", crm_id__in=known)
    CrmChange.objects.filter(theirs, state=State.FAILED).update(note="")


def take_stage(*, by: str, lead_id: str) -> bool:
    """Staff take the CRM's stage over, as far as our transitions lead there now. False: they do not; True
    also where a colleague, or the same button before, has led there already."""
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
        return is_same


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
