"""Whose request it is. Only proxies of ours are believed, from the right (gateways.md, Proxy addresses)."""

from __future__ import annotations

from ipaddress import ip_address

from django.conf import settings
from django.http import HttpRequest


def client_address(request: HttpRequest) -> str:
    """The visitor's address, or "" when it cannot be told (a unix socket)."""
    return address_behind(request.headers.get("X-Forwarded-For", ""), request.META.get("REMOTE_ADDR", ""))


def address_behind(forwarded: str, peer: str) -> str:
    """The rule itself, from X-Forwarded-For and the address of the connection."""
    hops = [part.strip() for part in forwarded.split(",") if part.strip()]
    trusted: int = settings.TRUSTED_PROXIES
    address = hops[-trusted] if trusted and len(hops) >= trusted else peer
    try:
        return str(ip_address(address))
    except ValueError:
        return ""
