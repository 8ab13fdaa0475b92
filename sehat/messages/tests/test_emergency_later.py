"""Words of an emergency that a patient writes after the first call: the next one is at once."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sehat.gateways.tests.whatsapp_vendor import wrote
from sehat.leads.actions import claim_next
from sehat.leads.models import Callback, Lead
from sehat.messages.tests.conftest import WA, Ask, Clock, call_back, called

pytestmark = pytest.mark.django_db
PAIN = "severe chest pain since morning"


def writes(client: Client, clock: Clock, text: str, id: str = "w1") -> None:
    call_back(client, wrote(text, id=id, number=WA, user="IN.1", at=clock.now.timestamp()))


@pytest.fixture
def lead(ask: Ask, clock: Clock) -> Lead:
    """Who was called, and is called again tomorrow."""
    lead = ask(whatsapp=True)
    called(lead, "contacting", "spoke")
    assert Callback.objects.get(lead=lead).not_before > clock.now + timedelta(hours=8)
    return lead


def test_it_is_called_now_and_not_when_it_was_planned(lead: Lead, client: Client, clock: Clock) -> None:
    writes(client, clock, PAIN)
    call = Callback.objects.get(lead=lead)
    assert (call.is_urgent, call.not_before) == (True, clock.now)
    assert call.due_at == clock.now + timedelta(minutes=10)
    claimed = claim_next(by=User.objects.get(username="anita"))
    assert claimed
    assert claimed.lead_id == lead.pk


def test_what_was_promised_and_kept_before_stays_for_the_report(
    lead: Lead, client: Client, clock: Clock
) -> None:
    before = Callback.objects.values("target_at", "first_call_at").get(lead=lead)
    writes(client, clock, PAIN)
    assert Callback.objects.values("target_at", "first_call_at").get(lead=lead) == before


def test_a_second_message_does_not_put_the_call_off(lead: Lead, client: Client, clock: Clock) -> None:
    writes(client, clock, PAIN)
    clock.move(minutes=8)
    writes(client, clock, "it is getting worse, chest pain", "w2")
    assert Callback.objects.get(lead=lead).due_at == clock.now + timedelta(minutes=2)


def test_other_words_leave_the_call_where_it_is(lead: Lead, client: Client, clock: Clock) -> None:
    before = Callback.objects.values("not_before", "due_at").get(lead=lead)
    writes(client, clock, "thank you, tomorrow is fine")
    assert Callback.objects.values("not_before", "due_at").get(lead=lead) == before


@pytest.mark.parametrize("status", ["qualified", "proposed"])
class TestPastTheFirstCalls:
    """The request was flagged, and nobody at the desk saw it: they call what is new or being contacted."""

    @pytest.fixture
    def later(self, lead: Lead, status: str) -> Lead:
        steps = ["qualified", "proposed"]
        for step in steps[: steps.index(status) + 1]:
            called(lead, step, "spoke")
        assert not Callback.objects.get(lead=lead).is_urgent
        return lead

    def test_it_is_called_before_all_others(self, later: Lead, client: Client, clock: Clock) -> None:
        writes(client, clock, PAIN)
        call = Callback.objects.get(lead=later)
        assert (call.is_urgent, call.not_before) == (True, clock.now)
        assert call.due_at == clock.now + timedelta(minutes=10)

    def test_once_they_spoke_it_waits_as_any_other(
        self, later: Lead, client: Client, clock: Clock, status: str
    ) -> None:
        writes(client, clock, PAIN)
        called(later, status, "spoke")
        call = Callback.objects.get(lead=later)
        assert not call.is_urgent
        assert call.not_before > clock.now + timedelta(hours=8)

    def test_who_was_not_reached_is_tried_again_soon(
        self, later: Lead, client: Client, clock: Clock, status: str
    ) -> None:
        writes(client, clock, PAIN)
        called(later, status, "no-answer")
        call = Callback.objects.get(lead=later)
        assert call.is_urgent
        assert call.not_before <= clock.now + timedelta(hours=1)

    def test_an_emergency_that_is_told_once_more_later_is_one_again(
        self, later: Lead, client: Client, clock: Clock, status: str
    ) -> None:
        writes(client, clock, PAIN)
        called(later, status, "spoke")
        clock.move(minutes=30)
        writes(client, clock, "now he is unconscious", "w2")
        assert Callback.objects.get(lead=later).not_before == clock.now

    def test_other_words_change_nothing(self, later: Lead, client: Client, clock: Clock) -> None:
        writes(client, clock, "thank you, tomorrow is fine")
        assert not Callback.objects.get(lead=later).is_urgent
