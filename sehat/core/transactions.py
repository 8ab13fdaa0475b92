"""A transaction that is written often: on SQLite, one at a time on a machine."""

from __future__ import annotations

import fcntl
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import BinaryIO

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
    until = time.monotonic() + (LEAD_WAIT_SECONDS if of_lead else WAIT_SECONDS)
    if not _thread_lock.acquire(until - time.monotonic(), has_priority=of_lead):
        raise OperationalError("no turn to write: other requests take too long")
    try:
        with locked_file(path, until):
            yield
    finally:
        _thread_lock.release()


def locked_file(path: str, until: float) -> BinaryIO:
    """Who closes it gives the lock back. Raises OperationalError at `until`, of time.monotonic()."""
    file = open(path, "ab")  # noqa: SIM115 - who asked closes it
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return locked_later(file, until)
    return file


def locked_later(file: BinaryIO, until: float) -> BinaryIO:
    """flock knows no time-out, and who is woken by it goes on sooner than who looks again and again: a thread
    waits. It gives back at once what comes too late."""
    has_come: Future[None] = Future()

    def wait() -> None:
        fcntl.flock(file, fcntl.LOCK_EX)
        if has_come.set_running_or_notify_cancel():
            has_come.set_result(None)
        else:
            file.close()

    threading.Thread(target=wait, daemon=True).start()
    try:
        has_come.result(until - time.monotonic())
    except TimeoutError:
        if has_come.cancel():
            raise OperationalError("no turn to write: another process takes too long") from None
        has_come.result()  # it came in that very moment
    return file
