"""Which version of the content is cached, and reads that are cached until what they read changes."""

from __future__ import annotations

import contextlib
import functools
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, ParamSpec, Protocol, TypeVar, cast

from sehat.rendering.changes import (
    ANYTHING,
    KEY,
    Changes,
    ChangesFile,
    SharedChanges,
    current_changes,
    record_changes,
    version_file,
)
from sehat.rendering.dependencies import Dependencies, ReadName, Reads, ValueRead, noted_now, noting
from sehat.rendering.plain_data import Examined, examine

if TYPE_CHECKING:  # redis is imported where REDIS_URL names one
    import redis.asyncio

__all__ = ["cached_until_change", "current_version", "invalidate_pages", "version_file"]


class CacheVersion(Protocol):
    def known(self) -> Changes | None:
        """For hits: as of just now; None when somebody else must be asked for it."""

    async def current(self) -> Changes: ...


class FileVersion:
    def __init__(self, file: ChangesFile) -> None:
        self._file = file

    def known(self) -> Changes:
        return self._file.current()

    async def current(self) -> Changes:
        return self._file.current()


class RedisVersion:
    """The changes of all machines, for the event loop."""

    def __init__(self, client: redis.asyncio.Redis, shared: SharedChanges) -> None:
        self._client = client
        self._shared = shared

    def known(self) -> Changes | None:
        return None if self._shared.is_old() else self._shared.known

    async def current(self) -> Changes:
        from redis import RedisError

        if self._shared.is_due():
            with contextlib.suppress(RedisError):  # keep serving the last known version
                self._shared.learn(cast(dict[bytes, bytes], await self._client.hgetall(KEY)))
        return self._shared.known


def current_version() -> int:
    return current_changes().version


def invalidate_pages() -> None:
    """The emergency brake: all cached pages and reads are out of date, whatever they were made of."""
    record_changes([ANYTHING])


P = ParamSpec("P")
T = TypeVar("T")
CACHED_SECONDS = 60  # what a process that hears of no change serves at most
CACHED_RESULTS = 500  # of one read, for as many different arguments: the filters of a list are 50 KB each


@dataclass
class Result(Generic[T]):
    """What a read gave at `version`."""

    value: T
    version: int
    read_at: float
    dependencies: Dependencies
    arguments: object
    examined: Examined | None = None
    noted: ValueRead | None = None  # one object for all pages that are made of it, and for the next result

    def examine(self) -> Examined:
        """What hangs on its rows may be read later, and then stays: it rests on their tables too."""
        if self.examined is None:
            self.examined = examine(self.value, self.arguments)
            tags = self.dependencies.tags | self.examined.tags
            self.dependencies = Dependencies(tags, self.dependencies.values)
        return self.examined

    def holds(self, now: Changes) -> bool:
        """Whether it is what would be read now. May read other cached reads again, for comparison."""
        if self.version == now.version:
            return True
        if now.touched(self.dependencies.tags, self.version):
            return False
        self.examine()
        confirmed = self.dependencies.confirmed(now, self.version)
        if confirmed is None:
            return False
        self.dependencies, self.version = confirmed, now.version
        return True


class CachedRead(Generic[P, T]):
    """The results of one read by its arguments."""

    def __init__(self, read: Callable[P, T]) -> None:
        self._read = read
        self._results: dict[tuple[object, ...], Result[T]] = {}
        _cached_reads.append(self._results.clear)

    def use(self, *args: P.args, **kwargs: P.kwargs) -> T:
        result = self._result(*args, **kwargs)
        if reads := noted_now():
            self._note(result, reads, *args, **kwargs)
        return result.value

    def _result(self, *args: P.args, **kwargs: P.kwargs) -> Result[T]:
        now, key = current_changes(), (*args, *kwargs.items())
        found = self._results.get(key)
        if found and time.monotonic() - found.read_at < CACHED_SECONDS and found.holds(now):
            return found
        with noting() as reads:
            value = self._read(*args, **kwargs)
        if len(self._results) >= CACHED_RESULTS:
            self._make_room()
        noted = found.noted if found else None
        # The version from before the read.
        found = Result(value, now.version, time.monotonic(), reads.dependencies(), key, noted=noted)
        self._results[key] = found
        return found

    def _make_room(self) -> None:
        """What is too old to be used again leaves; all, where that is too little."""
        oldest = time.monotonic() - CACHED_SECONDS
        for key, result in list(self._results.items()):
            if result.read_at < oldest:
                self._results.pop(key, None)
        if len(self._results) >= CACHED_RESULTS:
            self._results.clear()

    def _note(self, result: Result[T], reads: Reads, *args: P.args, **kwargs: P.kwargs) -> None:
        value = self._noted(result, *args, **kwargs)
        if value:
            reads.add_value(value)
        else:
            reads.add(result.dependencies)

    def value_read(self, *args: P.args, **kwargs: P.kwargs) -> ValueRead | None:
        """As of now."""
        return self._noted(self._result(*args, **kwargs), *args, **kwargs)

    def _noted(self, result: Result[T], *args: P.args, **kwargs: P.kwargs) -> ValueRead | None:
        """None for rows: what else is read through them later is not in the result."""
        digest = result.examine().digest
        if digest is None:
            return None
        tags, noted = result.dependencies.all_tags, result.noted
        if noted and (noted.digest, noted.tags) == (digest, tags):
            return noted
        name = ReadName(self._read.__module__, self._read.__qualname__, args, tuple(kwargs.items()))
        again = functools.partial(self.value_read, *args, **kwargs)
        result.noted = ValueRead(name, again, digest, tags)
        return result.noted


def cached_until_change(read: Callable[P, T]) -> Callable[P, T]:
    """Caches what a read gives for its arguments until what it read changes: menus, options, tables.

    Arguments are hashable; a row counts by its primary key. Nobody may change a result.
    """
    cached = CachedRead(read)

    @functools.wraps(read)
    def cached_read(*args: P.args, **kwargs: P.kwargs) -> T:
        return cached.use(*args, **kwargs)

    # For what another process says of it (dependencies.read_again).
    cached_read.value_read = cached.value_read  # type: ignore[attr-defined]
    return cached_read


def emptied_on_change(make: Callable[P, T]) -> Callable[P, T]:
    """For what is filled by and by: made anew after any change and each minute, and no page rests on it.

    Whoever puts something in says what that was made of (`Noted`).
    """
    made: dict[tuple[object, ...], tuple[int, float, T]] = {}

    @functools.wraps(make)
    def current(*args: P.args, **kwargs: P.kwargs) -> T:
        version, key = current_version(), (*args, *kwargs.items())
        found = made.get(key)
        if found and found[0] == version and time.monotonic() - found[1] < CACHED_SECONDS:
            return found[2]
        made[key] = (version, time.monotonic(), make(*args, **kwargs))
        return made[key][2]

    _cached_reads.append(made.clear)
    return current


_cached_reads: list[Callable[[], None]] = []


def clear_cached_reads() -> None:
    """For tests, whose changes are rolled back and never committed."""
    for clear in _cached_reads:
        clear()
