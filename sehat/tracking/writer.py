"""Visits on their way to the database: a queue with a bound, and one thread that writes batches.

A visit may be lost (a killed process loses at most the last second), a request for a call back may not:
so a visitor never waits for the database here, a full queue drops visits, and a batch does not wait for
the disk: a lead that comes meanwhile has the write lock of SQLite after a moment.
"""

from __future__ import annotations

import atexit
import logging
import threading
from collections import deque

from django.db import Error, close_old_connections, connection

from sehat.core.transactions import write_transaction
from sehat.tracking.models import VisitEvent

logger = logging.getLogger(__name__)
QUEUE = 20_000
BATCH = 100  # rows a transaction: the write lock is held for about a millisecond
PAUSE = 0.02  # seconds between two, in which a lead takes the write lock of SQLite
EVERY = 1.0  # seconds
# How a connection commits without waiting for the disk.
RELAXED_DURABILITY = {"sqlite": "PRAGMA synchronous=NORMAL", "postgresql": "SET synchronous_commit TO off"}
COLUMNS = [field for field in VisitEvent._meta.concrete_fields if not field.primary_key]


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
                insert(batch)
            except Error:
                self.dropped += len(batch)
                logger.exception("%d visits could not be written", len(batch))
                return
            self._end.wait(PAUSE)

    def _run(self) -> None:
        logged = 0
        while not self._end.wait(EVERY):
            if self._waiting:
                relax_durability()
            self.flush()
            close_old_connections()  # a database that was restarted is found again
            if self.dropped > logged:
                logger.warning("%d visits dropped so far", self.dropped)
                logged = self.dropped
        self.flush()
        connection.close()


def relax_durability() -> None:
    """For this thread's connection alone: those of leads stay durable. Again for a new connection."""
    try:
        with connection.cursor() as cursor:
            cursor.execute(RELAXED_DURABILITY[connection.vendor])
    except Error:
        logger.exception("visits are written as durably as leads, which takes longer")


def insert(visits: list[VisitEvent]) -> None:
    """Writes visits by one statement, made before the lock is taken.

    bulk_create makes its statements while it holds the write lock of SQLite, and gives up the interpreter
    between them: beside 2,000 visits a second a lead then waited for a second and more (bench/visits.py).
    """
    columns = ", ".join(connection.ops.quote_name(str(field.column)) for field in COLUMNS)
    marks = ", ".join(f"({', '.join(['%s'] * len(COLUMNS))})" for _ in visits)
    table = connection.ops.quote_name(VisitEvent._meta.db_table)
    values = [
        field.get_db_prep_save(getattr(visit, field.attname), connection)
        for visit in visits
        for field in COLUMNS
    ]
    # Names of our own model.
    statement = f"INSERT INTO {table} ({columns}) VALUES {marks}"  # noqa: S608  # nosec B608
    with write_transaction(), connection.cursor() as cursor:
        cursor.execute(statement, values)
