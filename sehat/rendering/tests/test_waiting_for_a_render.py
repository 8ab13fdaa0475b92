"""Who waits for a page to be rendered, how long, and what they get where that is too long."""

from __future__ import annotations

import asyncio

import pytest
from pytest_django import Settings

from sehat.rendering import page_cache
from sehat.rendering.page_cache import visitor
from sehat.rendering.render_queue import RenderQueue
from sehat.rendering.tests.test_page_cache import Site, run


def test_while_no_page_can_be_rendered_the_old_one_is_served_or_a_light_answer() -> None:
    async def test(site: Site) -> None:
        good = (await site.get()).body
        site.cache._queue = RenderQueue(at_once=1, longest=0)
        async with site.cache._queue.turn("203.0.113.9", 1):
            site.version.change()
            assert (await site.get()).body == good
            refused = await site.get("/never-seen")
            assert (refused.status, refused.headers["retry-after"]) == (503, "5")
            assert refused.headers["cache-control"] == "no-store"
            assert b"112" in refused.body
        assert (await site.get("/never-seen")).status == 200

    run(test)


def test_a_person_does_not_give_up_because_a_machine_that_asked_first_does(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They wait for one render of the page, which was the machine's: its fifth of the time was theirs too."""
    settings.RENDER_WAIT_SECONDS = 30
    monkeypatch.setattr(page_cache, "SHARE_OF_BOTS", 0.001)

    async def test(site: Site) -> None:
        async with site.queue.turn("another page", 0):
            machine = asyncio.create_task(site.get(user_agent="Googlebot/2.1"))
            await asyncio.sleep(0)
            person = asyncio.create_task(site.get(user_agent="Mozilla/5.0 (Android 14; Mobile)"))
            assert (await machine).status == 503
            assert not person.done()
        assert (await person).status == 200
        assert site.origin.calls == 1

    async def whole() -> None:
        site = Site()
        site.cache._queue = site.queue = RenderQueue(at_once=1, longest=10)
        await test(site)

    asyncio.run(whole())


def test_a_machine_waits_for_a_fifth_of_what_a_person_waits(settings: Settings) -> None:
    settings.RENDER_WAIT_SECONDS = 30

    def seconds(agent: str) -> float:
        return visitor({"headers": [(b"user-agent", agent.encode())], "client": ("203.0.113.9", 1)})[1]

    assert seconds("Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile") == 30
    assert [seconds(machine) for machine in ("Googlebot/2.1", "python-httpx/0.28", "")] == [6, 6, 6]
