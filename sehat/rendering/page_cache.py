"""Whole pages, the same for every visitor, without touching Django.

A page is fresh for PAGE_CACHE_SECONDS. After that it is served once more while one task renders it again.
After a change of what it was made of it is rendered again first; after any other change it is as good as
new. While the renderer is down, or more is asked than can be rendered, the last good page is served, however
old.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from urllib.parse import quote, urlsplit

from django.conf import settings
from django.db import close_old_connections

from sehat.core.asgi import App, Receive, Scope, Send, text_headers
from sehat.core.bots import is_bot
from sehat.core.client_address import address_behind, bucket_of
from sehat.rendering.cache_store import CACHED_DIGEST, CachedPage, MemoryStore
from sehat.rendering.cache_version import CacheVersion
from sehat.rendering.changes import Changes
from sehat.rendering.fallback import busy_html
from sehat.rendering.further_compression import FurtherCompression
from sehat.rendering.page_answer import (
    Answer,
    send_own,
    send_page,
    send_whole,
    without_mark,
)
from sehat.rendering.page_key import address_of, page_key
from sehat.rendering.page_render import Render, rendered_by
from sehat.rendering.page_visits import Visits
from sehat.rendering.render_queue import Busy, RenderQueue
from sehat.rendering.variants import VARIANT, chosen

# A person sees a page as late as RENDER_WAIT_SECONDS; a machine comes again, and waits for so much of it.
SHARE_OF_BOTS = 0.2
RETRY_AFTER_SECONDS = b"5"
# Addresses as they are spelled, and which page each is: 5,000 of at most 500 characters are 4 MB.
KNOWN_ADDRESSES, MAX_KNOWN_LENGTH = 5_000, 500
NOBODY = ""  # whose turn it is when no visitor waits
Turn = AbstractAsyncContextManager[None]
logger = logging.getLogger(__name__)


class PageCache:
    """`app` behind a `store` of pages. What is rendered waits its turn in `queue`.

    `render` does that elsewhere than here (render_process.py).
    """

    def __init__(
        self,
        app: App,
        store: MemoryStore,
        version: CacheVersion,
        fresh_seconds: int,
        queue: RenderQueue,
        render: Render | None = None,
    ) -> None:
        self._app = app
        self._render_page = render or rendered_by(app)
        self._store = store
        self._version = version
        self._fresh = fresh_seconds
        self._queue = queue
        self._further = FurtherCompression(store)
        self._rendering: dict[str, asyncio.Task[Answer]] = {}
        self._keys: dict[tuple[str, bytes], str] = {}
        self._comparing = ThreadPoolExecutor(1, thread_name_prefix="compare")
        self.visits = Visits()

    def hit(self, path: str, query: bytes) -> CachedPage | None:
        """The page at an address as it is spelled, if it is in memory, fresh, and the same for all."""
        key = self._keys.get((path, query))
        page = self._store.in_memory(key) if key else None
        if key is None or page is None or page.has_variants:
            return None
        changes = self._version.known()
        if changes is None or page.version != changes.version:
            return None
        if not 0 <= page.age() <= self._fresh:
            return None
        self.visits.note(key)
        if not page.is_compressed_further:
            self._further.offer(key, page)
        return page

    async def current_version(self) -> int:
        return (await self._version.current()).version

    async def renew(self, key: str) -> bool:
        """Renders a cached page that is out of date again, for no visitor. Raises Busy while no turn is free.

        False: it is as it was, and a hit again, or is being rendered.
        """
        changes = await self._version.current()
        page = await self._confirmed(key, await self._store.get(key, changes), changes)
        if page is None or page.version == changes.version or key in self._rendering:
            return False
        async with self._queue.turn(NOBODY, 0):
            await asyncio.shield(self._render(key, scope_of(key), changes.version, page, nullcontext()))
        return True

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        key = self._key(scope)
        if key is None:
            await self._app(scope, receive, without_mark(send))
            return
        await self._serve(key, scope, send)

    async def _serve(self, key: str, scope: Scope, send: Send) -> None:
        changes = await self._version.current()
        version = changes.version
        page = await self._confirmed(key, await self._store.get(key, changes), changes)
        if page:
            self.visits.note(key)
        if page and page.version == version:
            if not 0 <= page.age() <= self._fresh:  # below zero: the clock was set back
                self._render(key, scope, version, page)
            await self._send(page, key, scope, send)
            return
        try:
            answer = await self._answer(key, scope, version, page)
        except Busy:
            await (send_page(page, scope, send) if page else send_busy(scope, send))
            return
        if answer.page:
            await self._send(answer.page, key, scope, send)
        elif page and answer.mark == b"fallback":
            await send_page(page, scope, send)
        else:
            await send_own(answer, scope, send)

    async def _confirmed(self, key: str, page: CachedPage | None, changes: Changes) -> CachedPage | None:
        """The page as of now where nothing that it was made of changed; else as it was."""
        if page is None or page.version == changes.version:
            return page
        if page.is_untouched(changes):
            found = page.confirmed(changes)
        else:
            found = await asyncio.get_running_loop().run_in_executor(self._comparing, compared, page, changes)
        now = self._store.in_memory(key)
        if now is not None and now is not page:  # rendered by somebody meanwhile
            return now
        if found and now:
            self._store.put_in_memory(key, found)
        return found or page

    async def _answer(self, key: str, scope: Scope, version: int, page: CachedPage | None) -> Answer:
        """Rendered once for all who ask for the same page; again for each where it is one visitor's own.

        Who waits by the turn of another, a machine it may be, takes their own where that one gives up first.
        """
        now = asyncio.get_running_loop().time
        until = now() + visitor(scope)[1]
        while True:
            is_first = key not in self._rendering
            try:
                answer = await asyncio.shield(self._render(key, scope, version, page))
            except Busy:
                if is_first or now() >= until:
                    raise
            else:
                return answer if answer.page or is_first else await self._ask(scope)

    async def _send(self, page: CachedPage, key: str, scope: Scope, send: Send) -> None:
        """The page, or the variant of it that this visitor sees, which is cached beside it."""
        letter = variant_for(page, scope)
        if letter:
            await self._serve(f"{key}#{letter}", dict(scope, **{VARIANT: letter}), send)
        else:
            await send_page(page, scope, send)

    def _key(self, scope: Scope) -> str | None:
        if scope["type"] != "http" or scope["method"] not in {"GET", "HEAD"}:
            return None
        path, query = scope["path"], scope["query_string"]
        key = page_key(path, query.decode("latin-1"))
        if key and len(path) + len(query) <= MAX_KNOWN_LENGTH:
            if len(self._keys) >= KNOWN_ADDRESSES:
                self._keys.clear()
            self._keys[path, query] = key
        return key

    def _render(
        self, key: str, scope: Scope, version: int, page: CachedPage | None, turn: Turn | None = None
    ) -> asyncio.Task[Answer]:
        """The one task that renders `key` now, which is `page` so far; who comes meanwhile waits for it."""
        task = self._rendering.get(key)
        if task is None:
            asked = dict(scope, method="GET")
            task = asyncio.create_task(self._ask_and_store(key, asked, version, page, turn))
            self._rendering[key] = task
            task.add_done_callback(lambda done: self._end(key, done))
        return task

    def _end(self, key: str, task: asyncio.Task[Answer]) -> None:
        self._rendering.pop(key, None)
        if not task.cancelled():
            task.exception()  # whoever waits is told of it; a refresh that found no turn comes again

    async def _ask_and_store(
        self, key: str, scope: Scope, version: int, page: CachedPage | None, turn: Turn | None
    ) -> Answer:
        asked = dict(scope, **{CACHED_DIGEST: page.digest}) if page else scope
        answer = await self._ask(asked, version, turn)
        if page and answer.mark == b"unchanged":
            answer.page = answer.renew(page, version)
        if answer.page:
            await self._store.put(key, answer.page)
        elif page and answer.is_no_page:
            await self._store.remove(key)
        return answer

    async def _ask(self, scope: Scope, version: int = 0, turn: Turn | None = None) -> Answer:
        """What the app says, when the turn has come: this visitor's, if none is given. Raises Busy."""
        async with turn or self._queue.turn(*visitor(scope)):
            return await self._render_page(scope, version)


