"""One call to a vendor, bounded in time and size (gateways.md, Shape of every gateway)."""

from __future__ import annotations

import asyncio
import functools
import json
import ssl
from dataclasses import dataclass
from typing import Any

import httpx

CONNECT_SECONDS, READ_SECONDS, TOTAL_SECONDS = 2.0, 5.0, 8.0
MAX_ANSWER_BYTES = 256 * 1024


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


def post(url: str, *, seconds: float = TOTAL_SECONDS, **request: Any) -> Answer:
    """`call` by POST."""
    return call("POST", url, seconds=seconds, **request)


def call(method: str, url: str, *, seconds: float = TOTAL_SECONDS, **request: Any) -> Answer:
    """A call without redirects or retries. `request` is httpx's: headers, params, json, content, data, auth.

    Raises NoAnswer after `seconds`, on a network fault, and for more than 256 KB. The whole call is
    bounded, not only each read: a vendor that drips a byte a second is given up as well.
    """
    try:
        return asyncio.run(_call(method, url, min(seconds, TOTAL_SECONDS), request))
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
    wait = response.headers.get("Retry-After", "")
    return Answer(response.status_code, bytes(body), int(wait[:6]) if wait.isdecimal() else 0)
