"""Requests and the CRM: what is missing and what differs is seen, and repaired by one click."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.crm_sync.models import CrmChange, CrmStage
from sehat.leads.models import Lead, OutboxRow

pytestmark = pytest.mark.django_db
PAGE, PREVIEW = "/cms/crm/", "/cms/crm/preview/"


@pytest.fixture
def lead() -> Lead:
    found = Lead.objects.create(name="Parvathi", country_code="+91", mobile="9810000001")
    OutboxRow.objects.create(lead=found, state="sent", sent_at=timezone.now())
    return found


def html(client: Client, path: str = PAGE) -> str:
    return client.get(path).content.decode()


def say(lead: Lead, stage: str, status: str) -> None:
    CrmStage.objects.create(lead=lead, stage=stage, status=status, at=timezone.now(), differs=True)


def test_says_that_all_is_well(desk: Client, lead: Lead) -> None:
    page = html(desk)
    assert "1 sent" in page
    assert "Nothing is missing." in page
    assert "No stage differs." in page


@pytest.mark.parametrize("state", ["dead", "waiting"])
def test_what_is_missing_is_sent_again_by_one_click(desk: Client, lead: Lead, state: str) -> None:
    OutboxRow.objects.update(state=state, last_error="INVALID_DATA Phone", attempts=3)
    page = html(desk)
    assert lead.reference in page
    assert "INVALID_DATA Phone" in page
    assert desk.post(f"/cms/crm/{lead.pk}/again/").status_code == 302
    row = OutboxRow.objects.get()
    assert (row.state, row.attempts) == ("waiting", 0)
    assert AuditEvent.objects.filter(by="desk", action="lead delivery replayed").count() == 1


def test_what_is_put_aside_is_not_sent_from_here(desk: Client, lead: Lead) -> None:
    OutboxRow.objects.update(state="held")
    assert desk.post(f"/cms/crm/{lead.pk}/again/").status_code == 404
    assert OutboxRow.objects.get().state == "held"


def test_a_stage_of_the_crm_is_taken_by_one_click(desk: Client, lead: Lead, settings: Any) -> None:
    settings.CRM_GATEWAY = "sehat.gateways.crm.salesforce.Salesforce"
    say(lead, "Qualified", "qualified")
    assert "Qualified" in html(desk)
    desk.post(f"/cms/crm/{lead.pk}/stage/")
    lead.refresh_from_db()
    assert lead.status == "qualified"
    assert "No stage differs." in html(desk)
    assert AuditEvent.objects.filter(by="desk", action="lead moved").count() == 2


def test_one_that_our_stages_do_not_lead_to_stays_and_says_so(
    desk: Client, lead: Lead, settings: Any
) -> None:
    settings.CRM_GATEWAY = "sehat.gateways.crm.salesforce.Salesforce"
    say(lead, "Appointment Confirmed", "confirmed")
    answer = desk.post(f"/cms/crm/{lead.pk}/stage/", follow=True)
    assert "Our stages do not lead there" in answer.content.decode()
    lead.refresh_from_db()
    assert lead.status == "new"


def test_the_line_of_time_says_what_the_crm_said(desk: Client, lead: Lead) -> None:
    details = {"says": "Gone fishing"}
    AuditEvent.objects.create(
        by="CRM", action="lead: the CRM says", subject=f"lead {lead.pk}", details=details
    )
    assert "The CRM says “Gone fishing”" in html(desk, f"/cms/leads/work/{lead.pk}/")


@pytest.mark.parametrize("page", ["inspect", "work"])
def test_a_request_says_its_stage_in_the_crm(desk: Client, lead: Lead, page: str) -> None:
    assert "Gone fishing" not in html(desk, f"/cms/leads/{page}/{lead.pk}/")
    say(lead, "Gone fishing", "")
    assert "Gone fishing, told on" in html(desk, f"/cms/leads/{page}/{lead.pk}/")


def test_what_meant_nothing_is_listed(desk: Client, lead: Lead) -> None:
    CrmChange.objects.create(
        digest="x", lead_ref=lead.pk, stage="Gone", at=timezone.now(), state="unknown-stage"
    )
    assert "a stage that the map does not have" in html(desk)


def test_it_takes_few_queries_however_many_there_are(
    desk: Client, lead: Lead, django_assert_max_num_queries: Any
) -> None:
    html(desk)
    now = timezone.now()
    leads = [Lead(name="A", country_code="+91", mobile="9", fingerprint=str(n)) for n in range(80)]
    Lead.objects.bulk_create(leads)
    OutboxRow.objects.bulk_create([OutboxRow(lead=one, state="dead") for one in leads])
    CrmStage.objects.bulk_create([CrmStage(lead=one, stage="x", at=now, differs=True) for one in leads])
    with django_assert_max_num_queries(40):
        page = html(desk)
    assert page.count("Send again") == 100


def test_counts_end_at_their_bound(desk: Client, lead: Lead, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sehat.crm_sync.selectors.MOST_COUNTED", 0)
    assert "more than 0 sent" in html(desk)


class TestThePreview:
    def test_shows_what_would_be_sent_and_sends_nothing(
        self, desk: Client, lead: Lead, settings: Any
    ) -> None:
        settings.CRM_GATEWAY = "sehat.gateways.crm.hubspot.HubSpot"
        page = html(desk, f"{PREVIEW}?lead={lead.reference}")
        assert "web_lead_id" in page
        assert "+919810000001" in page
        row = OutboxRow.objects.get()
        assert (row.state, row.attempts, row.is_offered) == ("sent", 0, False)

    def test_hides_numbers_from_who_calls_nobody(self, client: Client, lead: Lead) -> None:
        user = User.objects.create_user("admin")
        user.groups.add(Group.objects.get(name="Administrators"))
        client.force_login(user)
        page = html(client, PREVIEW)
        assert "9810000001" not in page
        assert "98••••••01" in page

    def test_is_a_404_without_a_request(self, desk: Client) -> None:
        assert desk.get(f"{PREVIEW}?lead=SP-NONE").status_code == 404


@pytest.mark.parametrize("path", [PAGE, PREVIEW])
def test_agents_see_none_of_it(client: Client, lead: Lead, path: str) -> None:
    user = User.objects.create_user("agent")
    user.groups.add(Group.objects.get(name="Agents"))
    client.force_login(user)
    assert client.get(path).status_code != 200
    client.post(f"/cms/crm/{lead.pk}/again/")
    assert OutboxRow.objects.get().state == "sent"
