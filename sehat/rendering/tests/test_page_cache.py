"""The outermost layer, driven as a server drives it."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable
from typing import Any

import brotli
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.rendering.cache_store import MemoryStore
from sehat.rendering.changes import ANYTHING, Changes
from sehat.rendering.page_answer import best_encoding
from sehat.rendering.page_cache import PageCache
from sehat.rendering.render_queue import RenderQueue

CACHEABLE = [(b"Content-Type", b"text/html"), (b"X-Page", b"cache")]


class Origin:
    """The application behind the cache: counts its calls and answers as it is told."""

    def __init__(self) -> None:
        self.calls = 0
        self.headers = CACHEABLE
        self.body = b"<h1>page</h1>" * 50
        self.status = 200
        self.gate: asyncio.Event | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.calls += 1
        body = self.body
        if self.gate:
            await self.gate.wait()
        await send({"type": "http.response.start", "status": self.status, "headers": self.headers})
        await send({"type": "http.response.body", "body": body})


class Moving:
    """A version that a test moves on."""

    def __init__(self) -> None:
        self.changes = Changes(1)

    def known(self) -> Changes:
        return self.changes

    async def current(self) -> Changes:
        return self.changes

    def change(self, *tags: str) -> None:
        self.changes = self.changes.after(tags or [ANYTHING], 0)


class Site:
    """A cache in front of an origin, and a browser in front of the cache."""

    def __init__(self, fresh_seconds: int = 300, limit: int = 10_000_000) -> None:
        self.origin = Origin()
        self.version = Moving()
        self.queue = RenderQueue(at_once=100, longest=100)
        self.cache = PageCache(self.origin, MemoryStore(limit), self.version, fresh_seconds, self.queue)

    async def get(self, path: str = "/", query: str = "", method: str = "GET", **headers: str) -> Answer:
        sent: list[dict[str, Any]] = []
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": query.encode(),
            "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
        }

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b""}

        async def send(message: Any) -> None:
            sent.append(dict(message))

        await self.cache(scope, receive, send)
        return Answer(sent)


class Answer:
    def __init__(self, sent: list[dict[str, Any]]) -> None:
        self.status: int = sent[0]["status"]
        self.headers = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
        self.body: bytes = b"".join(message.get("body", b"") for message in sent[1:])


def run(test: Callable[[Site], Awaitable[None]], **options: int) -> None:
    async def whole() -> None:
        await test(Site(**options))

    asyncio.run(whole())


def test_a_page_is_drawn_once_and_the_mark_is_seen_by_nobody() -> None:
    async def test(site: Site) -> None:
        first, second = await site.get(), await site.get()
        assert site.origin.calls == 1
        assert first.body == second.body == site.origin.body
        assert "x-page" not in first.headers
        assert second.headers["vary"] == "Accept-Encoding"

    run(test)


def test_a_hundred_visitors_at_once_cost_one_drawing() -> None:
    async def test(site: Site) -> None:
        site.origin.gate = asyncio.Event()
        waiting = [asyncio.create_task(site.get()) for _ in range(100)]
        await asyncio.sleep(0)
        site.origin.gate.set()
        answers = await asyncio.gather(*waiting)
        assert site.origin.calls == 1
        assert {answer.body for answer in answers} == {site.origin.body}

    run(test)


def test_it_speaks_brotli_gzip_and_plain() -> None:
    async def test(site: Site) -> None:
        br = await site.get(accept_encoding="gzip, deflate, br")
        gz = await site.get(accept_encoding="gzip;q=1.0, br;q=0")
        plain = await site.get()
        assert (br.headers["content-encoding"], brotli.decompress(br.body)) == ("br", plain.body)
        assert (gz.headers["content-encoding"], gzip.decompress(gz.body)) == ("gzip", plain.body)
        assert int(br.headers["content-length"]) == len(br.body)

    run(test)


def test_a_page_the_browser_has_is_a_304_without_a_body() -> None:
    async def test(site: Site) -> None:
        etag = (await site.get()).headers["etag"]
        again = await site.get(if_none_match=f'"other", {etag}')
        assert (again.status, again.body) == (304, b"")
        assert "content-length" not in again.headers
        assert (await site.get(if_none_match='"other"')).status == 200

    run(test)


def test_head_has_the_headers_of_get_and_no_body() -> None:
    async def test(site: Site) -> None:
        head, get = await site.get(method="HEAD"), await site.get()
        assert head.body == b""
        assert head.headers["content-length"] == get.headers["content-length"]
        assert site.origin.calls == 1

    run(test)


def test_after_a_publish_the_next_visitor_sees_the_new_page() -> None:
    async def test(site: Site) -> None:
        await site.get()
        site.origin.body = b"new"
        assert (await site.get()).body != b"new"
        site.version.change()
        assert (await site.get()).body == b"new"

    run(test)


def test_an_old_page_is_served_once_more_while_it_is_drawn_anew() -> None:
    async def test(site: Site) -> None:
        old = (await site.get()).body
        site.origin.body = b"new"
        assert (await site.get()).body == old
        while site.cache._rendering:
            await asyncio.gather(*site.cache._rendering.values())
        assert site.origin.calls >= 2
        assert (await site.get()).body == b"new"

    run(test, fresh_seconds=-1)


def test_a_page_of_before_the_clock_was_set_back_is_not_fresh_for_as_much_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(site: Site) -> None:
        await site.get()
        now = time.time()
        monkeypatch.setattr("sehat.rendering.cache_store.time.time", lambda: now - 86400)
        await site.get()
        while site.cache._rendering:
            await asyncio.gather(*site.cache._rendering.values())
        assert site.origin.calls == 2

    run(test)


def test_while_the_renderer_is_down_the_last_good_page_stands_in() -> None:
    async def test(site: Site) -> None:
        good = (await site.get()).body
        site.version.change()
        site.origin.headers = [(b"X-Page", b"fallback")]
        site.origin.body = b"shell"
        assert (await site.get()).body == good
        assert (await site.get("/never-seen")).body == b"shell"
        site.origin.headers, site.origin.body = CACHEABLE, b"back"
        assert (await site.get()).body == b"back"

    run(test)


@pytest.mark.parametrize(
    "headers",
    [
        [(b"content-type", b"text/html")],
        [*CACHEABLE, (b"Set-Cookie", b"a=b")],
        [(b"X-Page", b"fallback")],
    ],
)
def test_what_is_one_visitor_s_own_is_never_kept(headers: list[tuple[bytes, bytes]]) -> None:
    async def test(site: Site) -> None:
        site.origin.headers = headers
        await site.get()
        await site.get()
        assert site.origin.calls == 2

    run(test)


@pytest.mark.parametrize(
    "asked",
    [
        {"method": "POST"},
        {"path": "/api/cities"},
        {"path": "/timeline/visitorid"},
        {"path": "/dmg/v1/web/citylist"},
        {"path": "/cms/"},
    ],
)
def test_calls_and_staff_go_straight_through(asked: dict[str, str]) -> None:
    async def test(site: Site) -> None:
        await site.get(**asked)
        await site.get(**asked)
        assert site.origin.calls == 2

    run(test)


def test_who_is_logged_in_gets_the_page_of_everyone() -> None:
    async def test(site: Site) -> None:
        cookie = "credentials=%7B%22token%22%3A%22t%22%7D; profile=%7B%22name%22%3A%22Asha%22%7D; visitorid=1"
        first = await site.get(cookie=cookie)
        assert (await site.get()).body == first.body
        assert (await site.get(cookie="credentials=" + "x" * 8000)).body == first.body
        assert site.origin.calls == 1
        assert "vary" not in first.headers or first.headers["vary"] == "Accept-Encoding"

    run(test)


def test_campaign_parameters_share_the_page_and_filters_have_their_own() -> None:
    async def test(site: Site) -> None:
        doctors = "/pune/doctors/urology"
        await site.get(doctors, query="utm_source=a&gclid=1")
        await site.get(doctors, query="utm_source=b")
        assert site.origin.calls == 1
        await site.get(doctors, query="fee=low&utm_source=b")
        assert site.origin.calls == 2

    run(test)


def test_memory_is_bounded_and_the_oldest_page_leaves() -> None:
    async def test(site: Site) -> None:
        for number in range(50):
            await site.get(f"/{number}")
        await site.get("/49")
        assert site.origin.calls == 50
        await site.get("/0")
        assert site.origin.calls == 51

    run(test, limit=60_000)


@given(st.text(max_size=60))
def test_any_accept_encoding_gives_an_encoding_we_have(value: str) -> None:
    assert best_encoding(value.encode("utf-8")) in {"", "gzip", "br"}


def test_a_page_that_shows_what_it_showed_is_not_rendered_again() -> None:
    async def test(site: Site) -> None:
        site.origin.headers = [*CACHEABLE, (b"X-Page-Digest", b"d1")]
        first = await site.get()
        site.version.change()
        site.origin.headers = [(b"Content-Type", b"text/html"), (b"X-Page", b"unchanged")]
        site.origin.headers += [(b"X-Page-Digest", b"d1"), (b"X-Robots-Tag", b"none")]
        site.origin.body = b""
        again = await site.get()
        assert (again.body, again.headers["etag"]) == (first.body, first.headers["etag"])
        assert again.headers["x-robots-tag"] == "none"  # what stands beside the HTML is that of now
        assert "x-page-digest" not in again.headers
        await site.get()
        assert site.origin.calls == 2

    run(test)


def test_the_app_is_told_what_is_cached_and_no_visitor_can_tell_it() -> None:
    class Told(Origin):
        known: list[object] = []

        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            self.known.append(scope.get("sehat.digest"))
            await super().__call__(scope, receive, send)

    async def test() -> None:
        site = Site()
        site.origin = Told()
        site.origin.headers = [*CACHEABLE, (b"X-Page-Digest", b"d1")]
        site.cache = PageCache(site.origin, MemoryStore(10**7), site.version, 300, site.queue)
        await site.get(sehat_digest="evil", x_page_digest="evil")
        site.version.change()
        await site.get()
        assert Told.known == [None, "d1"]

    asyncio.run(test())


def test_what_is_one_visitor_s_own_is_compressed_for_its_way() -> None:
    async def test(site: Site) -> None:
        site.origin.headers = [(b"Content-Type", b"text/html; charset=utf-8")]
        own = await site.get("/search", "q=knee", accept_encoding="gzip, br")
        assert (own.headers["content-encoding"], own.headers["vary"]) == ("br", "Accept-Encoding")
        assert brotli.decompress(own.body) == site.origin.body
        assert (await site.get("/search", "q=knee")).body == site.origin.body

    run(test)


def test_a_page_and_its_variant_are_kept_beside_each_other_and_each_visitor_sees_one() -> None:
    class Varied(Origin):
        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            letter = scope.get("sehat.variant", "a")
            self.headers = [*CACHEABLE, (b"X-Variants", b"b=50")] if letter == "a" else CACHEABLE
            self.body = letter.encode() * 2000
            await super().__call__(scope, receive, send)

    async def visit() -> None:
        site = Site()
        site.origin = Varied()
        site.cache = PageCache(site.origin, MemoryStore(10**7), site.version, 300, site.queue)
        person = {"user-agent": "Mozilla/5.0 Chrome/130.0"}
        for letter in "abab":
            answer = await site.get(cookie=f"variant={letter}", **person)
            assert answer.body[:1] == letter.encode()
            assert "x-variants" not in answer.headers
        assert site.origin.calls == 2  # each was rendered once
        others = [await site.get(**{"user-agent": f"Mozilla/5.0 {number}"}) for number in range(40)]
        assert {answer.body[:1] for answer in others} == {b"a", b"b"}
        assert (await site.get(**person, **{"sec-gpc": "1"})).body[:1] == b"a"

    asyncio.run(visit())
