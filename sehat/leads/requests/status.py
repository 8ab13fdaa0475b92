"""A request as its patient may see it: an address of its own, what happens next and by when (decisions 6)."""

from __future__ import annotations

from django.core.signing import BadSignature, Signer
from django.utils import timezone
from pydantic import TypeAdapter

from sehat.core.languages import as_language
from sehat.core.schemas import Language
from sehat.directory.names import doctor_name, hospital_name
from sehat.emergencies.answers import answer_of
from sehat.emergencies.rules import categories
from sehat.emergencies.schemas import EmergencyAnswer
from sehat.leads.answers.lookup import name_in
from sehat.leads.callbacks.promise_words import chosen_window
from sehat.leads.callbacks.promises import Due
from sehat.leads.models import Lead
from sehat.leads.schemas import AskedFor, Stage

SALT = "leads.status"
AWAITING = {"new", "contacting", "spam"}  # a suspect sees what anyone sees
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
    return answer_of(lead.emergency, as_language(language)) if known else None


def asked_for(lead: Lead, language: Language) -> AskedFor:
    """In Hindi by the Hindi names. Two queries where a doctor and a hospital were named."""
    department = lead.department or (lead.doctor.department if lead.doctor else None)
    places = (
        hospital_name(lead.hospital, language) if lead.hospital else "",
        name_in(language, "city", lead.city_name),
    )
    return AskedFor(
        sent_at=lead.created_at.isoformat(),
        doctor=doctor_name(lead.doctor, language) if lead.doctor else "",
        speciality=name_in(language, "speciality", department.name) if department else "",
        place=", ".join(place for place in places if place),
    )


def coming_call(lead: Lead) -> Due | None:
    """The chosen window in which we are to call; None where no call is to come in one, or it is over."""
    is_due = lead.status in AWAITING and not lead.do_not_contact
    window = chosen_window(lead) if is_due else None
    return window if window and window.by > timezone.now() else None


def calendar_path(lead: Lead) -> str | None:
    """A file for the calendar; None where no call is to come in a window."""
    return f"{status_path(lead.pk)}/call.ics" if coming_call(lead) else None


def stage_of(lead: Lead) -> Stage:
    """The stage as its patient is told it. A suspect sees what anyone sees, until it is erased."""
    of_suspect = "withdrawn" if lead.erased_at else "new"
    stage = of_suspect if lead.status == Lead.Status.SPAM else lead.status
    return TypeAdapter(Stage).validate_python(stage)


def is_open(lead: Lead) -> bool:
    """Whether its patient may change anything about it."""
    return lead.status not in CLOSED_STATUSES and lead.erased_at is None
