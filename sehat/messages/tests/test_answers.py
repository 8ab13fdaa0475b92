"""What an agent writes to a patient by hand: within their day, with their consent, and as it was written."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.gateways.tests.whatsapp_vendor import Fault, WhatsAppVendor, became, wrote
from sehat.leads.actions import Held, stop_contact, take, withdraw_lead
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.requests.by_number import erase_leads, withdraw_consents
from sehat.messages.answers import ANSWERS_AN_HOUR, NEVER_WROTE, TOO_LATE, CannotAnswer, queue_answer
from sehat.messages.kinds import Kind
from sehat.messages.models import Contact, InboundMessage, Message
from sehat.messages.outbox import give_up
from sehat.messages.tests.conftest import (
    WA,
    Ask,
    Clock,
    Phones,
    call_back,
    due_again,
    message_of,
    send_all,
)
from sehat.patients.codes import number_key

pytestmark = pytest.mark.django_db
YES = "Yes, come at 5 pm. Bring your reports."


def staff(group: str = "Agents", name: str = "anita") -> User:
    user, _ = User.objects.get_or_create(username=name)
    user.groups.set([Group.objects.get(name=group)])
    return user


@pytest.fixture
def patient(ask: Ask, client: Client, clock: Clock) -> Lead:
    """Who agreed to WhatsApp, was told of the request there and asks something back."""
    lead = ask(whatsapp=True)
    send_all()
    writes(client, clock)
    return lead


def writes(client: Client, clock: Clock, text: str = "May I come at five?", id: str = "w1") -> None:
    call_back(client, wrote(text, id=id, number=WA, user="IN.1", at=clock.now.timestamp()))


def answer(lead: Lead, text: str = YES, by: User | None = None) -> Message:
    return queue_answer(by=by or staff(), lead_id=lead.pk, text=text)


def refused(lead: Lead) -> str:
    with pytest.raises(CannotAnswer) as why:
        answer(lead)
    return str(why.value)


class TestSending:
    def test_it_goes_as_it_was_written_and_the_trail_says_who(self, patient: Lead, phones: Phones) -> None:
        answer(patient)
        send_all()
        line = phones.whatsapp[-1]
        assert (line["to"], line["text"], line["template"]) == ("+" + WA, YES, "")
        assert message_of(patient, "answer").state == "sent"
        event = AuditEvent.objects.get(action="lead answered")
        assert (event.by, YES in str(event.details)) == ("anita", False)

    def test_braces_are_letters(self, patient: Lead, phones: Phones) -> None:
        answer(patient, "{reference} {0} {")
        send_all()
        assert phones.whatsapp[-1]["text"] == "{reference} {0} {"

    def test_a_button_that_is_pressed_twice_sends_one(self, patient: Lead, clock: Clock) -> None:
        first = answer(patient)
        assert answer(patient).pk == first.pk
        assert answer(patient, by=staff(name="asha")).pk != first.pk
        clock.move(minutes=2)
        assert answer(patient).pk != first.pk

    def test_it_goes_at_night_too_and_takes_nothing_from_the_share_of_the_day(
        self, patient: Lead, phones: Phones, clock: Clock, settings: Settings
    ) -> None:
        settings.MESSAGES_PER_NUMBER_PER_DAY = 1
        clock.move(hours=8)  # 11:30 pm in India
        answer(patient)
        send_all()
        assert phones.whatsapp[-1]["text"] == YES

    def test_an_hour_has_its_limit(self, patient: Lead) -> None:
        for number in range(ANSWERS_AN_HOUR):
            answer(patient, f"{YES} {number}")
        assert "Too many answers" in refused(patient)

    def test_faults_of_the_vendor_end_in_one_message_and_statuses_are_told(
        self, patient: Lead, vendor: WhatsAppVendor, client: Client
    ) -> None:
        vendor.sessions.add(WA)
        vendor.faults += [Fault(status=500), Fault(status=429, code=130429), Fault(reset=True)]
        message = answer(patient)
        for _ in range(4):
            send_all()
            due_again(message)
        [sent] = vendor.sent
        assert sent["text"]["body"] == YES
        call_back(client, became(sent["id"], "read", ours=str(message.pk)))
        assert message_of(patient, "answer").state == "read"

    @pytest.mark.parametrize("code", [131026, 131047])
    def test_what_whatsapp_refuses_is_given_up_and_no_other_way_is_taken(
        self, patient: Lead, phones: Phones, vendor: WhatsAppVendor, code: int
    ) -> None:
        vendor.faults.append(Fault(status=400, code=code))
        answer(patient)
        send_all()
        message = message_of(patient, "answer")
        assert message.state == "dead"
        assert (message.last_error == TOO_LATE) is (code == 131047)
        assert (phones.sms, vendor.sent) == ([], [])

    def test_a_failure_that_is_told_later_is_the_end(
        self, patient: Lead, vendor: WhatsAppVendor, client: Client, phones: Phones
    ) -> None:
        vendor.sessions.add(WA)
        answer(patient)
        send_all()
        call_back(client, became(vendor.sent[0]["id"], "failed", code=131026))
        send_all()
        assert (message_of(patient, "answer").state, phones.sms) == ("dead", [])

    def test_an_erased_request_takes_it_along(self, patient: Lead, clock: Clock) -> None:
        answer(patient)
        erase_leads(by="patient", e164="+" + WA, until=clock.now)
        assert not Message.objects.exists()


def withdraws_whatsapp(lead: Lead) -> None:
    withdraw_consents(by="patient", e164="+" + WA, whatsapp=True, sharing=False)


def withdraws(lead: Lead) -> None:
    withdraw_lead(by="patient", lead_id=lead.pk)


def stops(lead: Lead) -> None:
    stop_contact(by="patient", lead_id=lead.pk)


def is_spam(lead: Lead) -> None:
    Lead.objects.filter(pk=lead.pk).update(status="spam")


def is_put_aside(lead: Lead) -> None:
    OutboxRow.objects.filter(lead=lead).update(state="held")


ENDS: list[tuple[Callable[[Lead], None], str]] = [
    (withdraws_whatsapp, "did not agree to WhatsApp"),
    (withdraws, "asked not to be contacted"),
    (stops, "asked not to be contacted"),
    (is_spam, "put aside"),
    (is_put_aside, "put aside"),
]


class TestRefusals:
    @pytest.mark.parametrize(("end", "why"), ENDS)
    def test_not_without_leave(self, patient: Lead, end: Callable[[Lead], None], why: str) -> None:
        end(patient)
        assert why in refused(patient)

    @pytest.mark.parametrize("end", [withdraws_whatsapp, withdraws, stops])
    def test_what_ends_before_it_goes_counts(
        self, patient: Lead, phones: Phones, end: Callable[[Lead], None]
    ) -> None:
        answer(patient)
        end(patient)
        send_all()
        assert message_of(patient, "answer").state == "dropped"
        assert YES not in [line["text"] for line in phones.whatsapp]

    def test_a_stop_word_ends_it_at_once(
        self, patient: Lead, phones: Phones, client: Client, clock: Clock
    ) -> None:
        answer(patient)
        writes(client, clock, "STOP", "w2")
        assert message_of(patient, "answer").state == "dropped"
        assert "did not agree" in refused(patient)

    def test_not_before_the_patient_wrote(self, ask: Ask) -> None:
        assert refused(ask(whatsapp=True)) == NEVER_WROTE

    def test_not_after_their_day_and_again_when_they_write(
        self, patient: Lead, client: Client, clock: Clock, phones: Phones
    ) -> None:
        clock.move(hours=23, minutes=50)
        answer(patient)
        clock.move(minutes=10)
        send_all()  # too late by now
        message = message_of(patient, "answer")
        assert (message.state, message.last_error) == ("dropped", TOO_LATE)
        assert refused(patient) == TOO_LATE
        writes(client, clock, "Hello?", "w2")
        answer(patient)
        send_all()
        assert phones.whatsapp[-1]["text"] == YES

    def test_whoever_wrote_about_it_may_be_answered_though_another_has_the_number_too(
        self, patient: Lead, ask: Ask, client: Client, clock: Clock, phones: Phones
    ) -> None:
        """The patient's own user id is known; the new owner of the number is known by another."""
        Contact.objects.create(lead=ask(), user_id="IN.2", number_key=number_key("+" + WA))
        InboundMessage.objects.update(lead=None)
        answer(patient)
        send_all()
        assert phones.whatsapp[-1]["text"] == YES

    def test_not_while_a_colleague_has_it_open(self, patient: Lead) -> None:
        take(by=staff(name="asha"), lead_id=patient.pk)
        with pytest.raises(Held, match="A colleague has this patient open"):
            answer(patient)
        answer(patient, by=staff(name="asha"))

    def test_not_without_a_gateway(self, patient: Lead, settings: Settings) -> None:
        settings.WHATSAPP_GATEWAY = ""
        assert "No WhatsApp gateway" in refused(patient)

    def test_of_no_request(self, patient: Lead) -> None:
        with pytest.raises(CannotAnswer):
            queue_answer(by=staff(), lead_id="SP-NONE", text=YES)


