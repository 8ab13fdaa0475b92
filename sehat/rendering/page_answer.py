"""What the app says, what a visitor is sent of it: held back, or from a cached page in one piece."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from functools import lru_cache

from sehat.core.asgi import Message, Receive, Scope, Send
from sehat.rendering.cache_store import CachedPage, Headers, compress_now, compress_page
from sehat.rendering.dependencies import NOTHING, Dependencies

PAGE_HEADER, DIGEST_HEADER = b"x-page", b"x-page-digest"
REFUSED = re.compile(r";q=0(\.0*)?(;|$)")  # of an Accept-Encoding: taken never, not just less gladly
INTERNAL = {PAGE_HEADER, DIGEST_HEADER, b"x-variants"}  # between the view and the page cache


@lru_cache(maxsize=256)
def best_encoding(accepted: bytes) -> str:
    """The best of ours that an Accept-Encoding takes; "" for none."""
    parts = accepted.decode("latin-1").lower().replace(" ", "").split(",")
    offered = {part.split(";")[0].strip() for part in parts if not REFUSED.search(part)}
    return next((name for name in ("br", "gzip") if name in offered), "")


@dataclass
class Answer:
    """What the app said, held back until it is known whether everyone may have it."""

    status: int = 500
    headers: Headers = field(default_factory=list)
    body: bytearray = field(default_factory=bytearray)
    mark: bytes = b""
    digest: str = ""
    dependencies: Dependencies = NOTHING  # of what the app made of it
    page: CachedPage | None = None

    async def hold(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            lower = {name.lower(): value for name, value in message["headers"]}
            self.mark = lower.get(PAGE_HEADER, b"")
            self.digest = lower.get(DIGEST_HEADER, b"").decode()
            own = {PAGE_HEADER, DIGEST_HEADER}
            self.headers = [pair for pair in message["headers"] if pair[0].lower() not in own]
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")

    @property
    def is_cacheable(self) -> bool:
        names = {name.lower() for name, _ in self.headers}
        return self.mark == b"cache" and b"set-cookie" not in names

    @property
    def is_no_page(self) -> bool:
        """Whether there is none for everyone any more, it moved or is gone: no fault that an older one may
        stand in for."""
        return self.status < 500 and self.mark != b"fallback" and self.page is None

    def compress(self, version: int) -> CachedPage:
        """The page for everyone. CPU work: call it in a thread."""
        headers, body = self.lasting_headers(), bytes(self.body)
        return compress_page(self.status, headers, body, version, self.digest, self.dependencies)

    def renew(self, cached: CachedPage, version: int) -> CachedPage:
        """The page that is cached, of which the app says that nothing changed."""
        return cached.renewed(self.status, self.lasting_headers(), version, self.dependencies)

    def lasting_headers(self) -> Headers:
        return [pair for pair in self.headers if pair[0].lower() != b"content-length"]


def request_without_end() -> Receive:
    """An empty request that does not end when the first visitor leaves: the page is for everyone."""
    asked = False

    async def receive() -> Message:
        nonlocal asked
        if asked:
            await asyncio.Event().wait()
        asked = True
        return {"type": "http.request", "body": b"", "more_body": False}

    return receive


def without_mark(send: Send) -> Send:
    """The mark is between the view and this cache; no visitor sees it."""

    async def forward(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [pair for pair in message["headers"] if pair[0].lower() not in INTERNAL]
            message = dict(message, headers=headers)
        await send(message)

    return forward


async def send_page(page: CachedPage, scope: Scope, send: Send) -> None:
    """Answer from a cached page: 304 when the visitor has it, else in the encoding the browser takes."""
    asked = dict(scope["headers"])
    if page.status == 200 and is_known(page.etag, asked.get(b"if-none-match", b"")):
        await send_whole(304, headers_in(page, ""), b"", scope, send)
        return
    encoding = best_encoding(asked.get(b"accept-encoding", b""))
    await send_whole(page.status, headers_in(page, encoding), page.body_in(encoding), scope, send)


def is_known(etag: bytes, if_none_match: bytes) -> bool:
    """By the weak comparison of RFC 9110, 8.8.3.2; * is any version."""
    known = {tag.strip().removeprefix(b"W/") for tag in if_none_match.split(b",")}
    return not known.isdisjoint({etag.removeprefix(b"W/"), b"*"})


async def send_own(answer: Answer, scope: Scope, send: Send) -> None:
    """What is one visitor's own, in the encoding the browser takes."""
    body, headers = bytes(answer.body), list(answer.headers)
    said = {name.lower(): value for name, value in headers}
    encoding = best_encoding(dict(scope["headers"]).get(b"accept-encoding", b""))
    if (
        encoding
        and said.get(b"content-type", b"").startswith(b"text/html")
        and b"content-encoding" not in said
    ):
        body = await asyncio.to_thread(compress_now, body, encoding)
        headers += [(b"content-encoding", encoding.encode()), (b"vary", b"Accept-Encoding")]
    await send_whole(answer.status, headers, body, scope, send)


def headers_in(page: CachedPage, encoding: str) -> Headers:
    headers = [*page.headers, (b"etag", page.etag), (b"vary", b"Accept-Encoding")]
    return [*headers, (b"content-encoding", encoding.encode())] if encoding else headers


async def send_whole(status: int, headers: Headers, body: bytes, scope: Scope, send: Send) -> None:
    """One answer in one piece; HEAD has the headers of GET and no body."""
    headers = [pair for pair in headers if pair[0].lower() not in INTERNAL]
    if status != 304:
        headers = [pair for pair in headers if pair[0].lower() != b"content-length"]
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
