"""Outermost: a cached page is answered from what is ready, before anything else is asked."""

from __future__ import annotations

from sehat.config.every_answer import completed, is_allowed, policy_for
from sehat.core.asgi import App, Message, Receive, Scope, Send
from sehat.rendering.cache_store import CachedPage
from sehat.rendering.page_answer import best_encoding, headers_in
from sehat.rendering.page_cache import PageCache


class Hits:
    """`app` is asked for all but hits of `pages`; `hosts` are the names the site has."""

    def __init__(self, app: App, pages: PageCache, hosts: tuple[str, ...]) -> None:
        self._app = app
        self._pages = pages
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ready = self._ready(scope)
        if ready is None:
            await self._app(scope, receive, send)
            return
        start, body = ready
        await send(start)
        await send(body)

    def _ready(self, scope: Scope) -> tuple[Message, Message] | None:
        """None for what is no plain hit: no page, another host, or a page that the visitor has already."""
        if scope["type"] != "http" or scope["method"] != "GET":
            return None
        page = self._pages.hit(scope["path"], scope["query_string"])
        if page is None:
            return None
        asked: dict[bytes, bytes] = dict(scope["headers"])
        host = asked.get(b"host", b"").decode("latin-1")
        if b"if-none-match" in asked or not is_allowed(host, self._hosts):
            return None
        encoding = best_encoding(asked.get(b"accept-encoding", b""))
        return page.ready.get(encoding) or make_ready(page, encoding, scope["path"])


def make_ready(page: CachedPage, encoding: str, path: str) -> tuple[Message, Message]:
    """The two messages of an answer with all its headers, made once for a page and an encoding.

    What is not compressed is not held: it is far larger, and few ask for it.
    """
    body = page.body_in(encoding)
    length = (b"content-length", str(len(body)).encode())
    headers = completed([*headers_in(page, encoding), length], policy_for(path))
    ready: tuple[Message, Message] = (
        {"type": "http.response.start", "status": page.status, "headers": headers},
        {"type": "http.response.body", "body": body},
    )
    if encoding:
        page.ready[encoding] = ready
    return ready
