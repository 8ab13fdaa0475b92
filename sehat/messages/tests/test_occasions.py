"""What a patient is told of, and what not: each occasion with its words."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from sehat.gateways.outcomes import Retry
from sehat.leads.actions import (
    change_call_time,
    stop_contact,
    withdraw_lead,
)
from sehat.leads.models import Lead
from sehat.messages.models import Message
from sehat.messages.outbox import claim, mark
from sehat.messages.sending import MessageWorker
from sehat.messages.tests.conftest import (
    Ask,
    Clock,
    Phones,
    called,
    due_again,
    message_of,
    send_all,
)

pytestmark = pytest.mark.django_db


class TestOccasions:
    def test_a_request_is_confirmed_with_its_reference_and_a_link(self, ask: Ask, phones: Phones) -> None:
        lead = ask()
        send_all()
        [line] = phones.sms
        assert line["to"] == "+919810000001"
        assert lead.reference in line["text"]
        assert "/request/status/SP-" in line["text"]
        assert message_of(lead).state == "sent"

    def test_in_hindi_for_who_asked_in_hindi(self, ask: Ask, phones: Phones) -> None:
        ask(language="hi")
        send_all()
        assert "आपका अनुरोध" in phones.sms[0]["text"]

    def test_the_link_of_the_message_opens_the_request(
        self, ask: Ask, phones: Phones, client: Client
    ) -> None:
        ask()
        send_all()
        words = phones.sms[0]["text"].split()
        link = next(word for word in words if "/request/status/" in word)
        assert client.get(link.removeprefix("http://localhost:8000")).status_code == 200

    def test_whoever_was_not_reached_is_told_once_a_day(self, ask: Ask, phones: Phones, clock: Clock) -> None:
        lead = ask()
        called(lead, "contacting", "no-answer")
        clock.move(hours=1)
        called(lead, "contacting", "no-answer")
        send_all()
        assert ["could not reach you" in line["text"] for line in phones.sms] == [False, True]
        clock.move(hours=23)
        called(lead, "contacting", "no-answer")
        send_all()
        assert len(phones.sms) == 3

    @pytest.mark.parametrize("outcome", ["spoke", "wrong-number", "later"])
    def test_other_calls_are_nothing_to_write_of(self, ask: Ask, outcome: str) -> None:
        lead = ask()
        called(lead, "contacting", outcome)
        assert set(Message.objects.values_list("kind", flat=True)) == {"received"}

    def test_who_was_reached_meanwhile_is_not_told_of_a_missed_call(
        self, ask: Ask, phones: Phones, clock: Clock
    ) -> None:
        lead = ask()
        called(lead, "contacting", "no-answer")
        clock.move(minutes=1)
        lead.notes.create(by="anita", outcome="spoke", at=clock.now)
        send_all()
        assert message_of(lead, "call-missed").state == "dropped"
        assert len(phones.sms) == 1

    def test_another_time_is_confirmed_and_the_same_one_is_not(self, ask: Ask, phones: Phones) -> None:
        lead = ask()
        assert change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
        assert change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
        send_all()
        assert len(phones.sms) == 2
        assert "between 4 pm and 8 pm" in phones.sms[1]["text"]

    @pytest.mark.parametrize("has_failed", [False, True])
    def test_a_time_that_changes_while_it_is_on_its_way_is_told_once(
        self, ask: Ask, phones: Phones, *, has_failed: bool
    ) -> None:
        """The worker has taken the first message and not sent it yet, or has tried it once in vain."""
        lead = ask()
        send_all()
        change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
        [first] = claim()
        change_call_time(by="patient", lead_id=lead.pk, call_time="Later 9-12")
        if has_failed:
            mark(first, Retry("busy"))
            send_all()
            due_again(first)
            first = claim()[0]
        MessageWorker().handle(first)
        send_all()
        assert ["between 9 am and 12" in line["text"] for line in phones.sms] == [False, True]

    def test_an_appointment_is_told_with_day_hour_and_place(
        self, ask: Ask, phones: Phones, clock: Clock
    ) -> None:
        lead = ask()
        for status in ("contacting", "qualified", "proposed"):
            called(lead, status)
        visit: dict[str, Any] = {
            "visit_at": clock.now + timedelta(days=2),
            "visit_place": "Surgery OPD, City Hospital, Saket",
        }
        called(lead, "confirmed", **visit)
        send_all()
        text = phones.sms[-1]["text"]
        assert "22 November 2026, 3:30 pm, " in text
        assert "City Hospital, Saket" in text

    def test_an_appointment_that_does_not_stand_any_more_is_not_told(
        self, ask: Ask, phones: Phones, clock: Clock
    ) -> None:
        lead = ask()
        Lead.objects.filter(pk=lead.pk).update(status="proposed")
        called(lead, "confirmed", visit_at=clock.now + timedelta(days=2), visit_place="City Hospital")
        called(lead, "closed", closed_because="elsewhere")
        send_all()
        assert message_of(lead, "appointment").state == "dropped"

    def test_an_appointment_that_is_over_by_the_morning_is_not_told(
        self, ask: Ask, phones: Phones, clock: Clock
    ) -> None:
        """It was made at night for early in the morning, before messages may go."""
        lead = ask()
        Lead.objects.filter(pk=lead.pk).update(status="proposed")
        send_all()
        clock.move(hours=6)  # 9:30 pm in India
        called(lead, "confirmed", visit_at=clock.now + timedelta(hours=11), visit_place="City Hospital")
        clock.move(hours=12)
        send_all()
        assert message_of(lead, "appointment").state == "dropped"

    def test_a_withdrawal_is_confirmed_and_nothing_else_goes_any_more(self, ask: Ask, phones: Phones) -> None:
        lead = ask()
        withdraw_lead(by="patient", lead_id=lead.pk)
        send_all()
        [line] = phones.sms
        assert "is withdrawn" in line["text"]
        assert message_of(lead).state == "dropped"

    def test_who_wants_no_contact_gets_none(self, ask: Ask, phones: Phones) -> None:
        stop_contact(by="patient", lead_id=ask().pk)
        send_all()
        assert phones.sms == []

    def test_the_guide_comes_as_a_link_that_does_not_say_what_it_is_about(
        self, ask: Ask, phones: Phones, client: Client
    ) -> None:
        answer = client.post(
            "/api/lead/submit",
            {"NameData": "Asha", "MobileNoData": "9810000009", "CityData": "Pune",
             "ProcedureNameData": "Other", "LeadTypeData": "PDF", "report": "Piles: a guide for patients"},
            content_type="application/json",
        )  # fmt: skip
        lead = Lead.objects.get(pk=answer.json()["data"][0]["Id"])
        Message.objects.update(created_at=timezone.now(), due_at=timezone.now())
        send_all()
        text = phones.sms[-1]["text"]
        link = next(word for word in text.split() if word.endswith("/guide"))
        assert "piles" not in text.casefold()
        assert "/documents/" in client.get(link.removeprefix("http://localhost:8000")).headers["Location"]
        lead.attribution = {"guide": "Something else"}
        lead.save()
        assert client.get(link.removeprefix("http://localhost:8000")).status_code == 404

    def test_a_guide_that_nobody_offers_is_not_promised(self, client: Client) -> None:
        client.post(
            "/api/lead/submit",
            {"NameData": "Asha", "MobileNoData": "9810000009", "CityData": "Pune",
             "ProcedureNameData": "Other", "report": "Another document"},
            content_type="application/json",
        )  # fmt: skip
        assert list(Message.objects.values_list("kind", flat=True)) == ["received"]
