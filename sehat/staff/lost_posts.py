"""A button of /cms that is pressed as the session has ended: the login says so and leads back to it."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode, urlsplit

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme

ENDED = "Nothing was done: your session had ended. Sign in, and do it again."
NO_PAGE = "Nothing was done: that is no page of its own. Begin here."


def lost_posts(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware, inside that of messages. What a form is sent to is often no page: it was an empty one."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if not request.path.startswith("/cms/") or not is_by_a_person(request):
            return response
        if request.method == "POST" and is_login(response):
            messages.warning(request, ENDED)
            return redirect(f"{reverse('wagtailadmin_login')}?{urlencode({'next': page_of(request)})}")
        if request.method == "GET" and response.status_code == 405 and request.user.is_authenticated:
            messages.warning(request, NO_PAGE)
            return redirect("wagtailadmin_home")
        return response

    return middleware


def is_by_a_person(request: HttpRequest) -> bool:
    """Not what a page asks by itself: that would be said once for each."""
    return request.headers.get("Sec-Fetch-Mode", "navigate") == "navigate"


def is_login(response: HttpResponse) -> bool:
    login = f"{reverse('wagtailadmin_login')}?"
    return response.status_code == 302 and response.headers.get("Location", "").startswith(login)


def page_of(request: HttpRequest) -> str:
    """Where the form stood, in /cms of this site; else its first page."""
    said = request.headers.get("Referer", "")
    parts = urlsplit(said) if url_has_allowed_host_and_scheme(said, {request.get_host()}) else None
    if parts is None or not parts.path.startswith("/cms/"):
        return reverse("wagtailadmin_home")
    return f"{parts.path}?{parts.query}" if parts.query else parts.path
