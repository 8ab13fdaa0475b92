"""Pages are read: one that takes no form answers any method but GET and HEAD with 405.

Without this a POST to it met the page that tells staff that theirs was open too long, and TRACE the page
itself.
"""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPMethod
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed

# What Wagtail takes from browsers, behind its own tokens.
OF_WAGTAIL = ("/cms/", "/documents/", "/_util/")
READ = (HTTPMethod.GET, HTTPMethod.HEAD)


class ReadPages:
    """Middleware, in front of the one that asks for tokens. A view that is exempt from them takes a form, or
    is a call: it names its methods itself."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: Callable[..., HttpResponse], args: Any, kwargs: Any
    ) -> HttpResponse | None:
        takes_more = getattr(view, "csrf_exempt", False) or request.path.startswith(OF_WAGTAIL)
        return None if request.method in READ or takes_more else HttpResponseNotAllowed(READ)
