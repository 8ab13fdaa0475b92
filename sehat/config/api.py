"""The two NinjaAPIs, the site's own and the {api} of the specification, and every refusal as an envelope.

Under /api/ codes are strings (decisions 2.6); the calls of {api} have numbers (decisions 4.1).
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, URLResolver
from ninja.errors import HttpError, ValidationError

from sehat.chat.api import router as chat
from sehat.config.openapi import DescribedApi
from sehat.content.api import router as content
from sehat.core.errors import (
    ChallengeRequired,
    InvalidFields,
    NotAuthenticated,
    RateLimited,
    ServiceUnavailable,
    envelope,
)
from sehat.core.languages import asked_language, noop, translate
from sehat.core.schemas import CallRefusal, Language, Reason, Refusal
from sehat.directory.api import calls as directory_calls
from sehat.directory.api import router as directory
from sehat.leads.api.form import calls as lead_calls
from sehat.leads.api.form import router as leads
from sehat.leads.api.my_requests import router as patient_requests
from sehat.patients.api import router as patients
from sehat.patients.challenge import challenge_widget
from sehat.rights.api import router as rights
from sehat.search.api import router as search
from sehat.tracking.api import router as tracking

NOT_SAVED = noop("We could not save this just now. Please try again in a minute, or call us.")
NO_OBJECT = "The body is not the object this call takes."
logger = logging.getLogger(__name__)
# What there is to call is no secret, and nobody needs the list of it on a site that patients use.
OPENAPI_URL = None if settings.PRODUCTION else "/openapi.json"
api = DescribedApi(Refusal, title="Sehat Path", version="0.0.1", docs_url=None, openapi_url=OPENAPI_URL)
api.add_router("", directory)
api.add_router("", leads)
api.add_router("", patient_requests)
api.add_router("", rights)
api.add_router("", search)
api.add_router("", chat)
api.add_router("", content)
api.add_router("", tracking)

calls = DescribedApi(
    CallRefusal,
    title="Sehat Path calls",
    version="0.0.1",
    docs_url=None,
    openapi_url=None,
    urls_namespace="calls",
)
calls.add_router("", patients)
calls.add_router("", lead_calls)
calls.add_router("", directory_calls)


def call_urls() -> list[URLResolver | URLPattern]:
    """The calls stand at the root of the site, beside its pages: without the root address Ninja adds."""
    return [pattern for pattern in calls.urls[0] if getattr(pattern, "name", "") != "api-root"]


def language_of(request: HttpRequest) -> Language:
    """That of the page which calls: it says so in Accept-Language."""
    return asked_language(request.headers.get("Accept-Language", ""))


def refusal(
    request: HttpRequest, code: int, message: str, reasons: list[Reason] | None = None
) -> HttpResponse:
    return api.create_response(request, envelope(request.path, code, message, reasons), status=code)


def invalid_fields(request: HttpRequest, error: InvalidFields) -> HttpResponse:
    language = language_of(request)
    reasons = [
        Reason(field=field, message=translate(message, language)) for field, message in error.errors.items()
    ]
    return refusal(request, 422, reasons[0].message, reasons)


def invalid_body(request: HttpRequest, error: ValidationError) -> HttpResponse:
    """Pydantic's findings, one a field; what is wrong with the body as a whole is said in words of ours."""
    found: dict[str, str] = {}
    for item in error.errors[:20]:
        found.setdefault(field_at(item["loc"]), str(item["msg"]))
    if set(found) <= {""}:
        return refusal(request, 422, NO_OBJECT, [Reason(field="", message=NO_OBJECT)])
    reasons = [Reason(field=field, message=message) for field, message in found.items() if field]
    return refusal(request, 422, f"{reasons[0].field}: {reasons[0].message}", reasons)


def field_at(path: tuple[Any, ...]) -> str:
    """What is wrong: ("body", our argument, the field, …), or ("query", the field, …) of an address."""
    place = 2 if path[0] == "body" else 1
    return str(path[place]) if len(path) > place else ""


def rate_limited(request: HttpRequest, error: RateLimited) -> HttpResponse:
    response = refusal(request, 429, error.text(language_of(request)))
    response.headers["Retry-After"] = str(error.seconds)
    return response


def challenge_required(request: HttpRequest, error: ChallengeRequired) -> HttpResponse:
    """A header says how to pass: what the browser needs to show the captcha."""
    response = refusal(request, 428, error.text(language_of(request)))
    response.headers["Captcha"] = json.dumps(challenge_widget())
    return response


def not_authenticated(request: HttpRequest, error: NotAuthenticated) -> HttpResponse:
    return refusal(request, 401, error.text(language_of(request)))


def service_unavailable(request: HttpRequest, error: ServiceUnavailable) -> HttpResponse:
    return refusal(request, 503, error.text(language_of(request)))


def database_away(request: HttpRequest, error: OperationalError) -> HttpResponse:
    """Locked, full, or not reached: what was sent is not stored, and may be sent again."""
    logger.error("the database does not answer: %s", error)
    response = refusal(request, 503, translate(NOT_SAVED, language_of(request)))
    response.headers["Retry-After"] = "10"
    return response


def http_error(request: HttpRequest, error: HttpError) -> HttpResponse:
    message = "The body is not valid JSON." if error.status_code == 400 else str(error)
    return refusal(request, error.status_code, translate(message, language_of(request)))


def too_big(request: HttpRequest, error: RequestDataTooBig) -> HttpResponse:
    message = "The request is larger than 256 KB."
    return refusal(request, 413, message)


HANDLERS: dict[type[Exception], Callable[[HttpRequest, Any], HttpResponse]] = {
    InvalidFields: invalid_fields,
    ValidationError: invalid_body,
    RateLimited: rate_limited,
    ChallengeRequired: challenge_required,
    NotAuthenticated: not_authenticated,
    ServiceUnavailable: service_unavailable,
    OperationalError: database_away,
    HttpError: http_error,
    RequestDataTooBig: too_big,
}
for each in (api, calls):
    for error, handler in HANDLERS.items():
        each.add_exception_handler(error, handler)
