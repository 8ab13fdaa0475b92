"""The calls of My requests. The id of a request is in a body alone: it stands in no address and no log."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router
from ninja.errors import HttpError

from sehat.core.errors import InvalidFields, RateLimited
from sehat.core.languages import noop
from sehat.core.rate_limits import within_limit
from sehat.core.schemas import Language, Refusal, SiteStatus
from sehat.leads.actions import change_call_time, stop_contact, withdraw_lead
from sehat.leads.models import Lead
from sehat.leads.requests.my_requests import patient_lead, patient_requests
from sehat.leads.requests.status import CLOSED_STATUSES
from sehat.leads.schemas import PatientRequestsAnswer, RequestChange
from sehat.patients.selectors import required_session
from sehat.patients.sessions import Session

router = Router(tags=["leads"])
CHANGES_A_MINUTE = 20
LOG_IN = noop("Please log in to see your requests.")
NOT_YOURS = noop("We find no such request of yours.")
CLOSED = noop("This request is closed: it cannot be changed any more.")
STOPPED = noop("You asked for no contact about this request: we do not call.")
CALL_TIME = "Please Select when do you want to have a call."  # spec section 5


@router.get("/lead/requests", response={200: PatientRequestsAnswer, 401: Refusal}, by_alias=True)
def list_my_requests(
    request: HttpRequest, response: HttpResponse, language: Query[Language] = "en"
) -> PatientRequestsAnswer:
    """What the patient who is logged in has sent."""
    return answer(response, required_session(request, LOG_IN), language)


@router.post(
    "/lead/requests",
    response={200: PatientRequestsAnswer, 401: Refusal, 404: Refusal, 409: Refusal},
    by_alias=True,
)
def change_my_request(
    request: HttpRequest, response: HttpResponse, body: RequestChange, language: Query[Language] = "en"
) -> PatientRequestsAnswer:
    """Another time for the call, no contact, or the end of a request; then all of them as they are now."""
    session = required_session(request, LOG_IN)
    if not within_limit("own-requests", session.patient.pk, limit=CHANGES_A_MINUTE, seconds=60):
        raise RateLimited(noop("Too many changes. Please wait a minute, or call us."))
    lead = patient_lead(session, body.id)
    if lead is None:
        raise HttpError(404, NOT_YOURS)
    if lead.status in CLOSED_STATUSES:
        raise HttpError(409, CLOSED)
    change(str(session.patient), lead, body)
    return answer(response, session, language)


def change(by: str, lead: Lead, body: RequestChange) -> None:
    match body.wish:
        case "call":
            if lead.do_not_contact:
                raise HttpError(409, STOPPED)
            if not change_call_time(by=by, lead_id=lead.pk, call_time=body.call_time):
                raise InvalidFields({"callTime": CALL_TIME})
        case "stop":
            stop_contact(by=by, lead_id=lead.pk)
        case "withdraw":
            withdraw_lead(by=by, lead_id=lead.pk)


def answer(response: HttpResponse, session: Session, language: Language) -> PatientRequestsAnswer:
    response.headers["Cache-Control"] = "no-store"
    found = patient_requests(session, language)
    return PatientRequestsAnswer(status=SiteStatus(code="200", message="OK"), data=found)
