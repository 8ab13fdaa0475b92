"""What an agent does after a call: moves the request along, and writes down how the call went."""

from __future__ import annotations

from django.db import transaction

from sehat.core import audit
from sehat.leads.models import Lead, LeadNote
from sehat.leads.stages import moves_from


class WrongMove(Exception):
    """The request cannot go to this stage from where it is now."""


@transaction.atomic
def work_lead(*, by: str, lead_id: str, status: str, outcome: str = "", text: str = "") -> Lead | None:
    """Moves a request to `status`, or leaves it where it is, and keeps a note if there is something to note.

    None: no such request, or one that was erased. Raises WrongMove. The audit trail says that there is a
    note, never what it says.
    """
    lead = Lead.objects.select_for_update().filter(pk=lead_id, erased_at=None).first()
    if lead is None:
        return None
    if status != lead.status:
        move(by, lead, status)
    if outcome or text:
        LeadNote.objects.create(lead=lead, by=by, outcome=outcome, text=text)
        audit.record(by=by, action="lead noted", subject=f"lead {lead.id}", outcome=outcome)
    return lead


def move(by: str, lead: Lead, status: str) -> None:
    if status not in moves_from(lead.status):
        raise WrongMove(f"{lead.get_status_display()} does not lead to {status}.")
    audit.record(by=by, action="lead moved", subject=f"lead {lead.id}", before=lead.status, after=status)
    lead.status = status
    lead.save(update_fields=["status"])
