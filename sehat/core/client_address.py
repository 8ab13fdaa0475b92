"""Whose request it is. Only proxies of ours are believed, from the right (gateways.md, Proxy addresses)."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from django.conf import settings
from django.http import HttpRequest


def client_address(request: HttpRequest) -> str:
    """The visitor's address, or "" when it cannot be told (a unix socket)."""
    return address_behind(request.headers.get("X-Forwarded-For", ""), request.META.get("REMOTE_ADDR", ""))


def is_from(request: HttpRequest, networks: list[str]) -> bool:
    """Whether it comes from one of these addresses or networks (CIDR); from anywhere where none is named."""
    if not networks:
        return True
    try:
        found = ip_address(client_address(request))
    except ValueError:
        return False
    four = found.ipv4_mapped if found.version == 6 else None
    return any((four or found) in ip_network(one) for one in networks)


def client_bucket(request: HttpRequest) -> str:
    """Whose share of a limit it counts to: an IPv4 address, or the /64 that an IPv6 connection is given."""
    return bucket_of(client_address(request))


def bucket_of(address: str) -> str:
    """Whoever has one address of a /64 has all 2^64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ip_network(f"{found}/64", strict=False))


def address_behind(forwarded: str, peer: str) -> str:
    """The rule itself, from X-Forwarded-For and the address of the connection."""
    hops = [part.strip() for part in forwarded.split(",") if part.strip()]
    trusted: int = settings.TRUSTED_PROXIES
    address = without_port(hops[-trusted]) if trusted and len(hops) >= trusted else peer
    try:
        return str(ip_address(address))
    except ValueError:
        return ""


def without_port(hop: str) -> str:
    """Some proxies write 203.0.113.7:51234 and [2001:db8::1]:51234; read as no address, all visitors would be
    one."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    host, _, port = hop.partition(":")
    return host if "." in host and port.isdecimal() else hop
