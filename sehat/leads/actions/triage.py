"""What an agent does after a call: changes the status of the request, and notes how the call went."""

from __future__ import annotations

from django.db import transaction

from sehat.core import audit
from sehat.leads.actions.changes import release_row
from sehat.leads.models import Lead, LeadNote
from sehat.leads.transitions import allowed_from, steps_to


class InvalidTransition(Exception):
    """The status of the request does not allow this one next."""


@transaction.atomic
def update_status(*, by: str, lead_id: str, status: str, outcome: str = "", text: str = "") -> Lead | None:
    """Sets `status`, if it is another one, and stores a note if there is something to note. Who spoke
    with the patient may lead it through several statuses at once; each is written down.

    None: no such request, or one that was erased. Raises InvalidTransition. The audit trail says
    that there is a note, never what it says.
    """
    lead = Lead.objects.select_for_update().filter(pk=lead_id, erased_at=None).first()
    if lead is None:
        return None
    if status != lead.status:
        is_spoken = outcome == LeadNote.Outcome.SPOKE
        for step in steps_to(lead.status, status, is_spoken=is_spoken) or (status,):
            transition(by, lead, step)
    if outcome or text:
        LeadNote.objects.create(lead=lead, by=by[: audit.MAX_BY], outcome=outcome, text=text)
        audit.record(by=by, action="lead noted", subject=f"lead {lead.id}", outcome=outcome)
    return lead


def transition(by: str, lead: Lead, status: str) -> None:
    """Who speaks with a person who was put aside has looked at them: the CRM hears of it."""
    check_transition(lead, status)
    audit.record(by=by, action="lead moved", subject=f"lead {lead.id}", before=lead.status, after=status)
    lead.status = status
    lead.save(update_fields=["status"])
    release_row(lead)


def check_transition(lead: Lead, status: str) -> None:
    """Raises InvalidTransition."""
    if status not in allowed_from(lead.status):
        raise InvalidTransition(f"{lead.get_status_display()} does not lead to {status}.")
