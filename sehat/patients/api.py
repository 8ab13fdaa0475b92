"""The calls of login and profile (spec section 7, decisions 3 and 4)."""

from __future__ import annotations

from dataclasses import replace

from django.http import HttpRequest, HttpResponse
from ninja import Router

from sehat.core.languages import noop
from sehat.core.schemas import CallRefusal, CallStatus
from sehat.patients.actions import check_code
from sehat.patients.browser import browser_of, forget_browser
from sehat.patients.cookies import clear_cookies, cookie_token, set_cookies
from sehat.patients.models import Code
from sehat.patients.profile import update_profile, visitor_of
from sehat.patients.schemas import (
    CallAnswer,
    CodeAnswer,
    CodeRequest,
    LoggedIn,
    LogoutRequest,
    ProfileUpdate,
    Updated,
    VisitorId,
)
from sehat.patients.selectors import profile_of, required_session, session_of, user_of
from sehat.patients.sessions import Session, WrongCode, log_in, log_out, log_out_everywhere, rotated
from sehat.patients.verification import SENT, mobile_to_verify, request_code

router = Router(tags=["patients"])

# Wording of the specification, letter for letter.
UPDATED = "Profile Updated"
LOG_IN = noop("Please log in to do this.")
SESSION_OVER = noop(
    "Your session here has ended, so your other devices are still logged in. Log out here, log in again and "
    "try once more."
)


@router.post(
    "/users/v1/user/signup", response={200: CallAnswer, 428: CallRefusal, 503: CallRefusal}, by_alias=True
)
def signup(request: HttpRequest, response: HttpResponse, body: CodeRequest) -> CallAnswer:
    """Sends the code of a login. The answer says nothing of whether the number is known."""
    request_code(request, response, body, Code.Purpose.LOGIN)
    return CallAnswer(status=CallStatus(code=200, message=SENT))


@router.post(
    "/lead/v1/authenticate/generateotp",
    response={200: CallAnswer, 428: CallRefusal, 503: CallRefusal},
    by_alias=True,
)
def generateotp(request: HttpRequest, response: HttpResponse, body: CodeRequest) -> CallAnswer:
    """Sends the code of a request form (decisions 2.12)."""
    request_code(request, response, body, Code.Purpose.LEAD)
    return CallAnswer(status=CallStatus(code=200, message=SENT))


@router.post("/lead/v1/authenticate/verifyotp", response=CallAnswer, by_alias=True)
def verifyotp(request: HttpRequest, response: HttpResponse, body: CodeAnswer) -> CallAnswer:
    """Whether a request form's code is right. It logs nobody in."""
    mobile, browser = mobile_to_verify(request, body), browser_of(request)
    if not check_code(by="visitor", mobile=mobile, purpose=Code.Purpose.LEAD, code=body.otp, browser=browser):
        raise WrongCode
    forget_browser(response)
    return CallAnswer(status=CallStatus(code=200, message="OK"), data={"verified": True})


@router.post("/users/v1/user/login", response=LoggedIn, by_alias=True)
def login(request: HttpRequest, response: HttpResponse, body: CodeAnswer) -> LoggedIn:
    """Checks the code, makes the token and sets both cookies."""
    mobile = mobile_to_verify(request, body)
    session = log_in(by="visitor", mobile=mobile, code=body.otp, browser=browser_of(request))
    set_session(request, response, session)
    forget_browser(response)
    return LoggedIn(status=CallStatus(code=200, message="OK"), data=user_of(session))


@router.post("/users/v1/user/logout", response={200: CallAnswer, 401: CallRefusal}, by_alias=True)
def logout(request: HttpRequest, response: HttpResponse, body: LogoutRequest | None = None) -> CallAnswer:
    """Revokes the token, or all of this patient, and clears both cookies. A guest may call it too, but for
    all devices: a session that is over names nobody whose other ones could end."""
    if body and body.everywhere:
        patient = required_session(request, SESSION_OVER).patient
        log_out_everywhere(by=str(patient), patient=patient)
    elif session := session_of(request):
        log_out(by=str(session.patient), session=session)
    clear_cookies(response)
    response.headers["Cache-Control"] = "no-store"
    return CallAnswer(status=CallStatus(code=200, message="OK"))


@router.put("/users/v1/user/update", response={200: Updated, 401: CallRefusal}, by_alias=True)
def update(request: HttpRequest, response: HttpResponse, body: ProfileUpdate) -> Updated:
    """Changes name, email or city."""
    session = required_session(request, LOG_IN)
    patient = update_profile(by=str(session.patient), patient=session.patient, **body.model_dump())
    changed = replace(session, patient=patient)
    is_in_cookie = cookie_token(request) == session.token  # a new token reaches its owner by no other way
    set_session(request, response, rotated(by=str(patient), session=changed) if is_in_cookie else changed)
    return Updated(status=CallStatus(code=200, message=UPDATED), data=profile_of(patient))


@router.get("/timeline/visitorid", response={200: VisitorId, 401: CallRefusal}, by_alias=True)
def visitorid(request: HttpRequest, response: HttpResponse) -> VisitorId:
    """The visitor id of this patient (decisions 4.6)."""
    session = required_session(request, LOG_IN)
    response.headers["Cache-Control"] = "no-store"
    offered = request.headers.get("visitorid") or request.COOKIES.get("visitorid", "")
    return VisitorId(visitorid=visitor_of(by=str(session.patient), patient=session.patient, offered=offered))


def set_session(request: HttpRequest, response: HttpResponse, session: Session) -> None:
    set_cookies(response, user_of(session), profile_of(session.patient))
    response.headers["Cache-Control"] = "no-store"
