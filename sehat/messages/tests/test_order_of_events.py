"""Webhooks come late and in any order: whose a message is, and the last word of a patient, stay the same."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.gateways.outcomes import Outcome, Sent
from sehat.gateways.tests.whatsapp_vendor import became, switched, wrote
from sehat.gateways.whatsapp.base import Inbound
from sehat.gateways.whatsapp.base import Message as WhatsAppMessage
from sehat.leads.actions import change_call_time
from sehat.leads.models import Lead
from sehat.leads.requests.by_number import erase_leads
from sehat.messages import actions
from sehat.messages.actions import note_opt_out, note_wanted_again, tie_unknown
from sehat.messages.answers import queue_answer
from sehat.messages.models import Contact, InboundMessage, Message, OptOut, WantedAgain
from sehat.messages.outbox import LEASE_SECONDS, MAX_ATTEMPTS, claim
from sehat.messages.selectors import dead_messages, has_session, lead_of
from sehat.messages.sending import MessageWorker
from sehat.messages.tests.conftest import (
    WA,
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


class TestTheLastWord:
    def test_a_stop_stays_though_an_older_one_comes_after_it(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        ask(whatsapp=True)
        now = clock.now.timestamp()
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=now))
        call_back(client, wrote("STOP", id="w0", number=WA, user="IN.1", at=now - 1200))
        call_back(client, wrote("START", id="w1", number=WA, user="IN.1", at=now - 600))
        assert OptOut.objects.exists()

    def test_a_switch_of_whatsapp_that_comes_late_does_not_undo_a_later_stop(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        ask(whatsapp=True)
        now = clock.now.timestamp()
        call_back(client, wrote("STOP", number=WA, at=now))
        clock.move(minutes=30)
        call_back(client, switched("resume", WA, at=now - 600))
        assert OptOut.objects.exists()

    def test_a_switch_after_the_stop_lets_messages_come_again(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        ask(whatsapp=True)
        now = clock.now.timestamp()
        call_back(client, wrote("STOP", number=WA, at=now))
        clock.move(minutes=30)
        call_back(client, switched("resume", WA, at=now + 600))
        assert not OptOut.objects.exists()


class TestWhose:
    def test_who_is_known_writes_about_what_staff_work_on_and_not_about_what_is_spam(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        lead = ask(whatsapp=True)
        call_back(client, wrote("hello", number=WA, user="IN.1"))
        clock.move(minutes=5)
        spam = ask(whatsapp=True)
        Lead.objects.filter(pk=spam.pk).update(status="spam")
        call_back(client, wrote("when do you call?", id="w2", number=WA, user="IN.1"))
        assert InboundMessage.objects.get(text="when do you call?").lead == lead

    @pytest.mark.parametrize("written", ["{0}", "{0} {1} {2}", "{0}–{1}–{2}", "my no is {0}-{1} {2}, thanks"])
    def test_the_reference_is_the_second_fact_however_it_is_written(
        self, ask: Ask, client: Client, written: str
    ) -> None:
        lead = ask()
        parts = [lead.reference] if "{1}" not in written else lead.reference.split("-")
        call_back(client, wrote(written.format(*parts).lower(), number=WA, user="IN.1"))
        assert InboundMessage.objects.get().lead == lead


class Meanwhile(Scripted):
    """WhatsApp takes a message, and calls back before its answer is here."""

    def __init__(self, client: Client, *bodies: bytes) -> None:
        super().__init__(Sent("wamid.x"))
        self._client, self._bodies = client, bodies

    def send(self, message: WhatsAppMessage, *, seconds: float = 8) -> Outcome:
        for body in self._bodies:
            call_back(self._client, body)
        for status in ("sent", "delivered"):
            call_back(self._client, became("wamid.x", status, ours=message.ours))
        return super().send(message)


class TestWhatArrivedAllTheSame:
    def test_is_said_to_have_though_a_stop_came_as_it_was_on_its_way(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        """It stood as sent for ever, as if it had reached nobody."""
        lead = ask(whatsapp=True)
        stop = wrote("STOP", number=WA, user="IN.1", at=clock.now.timestamp())
        send_all(MessageWorker(Meanwhile(client, stop)))
        told = message_of(lead)
        assert (told.state, told.last_error) == ("delivered", "")
        assert OptOut.objects.exists()

    @pytest.mark.parametrize("status", ["delivered", "read"])
    def test_is_no_alarm_any_more_though_it_was_given_up(self, ask: Ask, client: Client, status: str) -> None:
        """Who leads was told of a message that reaches nobody, after it had been read."""
        lead = ask(whatsapp=True)
        Message.objects.filter(lead=lead).update(state="dead", channel="whatsapp", ruled_out=["whatsapp"])
        assert dead_messages() == 1
        call_back(client, became("wamid.x", status, ours=str(message_of(lead).pk)))
        assert (message_of(lead).state, dead_messages()) == (status, 0)

    def test_is_not_sent_by_the_next_channel(self, ask: Ask, client: Client, phones: Phones) -> None:
        lead = ask(whatsapp=True)
        Message.objects.filter(lead=lead).update(channel="whatsapp", ruled_out=["whatsapp"])
        call_back(client, became("wamid.x", "delivered", ours=str(message_of(lead).pk)))
        send_all()
        assert (message_of(lead).state, phones.sms) == ("delivered", [])

    def test_is_not_said_of_an_sms_by_what_whatsapp_tells(self, ask: Ask, client: Client) -> None:
        lead = ask()
        Message.objects.filter(lead=lead).update(state="dead", channel="sms")
        call_back(client, became("wamid.x", "delivered", ours=str(message_of(lead).pk)))
        assert message_of(lead).state == "dead"


class TestWhileAWorkerHasIt:
    """It claims several at once: what became of one may be told before its turn, or another worker has it."""

    @pytest.mark.parametrize("attempts", [1, MAX_ATTEMPTS + 1])
    def test_what_was_delivered_is_neither_sent_again_nor_given_up(
        self, ask: Ask, client: Client, attempts: int
    ) -> None:
        """A worker died between the send and its answer: the next one sent it again, or called it dead."""
        lead = ask(whatsapp=True)
        Message.objects.filter(lead=lead).update(channel="whatsapp", attempts=attempts - 1)
        gateway = Scripted(Sent("wamid.y"))
        [row] = claim()
        call_back(client, became("wamid.x", "delivered", ours=str(row.pk)))
        MessageWorker(gateway).handle(row)
        told = message_of(lead)
        assert (gateway.got, told.state, told.provider_id) == ([], "delivered", "wamid.x")

    def test_what_another_worker_took_since_is_left_to_it(self, ask: Ask, clock: Clock) -> None:
        """One that stood still for longer than its lease sent the message a second time."""
        lead, gateway = ask(whatsapp=True), Scripted(Sent("wamid.y"))
        [row] = claim()
        clock.move(seconds=LEASE_SECONDS + 1)
        [other] = claim()
        MessageWorker(gateway).handle(row)
        assert gateway.got == []
        MessageWorker(gateway).handle(other)
        assert (len(gateway.got), message_of(lead).state) == (1, "sent")


class TestAtTheVeryMoment:
    @pytest.mark.parametrize("model", [OptOut, WantedAgain])
    def test_of_two_words_that_are_read_at_once_the_later_stays(
        self, clock: Clock, model: type[OptOut | WantedAgain]
    ) -> None:
        """Between the look at what was said last and the write, another process wrote a later word."""
        last = clock.now + timedelta(minutes=5)

        def meanwhile(execute: Callable[..., object], sql: str, *rest: object) -> object:
            if sql.startswith("UPDATE") and not seen:
                seen.append(sql)
                model.objects.update(at=last)
            return execute(sql, *rest)

        seen: list[str] = []
        model.objects.create(key="k", at=clock.now - timedelta(hours=1))
        with connection.execute_wrapper(meanwhile):
            note_opt_out("k", clock.now, "STOP") if model is OptOut else note_wanted_again(["k"], clock.now)
        assert model.objects.get().at == last


def test_what_comes_as_its_patient_is_erased_is_kept_with_no_request(
    ask: Ask, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request had its emergency again, and their words, after they had been erased."""
    lead = ask(whatsapp=True)

    def found_and_erased(event: Inbound) -> Lead | None:
        found = lead_of(event)
        erase_leads(by="test", e164=f"+{WA}", until=timezone.now(), asked_by="patient")
        return found

    monkeypatch.setattr(actions, "lead_of", found_and_erased)
    call_back(client, wrote("severe chest pain", number=WA, user="IN.1"))
    lead.refresh_from_db()
    assert (lead.erased_at is not None, lead.emergency) == (True, "")
    assert InboundMessage.objects.get().lead is None
    assert not Contact.objects.exists()


