"""What a request agreed to: its first receipt, and a newer one where it is sent again with other boxes."""

from __future__ import annotations

from sehat.core import audit
from sehat.core.models import AuditEvent
from sehat.core.transactions import write_transaction
from sehat.leads.actions.changes import requeue
from sehat.leads.models import ConsentReceipt, Lead
from sehat.leads.selectors import newest_receipt

# The consents of a receipt, in the words that staff and the CRM are told of them.
CONSENTS = {"whatsapp_updates": "WhatsApp", "share_with_hospitals": "sharing"}
WITHDRAWN = "consent withdrawn"  # in the audit trail


@write_transaction(of_lead=True)
def take_last_word(*, by: str, lead_id: str, sent: ConsentReceipt) -> None:
    """One request that is sent twice, as its first answer was lost, agrees to what it said last: what was
    unticked meanwhile is withdrawn, and the CRM is told. The older receipt stays as the proof of what was
    given. What its patient withdrew since in another way is given back by no repeat. `sent` is not saved."""
    kept = Lead.objects.filter(pk=lead_id, erased_at=None).exclude(status=Lead.Status.WITHDRAWN)
    lead = kept.select_for_update().first()
    known = newest_receipt(lead) if lead else None
    if lead is None or known is None:
        return
    if is_withdrawn_elsewhere(lead):
        for name in CONSENTS:
            setattr(sent, name, getattr(sent, name) and getattr(known, name))
    if all(getattr(known, name) == getattr(sent, name) for name in CONSENTS):
        return
    sent.lead, sent.parent_verified = lead, known.parent_verified
    sent.save()
    taken = [told for name, told in CONSENTS.items() if getattr(known, name) and not getattr(sent, name)]
    still = [one for one in lead.consents_withdrawn if one not in given_in(sent)]
    lead.consents_withdrawn = list(dict.fromkeys([*still, *taken]))
    lead.save(update_fields=["consents_withdrawn"])
    requeue(lead)
    audit.record(by=by, action="consents sent again", subject=f"lead {lead.id}")


def is_withdrawn_elsewhere(lead: Lead) -> bool:
    """By the patient's own page or a word on WhatsApp (requests/by_number.py). One query."""
    return AuditEvent.objects.filter(subject=f"lead {lead.id}", action=WITHDRAWN).exists()


def given_in(receipt: ConsentReceipt) -> list[str]:
    return [told for name, told in CONSENTS.items() if getattr(receipt, name)]
