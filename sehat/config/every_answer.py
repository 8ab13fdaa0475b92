"""Outermost: whose name a request asks for, and what every answer carries, files and refusals among them."""

from __future__ import annotations

from functools import lru_cache

from django.conf import settings
from django.http.request import split_domain_port, validate_host

from sehat.core.asgi import App, Message, Receive, Send
from sehat.core.security_headers import PERMISSIONS

PROBES = ("/health", "/readyz")  # asked by the address of the machine
# Of answers that Django did not make: they are data, and nothing in them runs as a page.
POLICY = b"default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'self'"
# Pictures are shown in search results and in messages of other sites.
SHARED = ("/media/", "/share/")
ALWAYS = (
    (b"content-security-policy", POLICY),
    (b"permissions-policy", PERMISSIONS.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"strict-origin-when-cross-origin"),
    (b"server", b"web"),  # instead of the name of the one that is used
)


class EveryAnswer:
    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        policy = policy_for(scope["path"])

        async def complete(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": completed(message["headers"], policy)}
            await send(message)

        if reason := refusal_of(scope):
            await complete(
                {"type": "http.response.start", "status": 400, "headers": [(b"content-type", b"text/plain")]}
            )
            await complete({"type": "http.response.body", "body": reason})
        else:
            await self._app(scope, receive, complete)


def refusal_of(scope: Message) -> bytes | None:
    """`OPTIONS *` and `CONNECT name:port` ask for no address (RFC 9112, 3.2)."""
    if not scope["path"].startswith("/"):
        return b"This site answers addresses that begin with a slash.\n"
    return None if is_ours(scope) else b"This site has another name.\n"


def policy_for(path: str) -> bytes:
    return b"cross-origin" if path.startswith(SHARED) else b"same-origin"


def completed(headers: list[tuple[bytes, bytes]], policy: bytes) -> list[tuple[bytes, bytes]]:
    """What an answer says itself stays."""
    said = {name.lower() for name, _ in headers}
    more = [pair for pair in ALWAYS if pair[0] not in said]
    if b"cross-origin-resource-policy" not in said:
        more.append((b"cross-origin-resource-policy", policy))
    return [*headers, *more]


def is_ours(scope: Message) -> bool:
    """Of one name: two are refused (RFC 9112, 3.2), as each who reads them may take another."""
    if scope["path"] in PROBES:
        return True
    hosts = named(scope, b"host") or named(scope, b":authority")
    return len(hosts) == 1 and is_allowed(hosts[0].decode("latin-1"), tuple(settings.ALLOWED_HOSTS))


def named(scope: Message, header: bytes) -> list[bytes]:
    return [value for name, value in scope["headers"] if name.lower() == header]


@lru_cache(maxsize=256)
def is_allowed(host: str, allowed: tuple[str, ...]) -> bool:
    domain, _ = split_domain_port(host)
    return bool(domain) and validate_host(domain, list(allowed))
