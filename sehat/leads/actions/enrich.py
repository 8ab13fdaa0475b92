"""What later calls of the same form add to its request."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.utils import timezone

from sehat.core import audit
from sehat.core.transactions import write_transaction
from sehat.leads.actions.changes import requeue
from sehat.leads.models import Lead, OutboxRow

SESSION = timedelta(days=1)
# What the lead says itself (selectors.crm_record): a second copy would miss each correction of the first.
OF_THE_LEAD = {
    "name", "phoneno", "Country_Code", "message", "page_name", "city", "condition", "procedure",
    "lead_source", "PageLanguage", "PageDepartment", "doctorid", "hospitalid", "LeadTier", "leadFormVariant",
    "ip", "BMI_kg_m2", "Cataract_Lens", "Piles_Severity_Score", "Piles_Severity",
}  # fmt: skip


@write_transaction()
def update_lead(*, by: str, lead_id: str, mobile: str, additions: dict[str, Any]) -> Lead | None:
    """What a later step of the same session adds to its lead (`qualifying` and the like, decisions 2.6).

    The id cannot be guessed; it counts for a day and only with the number of the lead. None: no such lead.
    """
    since = timezone.now() - SESSION
    lead = Lead.objects.select_for_update().filter(pk=lead_id, mobile=mobile, created_at__gte=since).first()
    if lead is None:
        return None
    new = {key: value for key, value in additions.items() if lead.attributes.get(key) != value}
    if new:
        lead.attributes = lead.attributes | new
        lead.save(update_fields=["attributes"])
        requeue(lead)
        audit.record(by=by, action="lead updated", subject=f"lead {lead.id}", fields=sorted(new))
    return lead


@write_transaction()
def enrich_lead(*, by: str, lead_id: str, additions: dict[str, Any]) -> bool:
    """Adds what the second call knows and the lead lacks, and makes its row due. False: no such lead."""
    lead = Lead.objects.select_for_update().filter(pk=lead_id).first()
    if lead is None:
        return False
    known = lead.attributes.keys() | OF_THE_LEAD
    new = {key: value for key, value in additions.items() if value not in ("", None) and key not in known}
    if new:
        lead.attributes = lead.attributes | new
        lead.save(update_fields=["attributes"])
        audit.record(by=by, action="lead enriched", subject=f"lead {lead.id}", fields=sorted(new))
    OutboxRow.objects.filter(lead=lead, state=OutboxRow.State.WAITING, attempts=0).update(
        due_at=timezone.now()
    )
    return True
