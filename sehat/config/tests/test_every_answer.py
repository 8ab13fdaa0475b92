"""What every answer of the server carries, and whom it answers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from pytest_django import Settings

from sehat.config.every_answer import EveryAnswer, is_ours
from sehat.core.asgi import Message, Receive, Send


def ask(path: str = "/", host: bytes | None = b"localhost:8000", *said: tuple[bytes, bytes]) -> Any:
    """Status and headers of an answer whose app says only `said`."""
    sent: list[Message] = []

    async def app(scope: Message, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": list(said)})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [] if host is None else [(b"host", host)]
    scope = {"type": "http", "path": path, "headers": headers}
    asyncio.run(EveryAnswer(app)(scope, receive, send))
    return sent[0]["status"], dict(sent[0]["headers"])


@pytest.fixture(autouse=True)
def _hosts(settings: Settings) -> None:
    settings.ALLOWED_HOSTS = ["localhost", "[::1]", ".example.org"]


@pytest.mark.parametrize("path", ["/", "/static/app/x.js", "/models/x.json", "/timeline/events/timeline"])
def test_each_has_its_policies_whoever_made_it(path: str) -> None:
    status, headers = ask(path)
    assert status == 200
    assert b"default-src 'self'" in headers[b"content-security-policy"]
    assert headers[b"permissions-policy"].startswith(b"camera=(self)")
    assert headers[b"cross-origin-resource-policy"] == b"same-origin"
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert headers[b"server"] == b"web"


def test_what_an_answer_says_itself_stays() -> None:
    _, headers = ask("/media/a.jpg", b"localhost", (b"Content-Security-Policy", b"sandbox"))
    assert headers[b"Content-Security-Policy"] == b"sandbox"
    assert b"content-security-policy" not in headers
    assert headers[b"cross-origin-resource-policy"] == b"cross-origin"


@pytest.mark.parametrize("host", [b"localhost", b"localhost:8021", b"[::1]:8000", b"www.example.org"])
def test_a_name_of_ours_is_answered(host: bytes) -> None:
    assert ask("/", host)[0] == 200


def test_two_names_are_not_whichever_stands_first() -> None:
    for hosts in ([b"localhost", b"evil.example"], [b"localhost", b"localhost"]):
        scope = {"path": "/", "headers": [(b"host", host) for host in hosts]}
        assert not is_ours(scope)


@pytest.mark.parametrize("host", [b"evil.example", b"", b"localhost.evil.example", b"a b", b"\xff", None])
def test_another_name_is_not(host: bytes | None) -> None:
    status, headers = ask("/", host)
    assert status == 400
    assert b"content-security-policy" in headers


@pytest.mark.parametrize("path", ["/health", "/readyz"])
def test_a_probe_asks_by_whatever_address(path: str) -> None:
    assert ask(path, b"10.0.0.7:8000")[0] == 200


@pytest.mark.parametrize("target", ["*", "other.example:443", "doctors", ""])
def test_what_asks_for_no_address_is_a_bad_request(target: str) -> None:
    status, headers = ask(target)
    assert status == 400
    assert headers[b"server"] == b"web"
