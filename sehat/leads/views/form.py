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

from sehat.core.client_address import bucket_of, client_address
from sehat.core.errors import ChallengeRequired, InvalidFields, RateLimited, ServiceUnavailable
from sehat.core.ids import reference_of
from sehat.core.languages import language_of, localized_path, noop, other_language, translate
from sehat.core.phone import parse_mobile
from sehat.core.rate_limits import within_limit
from sehat.core.same_origin import is_same_origin
from sehat.core.schemas import Language
from sehat.directory.models import Doctor, Hospital
from sehat.directory.names import doctor_name, doctor_title
from sehat.leads.actions import Origin, Refused, create_lead
from sehat.leads.answers.lookup import department_index
from sehat.leads.answers.validation import PARENT_CODE, is_mobile
from sehat.leads.fields import BY_KEY, Answers
from sehat.leads.forms.build import REQUEST_PATH, variants
from sehat.leads.forms.purposes import is_lead_type, purpose_of
from sehat.leads.forms.variants import INLINE_VARIANT
from sehat.leads.pages.request import request_page
from sehat.leads.pages.thankyou import thankyou_page
from sehat.leads.requests.status import status_path
from sehat.leads.touch import attribution_from
from sehat.leads.wire.base import positive
from sehat.leads.wire.html import PageFacts, from_form, page_facts, values_of
from sehat.patients.actions import check_code
from sehat.patients.browser import browser_of
from sehat.patients.models import Code
from sehat.patients.schemas import CodeAnswer, CodeRequest
from sehat.patients.verification import mobile_to_verify, request_code
from sehat.rendering.page import render_page
from sehat.rendering.schemas import FormOptions, PageContext, PageSubject, Preset

FAILURE = noop("We couldn't send this. Please try again or call us.")  # decisions 2.9
NOT_FROM_HERE = noop("Please send the form from this page.")
WITH = noop("with {name}, {title}")
THANKYOU_PATH = "/thankyou"


@csrf_exempt  # the same-origin rule of decisions 4.8 stands in: no cookie, so nothing to forge with
@require_http_methods(["GET", "HEAD", "POST"])
def request_form(request: HttpRequest) -> HttpResponse:
    """The form on a page of its own; a POST takes it, or gives it back with its errors."""
    if request.method != "POST":
        return form_page(request, {}, {}, "")
    language = language_of(request.path)
    values = values_of(request.POST)
    if not is_same_origin(request):
        return form_page(request, values, {}, NOT_FROM_HERE, status=403)
    address = client_address(request)
    if not within_limit("lead", bucket_of(address), limit=settings.LEADS_PER_ADDRESS_PER_MINUTE, seconds=60):
        return form_page(request, values, {}, FAILURE, status=429)
    answers, consent, origin = from_form(request.POST, address, language)
    if not answers.is_child:  # a request about a child is not tracked (decisions 2.14)
        came_from = attribution_from(request.headers.get("Referer", ""), timezone.now())
        origin = replace(origin, attribution=came_from | origin.attribution)
    try:
        if answers.is_child and answers.otp.strip() and is_mobile(answers.mobile, answers.country_code):
            check_parents_code(request, answers)
        lead = create_lead(by="visitor", answers=answers, consent=consent, origin=origin)
    except Refused as refused:
        if refused.errors == {"age": PARENT_CODE}:
            return parents_code_page(request, values, answers)
        return form_page(request, values, refused.errors, "", status=422)
    except (InvalidFields, RateLimited):
        return form_page(request, values, {"age": PARENT_CODE}, "", status=422)
    token = status_path(lead.id).rsplit("/", 1)[1]
    told = {"ref": reference_of(lead.id), "status": token, "isquicksurvey": "1"}
    query = urlencode(told | handed_over(origin))
    return HttpResponseRedirect(f"{localized_path(THANKYOU_PATH, language)}?{query}", status=303)


def check_parents_code(request: HttpRequest, answers: Answers) -> None:
    """Marks the number as proved when the typed code is right. Raises InvalidFields and RateLimited."""
    number = parse_mobile(answers.mobile, answers.country_code)  # as typed it may be longer than a call takes
    body = CodeAnswer(mobile_no=number.number, country_code=number.country_code, otp=answers.otp.strip()[:40])
    mobile, browser = mobile_to_verify(request, body), browser_of(request)
    check_code(by="visitor", mobile=mobile, purpose=Code.Purpose.LEAD, code=body.otp, browser=browser)


