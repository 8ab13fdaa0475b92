"""Half-set settings stop the start, and a dry run shows what would be sent."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.crm_sync.checks import changes_of_the_crm
from sehat.leads.models import Lead, OutboxRow

pytestmark = pytest.mark.django_db


def faults() -> list[str]:
    return [error.msg for error in changes_of_the_crm(None)]


def test_what_is_whole_starts(site: Settings) -> None:
    assert faults() == []


def test_a_short_secret_stops_the_start(site: Settings) -> None:
    site.CRM_CHANGES_SECRET = "short"
    assert faults() == ["CRM_CHANGES_SECRET is shorter than 32 characters."]


def test_a_crm_that_tells_nothing_needs_no_secret(site: Settings) -> None:
    site.CRM_GATEWAY = "sehat.gateways.crm.local.LocalCrm"
    [fault] = faults()
    assert fault.endswith("LocalCrm tells of no changes.")


def test_hubspot_wants_what_signs_its_webhooks(site: Settings) -> None:
    site.CRM_GATEWAY = "sehat.gateways.crm.hubspot.HubSpot"
    [fault] = faults()
    assert fault.endswith("needs HUBSPOT_CLIENT_SECRET for it.")


def test_who_cannot_be_asked_is_not_polled(site: Settings) -> None:
    site.CRM_POLL = True
    [fault] = faults()
    assert "cannot be asked" in fault


@pytest.mark.parametrize("stage", ["called", "spam", "withdrawn"])
def test_a_stage_that_is_none_of_ours_stops_the_start(site: Settings, tmp_path: Path, stage: str) -> None:
    path = tmp_path / "changes.json"
    path.write_text(json.dumps({"lead_id": "id", "stage": "stage", "stages": {"Called": stage}}))
    site.CRM_WEBHOOK_CHANGES = str(path)
    assert faults() == [f"The map of changes leads to {stage}: no stage of ours."]


@pytest.mark.parametrize("name", ["zoho", "leadsquared", "salesforce", "hubspot", "webhook"])
def test_the_maps_that_come_with_the_site_lead_to_stages_of_ours(site: Settings, name: str) -> None:
    site.CRM_WEBHOOK_CHANGES = site.CRM_WEBHOOK_CHANGES.replace("webhook_changes", f"{name}_changes")
    assert faults() == []


class TestADryRun:
    def preview(self, **options: str) -> dict[str, object]:
        out = StringIO()
        call_command("crm_preview", stdout=out, **options)
        value: dict[str, object] = json.loads(out.getvalue())
        return value

    def test_shows_the_newest_request_in_the_names_of_the_crm(self, site: Settings, lead: Lead) -> None:
        site.CRM_GATEWAY = "sehat.gateways.crm.salesforce.Salesforce"
        shown = self.preview()
        assert (shown["Web_Lead_Id__c"], shown["Phone"]) == (lead.pk, "+919876543210")
        assert OutboxRow.objects.get(lead=lead).attempts == 0
        assert AuditEvent.objects.filter(by="crm_preview", subject=f"lead {lead.pk}").exists()

    def test_shows_the_one_of_a_reference(self, lead: Lead) -> None:
        Lead.objects.create(name="Another", country_code="+91", mobile="9876543211")
        assert self.preview(lead=lead.reference.lower())["Web_Lead_Id"] == lead.pk

    @pytest.mark.parametrize("hyphen", ["\u2011", "\u2013", " "])
    def test_shows_the_one_of_a_reference_that_was_copied(self, lead: Lead, hyphen: str) -> None:
        Lead.objects.create(name="Another", country_code="+91", mobile="9876543211")
        assert self.preview(lead=lead.reference.replace("-", hyphen))["Web_Lead_Id"] == lead.pk

    @pytest.mark.parametrize("typed", ["S", "Sunita", "9876543210", "   "])
    def test_shows_no_other_one_for_what_is_no_reference(self, lead: Lead, typed: str) -> None:
        with pytest.raises(CommandError, match="No request"):
            self.preview(lead=typed)

    def test_says_that_there_is_none(self, site: Settings) -> None:
        with pytest.raises(CommandError, match="No request SP-NONE"):
            call_command("crm_preview", lead="SP-NONE")
