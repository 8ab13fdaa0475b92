"""What the CRM would be sent, without sending it."""

from __future__ import annotations

from collections.abc import Callable

from sehat.core.ids import read_reference
from sehat.gateways.crm import crm
from sehat.gateways.crm.base import Record
from sehat.leads.models import Lead
from sehat.leads.wire.crm_record import CrmRecord, crm_record

END = "\U0010ffff"  # sorts after every letter
PERSONAL = [CrmRecord.wire_names()[name] for name in ("mobile", "email", "address")]


def lead_of_reference(reference: str) -> Lead | None:
    """By reference or id; the newest for none. One query."""
    if not reference:
        return Lead.objects.filter(erased_at=None).order_by("-created_at").first()
    head = read_reference(reference)
    return Lead.objects.filter(pk__gte=head, pk__lt=head + END).order_by("pk").first() if head else None


def preview(lead: Lead, mask: Callable[[str], str] | None = None) -> Record:
    """In the names of the CRM; `mask` hides the number, e-mail and address from who need not see them."""
    record = crm_record(lead)
    if mask:
        record = record | {name: mask(str(record[name])) for name in PERSONAL}
    return crm().mapped(record)
