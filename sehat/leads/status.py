"""A request as its patient may see it: an address of its own, what happens next and by when (decisions 6)."""

from __future__ import annotations

from django.core.signing import BadSignature, Signer
from pydantic import TypeAdapter

from sehat.emergencies.answers import answer_of
from sehat.emergencies.rules import categories
from sehat.emergencies.schemas import EmergencyAnswer
from sehat.leads.models import Lead
from sehat.leads.schemas import Stage

SALT = "leads.status"
CLOSED_STATUSES = {"visited", "no-show", "closed", "withdrawn"}


def status_path(lead_id: str) -> str:
    """Nobody can guess it: the id is random, and the signature refuses ids of other origin."""
    return f"/request/status/{Signer(salt=SALT).sign(lead_id)}"


def lead_of_token(token: str) -> Lead | None:
    try:
        lead_id = Signer(salt=SALT).unsign(token[:200])
    except BadSignature:
        return None
    return Lead.objects.filter(pk=lead_id).first()


def emergency_of(lead: Lead, language: str) -> EmergencyAnswer | None:
    """What its patient is told at once, when its words told of an emergency."""
    known = lead.emergency in categories()
    return answer_of(lead.emergency, "hi" if language == "hi" else "en") if known else None


def stage_of(lead: Lead) -> Stage:
    """The stage as its patient is told it. A suspect sees what anyone sees."""
    stage = "new" if lead.status == Lead.Status.SPAM else lead.status
    return TypeAdapter(Stage).validate_python(stage)
