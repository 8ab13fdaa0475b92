"""`/request/status/{token}`: what becomes of a request, and three ways to change one's mind."""

from __future__ import annotations

from typing import get_args

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from sehat.core.client_address import client_bucket
from sehat.core.languages import as_language
from sehat.core.rate_limits import within_limit
from sehat.core.same_origin import is_same_origin
from sehat.leads.actions import answer_survey, change_call_time, stop_contact, withdraw_lead
from sehat.leads.callbacks.calendar_file import CONTENT_TYPE, calendar_file
from sehat.leads.forms.survey import SURVEY
from sehat.leads.models import Lead
from sehat.leads.pages.status import TITLE, status_page
from sehat.leads.requests.status import coming_call, is_open, lead_of_token, status_path
from sehat.leads.schemas import Wish
from sehat.leads.wire.html import html_name
from sehat.rendering.page import render_page
from sehat.rendering.schemas import PageContext

CHANGES_A_MINUTE = 20


@csrf_exempt  # the same-origin rule of decisions 4.8 stands in: no cookie, so nothing to forge with
@require_http_methods(["GET", "HEAD", "POST"])
def request_status(request: HttpRequest, token: str) -> HttpResponse:
    lead = lead_of_token(token)
    if lead is None:
        raise Http404
    if request.method != "POST":
        return answer(request, lead)
    if not is_same_origin(request):
        return answer(request, lead, status=403)
    if not within_limit("status", client_bucket(request), limit=CHANGES_A_MINUTE, seconds=60):
        return answer(request, lead, status=429)
    wish = request.POST.get("wish", "") if change(lead, request) else ""
    return HttpResponseRedirect(path_after(lead, wish), status=303)


def path_after(lead: Lead, wish: str) -> str:
    """The page that says what was done; its words take the focus by the fragment, without JavaScript."""
    done = f"?done={wish}#done" if wish in get_args(Wish) else ""
    return status_path(lead.pk) + done


def done_in(request: HttpRequest, lead: Lead) -> Wish | None:
    """What was done, as long as it holds: the page may be loaded again after another wish."""
    is_called = is_open(lead) and not lead.do_not_contact and lead.call_time != ""
    holds: dict[Wish, bool] = {
        "call": is_called,
        "stop": lead.do_not_contact,
        "withdraw": lead.status == Lead.Status.WITHDRAWN,
        "survey": True,
    }
    return next((wish for wish, is_so in holds.items() if is_so and wish == request.GET.get("done")), None)


def change(lead: Lead, request: HttpRequest) -> bool:
    """What a form of the page asks for, and whether that holds now. An unknown wish changes nothing, nor does
    one that a page from before shows of a request that is closed: nobody would call."""
    may_change = is_open(lead)
    match request.POST.get("wish"):
        case "call":
            call_time = request.POST.get(html_name("callNowLaterField"), "")
            return may_change and change_call_time(by="patient", lead_id=lead.pk, call_time=call_time)
        case "stop":
            stop_contact(by="patient", lead_id=lead.pk)
            return True
        case "withdraw":
            is_over = may_change and withdraw_lead(by="patient", lead_id=lead.pk)
            return is_over or lead.status == Lead.Status.WITHDRAWN
        case "survey":
            answers = {key: request.POST.get(html_name(key), "") for key in SURVEY}
            is_saved = answer_survey(by="patient", lead_id=lead.pk, answers=answers)
            return is_saved or not any(answers.values())
    return False


@require_http_methods(["GET", "HEAD"])
def call_in_calendar(request: HttpRequest, token: str) -> HttpResponse:
    """The window of the call, for the calendar of its patient. 404 where none is to come."""
    lead = lead_of_token(token)
    window = coming_call(lead) if lead else None
    if lead is None or window is None:
        raise Http404
    headers = {
        "Content-Disposition": 'attachment; filename="call.ics"',
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex",
    }
    file = calendar_file(lead, window, as_language(lead.language), timezone.now())
    return HttpResponse(file, content_type=CONTENT_TYPE, headers=headers)


def answer(request: HttpRequest, lead: Lead, status: int = 200) -> HttpResponse:
    language = as_language(lead.language)
    page = status_page(lead, language, done_in(request, lead))
    context = PageContext(page_type="Thankyou", page_name=TITLE, path="/request/status", language=language)
    response = render_page(request, "leads/status-page", page, context, status=status, is_public=False)
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["X-Robots-Tag"] = "noindex"
    return response
