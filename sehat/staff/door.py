"""Somebody whose password was right and whose code is still to come. They are logged in nowhere yet."""

from __future__ import annotations

import time
from dataclasses import dataclass

from django.contrib.auth import get_user_model, login
from django.contrib.auth.models import User
from django.http import HttpRequest
from django_otp.models import Device
from django_otp.util import random_hex

WAITING = "staff_at_the_door"
MINUTES = 10


@dataclass(frozen=True)
class Caller:
    """`key` is the hex secret of an authenticator that may be set up now; `next` the page they wanted."""

    user: User
    key: str
    next: str
    remember: bool


def wait_at_door(request: HttpRequest, user: User, *, next: str, remember: bool) -> None:
    """Keeps who it is for ten minutes, on our side, under a new session key.

    A key for each call: who once saw a page that was never finished knows nothing of the next one.
    """
    request.session.cycle_key()
    request.session[WAITING] = {
        "user": user.pk,
        "password": user.get_session_auth_hash(),
        "until": time.time() + MINUTES * 60,
        "key": random_hex(20),
        "next": next,
        "remember": remember,
    }


def caller_of(request: HttpRequest) -> Caller | None:
    """Who waits; None after ten minutes, or once the password or the account is another."""
    kept = request.session.get(WAITING)
    if not kept or kept["until"] < time.time():
        return None
    user = get_user_model().objects.filter(pk=kept["user"], is_active=True).first()
    if user is None or user.get_session_auth_hash() != kept["password"]:
        return None
    return Caller(user, kept["key"], kept["next"], kept["remember"])


def let_in(request: HttpRequest, caller: Caller, device: Device) -> None:
    """Logs in; the session holds which device proved it, and ends with the browser unless asked otherwise."""
    request.session.pop(WAITING, None)
    caller.user.otp_device = device  # type: ignore[attr-defined]  # where django_otp looks for it
    login(request, caller.user, backend="django.contrib.auth.backends.ModelBackend")
    request.session.set_expiry(None if caller.remember else 0)
