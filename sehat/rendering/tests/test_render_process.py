"""Pages rendered by another process: here a thread at the other end of the pipes, with the real messages."""

from __future__ import annotations

import asyncio
import pickle
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.forked import Pipes
from sehat.rendering.cache_version import cached_until_change, clear_cached_reads
from sehat.rendering.changes import Changes
from sehat.rendering.dependencies import ReadName, ValueRead, noting, told_of
from sehat.rendering.page_answer import Answer
from sehat.rendering.page_render import Render, rendered_by
from sehat.rendering.render_process import RenderFailed, RenderProcess, answer_calls
from sehat.rendering.tests.test_page_cache import Origin

SCOPE = {"type": "http", "method": "GET", "path": "/faq", "query_string": b"", "headers": []}
said = {"menu": "departments"}


@cached_until_change
def menu(language: str, *, short: bool = False) -> str:
    return f"{said['menu']} {language} {short}"


class Reading(Origin):
    """A page that is made of a cached read; /broken is none."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/broken":
            raise ValueError("no such page")
        menu("hi", short=True)
        await super().__call__(scope, receive, send)


@contextmanager
def process(app: Any, at_once: int = 1) -> Iterator[tuple[RenderProcess, list[Connection]]]:
    pairs = [Pipe() for _ in range(at_once)]
    for _, theirs in pairs:
        threading.Thread(target=answer_calls, args=(theirs, rendered_by(app)), daemon=True).start()
    ends = [ours for ours, _ in pairs]
    yield RenderProcess(Pipes("the process of renders", ends), rendered_by(app)), ends
    for ours in ends:
        ours.close()


def rendered(render: Render, path: str = "/faq", **more: Any) -> Answer:
    async def ask() -> Answer:
        return await render(dict(SCOPE, path=path, **more), 7)

    return asyncio.run(ask())


def test_a_page_comes_as_if_it_had_been_rendered_here() -> None:
    with process(Reading()) as (there, _):
        answer, here = rendered(there.render), rendered(rendered_by(Reading()))
    assert answer.page is not None
    assert here.page is not None
    assert (answer.page.body, answer.page.headers) == (here.page.body, here.page.headers)
    assert (answer.page.version, answer.page.etag) == (7, here.page.etag)
    assert answer.mark == b"cache"
    assert not answer.body  # it is not sent twice


def test_what_is_one_visitors_own_comes_with_its_body() -> None:
    origin = Origin()
    origin.headers = [(b"Content-Type", b"text/html")]
    with process(origin) as (there, _):
        answer = rendered(there.render)
    assert (answer.page, bytes(answer.body)) == (None, origin.body)


def test_what_belongs_to_the_server_stays_with_it() -> None:
    with process(Origin()) as (there, _):
        answer = rendered(there.render, extensions={"lock": threading.Lock()})  # no data
    assert answer.page is not None


def test_a_page_knows_what_it_was_made_of_when_it_comes_back() -> None:
    clear_cached_reads()
    with process(Reading()) as (there, _):
        first, second = rendered(there.render), rendered(there.render)
    (value,) = first.dependencies.values
    assert second.dependencies.values == (value,)  # one object for all pages that are made of it
    again = value.again()
    assert again is not None
    assert again.digest == value.digest
    said["menu"] = "other departments"
    clear_cached_reads()
    now = value.again()
    said["menu"] = "departments"
    clear_cached_reads()
    assert now is not None
    assert now.digest != value.digest


def test_a_page_made_of_what_nobody_knows_here_is_out_of_date() -> None:
    unknown = told_of(ReadName("sehat.rendering.page", "no_such_read", (), ()), b"1", frozenset({"menus"}))
    answer = Answer()
    with noting() as reads:
        reads.add_value(unknown)
    answer.dependencies = reads.dependencies()
    assert answer.dependencies.confirmed(Changes(2), 1) is not None  # until its tables change
    assert answer.dependencies.confirmed(Changes(1).after(["menus"], 0), 1) is None


ARGUMENTS = st.tuples(st.text() | st.integers(), st.dictionaries(st.text("abc", min_size=1), st.booleans()))


@given(ARGUMENTS, st.binary(), st.frozensets(st.text()))
def test_a_read_is_the_same_on_both_sides(
    arguments: tuple[Any, dict[str, bool]], digest: bytes, tags: frozenset[str]
) -> None:
    argument, named = arguments
    name = ReadName("sehat.rendering.page", "read", (argument,), tuple(named.items()))
    sent = ValueRead(name, lambda: None, digest, tags)
    came = pickle.loads(pickle.dumps(sent))
    assert (came.name, came.digest, came.tags) == (name, digest, tags)


def test_a_page_that_fails_is_a_fault_and_the_next_one_comes(caplog: pytest.LogCaptureFixture) -> None:
    with process(Reading()) as (there, _):
        with pytest.raises(RenderFailed):
            rendered(there.render, "/broken")
        assert "no such page" in caplog.text  # where it happened
        assert rendered(there.render).page is not None


def test_when_the_process_is_gone_pages_are_rendered_here(caplog: pytest.LogCaptureFixture) -> None:
    with process(Reading(), at_once=2) as (there, pipes):
        for pipe in pipes:
            pipe.close()
        assert rendered(there.render).page is not None
        assert "the process of renders ended" in caplog.text
        caplog.clear()
        assert rendered(there.render).page is not None
        assert not caplog.text  # it is said once


def test_two_pages_are_rendered_at_once() -> None:
    both = threading.Barrier(2, timeout=30)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.to_thread(both.wait)
        await Origin()(scope, receive, send)

    async def ask(render: Render) -> list[Answer]:
        return await asyncio.gather(*(render(dict(SCOPE), 1) for _ in range(2)))

    with process(app, at_once=2) as (there, _):
        assert all(answer.page for answer in asyncio.run(ask(there.render)))
