"""Outermost: a cached page is answered from what is ready, before anything else is asked."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache, partial

from sehat.config.every_answer import completed, is_allowed, policy_for
from sehat.core.asgi import App, Message, Receive, Scope, Send
from sehat.rendering.cache_store import CachedPage
from sehat.rendering.page_answer import best_encoding, headers_in
from sehat.rendering.page_cache import PageCache

# Who asks the same within it is answered the same, without a look whether anything changed: a third of a hit.
SAME_SECONDS = 0.001
Ready = tuple[Message, Message]
Request = tuple[str, bytes, bytes, bytes]  # path, query, host, accepted encodings


class Hits:
    """`app` is asked for all but hits of `pages`; `hosts` are the names the site has."""

    def __init__(self, app: App, pages: PageCache, hosts: tuple[str, ...]) -> None:
        self._app = app
        self._pages = pages
        self._encoding = lru_cache(maxsize=256)(partial(encoding_for, hosts))
        self._just_answered: dict[Request, Ready] = {}
        self._since = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ready = self._ready(scope)
        if ready is None:
            # A task of asyncio's: that of the server, which is enough for a hit, knows no time-outs (ADR 34).
            await asyncio.create_task(run(self._app, scope, receive, send))
            return
        start, body = ready
        await send(start)
        await send(body)

    def _ready(self, scope: Scope) -> Ready | None:
        """None for what is no plain hit: no page, another host, a header said twice, or a page they have."""
        if scope["type"] != "http" or scope["method"] != "GET":
            return None
        asked: dict[bytes, bytes] = dict(scope["headers"])
        if b"if-none-match" in asked or len(asked) < len(scope["headers"]):
            return None
        now = time.monotonic()
        if now - self._since > SAME_SECONDS:
            self._just_answered, self._since = {}, now
        host, accepted = asked.get(b"host", b""), asked.get(b"accept-encoding", b"")
        request = (scope["path"], scope["query_string"], host, accepted)
        ready = self._just_answered.get(request)
        if ready is None and (ready := self._found(request)):
            self._just_answered[request] = ready
        return ready

    def _found(self, request: Request) -> Ready | None:
        path, query, host, accepted = request
        page = self._pages.hit(path, query)
        encoding = self._encoding(host, accepted) if page else None
        if page is None or encoding is None:
            return None
        return page.ready.get(encoding) or make_ready(page, encoding, path)


def encoding_for(hosts: tuple[str, ...], host: bytes, accepted: bytes) -> str | None:
    """The best of ours that an Accept-Encoding takes; None for a host that is none of `hosts`."""
    return best_encoding(accepted) if is_allowed(host.decode("latin-1"), hosts) else None


async def run(app: App, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def make_ready(page: CachedPage, encoding: str, path: str) -> Ready:
    """The two messages of an answer with all its headers, made once for a page and an encoding.

    What is not compressed is not held with the page: it is far larger, and few ask for it.
    """
    body = page.body_in(encoding)
    length = (b"content-length", str(len(body)).encode())
    headers = completed([*headers_in(page, encoding), length], policy_for(path))
    ready: Ready = (
        {"type": "http.response.start", "status": page.status, "headers": headers},
        {"type": "http.response.body", "body": body},
    )
    if encoding:
        page.ready[encoding] = ready
    return ready
