"""A cached page is answered before anything else is asked, with the headers of every answer."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Coroutine
from typing import Any

import pytest

from sehat.config.every_answer import EveryAnswer
from sehat.config.hits import SAME_SECONDS, Hits
from sehat.rendering.cache_store import MemoryStore
from sehat.rendering.changes import ANYTHING, Changes
from sehat.rendering.page_answer import request_without_end
from sehat.rendering.page_cache import PageCache
from sehat.rendering.render_queue import RenderQueue

HEADERS = [(b"Content-Type", b"text/html"), (b"X-Page", b"cache")]


class Version:
    changes = Changes(1)
    is_old = False

    def known(self) -> Changes | None:
        return None if self.is_old else self.changes

    async def current(self) -> Changes:
        return self.changes


class Clock:
    now = 1000.0

    def read(self) -> float:
        return self.now


class Site:
    """The whole way in, as a server drives it; `asked` counts what comes past the hits."""

    def __init__(self, fresh_seconds: int = 300) -> None:
        self.asked = 0
        self.headers = HEADERS
        self.version = Version()
        self.pages = PageCache(self.page, MemoryStore(10**6), self.version, fresh_seconds, RenderQueue(2, 10))
        self.hits = Hits(self.counted(EveryAnswer(self.pages)), self.pages, ("localhost",))

    def counted(self, app: Any) -> Any:
        async def count(scope: Any, receive: Any, send: Any) -> None:
            self.asked += 1
            await app(scope, receive, send)

        return count

    async def page(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.headers})
        await send({"type": "http.response.body", "body": b"<h1>page</h1>" * 50})

    async def get(
        self, query: bytes = b"", host: bytes = b"localhost", *more_hosts: bytes, **headers: bytes
    ) -> list[Any]:
        sent: list[Any] = []
        said = [(name.replace("_", "-").encode(), value) for name, value in headers.items()]
        said += [(b"host", another) for another in more_hosts]
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/condition/piles",
            "query_string": query,
            "headers": [(b"host", host), *said],
        }

        async def send(message: Any) -> None:
            sent.append(message)

        await self.hits(scope, request_without_end(), send)
        return sent


def test_the_second_visitor_gets_the_same_answer_without_asking_anyone() -> None:
    async def test() -> None:
        site = Site()
        first = await site.get(accept_encoding=b"br")
        second = await site.get(accept_encoding=b"br")
        assert site.asked == 1
        assert second[1]["body"] == first[1]["body"]
        assert sorted(second[0]["headers"]) == sorted(first[0]["headers"])
        assert b"content-security-policy" in dict(second[0]["headers"])

    asyncio.run(test())


def test_each_encoding_and_each_spelling_of_an_address_is_a_hit_of_its_own() -> None:
    async def test() -> None:
        site = Site()
        plain, gzipped = await site.get(), await site.get(accept_encoding=b"gzip")
        assert site.asked == 1
        assert dict(gzipped[0]["headers"])[b"content-encoding"] == b"gzip"
        assert b"content-encoding" not in dict(plain[0]["headers"])
        await site.get(b"utm_source=a")
        await site.get(b"utm_source=a")
        assert site.asked == 2

    asyncio.run(test())


def test_who_takes_no_compression_is_answered_and_nothing_is_held_for_them() -> None:
    async def test() -> None:
        site = Site()
        first, second = await site.get(), await site.get()
        assert site.asked == 1
        assert second[1]["body"] == first[1]["body"] == b"<h1>page</h1>" * 50
        assert [page.ready for page in site.pages._store._pages.values()] == [{}]

    asyncio.run(test())


def test_what_needs_a_closer_look_goes_the_long_way() -> None:
    async def test() -> None:
        site = Site()
        first = await site.get()
        etag = dict(first[0]["headers"])[b"etag"]
        assert (await site.get(if_none_match=etag))[0]["status"] == 304
        assert (await site.get(host=b"evil.example"))[0]["status"] == 400
        site.version.changes = Changes(2, {ANYTHING: 2})
        await site.get()
        assert site.asked == 4
        site.version.is_old = True
        await site.get()
        assert site.asked == 5

    asyncio.run(test())


def test_a_page_with_variants_is_no_plain_hit() -> None:
    async def test() -> None:
        site = Site()
        site.headers = [*HEADERS, (b"X-Variants", b"b=0")]
        await site.get()
        await site.get()
        assert site.asked == 2

    asyncio.run(test())


def test_a_page_that_is_too_old_is_looked_at_again() -> None:
    async def test() -> None:
        site = Site(fresh_seconds=-1)
        await site.get()
        await site.get()
        assert site.asked == 2

    asyncio.run(test())


async def outside_a_task(running: Coroutine[Any, Any, Any]) -> None:
    """As a server drives it that has tasks of its own: none of asyncio's runs it."""
    ended = asyncio.get_running_loop().create_future()

    def go_on() -> None:
        try:
            awaited = running.send(None)
        except StopIteration:
            ended.set_result(None)
        except Exception as fault:
            ended.set_exception(fault)
        else:
            awaited.add_done_callback(lambda _: go_on())

    asyncio.get_running_loop().call_soon(go_on)
    await ended


