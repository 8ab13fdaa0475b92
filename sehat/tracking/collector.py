"""POST {api}/timeline/events/timeline, answered before Django is asked: one comparison for all other calls.

Always the envelope of decisions 4.1, whatever was sent; `ip` is accepted and ignored (decisions 4.6).
"""

from __future__ import annotations

import asyncio
import json

from django.conf import settings

from sehat.core.asgi import App, Receive, Scope, Send, text_headers
from sehat.core.bots import is_bot
from sehat.core.client_address import address_behind, bucket_of
from sehat.core.same_origin import comes_from_here
from sehat.tracking.token_bucket import TokenBuckets
from sehat.tracking.visit import visit_of
from sehat.tracking.writer import VisitWriter

PATH = "/timeline/events/timeline"
LARGEST_BODY = 4096
REFUSALS = {
    403: "This call is only taken from the site's own pages.",
    405: "This call takes POST.",
    408: "The request did not arrive in time.",
    429: "Too many visits from this connection.",
}


class VisitCollector:
    def __init__(
        self, app: App, writer: VisitWriter, buckets: TokenBuckets, site: TokenBuckets | None = None
    ) -> None:
        self._app = app
        self._writer = writer
        self._buckets = buckets
        self._site = site  # how many this process writes, whoever sends them

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != PATH:
            await self._app(scope, receive, send)
            return
        headers = text_headers(scope)
        code = self._refusal(scope, headers)
        if code == 200 and wants_to_be_counted(headers):
            try:
                async with asyncio.timeout(settings.BODY_SECONDS):
                    body = await small_body(receive)
            except TimeoutError:
                code = 408
            else:
                code = self._count(scope, body, cookie(headers.get("cookie", ""), "visitorid"))
        await answer(send, code)

    def _count(self, scope: Scope, body: bytes, visitor: str) -> int:
        """The status of the answer."""
        visit = visit_of(scope["query_string"].decode("latin-1"), body, visitor)
        if visit and self._site and not self._site.take("site"):
            return 429
        if visit:
            self._writer.start()
            self._writer.put(visit)
        return 200

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> int:
        """The status of the answer; 200 when nothing speaks against the call."""
        if scope["method"] != "POST":
            return 405
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        if not comes_from_here(site, origin, headers.get("host", "")):
            return 403
        peer = (scope.get("client") or ("",))[0]
        who = bucket_of(address_behind(headers.get("x-forwarded-for", ""), peer))
        return 200 if self._buckets.take(who) else 429


def wants_to_be_counted(headers: dict[str, str]) -> bool:
    """Bots, prefetched pages and visitors who opted out are not recorded (decisions 4.6)."""
    purpose = headers.get("sec-purpose", "") + headers.get("purpose", "")
    if "prefetch" in purpose or "prerender" in purpose:
        return False
    if headers.get("sec-gpc") == "1" or headers.get("dnt") == "1":
        return False
    if cookie(headers.get("cookie", ""), "untracked") == "1":  # the session of a child (decisions 2.14)
        return False
    return not is_bot(headers.get("user-agent", ""))


def cookie(header: str, name: str) -> str:
    pairs = (part.strip().partition("=") for part in header[:8192].split(";"))
    return next((value for key, _, value in pairs if key == name), "")


async def small_body(receive: Receive) -> bytes:
    """The body, or nothing when it is larger than a visit is."""
    body = b""
    while len(body) <= LARGEST_BODY:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            return body if len(body) <= LARGEST_BODY else b""
    return b""


async def answer(send: Send, code: int) -> None:
    """Without `no-store`: nobody stores an answer to a POST, and it would keep a page from Back's cache."""
    message = REFUSALS.get(code, "OK")
    errors = [] if code == 200 else [{"message": message}]
    envelope = {"status": {"code": code, "message": message}, "data": [], "error": errors}
    body = json.dumps(envelope).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"x-content-type-options", b"nosniff"),
    ]
    headers += [(b"allow", b"POST")] if code == 405 else []
    headers += [(b"retry-after", b"60")] if code == 429 else []
    await send({"type": "http.response.start", "status": code, "headers": headers})
    await send({"type": "http.response.body", "body": body})
