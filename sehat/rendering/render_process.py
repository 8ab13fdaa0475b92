"""Pages are rendered in a process of their own, forked from the web server once that has loaded.

Threads share an interpreter: a render beside the event loop delays each hit and each request of a patient by
its slices. Here they share the machine alone, and the renders have the lower priority (ADR 35).
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import signal
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, NoReturn

from django.db import connections

from sehat.core.asgi import Scope
from sehat.rendering.cache_store import CACHED_DIGEST
from sehat.rendering.page_answer import Answer
from sehat.rendering.page_render import Render
from sehat.rendering.variants import VARIANT

# Of 20. Where both cores are wanted, hits and requests get three quarters of them (sched(7)).
NICENESS = 5
# What a server says of a request, and what the page cache adds; the rest is the server's own.
SENT = {
    "type", "asgi", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path",
    "headers", "client", "server", CACHED_DIGEST, VARIANT,
}  # fmt: skip
logger = logging.getLogger(__name__)


class RenderFailed(Exception):
    """The app raised, and said so in the log of its process."""


class RenderProcess:
    """Calls the process behind `pipes`, one page a pipe at once; renders by `here` once it is gone."""

    def __init__(self, pipes: list[Connection], here: Render) -> None:
        self._here = here
        self._idle: queue.SimpleQueue[Connection] = queue.SimpleQueue()
        for pipe in pipes:
            self._idle.put(pipe)
        self._left = len(pipes)
        self._threads = ThreadPoolExecutor(len(pipes), thread_name_prefix="render")

    async def render(self, scope: Scope, version: int) -> Answer:
        """Raises RenderFailed where the app did."""
        if self._left:
            asked = {name: value for name, value in scope.items() if name in SENT}
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self._threads, self._call, asked, version)
            except (EOFError, OSError):
                logger.exception(
                    "the process of renders is gone: pages are rendered by the web server itself"
                )
        return await self._here(scope, version)

    def _call(self, asked: dict[str, Any], version: int) -> Answer:
        pipe = self._idle.get()
        try:
            pipe.send((asked, version))
            answer = pipe.recv()
        except (EOFError, OSError):
            self._left = 0
            self._idle.put(pipe)  # closed: whoever waits for one is told the same
            raise
        self._idle.put(pipe)
        if not isinstance(answer, Answer):
            raise RenderFailed
        return answer


def forked(render: Render, at_once: int) -> Render:
    """`render`, by a process that ends when this one does. Call it while there is one thread alone."""
    if not hasattr(os, "fork"):
        return render
    pairs = [Pipe() for _ in range(at_once)]
    connections.close_all()  # a connection to a database belongs to one process
    if os.fork() == 0:
        for ours, _ in pairs:
            ours.close()
        serve([theirs for _, theirs in pairs], render)
    for _, theirs in pairs:
        theirs.close()
    return RenderProcess([ours for ours, _ in pairs], render).render


def serve(pipes: Iterable[Connection], render: Render) -> NoReturn:
    """Renders what is asked for, until who asks is gone."""
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the web server, which finishes its answers
        signal.signal(number, signal.SIG_IGN)
    os.nice(NICENESS)
    threads = [threading.Thread(target=answer_calls, args=(pipe, render)) for pipe in pipes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    os._exit(0)


def answer_calls(pipe: Connection, render: Render) -> None:
    """One call after another; ends when the other side is closed."""
    with asyncio.Runner() as runner:
        while True:
            try:
                scope, version = pipe.recv()
            except (EOFError, OSError):
                return
            pipe.send(runner.run(answered(render, scope, version)))


async def answered(render: Render, scope: Scope, version: int) -> Answer | None:
    """None where the app raised: what it raised may be no data."""
    try:
        answer = await render(scope, version)
    except Exception:
        logger.exception("a page could not be rendered")
        return None
    if answer.page:
        answer.body.clear()  # it is in the page, compressed
    return answer
