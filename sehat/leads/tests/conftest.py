"""A record as the form sends it, and a way to send it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.leads.models import Lead
from sehat.patients.codes import number_key
from sehat.patients.models import Code
from sehat.patients.tests.conftest import Phone

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response

GOOD: dict[str, Any] = {
    "NameData": "Sunita Rao",
    "MobileNoData": "9876543210",
    "countryCode": "+91",
    "CityData": "Delhi NCR",
    "ProcedureNameData": "Gallbladder Removal",
    "QueryData": "Ultrasound shows a 9 mm stone. Do I need surgery?",
    "PageTypeData": "Condition",
    "PageNameData": "Gallstones",
    "pagePath": "/condition/gallstones",
    "consentVersion": "2026-11-22",
}


class Submit(Protocol):
    def __call__(self, key: str | None = None, **changes: Any) -> Response: ...


@pytest.fixture
def proven(db: None) -> None:
    """A code proved the usual number a moment ago."""
    now = timezone.now()
    Code.objects.create(
        number_key=number_key(f"+91{GOOD['MobileNoData']}"), purpose=Code.Purpose.LEAD, challenge="",
        digest="", created_at=now, used_at=now, expires_at=now,
    )  # fmt: skip


@pytest.fixture
def submit(client: Client) -> Submit:
    """Sends the good record with `changes`; a change to None leaves the field out."""

    def send(key: str | None = None, **changes: Any) -> Response:
        record = {name: value for name, value in (GOOD | changes).items() if value is not None}
        headers = {"Idempotency-Key": key} if key else {}
        return client.post("/api/lead/submit", record, content_type="application/json", headers=headers)

    return send


@pytest.fixture
def lead(submit: Submit) -> Lead:
    """That of the good record."""
    return Lead.objects.get(pk=submit().json()["data"][0]["Id"])


@pytest.fixture
def phone(settings: Settings, tmp_path: Path) -> Phone:
    settings.VAR_DIR = tmp_path
    return Phone(tmp_path / "sms.jsonl")
