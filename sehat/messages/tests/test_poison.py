"""A webhook that ends its worker, by memory say: it takes no other along, and does not stay for ever."""

from __future__ import annotations

import pytest

from sehat.gateways.tests.whatsapp_vendor import wrote
from sehat.gateways.whatsapp.base import Event
from sehat.gateways.whatsapp.webhook import events
from sehat.messages import incoming
from sehat.messages.incoming import (
    LEASE_SECONDS,
    MAX_ATTEMPTS,
    claim_webhooks,
    read_webhooks,
    store_webhook,
)
from sehat.messages.models import InboundMessage, OptOut, WebhookBody
from sehat.messages.tests.conftest import WA, Clock

pytestmark = pytest.mark.django_db
ROUNDS = 4 * MAX_ATTEMPTS


class Killed(BaseException):
    """What no code of ours catches."""


@pytest.fixture
def _poison(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker ends as it reads the word."""
    read = incoming.read_webhook

    def read_or_die(body: bytes) -> bool:
        if b"poison" in body:
            raise Killed
        return read(body)

    monkeypatch.setattr(incoming, "read_webhook", read_or_die)


def work(clock: Clock) -> None:
    """Rounds of workers, each started anew after the last one was killed."""
    for _ in range(ROUNDS):
        try:
            while read_webhooks():
                pass
        except Killed:
            clock.move(minutes=2)


@pytest.mark.usefixtures("_poison")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_it_takes_no_other_along_and_is_given_up_and_said(
    clock: Clock, caplog: pytest.LogCaptureFixture, place: int
) -> None:
    bodies = [wrote("STOP", id="w1", number=WA), wrote("hello", id="w2", number="919999999999")]
    bodies.insert(place, wrote("poison", id="w0", number=WA))
    for body in bodies:
        store_webhook(body)
    work(clock)
    assert set(InboundMessage.objects.values_list("text", flat=True)) == {"STOP", "hello"}
    waiting = InboundMessage.objects.filter(settled_at=None).values_list("text", flat=True)
    assert list(waiting) == ["hello"]  # a stop word is obeyed at once, and answered by nobody
    assert OptOut.objects.exists()
    assert not WebhookBody.objects.exists()
    assert "is given up" in caplog.text


def test_a_body_that_cannot_be_read_stops_no_other_and_is_given_up(
    clock: Clock, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(body: bytes, ours: str) -> list[Event]:
        if b"odd" in body:
            raise KeyError
        return events(body, ours)

    monkeypatch.setattr(incoming, "events", broken)
    for number, text in enumerate(["hello", "odd", "bye"]):
        store_webhook(wrote(text, id=f"w{number}", number="919999999999"))
    assert read_webhooks() == 3
    assert set(InboundMessage.objects.values_list("text", flat=True)) == {"hello", "bye"}
    for _ in range(MAX_ATTEMPTS):
        clock.move(hours=24)
        read_webhooks()
    assert not WebhookBody.objects.exists()
    assert "is given up" in caplog.text


@pytest.mark.usefixtures("_poison")
def test_what_comes_meanwhile_is_read_at_once(clock: Clock) -> None:
    store_webhook(wrote("poison", id="w0", number=WA))
    with pytest.raises(Killed):
        read_webhooks()
    store_webhook(wrote("hello", id="w1", number=WA))
    assert read_webhooks() == 1
    assert InboundMessage.objects.get().text == "hello"


@pytest.mark.parametrize("back", [{"hours": -3}, {"minutes": -4}, {"days": -400}])
def test_what_a_worker_died_with_is_read_though_the_clock_was_set_back_since(
    clock: Clock, back: dict[str, int]
) -> None:
    """It waited until the clock had caught up: a STOP was obeyed hours later."""
    store_webhook(wrote("STOP", id="w1", number=WA))
    clock.move(minutes=5)
    claim_webhooks()
    clock.move(**back)
    WebhookBody.objects.update(due_at=clock.now)
    assert read_webhooks() == 1
    assert OptOut.objects.exists()


def test_what_another_worker_reads_now_is_left_to_it(clock: Clock) -> None:
    store_webhook(wrote("hello", id="w1", number=WA))
    claim_webhooks()
    clock.move(seconds=LEASE_SECONDS - 1)
    assert read_webhooks() == 0
    clock.move(seconds=2)
    assert read_webhooks() == 1
