"""Who waits for whom: calls about the same thing, and threads that want to write."""

from __future__ import annotations

import hashlib
import threading
from collections import deque

from django.db import connection


def advisory_lock(what: str) -> None:
    """Holds `what` until the transaction ends. SQLite's write lock, taken at its start, does it already."""
    if connection.vendor == "postgresql":
        number = int(hashlib.sha256(what.encode()).hexdigest()[:15], 16)
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [number])


class FairLock:
    """A lock for threads that is handed on in the order in which they came; those with priority go first.

    Python's own goes to whoever asks at the right moment: one thread could wait while others had it thrice.
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._first: deque[threading.Event] = deque()
        self._others: deque[threading.Event] = deque()
        self._is_held = False

    def acquire(self, seconds: float, *, has_priority: bool = False) -> bool:
        """Whether it came within so many seconds. No thread may ask for one that it holds."""
        line, turn = self._first if has_priority else self._others, threading.Event()
        with self._guard:
            if not self._is_held:
                self._is_held = True
                return True
            line.append(turn)
        if turn.wait(seconds):
            return True
        with self._guard:
            if not turn.is_set():
                line.remove(turn)
            return turn.is_set()  # it may have come in that very moment

    def release(self) -> None:
        with self._guard:
            line = self._first or self._others
            if line:
                line.popleft().set()
            else:
                self._is_held = False
