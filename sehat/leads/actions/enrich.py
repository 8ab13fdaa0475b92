"""What later calls of the same form add to its request."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.utils import timezone

from sehat.core import audit
from sehat.core.transactions import write_transaction
from sehat.leads.actions.changes import requeue
from sehat.leads.actions.emergency import mark_emergency
from sehat.leads.models import Lead, OutboxRow

SESSION = timedelta(days=1)


@write_transaction()
def update_lead(
    *,
    by: str,
    lead_id: str,
    mobile: str,
    answers: dict[str, Any],
    attribution: dict[str, Any],
    question: str = "",
) -> Lead | None:
    """What a later step of the same session adds to its lead (`qualifying` and the like, decisions 2.6).

    The id cannot be guessed; it counts for a day and only with the number of the lead. None: no such lead.
    `question` is only looked at for an emergency.
    """
    since = timezone.now() - SESSION
    lead = Lead.objects.select_for_update().filter(pk=lead_id, mobile=mobile, created_at__gte=since).first()
    if lead is None:
        return None
    changed = add(lead, differing(answers, lead.answers), differing(attribution, lead.attribution))
    if mark_emergency(lead, question):
        lead.save(update_fields=["emergency", "flags"])
        changed.append("emergency")
    if changed:
        requeue(lead)
        audit.record(by=by, action="lead updated", subject=f"lead {lead.id}", fields=changed)
    return lead


@write_transaction()
def enrich_lead(*, by: str, lead_id: str, answers: dict[str, Any], attribution: dict[str, Any]) -> bool:
    """Adds what the second call knows and the lead lacks, and makes its row due. False: no such lead."""
    lead = Lead.objects.select_for_update().filter(pk=lead_id).first()
    if lead is None:
        return False
    changed = add(lead, lacking(answers, lead.answers), lacking(attribution, lead.attribution))
    if changed:
        audit.record(by=by, action="lead enriched", subject=f"lead {lead.id}", fields=changed)
    OutboxRow.objects.filter(lead=lead, state=OutboxRow.State.WAITING, attempts=0).update(
        due_at=timezone.now()
    )
    return True


def differing(given: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if known.get(name) != value}


def lacking(given: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if value not in ("", None) and name not in known}


def add(lead: Lead, answers: dict[str, Any], attribution: dict[str, Any]) -> list[str]:
    """Saves them and gives their names; [] when there is nothing new."""
    changed = sorted(answers | attribution)
    if changed:
        lead.answers = lead.answers | answers
        lead.attribution = lead.attribution | attribution
        lead.save(update_fields=["answers", "attribution"])
    return changed
