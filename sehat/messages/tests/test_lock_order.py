"""A batch of webhooks locks the requests it is about before it takes the first event."""

from __future__ import annotations

import pytest
from django.db import connection

from sehat.gateways.tests.whatsapp_vendor import became, switched, wrote
from sehat.leads.models import ConsentReceipt, Lead
from sehat.leads.tests.test_lock_order import StillFree
from sehat.messages.incoming import read_webhooks, store_webhook
from sehat.messages.models import Message, StopWord
from sehat.messages.tests.conftest import MOBILE, WA

pytestmark = pytest.mark.django_db(transaction=True)
OTHER = "9810000002"


def lead_of(number: str) -> Lead:
    """A request whose patient agreed to WhatsApp."""
    lead = Lead.objects.create(name="Asha", country_code="+91", mobile=number)
    ConsentReceipt.objects.create(lead=lead, whatsapp_updates=True)
    return lead


@pytest.fixture
def first() -> Lead:
    return lead_of(MOBILE)


@pytest.fixture
def second() -> Lead:
    return lead_of(OTHER)


@pytest.fixture(autouse=True)
def _stop() -> None:
    StopWord.objects.get_or_create(word="stop", is_stop=True)


def sent(lead: Lead, id: str) -> Message:
    return Message.objects.create(lead=lead, kind="received", channel="whatsapp", provider_id=id)


def free_while_reading(*bodies: bytes, table: str) -> list[str] | None:
    for body in bodies:
        store_webhook(body)
    seen = StillFree(Lead.objects.all(), table)
    with connection.execute_wrapper(seen):
        assert read_webhooks() == len(bodies)
    return seen.found


def test_of_two_who_write_both_are_locked_before_a_word_is_stored(first: Lead, second: Lead) -> None:
    """In the order in which they wrote, it met an agent who locked the same two by their ids."""
    bodies = [wrote("hello", id=f"w{number}", number=number) for number in (f"91{OTHER}", WA)]
    assert free_while_reading(*bodies, table="patient_messages_inboundmessage") == []


def test_whose_message_arrived_and_who_stops_are_locked_before_the_message(first: Lead, second: Lead) -> None:
    """An erasure locks the request, then its messages."""
    told, early = sent(second, "wamid.1"), sent(first, "")
    bodies = [
        became(told.provider_id, "delivered"),
        became("wamid.2", "delivered", ours=str(early.pk)),
        switched("stop", WA),
    ]
    assert free_while_reading(*bodies, table="patient_messages_message") == []


def test_who_hides_the_number_is_locked_by_the_user_or_the_message_that_is_answered(
    first: Lead, second: Lead
) -> None:
    store_webhook(wrote("hello", number=WA, user="IN.1"))
    read_webhooks()
    sent(second, "wamid.1")
    bodies = [wrote("STOP", id="w2", user="IN.2", answers="wamid.1"), wrote("STOP", id="w3", user="IN.1")]
    assert free_while_reading(*bodies, table="patient_messages_optout") == []
