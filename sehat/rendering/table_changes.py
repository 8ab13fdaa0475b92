"""Which tables a statement reads or writes, seen where statements are sent: none is missed by being new.

What is written is out of date once it is committed: rows saved one by one, in bulk, or by a relation.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Any

from django.apps import apps
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.signals import connection_created
from django.db.models import Model

from sehat.rendering.changes import record_changes
from sehat.rendering.dependencies import noted_now
from sehat.rendering.row_changes import written_tags

WORD = re.compile(r"\w+")
WRITE = re.compile(r'\s*(?:INSERT(?: OR \w+)? INTO|REPLACE INTO|UPDATE|DELETE FROM)\s+"?(\w+)', re.IGNORECASE)
READS = {"SELECT", "DECLARE", "EXPLAIN"}
WRITES_WITHIN = re.compile(r"\b(?:INSERT|UPDATE|DELETE|MERGE)\b", re.IGNORECASE)
# These change no row by themselves.
NEITHER = {"SAVEPOINT", "RELEASE", "ROLLBACK", "BEGIN", "COMMIT", "PRAGMA", "SET"}
PACE_SECONDS = 1.0
_shown_on_no_page: set[str] = set()


def shown_on_no_page(*models: type[Model]) -> None:
    """Rows of these are written all day, or by visitors, and no cached page reads them
    (config/tests/test_invalidation.py looks)."""
    _shown_on_no_page.update(model._meta.db_table for model in models)


def is_shown(table: str) -> bool:
    return table not in _shown_on_no_page


@cache
def all_tables() -> frozenset[str]:
    """Those of all models, and of their many-to-many relations."""
    return frozenset(model._meta.db_table for model in apps.get_models(include_auto_created=True))


@lru_cache(maxsize=500)
def tables_in(sql: str) -> frozenset[str]:
    """Every table that is named, whatever for: rather one too many."""
    return all_tables().intersection(WORD.findall(sql))


def written_tables(sql: str) -> frozenset[str]:
    """The table of a statement that writes rows; every table that is named in one of an unknown kind."""
    if found := WRITE.match(sql):
        return all_tables().intersection(found.groups())
    first = word[0].upper() if (word := WORD.search(sql)) else ""
    only_reads = first in READS or (first == "WITH" and not WRITES_WITHIN.search(sql))
    return frozenset() if only_reads or first in NEITHER else tables_in(sql)


class SeenStatements:
    """A wrapper of `connection.execute`, the same for all."""

    def __call__(
        self, execute: Callable[..., object], sql: Any, params: object, many: bool, context: dict[str, Any]
    ) -> object:
        text = sql if isinstance(sql, str) else str(sql)
        if reads := noted_now():
            reads.tags |= tables_in(text)
        done = execute(sql, params, many, context)
        if not text.startswith("SELECT"):
            tables = [table for table in written_tables(text) if is_shown(table)]
            if tables:
                tags = set[str]().union(*(written_tags(table, text, params, many) for table in tables))
                note_change(context["connection"], tags)
        return done


class Recording:
    """What one transaction, or a part of it that may be rolled back by itself, has written so far."""

    def __init__(self) -> None:
        self.tags: set[str] = set()
        self.is_done = False

    def __call__(self) -> None:
        self.is_done = True
        if pace := _pace.get():
            pace.add(self.tags)
        else:
            record_changes(sorted(self.tags))


class Pace:
    """What was written and is not recorded yet, by many transactions in a row."""

    def __init__(self) -> None:
        self._tags: set[str] = set()
        self._recorded_at = time.monotonic()

    def add(self, tags: set[str]) -> None:
        self._tags |= tags
        if time.monotonic() - self._recorded_at > PACE_SECONDS:
            self.record()

    def record(self) -> None:
        if self._tags:
            record_changes(sorted(self._tags))
        self._tags, self._recorded_at = set(), time.monotonic()


_pace: ContextVar[Pace | None] = ContextVar("pace", default=None)


@contextmanager
def paced_changes() -> Iterator[None]:
    """Recorded each second, and at the end: for who writes in several transactions a second."""
    pace = Pace()
    token = _pace.set(pace)
    try:
        yield
    finally:
        _pace.reset(token)
        pace.record()


def note_change(connection: BaseDatabaseWrapper, tags: set[str]) -> None:
    """Recorded once committed: at once where nothing is open. What is rolled back is recorded by nobody."""
    here = set(connection.savepoint_ids) - {None}  # a block without a savepoint goes with the one around it
    for savepoints, waiting, *_ in reversed(connection.run_on_commit):
        if isinstance(waiting, Recording) and savepoints - {None} == here and not waiting.is_done:
            waiting.tags |= tags
            return
    recording = Recording()
    recording.tags |= tags
    connection.on_commit(recording)


SEEN = SeenStatements()


def see_statements(connection: BaseDatabaseWrapper, **_: object) -> None:
    """First of all wrappers: one that a test puts in for a while takes itself out as the last."""
    if SEEN not in connection.execute_wrappers:
        connection.execute_wrappers.insert(0, SEEN)


def start_seeing_statements() -> None:
    """Once a process, in AppConfig.ready."""
    connection_created.connect(see_statements, dispatch_uid="see-statements")
