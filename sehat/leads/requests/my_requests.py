"""My requests: what the patient of a session sent, in the words of the status page."""

from __future__ import annotations

from datetime import datetime

from sehat.core.schemas import Language
from sehat.directory.names import doctor_name, hospital_name
from sehat.leads.answers.lookup import name_in
from sehat.leads.callbacks.promise_words import promise_of
from sehat.leads.fields import CALL_TIMES
from sehat.leads.models import Lead
from sehat.leads.requests.by_number import leads_of
from sehat.leads.requests.status import CLOSED_STATUSES, stage_of
from sehat.leads.schemas import PatientRequest, PatientRequests
from sehat.patients.sessions import Session

MAX_REQUESTS = 100


def patient_requests(session: Session, language: Language) -> PatientRequests:
    """The newest first, none that may be of who had the number before. One query."""
    found = leads_of(session.patient.mobile).select_related("doctor", "hospital", "department", "callback")
    leads = list(found[:MAX_REQUESTS])
    shown = [lead for lead in leads if is_shown(lead, session.requests_since)]
    return PatientRequests(
        requests=[patient_request(lead, language) for lead in shown],
        has_older=len(shown) < len(leads),
        call_times=list(CALL_TIMES),
    )


def patient_request(lead: Lead, language: Language = "en") -> PatientRequest:
    """In Hindi by the Hindi names; what was never in a list stays as it is."""
    about, department, city = names_of(lead, language)
    places = (hospital_name(lead.hospital, language) if lead.hospital else "", city)
    return PatientRequest(
        id=lead.pk,
        reference=lead.reference,
        sent_at=lead.created_at.isoformat(),
        about=about or department,
        doctor=doctor_name(lead.doctor, language) if lead.doctor else "",
        place=", ".join(place for place in places if place),
        question=lead.question,
        stage=stage_of(lead),
        is_open=lead.status not in CLOSED_STATUSES,
        is_stopped=lead.do_not_contact,
        call_time=lead.call_time,
        promise=promise_of(lead, language),
    )


def names_of(lead: Lead, language: Language) -> tuple[str, str, str]:
    """Treatment or condition, department and city, as a page in this language calls them."""
    department = lead.department.name if lead.department else ""
    return (
        name_in(language, "treatment", lead.about),
        name_in(language, "speciality", department),
        name_in(language, "city", lead.city_name),
    )


def is_shown(lead: Lead, since: datetime | None) -> bool:
    return since is None or lead.created_at >= since


def patient_lead(session: Session, lead_id: str) -> Lead | None:
    """None for a request of someone else as for one that is not there."""
    lead = leads_of(session.patient.mobile).filter(pk=lead_id).first()
    return lead if lead and is_shown(lead, session.requests_since) else None
