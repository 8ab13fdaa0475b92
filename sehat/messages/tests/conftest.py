"""A request, a clock that tests move, and the files of the local gateways."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.gateways.outcomes import Outcome
from sehat.gateways.tests.whatsapp_vendor import (
    NUMBER_ID,
    SECRET,
    TOKEN,
    VERIFY,
    WhatsAppVendor,
    running_whatsapp,
    signed,
)
from sehat.gateways.whatsapp.base import Message as WhatsAppMessage
from sehat.gateways.whatsapp.base import WhatsApp
from sehat.leads.actions import CallResult, Consent, Origin, create_lead, save_call
from sehat.leads.fields import Answers
from sehat.leads.models import Callback, ConsentReceipt, Lead
from sehat.messages.incoming import read_webhooks
from sehat.messages.kinds import Channel, variables_in
from sehat.messages.models import Message, Template
from sehat.messages.sending import MessageWorker
from sehat.patients.tests.conftest import Clock, clock

__all__ = ["Clock", "clock"]
MOBILE = "9810000001"
WA = "91" + MOBILE
WEBHOOK = "/api/whatsapp/webhook"


class Ask(Protocol):
    def __call__(self, *, whatsapp: bool = False, mobile: str = MOBILE, language: str = "en") -> Lead: ...


@pytest.fixture
def ask(clock: Clock) -> Ask:
    """A request of a patient, another each time; its consent is of the test's clock."""
    questions = itertools.count()

    def make(*, whatsapp: bool = False, mobile: str = MOBILE, language: str = "en") -> Lead:
        lead = create_lead(
            by="test",
            answers=Answers(
                name="Sunita",
                mobile=mobile,
                city="Pune",
                condition="Piles",
                query=f"Question {next(questions)}",
            ),
            consent=Consent("2026-11", whatsapp_updates=whatsapp),
            origin=Origin(language=language),
        )
        ConsentReceipt.objects.filter(lead=lead).update(given_at=clock.now)
        lead.created_at = clock.now
        lead.save(update_fields=["created_at"])
        return lead

    return make


class Phones:
    """What the local gateways have written, oldest first."""

    def __init__(self, place: Path) -> None:
        self._place = place

    def lines(self, name: str) -> list[dict[str, Any]]:
        path = self._place / f"{name}.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    @property
    def sms(self) -> list[dict[str, Any]]:
        return self.lines("sms")

    @property
    def whatsapp(self) -> list[dict[str, Any]]:
        return self.lines("whatsapp")


@pytest.fixture(autouse=True)
def phones(settings: Settings, tmp_path: Path) -> Phones:
    settings.VAR_DIR = tmp_path
    settings.WHATSAPP_APP_SECRET, settings.WHATSAPP_VERIFY_TOKEN = SECRET, VERIFY
    return Phones(tmp_path)


@pytest.fixture
def vendor(settings: Settings) -> Iterator[WhatsAppVendor]:
    """The Cloud API, with all templates of the site approved."""
    with running_whatsapp() as vendor:
        settings.WHATSAPP_GATEWAY = "sehat.gateways.whatsapp.cloud.CloudWhatsApp"
        settings.WHATSAPP_URL, settings.WHATSAPP_PHONE_NUMBER_ID = vendor.url, NUMBER_ID
        settings.WHATSAPP_TOKEN = TOKEN
        for row in Template.objects.filter(channel=Channel.WHATSAPP):
            vendor.templates[row.whatsapp_name] = len(variables_in(row.text))
        yield vendor


def send_all(worker: MessageWorker | None = None) -> None:
    worker = worker or MessageWorker()
    while worker.send_batch():
        pass


def due_again(message: Message) -> Message:
    """The wait for the next try is over."""
    Message.objects.filter(pk=message.pk).update(due_at=timezone.now(), leased_until=None)
    message.refresh_from_db()
    return message


def call_back(client: Client, body: bytes, *, times: int = 1) -> None:
    """A signed webhook, answered and then read."""
    for _ in range(times):
        answer = client.post(WEBHOOK, body, content_type="application/json", headers=signed(body))
        assert answer.status_code == 200
    while read_webhooks():
        pass


def message_of(lead: Lead, kind: str = "received") -> Message:
    return Message.objects.filter(lead=lead, kind=kind).latest("pk")


class Scripted(WhatsApp):
    """A WhatsApp that answers as scripted and records what it was sent."""

    def __init__(self, *outcomes: Outcome | Exception) -> None:
        self.outcomes = list(outcomes)
        self.got: list[WhatsAppMessage] = []

    def send(self, message: WhatsAppMessage, *, seconds: float = 8) -> Outcome:
        self.got.append(message)
        outcome = self.outcomes.pop(0) if len(self.outcomes) > 1 else self.outcomes[0]
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


def called(lead: Lead, status: str, outcome: str = "", **more: Any) -> None:
    user, _ = User.objects.get_or_create(username="anita")
    version = Callback.objects.get(lead=lead).version
    save_call(by=user, lead_id=lead.pk, version=version, result=CallResult(status, outcome, **more))
