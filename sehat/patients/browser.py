"""Which browser asked for a code: only its own wrong guesses use the code up (ASVS 6.6.2, decisions 3.1).

A client without cookies, an app say, is asked no more than the specification says. Its guesses count as those
of any stranger do, beside the ones of the browser that asked.
"""

from __future__ import annotations

import secrets

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from sehat.patients.codes import keyed_hash

SECONDS = 600  # longer than a code lives
LENGTH = 32


def cookie_name() -> str:
    """`__Host-` wherever a browser allows it: no other host of the domain can set it (ASVS 3.3.3)."""
    return "__Host-asked" if settings.SITE_URL.startswith("https:") else "asked"


def browser_of(request: HttpRequest) -> str:
    """What its cookie says, as the table of codes knows it; "" without one."""
    value = request.COOKIES.get(cookie_name(), "")
    return browser_key(value) if len(value) == LENGTH and value.isalnum() else ""


def browser_key(value: str) -> str:
    return keyed_hash("browser", value)


def remember_browser(request: HttpRequest, response: HttpResponse) -> str:
    """Gives the browser its cookie, or the same one for longer. Returns what `browser_of` will say of it."""
    known = request.COOKIES.get(cookie_name(), "") if browser_of(request) else ""
    value = known or secrets.token_hex(LENGTH // 2)
    response.set_cookie(
        cookie_name(),
        value,
        max_age=SECONDS,
        secure=settings.SITE_URL.startswith("https:"),
        httponly=True,
        samesite="Lax",
    )
    return browser_key(value)


def forget_browser(response: HttpResponse) -> None:
    """The code was right: the cookie has served."""
    response.delete_cookie(cookie_name(), samesite="Lax")
