"""When content changes, every kept page is out of date: the generation moves on.

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
from typing import TYPE_CHECKING, Protocol, TypeVar

from django.conf import settings
from django.db import transaction
from django.db.models import Model
from django.db.models.signals import post_delete, post_save

if TYPE_CHECKING:  # redis is imported where REDIS_URL names one
    import redis.asyncio

KEY = "pages:generation"
FILE = "pages.generation"
log = logging.getLogger(__name__)


class Generation(Protocol):
    async def current(self) -> str: ...


class FileGeneration:
    def __init__(self, path: Path) -> None:
        self._path = path

    async def current(self) -> str:
        try:
            return str(self._path.stat().st_mtime_ns)
        except FileNotFoundError:
            return "0"


class RedisGeneration:
    def __init__(self, client: redis.asyncio.Redis) -> None:
        self._client = client
        self._value = "0"
        self._looked_at = 0.0

    async def current(self) -> str:
        from redis import RedisError

        if time.monotonic() - self._looked_at > 1:
            self._looked_at = time.monotonic()
            with contextlib.suppress(RedisError):  # keep serving by the last known generation
                self._value = str(int(await self._client.get(KEY) or 0))
        return self._value


def generation_file() -> Path:
    return Path(settings.VAR_DIR) / FILE


def file_generation() -> str:
    """The generation of this machine. A page asks hundreds of times, so no Path is made of the name."""
    try:
        return str(os.stat(f"{settings.VAR_DIR}/{FILE}").st_mtime_ns)
    except FileNotFoundError:
        return "0"


def purge_pages() -> None:
    """Every kept page is drawn anew at its next visit; until then it is only a fallback.

    Without its Redis this machine follows all the same; others do when their pages are too old.
    """
    path = generation_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, ns=(time.time_ns(), time.time_ns()))
    if settings.REDIS_URL:
        tell_other_machines()


def tell_other_machines() -> None:
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


def purge_on_change(*models: type[Model]) -> None:
    """Purge when a row of one of `models` is saved or deleted, once its transaction is committed."""

    def changed(**_: object) -> None:
        transaction.on_commit(purge_pages)

    for model in models:
        name = f"purge-{model._meta.label}"
        post_save.connect(changed, sender=model, weak=False, dispatch_uid=name)
        post_delete.connect(changed, sender=model, weak=False, dispatch_uid=name)


T = TypeVar("T")


def kept_until_change(read: Callable[[], T]) -> Callable[[], T]:
    """Keeps what a read without arguments gave until content changes: menus, options, tables.

    At most a minute, so that machines which share no file still follow.
    """
    kept: dict[str, tuple[float, T]] = {}

    def kept_read() -> T:
        generation = file_generation()
        found = kept.get(generation)
        if found and time.monotonic() - found[0] < 60:
            return found[1]
        value = read()
        kept.clear()
        kept[generation] = (time.monotonic(), value)
        return value

    _kept_reads.append(kept.clear)
    return functools.wraps(read)(kept_read)


_kept_reads: list[Callable[[], None]] = []


def forget_kept_reads() -> None:
    """For tests, whose changes are rolled back and never committed."""
    for forget in _kept_reads:
        forget()
