"""`/request/status/{token}`: what becomes of a request, and three ways to change one's mind."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from sehat.core.client_address import client_address
from sehat.core.rate_limits import within_limit
from sehat.core.same_origin import is_same_origin
from sehat.core.schemas import Language, Meta, PageContext
from sehat.leads.actions import answer_survey, change_call_time, stop_contact, withdraw_lead
from sehat.leads.fields import BY_KEY, CALL_TIMES
from sehat.leads.models import Lead
from sehat.leads.schemas import StatusPageProps
from sehat.leads.selectors import callback_promise
from sehat.leads.status import CLOSED_STATUSES, lead_of_token, stage_of, status_path
from sehat.leads.survey import SURVEY
from sehat.rendering.page import render_page

CHANGES_A_MINUTE = 20
TITLE: dict[Language, str] = {"en": "Your request", "hi": "आपका अनुरोध"}


@csrf_exempt  # the same-origin rule of decisions 4.8 stands in: no cookie, so nothing to forge with
@require_http_methods(["GET", "HEAD", "POST"])
def request_status(request: HttpRequest, token: str) -> HttpResponse:
    lead = lead_of_token(token)
    if lead is None:
        raise Http404
    if request.method != "POST":
        return status_page(request, lead)
    if not is_same_origin(request):
        return status_page(request, lead, status=403)
    if not within_limit("status", client_address(request), limit=CHANGES_A_MINUTE, seconds=60):
        return status_page(request, lead, status=429)
    change(lead, request)
    return HttpResponseRedirect(status_path(lead.pk), status=303)


def change(lead: Lead, request: HttpRequest) -> None:
    """What a form of the page asks for; an unknown wish changes nothing."""
    match request.POST.get("wish"):
        case "call":
            change_call_time(
                by="patient", lead_id=lead.pk, call_time=request.POST.get("callNowLaterField", "")
            )
        case "stop":
            stop_contact(by="patient", lead_id=lead.pk)
        case "withdraw":
            withdraw_lead(by="patient", lead_id=lead.pk)
        case "survey":
            answers = {BY_KEY[key].wire: request.POST.get(BY_KEY[key].html, "") for key in SURVEY}
            answer_survey(by="patient", lead_id=lead.pk, answers=answers)


def status_page(request: HttpRequest, lead: Lead, status: int = 200) -> HttpResponse:
    language = language_of(lead)
    page = StatusPageProps(
        meta=Meta(title=TITLE[language], noindex=True),
        reference=lead.reference,
        stage=stage_of(lead),
        callback_promise=callback_promise(language),
        is_open=lead.status not in CLOSED_STATUSES,
        is_stopped=lead.do_not_contact,
        call_times=list(CALL_TIMES),
        call_time=str(lead.attributes.get("Callback_Input", "")),
        action=status_path(lead.pk),
    )
    context = PageContext(
        page_type="Thankyou", page_name=TITLE["en"], path="/request/status", language=language
    )
    response = render_page(request, "leads/status-page", page, context, status=status, is_public=False)
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def language_of(lead: Lead) -> Language:
    return "hi" if lead.language == "hi" else "en"
