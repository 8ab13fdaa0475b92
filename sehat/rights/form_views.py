"""`/privacy/your-data/form`: the rights of a person without JavaScript, one plain form after another.

The proof is in the answer to a POST alone, which is not stored; it is in no address and no cookie.
"""

from __future__ import annotations

from typing import Literal, TypedDict
from unicodedata import category

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse, QueryDict
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from sehat.core.errors import (
    ChallengeRequired,
    InvalidFields,
    NotAuthenticated,
    RateLimited,
    ServiceUnavailable,
)
from sehat.core.languages import language_of, localized_path, noop, translate
from sehat.core.numbers import whole_number
from sehat.core.same_origin import is_same_origin
from sehat.core.schemas import Language
from sehat.patients.browser import browser_of, forget_browser
from sehat.patients.models import Code
from sehat.patients.schemas import CodeAnswer, CodeRequest
from sehat.patients.verification import mobile_to_verify, request_code
from sehat.rendering.page import render_page
from sehat.rights import actions
from sehat.rights.pages.your_data import PATH, context_of
from sehat.rights.pages.your_data_form import Shown, your_data_form_page
from sehat.rights.proofs import DataSubject, prove, rate_limited, subject_of_proof
from sehat.rights.selectors import held

ELSEWHERE = noop("Please send the form from this page.")


@csrf_exempt  # the same-origin rule of decisions 4.8 stands in: no cookie, so nothing to forge with
@require_http_methods(["GET", "HEAD", "POST"])
def your_data_form(request: HttpRequest) -> HttpResponse:
    """The steps of a data subject without JavaScript: number, code, what is stored, a wish. Nothing is in
    the URL."""
    if request.method != "POST":
        return HttpResponseRedirect(localized_path(PATH, language_of(request.path)))
    form = request.POST
    if not is_same_origin(request):
        return page_of(
            request, Shown("number", error=translate(ELSEWHERE, language_of(request.path)), status=403)
        )
    match form.get("wish", ""):
        case "code":
            asked = HttpResponse()
            answer = page_of(request, code_step(request, asked, form))
            answer.cookies.update(asked.cookies)
            return answer
        case "proof":
            shown = proof_step(request, form)
            answer = page_of(request, shown)
            if shown.proof:
                forget_browser(answer)
            return answer
        case wish:
            return rights_step(request, form, wish)


def code_step(request: HttpRequest, response: HttpResponse, form: QueryDict) -> Shown:
    try:
        request_code(request, response, CodeRequest(mobile_no=number_in(form)), Code.Purpose.RIGHTS)
    except (InvalidFields, RateLimited, ChallengeRequired, ServiceUnavailable) as error:
        return refused(request, "number", error)
    return Shown("code")


def proof_step(request: HttpRequest, form: QueryDict) -> Shown:
    body = CodeAnswer(mobile_no=number_in(form), otp=form.get("otp", "").strip()[:40])
    try:
        proof = prove(
            by="visitor", mobile=mobile_to_verify(request, body), code=body.otp, browser=browser_of(request)
        )
        subject = rate_limited(subject_of_proof(proof))
    except (InvalidFields, RateLimited) as error:
        return refused(request, "code", error)
    return Shown("held", proof, held(subject))


def rights_step(request: HttpRequest, form: QueryDict, wish: str) -> HttpResponse:
    """What a person who proved the number wants; then all that is held, as it is now."""
    proof = form.get("proof", "")
    try:
        subject = rate_limited(subject_of_proof(proof))
        if wish == "download":
            return download(subject)
        done = fulfil(subject, wish, form)
    except NotAuthenticated:
        return page_of(request, Shown("number", done="again", status=401))
    except RateLimited as error:
        return page_of(request, refused(request, "number", error))
    except InvalidFields as error:
        wrong = first_error(error, language_of(request.path))
        return page_of(request, Shown("held", proof, held(subject), error=wrong, status=422))
    now = subject_of_proof(proof) or subject  # a name that was corrected is another
    return page_of(request, Shown("held", proof, held(now), done))


def fulfil(subject: DataSubject, wish: str, form: QueryDict) -> str:
    """What was done; "" for nothing. Raises InvalidFields."""
    by = str(subject)
    match wish:
        case "correct":
            changes = corrections(subject, form)
            if not any(changes.values()):
                return ""
            actions.correct(by=by, subject=subject, **changes)
        case "whatsapp":
            actions.withdraw(by=by, subject=subject, whatsapp=True, sharing=False)
        case "sharing":
            actions.withdraw(by=by, subject=subject, whatsapp=False, sharing=True)
        case "stop-contact":
            actions.stop_contact(by=by, subject=subject)
        case "erase" if "sure" in form:
            actions.request_erasure(by=by, subject=subject)
        case "keep":
            actions.cancel_erasure(by=by, subject=subject)
        case _:
            return ""
    return wish


class Changes(TypedDict):
    name: str | None
    email: str | None
    city_id: int | None


def corrections(subject: DataSubject, form: QueryDict) -> Changes:
    """What was changed alone: each request may hold another name, and an emptied field is no correction."""
    known = held(subject)
    before = known.profile or next(iter(known.requests), None)
    name, email = line_in(form, "name"), line_in(form, "email")
    return {
        "name": name if before and name not in {"", before.name} else None,
        "email": email if before and email not in {"", before.email} else None,
        "city_id": whole_number(form.get("city", "")),
    }


def line_in(form: QueryDict, name: str) -> str:
    """One line as typed, without what no form types (NUL), which PostgreSQL cannot hold; joiners stay."""
    letters = (" " if category(letter) in {"Cc", "Cs"} else letter for letter in form.get(name, "")[:300])
    return " ".join("".join(letters).split())


def number_in(form: QueryDict) -> str:
    return line_in(form, "mobileNo")[:40]


def refused(
    request: HttpRequest,
    step: Literal["number", "code"],
    error: InvalidFields | RateLimited | ChallengeRequired | ServiceUnavailable,
) -> Shown:
    """The step again, with a sentence and the status that says why: 422, 429, 428 or 503."""
    language = language_of(request.path)
    match error:
        case InvalidFields():
            return Shown(step, error=first_error(error, language), status=422)
        case RateLimited():
            return Shown(step, error=error.text(language), status=429)
        case ChallengeRequired():
            return Shown(step, error=error.text(language), status=428)
    return Shown(step, error=error.text(language), status=503)


def first_error(error: InvalidFields, language: Language) -> str:
    return translate(next(iter(error.errors.values())), language)


def download(subject: DataSubject) -> HttpResponse:
    readable = {"indent": 2, "ensure_ascii": False}
    response = JsonResponse(held(subject).model_dump(by_alias=True), json_dumps_params=readable)
    response.headers["Content-Disposition"] = 'attachment; filename="my-data.json"'
    response.headers["Cache-Control"] = "private, no-store"
    return response


def page_of(request: HttpRequest, shown: Shown) -> HttpResponse:
    language = language_of(request.path)
    page = your_data_form_page(language, shown, action=request.path, mobile=number_in(request.POST))
    return render_page(
        request,
        "rights/your-data-form-page",
        page,
        context_of(language),
        status=shown.status,
        is_public=False,
    )
