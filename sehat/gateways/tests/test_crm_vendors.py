"""Leads on their way to LeadSquared, Salesforce, HubSpot and a webhook: what is the same for each of them."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.gateways.crm import crm, hubspot, leadsquared, salesforce
from sehat.gateways.crm.base import MappedCrm, Record
from sehat.gateways.crm.field_map import BadFieldMap, field_map, in_their_names, names_in
from sehat.gateways.crm.hubspot import HubSpot
from sehat.gateways.crm.leadsquared import LeadSquared
from sehat.gateways.crm.salesforce import Salesforce
from sehat.gateways.crm.webhook import Webhook
from sehat.gateways.http import Answer
from sehat.gateways.models import VendorAccess
from sehat.gateways.outcomes import Dead, Retry, Sent
from sehat.gateways.tests import crm_vendor as play
from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, CrmVendor, Rules, running_crm
from sehat.gateways.tests.vendor import Fault
from sehat.leads.wire import CrmLead
from sehat.leads.wire.crm_record import CrmRecord

pytestmark = pytest.mark.django_db


@dataclass(frozen=True)
class Case:
    """A vendor: how it is played, its names, what it says of a lead that it refuses, what that is to us."""

    gateway: type[MappedCrm]
    rules: Rules
    settings: dict[str, str]
    url: str
    unique: str
    name: str
    number: str
    refusal: Any
    dead: str
    nothing: str | None = ""
    odd: list[Any] = field(default_factory=list)


CASES = {
    "LeadSquared": Case(
        LeadSquared,
        play.leadsquared,
        {"LEADSQUARED_ACCESS_KEY": ACCESS, "LEADSQUARED_SECRET_KEY": SECRET},
        "LEADSQUARED_URL",
        "mx_Web_Lead_Id",
        "FirstName",
        "+91-9810000001",
        "MXInvalidAttributeValueException",
        "LeadSquared: MXInvalidAttributeValueException",
        odd=[{"Status": "Success"}, {"Status": "Error"}, {"Status": "Error", "ExceptionType": "98100 00001"}],
    ),
    "Salesforce": Case(
        Salesforce,
        play.salesforce,
        {"SALESFORCE_CLIENT_ID": ACCESS, "SALESFORCE_CLIENT_SECRET": SECRET},
        "SALESFORCE_URL",
        "Web_Lead_Id__c",
        "LastName",
        "+919810000001",
        play.salesforce_error("REQUIRED_FIELD_MISSING", "Company"),
        "Salesforce: REQUIRED_FIELD_MISSING Company",
        nothing=None,
        odd=[[], [{"success": True}], {"success": True}, [{"errorCode": "UNKNOWN_EXCEPTION"}]],
    ),
    "HubSpot": Case(
        HubSpot,
        play.hubspot,
        {"HUBSPOT_TOKEN": ACCESS},
        "HUBSPOT_URL",
        "web_lead_id",
        "lastname",
        "+919810000001",
        "VALIDATION_ERROR",
        "HubSpot: VALIDATION_ERROR",
        odd=[{"status": "COMPLETE"}, {"results": {}}, {"status": "error", "category": "RATE_LIMITS"}],
    ),
    "webhook": Case(
        Webhook,
        play.receiver,
        {"CRM_WEBHOOK_SECRET": SECRET},
        "CRM_WEBHOOK_URL",
        "Web_Lead_Id",
        "name",
        "9810000001",
        422,
        "webhook: HTTP 422",
    ),
}  # fmt: skip


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest) -> Case:
    return CASES[request.param]


@pytest.fixture
def vendor(settings: Settings, case: Case) -> Iterator[CrmVendor]:
    with running_crm(case.rules) as vendor:
        settings.CRM_GATEWAY = f"{case.gateway.__module__}.{case.gateway.__name__}"
        for name, value in case.settings.items():
            setattr(settings, name, value)
        setattr(settings, case.url, vendor.url)
        yield vendor


def lead(number: int, **more: object) -> Record:
    whole = CrmLead(name=f"Sunita {number}", phoneno=f"981000000{number}", message="Does it hurt?")
    return whole.model_dump(by_alias=True) | {"Web_Lead_Id": f"SP-{number}"} | more


def test_a_lead_is_written_under_its_own_id(vendor: CrmVendor, case: Case) -> None:
    [outcome] = crm().send([lead(1)])
    stored = vendor.lead(case.unique, "SP-1")
    assert isinstance(outcome, Sent)
    assert stored[case.name] == "Sunita 1"
    assert case.number in stored.values()


def test_a_second_send_changes_the_same_lead(vendor: CrmVendor, case: Case) -> None:
    first, second = crm().send([lead(1)]), crm().send([lead(1, message="It hurts more.")])
    assert first == second
    assert vendor.created == ["SP-1"]
    assert "It hurts more." in vendor.lead(case.unique, "SP-1").values()


def test_what_was_erased_here_is_emptied_there(vendor: CrmVendor, case: Case) -> None:
    crm().send([lead(1)])
    number = next(name for name, value in vendor.lead(case.unique, "SP-1").items() if value == case.number)
    assert isinstance(crm().send([lead(1, name="", phoneno="", message="")])[0], Sent)
    stored = vendor.lead(case.unique, "SP-1")
    assert (stored[case.name], stored[number]) == ("No Name", case.nothing)
    assert vendor.created == ["SP-1"]


def test_a_batch_is_sent_and_each_lead_judged_by_its_own_result(vendor: CrmVendor, case: Case) -> None:
    vendor.refused["SP-2"] = case.refusal
    before, between, after = crm().send([lead(1), lead(2), lead(3)])
    assert between == Dead(case.dead)
    assert isinstance(before, Sent)
    assert isinstance(after, Sent)
    assert sorted(vendor.created) == ["SP-1", "SP-3"]


@pytest.mark.parametrize(
    ("fault", "why", "after"),
    [
        (Fault(status=429, headers={"Retry-After": "17"}), "HTTP 429", 17),
        (Fault(status=500), "HTTP 500", 0),
        (Fault(status=503, body=b"<html>", headers={"Retry-After": "9"}), "HTTP 503", 9),
        (Fault(status=307, headers={"Location": "/elsewhere"}), "HTTP 307", 0),
        (Fault(stored=True, cut=True, body=b'{"status": "COMPLETE", "resu'), "RemoteProtocolError", 0),
        (Fault(stored=True, reset=True), "Error", 0),
        (Fault(body=b" " * 300_000), "too large an answer", 0),
    ],
)
def test_a_call_that_went_wrong_is_made_again_and_makes_no_second_lead(
    vendor: CrmVendor, case: Case, fault: Fault, why: str, after: int
) -> None:
    vendor.faults = [fault]
    [outcome] = crm().send([lead(1)])
    assert isinstance(outcome, Retry)
    assert why in outcome.why
    assert outcome.after == after
    VendorAccess.objects.update(paused_until=None)
    [outcome] = crm().send([lead(1)])
    assert isinstance(outcome, Sent)
    assert vendor.created == ["SP-1"]


def test_a_vendor_that_limits_us_is_left_alone_and_nobody_is_called(
    vendor: CrmVendor, caplog: pytest.LogCaptureFixture
) -> None:
    vendor.faults = [Fault(status=429, headers={"Retry-After": "30"})]
    crm().send([lead(1), lead(2)])
    assert 25 < crm().paused_seconds() <= 30
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert len([call for call in vendor.requests if not call.path.endswith("/token")]) == 1


def test_a_success_without_its_words_is_none(vendor: CrmVendor, case: Case) -> None:
    for answer in [*case.odd, "", None, {"error": "no"}, "SP-1"]:
        if case.gateway is Webhook:
            continue  # 2xx is all it says
        vendor.faults = [Fault(body=json.dumps(answer).encode())]
        assert isinstance(crm().send([lead(1)])[0], Retry), answer
    assert vendor.created == []


def test_a_vendor_that_hangs_is_given_up(vendor: CrmVendor, monkeypatch: pytest.MonkeyPatch) -> None:
    crm().send([lead(2)])  # the token is there
    monkeypatch.setattr("sehat.gateways.http.TOTAL_SECONDS", 0.3)
    vendor.faults = [Fault(wait=1)]
    [outcome] = crm().send([lead(1)])
    assert isinstance(outcome, Retry)
    assert "time-out" in outcome.why


def test_a_vendor_that_is_down_is_tried_later(vendor: CrmVendor, case: Case, settings: Settings) -> None:
    setattr(settings, case.url, "http://127.0.0.1:9")
    [outcome] = crm().send([lead(1)])
    assert isinstance(outcome, Retry)
    assert "ConnectError" in outcome.why


def test_a_key_that_is_refused_pauses_all_and_a_person_is_told(
    vendor: CrmVendor, case: Case, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    name = next(name for name in case.settings if "URL" not in name)
    setattr(settings, name, "another-" + "y" * 40)
    outcomes = crm().send([lead(1), lead(2)])
    assert all(isinstance(outcome, Retry) for outcome in outcomes)
    assert 890 < crm().paused_seconds() <= 900
    assert "lets us in no more" in caplog.text
    assert vendor.created == []


def test_nothing_secret_or_personal_is_logged(
    vendor: CrmVendor, case: Case, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="sehat")
    vendor.refused["SP-2"] = case.refusal
    outcomes = [repr(crm().send([lead(1), lead(2)]))]
    for fault in (Fault(status=500), Fault(status=401), Fault(body=b"?"), Fault(status=429)):
        vendor.faults = [fault]
        outcomes.append(repr(crm().send([lead(1)])))
    for secret in (ACCESS, SECRET, *vendor.tokens, "9810000001", "Sunita", "hurt"):
        assert secret not in caplog.text
        assert secret not in " ".join(outcomes)


def test_the_start_stops_without_its_settings(vendor: CrmVendor, case: Case, settings: Settings) -> None:
    assert case.gateway.missing_settings() == []
    for name in case.settings:
        setattr(settings, name, "")
    setattr(settings, case.gateway.fields_setting, "/nowhere.json")
    setattr(settings, case.gateway.changes_setting, "/nowhere.json")
    missing = case.gateway.missing_settings()
    assert set(case.settings) <= set(missing)
    assert any(fault.startswith(f"{case.gateway.fields_setting} (/nowhere.json") for fault in missing)
    assert any(fault.startswith(f"{case.gateway.changes_setting} (/nowhere.json") for fault in missing)


def test_the_map_that_comes_with_the_site_maps_all_we_know(case: Case) -> None:
    assert names_in(case.gateway.fields()) == set(CrmRecord.wire_names().values())


def test_a_doubled_lead_would_be_seen(settings: Settings, case: Case) -> None:
    """The fake is worth something: one that does not know leads again has two."""

    def forgetful(vendor: CrmVendor, request: play.Request) -> tuple[int, object]:
        vendor.leads.clear()
        return case.rules(vendor, request)

    with running_crm(forgetful) as vendor:
        for name, value in (case.settings | {case.url: vendor.url}).items():
            setattr(settings, name, value)
        for _ in range(2):
            case.gateway().send([lead(1)])
    assert vendor.created == ["SP-1", "SP-1"]


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


class TestTheFieldMap:
    @pytest.mark.parametrize(
        "text",
        [
            '{"Web_Lead_Id": {"to": "a"}, "phoneno": {"to": "b", "text": "{phoneno.x}"}}',
            '{"Web_Lead_Id": {"to": "a"}, "phoneno": {"to": "b", "text": "{phoneno!r}"}}',
            '{"Web_Lead_Id": {"to": "a"}, "phoneno": {"to": "b", "text": "{0}"}}',
            '{"Web_Lead_Id": {"to": "a"}, "phoneno": {"to": "b", "text": "{"}}',
            '{"Web_Lead_Id": {"to": "a"}, "phoneno": {"to": "a"}}',
            '{"phoneno": {"to": "b"}}',
        ],
    )
    def test_that_is_none_is_refused(self, tmp_path: Path, text: str) -> None:
        path = tmp_path / "fields.json"
        path.write_text(text)
        with pytest.raises(BadFieldMap):
            field_map(path, (("Web_Lead_Id", ""),))

    @given(st.text(max_size=60), st.text(max_size=400))
    def test_makes_one_value_of_several_names(self, code: str, number: str) -> None:
        sent = in_their_names({"Country_Code": code, "phoneno": number}, HubSpot.fields())
        assert sent["phone"] == (f"+{code}{number}"[:40] if number else None)


@given(st.binary(max_size=300), st.sampled_from([200, 201, 204, 207, 400, 401, 403, 404, 409, 500, 503]))
def test_no_answer_at_all_is_taken_for_success(body: bytes, status: int) -> None:
    answer = Answer(status, body, 0)
    verdicts = [*salesforce.verdicts_of(answer, 3), leadsquared.verdict_of(answer), hubspot.of_call(answer)]
    verdicts += hubspot.by_id(answer.fields(), ["a", "b"], "web_lead_id")
    assert not any(isinstance(verdict, Sent) for verdict in verdicts)
