"""A collector of its own, and the calls of a browser to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sehat.core.asgi import Message, Receive, Scope, Send
from sehat.tracking.collector import PATH, VisitCollector
from sehat.tracking.models import VisitEvent
from sehat.tracking.token_bucket import TokenBuckets
from sehat.tracking.writer import VisitWriter

BROWSER = "Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"
HEADERS = {"host": "testserver", "user-agent": BROWSER, "sec-fetch-site": "same-origin"}
PAGE = "objectType=Condition&objectId=7&eventType=GET&ip=1.2.3.4"


async def rest_of_the_site(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@dataclass
class Collector:
    """One process's collector. `visits()` writes what it took, and gives all there is."""

    writer: VisitWriter = field(default_factory=VisitWriter)
    a_minute: int = 1_000_000
    of_the_site: int = 1_000_000
    unread: list[Message] = field(default_factory=list)

    def __post_init__(self) -> None:
        buckets, site = TokenBuckets(self.a_minute), TokenBuckets(self.of_the_site)
        self.app = VisitCollector(rest_of_the_site, self.writer, buckets, site)

    def call(
        self,
        query: str = PAGE,
        body: bytes | Iterable[bytes] = b"",
        *,
        method: str = "POST",
        path: str = PATH,
        address: str = "10.0.0.1",
        is_whole: bool = True,
        **headers: str | None,
    ) -> tuple[int, dict[str, Any]]:
        """(status, the envelope). `is_whole`: else the end of the body never comes."""
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        sent = {name: value for name, value in (HEADERS | named).items() if value is not None}
        scope: Scope = {
            "type": "http", "method": method, "path": path, "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
            "client": (address, 1),
        }  # fmt: skip
        parts = [body] if isinstance(body, bytes) else list(body)
        last = len(parts) - 1
        self.unread = messages = list[Message](
            {"type": "http.request", "body": part, "more_body": number < last or not is_whole}
            for number, part in enumerate(parts)
        )
        answers: list[Message] = []

        async def receive() -> Message:
            return messages.pop(0) if messages else await asyncio.Future()

        async def send(message: Message) -> None:
            answers.append(message)

        asyncio.run(self.app(scope, receive, send))
        said = answers[1]["body"]
        return answers[0]["status"], json.loads(said) if said else {}

    def visits(self) -> list[VisitEvent]:
        self.writer.stop()
        return list(VisitEvent.objects.order_by("pk"))
