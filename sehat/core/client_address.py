"""Whose request it is. Only proxies we run are believed, counted from the right (gateways.md)."""

from __future__ import annotations

from ipaddress import ip_address

from django.conf import settings
from django.http import HttpRequest


def client_address(request: HttpRequest) -> str:
    """The visitor's address, or "" when it cannot be told (a unix socket)."""
    hops = [part.strip() for part in request.headers.get("X-Forwarded-For", "").split(",") if part.strip()]
    trusted: int = settings.TRUSTED_PROXIES
    address = hops[-trusted] if trusted and len(hops) >= trusted else request.META.get("REMOTE_ADDR", "")
    try:
        return str(ip_address(address))
    except ValueError:
        return ""
