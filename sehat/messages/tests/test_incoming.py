"""What WhatsApp calls back: signed, again, out of order; whose message it is; and a word that ends all."""

from __future__ import annotations

import itertools
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytest_django import DjangoAssertNumQueries, Settings

from sehat.core.models import AuditEvent
from sehat.gateways.sms.base import Report
from sehat.gateways.tests.whatsapp_vendor import (
    VERIFY,
    WhatsAppVendor,
    became,
    placed,
    signed,
    switched,
    wrote,
)
from sehat.leads.actions import withdraw_lead
from sehat.leads.models import ConsentReceipt, Lead
from sehat.leads.requests.by_number import erase_leads
from sehat.messages import incoming
from sehat.messages.actions import delete_unknown_messages, erase_messages
from sehat.messages.incoming import MAX_ATTEMPTS, note_sms_report, read_webhooks, store_webhook
from sehat.messages.models import Contact, InboundMessage, Message, OptOut, WebhookBody
from sehat.messages.tests.conftest import (
    WA,
    WEBHOOK,
    Ask,
    Clock,
    Phones,
    call_back,
    message_of,
    send_all,
)

pytestmark = pytest.mark.django_db
JSON = "application/json"


class TestDoor:
    def test_the_challenge_is_echoed_to_who_knows_the_token(self, client: Client) -> None:
        query = {"hub.mode": "subscribe", "hub.verify_token": VERIFY, "hub.challenge": "1158201444"}
        answer = client.get(WEBHOOK, query)
        assert (answer.status_code, answer.content) == (200, b"1158201444")
        assert answer.headers["Content-Type"].startswith("text/plain")
        for wrong in ({"hub.verify_token": "é"}, {"hub.mode": "x"}):
            assert client.get(WEBHOOK, query | wrong).status_code == 403

    def test_is_closed_without_secrets(self, client: Client, settings: Settings) -> None:
        settings.WHATSAPP_APP_SECRET = settings.WHATSAPP_VERIFY_TOKEN = ""
        body = wrote("hello", number=WA)
        assert client.get(WEBHOOK, {"hub.mode": "subscribe", "hub.verify_token": ""}).status_code == 404
        assert client.post(WEBHOOK, body, content_type=JSON, headers=signed(body)).status_code == 404

    @pytest.mark.parametrize("header", ["", "sha256=", "sha256=" + "0" * 64, "sha1=é"])
    def test_what_is_unsigned_is_refused_and_not_stored(self, client: Client, header: str) -> None:
        body = wrote("hello", number=WA)
        answer = client.post(WEBHOOK, body, content_type=JSON, headers={"X-Hub-Signature-256": header})
        assert (answer.status_code, WebhookBody.objects.count()) == (403, 0)

    def test_what_was_changed_on_the_way_is_refused(self, client: Client) -> None:
        body = wrote("hello", number=WA)
        forged = body.replace(b"hello", b"STOP!")
        assert client.post(WEBHOOK, forged, content_type=JSON, headers=signed(body)).status_code == 403

    def test_more_than_3_megabytes_are_refused(self, client: Client) -> None:
        body = b"x" * (3 * 1024 * 1024 + 1)
        assert client.post(WEBHOOK, body, content_type=JSON, headers=signed(body)).status_code == 413

    def test_more_than_a_form_may_send_is_taken(self, client: Client) -> None:
        body = wrote("x" * 4000, number=WA) + b" " * 300_000
        assert client.post(WEBHOOK, body, content_type=JSON, headers=signed(body)).status_code == 200

    def test_is_answered_before_anything_is_read(
        self, client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
    ) -> None:
        body = wrote("hello", number=WA)
        with django_assert_max_num_queries(3):
            assert client.post(WEBHOOK, body, content_type=JSON, headers=signed(body)).status_code == 200
        assert (WebhookBody.objects.count(), InboundMessage.objects.count()) == (1, 0)

    def test_the_same_body_ten_times_is_one_row(self, client: Client) -> None:
        body = wrote("hello", number=WA)
        for _ in range(10):
            client.post(WEBHOOK, body, content_type=JSON, headers=signed(body))
        assert WebhookBody.objects.count() == 1

    @pytest.mark.parametrize("body", [b"{}", b"not json", b"[" * 5000])
    def test_what_is_signed_and_no_envelope_is_passed_over(self, client: Client, body: bytes) -> None:
        call_back(client, body)
        assert (WebhookBody.objects.count(), InboundMessage.objects.count()) == (0, 0)


