"""Django behind ASGI, each request from its first middleware to its answer in one thread."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import IO, Any

from asgiref.sync import ThreadSensitiveContext, sync_to_async
from django.conf import settings
from django.core import signals
from django.core.exceptions import RequestAborted, RequestDataTooBig
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import HttpResponse, JsonResponse
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix

from sehat.core.errors import envelope
from sehat.core.public_calls import API_PREFIXES

Message = Mapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class ThreadedHandler(ASGIHandler):
    """Our views and middleware are synchronous. Django's own handler starts a thread for each request, hands
    it from thread to thread at every middleware, and so opens a database connection each time: bench/leads.py
    took 14 ms for a lead of which 4 were work. Here the threads stay, and so do their connections (ADR 17).
    """

    def __init__(self, threads: int) -> None:
        super().__init__()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="request")

    def load_middleware(self, is_async: bool = False) -> None:
        """Django's constructor asks for the asynchronous form: all of it would be made for nothing."""
        super().load_middleware(is_async=False)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        try:
            async with asyncio.timeout(settings.BODY_SECONDS):
                body = await self.read_body(limited(receive, largest_body(scope)))
        except RequestAborted:
            # The visitor is gone, or sent what is no HTTP: granian says the same of both (a broken chunk).
            await self.send_response(refused(scope, 400, "The request could not be read."), send)
            return
        except RequestDataTooBig:
            await self.send_response(
                refused(scope, 413, "The request is larger than this address takes."), send
            )
            return
        except TimeoutError:
            await self.send_response(refused(scope, 408, "The request did not arrive in time."), send)
            return
        await self.answer(scope, body, receive, send)

    async def answer(self, scope: Message, body: IO[bytes], receive: Receive, send: Send) -> None:
        """A request that was read whole."""
        context = contextvars.copy_context()  # what a view activates ends with its request
        run = asyncio.get_running_loop().run_in_executor
        response = await run(self._threads, context.run, partial(self.respond, scope, body))
        if response.streaming:
            await self.stream(response, receive, send)
        else:
            await self.send_response(response, send)

    def respond(self, scope: Message, body: IO[bytes]) -> HttpResponseBase:
        """An answer, closed unless it streams: its content is read already."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=self.__class__, scope=scope)
        request, refusal = self.create_request(scope, body)
        response = self.get_response(request) if request else refusal
        assert response is not None  # one of the two is there
        response._handler_class = self.__class__  # type: ignore[attr-defined]  # whom its end is told of
        if not response.streaming:
            response.close()
            body.close()
        return response

    async def stream(self, response: HttpResponseBase, receive: Receive, send: Send) -> None:
        """Piece by piece, until the last or until nobody listens any more."""
        async with ThreadSensitiveContext():
            leaving = asyncio.create_task(self.listen_for_disconnect(receive))
            sending = asyncio.create_task(self.send_response(response, send))
            await asyncio.wait((leaving, sending), return_when=asyncio.FIRST_COMPLETED)
            failure = sending.exception() if sending.done() else None
            leaving.cancel()
            sending.cancel()
            await asyncio.gather(leaving, sending, return_exceptions=True)
            await sync_to_async(response.close)()
        if failure:
            raise failure


def refused(scope: Message, status: int, message: str) -> HttpResponse:
    """In the envelope where it was a call."""
    path = scope["path"]
    if path.startswith(API_PREFIXES):
        return JsonResponse(envelope(path, status, message), status=status)
    return HttpResponse(message, status=status, content_type="text/plain; charset=utf-8")


def largest_body(scope: Message) -> int:
    """Bytes that may be sent to an address. Raises RequestDataTooBig for who says to send more."""
    most = next(size for start, size in settings.LARGEST_BODIES if scope["path"].startswith(start))
    said = next((value for name, value in scope["headers"] if name.lower() == b"content-length"), b"0")
    if said.isdigit() and int(said[:20]) > most:
        raise RequestDataTooBig
    return most


def limited(receive: Receive, left: int) -> Receive:
    """`left` bytes, then RequestDataTooBig: Django writes a body of any size to the disk."""

    async def receive_some() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise RequestDataTooBig
        return message

    return receive_some
