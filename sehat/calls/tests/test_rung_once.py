"""Nobody's phone rings twice for one call: a button pressed again, two tabs, a click while they speak."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client
from django.utils import timezone

from sehat.calls.actions import CannotCall, start_call
from sehat.calls.models import AgentPhone, VoiceCall
from sehat.calls.tests.test_calls import agent, call, lead, report, vendor
from sehat.core.models import AuditEvent
from sehat.gateways.tests.crm_vendor import CrmVendor
from sehat.gateways.tests.vendor import Fault
from sehat.leads.models import Callback, Lead
from sehat.leads.requests.by_number import erase_leads

__all__ = ["agent", "lead", "vendor"]
pytestmark = pytest.mark.django_db
RUNG = "You are being rung already."


@pytest.fixture
def second(lead: Lead) -> Lead:
    """Another request of the same person."""
    return Lead.objects.create(name="Parvathi", country_code=lead.country_code, mobile=lead.mobile)


def colleague() -> User:
    user = User.objects.create_user("kiran")
    user.groups.add(Group.objects.get(name="Agents"))
    AgentPhone.objects.create(user=user, number="+919810000003")
    return user


def test_a_second_click_while_they_speak_rings_nobody(agent: Client, vendor: CrmVendor, lead: Lead) -> None:
    """Once the agent's phone was picked up the button rang it, and the patient, a second time."""
    call(agent, lead)
    report("in-progress")
    assert VoiceCall.objects.get().state == "answered"
    assert RUNG in call(agent, lead)
    assert len(vendor.created) == 1


def test_two_requests_of_one_person_ring_them_once(
    agent: Client, vendor: CrmVendor, lead: Lead, second: Lead
) -> None:
    """In two tabs: both calls rang the patient at once."""
    call(agent, lead)
    assert RUNG in call(agent, second)
    assert len(vendor.created) == VoiceCall.objects.count() == 1


def test_who_is_called_next_is_somebody_else_and_needs_no_wait(
    agent: Client, vendor: CrmVendor, lead: Lead
) -> None:
    other = Lead.objects.create(name="Gopal", country_code="+91", mobile="9810000007")
    VoiceCall.objects.create(lead=other, by="asha", state="answered")
    assert "Your phone rings now" in call(agent, lead)


def test_the_same_digits_in_another_country_are_somebody_else(
    agent: Client, vendor: CrmVendor, lead: Lead
) -> None:
    other = Lead.objects.create(name="Ram", country_code="+977", mobile=lead.mobile)
    VoiceCall.objects.create(lead=other, by="asha")
    assert "Your phone rings now" in call(agent, lead)


@pytest.mark.parametrize("ended", ["busy", "no-answer", "failed", "completed"])
def test_a_call_that_ended_leaves_the_way_free(
    agent: Client, vendor: CrmVendor, lead: Lead, ended: str
) -> None:
    call(agent, lead)
    report("in-progress")
    report(ended)
    assert "Your phone rings now" in call(agent, lead)
    assert len(vendor.created) == 2


def test_a_call_of_which_no_report_came_blocks_nobody_for_long(
    agent: Client, vendor: CrmVendor, lead: Lead, second: Lead
) -> None:
    call(agent, lead)
    VoiceCall.objects.update(at=timezone.now() - timedelta(seconds=21))
    assert "Your phone rings now" in call(agent, second)
    assert len(vendor.created) == 2


def test_a_call_that_could_not_be_made_may_be_tried_again_at_once(
    agent: Client, vendor: CrmVendor, lead: Lead
) -> None:
    vendor.faults = [Fault(status=500)]
    assert "could not be connected" in call(agent, lead)
    assert "Your phone rings now" in call(agent, lead)
    assert sorted(VoiceCall.objects.values_list("state", flat=True)) == ["asked", "failed"]


def test_a_colleague_is_not_rung_for_a_patient_whose_phone_rings(
    agent: Client, vendor: CrmVendor, lead: Lead, second: Lead
) -> None:
    """Who calls holds all requests of the person."""
    call(agent, lead)
    with pytest.raises(CannotCall, match="A colleague has this patient open now"):
        start_call(by=colleague(), lead_id=second.pk)
    assert len(vendor.created) == 1


def test_the_trail_says_each_call_that_was_tried_and_none_that_was_refused(
    agent: Client, vendor: CrmVendor, lead: Lead
) -> None:
    vendor.faults = [Fault(status=500)]
    for _ in range(3):
        call(agent, lead)
    assert AuditEvent.objects.filter(action="lead called", subject=f"lead {lead.pk}").count() == 2


@pytest.mark.parametrize("gone", ["erased", "unknown"])
def test_a_request_that_is_gone_meanwhile_rings_nobody(
    agent: Client, vendor: CrmVendor, lead: Lead, gone: str
) -> None:
    lead_id = lead.pk if gone == "erased" else "SP-NONE"
    erase_leads(by="patient", e164="+919810000002", until=timezone.now())
    with pytest.raises(CannotCall, match="There is no number to call"):
        start_call(by=User.objects.get(username="asha"), lead_id=lead_id)
    assert vendor.created == []


def test_a_report_after_the_request_was_erased_brings_nothing_back(agent: Client, lead: Lead) -> None:
    call(agent, lead)
    reference = VoiceCall.objects.get().reference
    erase_leads(by="patient", e164="+919810000002", until=timezone.now())
    assert report("completed", reference, seconds=60) == 204
    assert not VoiceCall.objects.exists()


def test_a_second_call_does_not_move_the_first_that_reached_the_patient(agent: Client, lead: Lead) -> None:
    """The report of how soon patients are called counts the first."""
    call(agent, lead)
    report("completed", seconds=30)
    first = VoiceCall.objects.get()
    VoiceCall.objects.update(at=timezone.now() - timedelta(hours=1))
    VoiceCall.objects.create(lead=lead, by="kiran", reference="again")
    report("completed", "again", sid="sid-again", seconds=90)
    callback = Callback.objects.get(lead=lead)
    assert (callback.first_call_by, callback.first_call_at) == ("asha", first.at)


def test_a_phone_is_kept_as_any_other_number_however_it_was_typed(
    agent: Client, vendor: CrmVendor, lead: Lead
) -> None:
    AgentPhone.objects.all().delete()
    agent.post(f"/cms/leads/phone/{lead.pk}/", {"number": "०९८१०० ००००१"})  # as a Hindi keyboard types it
    assert "Your phone rings now" in call(agent, lead)
    assert vendor.leads["sid-0"]["From"] == "+919810000001"
