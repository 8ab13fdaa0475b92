"""Takes the request of a patient who calls us: as one of the site is taken, and the agent's at once."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.utils import timezone

from sehat.core import audit
from sehat.core.locks import advisory_lock
from sehat.core.transactions import write_transaction
from sehat.leads.actions.claims import hold
from sehat.leads.actions.create import Consent, Origin, create_lead, is_known_key
from sehat.leads.callbacks.sync import callback_of
from sehat.leads.fields import Answers
from sehat.leads.forms.consent import SPOKEN_VERSION
from sehat.leads.forms.variants import INLINE_VARIANT
from sehat.leads.models import Callback, Lead

PHONE = "Phone"  # Lead.attribution: the channel, beside Website and App
ASKED = ("city", "treatment", "query")  # what is asked on the phone beside name and number


def create_lead_by_phone(
    *, by: User, answers: Answers, language: str, whatsapp: bool, sharing: bool, idempotency_key: str
) -> Lead:
    """The request, held by the agent; sent twice under a key it is the one that is there, whoever has it now.

    The notice was read to the patient: the receipt says so by its version, the audit trail by whom. Raises
    Refused and KeyInUse, as create_lead.
    """
    origin = Origin(
        language=language,
        form_variant=INLINE_VARIANT,
        form_keys=ASKED,
        is_spoken=True,
        attribution={"source": PHONE.lower(), "lead_channel": PHONE},
    )
    name = by.get_username()
    with write_transaction(of_lead=True):
        advisory_lock(idempotency_key)
        is_known = is_known_key(idempotency_key)
        lead = create_lead(
            by=name,
            answers=answers,
            consent=Consent(SPOKEN_VERSION, whatsapp, sharing),
            origin=origin,
            idempotency_key=idempotency_key,
        )
        if not is_known:
            told = {"notice": SPOKEN_VERSION, "language": language}
            audit.record(by=name, action="consent taken by phone", subject=f"lead {lead.pk}", **told)
            if not hold(callback_of(lead), by, timezone.now()):  # a colleague has another one of theirs open
                Callback.objects.filter(lead=lead).update(owner=by)
    return lead
