"""Where our requests and the CRM agree, and where not. Each count ends at a bound: a million cost no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.db.models import QuerySet

from sehat.crm_sync.models import CrmChange, CrmStage
from sehat.leads.models import Appointment, Lead, OutboxRow
from sehat.leads.selectors import told_to_crm

MOST_COUNTED = 10_000
SHOWN = 50
State = OutboxRow.State


@dataclass(frozen=True)
class Count:
    number: int

    def __str__(self) -> str:
        return f"more than {MOST_COUNTED:,}" if self.number > MOST_COUNTED else f"{self.number:,}"


def bounded(rows: QuerySet[Any]) -> Count:
    """One query."""
    return Count(rows.order_by()[: MOST_COUNTED + 1].count())


def has_appointment(lead: Lead) -> bool:
    """One query."""
    return Appointment.objects.filter(lead=lead).exists()


def waiting_count(most: int) -> int:
    """Changes that are not applied yet, counted up to `most`. One query."""
    return CrmChange.objects.filter(state=CrmChange.State.WAITING)[:most].count()


def tally() -> dict[str, Count]:
    """Five queries."""
    rows = OutboxRow.objects
    return {
        "sent": bounded(rows.filter(state=State.SENT)),
        "waiting": bounded(told_to_crm().filter(state=State.WAITING)),
        "given up": bounded(rows.filter(state=State.DEAD)),
        "put aside": bounded(rows.filter(state=State.HELD)),
        "differing": bounded(CrmStage.objects.filter(differs=True)),
    }


def missing_rows() -> list[OutboxRow]:
    """What the CRM does not have, or not as it is now: given up first, then waiting, the oldest first."""
    rows = told_to_crm().select_related("lead").order_by("due_at")
    dead = list(rows.filter(state=State.DEAD)[:SHOWN])
    return [*dead, *rows.filter(state=State.WAITING)[: SHOWN - len(dead)]]


def differing_rows() -> list[CrmStage]:
    """The newest first."""
    return list(CrmStage.objects.select_related("lead").filter(differs=True).order_by("-at")[:SHOWN])


def unread_changes() -> list[CrmChange]:
    """The newest that meant nothing to us: unknown stages and requests, of those received last."""
    unread = {CrmChange.State.FAILED, CrmChange.State.UNKNOWN_STAGE, CrmChange.State.UNKNOWN_LEAD}
    newest = CrmChange.objects.order_by("-received_at")[:500]
    return [change for change in newest if change.state in unread][:SHOWN]
