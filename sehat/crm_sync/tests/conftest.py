"""A request that the CRM has, and a CRM that tells what changes there, as `webhook.py` takes it."""

from __future__ import annotations

import json
import time
from datetime import datetime
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.gateways.crm.webhook import signed_body
from sehat.gateways.tests.crm_vendor import SECRET
from sehat.leads.actions import Consent, Origin, create_lead
from sehat.leads.fields import Answers
from sehat.leads.models import Lead, OutboxRow

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response

PATH_SECRET = "p" * 40
PATH = f"/api/crm/changes/{PATH_SECRET}"


@pytest.fixture
def site(settings: Settings, db: None) -> Settings:
    settings.CRM_GATEWAY = "sehat.gateways.crm.webhook.Webhook"
    settings.CRM_WEBHOOK_URL, settings.CRM_WEBHOOK_SECRET = "https://crm.example/in", SECRET
    settings.CRM_CHANGES_SECRET = PATH_SECRET
    return settings


@pytest.fixture
def lead(site: Settings) -> Lead:
    made = create_lead(
        by="test",
        answers=Answers(name="Sunita Rao", mobile="9876543210", city="Pune", condition="Piles"),
        consent=Consent("2026-11"),
        origin=Origin(),
    )
    OutboxRow.objects.filter(lead=made).update(state="sent", crm_id="crm-7", sent_at=timezone.now())
    return made


class Tell(Protocol):
    def __call__(self, *changes: dict[str, Any], path: str = PATH, secret: str = SECRET) -> Response: ...


@pytest.fixture
def tell(client: Client) -> Tell:
    """Posts changes as the CRM would, signed with `secret`."""

    def post(*changes: dict[str, Any], path: str = PATH, secret: str = SECRET) -> Response:
        body = json.dumps({"changes": changes}).encode()
        signature = signed_body(body, int(time.time()))
        if secret != SECRET:
            signature = signature[:-4] + "0000"
        headers = {"X-Sehat-Signature": signature}
        return client.post(path, body, content_type="application/json", headers=headers)

    return post


def change(lead: Lead, stage: str, at: datetime | None = None, **more: str) -> dict[str, Any]:
    return {"lead_id": lead.pk, "stage": stage, "at": (at or timezone.now()).isoformat(), **more}