class TestWhose:
    def test_a_reply_to_a_message_is_of_its_request(self, ask: Ask, client: Client) -> None:
        older = ask(whatsapp=True)
        send_all()
        ask(whatsapp=True)
        sent = message_of(older).provider_id
        call_back(client, wrote("a question", user="IN.1", answers=sent))
        assert InboundMessage.objects.get().lead == older

    def test_a_number_that_agreed_to_whatsapp_is_of_its_newest_request(
        self, ask: Ask, client: Client
    ) -> None:
        ask(whatsapp=True)
        newer = ask(whatsapp=True)
        Lead.objects.filter(pk=newer.pk).update(created_at=timezone.now() + timedelta(minutes=1))
        call_back(client, wrote("a question", number=WA, user="IN.1"))
        assert InboundMessage.objects.get().lead == newer

    def test_a_number_alone_names_nobody(self, ask: Ask, client: Client) -> None:
        ask()
        call_back(client, wrote("a question", number=WA, user="IN.1"))
        assert InboundMessage.objects.get().lead is None

    def test_the_reference_in_the_text_is_the_second_fact(self, ask: Ask, client: Client) -> None:
        lead = ask()
        text = f"about {lead.reference.lower()} please"
        call_back(client, wrote(text, number="919999999999", user="IN.2"))
        call_back(client, wrote(text, id="w2", number=WA, user="IN.1"))
        stranger, patient = InboundMessage.objects.order_by("pk")
        assert (stranger.lead, patient.lead) == (None, lead)

    def test_who_hides_the_number_later_is_known_by_the_user_id(self, ask: Ask, client: Client) -> None:
        lead = ask(whatsapp=True)
        call_back(client, wrote("first", number=WA, user="IN.1"))
        call_back(client, wrote("second", id="w2", user="IN.1"))
        assert InboundMessage.objects.get(text="second").lead == lead

    def test_who_shows_no_number_and_is_unknown_stays_by_the_user_id(self, ask: Ask, client: Client) -> None:
        ask(whatsapp=True)
        call_back(client, wrote("hello", user="IN.9"))
        stored = InboundMessage.objects.get()
        assert (stored.lead, stored.user_id, stored.number) == (None, "IN.9", "")

    def test_a_number_with_another_user_has_another_owner(self, ask: Ask, client: Client) -> None:
        ask(whatsapp=True)
        call_back(client, wrote("mine", number=WA, user="IN.1"))
        call_back(client, wrote("new phone, new owner", id="w2", number=WA, user="IN.2"))
        assert InboundMessage.objects.get(user_id="IN.2").lead is None

    def test_the_same_message_again_is_one(self, ask: Ask, client: Client) -> None:
        ask(whatsapp=True)
        call_back(client, wrote("hello", number=WA, user="IN.1"), times=3)
        call_back(client, wrote("hello", number=WA, user="IN.1") + b" ")
        assert InboundMessage.objects.count() == 1

    def test_letters_that_no_database_stores_lose_no_message(self, client: Client) -> None:
        call_back(client, wrote("half \ud83d a pair and \0", number=WA, user="IN.1"))
        assert InboundMessage.objects.get().text == "half ? a pair and "

    def test_words_of_an_emergency_are_first_at_the_desk(self, ask: Ask, client: Client) -> None:
        lead = ask(whatsapp=True)
        call_back(client, wrote("severe chest pain since morning", number=WA, user="IN.1"))
        lead.refresh_from_db()
        assert lead.emergency
        assert lead.callback.is_urgent

    def test_the_name_of_a_place_is_no_word_of_the_patient(self, ask: Ask, client: Client) -> None:
        """Who sent where they are was called first: the place was a stroke centre."""
        ask(whatsapp=True)
        call_back(client, placed("Apollo Stroke Centre, STOP road", number=WA, user="IN.1"))
        assert (Lead.objects.get().emergency, OptOut.objects.count()) == ("", 0)
        assert "Apollo Stroke Centre" in InboundMessage.objects.get().text

    def test_erasing_takes_what_was_written_along(self, ask: Ask, client: Client) -> None:
        ask(whatsapp=True)
        call_back(client, wrote("hello", number=WA, user="IN.1"))
        erase_leads(by="patient", e164=f"+{WA}", until=timezone.now())
        assert (InboundMessage.objects.count(), Contact.objects.count()) == (0, 0)

    def test_what_is_nobody_s_goes_by_its_number_or_in_time(self, client: Client, clock: Clock) -> None:
        call_back(client, wrote("one", number=WA))
        call_back(client, wrote("two", id="w2", number="919999999999"))
        InboundMessage.objects.update(received_at=clock.now)
        assert erase_messages(by="patient", e164=f"+{WA}") == 1
        assert delete_unknown_messages(by="worker", before=clock.now, limit=9) == 0
        assert delete_unknown_messages(by="worker", before=clock.now + timedelta(days=1), limit=9) == 1


