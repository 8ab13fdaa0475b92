"""A cached page and what it was made of: what a change leaves, and what it renders again."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from typing import Any

from sehat.rendering.cache_store import MemoryStore
from sehat.rendering.dependencies import Dependencies, ValueRead, noted_now
from sehat.rendering.page_cache import PageCache
from sehat.rendering.page_render import rendered_by
from sehat.rendering.tests.test_page_cache import Origin, Site


class Made(Origin):
    """Pages that are made of a table, and of a cached read."""

    said = "menu"

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        reads = noted_now()
        assert reads is not None
        reads.tags.add(scope["path"].strip("/"))
        reads.add_value(self.menu())
        await super().__call__(scope, receive, send)

    def menu(self) -> ValueRead:
        return ValueRead("menu", self.menu, self.said.encode(), frozenset({"menus"}))


def made() -> tuple[Site, Made]:
    site, origin = Site(), Made()
    site.origin = origin
    site.cache = PageCache(origin, MemoryStore(10**7), site.version, 300, site.queue)
    return site, origin


def test_a_change_leaves_pages_that_were_not_made_of_it() -> None:
    async def test() -> None:
        site, origin = made()
        await site.get("/doctors")
        await site.get("/faq")
        site.version.change("doctors")
        assert site.cache.hit("/faq", b"") is None  # it is looked at once,
        await site.get("/faq")
        assert site.cache.hit("/faq", b"") is not None  # and is a hit again
        assert origin.calls == 2
        await site.get("/doctors")
        assert origin.calls == 3

    asyncio.run(test())


def test_a_page_stays_while_a_cached_read_says_what_it_said() -> None:
    async def test() -> None:
        site, origin = made()
        await site.get("/faq")
        site.version.change("menus")
        await site.get("/faq")
        assert origin.calls == 1
        origin.said = "another menu"
        site.version.change("menus")
        await site.get("/faq")
        assert origin.calls == 2

    asyncio.run(test())


def test_the_brake_renders_every_page_again() -> None:
    async def test() -> None:
        site, origin = made()
        await site.get("/faq")
        site.version.change()
        await site.get("/faq")
        assert origin.calls == 2

    asyncio.run(test())


def test_a_read_that_fails_is_no_reason_to_serve_an_old_page() -> None:
    async def test() -> None:
        site, _ = made()
        await site.get("/faq")
        page = site.cache._store.in_memory("/faq?")
        assert page is not None

        def fail() -> None:
            raise OSError

        broken = ValueRead("menu", fail, b"", frozenset({"menus"}))
        site.cache._store.put_in_memory("/faq?", replace(page, dependencies=Dependencies(values=(broken,))))
        site.origin = Origin()
        site.cache._render_page = rendered_by(site.origin)
        site.version.change("menus")
        await site.get("/faq")
        assert site.origin.calls == 1

    asyncio.run(test())


def test_what_somebody_rendered_while_a_page_was_compared_is_not_rendered_again() -> None:
    async def test() -> None:
        site, origin = made()
        await site.get("/faq")
        page = site.cache._store.in_memory("/faq?")
        assert page is not None
        is_compared, is_rendered = threading.Event(), threading.Event()

        def slow() -> ValueRead:
            is_compared.set()
            assert is_rendered.wait(30)
            return replace(value, digest=b"another menu")

        value = ValueRead("menu", slow, b"menu", frozenset({"menus"}))
        site.cache._store.put_in_memory("/faq?", replace(page, dependencies=Dependencies(values=(value,))))
        site.version.change("menus")
        visitor = asyncio.create_task(site.get("/faq"))
        await asyncio.to_thread(is_compared.wait, 30)
        now = (await site.version.current()).version
        site.cache._store.put_in_memory("/faq?", replace(page, version=now))
        is_rendered.set()
        assert (await visitor).status == 200
        assert origin.calls == 1

    asyncio.run(test())
