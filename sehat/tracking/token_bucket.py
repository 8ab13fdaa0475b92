"""A rate limit by address, in the memory of this process: asking Redis would cost more than the visit."""

from __future__ import annotations

import time
from collections.abc import Callable

MAX_ADDRESSES = 100_000  # then all are cleared and begin with full buckets


class TokenBuckets:
    """Each address has a bucket of `a_minute` tokens, one a visit, refilled as time goes by."""

    def __init__(self, a_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._capacity = float(a_minute)
        self._clock = clock
        self._tokens: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> bool:
        """Takes a token; False when `who` has none left."""
        now = self._clock()
        if who not in self._tokens and len(self._tokens) >= MAX_ADDRESSES:
            self._tokens.clear()
        tokens, at = self._tokens.get(who, (self._capacity, now))
        tokens = min(self._capacity, tokens + (now - at) * self._capacity / 60)
        is_given = tokens >= 1
        self._tokens[who] = (tokens - is_given, now)  # what is refused takes no part of the next one
        return is_given