class TestStop:
    def test_ends_what_waits_and_what_would_come_and_is_in_the_ledger(
        self, ask: Ask, client: Client, phones: Phones
    ) -> None:
        lead = ask(whatsapp=True)
        call_back(client, wrote("रोकें", number=WA, user="IN.1"))
        send_all()
        withdraw_lead(by="patient", lead_id=lead.pk)
        send_all()
        assert (phones.sms, phones.whatsapp) == ([], [])
        assert set(Message.objects.values_list("state", flat=True)) == {"dropped"}
        given = ConsentReceipt.objects.filter(lead=lead).order_by("pk")
        assert list(given.values_list("whatsapp_updates", flat=True)) == [True, False]
        lead.refresh_from_db()
        assert lead.consents_withdrawn == ["WhatsApp"]
        assert AuditEvent.objects.filter(subject=f"lead {lead.pk}", action="messages stopped").exists()

    def test_holds_for_a_later_request_of_the_number(self, ask: Ask, client: Client, phones: Phones) -> None:
        ask()
        call_back(client, wrote("STOP", number=WA, user="IN.1"))
        ask()
        send_all()
        assert phones.sms == []

    def test_of_who_hides_the_number_ends_messages_to_it(
        self, ask: Ask, client: Client, phones: Phones
    ) -> None:
        ask(whatsapp=True)
        call_back(client, wrote("hello", number=WA, user="IN.1"))
        call_back(client, wrote("stop", id="w2", user="IN.1"))
        send_all()
        assert (phones.sms, phones.whatsapp) == ([], [])

    def test_the_switch_of_whatsapp_is_the_same(self, ask: Ask, client: Client, phones: Phones) -> None:
        ask(whatsapp=True)
        call_back(client, switched("stop", WA))
        send_all()
        assert (phones.sms, phones.whatsapp) == ([], [])

    def test_is_taken_back_by_a_later_word_and_consent_stays_withdrawn(
        self, ask: Ask, client: Client, phones: Phones, clock: Clock
    ) -> None:
        ask(whatsapp=True)
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=clock.now.timestamp()))
        clock.move(minutes=5)
        call_back(client, wrote("START", id="w2", number=WA, user="IN.1", at=clock.now.timestamp()))
        assert not OptOut.objects.exists()
        ask()
        send_all()
        assert (len(phones.sms), phones.whatsapp) == (1, [])

    def test_is_not_taken_back_by_an_older_word_that_comes_late(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        ask(whatsapp=True)
        now = clock.now.timestamp()
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=now))
        call_back(client, wrote("START", id="w0", number=WA, user="IN.1", at=now - 600))
        assert OptOut.objects.exists()

    def test_a_ticked_box_takes_it_back_only_with_a_verified_number(
        self, ask: Ask, client: Client, phones: Phones, clock: Clock
    ) -> None:
        ask(whatsapp=True)
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=clock.now.timestamp()))
        clock.move(minutes=5)
        stranger, owner = ask(whatsapp=True), ask(whatsapp=True)
        Lead.objects.filter(pk=owner.pk).update(is_verified=True)
        send_all()
        assert [message_of(lead).state for lead in (stranger, owner)] == ["dropped", "sent"]

    def test_no_number_stands_in_the_list_of_who_wants_none(self, client: Client) -> None:
        call_back(client, wrote("STOP", number=WA, user="IN.1"))
        assert OptOut.objects.count() == 2
        assert all("9810000001" not in key and "IN.1" not in key for key in OptOut.objects.values_list("key"))


