"""A picture that a patient puts to a message, and what WhatsApp says of a person, wait for no answer."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.gateways.tests.whatsapp_vendor import noticed, reacted, wrote
from sehat.messages.models import InboundMessage, Message, OptOut
from sehat.messages.selectors import session_until
from sehat.messages.tests.conftest import WA, Ask, call_back, message_of

pytestmark = pytest.mark.django_db
OURS = "wamid.of-ours"


def sent(ask: Ask) -> Message:
    """A message of ours that WhatsApp delivered."""
    message = message_of(ask(whatsapp=True))
    message.channel, message.provider_id, message.state = "whatsapp", OURS, "delivered"
    message.save()
    return message


@pytest.mark.parametrize("emoji", ["👍", "🙏🏽", "❤️", "🛑"])
def test_it_is_read_as_it_was_sent_and_waits_on_no_desk(ask: Ask, client: Client, emoji: str) -> None:
    """Agents saw “[reaction]” as a message that waits, with nothing in it."""
    message = sent(ask)
    call_back(client, reacted(emoji, OURS, number=WA, user="IN.1"))
    stored = InboundMessage.objects.get()
    assert (stored.text, stored.kind, stored.lead) == (emoji, "reaction", message.lead)
    assert stored.settled_at is not None
    assert not OptOut.objects.exists()


def test_it_is_about_the_request_whose_message_it_stands_at(ask: Ask, client: Client) -> None:
    """Also of who has sent another request since."""
    message = sent(ask)
    ask(whatsapp=True)
    call_back(client, reacted("👍", OURS, number=WA))
    assert InboundMessage.objects.get().lead == message.lead


def test_one_that_is_taken_back_is_nothing_to_answer_either(ask: Ask, client: Client) -> None:
    sent(ask)
    call_back(client, reacted("", OURS, number=WA, user="IN.1"))
    stored = InboundMessage.objects.get()
    assert (stored.text, stored.settled_at is None) == ("", False)


def test_what_is_written_beside_it_still_waits(ask: Ask, client: Client) -> None:
    sent(ask)
    call_back(client, wrote("When do you call?", number=WA, user="IN.1"))
    call_back(client, reacted("👍", OURS, number=WA, user="IN.1"))
    assert list(InboundMessage.objects.filter(settled_at=None).values_list("text", flat=True)) == [
        "When do you call?"
    ]


def test_one_at_a_message_that_is_not_ours_is_of_who_is_known(ask: Ask, client: Client) -> None:
    lead = ask(whatsapp=True)
    call_back(client, wrote("hello", number=WA, user="IN.1"))
    call_back(client, reacted("👍", "wamid.of-theirs", number=WA, user="IN.1"))
    assert InboundMessage.objects.get(kind="reaction").lead == lead


def test_one_that_comes_twice_is_stored_once(ask: Ask, client: Client) -> None:
    sent(ask)
    call_back(client, reacted("👍", OURS, number=WA, user="IN.1"), times=2)
    assert InboundMessage.objects.count() == 1


@pytest.mark.parametrize("said", ["User changed from 919810000001 to 919810000002", "STOP", ""])
def test_what_whatsapp_says_of_a_person_is_no_word_of_theirs(ask: Ask, client: Client, said: str) -> None:
    """It waited as “[system]” for an answer."""
    lead = ask(whatsapp=True)
    call_back(client, wrote("hello", number=WA, user="IN.1"))
    call_back(client, noticed(said, number=WA, user="IN.1"))
    stored = InboundMessage.objects.get(kind="system")
    assert (stored.lead, stored.text) == (lead, said)
    assert stored.settled_at is not None
    assert not OptOut.objects.exists()


def test_what_whatsapp_says_of_a_person_opens_no_day_in_which_staff_may_write(
    ask: Ask, client: Client
) -> None:
    """The page offered an answer that WhatsApp then refused."""
    lead = ask(whatsapp=True)
    call_back(client, noticed("Sunita changed their number", number=WA, user="IN.1"))
    assert session_until(lead) is None
    call_back(client, wrote("hello", id="w1", number=WA, user="IN.1"))
    assert session_until(lead) is not None
