"""A session without a second factor counts as anonymous, however it was logged in."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.utils.functional import SimpleLazyObject


def proven(user: AbstractBaseUser | AnonymousUser) -> AbstractBaseUser | AnonymousUser:
    return user if user.is_verified() else AnonymousUser()  # type: ignore[union-attr]  # django_otp's


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
