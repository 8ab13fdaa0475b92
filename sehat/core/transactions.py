"""A transaction that is written often: on SQLite, one at a time on a machine."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import OperationalError, connection, transaction

from sehat.core.locks import FairLock

_thread_lock = FairLock()
WAIT_SECONDS, LEAD_WAIT_SECONDS = 5, 15


@contextmanager
def write_transaction(*, of_lead: bool = False) -> Iterator[None]:
    """`transaction.atomic()` that waits in line where the database is SQLite.

    SQLite has one writer; who finds it at work sleeps for up to 100 ms and looks again
    (sqlite3_busy_timeout), with nobody first in line: two web processes fell behind 200 leads a second while
    the processors were half idle. Who waits for a lock is woken at once. It holds only if all who write often
    stand in line: one who does not takes the database from the first in it, again and again. PostgreSQL needs
    none of this, nor does a transaction inside another, which is the writer already.

    That of a lead goes before all others and waits longer.
    """
    if connection.vendor != "sqlite" or connection.in_atomic_block:
        with transaction.atomic():
            yield
        return
    with file_lock(f"{connection.settings_dict['NAME']}-lock", of_lead=of_lead), transaction.atomic():
        yield


@contextmanager
def file_lock(path: str, *, of_lead: bool = False) -> Iterator[None]:
    """One thread of a process at a time, then one process of the machine: a file's lock ends with both.

    Raises OperationalError after WAIT_SECONDS in line, a lead's after LEAD_WAIT_SECONDS, so that a database
    that is stuck does not take every thread for good: a request is told to come again.
    """
    seconds = LEAD_WAIT_SECONDS if of_lead else WAIT_SECONDS
    if not _thread_lock.acquire(seconds, has_priority=of_lead):
        raise OperationalError(f"no turn to write within {seconds} s")
    try:
        with open(path, "ab") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
    finally:
        _thread_lock.release()