class TestTooLate:
    def test_of_a_time_that_was_changed_nobody_is_told_after_the_call(
        self, ask: Ask, phones: Phones, clock: Clock
    ) -> None:
        lead = ask()
        send_all()
        change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
        clock.move(minutes=10)
        called(lead, "contacting", "spoke")
        lead.notes.update(at=clock.now)
        send_all()
        assert (len(phones.sms), message_of(lead, "window").state) == (1, "dropped")


class TestANewOwner:
    def test_of_a_number_opens_no_conversation_about_the_request_of_the_former(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        lead = ask(whatsapp=True)
        call_back(client, wrote("hello", number=WA, user="IN.1", at=clock.now.timestamp()))
        clock.move(days=2)
        call_back(client, wrote("who is this?", id="w2", number=WA, user="IN.2", at=clock.now.timestamp()))
        assert not has_session(lead, clock.now)

    def test_does_not_either_once_the_new_owner_has_a_request_of_their_own(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        """Staff could write to the new owner about the operation of the former one."""
        lead = ask(whatsapp=True)
        call_back(client, wrote("hello", number=WA, user="IN.1", at=clock.now.timestamp()))
        second = ask(whatsapp=True)  # of the former owner too, who never wrote about it
        clock.move(days=2)
        call_back(client, wrote("who is this?", id="w2", number=WA, user="IN.2", at=clock.now.timestamp()))
        theirs = ask(whatsapp=True)
        tie_unknown(by="anita", lead=theirs, message_id=InboundMessage.objects.get(user_id="IN.2").pk)
        assert [has_session(one, clock.now) for one in (lead, second, theirs)] == [False, False, True]

    def test_who_has_another_request_may_be_answered_about_both(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        leads = [ask(whatsapp=True)]
        call_back(client, wrote("hello", number=WA, user="IN.1", at=clock.now.timestamp()))
        clock.move(days=2)
        leads.append(ask(whatsapp=True))
        call_back(client, wrote("May I come?", id="w2", number=WA, user="IN.1", at=clock.now.timestamp()))
        assert [has_session(lead, clock.now) for lead in leads] == [True, True]

    def test_who_wrote_before_they_asked_us_may_be_answered(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        call_back(client, wrote("do you treat piles?", number=WA, user="IN.1", at=clock.now.timestamp()))
        assert has_session(ask(whatsapp=True), clock.now)


def test_an_answer_that_did_not_go_is_not_taken_for_the_one_that_is_sent_again(
    ask: Ask, client: Client, clock: Clock, settings: Settings
) -> None:
    settings.WHATSAPP_GATEWAY = "sehat.gateways.whatsapp.local.LocalWhatsApp"
    lead = ask(whatsapp=True)
    call_back(client, wrote("May I come?", number=WA, user="IN.1", at=clock.now.timestamp()))
    anita = User.objects.create_user("anita")
    first = queue_answer(by=anita, lead_id=lead.pk, text="Come at five.")
    Message.objects.filter(pk=first.pk).update(state="dead")
    assert queue_answer(by=anita, lead_id=lead.pk, text="Come at five.").state == "waiting"
