"""Unsafe calls come from our own pages (decisions 4.8): Fetch Metadata first, Origin as the fallback."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest


def is_same_origin(request: HttpRequest) -> bool:
    """A browser sends one of the two headers with a POST; a client that sends neither is no browser."""
    headers = request.headers
    return comes_from_here(headers.get("Sec-Fetch-Site"), headers.get("Origin"), request.get_host())


def comes_from_here(site: str | None, origin: str | None, host: str) -> bool:
    """The rule itself, from the values of Sec-Fetch-Site, Origin and Host. A broken Origin is not ours."""
    if site is not None:
        return site in {"same-origin", "none"}
    if origin is None or origin == settings.SITE_URL:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    is_open = parts.scheme == "http" and settings.SITE_URL.startswith("https:")  # anybody on the way wrote it
    return parts.netloc == host and not is_open
