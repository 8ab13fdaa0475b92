"""How often pages are asked for: which are worth rendering before anybody asks."""

from __future__ import annotations

import time

MOST_COUNTED = 1_000  # pages: some 200 KB
HALVED_SECONDS = 3600.0
POPULAR = 2  # visits to what was cached: who walks through all pages once makes none of them popular


class Visits:
    """How often each page was found in the cache lately, once a millisecond at most (config/hits.py).

    Counts are halved each hour, and to make room.
    """

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._halved_at = time.monotonic()

    def note(self, key: str) -> None:
        counts = self._counts
        counts[key] = counts.get(key, 0) + 1
        while len(counts) > MOST_COUNTED:
            counts = self._halve()

    def most_visited(self) -> list[str]:
        """Keys of pages, the most visited first."""
        if time.monotonic() - self._halved_at > HALVED_SECONDS:
            self._halve()
        popular = ((count, key) for key, count in self._counts.items() if count >= POPULAR)
        return [key for _, key in sorted(popular, reverse=True)]

    def _halve(self) -> dict[str, int]:
        """What was asked for once is forgotten."""
        self._halved_at = time.monotonic()
        self._counts = {key: count // 2 for key, count in self._counts.items() if count > 1}
        return self._counts
