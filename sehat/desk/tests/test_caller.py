"""A patient who calls us: an agent makes the request, by the rules of the site, and has it at once."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.leads.actions import give
from sehat.leads.forms.consent import SPOKEN_VERSION
from sehat.leads.models import Callback, ConsentReceipt, Lead, OutboxRow
from sehat.leads.wire.crm_record import crm_record
from sehat.messages.models import InboundMessage, Message
from sehat.staff.tests.people import someone_of

pytestmark = pytest.mark.django_db
CALLER = "/cms/desk/caller/"
TOLD = {
    "name": "Parvathi Rao", "mobile": "98100 00001", "city": "Pune", "treatment": "Gallbladder Removal",
    "question": "How soon?", "language": "hi", "has_agreed": "on", "whatsapp": "on",
}  # fmt: skip


def key_of(client: Client) -> str:
    found = re.search(r'name="key" value="([^"]+)"', client.get(CALLER).content.decode())
    assert found
    return found[1]


def send(client: Client, key: str = "", **changes: str) -> str:
    body = TOLD | {"key": key or key_of(client)} | changes
    sent = {name: value for name, value in body.items() if value}
    return client.post(CALLER, sent, follow=True).content.decode()


def test_a_caller_becomes_a_request_that_the_agent_holds(asha: Client) -> None:
    page = send(asha)
    lead = Lead.objects.get()
    assert f"{lead.reference} is a request, and with you." in page
    assert (lead.name, lead.country_code, lead.mobile) == ("Parvathi Rao", "+91", "9810000001")
    assert (lead.city and lead.city.name, lead.procedure and lead.procedure.name) == (
        "Pune",
        "Gallbladder Removal",
    )
    assert (lead.question, lead.language, lead.tier, lead.status) == ("How soon?", "hi", 3, "new")
    call = Callback.objects.get(lead=lead)
    assert call.held_by is not None
    assert (call.owner, call.held_by.get_username()) == (call.held_by, "asha")


def test_the_crm_and_the_patient_hear_of_it_as_of_any_request(asha: Client) -> None:
    send(asha)
    lead = Lead.objects.get()
    assert OutboxRow.objects.get(lead=lead).state == "waiting"
    assert Message.objects.get(lead=lead).kind == "received"
    record = crm_record(lead)
    assert (record["lead_channeldata"], record["utm_source"]) == ("Phone", "phone")


def test_the_spoken_consent_is_in_the_ledger_and_who_took_it_in_the_trail(asha: Client) -> None:
    send(asha)
    receipt = ConsentReceipt.objects.get()
    assert (receipt.notice_version, receipt.language) == (SPOKEN_VERSION, "hi")
    assert (receipt.whatsapp_updates, receipt.share_with_hospitals) == (True, False)
    event = AuditEvent.objects.get(action="consent taken by phone")
    assert (event.by, event.subject) == ("asha", f"lead {receipt.lead_id}")
    assert AuditEvent.objects.get(action="lead created").by == "asha"


def test_the_version_that_says_so_fits_its_column() -> None:
    length = ConsentReceipt._meta.get_field("notice_version").max_length
    assert length is not None
    assert len(SPOKEN_VERSION) <= length


def test_the_notice_stands_there_to_be_read_in_both_languages(asha: Client) -> None:
    page = asha.get(CALLER).content.decode()
    assert "to call you back about this request" in page
    assert '<blockquote lang="hi">' in page
    assert CALLER in asha.get("/cms/desk/").content.decode()


def test_sent_twice_it_is_one_request_and_stays_with_whom_it_was_given(asha: Client) -> None:
    key = key_of(asha)
    send(asha, key)
    lead, ravi = Lead.objects.get(), someone_of("Agents", "ravi")
    give(by=ravi, lead_id=lead.pk, to=ravi)
    assert lead.reference in send(asha, key)
    assert Lead.objects.count() == ConsentReceipt.objects.count() == 1
    assert AuditEvent.objects.filter(action="consent taken by phone").count() == 1
    assert Callback.objects.get(lead=lead).owner == ravi


def test_a_form_that_was_sent_is_no_form_for_the_next_caller(asha: Client) -> None:
    key = key_of(asha)
    send(asha, key)
    assert "sent already, with other answers" in send(asha, key, mobile="98100 00002")
    assert Lead.objects.count() == 1


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"name": ""}, "This field is required."),
        ({"name": "<b>"}, "Please Enter Name"),
        ({"mobile": "12345"}, "Please Only Enter a Valid Mobile Number"),
        ({"mobile": "+0 1"}, "Please Only Enter a Valid Mobile Number"),
        ({"city": "Atlantis"}, "Please select valid city"),
        ({"treatment": ""}, "This field is required."),
        ({"language": "fr"}, "Select a valid choice."),
        ({"has_agreed": ""}, "Without their agreement nothing may be stored."),
    ],
)
def test_what_breaks_a_rule_is_refused_with_the_reason(
    asha: Client, changes: dict[str, str], why: str
) -> None:
    assert why in send(asha, key_of(asha), **changes)
    assert not Lead.objects.exists()


def test_a_key_of_a_visitor_opens_nothing(asha: Client) -> None:
    assert "Open a new form" in send(asha, "a-key-of-a-visitor")
    assert not Lead.objects.exists()


def test_a_number_of_another_country_and_a_condition_are_understood(asha: Client) -> None:
    send(asha, mobile="+44 7911 123456", city="Other", treatment="Piles")
    lead = Lead.objects.get()
    assert (lead.country_code, lead.mobile, lead.city_name) == ("+44", "7911123456", "Other")
    assert lead.condition_name == "Piles"


def test_an_emergency_that_is_told_stands_first(asha: Client) -> None:
    send(asha, question="chest pain since morning, cannot breathe")
    assert Lead.objects.get().emergency
    assert Callback.objects.get().is_urgent


def test_who_calls_often_is_no_spam_and_waits_in_no_queue(asha: Client) -> None:
    for number in range(7):
        send(asha, question=f"Question {number}")
    assert Lead.objects.count() == 7
    assert set(OutboxRow.objects.values_list("state", flat=True)) == {"waiting"}


def test_an_account_makes_no_more_than_the_limit(asha: Client, settings: Settings) -> None:
    settings.LEADS_PER_ADDRESS_PER_MINUTE = 1
    key = key_of(asha)
    send(asha, key)
    assert "is a request, and with you" in send(asha, key)
    assert "too many requests" in send(asha, mobile="98100 00002")
    assert Lead.objects.count() == 1


def test_who_calls_nobody_adds_nobody(client: Client) -> None:
    client.force_login(someone_of("Administrators"))
    send(client, "desk-" + "0" * 32)
    assert not Lead.objects.exists()


def wrote(text: str = "Do you treat piles?", **columns: object) -> InboundMessage:
    """Of somebody who has no request."""
    row = {"number": "+919810000001", "user_id": "IN.1", "kind": "text", "at": timezone.now()} | columns
    return InboundMessage.objects.create(provider_id=f"w{InboundMessage.objects.count()}", text=text, **row)


class TestWhoWroteAndHasNoRequest:
    def opened(self, client: Client, message: InboundMessage) -> str:
        return client.post(f"{CALLER}{message.pk}/").content.decode()

    def test_is_called_from_the_page_of_their_message_and_becomes_a_request(self, asha: Client) -> None:
        """Their number was masked, and nothing could be done about it."""
        first, second = wrote(), wrote("Hello?")
        page = asha.get("/cms/unknown-messages/").content.decode()
        assert f"{CALLER}{first.pk}/" in page
        assert "9810000001" not in page
        assert 'aria-label="Show the number, to call and add it: ends with 01"' in page
        form = self.opened(asha, first)
        assert 'value="+919810000001"' in form
        assert 'call <a href="tel:+919810000001">+919810000001</a> first.' in form
        assert 'action="/cms/desk/caller/"' in form
        assert "Do you treat piles?" in form
        event = AuditEvent.objects.get(action="number revealed")
        assert (event.by, event.subject) == ("asha", f"message {first.pk}")
        send(asha, wrote=str(first.pk))
        lead = Lead.objects.get()
        assert set(lead.inbound.all()) == {first, second}
        assert lead.contacts.get().user_id == "IN.1"
        assert "Do you treat" not in asha.get("/cms/unknown-messages/").content.decode()

    def test_takes_no_message_along_of_another_number_or_whatsapp_user(self, asha: Client) -> None:
        first = wrote()
        wrote(number="+919810000002")
        wrote(user_id="IN.2")
        send(asha, wrote=str(first.pk))
        assert list(Lead.objects.get().inbound.all()) == [first]
        send(asha, mobile="9810000003", wrote=str(wrote().pk))
        assert not Lead.objects.get(mobile="9810000003").inbound.exists()

    def test_stands_there_to_be_called_after_a_form_that_was_refused_too(self, asha: Client) -> None:
        """It said that a patient had called us, and the number to call was lost."""
        first = wrote()
        self.opened(asha, first)
        form = send(asha, wrote=str(first.pk), has_agreed="", mobile="98100 00009")
        assert 'call <a href="tel:+919810000001">+919810000001</a> first.' in form
        assert AuditEvent.objects.filter(action="number revealed", by="asha").count() == 2
        assert "For a patient who calls us." in send(asha, has_agreed="")

    @pytest.mark.parametrize("missing", ["reveal_lead", "view_inboundmessage"])
    def test_is_told_and_tied_by_nobody_who_may_not_see_them(self, client: Client, missing: str) -> None:
        user, first = someone_of("Agents", "ravi"), wrote()
        for group in user.groups.all():
            user.user_permissions.add(*group.permissions.exclude(codename=missing))
        user.groups.clear()
        client.force_login(user)
        assert "9810000001" not in send(client, wrote=str(first.pk), has_agreed="", mobile="98100 00009")
        send(client, wrote=str(first.pk))
        assert not InboundMessage.objects.exclude(lead=None).exists()

    @pytest.mark.parametrize("odd", ["x", "-1", "9" * 30])
    def test_an_id_that_is_none_ties_nothing(self, asha: Client, odd: str) -> None:
        assert "Open a new form" in send(asha, wrote=odd)
        assert not InboundMessage.objects.exclude(lead=None).exists()

    def test_is_shown_to_nobody_who_may_not_see_numbers(self, client: Client) -> None:
        message = wrote()
        for group in ("Administrators", "Editors"):
            client.force_login(someone_of(group, group))
            assert "9810000001" not in self.opened(client, message)
        assert not AuditEvent.objects.filter(action="number revealed").exists()

    def test_is_not_there_once_they_have_a_request_or_without_a_number(self, asha: Client) -> None:
        send(asha)
        known, hidden = wrote(lead=Lead.objects.get()), wrote(number="")
        for message in (known, hidden):
            assert asha.post(f"{CALLER}{message.pk}/").status_code == 404
