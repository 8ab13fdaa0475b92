"""The gate in front of every unsafe public call: from our own pages, of a sane size, in JSON; and the
answer to a method that a call does not take."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse

from sehat.core.errors import envelope
from sehat.core.numbers import whole_number
from sehat.core.same_origin import is_same_origin

# Calls that take a picture: they check its kind and size themselves.
PICTURE_CALLS = {"/api/lead/photo"}
# Calls of vendors' servers: they check signature and size themselves.
SIGNED_CALLS = {"/api/whatsapp/webhook"}
API_PREFIXES = ("/api/", "/lead/v1/", "/users/v1/", "/timeline/", "/dmg/v1/")


def public_calls(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: refuses before a body is read, and in the envelope what no call of the path takes."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.method in {"POST", "PUT", "PATCH", "DELETE"} and request.path.startswith(API_PREFIXES):
            reason = refusal_of(request)
            if reason:
                code, message = reason
                return JsonResponse(envelope(request.path, code, message), status=code)
        response = get_response(request)
        if response.status_code == 405 and request.path.startswith(API_PREFIXES):
            return wrong_method(request.path, response.headers["Allow"])
        return response

    return middleware


def wrong_method(path: str, allowed: str) -> HttpResponse:
    """405 as every other refusal: Ninja and Django answer it with a page of text, or with nothing."""
    answer = JsonResponse(envelope(path, 405, f"This call takes {allowed}."), status=405)
    answer.headers["Allow"] = allowed
    return answer


def refusal_of(request: HttpRequest) -> tuple[int, str] | None:
    """(HTTP status, sentence), or None when the call may go on."""
    if request.path in SIGNED_CALLS:
        return None
    if not is_same_origin(request):
        return 403, "This call is only taken from the site's own pages."
    if request.path in PICTURE_CALLS:
        return None
    length = whole_number(request.META.get("CONTENT_LENGTH") or "0")
    if length is None or length > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
        return 413, "The request is larger than 256 KB."
    has_body = length > 0 or bool(request.body)  # one that comes in chunks says no length
    if has_body and request.content_type != "application/json":
        return 415, "This call takes application/json."
    return None
