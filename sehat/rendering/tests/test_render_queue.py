"""Who may render a page now, and who comes next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.rendering.render_queue import Busy, RenderQueue

CRAWLER, PERSON = "198.51.100.1", "203.0.113.9"


class Renders:
    """Visitors at a queue; each renders until it is told to end."""

    def __init__(self, at_once: int = 1, longest: int = 10) -> None:
        self.queue = RenderQueue(at_once, longest)
        self.begun: list[str] = []
        self.refused: list[str] = []
        self.end = asyncio.Event()

    async def ask(self, who: str, seconds: float = 60) -> None:
        try:
            async with self.queue.turn(who, seconds):
                self.begun.append(who)
                await self.end.wait()
        except Busy:
            self.refused.append(who)

    async def all_asking(self, *visitors: str) -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(self.ask(who)) for who in visitors]
        await until_still()
        return tasks


async def until_still() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def within_half_a_minute() -> None:
        await asyncio.wait_for(test(), 30)

    asyncio.run(within_half_a_minute())


def test_no_more_are_rendered_at_once_than_it_says() -> None:
    async def test() -> None:
        renders = Renders(at_once=2)
        tasks = await renders.all_asking("a", "b", "c", "d")
        assert renders.begun == ["a", "b"]
        renders.end.set()
        await asyncio.gather(*tasks)
        assert renders.begun == ["a", "b", "c", "d"]

    run(test)


def test_a_person_waits_for_one_page_of_a_crawler_and_not_for_all() -> None:
    async def test() -> None:
        renders = Renders()
        tasks = await renders.all_asking(*[CRAWLER] * 6, PERSON)
        renders.end.set()
        await asyncio.gather(*tasks)
        assert renders.begun.index(PERSON) <= 2

    run(test)


def test_when_the_line_is_full_it_is_the_crawler_that_gives_way() -> None:
    async def test() -> None:
        renders = Renders(longest=4)
        tasks = await renders.all_asking(*[CRAWLER] * 6)
        assert renders.refused == [CRAWLER]
        tasks += await renders.all_asking(PERSON)
        assert renders.refused == [CRAWLER, CRAWLER]
        renders.end.set()
        await asyncio.gather(*tasks)
        assert PERSON in renders.begun

    run(test)


def test_who_has_waited_too_long_is_told_so_and_the_turn_goes_on() -> None:
    async def test() -> None:
        renders = Renders()
        first = await renders.all_asking("a")
        await renders.ask("late", seconds=0)
        assert renders.refused == ["late"]
        after = await renders.all_asking("b")
        renders.end.set()
        await asyncio.gather(*first, *after)
        assert renders.begun == ["a", "b"]

    run(test)


def test_a_turn_is_passed_by_who_gave_up_in_the_very_moment_it_came() -> None:
    """They have not left the line yet: the turn was lost, and after a few of them nothing was rendered."""

    async def test() -> None:
        renders = Renders()
        holds = asyncio.Event()

        async def hold() -> None:
            async with renders.queue.turn("a", 60):
                await holds.wait()

        first = asyncio.create_task(hold())
        await until_still()
        gives_up, waits = await renders.all_asking("b", "c")
        holds.set()
        gives_up.cancel()
        await first
        await until_still()
        assert gives_up.cancelled()
        assert renders.begun == ["c"]
        renders.end.set()
        await waits
        async with renders.queue.turn("d", 0):
            pass

    run(test)


def test_who_gave_up_already_gives_way_to_a_person_without_a_fault() -> None:
    async def test() -> None:
        renders = Renders(longest=2)
        first, _, gives_up = await renders.all_asking("a", CRAWLER, CRAWLER)
        person = asyncio.create_task(renders.ask(PERSON))
        gives_up.cancel()
        await until_still()
        assert (gives_up.cancelled(), person.done(), renders.refused) == (True, False, [])
        renders.end.set()
        await asyncio.gather(first, person)
        assert PERSON in renders.begun

    run(test)


def test_a_render_that_fails_gives_its_turn_on() -> None:
    async def test() -> None:
        queue = RenderQueue(1, 10)
        with pytest.raises(ZeroDivisionError):
            async with queue.turn("a", 1):
                _ = 1 / 0
        async with queue.turn("b", 1):
            pass

    run(test)


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from(["stay", "leave", "late"])), max_size=30),
    st.integers(1, 3),
    st.integers(0, 6),
)
def test_whoever_comes_and_leaves_no_turn_is_lost(
    visits: list[tuple[str, str]], at_once: int, longest: int
) -> None:
    async def test() -> None:
        renders = Renders(at_once, longest)
        tasks = []
        for who, how in visits:
            tasks.append(asyncio.create_task(renders.ask(who, 0 if how == "late" else 60)))
            await until_still()
            assert len(renders.begun) <= at_once
            if how == "leave":
                tasks[-1].cancel()
                await until_still()
                renders.begun = [name for name in renders.begun if name != who or not tasks[-1].cancelled()]
        renders.end.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (renders.queue._free, renders.queue._waiting, renders.queue._lines) == (at_once, 0, {})

    run(test)
