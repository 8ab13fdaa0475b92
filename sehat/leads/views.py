"""The form as plain HTML, and what comes after it."""

from __future__ import annotations

import re
from dataclasses import replace
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from sehat.core.client_address import client_address
from sehat.core.ids import reference_of
from sehat.core.rate_limits import within_limit
from sehat.core.same_origin import is_same_origin
from sehat.core.schemas import Meta, PageContext, Preset
from sehat.directory.models import Doctor
from sehat.leads.actions import Origin, Refused, create_lead
from sehat.leads.fields import BY_KEY
from sehat.leads.forms import variants
from sehat.leads.lookup import department_words
from sehat.leads.request import from_form, positive, values_of
from sehat.leads.schemas import NextStep, RequestPage, ThankyouPage
from sehat.leads.selectors import callback_promise
from sehat.leads.status import lead_of_token, status_path
from sehat.leads.survey import survey_fields
from sehat.leads.touch import attributes_from
from sehat.leads.variants import INLINE_VARIANT
from sehat.rendering.page import render_page

FAILURE = "We couldn't send this. Please try again or call us."  # decisions 2.9
SECOND_OPINION = "Get a second opinion"
TITLE = "Book Free Appointment"


@csrf_exempt  # the same-origin rule of decisions 4.8 stands in: no cookie, so nothing to forge with
@require_http_methods(["GET", "HEAD", "POST"])
def request_form(request: HttpRequest) -> HttpResponse:
    """`/request`: the form on a page of its own; a POST takes it, or gives it back with its errors."""
    if request.method != "POST":
        return form_page(request, {}, {}, "")
    values = values_of(request.POST)
    if not is_same_origin(request):
        return form_page(request, values, {}, "Please send the form from this page.", status=403)
    address = client_address(request)
    if not within_limit("lead", address, limit=settings.LEADS_PER_ADDRESS_PER_MINUTE, seconds=60):
        return form_page(request, values, {}, FAILURE, status=429)
    answers, consent, origin = from_form(request.POST, address)
    if not answers.is_child:  # a request about a child is not tracked (decisions 2.14)
        came_from = attributes_from(request.headers.get("Referer", ""), timezone.now())
        origin = replace(origin, attributes=came_from | origin.attributes)
    try:
        lead = create_lead(by="visitor", answers=answers, consent=consent, origin=origin)
    except Refused as refused:
        return form_page(request, values, refused.errors, "", status=422)
    token = status_path(lead.id).rsplit("/", 1)[1]
    query = urlencode({"ref": reference_of(lead.id), "status": token} | handed_over(origin))
    return HttpResponseRedirect(f"/thankyou?{query}", status=303)


def handed_over(origin: Origin) -> dict[str, str]:
    """What a marketing page tells /thankyou (spec section 2), but for the number.

    No script of this browser takes the number out of the address again (decisions 2.11).
    """
    if origin.page_type != "Marketing":
        return {}
    return {"isplanfeature": "1", "department": origin.department, "source": "Marketing"}


def form_page(
    request: HttpRequest, values: dict[str, str], errors: dict[str, str], failure: str, status: int = 200
) -> HttpResponse:
    asked = request.GET.get("doctor", "") or request.POST.get("docotrid", "")
    doctor = Doctor.objects.filter(pk=positive(asked) or 0).first()
    title = SECOND_OPINION if request.GET.get("purpose") == "second-opinion" else TITLE
    page = RequestPage(
        meta=Meta(title=f"Error: {title}" if errors else title, noindex=True),
        title=title,
        values=values,
        errors=errors,
        failure=failure,
    )
    context = PageContext(
        page_type=request.POST.get("PageTypeData", "")[:40] or "Service",
        page_name=request.POST.get("PageNameData", "")[:200] or title,
        path="/request",
        current_variant=asked_variant(request),
        form_requirements=asked_fields(request),
        doctor=Preset(id=doctor.pk, name=doctor.name) if doctor else None,
        form_note=f"with {doctor.name}, {doctor.title}" if doctor else "",
    )
    return render_page(request, "leads/request-page", page, context, status=status, keep=False)


def asked_variant(request: HttpRequest) -> str | None:
    """The form of the page the visitor came from, in the address or in what was sent back."""
    number = request.POST.get("leadFormVariant", "") or request.GET.get("variant", "")
    return number if number in variants() else None


def asked_fields(request: HttpRequest) -> list[str] | None:
    """What an inline form asked, when it is given back."""
    if request.POST.get("leadFormVariant") != INLINE_VARIANT:
        return None
    return [key for key in request.POST.get("leadFormKeys", "").split(",") if key in BY_KEY]


def thankyou(request: HttpRequest) -> HttpResponse:
    """`/thankyou`: received, never "booked". The reference is in the address only without JavaScript."""
    asked = request.GET.get("ref", "")
    known = lead_of_token(request.GET.get("status", ""))
    page = ThankyouPage(
        meta=Meta(title="Thank you. We have your request.", noindex=True),
        reference=asked if re.fullmatch(r"SP-[0-9A-Z]{4}-[0-9A-Z]{4}", asked) else None,
        status_url=status_path(known.pk) if known else None,
        survey=survey_fields() if request.GET.get("isquicksurvey") == "1" else [],
        plan=plan_of(request),
        callback_promise=callback_promise(),
        steps=[
            NextStep(title="Request received", text="", state="done"),
            NextStep(
                title="We call you",
                text=f"We call {callback_promise()}, to understand the problem and answer your questions. "
                "The call is free.",
                state="now",
            ),
            NextStep(
                title="You choose a doctor",
                text="We suggest two or three who fit your need, city and budget.",
                state="next",
            ),
            NextStep(
                title="You visit the clinic",
                text="Nothing is booked until you and the clinic agree on a day and time.",
                state="next",
            ),
        ],
        keep_ready=[
            "Your ultrasound or other reports",
            "Names of medicines you take",
            "Your insurance or Ayushman card",
        ],
    )
    context = PageContext(page_type="Thankyou", page_name=page.meta.title, path="/thankyou")
    response = render_page(request, "leads/thankyou-page", page, context, keep=False)
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def plan_of(request: HttpRequest) -> str | None:
    """What the plan is about: a department of ours, or nothing in particular; None without a plan."""
    if request.GET.get("isplanfeature") != "1":
        return None
    name = request.GET.get("department", "")[:120]
    return name if name.casefold() in department_words() else ""
