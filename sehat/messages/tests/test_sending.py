"""From the outbox to a phone: by the ladder, through every fault, and once."""

from __future__ import annotations

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.gateways.outcomes import Dead, Retry, Sent
from sehat.gateways.sms.local import LocalSms
from sehat.gateways.tests.whatsapp_vendor import Fault, WhatsAppVendor, became, wrote
from sehat.leads.actions import (
    change_call_time,
)
from sehat.leads.models import Lead
from sehat.leads.requests.by_number import withdraw_consents
from sehat.messages.models import Message, Template
from sehat.messages.outbox import LEASE_SECONDS, MAX_ATTEMPTS, SCHEDULE, claim, mark, wait_after
from sehat.messages.sending import BREAKER_FAILURES, MessageWorker
from sehat.messages.tests.conftest import (
    WA,
    Ask,
    Clock,
    Phones,
    Scripted,
    call_back,
    due_again,
    message_of,
    send_all,
)

pytestmark = pytest.mark.django_db


class TestLadder:
    def test_whatsapp_comes_first_where_it_was_agreed_to(self, ask: Ask, phones: Phones) -> None:
        lead = ask(whatsapp=True)
        send_all()
        assert phones.sms == []
        assert lead.reference in phones.whatsapp[0]["text"]
        assert phones.whatsapp[0]["template"] == "request_received"
        assert message_of(lead).channel == "whatsapp"

    def test_who_did_not_agree_gets_an_sms(self, ask: Ask, phones: Phones) -> None:
        ask()
        send_all()
        assert (len(phones.sms), phones.whatsapp) == (1, [])

    def test_who_took_it_back_before_it_went_gets_an_sms(self, ask: Ask, phones: Phones) -> None:
        ask(whatsapp=True)
        withdraw_consents(by="patient", e164="+919810000001", whatsapp=True, sharing=False)
        send_all()
        assert (len(phones.sms), phones.whatsapp) == (1, [])

    @pytest.mark.parametrize("code", [131026, 131047, 131049, 132001, 132015, 132016, 100])
    def test_what_whatsapp_cannot_deliver_goes_by_sms(
        self, ask: Ask, phones: Phones, vendor: WhatsAppVendor, code: int
    ) -> None:
        lead = ask(whatsapp=True)
        vendor.faults.append(Fault(status=400, code=code))
        send_all()
        message = message_of(lead)
        assert (message.channel, message.state, message.ruled_out) == ("sms", "sent", ["whatsapp"])
        assert len(phones.sms) == 1

    def test_a_vendor_that_shut_us_out_leaves_the_sms(
        self, ask: Ask, phones: Phones, vendor: WhatsAppVendor
    ) -> None:
        lead = ask(whatsapp=True)
        vendor.faults.append(Fault(status=401, code=190))
        send_all()
        due_again(message_of(lead))
        send_all()
        assert (len(phones.sms), vendor.calls) == (1, 1)

    def test_without_any_channel_nobody_is_to_blame(
        self, ask: Ask, phones: Phones, settings: Settings, caplog: pytest.LogCaptureFixture
    ) -> None:
        settings.SMS_GATEWAY = "sehat.gateways.sms.msg91.Msg91"  # and no template has an id
        lead = ask()
        send_all()
        assert (message_of(lead).state, phones.sms) == ("dropped", [])
        assert caplog.text == ""

    def test_a_template_that_is_not_approved_yet_leaves_the_sms(self, ask: Ask, phones: Phones) -> None:
        Template.objects.update(whatsapp_name="")
        ask(whatsapp=True)
        send_all()
        assert (len(phones.sms), phones.whatsapp) == (1, [])

    def test_an_sms_goes_where_codes_go(self, ask: Ask, phones: Phones, settings: Settings) -> None:
        settings.LOGIN_COUNTRY_CODES = ["+44"]
        ask()
        send_all()
        assert phones.sms == []

    def test_when_no_channel_is_left_people_are_told(
        self, ask: Ask, vendor: WhatsAppVendor, settings: Settings, caplog: pytest.LogCaptureFixture
    ) -> None:
        settings.SMS_GATEWAY = "sehat.gateways.sms.msg91.Msg91"
        lead = ask(whatsapp=True)
        vendor.unreachable.add(WA)
        send_all()
        assert message_of(lead).state == "dead"
        assert "reaches nobody" in caplog.text
        assert "9810000001" not in caplog.text

    def test_within_a_session_free_text_goes_and_a_closed_window_takes_the_template(
        self, ask: Ask, vendor: WhatsAppVendor, client: Client, clock: Clock
    ) -> None:
        lead = ask(whatsapp=True)
        send_all()
        vendor.sessions.add(WA)
        call_back(client, wrote("ok", number=WA, user="IN.1", at=clock.now.timestamp()))
        change_call_time(by="patient", lead_id=lead.pk, call_time="Later 9-12")
        send_all()
        assert [sent["type"] for sent in vendor.sent] == ["template", "text"]
        vendor.sessions.clear()
        change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
        send_all()
        assert [sent["type"] for sent in vendor.sent] == ["template", "text", "template"]


