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
        if scope["type"] == "http" and scope["method"] == "GET":
            page = await self._pages.hit(scope["path"], scope["query_string"])
            encoding = self._encoding(scope["headers"]) if page else None
            if page and encoding is not None:
                start, body = page.ready.get(encoding) or make_ready(page, encoding, scope["path"])
                await send(start)
                await send(body)
                return
        await self._app(scope, receive, send)

    def _encoding(self, headers: list[tuple[bytes, bytes]]) -> str | None:
        """The encoding to answer in; None for what is no plain hit: another host, or a page already there."""
        host = accepted = b""
        for name, value in headers:
            if name == b"accept-encoding":
                accepted = value
            elif name == b"host":
                host = value
            elif name == b"if-none-match":
                return None
        return best_encoding(accepted) if is_allowed(host.decode("latin-1"), self._hosts) else None


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
