"""The two cookies of a login (decisions 3.2): `credentials` opens the calls, `profile` is for the page."""

from __future__ import annotations

import json
from urllib.parse import quote, unquote

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from sehat.patients.schemas import Profile, User

CREDENTIALS, PROFILE = "credentials", "profile"
ONE_YEAR = 31536000


def set_cookies(response: HttpResponse, user: User, profile: Profile) -> None:
    """Both hold JSON, percent-encoded: what a cookie may hold is less than what JSON may."""
    for name, value, is_secret in ((CREDENTIALS, user, True), (PROFILE, profile, False)):
        response.set_cookie(
            name,
            quote(value.model_dump_json(by_alias=True)),
            max_age=ONE_YEAR,
            secure=settings.SITE_URL.startswith("https:"),  # not of the request: a proxy may say nothing
            httponly=is_secret,
            samesite="Lax",
        )


def clear_cookies(response: HttpResponse) -> None:
    for name in (CREDENTIALS, PROFILE):
        response.delete_cookie(name, samesite="Lax")


def cookie_token(request: HttpRequest) -> str:
    """The token in the credentials cookie; "" for whatever else stands there, cut short or forged."""
    try:
        value = json.loads(unquote(request.COOKIES.get(CREDENTIALS, "")))
    except (ValueError, RecursionError):
        return ""
    token = value.get("token") if isinstance(value, dict) else None
    return token if isinstance(token, str) else ""
