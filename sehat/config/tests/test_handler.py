"""The door to Django: one thread a request, from the first middleware to the answer."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from django.core.signals import request_finished
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.urls import path as route
from pytest_django import Settings

from sehat.config.handler import Message, ThreadedHandler

BROWSER = {"type": "http.request", "body": b"", "more_body": False}
GONE = {"type": "http.disconnect"}
closed: list[str] = []
made: list[str] = []


def where(request: HttpRequest) -> HttpResponse:
    """The threads of the middleware and of the view."""
    return HttpResponse(f"{request.META['threads']} {threading.current_thread().name}")


def echo(request: HttpRequest) -> HttpResponse:
    return HttpResponse(request.body)


def fails(request: HttpRequest) -> HttpResponse:
    raise LookupError("a view of ours is wrong")


async def numbers() -> AsyncIterator[str]:
    try:
        for number in range(1000):
            yield f"{number}\n"
            await asyncio.sleep(0)
    finally:
        closed.append("numbers")


def stream(request: HttpRequest) -> StreamingHttpResponse:
    return StreamingHttpResponse(numbers())


urlpatterns = [
    route("where", where),
    route("echo", echo),
    route("fails", fails),
    route("stream", stream),
]


def middleware(get_response: Any) -> Any:
    made.append("middleware")

    def remember(request: HttpRequest) -> HttpResponse:
        request.META["threads"] = threading.current_thread().name
        return get_response(request)  # type: ignore[no-any-return]

    return remember


@pytest.fixture
def handler(settings: Settings) -> Iterator[ThreadedHandler]:
    settings.ROOT_URLCONF = __name__
    settings.MIDDLEWARE = [f"{__name__}.middleware", "django.middleware.common.CommonMiddleware"]
    closed.clear()
    made.clear()
    handler = ThreadedHandler(threads=2)
    yield handler
    handler._threads.shutdown()


def scope_of(path: str, method: str = "GET", headers: tuple[tuple[bytes, bytes], ...] = ()) -> Message:
    return {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": [(b"host", b"localhost"), *headers],
    }


async def ask(handler: ThreadedHandler, scope: Message, *received: Message) -> tuple[int, bytes]:
    """Status and body. What is received comes in turn; then nothing more."""
    coming = list(received)
    sent: list[Message] = []

    async def receive() -> Message:
        if not coming:
            await asyncio.Event().wait()
        return coming.pop(0)

    async def send(message: Message) -> None:
        sent.append(message)

    await handler(scope, receive, send)
    return (sent[0]["status"] if sent else 0), b"".join(each.get("body", b"") for each in sent[1:])


def test_middleware_and_view_run_in_one_thread_that_stays(handler: ThreadedHandler) -> None:
    async def five() -> list[bytes]:
        return [(await ask(handler, scope_of("/where"), BROWSER))[1] for _ in range(5)]

    answers = asyncio.run(five())

    assert {len(set(answer.split())) for answer in answers} == {1}
    assert all(name.startswith(b"request") for name in b" ".join(answers).split())
    assert len(set(answers)) <= 2  # five requests, two threads


def test_each_middleware_is_made_once(handler: ThreadedHandler) -> None:
    asyncio.run(ask(handler, scope_of("/where"), BROWSER))

    assert made == ["middleware"]


def test_a_body_that_comes_in_pieces_is_whole(handler: ThreadedHandler) -> None:
    pieces = [
        {"type": "http.request", "body": part, "more_body": part != b"3"} for part in (b"1", b"2", b"3")
    ]

    assert asyncio.run(ask(handler, scope_of("/echo", "POST"), *pieces)) == (200, b"123")


def test_a_browser_that_leaves_before_its_body_is_whole_reaches_no_view(handler: ThreadedHandler) -> None:
    begun = {"type": "http.request", "body": b"1", "more_body": True}

    assert asyncio.run(ask(handler, scope_of("/echo", "POST"), begun, GONE))[0] == 400


def test_a_body_without_end_is_refused(handler: ThreadedHandler, settings: Settings) -> None:
    settings.LARGEST_BODIES = (("/", 2),)
    piece = {"type": "http.request", "body": b"1", "more_body": True}

    assert asyncio.run(ask(handler, scope_of("/echo", "POST"), piece, piece, piece, piece))[0] == 413


def test_the_end_of_a_request_is_told_in_its_thread(handler: ThreadedHandler) -> None:
    """There Django gives connections back: elsewhere it would look at those of another thread."""
    told: list[str] = []

    def remember(**_: object) -> None:
        told.append(threading.current_thread().name)

    request_finished.connect(remember)
    try:
        _, body = asyncio.run(ask(handler, scope_of("/where"), BROWSER))
    finally:
        request_finished.disconnect(remember)

    assert told == [body.split()[1].decode()]


def test_a_body_that_cannot_be_read_is_answered_400(handler: ThreadedHandler) -> None:
    """granian says of a broken chunk that the visitor is gone, and answers 500 where nobody answers."""
    assert asyncio.run(ask(handler, scope_of("/echo", "POST"), GONE))[0] == 400


@pytest.mark.filterwarnings("ignore:.*a view of ours is wrong")
def test_a_view_that_fails_answers_500(handler: ThreadedHandler) -> None:
    status, body = asyncio.run(ask(handler, scope_of("/fails"), BROWSER))

    assert status == 500
    assert b"LookupError" not in body


def test_an_answer_may_stream(handler: ThreadedHandler) -> None:
    status, body = asyncio.run(ask(handler, scope_of("/stream"), BROWSER))

    assert (status, body.count(b"\n"), closed) == (200, 1000, ["numbers"])


def test_a_stream_ends_when_nobody_listens_any_more(handler: ThreadedHandler) -> None:
    _, body = asyncio.run(ask(handler, scope_of("/stream"), BROWSER, GONE))

    assert body.count(b"\n") < 1000
    assert closed == ["numbers"]


def test_a_header_with_an_underscore_cannot_stand_in_for_one_with_a_hyphen(handler: ThreadedHandler) -> None:
    scope = scope_of("/where", headers=((b"threads", b"forged"), (b"x_forwarded_for", b"10.0.0.1")))
    request, _ = handler.create_request(scope, io.BytesIO())

    assert request is not None
    assert "HTTP_X_FORWARDED_FOR" not in request.META


@pytest.mark.parametrize(
    ("path", "said", "status"), [("/echo", 3, 413), ("/cms/echo", 3, 404), ("/echo", 2, 200)]
)
def test_what_is_too_large_is_refused_before_it_is_read(
    handler: ThreadedHandler, settings: Settings, path: str, said: int, status: int
) -> None:
    settings.LARGEST_BODIES = (("/cms/", 10), ("/", 2))
    scope = scope_of(path, "POST", ((b"content-length", str(said).encode()),))
    whole = {"type": "http.request", "body": b"1" * said, "more_body": False}
    coming = () if status == 413 else (whole,)
    assert asyncio.run(ask(handler, scope, *coming))[0] == status


def test_a_body_that_does_not_come_is_not_waited_for(handler: ThreadedHandler, settings: Settings) -> None:
    settings.BODY_SECONDS = 0.05
    begun = {"type": "http.request", "body": b"1", "more_body": True}
    assert asyncio.run(ask(handler, scope_of("/echo", "POST"), begun))[0] == 408
