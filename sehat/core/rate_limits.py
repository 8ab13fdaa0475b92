"""Limits on what is public. Counted in Redis for all machines, else in the memory of each process."""

from __future__ import annotations

import logging
import time

from django.conf import settings
from django.core.cache import caches

from sehat.core.counters import Counters

log = logging.getLogger(__name__)
MEMORY = Counters()


def within_limit(what: str, who: str, *, limit: int, seconds: int) -> bool:
    """Counts one use; False once `who` has done `what` more than `limit` times in this window.

    While Redis is away each process counts alone: nobody is refused for it, and no limit is off.
    """
    return count_use(f"limit:{what}:{who}:{window(seconds)}", seconds) <= limit


def window(seconds: int) -> int:
    """Which one it is now, of so many seconds each."""
    return int(time.time() // seconds)


def count_use(key: str, seconds: int) -> int:
    """The uses in this window, this one among them."""
    if not settings.REDIS_URL:
        return MEMORY.add(key, seconds)
    from redis import RedisError  # most sites have no Redis, and need not load its client

    try:
        return count_in_redis(key, seconds)
    except RedisError as fault:
        log.warning("Redis does not count for the limits: %s", type(fault).__name__)
        return MEMORY.add(key, seconds)


def count_in_redis(key: str, seconds: int) -> int:
    cache = caches["limits"]
    cache.add(key, 0, timeout=seconds * 2)
    try:
        return int(cache.incr(key))
    except ValueError:  # the key lapsed between the two calls
        return 1