def parents_code_page(request: HttpRequest, values: dict[str, str], answers: Answers) -> HttpResponse:
    """The form again, with a place for the code that was sent to the parent's number."""
    sent, failure = HttpResponse(), ""
    number = parse_mobile(answers.mobile, answers.country_code)
    body = CodeRequest(mobile_no=number.number, country_code=number.country_code)
    try:
        request_code(request, sent, body, Code.Purpose.LEAD)
    except InvalidFields:
        failure = FAILURE
    except (RateLimited, ChallengeRequired, ServiceUnavailable) as error:
        failure = error.text(language_of(request.path))
    page = form_page(request, values, {"age": PARENT_CODE}, failure, status=422)
    page.cookies.update(sent.cookies)
    return page


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
    """The form with what was typed, and its errors by field key. `failure`: a sentence above it."""
    language = language_of(request.path)
    given_back = page_facts(request.POST)
    asked = request.GET.get("doctor", "")
    doctor = Doctor.objects.filter(pk=(positive(asked) if asked else given_back.doctor_id) or 0).first()
    purpose = purpose_of(request.GET.get("purpose", ""), given_back.lead_type)
    title = translate(purpose.title, language)
    told = {key: translate(message, language) for key, message in errors.items()}
    page = request_page(title, language, values, told, translate(failure, language))
    context = PageContext(
        page_type=given_back.page_type or "Service",
        page_name=given_back.page_name or title,
        path=localized_path(REQUEST_PATH, language),
        language=language,
        other_language_url=in_other_language(request, language),
        subject=subject_of(given_back, doctor),
        form=FormOptions(
            lead_type=given_back.lead_type if is_lead_type(given_back.lead_type) else purpose.lead_type,
            variant=asked_variant(request, given_back) or purpose.variant,
            requirements=asked_fields(given_back),
            note=with_doctor(doctor, language) if doctor else "",
        ),
    )
    is_own = request.method == "POST"
    return render_page(
        request, "leads/request-page", page, context, status=status, is_public=False, is_own=is_own
    )


def with_doctor(doctor: Doctor, language: Language) -> str:
    name, title = doctor_name(doctor, language), doctor_title(doctor, language)
    return translate(WITH, language).format(name=name, title=title)


def subject_of(page: PageFacts, doctor: Doctor | None) -> PageSubject:
    """What the page of a form that is given back had said of it: the next send says the same."""
    department = department_index().id_of(page.department)
    hospital = Hospital.objects.filter(pk=page.hospital_id or 0).first()
    return PageSubject(
        tier=page.page_tier,
        department=Preset(id=department, name=page.department) if department else None,
        hospital=Preset(id=hospital.pk, name=hospital.name) if hospital else None,
        doctor=Preset(id=doctor.pk, name=doctor.name) if doctor else None,
    )


def in_other_language(request: HttpRequest, language: Language) -> str:
    """The same request, asked for in the other language."""
    asked = {name: request.GET[name][:40] for name in ("purpose", "doctor", "variant") if name in request.GET}
    path = localized_path(REQUEST_PATH, other_language(language))
    return f"{path}?{urlencode(asked)}" if asked else path


def asked_variant(request: HttpRequest, given_back: PageFacts) -> str | None:
    """The form of the page the visitor came from, in the address or in what was sent back."""
    number = given_back.form_variant or request.GET.get("variant", "")
    return number if number in variants() else None


def asked_fields(given_back: PageFacts) -> list[str] | None:
    """What an inline form asked, when it is given back."""
    if given_back.form_variant != INLINE_VARIANT:
        return None
    return [key for key in given_back.form_keys if key in BY_KEY]


def thankyou(request: HttpRequest) -> HttpResponse:
    """Received, never "booked". The reference is in the address only without JavaScript."""
    asked = request.GET.get("ref", "")
    language = language_of(request.path)
    reference = asked if re.fullmatch(r"SP-[0-9A-Z]{4}-[0-9A-Z]{4}", asked) else None
    page = thankyou_page(
        language,
        reference=reference,
        status_token=request.GET.get("status", ""),
        has_survey=request.GET.get("isquicksurvey") == "1",
        plan=plan_of(request),
    )
    context = PageContext(
        page_type="Thankyou",
        page_name=page.meta.title,
        path=localized_path(THANKYOU_PATH, language),
        language=language,
        other_language_url=localized_path(THANKYOU_PATH, other_language(language)),
    )
    response = render_page(request, "leads/thankyou-page", page, context, is_public=False)
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def plan_of(request: HttpRequest) -> str | None:
    """What the plan is about: a department of ours, or nothing in particular; None without a plan."""
    if request.GET.get("isplanfeature") != "1":
        return None
    name = request.GET.get("department", "")[:120]
    if name not in department_index():
        return ""
    return department_index().display_name(name, language_of(request.path))
