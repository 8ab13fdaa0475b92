"""A new SQLite database is built beside its place, without waiting for the disk, and moved there whole.

While nobody needs the data, a flush after every step buys nothing. A half-made file never has the real
name: after a crash the next start throws it away and begins again.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.db.backends.base.base import BaseDatabaseWrapper

WITHOUT_FLUSHES = "PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF"
COMPANIONS = ("-journal", "-wal", "-shm")


def place_of(connection: BaseDatabaseWrapper) -> Path | None:
    """Where the SQLite database of this connection is or will be; None for another kind."""
    return Path(connection.settings_dict["NAME"]) if connection.vendor == "sqlite" else None


def is_empty(place: Path) -> bool:
    """Whether there is no database here, or one without tables. Raises sqlite3.Error for another file."""
    if not place.exists():
        return True
    with closing(sqlite3.connect(place)) as database:
        return not database.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()


@contextmanager
def one_at_a_time(place: Path) -> Iterator[None]:
    """Two starts at once: the second waits for the first, which the system lets go however it ends."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with place.with_name(f"{place.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def built_beside(place: Path, connection: BaseDatabaseWrapper) -> Iterator[None]:
    """Inside, the connection writes a new file; after it, that file is the database, durable as ever."""
    new = place.with_name(f"{place.name}.new")
    remove(new)
    with connected_to(new, connection):
        yield
        finish(connection)
    flush(new)
    for name in COMPANIONS:  # of an empty database: its log must not be read into the new one
        place.with_name(place.name + name).unlink(missing_ok=True)
    new.replace(place)
    flush(place.parent)


@contextmanager
def connected_to(new: Path, connection: BaseDatabaseWrapper) -> Iterator[None]:
    settings = connection.settings_dict
    before = {"NAME": settings["NAME"], "OPTIONS": settings["OPTIONS"]}
    connection.close()
    settings.update(NAME=new, OPTIONS=before["OPTIONS"] | {"init_command": WITHOUT_FLUSHES})
    try:
        yield
    finally:
        connection.close()
        settings.update(before)


def finish(connection: BaseDatabaseWrapper) -> None:
    """The write-ahead log is a property of the file; what goes into it from here on is flushed."""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA journal_mode=WAL")


def flush(place: Path) -> None:
    """A file, or the names in a directory, onto the disk."""
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def remove(place: Path) -> None:
    for name in ("", *COMPANIONS):
        place.with_name(place.name + name).unlink(missing_ok=True)
