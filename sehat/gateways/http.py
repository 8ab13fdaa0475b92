"""One call to a vendor, bounded in time and size (gateways.md, Shape of every gateway)."""

from __future__ import annotations

import asyncio
import functools
import json
import math
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import httpx

CONNECT_SECONDS, READ_SECONDS, TOTAL_SECONDS = 2.0, 5.0, 8.0
MAX_ANSWER_BYTES = 256 * 1024
MAX_WAIT_SECONDS = 3600  # whatever a vendor asks for
_until: ContextVar[float] = ContextVar("until", default=math.inf)


class NoAnswer(Exception):
    """The vendor did not answer in time, or not sanely. The text names the fault and nothing else."""


@dataclass(frozen=True)
class Answer:
    status: int
    body: bytes
    retry_after: int

    def value(self) -> Any:
        """The JSON of the body; None when it is none."""
        try:
            return json.loads(self.body)
        except (ValueError, RecursionError):
            return None

    def fields(self) -> dict[str, Any]:
        """The JSON object of the body; {} when it is anything else."""
        value = self.value()
        return value if isinstance(value, dict) else {}


@contextmanager
def calls_until(moment: float) -> Iterator[None]:
    """All calls within end by then, of time.monotonic(): some leads take four of them, and have one lease."""
    token = _until.set(moment)
    try:
        yield
    finally:
        _until.reset(token)


def post(url: str, *, seconds: float = TOTAL_SECONDS, **request: Any) -> Answer:
    """`call` by POST."""
    return call("POST", url, seconds=seconds, **request)


def call(method: str, url: str, *, seconds: float = TOTAL_SECONDS, **request: Any) -> Answer:
    """A call without redirects or retries. `request` is httpx's: headers, params, json, content, data, auth.

    Raises NoAnswer after `seconds`, on a network fault, and for more than 256 KB. The whole call is
    bounded, not only each read: a vendor that drips a byte a second is given up as well.
    """
    left = _until.get() - time.monotonic()
    if left <= 0:
        raise NoAnswer("no time left")
    try:
        return asyncio.run(_call(method, url, min(seconds, TOTAL_SECONDS, left), request))
    except TimeoutError as error:
        raise NoAnswer("time-out") from error
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise NoAnswer(type(error).__name__) from error


@functools.cache
def certificates() -> ssl.SSLContext:
    """Whom we trust, read once a process: reading it takes longer than most calls, and each made it anew."""
    return httpx.create_ssl_context(trust_env=False)


async def _call(method: str, url: str, seconds: float, request: dict[str, Any]) -> Answer:
    timeout = httpx.Timeout(READ_SECONDS, connect=CONNECT_SECONDS)
    async with (
        asyncio.timeout(seconds),
        httpx.AsyncClient(timeout=timeout, trust_env=False, verify=certificates()) as client,
        client.stream(method, url, **request) as response,
    ):
        body = bytearray()
        async for chunk in response.aiter_bytes():
            body += chunk
            if len(body) > MAX_ANSWER_BYTES:
                raise NoAnswer("too large an answer")
    wait = seconds_to_wait(response.headers.get("Retry-After", ""), datetime.now(UTC))
    return Answer(response.status_code, bytes(body), wait)


def seconds_to_wait(said: str, now: datetime) -> int:
    """Of Retry-After, which is seconds or a date (RFC 9110, 10.2.3): at most MAX_WAIT_SECONDS; 0 for none."""
    if said.isascii() and said.isdecimal():
        return min(int(said[:9]), MAX_WAIT_SECONDS)
    try:
        until = parsedate_to_datetime(said)
    except (ValueError, TypeError, IndexError, OverflowError):
        return 0
    left = (until if until.tzinfo else until.replace(tzinfo=UTC)) - now
    return max(0, min(int(left.total_seconds()), MAX_WAIT_SECONDS))
