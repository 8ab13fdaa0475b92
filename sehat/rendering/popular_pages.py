"""Pages that are asked for most are rendered again before anybody asks, once something they show has changed.

One page at a time, the most visited first, so many a second, and only while no visitor waits for a turn
(ADR 31).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from sehat.core.asgi import App, Receive, Scope, Send
from sehat.rendering.page_cache import PageCache
from sehat.rendering.render_queue import Busy

logger = logging.getLogger(__name__)


class PopularPages:
    """`pages`, and beside it a task that renders at most `per_second` of them."""

    def __init__(self, app: App, pages: PageCache, per_second: int) -> None:
        self._app = app
        self._pages = pages
        self._pause = 1 / per_second
        self._task: asyncio.Task[None] | None = None
        self._version = 0
        self._due: deque[str] = deque()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._task is None:  # the server tells nobody that it starts: the first visitor does
            self._task = asyncio.create_task(self._run())
        await self._app(scope, receive, send)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self.render_one()
            except Exception:
                logger.exception("a popular page could not be rendered ahead")

    async def render_one(self) -> None:
        """Renders the next page that is out of date, if there is one and a turn is free."""
        version = await self._pages.current_version()
        if version != self._version:
            self._version, self._due = version, deque(self._pages.visits.most_visited())
        while self._due:
            key = self._due.popleft()
            try:
                is_rendered = await self._pages.renew(key)
            except Busy:
                self._due.appendleft(key)
                return
            if is_rendered:
                return
            await asyncio.sleep(0)  # visitors come between two looks
