"""Asked for changes, a CRM says them page by page; what comes twice is one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.core.management import call_command
from django.utils import timezone
from pytest_django import Settings

from sehat.crm_sync.actions import apply_changes, poll_changes
from sehat.crm_sync.models import CrmChange, PollCursor
from sehat.gateways.crm.base import PollFailed
from sehat.gateways.tests import crm_vendor as play
from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, CrmVendor, running_crm
from sehat.gateways.tests.vendor import Fault
from sehat.leads.models import Lead

pytestmark = pytest.mark.django_db
NOW = timezone.now()


@pytest.fixture(params=["salesforce", "hubspot"])
def vendor(request: pytest.FixtureRequest, settings: Settings, lead: Lead) -> Iterator[CrmVendor]:
    is_salesforce = request.param == "salesforce"
    with running_crm(play.salesforce if is_salesforce else play.hubspot) as vendor:
        name = "salesforce.Salesforce" if is_salesforce else "hubspot.HubSpot"
        settings.CRM_GATEWAY = f"sehat.gateways.crm.{name}"
        settings.SALESFORCE_URL = settings.HUBSPOT_URL = vendor.url
        settings.SALESFORCE_CLIENT_ID, settings.SALESFORCE_CLIENT_SECRET = ACCESS, SECRET
        settings.HUBSPOT_TOKEN = ACCESS
        settings.CRM_POLL = True
        words = ("Working - Contacted", "Qualified") if is_salesforce else ("CONNECTED", "OPEN_DEAL")
        vendor.changed = [
            row(is_salesforce, lead, word, minutes) for word, minutes in zip(words, (5, 4), strict=True)
        ]
        PollCursor.objects.create(gateway=settings.CRM_GATEWAY, since=NOW - timedelta(hours=1))
        yield vendor


def row(is_salesforce: bool, lead: Lead, stage: str, minutes: float) -> dict[str, Any]:
    at = (NOW - timedelta(minutes=minutes)).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3]
    if is_salesforce:
        return {"Web_Lead_Id__c": lead.pk, "Status": stage, "SystemModstamp": f"{at}+0000"}
    properties = {"web_lead_id": lead.pk, "hs_lead_status": stage}
    return {"id": "crm-7", "properties": properties, "updatedAt": f"{at}Z"}


def test_its_changes_are_applied_once_however_often_it_is_asked(vendor: CrmVendor, lead: Lead) -> None:
    for _ in range(3):
        call_command("poll_crm")
        apply_changes()
    lead.refresh_from_db()
    assert lead.status == "qualified"
    assert CrmChange.objects.count() == 2


def test_the_next_question_begins_where_the_last_answer_ended(vendor: CrmVendor) -> None:
    poll_changes()
    since = PollCursor.objects.get().since
    assert NOW - timedelta(minutes=4, seconds=2) < since < NOW
    vendor.changed = []
    poll_changes()
    assert PollCursor.objects.get().since == since


@pytest.mark.parametrize("fault", [Fault(status=500), Fault(body=b"{"), Fault(status=429), Fault(reset=True)])
def test_a_crm_that_does_not_say_is_asked_again_from_there(vendor: CrmVendor, fault: Fault) -> None:
    poll_changes()
    since = PollCursor.objects.get().since
    vendor.faults = [fault]
    with pytest.raises(PollFailed):
        poll_changes()
    assert PollCursor.objects.get().since == since
    assert poll_changes() == 2  # those of the last two minutes, again


def test_a_session_that_ended_is_renewed(vendor: CrmVendor) -> None:
    poll_changes()
    vendor.live.clear()
    assert poll_changes() == 2


def many(vendor: CrmVendor, lead: Lead, count: int, seconds: float, stage: str = "Nurturing") -> None:
    """`count` changes within so many seconds, of records as the vendor has them."""
    is_salesforce = "SystemModstamp" in vendor.changed[0]
    vendor.changed = [
        row(is_salesforce, lead, stage and f"{stage} {number}", 10 - number * seconds / count / 60)
        for number in range(count)
    ]


def test_more_than_a_page_is_read_page_by_page(vendor: CrmVendor, lead: Lead) -> None:
    many(vendor, lead, 950, 500)
    poll_changes()
    assert CrmChange.objects.count() == 950


def test_what_a_round_does_not_hold_is_read_in_the_next(
    vendor: CrmVendor, lead: Lead, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where all of it lies within the two minutes that are asked for again."""
    monkeypatch.setattr("sehat.crm_sync.actions.PAGES", 1)
    many(vendor, lead, 950, 60)
    for _ in range(12):
        poll_changes()
    assert CrmChange.objects.count() == 950


def test_records_without_a_stage_do_not_stand_in_the_way(vendor: CrmVendor, lead: Lead) -> None:
    known = vendor.changed
    many(vendor, lead, 950, 300, stage="")
    vendor.changed += known
    poll_changes()
    assert CrmChange.objects.count() == 2


def test_more_at_one_moment_than_a_page_holds_is_an_error_and_no_standstill(
    vendor: CrmVendor, lead: Lead, caplog: pytest.LogCaptureFixture
) -> None:
    known = vendor.changed
    many(vendor, lead, 950, 0)
    vendor.changed += known
    poll_changes()
    assert "some are not read" in caplog.text
    assert CrmChange.objects.filter(stage=stage_of(known[-1])).exists()


def stage_of(known: dict[str, Any]) -> str:
    return str(known.get("Status") or known["properties"]["hs_lead_status"])


def test_the_first_question_is_of_now_and_not_of_all_that_ever_was(vendor: CrmVendor) -> None:
    PollCursor.objects.all().delete()
    vendor.changed = []
    poll_changes()
    assert PollCursor.objects.get().since > NOW - timedelta(minutes=1)


def test_it_is_not_asked_unless_a_setting_says_so(vendor: CrmVendor, settings: Settings) -> None:
    settings.CRM_POLL = False
    call_command("poll_crm")
    assert vendor.requests == []


@pytest.mark.parametrize("odd", [None, 7, "a row", [], [{}]])
def test_a_row_that_is_none_keeps_nobody_from_reading_the_others(
    vendor: CrmVendor, lead: Lead, odd: object
) -> None:
    """The CRM was asked for the same page for ever, and nothing of it was taken."""
    poll_changes()
    CrmChange.objects.all().delete()
    told = {"records": [odd, *vendor.changed], "results": [odd, *vendor.changed], "done": True}
    vendor.faults = [Fault(body=json.dumps(told).encode())]
    assert poll_changes() == 2
    assert CrmChange.objects.count() == 2


@pytest.mark.parametrize("lost", ["stage", "id"])
def test_a_row_without_its_stage_or_request_is_passed_over(vendor: CrmVendor, lead: Lead, lost: str) -> None:
    poll_changes()
    CrmChange.objects.all().delete()
    first, last = vendor.changed
    half = first.get("properties", first)
    names = {"stage": ("Status", "hs_lead_status"), "id": ("Web_Lead_Id__c", "web_lead_id")}[lost]
    for name in names:
        half.pop(name, None)
    if lost == "id":
        first.pop("id", None)
    told = {"records": [first, last], "results": [first, last], "done": True}
    vendor.faults = [Fault(body=json.dumps(told).encode())]
    poll_changes()
    assert [change.stage for change in CrmChange.objects.all()] == [stage_of(last)]
