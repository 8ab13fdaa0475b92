"""Limits on what is public. Counted in the cache: one process without Redis, all machines with it."""

from __future__ import annotations

import logging
import time

from django.core.cache import BaseCache, caches

log = logging.getLogger(__name__)


def within_limit(what: str, who: str, *, limit: int, seconds: int) -> bool:
    """Counts one use; False once `who` has done `what` more than `limit` times in this window.

    While Redis is away each process counts alone: nobody is refused for it, and no limit is off.
    """
    key = f"limit:{what}:{who}:{int(time.time() // seconds)}"
    try:
        uses = counted(caches["default"], key, seconds)
    except redis_faults() as fault:
        log.warning("Redis does not count for the limits: %s", type(fault).__name__)
        uses = counted(caches["memory"], key, seconds)
    return uses <= limit


def redis_faults() -> type[Exception]:
    """Asked for once something failed: most sites have no Redis, and need not load its client."""
    from redis import RedisError

    return RedisError


def counted(cache: BaseCache, key: str, seconds: int) -> int:
    """The uses in this window, this one among them."""
    cache.add(key, 0, timeout=seconds * 2)
    try:
        return int(cache.incr(key))
    except ValueError:  # the key lapsed between the two calls
        return 1
