"""Cached pages: compressed, in memory, and in Redis as well when machines share them."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import time
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, cast

import brotli

from sehat.core.asgi import Message
from sehat.rendering.changes import ANYTHING, Changes
from sehat.rendering.dependencies import NOTHING, Dependencies

if TYPE_CHECKING:  # redis is imported where REDIS_URL names one
    import redis.asyncio

Headers = list[tuple[bytes, bytes]]
CACHED_DIGEST = "sehat.digest"  # a key of the ASGI scope: what the cache has of a page
SHARED_KEYS = "page-keys"  # of all pages in Redis, by when they were stored
SHARED_BYTES = 20_000  # a page as Redis stores it, and its key
HELD_BESIDE = 5_000  # bytes: its headers, and the names of what it was made of (3 to 4 KB of the demo site)
STALE_SECONDS = 7 * 24 * 3600  # how long a page may stand in for a renderer that is down


@dataclass(frozen=True)
class CachedPage:
    """As of `version`, made of what `dependencies` name; `body` is compressed by Brotli.

    `ready` holds the two messages of an answer by encoding, once one was asked for.
    """

    status: int
    headers: Headers
    body: bytes = field(repr=False)
    etag: bytes
    version: int
    rendered_at: float
    digest: str = ""
    dependencies: Dependencies = field(default=NOTHING, repr=False, compare=False)
    is_compressed_further: bool = False
    ready: dict[str, tuple[Message, Message]] = field(default_factory=dict, repr=False, compare=False)

    @cached_property
    def has_variants(self) -> bool:
        return any(name.lower() == b"x-variants" for name, _ in self.headers)

    @property
    def size(self) -> int:
        """Bytes of memory, but those it shares with other pages; of gzip too, which may be asked for."""
        return len(self.body) * 9 // 4 + HELD_BESIDE

    def body_in(self, encoding: str) -> bytes:
        """As "br", "gzip" or "": made for the few who ask for another one than nearly all browsers do."""
        if encoding == "br":
            return self.body
        plain = brotli.decompress(self.body)
        return compress_now(plain, encoding) if encoding else plain

    def renewed(self, status: int, headers: Headers, version: int, dependencies: Dependencies) -> CachedPage:
        """The same HTML as of now, and of another version."""
        return replace(
            self, status=status, headers=headers, version=version, rendered_at=time.time(),
            dependencies=dependencies, ready={},
        )  # fmt: skip

    def compressed_further(self) -> CachedPage:
        """The same page in fewer bytes of Brotli. CPU work of some 50 ms: call it in a thread."""
        smallest = brotli.compress(self.body_in(""), quality=11)
        return replace(self, body=smallest, is_compressed_further=True, ready={})

    def confirmed(self, changes: Changes) -> CachedPage | None:
        """The same page as of `changes`, if nothing it was made of is another; may read the database."""
        dependencies = self.dependencies.confirmed(changes, self.version)
        if dependencies is None:
            return None
        return replace(self, version=changes.version, dependencies=dependencies)

    def is_untouched(self, changes: Changes) -> bool:
        """Whether no table that it was made of has changed."""
        return not changes.touched(self.dependencies.all_tags, self.version)

    def age(self) -> float:
        """Seconds since it was rendered."""
        return time.time() - self.rendered_at


def compress_page(
    status: int,
    headers: Headers,
    body: bytes,
    version: int,
    digest: str = "",
    dependencies: Dependencies = NOTHING,
) -> CachedPage:
    """Compress a page once for all its readers. CPU work: call it in a thread."""
    compressed = compress_now(body, "br")
    return CachedPage(status, headers, compressed, etag_of(body), version, time.time(), digest, dependencies)


def etag_of(body: bytes) -> bytes:
    return b'W/"%s"' % hashlib.sha256(body).hexdigest()[:20].encode()


def compress_now(body: bytes, encoding: str) -> bytes:
    """`encoding` is "gzip" or "br"."""
    return gzip.compress(body, 6, mtime=0) if encoding == "gzip" else brotli.compress(body, quality=5)


class MemoryStore:
    """Least recently used pages leave when `limit` bytes are reached."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._size = 0
        self._pages: OrderedDict[str, CachedPage] = OrderedDict()

    async def get(self, key: str, changes: Changes) -> CachedPage | None:
        """The page, of whatever version: an old one may still stand in for a fault."""
        return self.in_memory(key)

    def in_memory(self, key: str) -> CachedPage | None:
        page = self._pages.get(key)
        if page:
            self._pages.move_to_end(key)
        return page

    async def put(self, key: str, page: CachedPage) -> None:
        self.put_in_memory(key, page)

    async def remove(self, key: str) -> None:
        """What its address has now is not cacheable."""
        gone = self._pages.pop(key, None)
        self._size -= gone.size if gone else 0

    def put_in_memory(self, key: str, page: CachedPage) -> None:
        """In the memory of this process alone."""
        old = self._pages.pop(key, None)
        self._size += page.size - (old.size if old else 0)
        self._pages[key] = page
        while self._size > self._limit and self._pages:
            _, gone = self._pages.popitem(last=False)
            self._size -= gone.size


