"""When content changes, every cached page is stale: the cache version is raised.

On one machine it is the time stamp of a file (a stat costs a microsecond and every process sees it);
between machines it is a number in Redis, looked at once a second.
"""

from __future__ import annotations

import contextlib
import functools
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar

from django.conf import settings
from django.db import transaction
from django.db.models import Model
from django.db.models.signals import post_delete, post_save

if TYPE_CHECKING:  # redis is imported where REDIS_URL names one
    import redis.asyncio

KEY = "pages:version"
FILE = "pages.version"
log = logging.getLogger(__name__)


class CacheVersion(Protocol):
    async def current(self) -> str: ...


class FileVersion:
    def __init__(self, path: Path) -> None:
        self._path = str(path)

    async def current(self) -> str:
        return version_in(self._path)


class RedisVersion:
    def __init__(self, client: redis.asyncio.Redis) -> None:
        self._client = client
        self._value = "0"
        self._looked_at = 0.0

    async def current(self) -> str:
        from redis import RedisError

        if time.monotonic() - self._looked_at > 1:
            self._looked_at = time.monotonic()
            with contextlib.suppress(RedisError):  # keep serving the last known version
                self._value = str(int(await self._client.get(KEY) or 0))
        return self._value


def version_file() -> Path:
    return Path(settings.VAR_DIR) / FILE


def current_version() -> str:
    """The version of this machine. A page asks hundreds of times, so no Path is made of the name."""
    return version_in(f"{settings.VAR_DIR}/{FILE}")


def version_in(path: str) -> str:
    try:
        return str(os.stat(path).st_mtime_ns)
    except FileNotFoundError:
        return "0"


def invalidate_pages() -> None:
    """Every cached page is rendered again at its next visit; until then it is only a fallback.

    Without its Redis this machine follows all the same; others do when their pages are too old.
    """
    path = version_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, ns=(time.time_ns(), time.time_ns()))
    if settings.REDIS_URL:
        invalidate_other_machines()


def invalidate_other_machines() -> None:
    import redis

    try:
        with redis.Redis.from_url(
            settings.REDIS_URL,
            socket_connect_timeout=settings.REDIS_SECONDS,
            socket_timeout=settings.REDIS_SECONDS,
        ) as client:
            client.incr(KEY)
    except redis.RedisError as fault:
        log.warning("Redis was not told that pages changed: %s", type(fault).__name__)


def invalidate_on_change(*models: type[Model]) -> None:
    """Purge when a row of one of `models` is saved or deleted, once its transaction is committed."""

    def changed(**_: object) -> None:
        transaction.on_commit(invalidate_pages)

    for model in models:
        name = f"purge-{model._meta.label}"
        post_save.connect(changed, sender=model, weak=False, dispatch_uid=name)
        post_delete.connect(changed, sender=model, weak=False, dispatch_uid=name)


P = ParamSpec("P")
T = TypeVar("T")
CACHED_SECONDS = 60  # machines that share no file follow within a minute
CACHED_RESULTS = 2_000  # of one read, for as many different arguments


def cached_until_change(read: Callable[P, T]) -> Callable[P, T]:
    """Caches what a read gives for its arguments until content changes: menus, options, tables.

    Arguments are hashable; a row counts by its primary key. Nobody may change a result.
    """
    cached: dict[tuple[object, ...], tuple[str, float, T]] = {}

    def cached_read(*args: P.args, **kwargs: P.kwargs) -> T:
        version, key = current_version(), (*args, *kwargs.items())
        found = cached.get(key)
        if found and found[0] == version and time.monotonic() - found[1] < CACHED_SECONDS:
            return found[2]
        value = read(*args, **kwargs)
        if len(cached) >= CACHED_RESULTS:
            cached.clear()
        cached[key] = (version, time.monotonic(), value)  # the version from before the read
        return value

    _cached_reads.append(cached.clear)
    return functools.wraps(read)(cached_read)


_cached_reads: list[Callable[[], None]] = []


def clear_cached_reads() -> None:
    """For tests, whose changes are rolled back and never committed."""
    for clear in _cached_reads:
        clear()
