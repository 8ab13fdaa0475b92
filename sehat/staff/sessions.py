"""A session without a second factor counts as anonymous, however it was logged in."""

from __future__ import annotations

import time
from collections.abc import Callable

from django.conf import settings
from django.contrib.auth import logout
from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.utils.functional import SimpleLazyObject

SEEN, BEGAN = "staff_seen", "staff_began"
NOTED_SECONDS = 60  # how exactly the last use is known: no write for each picture of a page
# What an open page asks without anybody there.
BY_ITSELF = ("/cms/editing-sessions/", "/cms/desk/counters/", "/cms/desk/rows/", "/cms/leads/renew/")


def proven(user: AbstractBaseUser | AnonymousUser) -> AbstractBaseUser | AnonymousUser:
    return user if user.is_verified() else AnonymousUser()  # type: ignore[union-attr]  # django_otp's


def ended_sessions(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: logs out who did nothing for STAFF_IDLE_MINUTES, or works longer than a day (ASVS 7.3)."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.path.startswith("/cms/") and request.user.is_authenticated:
            now = int(time.time())
            if is_over(request, now):
                logout(request)
            elif not request.path.startswith(BY_ITSELF):
                note_use(request, now)
        return get_response(request)

    return middleware


def is_over(request: HttpRequest, now: int) -> bool:
    idle: int = now - request.session.get(SEEN, now)
    age: int = now - request.session.get(BEGAN, now)
    return idle > settings.STAFF_IDLE_MINUTES * 60 or age > settings.SESSION_COOKIE_AGE


def note_use(request: HttpRequest, now: int) -> None:
    request.session.setdefault(BEGAN, now)
    if now - request.session.get(SEEN, 0) >= NOTED_SECONDS:
        request.session[SEEN] = now


def proven_sessions(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware, after django_otp's. It reads no session of a page that asks for no user."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if settings.STAFF_SECOND_FACTOR:
            known = request.user
            request.user = SimpleLazyObject(lambda: proven(known))  # type: ignore[assignment]
        return get_response(request)

    return middleware
