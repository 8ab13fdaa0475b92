"""A message that breaks our code each time it is read: it is given up, and others go meanwhile."""

from __future__ import annotations

import pytest

from sehat.messages.models import Message
from sehat.messages.outbox import MAX_ATTEMPTS
from sehat.messages.tests.conftest import Ask, Clock, Phones, due_again, message_of, send_all

pytestmark = pytest.mark.django_db
ROUNDS = 4 * MAX_ATTEMPTS
UNKNOWN = "unheard-of"  # a kind that a newer release wrote before it was taken back


@pytest.fixture
def broken(ask: Ask) -> Message:
    message = message_of(ask())
    Message.objects.filter(pk=message.pk).update(kind=UNKNOWN)
    message.refresh_from_db()
    return message


def after_many_rounds(message: Message, clock: Clock) -> Message:
    for _ in range(ROUNDS):
        if message.state == Message.State.WAITING:
            clock.move(minutes=2)
            due_again(message)
            send_all()
            message.refresh_from_db()
    return message


def test_it_is_given_up_before_any_channel_was_tried(
    broken: Message, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """It was tried anew for ever, seven times and seven times again, and no alarm said so."""
    told = after_many_rounds(broken, clock)
    assert (told.state, told.last_error) == ("dead", "KeyError")
    assert "reaches nobody" in caplog.text


@pytest.mark.parametrize("ruled_out", [[], ["sms"]])
def test_it_is_given_up_after_a_channel_was_tried(
    broken: Message, clock: Clock, ruled_out: list[str]
) -> None:
    Message.objects.filter(pk=broken.pk).update(channel="sms", ruled_out=ruled_out)
    assert after_many_rounds(broken, clock).state == "dead"


def test_others_go_in_its_first_round(broken: Message, ask: Ask, phones: Phones) -> None:
    whole = ask(mobile="9810000002")
    send_all()
    assert (message_of(whole).state, len(phones.sms)) == ("sent", 1)
    broken.refresh_from_db()
    assert (broken.state, broken.attempts) == ("waiting", 1)


def test_it_waits_longer_from_try_to_try_as_any_other(broken: Message, clock: Clock) -> None:
    waits = []
    for _ in range(3):
        due_again(broken)
        send_all()
        broken.refresh_from_db()
        waits.append((broken.due_at - clock.now).total_seconds())
    assert waits == sorted(waits)
    assert waits[0] <= 6 < 24 <= waits[1] <= 36 < 96 <= waits[2]
