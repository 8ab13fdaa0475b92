"""A page that is gone, moved, or no longer for everyone is not served again by the page cache."""

from __future__ import annotations

import asyncio

import pytest
import redis.asyncio
from hypothesis import given
from hypothesis import strategies as st

from sehat.rendering.cache_store import MemoryStore, SharedStore, compress_page
from sehat.rendering.changes import Changes
from sehat.rendering.page_answer import Answer
from sehat.rendering.render_queue import RenderQueue
from sehat.rendering.tests.test_page_cache import CACHEABLE, Site, run
from sehat.rendering.tests.test_shared_store import redis_url

__all__ = ["redis_url"]
HTML = [(b"content-type", b"text/html")]
KEYS = st.sampled_from(["/", "/doctor/a", "/doctor/b", "/hi/doctor/a"])


async def rendered(site: Site) -> None:
    while site.cache._rendering:
        await asyncio.gather(*site.cache._rendering.values())


def lose(site: Site, status: int) -> None:
    """The application has no page for everyone at any address from now on."""
    site.origin.status, site.origin.headers, site.origin.body = status, HTML, b"gone"


@pytest.mark.parametrize("status", [404, 410, 301, 308, 200])
def test_what_was_found_to_be_gone_is_not_served_when_nothing_can_be_rendered(status: int) -> None:
    """The page of a doctor who was taken off the site came back while many pages were asked for."""

    async def test(site: Site) -> None:
        await site.get()
        lose(site, status)
        site.version.change()
        assert (await site.get()).body == b"gone"
        site.cache._queue = RenderQueue(at_once=1, longest=0)
        async with site.cache._queue.turn("203.0.113.9", 1):
            assert (await site.get()).status == 503

    run(test)


@pytest.mark.parametrize("status", [404, 302])
def test_a_page_that_ended_by_the_clock_is_served_once_more_and_then_never(status: int) -> None:
    """Nothing changed but the time: the old page was served, and rendered in vain, for ever."""

    async def test(site: Site) -> None:
        old = (await site.get()).body
        lose(site, status)
        assert (await site.get()).body == old
        await rendered(site)
        assert (await site.get()).status == status

    run(test, fresh_seconds=-1)


@pytest.mark.parametrize("status", [500, 502, 503])
def test_a_fault_of_the_application_takes_no_page_away(status: int) -> None:
    async def test(site: Site) -> None:
        old = (await site.get()).body
        lose(site, status)
        assert (await site.get()).body == old
        await rendered(site)
        assert (await site.get()).body == old

    run(test, fresh_seconds=-1)


def test_a_renderer_that_is_down_takes_no_page_away() -> None:
    async def test(site: Site) -> None:
        old = (await site.get()).body
        site.origin.headers, site.origin.body = [(b"X-Page", b"fallback")], b"shell"
        assert (await site.get()).body == old
        await rendered(site)
        assert (await site.get()).body == old

    run(test, fresh_seconds=-1)


def test_a_page_that_comes_back_is_cached_again() -> None:
    async def test(site: Site) -> None:
        await site.get()
        lose(site, 404)
        site.version.change()
        assert (await site.get()).status == 404
        site.origin.status, site.origin.headers, site.origin.body = 200, CACHEABLE, b"back"
        calls = site.origin.calls
        assert [(await site.get()).body for _ in range(3)] == [b"back"] * 3
        assert site.origin.calls == calls + 1

    run(test)


def test_a_page_that_is_gone_takes_no_other_with_it() -> None:
    async def test(site: Site) -> None:
        await site.get("/doctor/a")
        other = (await site.get("/doctor/b")).body
        lose(site, 404)
        site.version.change()
        assert (await site.get("/doctor/a")).status == 404
        site.origin.headers = [(b"X-Page", b"fallback")]
        assert (await site.get("/doctor/b")).body == other

    run(test)


def test_no_page_is_rendered_ahead_that_is_gone() -> None:
    async def test(site: Site) -> None:
        await site.get()
        await site.get()
        lose(site, 404)
        site.version.change()
        assert await site.cache.renew("/?")
        calls = site.origin.calls
        site.version.change()
        assert not await site.cache.renew("/?")
        assert site.origin.calls == calls

    run(test)


@given(st.lists(st.tuples(KEYS, st.booleans()), max_size=30))
def test_what_is_stored_and_forgotten_leaves_the_store_as_large_as_its_pages(
    steps: list[tuple[str, bool]],
) -> None:
    store, there = MemoryStore(10**9), dict[str, object]()

    async def test() -> None:
        for number, (key, is_stored) in enumerate(steps):
            if is_stored:
                there[key] = made = compress_page(200, HTML, b"x" * number, 1)
                await store.put(key, made)
            else:
                there.pop(key, None)
                await store.remove(key)

    asyncio.run(test())
    assert {key for key in ("/", "/doctor/a", "/doctor/b", "/hi/doctor/a") if store.in_memory(key)} == set(
        there
    )
    assert store._size == sum(made.size for made in store._pages.values())


def test_a_page_that_one_machine_finds_gone_is_given_to_no_other(redis_url: str) -> None:
    async def test() -> None:
        async with redis.asyncio.Redis.from_url(redis_url) as client:
            one, other = SharedStore(10**6, client), SharedStore(10**6, client)
            await one.put("/gone", compress_page(200, HTML, b"page", 1))
            await one.remove("/gone")
            assert await one.get("/gone", Changes(1)) is None
            assert await other.get("/gone", Changes(1)) is None

    asyncio.run(test())


def test_a_page_is_gone_from_this_machine_while_redis_is_away() -> None:
    async def test() -> None:
        client = redis.asyncio.Redis.from_url("unix:///nowhere/redis.sock")
        store = SharedStore(10**6, client)
        store.put_in_memory("/gone", compress_page(200, HTML, b"page", 1))
        await store.remove("/gone")
        assert store.in_memory("/gone") is None
        await client.aclose()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("status", "mark", "is_no_page"),
    [(404, b"", True), (301, b"", True), (200, b"", True), (500, b"", False), (200, b"fallback", False)],
)
def test_an_answer_says_whether_there_is_a_page_for_everyone(
    status: int, mark: bytes, is_no_page: bool
) -> None:
    assert Answer(status=status, mark=mark).is_no_page == is_no_page
