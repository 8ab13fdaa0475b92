"""Which pages are rendered again before anybody asks, in which order, and when they wait."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from django.conf import LazySettings
from hypothesis import given
from hypothesis import strategies as st

from sehat.rendering.cache_store import MemoryStore
from sehat.rendering.page_cache import PageCache
from sehat.rendering.page_key import address_of, page_key
from sehat.rendering.page_visits import MOST_COUNTED, Visits
from sehat.rendering.popular_pages import PopularPages
from sehat.rendering.render_queue import RenderQueue
from sehat.rendering.tests.test_page_cache import Origin, Site, run
from sehat.rendering.tests.test_page_dependencies import Made, made

pytestmark = pytest.mark.filterwarnings("error")


class Seen(Origin):
    """Remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.scopes: list[dict[str, Any]] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scopes.append(scope)
        await super().__call__(scope, receive, send)

    def paths(self) -> list[str]:
        return [scope["path"] for scope in self.scopes]


def seen(site: Site) -> Seen:
    origin = Seen()
    site.cache = PageCache(origin, MemoryStore(10**7), site.version, 300, site.queue)
    return origin


def ahead_of(site: Site) -> PopularPages:
    return PopularPages(site.cache, site.cache, per_second=10)


async def visit(site: Site, path: str, times: int) -> None:
    for _ in range(times):
        await site.get(path)


def test_a_popular_page_is_a_hit_again_without_a_visitor() -> None:
    async def test(site: Site) -> None:
        await visit(site, "/faq", 3)
        site.version.change()
        site.origin.body = b"new"
        assert site.cache.hit("/faq", b"") is None
        await ahead_of(site).render_one()
        page = site.cache.hit("/faq", b"")
        assert page is not None
        assert page.body_in("") == b"new"
        assert site.origin.calls == 2

    run(test)


def test_the_most_visited_page_comes_first_and_what_hardly_anybody_reads_waits_for_a_visitor() -> None:
    async def test(site: Site) -> None:
        origin, ahead = seen(site), ahead_of(site)
        for path, times in (("/some", 3), ("/many", 6), ("/once", 1), ("/twice", 2)):
            await visit(site, path, times)
        origin.scopes.clear()
        site.version.change()
        await ahead.render_one()
        assert origin.paths() == ["/many"]
        for _ in range(5):
            await ahead.render_one()
        assert origin.paths() == ["/many", "/some"]
        assert site.cache.hit("/twice", b"") is None

    run(test)


def test_it_takes_no_turn_that_a_visitor_could_wait_for_and_comes_again() -> None:
    async def test(site: Site) -> None:
        site.queue = RenderQueue(at_once=1, longest=10)
        origin, ahead = seen(site), ahead_of(site)
        await visit(site, "/faq", 3)
        site.version.change()
        async with site.queue.turn("203.0.113.9", 1):
            await ahead.render_one()
            assert len(origin.scopes) == 1
        await ahead.render_one()
        assert len(origin.scopes) == 2

    run(test)


def test_a_visitor_who_comes_meanwhile_waits_for_the_same_render_and_sees_the_new_page() -> None:
    async def test(site: Site) -> None:
        await visit(site, "/faq", 3)
        site.version.change()
        site.origin.body, site.origin.gate = b"new", asyncio.Event()
        rendering = asyncio.create_task(ahead_of(site).render_one())
        while not site.cache._rendering:
            await asyncio.sleep(0)
        visitor = asyncio.create_task(site.get("/faq"))
        await asyncio.sleep(0)
        site.origin.gate.set()
        assert (await visitor).body == b"new"
        await rendering
        assert site.origin.calls == 2

    run(test)


def test_what_did_not_change_is_not_rendered_and_is_a_hit_again() -> None:
    async def test() -> None:
        site, origin = made()
        ahead = ahead_of(site)
        await visit(site, "/faq", 3)
        await visit(site, "/doctors", 3)
        site.version.change("doctors")
        for _ in range(3):
            await ahead.render_one()
        assert origin.calls == 3
        assert site.cache.hit("/faq", b"") is not None
        assert site.cache.hit("/doctors", b"") is not None

    asyncio.run(test())


STEPS = st.tuples(st.sampled_from(["visit", "visit", "change", "ahead"]), st.sampled_from(["/a", "/b", "/c"]))


