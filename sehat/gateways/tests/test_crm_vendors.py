"""Leads on their way to LeadSquared, Salesforce, HubSpot and a webhook: what is the same for each of them."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.gateways.crm import crm, freshsales, hubspot, leadsquared, salesforce
from sehat.gateways.crm.field_map import BadFieldMap, field_map, in_their_names, names_in
from sehat.gateways.crm.hubspot import HubSpot
from sehat.gateways.crm.webhook import Webhook
from sehat.gateways.http import Answer
from sehat.gateways.models import VendorAccess
from sehat.gateways.outcomes import Dead, Retry, Sent
from sehat.gateways.tests import crm_vendor as play
from sehat.gateways.tests.crm_cases import Case, lead
from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, CrmVendor, running_crm
from sehat.gateways.tests.vendor import Fault
from sehat.leads.wire.crm_record import CrmRecord

pytestmark = pytest.mark.django_db


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
    verdicts += [freshsales.verdict_of(answer)]
    verdicts += hubspot.by_id(answer.fields(), ["a", "b"], "web_lead_id")
    assert not any(isinstance(verdict, Sent) for verdict in verdicts)
