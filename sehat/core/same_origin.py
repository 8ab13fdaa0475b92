"""Unsafe calls come from our own pages (decisions 4.8): Fetch Metadata first, Origin as the fallback."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest


def is_same_origin(request: HttpRequest) -> bool:
    """A browser sends one of the two headers with a POST; a client that sends neither is no browser."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site in {"same-origin", "none"}
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    return origin == settings.SITE_URL or urlsplit(origin).netloc == request.get_host()