class TestPage:
    def page(self, client: Client, lead: Lead) -> str:
        return client.get(f"/cms/leads/work/{lead.pk}/").content.decode()

    def send(self, client: Client, lead: Lead, text: str) -> str:
        answer = client.post(f"/cms/leads/answer/{lead.pk}/", {"answer": text}, follow=True)
        return answer.content.decode()

    def test_an_agent_answers_from_the_page_and_sees_what_became_of_it(
        self, patient: Lead, client: Client
    ) -> None:
        client.force_login(staff())
        assert "21 November 2026, 3:25 pm (India)" in self.page(client, patient)
        page = self.send(client, patient, f"<b>{YES}</b>")
        assert "Your answer is on its way." in page
        send_all()
        page = self.page(client, patient)
        assert "anita: Message “Answer of staff” by WhatsApp: sent" in page
        assert f"&lt;b&gt;{YES}&lt;/b&gt;" in page

    @pytest.mark.parametrize(
        "text", ["Your piles will heal", "Your biopsy is fine", "बवासीर का इलाज", "", "\u200b", "x" * 1001]
    )
    def test_words_that_tell_of_an_illness_are_given_back_with_the_reason(
        self, patient: Lead, client: Client, text: str
    ) -> None:
        client.force_login(staff())
        page = self.send(client, patient, text)
        assert text in page
        assert "error-message" in page
        assert not Message.objects.filter(kind=Kind.ANSWER).exists()

    def test_outside_of_their_day_the_page_says_why_there_is_no_form(self, ask: Ask, client: Client) -> None:
        lead = ask(whatsapp=True)
        client.force_login(staff())
        page = self.page(client, lead)
        assert NEVER_WROTE in page
        assert "Send the answer" not in page
        assert "It was not sent: The patient has not written" in self.send(client, lead, YES)

    @pytest.mark.parametrize("group", ["Agents", "Lead managers", "Editors", "Administrators"])
    def test_it_is_for_who_works_on_requests(self, patient: Lead, client: Client, group: str) -> None:
        client.force_login(staff(group))
        self.send(client, patient, YES)
        is_sent = Message.objects.filter(kind=Kind.ANSWER).exists()
        assert is_sent is (group in {"Agents", "Lead managers"})


