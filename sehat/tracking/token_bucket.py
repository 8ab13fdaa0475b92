"""A limit on one address, in the memory of this process: asking Redis would cost more than the visit."""

from __future__ import annotations

import time
from collections.abc import Callable

FORGET_AT = 100_000  # addresses remembered; then all begin anew


class Buckets:
    """Each address has `a_minute` visits to spend, which come back as time goes by."""

    def __init__(self, a_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._full = float(a_minute)
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> bool:
        """Spends one; False when `who` has none left."""
        now = self._clock()
        if who not in self._left and len(self._left) >= FORGET_AT:
            self._left.clear()
        left, at = self._left.get(who, (self._full, now))
        left = min(self._full, left + (now - at) * self._full / 60)
        self._left[who] = (max(0.0, left - 1), now)
        return left >= 1
