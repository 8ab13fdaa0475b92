"""Who answers a message of ours from another number, or as another WhatsApp user, than its patient."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.gateways.tests.whatsapp_vendor import wrote
from sehat.leads.models import Lead
from sehat.messages.models import Contact, InboundMessage
from sehat.messages.selectors import opted_out_at
from sehat.messages.tests.conftest import WA, Ask, Clock, call_back, message_of, send_all

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(("number", "user"), [(WA, "IN.2"), ("", "IN.2"), ("919999999999", "IN.1")])
def test_a_reply_of_another_user_or_number_is_not_the_patient_s(
    ask: Ask, client: Client, number: str, user: str
) -> None:
    """The number's new owner was answered, by staff, with what the patient had asked."""
    lead = ask(whatsapp=True)
    send_all()
    sent = message_of(lead).provider_id
    if user == "IN.2":
        call_back(client, wrote("a question", user="IN.1", answers=sent))
    call_back(client, wrote("severe chest pain", id="w2", number=number, user=user, answers=sent))
    assert InboundMessage.objects.get(text="severe chest pain").lead is None
    assert not Contact.objects.filter(lead=lead).exclude(user_id="IN.1").exists()
    lead.refresh_from_db()
    assert lead.emergency == ""


def test_a_reply_of_another_user_ends_messages_and_lets_none_come_again(
    ask: Ask, client: Client, clock: Clock
) -> None:
    lead = ask(whatsapp=True)
    send_all()
    sent, now = message_of(lead).provider_id, clock.now.timestamp()
    call_back(client, wrote("a question", number=WA, user="IN.1", at=now))
    call_back(client, wrote("STOP", id="w2", user="IN.2", answers=sent, at=now + 1))
    clock.move(minutes=5)
    assert opted_out_at(lead)
    call_back(client, wrote("START", id="w3", user="IN.2", answers=sent, at=clock.now.timestamp()))
    assert opted_out_at(lead)


@pytest.fixture
def later(ask: Ask, client: Client, clock: Clock) -> Lead:
    """A request that was sent a message, 300 days after another owner of its number wrote about theirs."""
    ask(whatsapp=True)
    call_back(client, wrote("a question", number=WA, user="IN.1"))
    clock.move(days=300)
    lead = ask(whatsapp=True)
    send_all()
    return lead


def test_whose_number_had_another_owner_before_they_asked_us_is_the_patient(
    later: Lead, client: Client
) -> None:
    """Nobody was told of her emergency, now or when she wrote on."""
    sent = message_of(later).provider_id
    call_back(client, wrote("severe chest pain", id="w2", number=WA, user="IN.2", answers=sent))
    later.refresh_from_db()
    assert later.emergency
    assert later.callback.is_urgent
    call_back(client, wrote("it is getting worse", id="w3", number=WA, user="IN.2"))
    assert {one.provider_id for one in InboundMessage.objects.filter(lead=later)} == {"w2", "w3"}


def test_who_wrote_about_the_request_itself_stays_its_patient(later: Lead, client: Client) -> None:
    """As that WhatsApp user, who was known before and whom the number belonged to until then."""
    sent = message_of(later).provider_id
    call_back(client, wrote("about my new question", id="w2", number=WA, user="IN.1"))
    call_back(client, wrote("who is this?", id="w3", number=WA, user="IN.2", answers=sent))
    mine, other = InboundMessage.objects.filter(provider_id__in=("w2", "w3")).order_by("pk")
    assert (mine.lead, other.lead) == (later, None)


def test_who_writes_of_it_from_elsewhere_takes_the_request_from_nobody(later: Lead, client: Client) -> None:
    """The old owner has another number by now."""
    sent = message_of(later).provider_id
    call_back(client, wrote("hello again", id="w2", number="919999999999", user="IN.1"))
    call_back(client, wrote("severe chest pain", id="w3", number=WA, user="IN.2", answers=sent))
    assert InboundMessage.objects.get(provider_id="w3").lead == later


@pytest.mark.parametrize("number", ["919999999999", WA, ""])
def test_who_is_known_by_an_older_request_is_given_none_of_the_new_owner(
    later: Lead, client: Client, number: str
) -> None:
    """Staff read the former owner's words as hers, and an emergency in them had her called."""
    older = Lead.objects.exclude(pk=later.pk).get()
    if number != "919999999999":
        sent = message_of(later).provider_id
        call_back(client, wrote("my question", id="w2", number=WA, user="IN.2", answers=sent))
    call_back(client, wrote("severe chest pain", id="w3", number=number, user="IN.1"))
    assert InboundMessage.objects.get(provider_id="w3").lead == older
    later.refresh_from_db()
    assert later.emergency == ""