class SharedStore(MemoryStore):
    """Memory first, then Redis, so that each page is rendered once between the machines."""

    def __init__(self, limit: int, client: redis.asyncio.Redis) -> None:
        super().__init__(limit)
        self._client = client
        self._shared_pages = max(1, limit // SHARED_BYTES)

    async def get(self, key: str, changes: Changes) -> CachedPage | None:
        """The page of this process, or a newer one that another rendered."""
        from redis import RedisError

        page = await super().get(key, changes)
        if page and page.is_untouched(changes):
            return page
        try:
            raw = cast(bytes | None, await self._client.get(f"page:{key}"))
        except RedisError:
            return page
        if raw and (page is None or version_of(raw) > page.version):
            page = unpack(raw)
            self.put_in_memory(key, page)
        return page

    async def put(self, key: str, page: CachedPage) -> None:
        from redis import RedisError

        self.put_in_memory(key, page)
        with contextlib.suppress(RedisError):  # the other machines render it themselves
            await self._share(key, page)

    async def remove(self, key: str) -> None:
        from redis import RedisError

        await super().remove(key)
        with contextlib.suppress(RedisError):  # the other machines ask for it themselves
            await self._client.delete(f"page:{key}")
            await self._client.zrem(SHARED_KEYS, key)

    async def _share(self, key: str, page: CachedPage) -> None:
        """At most `_shared_pages` of them: made-up addresses push out the oldest, and fill no Redis."""
        async with self._client.pipeline(transaction=False) as pipeline:
            pipeline.set(f"page:{key}", pack(page), ex=STALE_SECONDS)
            pipeline.zadd(SHARED_KEYS, {key: time.time()})
            pipeline.zcard(SHARED_KEYS)
            *_, count = await pipeline.execute()
        if count > self._shared_pages:
            popped = await self._client.zpopmin(SHARED_KEYS, count - self._shared_pages)
            oldest = cast(list[tuple[bytes, float]], popped)
            await self._client.delete(*(b"page:" + name for name, _ in oldest))


def pack(page: CachedPage) -> bytes:
    """A page as one Redis value: a JSON line of what it is, then its Brotli body.

    What it was made of stands there as tables: results of cached reads are those of one process.
    """
    about = {
        "status": page.status,
        "headers": [[name.decode("latin-1"), value.decode("latin-1")] for name, value in page.headers],
        "version": page.version,
        "rendered_at": page.rendered_at,
        "digest": page.digest,
        "tables": sorted(page.dependencies.all_tags),
    }
    return json.dumps(about).encode() + b"\n" + page.body


def version_of(raw: bytes) -> int:
    return int(json.loads(raw.split(b"\n", 1)[0])["version"])


def unpack(raw: bytes) -> CachedPage:
    line, body = raw.split(b"\n", 1)
    about = json.loads(line)
    headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in about["headers"]]
    # Of a page of an older release it is not known what it was made of.
    tables = Dependencies(frozenset(about.get("tables", [ANYTHING])))
    etag, version = etag_of(brotli.decompress(body)), int(about["version"])
    rendered_at, digest = about["rendered_at"], about.get("digest", "")
    return CachedPage(about["status"], headers, body, etag, version, rendered_at, digest, tables)