class TestFaults:
    def test_each_fault_of_the_vendor_ends_in_one_message(
        self, ask: Ask, phones: Phones, vendor: WhatsAppVendor
    ) -> None:
        lead = ask(whatsapp=True)
        vendor.faults += [Fault(status=429, code=130429), Fault(status=500), Fault(status=400, code=131056)]
        vendor.faults += [Fault(status=200, body=b"x"), Fault(reset=True)]
        for _ in range(6):
            send_all()
            due_again(message_of(lead))
        assert (len(vendor.sent), phones.sms, message_of(lead).state) == (1, [], "sent")

    def test_one_that_was_taken_though_its_answer_was_lost_is_not_sent_again(
        self, ask: Ask, phones: Phones, vendor: WhatsAppVendor, client: Client
    ) -> None:
        lead = ask(whatsapp=True)
        vendor.faults.append(Fault(reset=True, stored=True))
        send_all()
        message = message_of(lead)
        assert (message.state, len(vendor.sent)) == ("waiting", 1)
        assert (message.due_at - timezone.now()).total_seconds() >= 60
        [sent] = vendor.sent
        call_back(client, became(sent["id"], "sent", ours=sent["biz_opaque_callback_data"]))
        due_again(message)
        send_all()
        message.refresh_from_db()
        assert (message.state, message.provider_id, len(vendor.sent)) == ("sent", sent["id"], 1)
        assert phones.sms == []

    def test_the_waits_follow_the_schedule_and_then_sms_takes_over(self, ask: Ask, phones: Phones) -> None:
        lead = ask(whatsapp=True)
        gateway = Scripted(Retry("down"))
        for tries in range(1, MAX_ATTEMPTS):
            MessageWorker(gateway).send_batch()
            message = message_of(lead)
            wait = (message.due_at - timezone.now()).total_seconds()
            assert 0.8 * SCHEDULE[tries - 1] <= wait <= 1.2 * SCHEDULE[tries - 1]
            due_again(message)
        send_all(MessageWorker(gateway))
        assert (len(gateway.got), len(phones.sms)) == (MAX_ATTEMPTS, 1)
        assert wait_after(1) < wait_after(3)

    def test_a_gateway_s_own_fault_loses_no_message_and_stops_no_other(
        self, ask: Ask, phones: Phones
    ) -> None:
        broken, fine = ask(whatsapp=True), ask(mobile="9810000002")
        MessageWorker(Scripted(RuntimeError("a bug"))).send_batch()
        assert message_of(broken).state == "waiting"
        assert message_of(fine).state == "sent"
        assert len(phones.sms) == 1

    def test_a_text_that_cannot_be_filled_in_goes_the_next_way(self, ask: Ask, phones: Phones) -> None:
        Template.objects.filter(kind="received", channel="whatsapp").update(text="{nothing}")
        ask(whatsapp=True)
        send_all()
        assert (len(phones.sms), phones.whatsapp) == (1, [])

    def test_after_five_failures_a_channel_rests_and_the_other_does_not(
        self, ask: Ask, phones: Phones
    ) -> None:
        gateway = Scripted(Retry("down"))
        worker = MessageWorker(gateway)
        leads = [ask(whatsapp=True, mobile=f"98100001{n:02}") for n in range(BREAKER_FAILURES + 1)]
        fine = ask(mobile="9810000200")
        worker.send_batch()
        assert len(gateway.got) == BREAKER_FAILURES
        waiting = message_of(leads[-1])
        assert (waiting.attempts, waiting.state) == (0, "waiting")
        assert message_of(fine).state == "sent"

    def test_two_workers_never_take_the_same_and_one_of_a_dead_worker_comes_back(
        self, ask: Ask, clock: Clock
    ) -> None:
        lead = ask()
        assert [row.lead_id for row in claim()] == [lead.pk]
        assert claim() == []
        clock.move(seconds=LEASE_SECONDS + 1)
        [row] = claim()
        assert (row.attempts, row.state) == (2, "waiting")

    def test_what_kills_its_worker_each_time_is_given_up(self, ask: Ask, phones: Phones) -> None:
        lead = ask()
        Message.objects.update(attempts=MAX_ATTEMPTS)
        send_all()
        assert (message_of(lead).state, phones.sms) == ("dead", [])

    def test_a_late_failure_does_not_undo_what_another_worker_sent(self, ask: Ask, clock: Clock) -> None:
        lead = ask()
        [first] = claim()
        clock.move(seconds=LEASE_SECONDS + 1)
        [second] = claim()
        mark(second, Sent("s2"))
        mark(first, Dead("late"))
        assert (message_of(lead).state, message_of(lead).provider_id) == ("sent", "s2")

    def test_what_was_sent_is_never_sent_again_though_the_lease_was_lost(
        self, ask: Ask, clock: Clock
    ) -> None:
        lead = ask()
        [first] = claim()
        clock.move(seconds=LEASE_SECONDS + 1)
        claim()
        mark(first, Sent("s1"))
        clock.move(seconds=LEASE_SECONDS + 1)
        assert claim() == []
        assert message_of(lead).state == "sent"


def test_a_message_is_written_with_its_cause_or_not_at_all(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault while the row is written takes the request along: neither is there without the other."""

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(Message, "save", broken)
    with pytest.raises(RuntimeError):
        ask()
    assert not Lead.objects.exists()


def test_an_sms_fails_and_is_tried_again(ask: Ask, phones: Phones, monkeypatch: pytest.MonkeyPatch) -> None:
    lead = ask()
    with monkeypatch.context() as patch:
        patch.setattr(LocalSms, "send", lambda *_, **__: Retry("no network"))
        send_all()
    due_again(message_of(lead))
    send_all()
    assert len(phones.sms) == 1
