"""Few pages are rendered at once, so that cached pages and requests of patients never wait for them.

A crawler that walks filters asks for pages faster than they can be rendered. Each address has its own line,
and the lines take turns; what no longer fits is refused to the address that has most in line.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Turn = asyncio.Future[None]


class Busy(Exception):
    """No page can be rendered for this visitor now."""


class RenderQueue:
    """`at_once` pages are rendered, `longest` wait."""

    def __init__(self, at_once: int, longest: int) -> None:
        self._free = at_once
        self._longest = longest
        self._lines: OrderedDict[str, deque[Turn]] = OrderedDict()
        self._waiting = 0

    @asynccontextmanager
    async def turn(self, who: str, seconds: float) -> AsyncIterator[None]:
        """The time to render one page, for the address `who`. Raises Busy after `seconds`, or at once.

        In 0 seconds there is a turn that is free, or none: nobody has to give way.
        """
        await self._take(who, seconds)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, who: str, seconds: float) -> None:
        if self._free:
            self._free -= 1
            return
        if not seconds:
            raise Busy
        turn = self._line_up(who)
        try:
            async with asyncio.timeout(seconds):
                await turn
        except BaseException as fault:
            self._leave(who, turn)
            if has_come(turn):  # in the very moment in which it was given up
                self._pass_on()
            if isinstance(fault, TimeoutError):
                raise Busy from fault
            raise

    def _line_up(self, who: str) -> Turn:
        if self._waiting >= self._longest:
            self._refuse_one(who)
        turn: Turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(turn)
        self._waiting += 1
        return turn

    def _refuse_one(self, who: str) -> None:
        """The last in the longest line gives way; who has the longest line is refused."""
        longest = max(self._lines, key=lambda name: len(self._lines[name]), default=who)
        if len(self._lines.get(longest, ())) <= len(self._lines.get(who, ())) + 1:
            raise Busy
        last = self._lines[longest][-1]
        self._leave(longest, last)
        if not last.done():
            last.set_exception(Busy())

    def _leave(self, who: str, turn: Turn) -> None:
        """Out of the line, if it stands there still: its time came, it gave up, or it gave way."""
        line = self._lines.get(who)
        if line and turn in line:
            line.remove(turn)
            self._waiting -= 1
            if not line:
                del self._lines[who]

    def _pass_on(self) -> None:
        """The next turn is that of the first in the next line who has not just given up."""
        while self._lines:
            who = next(iter(self._lines))
            turn = self._lines[who][0]
            self._leave(who, turn)
            if who in self._lines:
                self._lines.move_to_end(who)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


def has_come(turn: Turn) -> bool:
    return turn.done() and not turn.cancelled() and turn.exception() is None
