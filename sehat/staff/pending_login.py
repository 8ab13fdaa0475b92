"""A login whose password was right and whose second factor is still to come: nobody is logged in yet."""

from __future__ import annotations

import time
from dataclasses import dataclass

from django.contrib.auth import get_user_model, login
from django.contrib.auth.models import User
from django.http import HttpRequest
from django_otp.models import Device
from django_otp.util import random_hex

from sehat.staff.sessions import BEGAN, SEEN

SESSION_KEY = "staff_at_the_door"
MINUTES = 10


@dataclass(frozen=True)
class PendingLogin:
    """`key` is the hex secret of an authenticator that may be set up now; `next` the page they wanted."""

    user: User
    key: str
    next: str
    remember: bool


def begin_second_factor(request: HttpRequest, user: User, *, next: str, remember: bool) -> None:
    """Stores the pending login in the session for ten minutes, under a new session key.

    A new secret for each: who once saw a page that was never finished knows nothing of the next one.
    """
    request.session.cycle_key()
    request.session[SESSION_KEY] = {
        "user": user.pk,
        "password": user.get_session_auth_hash(),
        "until": time.time() + MINUTES * 60,
        "key": random_hex(20),
        "next": next,
        "remember": remember,
    }


def pending_login_of(request: HttpRequest) -> PendingLogin | None:
    """None after ten minutes, or once the password or the account has changed."""
    stored = request.session.get(SESSION_KEY)
    if not stored or stored["until"] < time.time():
        return None
    user = get_user_model().objects.filter(pk=stored["user"], is_active=True).first()
    if user is None or user.get_session_auth_hash() != stored["password"]:
        return None
    return PendingLogin(user, stored["key"], stored["next"], stored["remember"])


def complete_login(request: HttpRequest, pending: PendingLogin, device: Device) -> None:
    """Logs in; the session holds which device proved it, and ends with the browser unless asked otherwise."""
    for name in (SESSION_KEY, SEEN, BEGAN):  # of who was in before, idle and the day begin anew
        request.session.pop(name, None)
    pending.user.otp_device = device  # type: ignore[attr-defined]  # where django_otp looks for it
    login(request, pending.user, backend="django.contrib.auth.backends.ModelBackend")
    request.session.set_expiry(None if pending.remember else 0)
