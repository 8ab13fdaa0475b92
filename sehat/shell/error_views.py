"""What a visitor is shown where a page is not there: unknown, at fault, or without a network."""

from __future__ import annotations

import sys
from datetime import date
from html import escape

from django.conf import settings
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone

from sehat.core.errors import envelope
from sehat.core.languages import language_of, noop, translate
from sehat.core.public_calls import API_PREFIXES
from sehat.core.schemas import Language
from sehat.directory.addresses import HOME_PATHS
from sehat.rendering.cache_version import current_version
from sehat.rendering.fallback import stylesheet_url, with_brand
from sehat.rendering.page import PAGE_HEADER, render_page
from sehat.rendering.schemas import PageContext
from sehat.shell.pages.error import error_page, offline_page
from sehat.shell.selectors import is_inside_app

# The 404 page by language and by whether the app shows it: its cache version and day, and its HTML. Around it
# stand ribbon and notice, which end with a day, and no version tells of that.
NOT_FOUND: dict[tuple[Language, bool], tuple[tuple[int, date], bytes]] = {}


def page_not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """404: what may have happened, and four ways on. Rendered once for all made-up addresses."""
    if request.path.startswith(API_PREFIXES):
        return JsonResponse(envelope(request.path, 404, "Not found"), status=404)
    key = (language_of(request.path), is_inside_app(request))
    made, html = NOT_FOUND.get(key, (None, b""))
    if made != (current_version(), timezone.localdate()):
        return render_not_found(request, key)
    headers = {"Cache-Control": "private, no-store"}
    return HttpResponse(html, status=404, content_type="text/html; charset=utf-8", headers=headers)


def render_not_found(request: HttpRequest, key: tuple[Language, bool]) -> HttpResponse:
    """Stored, unless the renderer was down. The page names no address: it is shown for others."""
    made, language = (current_version(), timezone.localdate()), key[0]
    page = error_page(language)
    context = PageContext(page_type="Error", page_name=page.title, path="/404", language=language)
    response = render_page(request, "shell/error-page", page, context, status=404)
    if response.headers[PAGE_HEADER] == "cache":
        NOT_FOUND[key] = (made, response.content)
    del response.headers[PAGE_HEADER]  # no page of an address: no cache stores it
    response.headers["Cache-Control"] = "private, no-store"
    return response


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """400: a request too large or too broken to read."""
    return fault(request, 400, noop("We could not read this request"), noop("Please go back and try again."))


def server_error(request: HttpRequest) -> HttpResponse:
    """500: our own fault; 503 while the database is locked, full or away."""
    if isinstance(sys.exc_info()[1], OperationalError):
        title, message = noop("We cannot answer this just now"), noop("Please try again in a minute.")
        response = fault(request, 503, title, message)
        response.headers["Retry-After"] = "10"
        return response
    title, message = noop("Something went wrong on our side"), noop("Please try again in a moment.")
    return fault(request, 500, title, message)


def fault(request: HttpRequest, status: int, title: str, message: str) -> HttpResponse:
    """Static HTML that asks nothing of the database or the renderer (design.md section 6), in the language of
    its address."""
    if request.path.startswith(API_PREFIXES):
        return JsonResponse(envelope(request.path, status, title), status=status)
    css, language, number = stylesheet_url(), language_of(request.path), settings.EMERGENCY_NUMBER
    parts = {
        "language": language,
        "tab": escape(with_brand(translate(title, language), language)),
        "title": translate(title, language),
        "message": translate(message, language),
        "again": translate("Try again", language),
        "home": translate("Home", language),
        "home_url": HOME_PATHS[language],
        "emergency": translate("In an emergency call {number}", language).format(number=number),
        "number": number,
        "stylesheet": f'<link rel="stylesheet" href="{css}">' if css else "",
        "art": (settings.BASE_DIR / "frontend/src/ui/art/lost-path.svg").read_text("utf-8"),
    }
    html = (settings.BASE_DIR / "sehat/shell/fault.html").read_text("utf-8")
    for name, value in parts.items():
        html = html.replace(f"{{{{ {name} }}}}", value)
    return HttpResponse(html, status=status, headers={"Cache-Control": "no-store"})


def offline(request: HttpRequest) -> HttpResponse:
    """The page a device shows where it has no network and has not stored the page that is asked for."""
    page = offline_page(language_of(request.path))
    context = PageContext(
        page_type="Error", page_name=page.title, path=request.path, language=language_of(request.path)
    )
    return render_page(request, "shell/error-page", page, context)
