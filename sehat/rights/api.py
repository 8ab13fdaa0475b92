"""The calls of `/privacy/your-data`. The proof of a number is a header: no address and no log holds it."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from ninja import Router

from sehat.core.schemas import Refusal, SiteStatus
from sehat.patients.browser import browser_of, forget_browser
from sehat.patients.models import Code
from sehat.patients.schemas import CodeAnswer, CodeRequest
from sehat.patients.verification import SENT, mobile_to_verify, request_code
from sehat.rights import actions
from sehat.rights.proofs import DataSubject, prove, rate_limited, subject_of
from sehat.rights.schemas import Correction, HeldAnswer, ProofAnswer, ProofGiven, Withdrawal
from sehat.rights.selectors import held

router = Router(tags=["rights"])
OK = SiteStatus(code="200", message="OK")
HELD = {200: HeldAnswer, 401: Refusal, 429: Refusal}


@router.post("/privacy/code", response={200: SiteStatus, 428: Refusal, 503: Refusal}, by_alias=True)
def code(request: HttpRequest, response: HttpResponse, body: CodeRequest) -> SiteStatus:
    """Sends a code. The answer says nothing of whether the number is known."""
    request_code(request, response, body, Code.Purpose.RIGHTS)
    return SiteStatus(code="200", message=SENT)


@router.post("/privacy/proof", response=ProofAnswer, by_alias=True)
def proof(request: HttpRequest, response: HttpResponse, body: CodeAnswer) -> ProofAnswer:
    """A proof for half an hour, for who brings the code. It logs nobody in."""
    mobile = mobile_to_verify(request, body)
    given = prove(by="visitor", mobile=mobile, code=body.otp, browser=browser_of(request))
    response.headers["Cache-Control"] = "no-store"
    forget_browser(response)
    return ProofAnswer(status=OK, data=ProofGiven(proof=given))


@router.get("/privacy/held", response=HELD, by_alias=True)
def see(request: HttpRequest, response: HttpResponse) -> HeldAnswer:
    """All that is held of the proved number; the same is the download."""
    return answer(response, required_subject(request))


@router.post("/privacy/correct", response=HELD, by_alias=True)
def correct(request: HttpRequest, response: HttpResponse, body: Correction) -> HeldAnswer:
    subject = required_subject(request)
    actions.correct(by=str(subject), subject=subject, **body.model_dump())
    return answer(response, subject_of(request) or subject)


@router.post("/privacy/withdraw", response=HELD, by_alias=True)
def withdraw(request: HttpRequest, response: HttpResponse, body: Withdrawal) -> HeldAnswer:
    subject = required_subject(request)
    actions.withdraw(by=str(subject), subject=subject, **body.model_dump())
    return answer(response, subject)


@router.post("/privacy/stop-contact", response=HELD, by_alias=True)
def stop_contact(request: HttpRequest, response: HttpResponse) -> HeldAnswer:
    subject = required_subject(request)
    actions.stop_contact(by=str(subject), subject=subject)
    return answer(response, subject)


@router.post("/privacy/erase", response=HELD, by_alias=True)
def erase(request: HttpRequest, response: HttpResponse) -> HeldAnswer:
    """Begins the erasure: contact ends now, the rest after the waiting time."""
    subject = required_subject(request)
    actions.request_erasure(by=str(subject), subject=subject)
    return answer(response, subject)


@router.post("/privacy/keep", response=HELD, by_alias=True)
def keep(request: HttpRequest, response: HttpResponse) -> HeldAnswer:
    """Takes the erasure back."""
    subject = required_subject(request)
    actions.cancel_erasure(by=str(subject), subject=subject)
    return answer(response, subject)


def required_subject(request: HttpRequest) -> DataSubject:
    return rate_limited(subject_of(request))


def answer(response: HttpResponse, subject: DataSubject) -> HeldAnswer:
    response.headers["Cache-Control"] = "no-store"
    return HeldAnswer(status=OK, data=held(subject))
