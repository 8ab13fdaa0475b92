"""Staff take the CRM's stage over: as far as our transitions lead, once, and by what the map says now."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.crm_sync.actions import take_stage
from sehat.crm_sync.models import CrmStage
from sehat.crm_sync.selectors import differing_rows
from sehat.crm_sync.tests.conftest import Tell, change
from sehat.leads.actions import update_status
from sehat.leads.models import Appointment, Callback, Lead
from sehat.leads.requests.by_number import erase_leads

pytestmark = pytest.mark.django_db
EARLIER = timezone.now() - timedelta(hours=2)


@pytest.fixture
def behind(lead: Lead, tell: Tell) -> Lead:
    """The CRM says Confirmed, of which nobody here knows the day."""
    tell(change(lead, "confirmed", EARLIER, by="Asha"))
    lead.refresh_from_db()
    assert lead.status == "new"
    return lead


def dated(lead: Lead) -> None:
    Appointment.objects.create(lead=lead, starts_at=timezone.now() + timedelta(days=2), place="City Hospital")


def taken(lead: Lead) -> tuple[bool, str]:
    is_taken = take_stage(by="kiran", lead_id=lead.pk)
    lead.refresh_from_db()
    return is_taken, lead.status


def test_what_has_no_day_and_place_is_not_confirmed(behind: Lead) -> None:
    assert taken(behind) == (False, "new")
    assert [row.lead_id for row in differing_rows()] == [behind.pk]


def test_once_it_has_them_every_stage_on_the_way_is_gone_through(behind: Lead) -> None:
    dated(behind)
    assert taken(behind) == (True, "confirmed")
    moved = AuditEvent.objects.filter(action="lead moved", subject=f"lead {behind.pk}").order_by("pk")
    assert [(one.by, one.details["after"]) for one in moved] == [
        ("kiran", stage) for stage in ("contacting", "qualified", "proposed", "confirmed")
    ]
    assert differing_rows() == []


def test_a_button_that_is_pressed_twice_is_no_failure(behind: Lead) -> None:
    """The second press said that our stages do not lead there, where they already were."""
    dated(behind)
    assert taken(behind) == (True, "confirmed")
    assert taken(behind) == (True, "confirmed")
    assert AuditEvent.objects.filter(action="lead moved", subject=f"lead {behind.pk}").count() == 4


def test_a_colleague_who_was_quicker_at_the_desk_is_no_failure_either(lead: Lead, tell: Tell) -> None:
    update_status(by="asha", lead_id=lead.pk, status="contacting")
    tell(change(lead, "proposed", EARLIER - timedelta(hours=1)))
    CrmStage.objects.update(stage="contacting")
    assert taken(lead) == (False, "proposed")  # behind ours: nothing leads back
    CrmStage.objects.update(stage="proposed", differs=True)
    assert taken(lead) == (True, "proposed")
    assert differing_rows() == []


def test_the_first_call_is_of_when_the_crm_heard_of_it(behind: Lead) -> None:
    """Not of the minute in which staff took it over: the report counts how soon patients are called."""
    Lead.objects.filter(pk=behind.pk).update(created_at=EARLIER - timedelta(hours=1))
    dated(behind)
    take_stage(by="kiran", lead_id=behind.pk)
    assert Callback.objects.get(lead=behind).first_call_at == EARLIER


def test_a_word_that_the_map_has_learned_since_is_understood(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "Hot lead", EARLIER))
    assert taken(lead) == (False, "new")
    CrmStage.objects.update(stage="Qualified")  # as the map would read it now
    assert taken(lead) == (True, "qualified")
    assert CrmStage.objects.get(lead=lead).status == "qualified"


@pytest.mark.parametrize("ended", ["withdrawn", "spam"])
def test_what_is_over_here_stays_so(behind: Lead, ended: str) -> None:
    dated(behind)
    Lead.objects.filter(pk=behind.pk).update(status=ended)
    assert taken(behind) == (False, ended)


def test_of_an_erased_request_nothing_is_taken_or_shown(behind: Lead) -> None:
    dated(behind)
    erase_leads(by="patient", e164="+919876543210", until=timezone.now())
    assert taken(behind)[0] is False
    assert differing_rows() == []


def test_a_request_of_which_the_crm_said_nothing_has_nothing_to_take(lead: Lead) -> None:
    assert taken(lead) == (False, "new")
    assert take_stage(by="kiran", lead_id="SP-NONE") is False
