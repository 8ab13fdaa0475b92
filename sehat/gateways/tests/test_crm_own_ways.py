"""What LeadSquared, Salesforce, HubSpot, Freshsales and a webhook do each in a way of its own."""

from __future__ import annotations

import json

import pytest
from pytest_django import Settings

from sehat.gateways.crm import salesforce
from sehat.gateways.crm.freshsales import Freshsales
from sehat.gateways.crm.hubspot import HubSpot
from sehat.gateways.crm.leadsquared import LeadSquared
from sehat.gateways.crm.salesforce import Salesforce
from sehat.gateways.crm.webhook import Webhook
from sehat.gateways.outcomes import Dead, Retry, Sent
from sehat.gateways.tests import crm_vendor as play
from sehat.gateways.tests.crm_cases import CASES, Case, lead
from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, CrmVendor
from sehat.gateways.tests.vendor import Fault

pytestmark = pytest.mark.django_db


class TestLeadSquared:
    @pytest.fixture
    def case(self) -> Case:
        return CASES["LeadSquared"]

    def test_keeps_two_patients_apart_who_share_an_email(self, vendor: CrmVendor) -> None:
        outcomes = LeadSquared().send([lead(number, EmailIdData="family@example.org") for number in (1, 2)])
        assert all(isinstance(outcome, Sent) for outcome in outcomes)
        assert [one.get("EmailAddress", "-") for one in vendor.leads.values()] == ["family@example.org", "-"]

    def test_finds_the_lead_by_its_number_when_the_email_is_another_s(self, vendor: CrmVendor) -> None:
        LeadSquared().send([lead(1, EmailIdData="family@example.org"), lead(2)])
        [outcome] = LeadSquared().send([lead(2, EmailIdData="family@example.org", message="Again.")])
        assert outcome == Sent(vendor.by("mx_Web_Lead_Id", "SP-2"))
        assert vendor.lead("mx_Web_Lead_Id", "SP-2")["Notes"] == "Again."
        assert vendor.created == ["SP-1", "SP-2"]

    def test_makes_no_blank_lead_of_who_was_erased(self, vendor: CrmVendor) -> None:
        assert LeadSquared().send([lead(1, name="", phoneno="")]) == [Sent("")]
        assert vendor.created == []
        vendor.faults = [Fault(body=b"{")]
        assert isinstance(LeadSquared().send([lead(1, name="", phoneno="")])[0], Retry)

    def test_puts_no_key_into_an_address_unless_told_to(self, vendor: CrmVendor, settings: Settings) -> None:
        LeadSquared().send([lead(1)])
        assert vendor.requests[-1].query == {}
        settings.LEADSQUARED_KEYS_IN = "address"
        assert isinstance(LeadSquared().send([lead(1)])[0], Sent)
        assert vendor.requests[-1].query == {"accessKey": ACCESS, "secretKey": SECRET}

    def test_ends_a_batch_before_its_lease_does(
        self, vendor: CrmVendor, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sehat.gateways.crm.verdicts.BATCH_SECONDS", -1)
        assert LeadSquared().send([lead(1)]) == [Retry("LeadSquared: not in this batch", 5)]
        assert vendor.requests == []


class TestSalesforce:
    @pytest.fixture
    def case(self) -> Case:
        return CASES["Salesforce"]

    def test_renews_a_session_that_ended(self, vendor: CrmVendor) -> None:
        Salesforce().send([lead(1)])
        vendor.live.clear()
        assert isinstance(Salesforce().send([lead(2)])[0], Sent)
        assert len(vendor.tokens) == 2

    def test_rests_when_the_calls_of_the_day_are_used_up(self, vendor: CrmVendor) -> None:
        used_up = [{"errorCode": "REQUEST_LIMIT_EXCEEDED", "message": "no"}]
        vendor.faults = [Fault(status=403, body=json.dumps(used_up).encode())]
        assert Salesforce().send([lead(1)]) == [Retry("Salesforce: REQUEST_LIMIT_EXCEEDED", 900)]
        assert Salesforce().paused_seconds() > 890

    @pytest.mark.parametrize("code", ["UNABLE_TO_LOCK_ROW", "SOMETHING_NEW"])
    def test_tries_a_locked_row_again(self, vendor: CrmVendor, code: str) -> None:
        vendor.refused["SP-1"] = play.salesforce_error(code)
        assert Salesforce().send([lead(1)]) == [Retry(f"Salesforce: {code}")]

    def test_takes_two_hundred_a_call(self, vendor: CrmVendor) -> None:
        records = [lead(1, Web_Lead_Id=f"SP-{number}") for number in range(Salesforce.batch_size)]
        assert all(isinstance(outcome, Sent) for outcome in Salesforce().send(records))
        assert len(vendor.created) == 200
        assert len(vendor.requests) == 2  # one of them for the token

    def test_never_leaves_https_for_http(self, settings: Settings) -> None:
        settings.SALESFORCE_URL = "https://a.my.salesforce.com"
        assert salesforce.api_url("http://evil.example") == "https://a.my.salesforce.com"
        assert salesforce.api_url("https://b.my.salesforce.com/") == "https://b.my.salesforce.com"


class TestHubSpot:
    @pytest.fixture
    def case(self) -> Case:
        return CASES["HubSpot"]

    def test_sends_again_who_is_neither_written_nor_refused(self, vendor: CrmVendor) -> None:
        result = {"id": "7", "properties": {"web_lead_id": "SP-2"}}
        vendor.faults = [Fault(status=207, body=json.dumps({"results": [result]}).encode())]
        assert HubSpot().send([lead(1), lead(2)]) == [Retry("HubSpot: not a result"), Sent("7")]

    @pytest.mark.parametrize(("status", "code"), [(409, "CONFLICT"), (400, "VALIDATION_ERROR")])
    def test_a_batch_that_is_refused_as_a_whole_is_for_the_worker_to_halve(
        self, vendor: CrmVendor, status: int, code: str
    ) -> None:
        vendor.faults = [Fault(status=status, body=json.dumps({"category": code}).encode())]
        assert HubSpot().send([lead(1), lead(2)]) == [Dead(f"HubSpot: {code}")] * 2


class TestAWebhook:
    @pytest.fixture
    def case(self) -> Case:
        return CASES["webhook"]

    def test_has_the_same_id_for_the_same_content(self, vendor: CrmVendor) -> None:
        for message in ("a", "a", "b"):
            Webhook().send([lead(1, message=message)])
        first, again, other = (call.headers["x-sehat-id"] for call in vendor.requests)
        assert first == again != other

    def test_goes_over_https_with_a_real_secret(self, settings: Settings) -> None:
        settings.CRM_WEBHOOK_URL, settings.CRM_WEBHOOK_SECRET = "http://crm.example/in", "short"
        assert Webhook.missing_settings() == [
            "CRM_WEBHOOK_SECRET of at least 32 characters",
            "CRM_WEBHOOK_URL with https",
        ]

    def test_stops_at_the_first_refused_key(self, vendor: CrmVendor) -> None:
        vendor.faults = [Fault(status=401)]
        refused, left_over = Webhook().send([lead(1), lead(2)])
        assert refused == Retry("webhook: HTTP 401", 900)
        assert left_over == Retry("webhook: not in this batch", 5)


class TestFreshsales:
    @pytest.fixture
    def case(self) -> Case:
        return CASES["Freshsales"]

    def test_has_one_contact_for_two_requests_of_one_number(self, vendor: CrmVendor) -> None:
        first, second = Freshsales().send([lead(1), lead(2, phoneno="9810000001")])
        assert first == second
        assert vendor.created == ["SP-1"]
        assert vendor.lead("mobile_number", "+919810000001")["external_id"] == "SP-2"

    def test_is_told_what_an_account_has_fields_of_its_own_for(self, vendor: CrmVendor) -> None:
        Freshsales().send([lead(1)])
        sent = vendor.requests[0].json()
        assert sent["unique_identifier"] == {"external_id": "SP-1"}
        assert sent["contact"]["custom_field"]["cf_message"] == "Does it hurt?"
        assert {name for name in sent["contact"] if name.startswith("cf_")} == set()

    def test_refuses_a_value_for_good(self, vendor: CrmVendor) -> None:
        vendor.faults = [Fault(status=400, body=b'{"errors": {"code": 400, "message": ["bad date"]}}')]
        assert Freshsales().send([lead(1)]) == [Dead("Freshsales: HTTP 400")]
        assert len(vendor.requests) == 1

    def test_tells_of_a_stage_by_a_workflow(self, vendor: CrmVendor) -> None:
        body = json.dumps({"external_id": "SP-1", "id": 7, "status": "Interested", "owner": "Asha"}).encode()
        [change] = Freshsales().changes("", {}, body)
        assert (change.lead_id, change.crm_id, change.by) == ("SP-1", "7", "Asha")
        assert Freshsales.stages().ours(change.stage) == "qualified"