def scope_of(key: str) -> Scope:
    """What a server would say of a request for the page: alike for all, it needs nothing of a visitor."""
    path, query, letter = address_of(key)
    site = urlsplit(settings.SITE_URL)
    return {
        "type": "http",
        "method": "GET",
        "scheme": site.scheme,
        "path": path,
        "raw_path": quote(path).encode(),
        "query_string": query.encode(),
        "headers": [(b"host", site.netloc.encode()), (b"x-forwarded-proto", site.scheme.encode())],
        **({VARIANT: letter} if letter else {}),
    }


def compared(page: CachedPage, changes: Changes) -> CachedPage | None:
    """With what cached reads say now, in a thread: None where one of them says something else."""
    close_old_connections()
    try:
        return page.confirmed(changes)
    except Exception:
        logger.warning("a page could not be compared, and is rendered again", exc_info=True)
        return None
    finally:
        close_old_connections()


def variant_for(page: CachedPage, scope: Scope) -> str:
    """The letter of the variant this visitor sees; "" for the page as it is."""
    told = next((value for name, value in page.headers if name.lower() == b"x-variants"), None)
    if told is None:
        return ""
    headers = text_headers(scope)
    peer = (scope.get("client") or ("",))[0]
    address = address_behind(headers.get("x-forwarded-for", ""), peer)
    who = "|".join((scope["path"], address, headers.get("user-agent", "")))
    return chosen(told.decode(), who, headers)


def visitor(scope: Scope) -> tuple[str, float]:
    """Whose turn it is, and how many seconds it is waited for."""
    headers = text_headers(scope)
    peer = (scope.get("client") or ("",))[0]
    who = bucket_of(address_behind(headers.get("x-forwarded-for", ""), peer))
    share = SHARE_OF_BOTS if is_bot(headers.get("user-agent", "")) else 1
    return who, settings.RENDER_WAIT_SECONDS * share


async def send_busy(scope: Scope, send: Send) -> None:
    """A light answer, which costs no rendering."""
    headers = [
        (b"content-type", b"text/html; charset=utf-8"),
        (b"retry-after", RETRY_AFTER_SECONDS),
        (b"cache-control", b"no-store"),
    ]
    await send_whole(503, headers, busy_html(scope["path"]), scope, send)
