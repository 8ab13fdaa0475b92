"""What is no page, the calls of forms among it, is answered in a copy of the web server (ADR 35).

The interpreter of the web server is left to hits: each thread at work beside its event loop delays them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import IO, Any

from sehat.config.handler import Message, Receive, Send, ThreadedHandler, refused
from sehat.core.forked import OF_A_REQUEST, Gone, Pipes, fork

App = Callable[[Message, Receive, Send], Awaitable[None]]
NICENESS = 5  # of 20: after hits, and before pages that are rendered (ADR 35)
AGAIN_SECONDS = "5"
AT_ONCE_BYTES = 64 * 1024  # of an answer that streams
logger = logging.getLogger(__name__)


class CallFailed(Exception):
    """The app raised, and said so in the log of its process."""


class ForkedHandler(ThreadedHandler):
    """Reads a request whole, and has it answered by a copy; by threads of its own once that is gone."""

    def __init__(self, threads: int) -> None:
        super().__init__(threads)
        self._pipes: Pipes | None = None  # and stays so in the copy
        self._pipes = fork("the process of calls", partial(answer_calls, app=self), threads, NICENESS)

    async def answer(self, scope: Message, body: IO[bytes], receive: Receive, send: Send) -> None:
        if self._pipes is None or not self._pipes.is_there:
            await super().answer(scope, body, receive, send)
            return
        asked = {name: value for name, value in scope.items() if name in OF_A_REQUEST}
        passed = Passed(send)
        loop = asyncio.get_running_loop()
        call = partial(passed.call, loop, self._pipes, (asked, body.read()))
        try:
            await passed.on(await loop.run_in_executor(self._threads, call))
        except Gone:
            if not passed.is_asked:
                body.seek(0)
                await super().answer(scope, body, receive, send)
                return
            if passed.has_begun:
                raise
            # Nobody knows what became of it; a form that is sent again has the same key (decisions 2.7).
            again = refused(scope, 503, "The service is not there at the moment. Please try again.")
            again.headers["Retry-After"] = AGAIN_SECONDS
            await self.send_response(again, send)


class Passed:
    """The answer to one call, passed on to who asked."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.is_asked = self.has_begun = False

    async def on(self, messages: list[Message]) -> None:
        self.has_begun = True
        for message in messages:
            await self._send(message)

    def call(
        self, loop: asyncio.AbstractEventLoop, pipes: Pipes, asked: tuple[dict[str, Any], bytes]
    ) -> list[Message]:
        """In a thread: the last messages; those before have been passed on. Raises Gone, CallFailed."""
        with pipes.one() as pipe:
            pipe.send(asked)
            self.is_asked = True
            messages, is_last = self._batch(pipe)
            fault: Exception | None = None
            while not is_last:  # to the end, whoever has left: the next call wants an empty pipe
                try:
                    asyncio.run_coroutine_threadsafe(self.on(messages), loop).result()
                except Exception as error:
                    fault = error
                messages, is_last = self._batch(pipe)
        if fault:
            raise fault
        return messages

    def _batch(self, pipe: Connection) -> tuple[list[Message], bool]:
        """Messages of ASGI, and whether they are the last."""
        messages, is_last = pipe.recv()
        if messages is None:
            raise CallFailed
        return messages, is_last


def answer_calls(pipe: Connection, app: App) -> None:
    """One call after another; returns when the other side is closed."""
    with asyncio.Runner() as runner:
        while True:
            try:
                scope, body = pipe.recv()
                runner.run(Answered(pipe).by(app, scope, body))
            except (EOFError, OSError):
                return


class Answered:
    """One call, answered into the pipe it came by: in one batch, or in several where much is streamed."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._messages: list[Message] = []
        self._bytes = 0

    async def by(self, app: App, scope: Message, body: bytes) -> None:
        """What the app raises may be no data: it stays in the log here."""
        try:
            await app(scope, whole(body), self._hold)
        except Exception:
            logger.exception("a call could not be answered")
            self._pipe.send((None, True))
        else:
            self._pipe.send((self._messages, True))

    async def _hold(self, message: Message) -> None:
        self._messages.append(message)
        self._bytes += len(message.get("body", b""))
        if message.get("more_body") and self._bytes >= AT_ONCE_BYTES:
            self._pipe.send((self._messages, False))
            self._messages, self._bytes = [], 0


def whole(body: bytes) -> Receive:
    """A request in one piece, by somebody who stays to the end."""
    asked = False

    async def receive() -> Message:
        nonlocal asked
        if asked:
            await asyncio.Event().wait()
        asked = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
