"""What a patient asks of a request from a page that is older: only what holds is confirmed."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.leads.actions import answer_survey, change_call_time, stop_contact, withdraw_lead
from sehat.leads.models import Callback, Lead, OutboxRow
from sehat.leads.requests.by_number import erase_leads
from sehat.leads.requests.status import CLOSED_STATUSES, status_path

pytestmark = pytest.mark.django_db
CALL = {"wish": "call", "callNowLaterField": "Later 4-8"}
WITHDRAW = {"wish": "withdraw"}
OVER = sorted(CLOSED_STATUSES - {"withdrawn"})


def moved(lead: Lead, status: str) -> Lead:
    lead.status = status
    lead.save(update_fields=["status"])
    return lead


def confirmed(client: Client, lead: Lead, form: dict[str, str]) -> str:
    """The part of the address that says what was done."""
    answer = client.post(status_path(lead.pk), form)
    assert answer.status_code == 303
    lead.refresh_from_db()
    return answer.headers["Location"].removeprefix(status_path(lead.pk))


@pytest.mark.parametrize("status", ["new", "contacting", "qualified", "proposed", "confirmed", "spam"])
@pytest.mark.parametrize("form", [CALL, WITHDRAW])
def test_an_open_request_is_changed_and_the_change_confirmed(
    client: Client, lead: Lead, status: str, form: dict[str, str]
) -> None:
    moved(lead, status)
    assert confirmed(client, lead, form) == f"?done={form['wish']}#done"
    assert (lead.call_time == "Later 4-8", lead.status == "withdrawn") == (form is CALL, form is WITHDRAW)


@pytest.mark.parametrize("status", OVER)
@pytest.mark.parametrize("form", [CALL, WITHDRAW])
def test_a_request_that_closed_meanwhile_stays_as_it_is_and_no_call_is_promised(
    client: Client, lead: Lead, status: str, form: dict[str, str]
) -> None:
    """My requests says that it is closed; a page from before said “We will call you at this time”."""
    moved(lead, status)
    events = AuditEvent.objects.count()
    assert confirmed(client, lead, form) == ""
    assert (lead.status, lead.call_time) == (status, "")
    assert not Callback.objects.get(lead=lead).is_open
    assert AuditEvent.objects.count() == events


@pytest.mark.parametrize("call_time", ["", "Later", "later 4-8", "Later 4-8 ", "आज", "\x00", "9" * 5000])
def test_a_time_that_is_none_is_not_confirmed(client: Client, lead: Lead, call_time: str) -> None:
    assert confirmed(client, lead, {"wish": "call", "callNowLaterField": call_time}) == ""
    assert lead.call_time == ""
    assert confirmed(client, lead, {"wish": "call"}) == ""


def test_who_withdraws_twice_is_told_so_twice_and_it_happens_once(client: Client, lead: Lead) -> None:
    for _ in range(2):
        assert confirmed(client, lead, WITHDRAW) == "?done=withdraw#done"
    assert lead.status == "withdrawn"
    assert AuditEvent.objects.filter(action="lead withdrawn").count() == 1
    assert confirmed(client, lead, CALL) == ""


def test_answers_that_nobody_keeps_any_more_are_not_thanked_for(client: Client, lead: Lead) -> None:
    survey = {"wish": "survey", "isConsultedField": "Yes"}
    assert confirmed(client, lead, survey) == "?done=survey#done"
    assert lead.answers["has_consulted"] == "Yes"
    confirmed(client, lead, WITHDRAW)
    assert confirmed(client, lead, survey | {"isConsultedField": "No"}) == ""
    assert lead.answers["has_consulted"] == "Yes"


@pytest.mark.parametrize("status", OVER)
def test_contact_stops_also_after_the_end(client: Client, lead: Lead, status: str) -> None:
    moved(lead, status)
    assert confirmed(client, lead, {"wish": "stop"}) == "?done=stop#done"
    assert (lead.status, lead.do_not_contact) == (status, True)


@pytest.mark.parametrize("status", OVER)
def test_what_was_erased_takes_nothing_up_again(client: Client, lead: Lead, status: str) -> None:
    """The address of the page is still in a message: its survey wrote answers onto the erased request."""
    moved(lead, status)
    assert erase_leads(by="test", e164="+919876543210", until=timezone.now() + timedelta(minutes=1)) == 1
    OutboxRow.objects.filter(lead=lead).update(state=OutboxRow.State.SENT)
    lead.refresh_from_db()
    assert lead.erased_at
    survey = {"wish": "survey", "isConsultedField": "Yes", "callNowLaterField": "Now"}
    for form in (CALL, WITHDRAW, {"wish": "stop"}, survey):
        confirmed(client, lead, form)
    assert (lead.answers, lead.status) == ({}, status)
    assert OutboxRow.objects.get(lead=lead).state == OutboxRow.State.SENT


def test_no_action_of_a_patient_changes_what_was_erased(lead: Lead) -> None:
    moved(lead, "visited")
    erase_leads(by="test", e164="+919876543210", until=timezone.now() + timedelta(minutes=1))
    assert not change_call_time(by="patient", lead_id=lead.pk, call_time="Now")
    assert not answer_survey(by="patient", lead_id=lead.pk, answers={"isConsultedField": "Yes"})
    assert not stop_contact(by="patient", lead_id=lead.pk)
    assert not withdraw_lead(by="patient", lead_id=lead.pk)