def test_who_waits_too_long_is_told_so_whatever_tasks_the_server_has() -> None:
    async def late(scope: Any, receive: Any, send: Any) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.001):
                await asyncio.Event().wait()
        await send({"type": "http.response.start", "status": 503, "headers": []})

    async def test() -> None:
        site = Site()
        site.hits = Hits(late, site.pages, ("localhost",))
        sent: list[Any] = []

        async def get() -> None:
            sent.extend(await site.get())

        await outside_a_task(get())
        assert [message["status"] for message in sent] == [503]

    asyncio.run(test())


def test_a_host_that_was_a_hit_in_one_encoding_is_refused_under_another_name() -> None:
    async def test() -> None:
        site = Site()
        await site.get(accept_encoding=b"br")
        assert (await site.get(accept_encoding=b"br"))[0]["status"] == 200
        assert (await site.get(host=b"evil.example", accept_encoding=b"br"))[0]["status"] == 400
        assert (await site.get(host=b"\xff\xfe", accept_encoding=b"br"))[0]["status"] == 400

    asyncio.run(test())


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock.read)
    return clock


def test_what_is_asked_again_within_a_millisecond_is_answered_the_same(clock: Clock) -> None:
    async def test() -> None:
        site = Site()
        await site.get(accept_encoding=b"br")
        before = await site.get(accept_encoding=b"br")
        site.version.changes = Changes(2, {ANYTHING: 2})
        clock.now += SAME_SECONDS / 2
        assert await site.get(accept_encoding=b"br") == before
        assert site.asked == 1
        clock.now += SAME_SECONDS
        await site.get(accept_encoding=b"br")
        assert site.asked == 2

    asyncio.run(test())


def test_within_a_millisecond_too_each_host_address_and_encoding_is_looked_at(clock: Clock) -> None:
    async def test() -> None:
        site = Site()
        await site.get(accept_encoding=b"br")
        page = await site.get(accept_encoding=b"br")
        assert (await site.get(host=b"evil.example", accept_encoding=b"br"))[0]["status"] == 400
        assert dict((await site.get(accept_encoding=b"gzip"))[0]["headers"])[b"content-encoding"] == b"gzip"
        etag = dict(page[0]["headers"])[b"etag"]
        assert (await site.get(accept_encoding=b"br", if_none_match=etag))[0]["status"] == 304
        asked = site.asked
        await site.get(b"page=2", accept_encoding=b"br")
        assert site.asked == asked + 1

    asyncio.run(test())


def test_two_hosts_are_refused_for_a_hit_as_for_all_else() -> None:
    """Of a hit the last one counted, of all else the first."""

    async def test() -> None:
        site = Site()
        await site.get(accept_encoding=b"br")
        for hosts in itertools.permutations([b"localhost", b"evil.example"]):
            assert (await site.get(b"", *hosts, accept_encoding=b"br"))[0]["status"] == 400

    asyncio.run(test())
