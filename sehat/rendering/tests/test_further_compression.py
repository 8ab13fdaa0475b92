"""A page that is asked for again is compressed further, once, and never in the way of a newer one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import brotli
import pytest

from sehat.rendering.cache_store import CachedPage, compress_page
from sehat.rendering.further_compression import be_last
from sehat.rendering.tests.test_page_cache import Site

BODY = "".join(f"<p>Word {number * number} of a page.</p>" for number in range(400)).encode()


def run(story: Callable[[Site], Awaitable[None]]) -> None:
    async def told() -> None:
        site = Site()
        site.origin.body = BODY
        await site.get()
        await story(site)

    asyncio.run(told())


async def page_of(site: Site) -> CachedPage:
    page = site.cache.hit("/", b"")
    assert page
    return page


async def settle(site: Site) -> None:
    running = site.cache._further.running
    assert running
    await running


def test_a_page_that_is_asked_for_once_stays_as_it_was_compressed() -> None:
    async def story(site: Site) -> None:
        assert site.cache._further.running is None

    run(story)


def test_the_same_page_comes_in_fewer_bytes() -> None:
    async def story(site: Site) -> None:
        first = await page_of(site)
        await settle(site)
        second = await page_of(site)
        assert len(second.body) < len(first.body)
        assert brotli.decompress(second.body) == BODY
        assert second.etag == first.etag

    run(story)


def test_a_hit_is_answered_with_what_is_ready() -> None:
    async def story(site: Site) -> None:
        first = await page_of(site)
        first.ready["br"] = ({"type": "http.response.start"}, {"body": first.body})
        await settle(site)
        assert (await page_of(site)).ready == {}

    run(story)


def test_it_is_done_once() -> None:
    async def story(site: Site) -> None:
        await page_of(site)
        await settle(site)
        running = site.cache._further.running
        await page_of(site)
        assert site.cache._further.running is running

    run(story)


def test_one_page_at_a_time() -> None:
    async def story(site: Site) -> None:
        page = await page_of(site)
        running = site.cache._further.running
        site.cache._further.offer("/other?", page)
        assert site.cache._further.running is running
        await settle(site)

    run(story)


def test_a_newer_page_stays() -> None:
    async def story(site: Site) -> None:
        page = await page_of(site)
        newer = replace(page, version=2)
        site.cache._store.put_in_memory("/?", newer)
        await settle(site)
        assert site.cache._store.in_memory("/?") is newer

    run(story)


def test_the_thread_takes_what_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("os.setpriority", lambda which, who, priority: asked.append((which, priority)))
    be_last()
    assert [priority for _, priority in asked] == [19]


def test_what_is_compressed_further_is_counted_as_what_it_weighs() -> None:
    page = compress_page(200, [], BODY, 1)
    assert page.compressed_further().size < page.size
