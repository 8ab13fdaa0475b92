"""Limits on what is public. Counted in the cache: one process without Redis, all machines with it."""

from __future__ import annotations

import time

from django.core.cache import cache


def within_limit(what: str, who: str, *, limit: int, seconds: int) -> bool:
    """Counts one use; False once `who` has done `what` more than `limit` times in this window."""
    window = int(time.time() // seconds)
    key = f"limit:{what}:{who}:{window}"
    cache.add(key, 0, timeout=seconds * 2)
    try:
        return bool(cache.incr(key) <= limit)
    except ValueError:  # the key lapsed between the two calls
        return True
