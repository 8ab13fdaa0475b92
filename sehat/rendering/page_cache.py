"""The outermost layer: whole pages, the same for every visitor, without touching Django.

A page is fresh for PAGE_CACHE_SECONDS. After that it is served once more while one task renders it again.
After a publish (another version) it is rendered again first. While the renderer is down the last good
page is served, however old.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, urlencode

from sehat.core.client_address import address_behind
from sehat.rendering.cache_store import CachedPage, Headers, MemoryStore, compress_page
from sehat.rendering.cache_version import CacheVersion
from sehat.rendering.variants import VARIANT, chosen

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

# The query parameters that change a cached page, by its address; all others stay in the address bar alone.
LISTS = frozenset(
    {"fee", "experience", "gender", "language", "insurance", "verified"}  # of doctors
    | {"beds", "accreditation", "locality", "city"}  # and of hospitals
    | {"sort", "page"}
)
PAGE_QUERY: tuple[tuple[re.Pattern[str], frozenset[str]], ...] = (
    (re.compile(r"/[^/]+/(?:doctors|hospitals)/[^/]+|/hospitals/insurance/[^/]+"), LISTS),
    (re.compile(r"(?:/hi)?/blog|/reviews"), frozenset({"department", "page"})),
    # What is typed at /insurance is not cached, and is not answered with the page of all.
    (re.compile(r"/insurance"), frozenset({"q"})),
)
EVERYWHERE = frozenset({"patientapp"})
CALLS = ("/api", "/users/v1/", "/lead/v1/", "/dmg/v1/", "/timeline/", "/sms/")
NEVER_CACHED = ("/cms", "/static/", "/media/", "/models/", "/documents", "/sitemap", *CALLS)
MAX_QUERY_LENGTH = 300
PAGE_HEADER = b"x-page"
INTERNAL = {PAGE_HEADER, b"x-variants"}  # between the view and this cache


def query_of(path: str) -> frozenset[str]:
    """The query parameters that the page at an address reads."""
    return EVERYWHERE.union(*(names for address, names in PAGE_QUERY if address.fullmatch(path)))


def page_key(path: str, query: str) -> str | None:
    """Path and allow-listed query, in one order. None: this address is not cached."""
    if path.startswith(NEVER_CACHED):
        return None
    read = query_of(path) if query else EVERYWHERE
    pairs = sorted(pair for pair in parse_qsl(query[:10_000]) if pair[0] in read)
    text = urlencode(pairs)
    return None if len(text) > MAX_QUERY_LENGTH else f"{path}?{text}"


def accepted_encoding(headers: Headers) -> str:
    accepted = dict(headers).get(b"accept-encoding", b"").decode("latin-1").lower()
    offered = {
        part.split(";")[0].strip() for part in accepted.split(",") if "q=0" not in part.replace(" ", "")
    }
    return next((name for name in ("br", "gzip") if name in offered), "")


@dataclass
class Answer:
    """What the app said, held back until it is known whether everyone may have it."""

    status: int = 500
    headers: Headers = field(default_factory=list)
    body: bytearray = field(default_factory=bytearray)
    mark: bytes = b""
    page: CachedPage | None = None

    async def hold(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = [pair for pair in message["headers"] if pair[0].lower() != PAGE_HEADER]
            lower = {name.lower(): value for name, value in message["headers"]}
            self.mark = lower.get(PAGE_HEADER, b"")
        elif message["type"] == "http.response.body":
            self.body += message.get("body", b"")

    @property
    def is_cacheable(self) -> bool:
        names = {name.lower() for name, _ in self.headers}
        return self.mark == b"cache" and b"set-cookie" not in names


class PageCache:
    def __init__(self, app: App, store: MemoryStore, version: CacheVersion, fresh_seconds: int) -> None:
        self._app = app
        self._store = store
        self._version = version
        self._fresh = fresh_seconds
        self._rendering: dict[str, asyncio.Task[Answer]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        key = self._key(scope)
        if key is None:
            await self._app(scope, receive, without_mark(send))
            return
        await self._serve(key, scope, receive, send)

    async def _serve(self, key: str, scope: Scope, receive: Receive, send: Send) -> None:
        version = await self._version.current()
        page = await self._store.get(key, version)
        if page and page.version == version:
            if not 0 <= page.age() <= self._fresh:  # below zero: the clock was set back
                self._render(key, scope, version)
            await self._send(page, key, scope, receive, send)
            return
        is_first = key not in self._rendering
        answer = await asyncio.shield(self._render(key, scope, version))
        if answer.page:
            await self._send(answer.page, key, scope, receive, send)
        elif page and answer.mark == b"fallback":
            await send_page(page, scope, send)
        elif is_first:
            await send_whole(answer.status, answer.headers, bytes(answer.body), scope, send)
        else:
            await self._app(scope, receive, without_mark(send))

    async def _send(self, page: CachedPage, key: str, scope: Scope, receive: Receive, send: Send) -> None:
        """The page, or the variant of it that this visitor sees, which is cached beside it."""
        letter = variant_for(page, scope)
        if letter:
            await self._serve(f"{key}#{letter}", dict(scope, **{VARIANT: letter}), receive, send)
        else:
            await send_page(page, scope, send)

    def _key(self, scope: Scope) -> str | None:
        if scope["type"] != "http" or scope["method"] not in {"GET", "HEAD"}:
            return None
        return page_key(scope["path"], scope["query_string"].decode("latin-1"))

    def _render(self, key: str, scope: Scope, version: str) -> asyncio.Task[Answer]:
        """The one task that renders `key` now; whoever asks meanwhile waits for the same one."""
        task = self._rendering.get(key)
        if task is None:
            task = asyncio.create_task(self._ask(key, dict(scope, method="GET"), version))
            self._rendering[key] = task
            task.add_done_callback(lambda _: self._rendering.pop(key, None))
        return task

    async def _ask(self, key: str, scope: Scope, version: str) -> Answer:
        answer = Answer()
        await self._app(scope, request_without_end(), answer.hold)
        if answer.is_cacheable:
            headers = [pair for pair in answer.headers if pair[0].lower() != b"content-length"]
            answer.page = await asyncio.to_thread(
                compress_page, answer.status, headers, bytes(answer.body), version
            )
            await self._store.put(key, answer.page)
        return answer


def variant_for(page: CachedPage, scope: Scope) -> str:
    """The letter of the variant this visitor sees; "" for the page as it is."""
    told = next((value for name, value in page.headers if name.lower() == b"x-variants"), None)
    if told is None:
        return ""
    headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
    peer = (scope.get("client") or ("",))[0]
    address = address_behind(headers.get("x-forwarded-for", ""), peer)
    who = "|".join((scope["path"], address, headers.get("user-agent", "")))
    return chosen(told.decode(), who, headers)


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
    headers = [*page.headers, (b"etag", page.etag), (b"vary", b"Accept-Encoding")]
    known = {tag.strip() for tag in asked.get(b"if-none-match", b"").split(b",")}
    if page.status == 200 and page.etag in known:
        await send_whole(304, headers, b"", scope, send)
        return
    encoding = accepted_encoding(scope["headers"])
    if encoding:
        headers.append((b"content-encoding", encoding.encode()))
    await send_whole(page.status, headers, page.bodies[encoding], scope, send)


async def send_whole(status: int, headers: Headers, body: bytes, scope: Scope, send: Send) -> None:
    """One answer in one piece; HEAD has the headers of GET and no body."""
    headers = [pair for pair in headers if pair[0].lower() not in INTERNAL]
    if status != 304:
        headers = [pair for pair in headers if pair[0].lower() != b"content-length"]
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
