"""From the outbox to the CRM: claims with a lease, sends, marks each row (gateways.md, Never lose a lead)."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from datetime import timedelta

from django.db.models import F, Q
from django.utils import timezone

from sehat.core import audit
from sehat.core.models import AuditEvent
from sehat.core.transactions import write_transaction
from sehat.gateways.crm.base import Crm, Dead, Outcome, Retry, Sent
from sehat.gateways.http import calls_until
from sehat.leads.models import OutboxRow
from sehat.leads.wire.crm_record import crm_record

logger = logging.getLogger(__name__)

# Seconds to the next try after the first, second… failure; after the last one the row is dead.
SCHEDULE = (5, 30, 120, 600, 1800, 7200, 21600, 43200, 86400)
JITTER = 0.2
MAX_ATTEMPTS = len(SCHEDULE) + 1
LEASE_SECONDS = 60
MARK_SECONDS = 5  # of the lease, for writing down what became of the batch
BREAKER_FAILURES, BREAKER_SECONDS = 5, 60
SETTLED = ("state", "leased_until", "due_at", "crm_id", "last_error", "sent_at")
STUMBLED, TOO_LATE = "the gateway failed on this record", "no time was left before its lease ended"


@write_transaction()
def claim(limit: int) -> list[OutboxRow]:
    """Takes due rows for LEASE_SECONDS, and counts the attempt at once.

    A worker that dies lets its lease lapse and the rows go again, one at a time and after all others: what
    killed it takes no other row along, and is put aside when its attempts are used up.
    """
    now = timezone.now()
    too_late = now + timedelta(seconds=2 * LEASE_SECONDS)  # of a clock that was set back since
    due = (
        OutboxRow.objects.select_for_update(skip_locked=True, of=("self",))
        .select_related("lead__department", "lead__doctor", "lead__hospital", "lead__photo")
        .prefetch_related("lead__consents")
        .filter(state=OutboxRow.State.WAITING, due_at__lte=now)
        .exclude(lead__status="spam")
        .exclude(lead__status="withdrawn", is_offered=False)  # who never heard of it need not hear its end
        .order_by("due_at")
    )
    rows = list(due.filter(leased_until=None)[:limit]) or list(
        due.filter(Q(leased_until__lt=now) | Q(leased_until__gt=too_late)).order_by("attempts", "due_at")[:1]
    )
    lease = now + timedelta(seconds=LEASE_SECONDS)
    OutboxRow.objects.filter(pk__in=[row.pk for row in rows]).update(
        leased_until=lease, is_offered=True, attempts=F("attempts") + 1
    )
    for row in rows:
        row.leased_until = lease
        row.attempts += 1
    return rows


def wait_after(attempts: int) -> float:
    """Seconds until the next try, with jitter, after `attempts` failures (1 for the first)."""
    spread = secrets.SystemRandom().uniform(1 - JITTER, 1 + JITTER)
    return SCHEDULE[attempts - 1] * spread


def mark(row: OutboxRow, outcome: Outcome) -> None:
    mark_all([(row, outcome)])


@write_transaction()
def mark_all(ended: Sequence[tuple[OutboxRow, Outcome]]) -> None:
    """Writes how the send of each row ended, by a statement for all: a commit each took longer than a send.

    A row that lost its lease meanwhile has something newer to tell (a withdrawal, say): it stays due.
    """
    known = OutboxRow.objects.select_for_update().filter(pk__in=[row.pk for row, _ in ended])
    leases = dict(known.order_by("pk").values_list("pk", "leased_until"))
    ours = [one for one in ended if one[0].pk in leases and leases[one[0].pk] == one[0].leased_until]
    lost = {row.pk for row, _ in ended} - {row.pk for row, _ in ours}
    events = [event for row, outcome in ours if (event := settle(row, outcome))]
    OutboxRow.objects.bulk_create(
        [row for row, _ in ours], update_conflicts=True, unique_fields=["pk"], update_fields=SETTLED
    )
    AuditEvent.objects.bulk_create(events)
    for row, outcome in ended:
        if isinstance(outcome, Sent) and row.pk in lost:
            OutboxRow.objects.filter(pk=row.pk).update(crm_id=outcome.id[:60], sent_at=timezone.now())


def settle(row: OutboxRow, outcome: Outcome) -> AuditEvent | None:
    """Unsaved: the row, and what is told of it."""
    row.leased_until = None
    match outcome:
        case Sent(id=crm_id):
            row.state, row.crm_id, row.last_error = OutboxRow.State.SENT, crm_id[:60], ""
            row.sent_at = timezone.now()
            return audit_event(row, "lead delivered")
        case Retry(why=why, after=after) if row.attempts <= len(SCHEDULE):
            row.last_error = why[:300]
            row.due_at = timezone.now() + timedelta(seconds=max(after, wait_after(row.attempts)))
            return None
        case Retry(why=why) | Dead(why=why):
            row.state, row.last_error = OutboxRow.State.DEAD, why[:300]
            logger.error("lead %s cannot be delivered: %s", row.lead_id, why)
            return audit_event(row, "lead delivery dead")


def audit_event(row: OutboxRow, action: str) -> AuditEvent:
    return audit.event(by="worker", action=action, subject=f"lead {row.lead_id}")


def record_of(row: OutboxRow) -> dict[str, object] | None:
    """What the CRM is sent; None for a row that is put aside, alone, so that it stops no other."""
    if row.attempts > MAX_ATTEMPTS:
        mark(row, Dead(f"{MAX_ATTEMPTS} attempts began and none ended: its worker stopped each time"))
        return None
    try:
        return crm_record(row.lead)
    except Exception as error:
        logger.exception("lead %s makes no record for the CRM", row.lead_id)
        mark(row, Dead(f"it makes no record for the CRM: {type(error).__name__}"))
        return None


class DeliveryWorker:
    """Delivers one batch at a time; a circuit breaker pauses it after five failures in a row."""

    def __init__(self, crm: Crm) -> None:
        self._crm = crm
        self._failures = 0
        self._closed_until = 0.0

    def run_once(self) -> int:
        """Sends one batch and gives the number of its rows."""
        if time.monotonic() < self._closed_until or self._crm.paused_seconds():
            return 0
        rows = claim(self._crm.batch_size)
        if not rows:
            return 0
        records = {row.pk: built for row in rows if (built := record_of(row))}
        ready = [row for row in rows if row.pk in records]
        began = time.monotonic()
        with calls_until(began + LEASE_SECONDS - MARK_SECONDS):
            outcomes = self._send_in_parts([records[row.pk] for row in ready], began + LEASE_SECONDS / 2)
        mark_all(list(zip(ready, outcomes, strict=True)))
        self._count(outcomes)
        return len(rows)

    def _send_in_parts(self, records: list[dict[str, object]], until: float) -> list[Outcome]:
        """A batch that is refused as a whole, or that its gateway stumbles over, is halved, until the one
        that is the cause stands alone. What is not sent by `until` (of the monotonic clock, within the lease)
        waits for its next turn."""
        if not records:
            return []
        if time.monotonic() > until:
            return [Retry(TOO_LATE)] * len(records)
        outcomes = self._send(records)
        if len(records) < 2 or not all(isinstance(outcome, Dead) for outcome in outcomes):
            return outcomes or [Retry(STUMBLED)]
        half = len(records) // 2
        return [*self._send_in_parts(records[:half], until), *self._send_in_parts(records[half:], until)]

    def _send(self, records: list[dict[str, object]]) -> list[Outcome]:
        """One outcome a record; none at all after a fault of the gateway's own, against its contract."""
        try:
            outcomes = self._crm.send(records)
        except Exception:  # it must not stop the worker or lose a row
            logger.exception("the CRM gateway failed")
            return []
        if len(outcomes) != len(records):
            logger.error("the CRM gateway gave %d outcomes for %d records", len(outcomes), len(records))
            return []
        return outcomes

    def _count(self, outcomes: list[Outcome]) -> None:
        for outcome in outcomes:
            self._failures = self._failures + 1 if isinstance(outcome, Retry) else 0
        if self._failures >= BREAKER_FAILURES:
            logger.error("the CRM failed %d times in a row: resting %d s", self._failures, BREAKER_SECONDS)
            self._closed_until = time.monotonic() + BREAKER_SECONDS
            self._failures = 0
