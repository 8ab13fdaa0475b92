"""What changed when: the version at which each table was changed last.

A version is the time of a change as a number, and only grows. On one machine the versions stand in a file and
the last of them beside it, where every process looks each time; between machines in Redis, looked at once a
second.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import logging
import os
import time
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from django.conf import settings

if TYPE_CHECKING:  # redis is imported where REDIS_URL names one
    import redis

KEY = "pages:changes"  # a hash of tags; VERSION is that of the last change
FILE = "pages.version"
VERSION = "version"
ANYTHING = "*"  # as a change: everything; as a dependency: whatever changes
LOOK_SECONDS = 1.0
STAMP_BYTES = 8
MOST_TAGS = 5_000  # some 200 KB
log = logging.getLogger(__name__)

# One step, so that who sees a version sees what changed with it. A store that begins knows of nothing before.
RECORD = """
local version, old = tonumber(ARGV[1]), tonumber(redis.call('HGET', KEYS[1], ARGV[2]) or '0')
if version <= old then version = old + 1 end
local text = string.format('%.0f', version)
if redis.call('HLEN', KEYS[1]) > tonumber(ARGV[4]) then redis.call('DEL', KEYS[1]); old = 0 end
if old == 0 then redis.call('HSET', KEYS[1], ARGV[3], text) end
redis.call('HSET', KEYS[1], ARGV[2], text)
for at = 5, #ARGV do redis.call('HSET', KEYS[1], ARGV[at], text) end
return redis.call('HGETALL', KEYS[1])
"""


@dataclass(frozen=True)
class Changes:
    """`of` holds the version of the last change by tag."""

    version: int = 0
    of: Mapping[str, int] = field(default_factory=dict)

    def touched(self, tags: Collection[str], since: int) -> bool:
        """Whether one of `tags` changed after `since`. Yes too after a version that is not known here."""
        if since == self.version:
            return False
        if since > self.version or ANYTHING in tags or self.of.get(ANYTHING, 0) > since:
            return True
        return any(self.of.get(tag, 0) > since for tag in tags)

    def after(self, tags: Collection[str], now: int) -> Changes:
        """One more change, at `now` or just behind the last."""
        version = max(now, self.version + 1)
        before = self.of if self.version else {ANYTHING: version}
        if len(before) > MOST_TAGS:  # of single rows: all are out of date, once
            before = {ANYTHING: version}
        return Changes(version, {**before, **dict.fromkeys(tags, version)})


class ChangesFile:
    """Written beside and renamed: who reads finds the old or the new.

    Its version stands in eight bytes of the file that writers lock, which stays open: a look there takes a
    sixth of the time that one at a name does.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._known: tuple[bytes | None, Changes] = (None, Changes())

    def current(self) -> Changes:
        """No reading while the version is the one that is known."""
        try:
            stamp = os.pread(self._stamps, STAMP_BYTES, 0)
        except FileNotFoundError:  # neither of them was ever written
            return Changes()
        known_stamp, changes = self._known
        if stamp != known_stamp:  # an older release left none, which is one as well
            changes = self._read()
            self._known = (stamp, changes)
        return changes

    def record(self, tags: Collection[str]) -> None:
        Path(self._path).parent.mkdir(parents=True, exist_ok=True)
        with self._locked() as stamps:
            changes, beside = self._read().after(tags, time.time_ns()), self._path + ".new"
            Path(beside).write_text(json.dumps({VERSION: changes.version, **changes.of}))
            os.replace(beside, self._path)
            os.pwrite(stamps, changes.version.to_bytes(STAMP_BYTES, "big"), 0)

    @cached_property
    def _stamps(self) -> int:
        """Open for as long as the process lives. Raises FileNotFoundError."""
        return os.open(f"{self._path}.lock", os.O_RDONLY | os.O_CLOEXEC)

    def _read(self) -> Changes:
        """Nothing that was there before is known where the file is gone, or of an older release."""
        try:
            return changes_in(json.loads(Path(self._path).read_text()))
        except (FileNotFoundError, ValueError, AttributeError):
            return Changes()

    @contextlib.contextmanager
    def _locked(self) -> Iterator[int]:
        """The file of the stamp."""
        stamps = os.open(f"{self._path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(stamps, fcntl.LOCK_EX)
            yield stamps
        finally:
            os.close(stamps)


class SharedChanges:
    """What this process knows of the changes in Redis."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._client: redis.Redis | None = None
        self._looked_at = float("-inf")
        self.known = Changes()

    def is_old(self) -> bool:
        """Whether it is time to look again."""
        return time.monotonic() - self._looked_at > LOOK_SECONDS

    def is_due(self) -> bool:
        """The same; who is told so looks, and no other."""
        if not self.is_old():
            return False
        self._looked_at = time.monotonic()
        return True

    def current(self) -> Changes:
        from redis import RedisError

        if self.is_due():
            with contextlib.suppress(RedisError):  # what was known last still serves
                self.learn(cast(dict[bytes, bytes], self.client().hgetall(KEY)))
        return self.known

    def learn(self, found: Mapping[bytes, bytes]) -> None:
        self.known = changes_in({name.decode(): value for name, value in found.items()})

    def record(self, tags: Collection[str]) -> None:
        """Without its Redis this process follows all the same; others do when their pages are too old."""
        from redis import RedisError

        now = time.time_ns() // 1000  # Lua counts exactly up to 2^53
        try:
            found = self.client().eval(RECORD, 1, KEY, now, VERSION, ANYTHING, MOST_TAGS, *tags)
        except RedisError as fault:
            log.warning("Redis was not told that pages changed: %s", type(fault).__name__)
            self.known = self.known.after(tags, now)
            return
        names = iter(found)
        self.learn(dict(zip(names, names, strict=True)))

    def client(self) -> redis.Redis:
        import redis

        if self._client is None:
            self._client = redis.Redis.from_url(
                self._url,
                socket_connect_timeout=settings.REDIS_SECONDS,
                socket_timeout=settings.REDIS_SECONDS,
            )
        return self._client


def changes_in(found: Mapping[str, int | str | bytes]) -> Changes:
    of = {name: int(value) for name, value in found.items()}
    return Changes(of.pop(VERSION, 0), of)


def version_file() -> Path:
    return Path(settings.VAR_DIR) / FILE


@lru_cache(maxsize=8)
def changes_file(path: str) -> ChangesFile:
    return ChangesFile(path)


@lru_cache(maxsize=8)
def shared_changes(url: str) -> SharedChanges:
    return SharedChanges(url)


def store() -> ChangesFile | SharedChanges:
    """That of this site. A page asks hundreds of times, so no Path is made of the name."""
    if settings.REDIS_URL:
        return shared_changes(settings.REDIS_URL)
    return changes_file(f"{settings.VAR_DIR}/{FILE}")


def current_changes() -> Changes:
    return store().current()


def record_changes(tags: Collection[str]) -> None:
    """What rests on one of `tags` is out of date from now on, in every process and on every machine."""
    store().record(tags)
