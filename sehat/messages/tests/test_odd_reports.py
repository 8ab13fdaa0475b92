"""What vendors say twice, late or of messages that are not ours, and what a template may lack."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.gateways.sms.base import Report
from sehat.gateways.tests import hasty_sms
from sehat.gateways.tests.whatsapp_vendor import became, wrote
from sehat.leads.actions import withdraw_lead
from sehat.leads.models import OutboxRow
from sehat.leads.requests.by_number import erase_leads
from sehat.messages.incoming import note_sms_report
from sehat.messages.models import InboundMessage, Message, OptOut, Template, WebhookBody
from sehat.messages.tests.conftest import WA, Ask, Clock, Phones, call_back, message_of, send_all

pytestmark = pytest.mark.django_db
State = Message.State


def test_a_report_of_a_message_that_is_not_ours_changes_nothing(ask: Ask) -> None:
    message = message_of(ask())
    before = Message.objects.values().get(pk=message.pk)
    for report_id in ("", "unknown", "9" * 200):
        note_sms_report(Report(report_id, "delivered"))
    assert Message.objects.values().get(pk=message.pk) == before


def test_what_became_of_a_whatsapp_message_that_is_not_ours_changes_nothing(ask: Ask, client: Client) -> None:
    """Other systems may send from the same number: its webhook tells of their messages too."""
    message = message_of(ask(whatsapp=True))
    before = Message.objects.values().get(pk=message.pk)
    for ours in ("", "0", "none", "9" * 30, "9" * 5000):
        call_back(client, became("wamid.theirs", "failed", ours=ours, code=131026))
    assert Message.objects.values().get(pk=message.pk) == before
    assert not WebhookBody.objects.exists()


def test_a_failure_that_is_told_after_the_delivery_changes_nothing(ask: Ask) -> None:
    lead = ask()
    send_all()
    told = message_of(lead).provider_id
    for state in ("delivered", "failed", "delivered", "failed"):
        note_sms_report(Report(told, state))
        assert message_of(lead).state == State.DELIVERED


def test_a_failure_that_is_told_before_we_have_written_what_was_sent_counts(
    ask: Ask, settings: Settings
) -> None:
    settings.SMS_GATEWAY = hasty_sms.PATH
    lead = ask()
    send_all()
    assert message_of(lead).state == State.FAILED


def test_an_sms_that_failed_is_not_sent_again_by_a_report_that_comes_twice(ask: Ask, phones: Phones) -> None:
    lead = ask()
    send_all()
    for _ in range(3):
        note_sms_report(Report(message_of(lead).provider_id, "failed"))
        send_all()
    assert len(phones.sms) == 1
    assert message_of(lead).state == State.FAILED


def test_a_report_for_an_erased_request_brings_nothing_back(ask: Ask) -> None:
    lead = ask()
    send_all()
    told = message_of(lead).provider_id
    erase_leads(by="test", e164="+" + WA, until=timezone.now() + timedelta(days=1), asked_by="patient")
    note_sms_report(Report(told, "delivered"))
    assert not Message.objects.filter(lead=lead).exists()


def test_a_message_of_a_withdrawn_request_is_the_farewell_alone(ask: Ask, phones: Phones) -> None:
    lead = ask()
    withdraw_lead(by="patient", lead_id=lead.pk)
    send_all()
    assert len(phones.sms) == 1
    states = dict(Message.objects.filter(lead=lead).values_list("kind", "state"))
    assert states == {"received": State.DROPPED, "withdrawn": State.SENT}


def test_a_template_with_a_variable_that_nobody_fills_reaches_nobody_and_stops_no_other(
    ask: Ask, phones: Phones
) -> None:
    Template.objects.filter(kind="received", language="hi").update(text="{nobody} {reference}")
    broken, whole = ask(language="hi"), ask(mobile="9810000002")
    send_all()
    assert message_of(broken).state == State.DEAD
    assert message_of(whole).state == State.SENT
    assert len(phones.sms) == 1
    assert "{" not in phones.sms[0]["text"]


def test_a_language_without_a_template_is_dropped_and_no_other_language_takes_its_place(
    ask: Ask, phones: Phones
) -> None:
    Template.objects.filter(kind="received", language="hi").delete()
    lead = ask(language="hi")
    send_all()
    assert message_of(lead).state == State.DROPPED
    assert phones.sms == []


@pytest.mark.parametrize("word", ["STOP", " stop ", "Stop.", "बंद करो"])
def test_who_ends_messages_twice_is_left_alone_by_all_their_requests(
    ask: Ask, phones: Phones, client: Client, word: str
) -> None:
    first, second = ask(whatsapp=True), ask(whatsapp=True)
    call_back(client, wrote(word, number=WA, id="wamid.1"), times=2)
    call_back(client, wrote(word, number=WA, id="wamid.2"))
    send_all()
    assert (phones.sms, phones.whatsapp) == ([], [])
    assert {message_of(first).state, message_of(second).state} == {State.DROPPED}
    assert InboundMessage.objects.count() == 2
    assert OptOut.objects.exists()


def test_what_is_put_aside_is_messaged_once_it_is_released(ask: Ask, phones: Phones) -> None:
    lead = ask()
    OutboxRow.objects.update(state="held")
    send_all()
    assert phones.sms == []
    OutboxRow.objects.update(state="waiting")
    send_all()
    assert [message_of(lead).state, len(phones.sms)] == [State.SENT, 1]


def test_the_share_of_a_number_is_for_all_its_requests_together(
    ask: Ask, phones: Phones, settings: Settings, clock: Clock
) -> None:
    settings.MESSAGES_PER_NUMBER_PER_DAY = 2
    for _ in range(3):
        ask()
        send_all()
    other = ask(mobile="9810000002")
    send_all()
    assert len(phones.sms) == 3
    assert message_of(other).state == State.SENT
