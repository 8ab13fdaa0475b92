"""A transaction that is written often: on SQLite, one at a time on a machine."""

from __future__ import annotations

import fcntl
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import OperationalError, connection, transaction

_thread_lock = threading.RLock()
WAIT_SECONDS = 5


@contextmanager
def write_transaction() -> Iterator[None]:
    """`transaction.atomic()` that waits in line where the database is SQLite.

    SQLite has one writer; who finds it at work sleeps for up to 100 ms and looks again
    (sqlite3_busy_timeout), with nobody first in line: two web processes fell behind 200 leads a second while
    the processors were half idle. Who waits for a lock is woken at once. PostgreSQL needs none of this, nor
    does a transaction inside another, which is the writer already.
    """
    if connection.vendor != "sqlite" or connection.in_atomic_block:
        with transaction.atomic():
            yield
        return
    with file_lock(f"{connection.settings_dict['NAME']}-lock"), transaction.atomic():
        yield


@contextmanager
def file_lock(path: str) -> Iterator[None]:
    """One thread of a process at a time, then one process of the machine: a file's lock ends with both.

    Raises OperationalError after WAIT_SECONDS in line, so that a database that is stuck does not take every
    thread of the process: pages are still served, and a request is told to come again.
    """
    if not _thread_lock.acquire(timeout=WAIT_SECONDS):
        raise OperationalError(f"no turn to write within {WAIT_SECONDS} s")
    try:
        with open(path, "ab") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
    finally:
        _thread_lock.release()