class TestStatuses:
    def test_move_a_message_forward(self, ask: Ask, client: Client) -> None:
        lead = ask(whatsapp=True)
        send_all()
        id = message_of(lead).provider_id
        for status in ("read", "delivered", "sent", "read"):
            call_back(client, became(id, status))
            assert message_of(lead).state == "read"

    def test_that_say_failed_move_it_to_sms_once(self, ask: Ask, client: Client, phones: Phones) -> None:
        lead = ask(whatsapp=True)
        send_all()
        id = message_of(lead).provider_id
        for _ in range(3):
            call_back(client, became(id, "failed", code=131026))
            call_back(client, became(id, "sent"))
            send_all()
        assert (len(phones.sms), len(phones.whatsapp)) == (1, 1)
        assert (message_of(lead).channel, message_of(lead).state) == ("sms", "sent")

    def test_that_come_before_the_vendor_s_answer_count(self, ask: Ask, client: Client) -> None:
        lead = ask(whatsapp=True)
        Message.objects.update(channel="whatsapp")
        call_back(client, became("wamid.early", "delivered", ours=str(message_of(lead).pk)))
        assert (message_of(lead).state, message_of(lead).provider_id) == ("delivered", "wamid.early")

    def test_of_messages_we_do_not_know_are_passed_over(self, ask: Ask, client: Client) -> None:
        lead = ask(whatsapp=True)
        for ours in ("", "999999", "test", "9" * 40):
            call_back(client, became("wamid.unknown", "delivered", ours=ours))
        assert message_of(lead).state == "waiting"

    def test_of_an_account_that_is_shut_stop_all(
        self, ask: Ask, client: Client, vendor: WhatsAppVendor, phones: Phones
    ) -> None:
        first = ask(whatsapp=True)
        send_all()
        call_back(client, became(message_of(first).provider_id, "failed", code=131042))
        ask(whatsapp=True, mobile="9810000002")
        send_all()
        assert (len(vendor.sent), len(phones.sms)) == (1, 2)

    def test_of_sms_are_noted_too(self, ask: Ask) -> None:
        lead = ask()
        send_all()
        id = message_of(lead).provider_id
        for state, expected in (("failed", "failed"), ("delivered", "delivered"), ("failed", "delivered")):
            note_sms_report(Report(id, state))  # type: ignore[arg-type]
            assert message_of(lead).state == expected
        note_sms_report(Report("unknown", "failed"))


STATUSES = ("sent", "delivered", "read", "failed")


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(told=st.lists(st.tuples(st.sampled_from(STATUSES), st.booleans()), max_size=8))
def test_whatever_order_statuses_come_in_the_patient_gets_it_once_and_it_never_goes_back(
    ask: Ask, client: Client, phones: Phones, told: list[tuple[str, bool]]
) -> None:
    """Each status may come again, and the worker runs at any time between them."""
    Lead.objects.all().delete()
    before = len(phones.sms)
    lead = ask(whatsapp=True)
    send_all()
    id = message_of(lead).provider_id
    seen: list[str] = []
    for status, is_sent_after in told:
        call_back(client, became(id, status, code=131026 if status == "failed" else 0))
        if is_sent_after:
            send_all()
        seen.append(message_of(lead).state)
    send_all()
    message = message_of(lead)
    delivered = [status for status, _ in told if status in {"delivered", "read"}]
    sms = len(phones.sms) - before
    assert sms <= 1
    if "failed" not in {status for status, _ in told}:
        assert (sms, message.state) == (0, max(["sent", *delivered], key=STATUSES.index))
    assert sms == 1 or message.state in {"sent", "delivered", "read"}
    for first, second in itertools.pairwise(seen):
        assert not (first == "read" and second != "read" and sms == 0)


class TestLater:
    def test_an_event_that_fails_is_read_again_and_stops_no_other(
        self, ask: Ask, client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        ask(whatsapp=True)

        def broken(event: object) -> None:
            raise RuntimeError("a bug")

        with monkeypatch.context() as patch:
            patch.setattr(incoming, "receive", broken)
            call_back(client, wrote("hello", number=WA, user="IN.1"))
            call_back(client, switched("stop", "919999999999"))
        assert (OptOut.objects.count(), InboundMessage.objects.count()) == (1, 0)
        WebhookBody.objects.update(due_at=timezone.now())
        assert read_webhooks() == 1
        assert (InboundMessage.objects.count(), WebhookBody.objects.count()) == (1, 0)
        assert "hello" not in caplog.text

    def test_one_that_never_can_is_given_up_and_said(
        self, client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        def broken(event: object) -> None:
            raise RuntimeError("a bug")

        monkeypatch.setattr(incoming, "receive", broken)
        store_webhook(wrote("hello", number=WA))
        for _ in range(MAX_ATTEMPTS):
            WebhookBody.objects.update(due_at=timezone.now())
            assert read_webhooks() == 1
        assert WebhookBody.objects.count() == 0
        assert "is given up" in caplog.text

    def test_what_a_worker_died_with_is_read_again(self, clock: Clock) -> None:
        store_webhook(wrote("hello", number=WA))
        assert len(incoming.claim_webhooks()) == 1
        assert read_webhooks() == 0
        clock.move(minutes=2)
        assert read_webhooks() == 1
        assert InboundMessage.objects.count() == 1

    def test_a_thousand_at_once_are_all_taken(self, ask: Ask) -> None:
        lead = ask(whatsapp=True)
        for number in range(500):
            store_webhook(wrote(f"message {number}", id=f"w{number}", number=WA, user="IN.1"))
            store_webhook(became("wamid.x", "read", ours="0", code=number))
        while read_webhooks():
            pass
        assert InboundMessage.objects.filter(lead=lead).count() == 500
        assert WebhookBody.objects.count() == 0