@given(st.lists(STEPS, max_size=40))
def test_whatever_is_visited_changed_and_rendered_ahead_nobody_sees_a_page_of_before(
    steps: list[tuple[str, str]],
) -> None:
    class Versioned(Made):
        of = dict.fromkeys(("/a", "/b", "/c"), 0)

        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            self.body = str(self.of[scope["path"]]).encode()
            await super().__call__(scope, receive, send)

    async def test(site: Site) -> None:
        origin = Versioned()
        site.cache = PageCache(origin, MemoryStore(10**7), site.version, 300, site.queue)
        ahead = ahead_of(site)
        for step, path in steps:
            if step == "visit":
                assert (await site.get(path)).body == str(origin.of[path]).encode()
            elif step == "change":
                origin.of[path] += 1
                site.version.change(path.strip("/"))
            else:
                await ahead.render_one()

    run(test)


def test_a_page_that_fails_is_left_to_its_visitors_and_the_next_one_comes() -> None:
    class Failing(Seen):
        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            if scope["path"] == "/broken" and len(self.scopes) > 6:
                raise ZeroDivisionError
            await super().__call__(scope, receive, send)

    async def test(site: Site) -> None:
        origin = Failing()
        site.cache = PageCache(origin, MemoryStore(10**7), site.version, 300, site.queue)
        ahead = ahead_of(site)
        await visit(site, "/broken", 6)
        await visit(site, "/faq", 3)
        origin.scopes += [{"path": "before"}] * 6
        site.version.change()
        with pytest.raises(ZeroDivisionError):
            await ahead.render_one()
        await ahead.render_one()
        assert origin.paths()[-1] == "/faq"

    run(test)


def test_the_server_is_asked_for_a_page_as_by_nobody(settings: LazySettings) -> None:
    settings.SITE_URL = "https://sehat.example"

    async def test(site: Site) -> None:
        origin = seen(site)
        for _ in range(3):
            await site.get("/pune/doctors/urology", "utm_source=a&fee=low", cookie="credentials=x")
        site.version.change()
        await ahead_of(site).render_one()
        asked = origin.scopes[-1]
        assert (asked["path"], asked["query_string"], asked["scheme"]) == (
            "/pune/doctors/urology", b"fee=low", "https",
        )  # fmt: skip
        assert dict(asked["headers"]) == {b"host": b"sehat.example", b"x-forwarded-proto": b"https"}

    run(test)


def test_each_variant_is_rendered_ahead_as_the_one_that_it_is() -> None:
    class Varied(Seen):
        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            letter = scope.get("sehat.variant", "a")
            self.headers = [(b"X-Page", b"cache"), *([(b"X-Variants", b"b=50")] if letter == "a" else [])]
            await super().__call__(scope, receive, send)

    async def test(site: Site) -> None:
        origin = Varied()
        site.cache = PageCache(origin, MemoryStore(10**7), site.version, 300, site.queue)
        for letter in "abababab":
            await site.get("/offer", cookie=f"variant={letter}", user_agent="Mozilla/5.0 Chrome/130.0")
        site.version.change()
        ahead = ahead_of(site)
        await ahead.render_one()
        await ahead.render_one()
        assert [scope.get("sehat.variant") for scope in origin.scopes] == [None, "b", None, "b"]

    run(test)


def test_the_first_visitor_starts_it_and_no_second_one_does() -> None:
    async def test(site: Site) -> None:
        ahead = ahead_of(site)
        site.cache = ahead  # type: ignore[assignment]
        await site.get("/faq")
        first = ahead._task
        await site.get("/faq")
        assert first is not None
        assert ahead._task is first

    run(test)


@given(st.lists(st.integers(0, 3 * MOST_COUNTED), max_size=200))
def test_however_many_pages_are_asked_for_few_are_counted_and_the_popular_ones_stay(keys: list[int]) -> None:
    visits = Visits()
    for _ in range(MOST_COUNTED):
        visits.note("/popular")
    for key in [*keys, *range(2 * MOST_COUNTED)]:
        visits.note(str(key))
    assert len(visits._counts) <= MOST_COUNTED
    assert visits.most_visited()[0] == "/popular"


@given(
    st.text(max_size=30),
    st.lists(st.tuples(st.sampled_from(["fee", "sort", "page", "x"]), st.text(max_size=8)), max_size=4),
    st.sampled_from(["", "b"]),
)
def test_a_key_says_which_address_it_is_of(end: str, pairs: list[tuple[str, str]], letter: str) -> None:
    from urllib.parse import urlencode

    key = page_key("/pune/doctors/" + end, urlencode(pairs))
    assert key is not None
    path, query, variant = address_of(f"{key}#{letter}" if letter else key)
    assert (page_key(path, query), variant) == (key, letter)
