"""Counters of one process, by name and for a time: what the limits are counted in without Redis."""

from __future__ import annotations

import threading
import time

# About 20 MB of names. What is pushed out first was counted least: names that somebody made up, not the one
# that reached its limit.
MAX_COUNTERS = 100_000


class NumberSerializer:
    """For Django's Redis cache, which is given counts alone."""

    def dumps(self, value: int) -> int:
        return int(value)

    def loads(self, data: bytes) -> int:
        """Raises ValueError for what is no number."""
        return int(data)


class Counters:
    """Thread-safe; a counter lapses by the monotonic clock."""

    def __init__(self, limit: int = MAX_COUNTERS) -> None:
        self._limit = limit
        self._lock = threading.Lock()
        self._counts: dict[str, tuple[int, float]] = {}

    def add(self, name: str, seconds: int) -> int:
        """Counts one more; gives the count. A new counter lapses after `seconds`."""
        now = time.monotonic()
        with self._lock:
            count, until = self._counts.get(name, (0, 0.0))
            if until <= now:
                count, until = 0, now + seconds
                self._make_room(now)
            self._counts[name] = (count + 1, until)
            return count + 1

    def clear(self) -> None:
        with self._lock:
            self._counts.clear()

    def __len__(self) -> int:
        return len(self._counts)

    def _make_room(self, now: float) -> None:
        """Lapsed counters go; where that is not enough, the half that counted least."""
        if len(self._counts) < self._limit:
            return
        live = [(name, kept) for name, kept in self._counts.items() if kept[1] > now]
        if len(live) >= self._limit:
            live.sort(key=lambda item: item[1], reverse=True)
            del live[self._limit // 2 :]
        self._counts = dict(live)
