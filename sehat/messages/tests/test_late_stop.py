"""A STOP that is told to us after what its patient did later ends what it was about, and no more."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from sehat.gateways.tests.whatsapp_vendor import switched, wrote
from sehat.gateways.whatsapp.base import Sender
from sehat.leads.models import ConsentReceipt, Lead
from sehat.leads.requests.by_number import withdraw_consents
from sehat.messages.actions import switch_messages
from sehat.messages.models import OptOut
from sehat.messages.selectors import wants_whatsapp
from sehat.messages.tests.conftest import (
    WA,
    Ask,
    Clock,
    Phones,
    call_back,
    message_of,
    send_all,
)

pytestmark = pytest.mark.django_db


class TestAStopThatComesAfterItsStart:
    """In their order the patient ended messages and wanted them again."""

    def test_does_not_end_what_was_wanted_again_since(self, ask: Ask, client: Client, clock: Clock) -> None:
        ask(whatsapp=True)
        now = clock.now.timestamp()
        call_back(client, wrote("START", id="w1", number=WA, user="IN.1", at=now))
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=now - 600))
        assert not OptOut.objects.exists()

    def test_leaves_the_next_message_on_its_way(
        self, ask: Ask, client: Client, clock: Clock, phones: Phones
    ) -> None:
        ask(whatsapp=True)
        clock.move(minutes=20)
        now = clock.now.timestamp()
        call_back(client, wrote("START", id="w1", number=WA, user="IN.1", at=now))
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=now - 600))
        send_all()
        assert len(phones.sms) == 1  # by SMS: a STOP takes the consent to WhatsApp, which no START gives

    @pytest.mark.parametrize("user", ["", "IN.1"])
    def test_does_not_end_what_the_switch_of_whatsapp_let_come_again(
        self, ask: Ask, client: Client, clock: Clock, user: str
    ) -> None:
        ask(whatsapp=True)
        now = clock.now.timestamp()
        call_back(client, switched("resume", WA, at=now))
        call_back(client, wrote("STOP", number=WA, user=user, at=now - 600))
        assert not OptOut.objects.exists()

    def test_that_was_written_after_the_switch_ends_them(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        ask(whatsapp=True)
        now = clock.now.timestamp()
        call_back(client, switched("resume", WA, at=now - 1200))
        call_back(client, wrote("STOP", number=WA, at=now - 600))
        assert OptOut.objects.exists()

    def test_ends_them_where_the_switch_is_of_somebody_else(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        ask(whatsapp=True)
        now = clock.now.timestamp()
        call_back(client, switched("resume", "919810000009", at=now))
        call_back(client, wrote("STOP", number=WA, at=now - 600))
        assert OptOut.objects.exists()

    def test_ends_them_where_the_start_is_of_somebody_else(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        ask(whatsapp=True)
        now = clock.now.timestamp()
        call_back(client, wrote("START", id="w1", number="919810000009", user="IN.9", at=now))
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=now - 600))
        assert OptOut.objects.exists()

    def test_ends_them_where_what_came_since_was_no_start(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        ask(whatsapp=True)
        now = clock.now.timestamp()
        call_back(client, wrote("I start on Monday", id="w1", number=WA, user="IN.1", at=now))
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=now - 600))
        assert OptOut.objects.exists()


class TestAStopThatComesAfterAConsent:
    """The patient wrote it first, and then sent a request whose box for WhatsApp is ticked."""

    def test_takes_back_nothing_that_was_agreed_to_since(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        first = ask(whatsapp=True)
        said_at = clock.now.timestamp() + 60
        clock.move(hours=2)
        since = ask(whatsapp=True)
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=said_at))
        assert [wants_whatsapp(lead) for lead in (first, since)] == [False, True]

    def test_takes_back_what_stood_then_though_another_consent_was_taken_back_since(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        lead = ask(whatsapp=True)
        lead.consents.update(share_with_hospitals=True)
        said_at = clock.now.timestamp() + 60
        clock.move(hours=2)
        withdraw_consents(by="patient", e164="+" + WA, whatsapp=False, sharing=True)
        assert wants_whatsapp(lead)
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=said_at))
        assert not wants_whatsapp(lead)

    def test_takes_back_nothing_that_was_agreed_to_again_on_the_same_request(
        self, ask: Ask, client: Client, clock: Clock
    ) -> None:
        """Of two that were written in one minute the second was told to us a day late."""
        lead = ask(whatsapp=True)
        clock.move(minutes=1)
        said_at = clock.now.timestamp()
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=said_at))
        lead.consents.filter(whatsapp_updates=False).update(given_at=clock.now + timedelta(seconds=5))
        again = clock.now + timedelta(hours=2)
        ConsentReceipt.objects.create(lead=lead, whatsapp_updates=True, given_at=again)
        call_back(client, wrote("STOP", id="w2", number=WA, user="IN.1", at=said_at))
        assert wants_whatsapp(lead)

    @pytest.mark.parametrize(("is_verified", "state"), [(True, "waiting"), (False, "dropped")])
    def test_leaves_on_its_way_what_the_owner_of_the_number_agreed_to(
        self, ask: Ask, client: Client, clock: Clock, *, is_verified: bool, state: str
    ) -> None:
        said_at = clock.now.timestamp()
        clock.move(hours=2)
        lead = ask(whatsapp=True)
        Lead.objects.filter(pk=lead.pk).update(is_verified=is_verified)
        call_back(client, wrote("STOP", number=WA, user="IN.1", at=said_at))
        assert message_of(lead).state == state


@pytest.mark.parametrize("minutes", [-10, 10])
def test_a_stop_late_or_not_reads_the_requests_of_a_number_at_once(
    ask: Ask, clock: Clock, minutes: int
) -> None:
    """Each cost four reads more, in the transaction that takes in the webhook."""
    at = clock.now + timedelta(minutes=minutes)

    def reads() -> int:
        with CaptureQueriesContext(connection) as queries:
            switch_messages(Sender("", "+" + WA), None, is_stop=True, word="STOP", at=at)
        return sum(query["sql"].startswith("SELECT") for query in queries)

    ask(whatsapp=True)
    for_one = reads()
    for _ in range(3):
        ask(whatsapp=True)
    assert reads() == for_one
