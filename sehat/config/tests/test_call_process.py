"""Calls answered by another process: here a thread at the other end of the pipes, with the real messages."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from multiprocessing import Pipe
from typing import Any

import pytest

from sehat.config.call_process import AT_ONCE_BYTES, CallFailed, ForkedHandler, answer_calls
from sehat.core.forked import Pipes

SCOPE = {"type": "http", "method": "POST", "path": "/api/lead/submit", "query_string": b"", "headers": []}
App = Callable[[Any, Any, Any], Awaitable[None]]


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """What came, in one piece; /many in many."""
    message = await receive()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"path", scope["path"].encode())]})
    for _ in range(200 if scope["path"] == "/many" else 0):
        await send({"type": "http.response.body", "body": b"x" * 1024, "more_body": True})
    await send({"type": "http.response.body", "body": message["body"]})


async def broken(scope: Any, receive: Any, send: Any) -> None:
    raise ValueError("what a view of ours did")


class Site:
    """A handler with a process behind it that runs `app`; what its own threads would answer is a 299."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, app: App, at_once: int = 1) -> None:
        self.app = app
        self.pairs = [Pipe() for _ in range(at_once)]
        pipes = Pipes("the process of calls", [ours for ours, _ in self.pairs])
        monkeypatch.setattr("sehat.config.call_process.fork", lambda *_: pipes)
        monkeypatch.setattr("sehat.config.handler.ThreadedHandler.answer", here)
        self.handler = ForkedHandler(at_once)
        for _, theirs in self.pairs:
            threading.Thread(target=answer_calls, args=(theirs, self.run), daemon=True).start()

    async def run(self, scope: Any, receive: Any, send: Any) -> None:
        await self.app(scope, receive, send)

    def end(self) -> None:
        for ours, _ in self.pairs:
            ours.close()

    async def ask(
        self, path: str = "/api/lead/submit", body: bytes = b"", **more: Any
    ) -> list[dict[str, Any]]:
        sent: list[dict[str, Any]] = []
        parts = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return parts.pop() if parts else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            sent.append(dict(message))

        await self.handler(SCOPE | {"path": path} | more, receive, more.pop("send", send))
        return sent


async def here(self: Any, scope: Any, body: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 299, "headers": []})


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Site]]:
    sites: list[Site] = []

    def make(app: App = echo, at_once: int = 1) -> Site:
        sites.append(Site(monkeypatch, app, at_once))
        return sites[-1]

    yield make
    for site in sites:
        site.end()


def test_a_call_is_answered_with_its_path_and_its_body(made: Callable[..., Site]) -> None:
    start, body = asyncio.run(made().ask("/api/cities", b"{}", extensions=threading.Lock()))
    assert (start["status"], start["headers"]) == (200, [(b"path", b"/api/cities")])
    assert body["body"] == b"{}"


def test_what_is_streamed_comes_whole_and_in_pieces(made: Callable[..., Site]) -> None:
    site = made()
    sent = asyncio.run(site.ask("/many", b"end"))
    assert b"".join(message.get("body", b"") for message in sent) == b"x" * 1024 * 200 + b"end"
    assert 3 * AT_ONCE_BYTES < 1024 * 200  # so several batches came
    assert asyncio.run(site.ask(body=b"next"))[1]["body"] == b"next"


def test_who_leaves_in_the_middle_leaves_an_empty_pipe_to_the_next(made: Callable[..., Site]) -> None:
    async def leave(message: Any) -> None:
        raise ConnectionAbortedError

    site = made()
    with pytest.raises(ConnectionAbortedError):
        asyncio.run(site.ask("/many", send=leave))
    assert asyncio.run(site.ask(body=b"next"))[1]["body"] == b"next"


def test_a_fault_of_the_app_is_told_and_the_next_call_is_answered(
    made: Callable[..., Site], caplog: pytest.LogCaptureFixture
) -> None:
    site = made(broken)
    with pytest.raises(CallFailed):
        asyncio.run(site.ask())
    assert "what a view of ours did" in caplog.text
    site.app = echo
    assert asyncio.run(site.ask(body=b"next"))[1]["body"] == b"next"


def test_a_call_that_was_under_way_when_the_process_ended_is_asked_to_come_again(
    made: Callable[..., Site], caplog: pytest.LogCaptureFixture
) -> None:
    async def end(scope: Any, receive: Any, send: Any) -> None:
        site.pairs[0][1].close()

    site = made(end)
    start, body = asyncio.run(site.ask())
    headers = {name.lower(): value for name, value in start["headers"]}
    assert (start["status"], headers[b"retry-after"]) == (503, b"5")
    assert json.loads(body["body"])["status"]["code"] in {503, "503"}  # in the envelope of a call
    assert "the process of calls ended" in caplog.text
    assert asyncio.run(site.ask())[0]["status"] == 299  # from now on here


def test_a_call_that_finds_nobody_is_answered_here(made: Callable[..., Site]) -> None:
    site = made()
    site.end()
    assert [asyncio.run(site.ask())[0]["status"] for _ in range(2)] == [299, 299]


def test_as_many_calls_as_pipes_are_answered_at_once(made: Callable[..., Site]) -> None:
    both = threading.Barrier(2, timeout=30)

    async def wait(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.to_thread(both.wait)
        await echo(scope, receive, send)

    async def ask() -> Any:
        return await asyncio.gather(site.ask(), site.ask())

    site = made(wait, at_once=2)
    assert [sent[0]["status"] for sent in asyncio.run(ask())] == [200, 200]