class TestAnAnswerThatFails:
    """What the patient wrote had left My desk with it: nobody would have seen that they have no answer."""

    def answered(self, client: Client, lead: Lead) -> Message:
        client.force_login(staff())
        until = {"messages_until": str(InboundMessage.objects.latest("pk").pk)}
        client.post(f"/cms/leads/answer/{lead.pk}/", {"answer": YES} | until)
        assert not self.waiting()
        return message_of(lead, "answer")

    def waiting(self) -> list[str]:
        return list(InboundMessage.objects.filter(settled_at=None).values_list("text", flat=True))

    @pytest.mark.parametrize("code", [131026, 131047])
    def test_leaves_what_was_asked_waiting_again(
        self, patient: Lead, client: Client, vendor: WhatsAppVendor, code: int
    ) -> None:
        vendor.faults.append(Fault(status=400, code=code))
        self.answered(client, patient)
        send_all()
        assert self.waiting() == ["May I come at five?"]

    def test_does_so_though_it_is_told_later(
        self, patient: Lead, client: Client, vendor: WhatsAppVendor
    ) -> None:
        vendor.sessions.add(WA)
        self.answered(client, patient)
        send_all()
        call_back(client, became(vendor.sent[0]["id"], "failed", code=131026))
        send_all()
        assert self.waiting() == ["May I come at five?"]

    def test_does_so_where_the_patient_s_day_was_over_or_messages_ended_before_it_went(
        self, patient: Lead, client: Client, clock: Clock
    ) -> None:
        self.answered(client, patient)
        clock.move(days=1)
        send_all()
        assert self.waiting() == ["May I come at five?"]
        writes(client, clock, "Hello?", "w2")
        self.answered(client, patient)
        clock.move(seconds=1)
        writes(client, clock, "STOP", "w3")
        assert self.waiting() == ["Hello?", "May I come at five?"]

    @pytest.mark.parametrize("end", [withdraws, stops])
    def test_does_not_of_who_wants_no_contact(
        self, patient: Lead, client: Client, end: Callable[[Lead], None]
    ) -> None:
        self.answered(client, patient)
        end(patient)
        send_all()
        assert message_of(patient, "answer").state == "dropped"
        assert not self.waiting()

    @pytest.mark.parametrize("by", ["call", "answer"])
    def test_does_not_once_the_patient_was_answered_in_another_way(
        self, patient: Lead, client: Client, clock: Clock, by: str
    ) -> None:
        first = self.answered(client, patient)
        clock.move(minutes=5)
        if by == "call":
            patient.notes.create(by="anita", outcome="spoke", at=clock.now)
        else:
            answer(patient, "Come at six.")
        give_up(first, "not delivered")
        assert not self.waiting()

    def test_does_so_where_something_else_went_to_the_patient_or_to_another(
        self, patient: Lead, ask: Ask, client: Client, clock: Clock
    ) -> None:
        first = self.answered(client, patient)
        clock.move(minutes=5)
        Message.objects.create(lead=patient, kind=Kind.CALL_MISSED, created_at=clock.now, due_at=clock.now)
        other = ask(whatsapp=True, mobile="9810000002")
        Message.objects.create(lead=other, kind=Kind.ANSWER, created_at=clock.now, due_at=clock.now)
        Message.objects.create(
            lead=patient, kind=Kind.ANSWER, state="dead", created_at=clock.now, due_at=clock.now
        )
        give_up(first, "not delivered")
        assert self.waiting() == ["May I come at five?"]
