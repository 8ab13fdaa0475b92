"""What a page, or a cached read, was made of: noted while it is made, looked at when something changed.

Each statement notes its tables (table_changes.py). A cached read notes its result instead, where that is
plain data: a change of its tables that leaves the result as it was leaves pages as they were.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from sehat.rendering.changes import ANYTHING, Changes

T = TypeVar("T")


class ReadName(NamedTuple):
    """A cached read of a module, and the arguments it was asked with; all of it is plain data."""

    module: str
    function: str
    args: tuple[object, ...]
    kwargs: tuple[tuple[str, object], ...]


@dataclass(frozen=True, eq=False)
class ValueRead:
    """The result of the cached read `name`. `again` reads it as of now; None for what is no plain data."""

    name: object
    again: Callable[[], ValueRead | None] = field(repr=False)
    digest: bytes
    tags: frozenset[str]

    def __reduce__(self) -> tuple[Callable[..., ValueRead], tuple[object, ...]]:
        return told_of, (self.name, self.digest, self.tags)


# One object for all pages that another process says are made of it.
_told: WeakValueDictionary[tuple[object, ...], ValueRead] = WeakValueDictionary()


def told_of(name: ReadName, digest: bytes, tags: frozenset[str]) -> ValueRead:
    """What another process of the same code has read."""
    found = _told.get((name, digest, tags))
    if found is None:
        found = _told[name, digest, tags] = ValueRead(name, partial(read_again, name), digest, tags)
    return found


def read_again(name: ReadName) -> ValueRead | None:
    """None where there is no cached read of that name: a page that rests on it is out of date."""
    try:
        cached: Any = attrgetter(name.function)(importlib.import_module(name.module))
        value_read: Callable[..., ValueRead | None] = cached.value_read
    except (ImportError, AttributeError):
        return None
    return value_read(*name.args, **dict(name.kwargs))


@dataclass(frozen=True)
class Dependencies:
    """`tags` are tables; `values` rest on tables of their own."""

    tags: frozenset[str] = frozenset()
    values: tuple[ValueRead, ...] = ()

    @cached_property
    def all_tags(self) -> frozenset[str]:
        return self.tags.union(*(value.tags for value in self.values))

    def confirmed(self, changes: Changes, since: int) -> Dependencies | None:
        """As they are now, when all is as it was at `since`; else None. May read the database."""
        if changes.touched(self.tags, since):
            return None
        if not changes.touched(self.all_tags, since):
            return self
        values = []
        for value in self.values:
            now = value.again() if changes.touched(value.tags, since) else value
            if now is None or now.digest != value.digest:
                return None
            values.append(now)  # it may have been read from other tables than before
        return replace(self, values=tuple(values))


@dataclass
class Reads:
    """What was read so far."""

    tags: set[str] = field(default_factory=set)
    values: dict[object, ValueRead] = field(default_factory=dict)

    def dependencies(self) -> Dependencies:
        return Dependencies(frozenset(self.tags), tuple(self.values.values()))

    def add(self, dependencies: Dependencies) -> None:
        self.tags |= dependencies.tags
        for value in dependencies.values:
            self.add_value(value)

    def add_value(self, value: ValueRead) -> None:
        """Read twice with two results: whoever did so is made of neither."""
        if self.values.setdefault(value.name, value).digest != value.digest:
            self.tags.add(ANYTHING)


NOTHING = Dependencies()
_reads: ContextVar[Reads | None] = ContextVar("reads", default=None)


@contextmanager
def noting() -> Iterator[Reads]:
    """All that is read inside is noted here, and nowhere further out.

    After a failure further out too: whoever goes on was made of what was read until then.
    """
    reads, outside = Reads(), _reads.get()
    token = _reads.set(reads)
    try:
        yield reads
    except BaseException:
        if outside:
            outside.add(reads.dependencies())
        raise
    finally:
        _reads.reset(token)


def noted_now() -> Reads | None:
    """Where reads are noted at the moment; None while nobody asks."""
    return _reads.get()


@dataclass(frozen=True)
class Noted(Generic[T]):
    """A value to be used again, with what it was made of."""

    value: T
    dependencies: Dependencies

    def use(self) -> T:
        if reads := noted_now():
            reads.add(self.dependencies)
        return self.value
