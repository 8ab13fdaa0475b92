"""The one NinjaAPI: routers of the rooms, and every refusal as the envelope of decisions 4.1."""

from __future__ import annotations

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI
from ninja.errors import HttpError, ValidationError

from sehat.core.refusals import TooMany, WrongFields
from sehat.directory.api import router as directory
from sehat.leads.api import router as leads
from sehat.search.api import router as search

api = NinjaAPI(title="Sehat Path", version="0.0.1", docs_url=None)
api.add_router("", directory)
api.add_router("", leads)
api.add_router("", search)


def refusal(request: HttpRequest, code: int, message: str, errors: list[dict[str, str]]) -> HttpResponse:
    body = {"status": {"code": str(code), "message": message}, "data": [], "error": errors}
    return api.create_response(request, body, status=code)


@api.exception_handler(WrongFields)
def wrong_fields(request: HttpRequest, error: WrongFields) -> HttpResponse:
    errors = [{"field": field, "message": message} for field, message in error.errors.items()]
    return refusal(request, 422, errors[0]["message"], errors)


@api.exception_handler(ValidationError)
def wrong_shape(request: HttpRequest, error: ValidationError) -> HttpResponse:
    """Pydantic's findings by field: a path is ("body", our argument, the field, …)."""
    errors = [
        {"field": str(item["loc"][2]) if len(item["loc"]) > 2 else "", "message": str(item["msg"])}
        for item in error.errors[:20]
    ]
    named = [item for item in errors if item["field"]]
    first = named[0] if named else {"field": "", "message": "The body is not the object this call takes."}
    return refusal(request, 422, f"{first['field']}: {first['message']}".lstrip(": "), errors)


@api.exception_handler(TooMany)
def too_many(request: HttpRequest, error: TooMany) -> HttpResponse:
    response = refusal(request, 429, str(error), [{"message": str(error)}])
    response.headers["Retry-After"] = "60"
    return response


@api.exception_handler(HttpError)
def http_error(request: HttpRequest, error: HttpError) -> HttpResponse:
    message = "The body is not valid JSON." if error.status_code == 400 else str(error)
    return refusal(request, error.status_code, message, [{"message": message}])


@api.exception_handler(RequestDataTooBig)
def too_big(request: HttpRequest, error: RequestDataTooBig) -> HttpResponse:
    message = "The request is larger than 256 KB."
    return refusal(request, 413, message, [{"message": message}])
