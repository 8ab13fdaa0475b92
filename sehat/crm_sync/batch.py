"""Changes of the CRM applied together: a query a table, decided in memory, a statement a table.

One by one, each with a commit of its own, a busy machine applied thirty a second (bench/crm_changes.py).
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable

from django.db.models import Q

from sehat.core.transactions import write_transaction
from sehat.crm_sync.forward import forward_path
from sehat.crm_sync.models import CrmChange, CrmStage
from sehat.gateways.crm import crm
from sehat.leads.actions import Moves
from sehat.leads.models import Appointment, Lead, LeadNote, OutboxRow

logger = logging.getLogger(__name__)
State = CrmChange.State
CRM = "CRM"


@write_transaction()
def apply_batch(pks: list[int]) -> None:
    """All of them or, where one breaks our code, none. What another worker has applied meanwhile is left out.

    Locks are taken in one order: changes, requests, calls. A second worker waits for the first, so that no
    change overtakes an older one.
    """
    waiting = CrmChange.objects.select_for_update().filter(pk__in=pks, state=State.WAITING)
    rows = list(waiting.order_by("at", "id"))
    if rows:
        Batch(rows).apply()


class Batch:
    def __init__(self, rows: list[CrmChange]) -> None:
        self._rows = rows
        self._lead_ids = lead_ids(rows)
        known = Lead.objects.select_for_update(of=("self",)).filter(erased_at=None)
        self._leads = {lead.pk: lead for lead in known.filter(pk__in=self._lead_ids.values()).order_by("pk")}
        stages = CrmStage.objects.filter(lead__in=self._leads)
        self._stages = {stage.pk: stage for stage in stages}
        dated = Appointment.objects.filter(lead__in=self._leads).values_list("lead_id", flat=True)
        self._with_appointment = set(dated)
        self._moves = Moves(self._leads.values())
        self._noted = last_notes(self._leads) if any(row.note for row in rows) else {}
        self._told: set[str] = set()

    def apply(self) -> None:
        for row in self._rows:
            lead = self._leads.get(self._lead_ids[row.pk])
            row.state = self.apply_to(lead, row) if lead else State.UNKNOWN_LEAD
        self.write()

    def apply_to(self, lead: Lead, row: CrmChange) -> str:
        """Moves the request forward, or writes into its line of time what the CRM says."""
        known, by, note = self._stages.get(lead.pk), author_of(row.by), self.new_note(lead, row)
        if known and row.at < known.at:
            self._moves.note(lead, by=by, text=note)
            return State.OLDER
        ours, is_new = status_of(row.stage), known is None or known.stage != row.stage
        path = self.path(lead, ours) if is_new and ours else ()
        self.remember(lead, row, ours)
        if path:
            self._moves.move(lead, by=by, statuses=path, at=row.at, text=note)
            return State.APPLIED
        is_said = is_new and ours != lead.status
        if is_said and ours != Lead.Status.NEW:  # where everything begins there: it says nothing
            self._moves.record(CRM, lead, "lead: the CRM says", says=row.stage)
        self._moves.note(lead, by=by, text=note)
        if not is_said:
            return State.SAME
        return State.NOT_FORWARD if ours else State.UNKNOWN_STAGE

    def new_note(self, lead: Lead, row: CrmChange) -> str:
        """What its note says that the one before did not: a field of the CRM comes with each change of its
        record."""
        if not row.note or self._noted.get(lead.pk) == row.note:
            return ""
        self._noted[lead.pk] = row.note
        return row.note

    def path(self, lead: Lead, ours: str) -> tuple[str, ...]:
        return forward_path(lead.status, ours, has_appointment=lead.pk in self._with_appointment)

    def remember(self, lead: Lead, row: CrmChange, ours: str) -> None:
        self._stages[lead.pk] = CrmStage(lead=lead, stage=row.stage, status=ours, at=row.at, by=row.by)
        self._told.add(lead.pk)

    def write(self) -> None:
        self._moves.write()
        told = [self._stages[pk] for pk in self._told]
        for stage in told:
            stage.differs = stage.status != self._leads[stage.pk].status
        CrmStage.objects.bulk_create(
            told, update_conflicts=True, unique_fields=["lead"],
            update_fields=["stage", "status", "at", "by", "differs"],
        )  # fmt: skip
        by_state = defaultdict(list)
        for row in self._rows:
            by_state[row.state].append(row.pk)
        for state, pks in by_state.items():
            CrmChange.objects.filter(pk__in=pks).update(state=state, note="")
        if unknown := len(by_state[State.UNKNOWN_LEAD]):
            logger.warning("the CRM told of %d requests that are not here", unknown)


def lead_ids(rows: Iterable[CrmChange]) -> dict[int, str]:
    """By change: our id, else that of the one request which has the id that the CRM gave; "" for none."""
    asked = {row.crm_id for row in rows if row.crm_id and not row.lead_ref}
    found = defaultdict(list)
    sent = OutboxRow.objects.filter(crm_id__in=asked).values_list("crm_id", "lead_id") if asked else ()
    for crm_id, lead_id in sent:
        found[crm_id].append(lead_id)
    only = {crm_id: ids[0] for crm_id, ids in found.items() if len(ids) == 1}
    return {row.pk: row.lead_ref or only.get(row.crm_id, "") for row in rows}


def last_notes(lead_ids: Iterable[str]) -> dict[str, str]:
    """By request: what the CRM noted last. One query."""
    of_crm = Q(by=CRM) | Q(by__startswith=f"{CRM}: ")
    found = LeadNote.objects.filter(of_crm, lead__in=list(lead_ids)).order_by("pk")
    return dict(found.values_list("lead_id", "text"))


def author_of(by: str) -> str:
    return f"{CRM}: {by}" if by else CRM


def status_of(stage: str) -> str:
    """Ours for the CRM's word; "" where its map has none."""
    known = crm().stages()
    return known.ours(stage) if known else ""
