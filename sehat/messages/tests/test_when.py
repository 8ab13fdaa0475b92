"""When a message goes, and what ends it before: the night, its age, doubt, shares of a day."""

from __future__ import annotations

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.gateways.outcomes import Outcome, Sent
from sehat.gateways.tests.whatsapp_vendor import wrote
from sehat.gateways.whatsapp.base import Message as WhatsAppMessage
from sehat.leads.actions import (
    change_call_time,
    release_lead,
    withdraw_lead,
)
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.requests.by_number import erase_leads
from sehat.messages.models import Message
from sehat.messages.sending import MessageWorker
from sehat.messages.tests.conftest import (
    Ask,
    Clock,
    Phones,
    Scripted,
    call_back,
    called,
    message_of,
    send_all,
)

pytestmark = pytest.mark.django_db


class TestWhen:
    def test_at_night_only_what_was_just_asked_for_goes(self, ask: Ask, phones: Phones, clock: Clock) -> None:
        lead = ask()
        send_all()
        clock.move(hours=6)  # 9:30 pm in India
        called(lead, "contacting", "no-answer")
        change_call_time(by="patient", lead_id=lead.pk, call_time="Later 9-12")
        send_all()
        assert [("could not reach" in line["text"]) for line in phones.sms] == [False, False]
        clock.move(hours=11, minutes=20)  # 8:50 am
        send_all()
        assert len(phones.sms) == 2
        clock.move(minutes=20)
        send_all()
        assert "could not reach" in phones.sms[2]["text"]

    def test_quiet_hours_are_a_setting(
        self, ask: Ask, phones: Phones, clock: Clock, settings: Settings
    ) -> None:
        settings.MESSAGES_QUIET_FROM, settings.MESSAGES_QUIET_UNTIL = 15, 16
        called(ask(), "contacting", "no-answer")  # at 3:30 pm in India
        send_all()
        assert len(phones.sms) == 1

    def test_what_comes_too_late_is_not_sent(self, ask: Ask, phones: Phones, clock: Clock) -> None:
        lead = ask()
        clock.move(days=3)
        send_all()
        assert (message_of(lead).state, phones.sms) == ("dropped", [])

    def test_a_request_in_doubt_is_confirmed_once_staff_have_released_it(
        self, ask: Ask, phones: Phones
    ) -> None:
        lead = ask()
        OutboxRow.objects.filter(lead=lead).update(state="held")
        send_all()
        assert phones.sms == []
        release_lead(by="anita", lead_id=lead.pk)
        send_all()
        assert len(phones.sms) == 1

    def test_spam_is_never_answered(self, ask: Ask, phones: Phones) -> None:
        Lead.objects.filter(pk=ask().pk).update(status="spam")
        send_all()
        assert phones.sms == []

    def test_a_number_has_its_share_of_a_day(self, ask: Ask, phones: Phones, settings: Settings) -> None:
        settings.MESSAGES_PER_NUMBER_PER_DAY = 1
        lead = ask()
        send_all()
        change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
        send_all()
        assert len(phones.sms) == 1

    def test_the_day_s_budget_makes_messages_wait_and_loses_none(
        self, ask: Ask, phones: Phones, settings: Settings, clock: Clock, caplog: pytest.LogCaptureFixture
    ) -> None:
        settings.MESSAGES_PER_SITE_PER_DAY = 1
        ask()
        second = ask(mobile="9810000002")
        send_all()
        assert len(phones.sms) == 1
        assert "messages are used up" in caplog.text
        assert (message_of(second).state, message_of(second).attempts) == ("waiting", 0)
        clock.move(days=1)
        send_all()
        assert len(phones.sms) == 2

    def test_erasing_takes_messages_along(self, ask: Ask) -> None:
        lead = ask()
        erase_leads(by="patient", e164="+919810000001", until=timezone.now())
        assert not Message.objects.filter(lead=lead).exists()


@pytest.mark.parametrize("end", ["erased", "withdrawn", "stopped"])
def test_what_happens_while_a_batch_is_sent_counts(
    ask: Ask, phones: Phones, client: Client, end: str
) -> None:
    first, second = ask(whatsapp=True), ask(mobile="9810000002")

    class Slow(Scripted):
        def send(self, message: WhatsAppMessage, *, seconds: float = 8) -> Outcome:
            if end == "erased":
                erase_leads(by="patient", e164="+919810000002", until=timezone.now())
            elif end == "withdrawn":
                withdraw_lead(by="patient", lead_id=second.pk)
            else:
                call_back(client, wrote("STOP", number="919810000002"))
            return super().send(message, seconds=seconds)

    MessageWorker(Slow(Sent("w1"))).send_batch()
    assert message_of(first).state == "sent"
    assert phones.sms == []
