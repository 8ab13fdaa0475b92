"""Pages are rendered in a copy of the web server, which has a lower priority (ADR 35)."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from sehat.core.asgi import Scope
from sehat.core.forked import OF_A_REQUEST, Gone, Pipes, fork
from sehat.rendering.cache_store import CACHED_DIGEST
from sehat.rendering.page_answer import Answer
from sehat.rendering.page_render import Render
from sehat.rendering.variants import VARIANT

# Of 20. Where both cores are wanted, hits and requests get nine tenths of them (sched(7)).
NICENESS = 10
SENT = OF_A_REQUEST | {CACHED_DIGEST, VARIANT}
logger = logging.getLogger(__name__)


class RenderFailed(Exception):
    """The app raised, and said so in the log of its process."""


class RenderProcess:
    """Has pages rendered behind `pipes`; by `here` once nobody is there."""

    def __init__(self, pipes: Pipes, here: Render) -> None:
        self._here = here
        self._pipes = pipes
        self._threads = ThreadPoolExecutor(pipes.number, thread_name_prefix="render")

    async def render(self, scope: Scope, version: int) -> Answer:
        """Raises RenderFailed where the app did."""
        if self._pipes.is_there:
            asked = {name: value for name, value in scope.items() if name in SENT}
            try:
                run = asyncio.get_running_loop().run_in_executor
                return await run(self._threads, self._call, asked, version)
            except Gone:
                pass
        return await self._here(scope, version)

    def _call(self, asked: dict[str, Any], version: int) -> Answer:
        with self._pipes.one() as pipe:
            pipe.send((asked, version))
            answer = pipe.recv()
        if not isinstance(answer, Answer):
            raise RenderFailed
        return answer


def forked(render: Render, at_once: int) -> Render:
    """`render`, by a copy of this process."""
    answer = partial(answer_calls, render=render)
    pipes = fork("the process of renders", answer, at_once, NICENESS, gives_way=True)
    return RenderProcess(pipes, render).render if pipes else render


def answer_calls(pipe: Connection, render: Render) -> None:
    """One call after another; returns when the other side is closed."""
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
