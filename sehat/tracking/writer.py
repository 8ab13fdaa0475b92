"""Visits on their way to the database: a queue with a bound, and one thread that writes batches.

A visit may be lost (a killed process loses at most the last second), a request for a call back may not:
so a visitor never waits for the database here, and a full queue drops visits.
"""

from __future__ import annotations

import atexit
import logging
import threading
from collections import deque

from django.db import DatabaseError, close_old_connections, connection, transaction

from sehat.tracking.models import VisitEvent

logger = logging.getLogger(__name__)
QUEUE = 20_000
BATCH = 250  # rows a transaction: a lead waits for the write lock of SQLite for some milliseconds at most
EVERY = 1.0  # seconds


class VisitWriter:
    def __init__(self, bound: int = QUEUE) -> None:
        self._bound = bound
        self._waiting: deque[VisitEvent] = deque()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._end = threading.Event()
        self.dropped = 0

    def put(self, visit: VisitEvent) -> bool:
        """Takes a visit; False when the queue is full and it was dropped."""
        if len(self._waiting) >= self._bound:
            self.dropped += 1
            return False
        self._waiting.append(visit)
        return True

    def start(self) -> None:
        """Starts the thread at the first call in this process."""
        if self._thread is None:
            with self._lock:
                if self._thread is None:
                    self._thread = threading.Thread(target=self._run, name="visits", daemon=True)
                    self._thread.start()
                    atexit.register(self.stop)

    def stop(self) -> None:
        """Writes what is left and ends the thread."""
        self._end.set()
        if self._thread:
            self._thread.join(timeout=5)

    def flush(self) -> None:
        """Writes all that waits now. A batch the database refuses is dropped, and said so."""
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
            try:
                with transaction.atomic():
                    VisitEvent.objects.bulk_create(batch)
            except DatabaseError:
                self.dropped += len(batch)
                logger.exception("%d visits could not be written", len(batch))
                return

    def _run(self) -> None:
        told = 0
        while not self._end.wait(EVERY):
            self.flush()
            close_old_connections()  # a database that was restarted is found again
            if self.dropped > told:
                logger.warning("%d visits dropped so far", self.dropped)
                told = self.dropped
        self.flush()
        connection.close()
