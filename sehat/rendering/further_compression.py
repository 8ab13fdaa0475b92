"""Pages that are asked for again are compressed as far as Brotli goes, in time that nobody else wants.

A condition page is 10 % smaller than as it was compressed at its rendering, for fifty times the work.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from sehat.rendering.cache_store import CachedPage, MemoryStore


class FurtherCompression:
    """One page at a time. What is offered meanwhile is offered again by its next hit."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="compress", initializer=be_last)
        self.running: asyncio.Task[None] | None = None

    def offer(self, key: str, page: CachedPage) -> None:
        """`page` stands under `key` in the memory of this process, and was asked for again."""
        if self.running is None or self.running.done():
            self.running = asyncio.create_task(self._compress(key, page))

    async def _compress(self, key: str, page: CachedPage) -> None:
        found = await asyncio.get_running_loop().run_in_executor(self._thread, page.compressed_further)
        if self._store.in_memory(key) is page:  # nothing newer stands there
            self._store.put_in_memory(key, found)


def be_last() -> None:
    """This thread runs when no other wants the processor: on Linux a thread has a priority of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)
