"""GET /api/ip (decisions 4.5)."""

from __future__ import annotations

from django.test import Client
from pytest_django import Settings


def test_it_is_the_address_of_the_connection_and_kept_by_nobody(client: Client) -> None:
    answer = client.get("/api/ip", REMOTE_ADDR="203.0.113.7")
    assert answer.json() == {"ip": "203.0.113.7"}
    assert answer.headers["Cache-Control"] == "no-store"


def test_it_believes_our_own_proxies_alone(client: Client, settings: Settings) -> None:
    headers = {"X-Forwarded-For": "198.51.100.9"}
    assert client.get("/api/ip", REMOTE_ADDR="203.0.113.7", headers=headers).json() == {"ip": "203.0.113.7"}
    settings.TRUSTED_PROXIES = 1
    assert client.get("/api/ip", REMOTE_ADDR="203.0.113.7", headers=headers).json() == {"ip": "198.51.100.9"}
