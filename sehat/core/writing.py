"""One writer at a time in a process, where the database is SQLite."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection

_turn = threading.RLock()


@contextmanager
def writing() -> Iterator[None]:
    """Stands around a transaction that is written often. SQLite has one writer; who finds it at work sleeps
    for up to 100 ms and looks again (sqlite3_busy_timeout), with nobody first in line. A lock wakes the next
    one at once. PostgreSQL needs none of this.
    """
    if connection.vendor != "sqlite":
        yield
        return
    with _turn:
        yield
