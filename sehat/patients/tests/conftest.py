"""A clock that tests move, the phone that receives the codes, and a number to send them to."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.utils import timezone
from pytest_django import Settings

from sehat.core.phone import Mobile
from sehat.patients.tests.browser import Browser

MOBILE = Mobile("+91", "9810000001")


class Clock:
    """What Django takes for now."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)

    def move(self, **step: float) -> None:
        self.now += timedelta(**step)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(timezone, "now", lambda: clock.now)
    return clock


class Phone:
    """All messages the local gateway has written, oldest first."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def messages(self) -> list[dict[str, str]]:
        lines = self._path.read_text().splitlines() if self._path.exists() else []
        return [json.loads(line) for line in lines]

    def code(self) -> str:
        """The newest code, as the last line of its message says it to the phone."""
        found = re.search(r"@\S+ #(\d{6})$", self.messages()[-1]["text"])
        assert found
        return found[1]


@pytest.fixture(autouse=True)
def phone(settings: Settings, tmp_path: Path) -> Phone:
    settings.VAR_DIR = tmp_path
    return Phone(tmp_path / "sms.jsonl")


@pytest.fixture
def browser(phone: Phone) -> Browser:
    return Browser(phone)


def another(code: str) -> str:
    """A code that is not this one."""
    return f"{(int(code) + 1) % 10**6:06}"
