"""Leads on their way to Zoho CRM, on its good days and on its bad ones."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.gateways.access import Token, TokenUnavailable, access, paused_seconds
from sehat.gateways.crm import crm, zoho
from sehat.gateways.crm.base import Record
from sehat.gateways.crm.field_map import BadFieldMap, field_map, in_their_names
from sehat.gateways.crm.zoho import Zoho
from sehat.gateways.http import Answer
from sehat.gateways.models import VendorAccess
from sehat.gateways.outcomes import Dead, Retry, Sent
from sehat.gateways.tests.vendor import Fault
from sehat.gateways.tests.zoho_vendor import (
    CLIENT,
    REFRESH,
    SECRET,
    ZohoVendor,
    error,
    running_zoho,
)
from sehat.leads.wire import CrmLead
from sehat.leads.wire.crm_record import CrmRecord

pytestmark = pytest.mark.django_db


@pytest.fixture
def vendor(settings: Settings) -> Iterator[ZohoVendor]:
    with running_zoho() as vendor:
        settings.CRM_GATEWAY = "sehat.gateways.crm.zoho.Zoho"
        settings.ZOHO_ACCOUNTS_URL = vendor.url
        settings.ZOHO_API_URL = "http://127.0.0.1:9"  # the token's answer says where
        settings.ZOHO_CLIENT_ID, settings.ZOHO_CLIENT_SECRET = CLIENT, SECRET
        settings.ZOHO_REFRESH_TOKEN = REFRESH
        yield vendor


def lead(number: int, **more: object) -> Record:
    whole = CrmLead(name=f"Sunita {number}", phoneno="9810000001", message="Does it hurt?")
    return whole.model_dump(by_alias=True) | {"Web_Lead_Id": f"SP-{number}"} | more


def replies(value: object, status: int = 200, **more: Any) -> Fault:
    return Fault(status=status, body=json.dumps(value).encode(), **more)


def there(field: str | None) -> object:
    """What Zoho says of a value that another lead has already."""
    return {"code": "DUPLICATE_DATA", "details": {"api_name": field, "id": "77"}}


def test_a_lead_is_written_under_its_own_id(vendor: ZohoVendor) -> None:
    [outcome] = crm().send([lead(1)])
    stored = vendor.leads["SP-1"]
    assert outcome == Sent(stored["id"])
    assert (stored["Last_Name"], stored["Mobile"], stored["Description"]) == (
        "Sunita 1",
        "9810000001",
        "Does it hurt?",
    )


def test_a_second_send_changes_the_same_lead(vendor: ZohoVendor) -> None:
    first, second = Zoho().send([lead(1)]), Zoho().send([lead(1, message="It hurts more.")])
    assert first == second
    assert len(vendor.leads) == 1
    assert vendor.leads["SP-1"]["Description"] == "It hurts more."


def test_what_was_erased_here_is_emptied_there(vendor: ZohoVendor) -> None:
    Zoho().send([lead(1)])
    Zoho().send([lead(1, name="", phoneno="", message="")])
    stored = vendor.leads["SP-1"]
    assert (stored["Last_Name"], stored["Mobile"], stored["Description"]) == ("No Name", None, None)


def test_a_hundred_leads_go_in_one_call_with_one_token(vendor: ZohoVendor) -> None:
    outcomes = Zoho().send([lead(number) for number in range(100)])
    assert [outcome for outcome in outcomes if not isinstance(outcome, Sent)] == []
    assert (len(vendor.writes), len(vendor.tokens), len(vendor.leads)) == (1, 1, 100)
    Zoho().send([lead(1)])
    assert len(vendor.tokens) == 1


@pytest.mark.parametrize(
    ("result", "outcome"),
    [
        (error("MANDATORY_NOT_FOUND", "Last_Name"), Dead("Zoho: MANDATORY_NOT_FOUND Last_Name")),
        (error("INVALID_DATA", "Mobile"), Dead("Zoho: INVALID_DATA Mobile")),
        (error("PATTERN_NOT_MATCHED", "Email"), Dead("Zoho: PATTERN_NOT_MATCHED Email")),
        (error("DEPENDENT_FIELD_MISSING"), Dead("Zoho: DEPENDENT_FIELD_MISSING")),
        (error("INVALID_MODULE"), Dead("Zoho: INVALID_MODULE")),
        (error("NOT_SUPPORTED"), Dead("Zoho: NOT_SUPPORTED")),
        (error("INTERNAL_ERROR"), Retry("Zoho: INTERNAL_ERROR")),
        (error("LIMIT_EXCEEDED"), Retry("Zoho: LIMIT_EXCEEDED")),
        (error("RECORD_LOCKED"), Retry("Zoho: RECORD_LOCKED")),
        (error("SOMETHING_NEW"), Retry("Zoho: SOMETHING_NEW")),
        (there("Web_Lead_Id"), Sent("77")),
        (there(None), Sent("77")),
        (there("Email"), Dead("Zoho: DUPLICATE_DATA Email")),
        ({"code": "SUCCESS", "details": {}}, Retry("Zoho: SUCCESS")),
        ({"code": "9810000001 hurts", "details": None}, Retry("Zoho: not a result")),
        ("?", Retry("Zoho: not a result")),
        (None, Retry("Zoho: not a result")),
    ],
)  # fmt: skip
def test_each_lead_is_judged_by_its_own_result(vendor: ZohoVendor, result: Any, outcome: object) -> None:
    vendor.refused["SP-2"] = result
    before, between, after = Zoho().send([lead(1), lead(2), lead(3)])
    assert between == outcome
    assert isinstance(before, Sent)
    assert isinstance(after, Sent)


@pytest.mark.parametrize(
    ("fault", "outcome"),
    [
        (replies({}, 429, headers={"Retry-After": "17"}), Retry("Zoho: HTTP 429", 17)),
        (replies({}, 429, headers={"Retry-After": "999999"}), Retry("Zoho: HTTP 429", 3600)),
        (replies(error("LIMIT_EXCEEDED"), 429), Retry("Zoho: HTTP 429 LIMIT_EXCEEDED")),
        (replies(error("INTERNAL_ERROR"), 500), Retry("Zoho: HTTP 500 INTERNAL_ERROR")),
        (replies(error("INVALID_DATA"), 502), Retry("Zoho: HTTP 502 INVALID_DATA")),
        (replies(error("INVALID_MODULE"), 400), Dead("Zoho: HTTP 400, INVALID_MODULE")),
        (replies({"data": []}), Retry("Zoho: HTTP 200")),
        (replies({"data": {"code": "SUCCESS"}}), Retry("Zoho: HTTP 200")),
        (replies([]), Retry("Zoho: HTTP 200")),
        (Fault(body=b"<html>"), Retry("Zoho: HTTP 200")),
        (Fault(body=b""), Retry("Zoho: HTTP 200")),
        (Fault(body=b'{"data": [{"code": "SUCC', cut=True), Retry("Zoho: RemoteProtocolError")),
        (Fault(body=b" " * 300_000), Retry("Zoho: too large an answer")),
        (Fault(status=307, headers={"Location": "/elsewhere"}), Retry("Zoho: HTTP 307")),
    ],
)
def test_a_call_that_went_wrong_is_made_again_later(
    vendor: ZohoVendor, fault: Fault, outcome: object
) -> None:
    vendor.faults = [fault]
    assert Zoho().send([lead(1), lead(2)]) == [outcome, outcome]
    assert vendor.leads == {}
    if isinstance(outcome, Retry):
        assert all(isinstance(each, Sent) for each in Zoho().send([lead(1), lead(2)]))


def test_a_vendor_that_hangs_is_given_up(vendor: ZohoVendor, monkeypatch: pytest.MonkeyPatch) -> None:
    Zoho().send([lead(2)])  # the token is there
    monkeypatch.setattr("sehat.gateways.http.TOTAL_SECONDS", 0.3)
    vendor.faults = [Fault(wait=1)]
    assert Zoho().send([lead(1)]) == [Retry("Zoho: time-out")]


def test_a_vendor_that_is_down_is_tried_later(vendor: ZohoVendor, settings: Settings) -> None:
    settings.ZOHO_ACCOUNTS_URL = "http://127.0.0.1:9"
    assert Zoho().send([lead(1)]) == [Retry("Zoho: no token, ConnectError")]


@pytest.mark.parametrize("fault", [Fault(stored=True, cut=True), Fault(stored=True, status=504, body=b"")])
def test_an_answer_lost_on_the_way_makes_no_second_lead(vendor: ZohoVendor, fault: Fault) -> None:
    vendor.faults = [fault]
    assert isinstance(Zoho().send([lead(1)])[0], Retry)
    assert list(vendor.leads) == ["SP-1"]
    assert Zoho().send([lead(1)]) == [Sent(vendor.leads["SP-1"]["id"])]
    assert len(vendor.leads) == 1


def test_an_answer_for_fewer_leads_than_were_sent_counts_for_none(vendor: ZohoVendor) -> None:
    result = {"code": "SUCCESS", "status": "success", "details": {"id": "1"}}
    vendor.faults = [replies({"data": [result]})]
    assert Zoho().send([lead(1), lead(2)]) == [Retry("Zoho: HTTP 200")] * 2


class TestTheToken:
    def test_that_ended_too_early_is_renewed_once(self, vendor: ZohoVendor) -> None:
        Zoho().send([lead(1)])
        vendor.end_tokens()
        assert isinstance(Zoho().send([lead(2)])[0], Sent)
        assert len(vendor.tokens) == 2

    def test_is_renewed_after_55_minutes(self, vendor: ZohoVendor) -> None:
        Zoho().send([lead(1)])
        until = VendorAccess.objects.get().fresh_until
        assert until is not None
        assert timedelta(minutes=54) < until - timezone.now() <= timedelta(minutes=55)
        VendorAccess.objects.update(fresh_until=timezone.now())
        Zoho().send([lead(2)])
        assert len(vendor.tokens) == 2

    def test_is_taken_once_more_for_the_refused_leads_alone(self, vendor: ZohoVendor) -> None:
        vendor.refused["SP-2"] = error("NO_PERMISSION")
        outcomes = Zoho().send([lead(1), lead(2), lead(3)])
        assert [type(outcome) for outcome in outcomes] == [Sent, Retry, Sent]
        assert [len(body["data"]) for body in vendor.writes] == [3, 1]

    @pytest.mark.parametrize(
        "code", ["INVALID_TOKEN", "AUTHENTICATION_FAILURE", "OAUTH_SCOPE_MISMATCH", "NO_PERMISSION"]
    )
    def test_that_is_refused_again_pauses_all_and_a_person_is_told(
        self, vendor: ZohoVendor, caplog: pytest.LogCaptureFixture, code: str
    ) -> None:
        vendor.faults = [replies(error(code), 401), replies(error(code), 401)]
        assert Zoho().send([lead(1)]) == [Retry(f"Zoho: {code}", 900)]
        assert 890 < Zoho().paused_seconds() <= 900
        assert code in caplog.text
        assert AuditEvent.objects.get(action="gateway paused").details == {"why": code}
        VendorAccess.objects.update(paused_until=timezone.now())
        assert Zoho().paused_seconds() == 0
        assert isinstance(Zoho().send([lead(1)])[0], Sent)

    @pytest.mark.parametrize(
        ("reply", "why", "seconds"),
        [
            ({"error": "invalid_client"}, "invalid_client", 900),
            ({"error": "invalid_code"}, "invalid_code", 900),
            ({"error": "Access Denied", "error_description": "too many"}, "too many tokens", 600),
            ({"error": {"odd": 1}}, "refused", 900),
        ],
    )
    def test_that_is_not_given_pauses_all(
        self, vendor: ZohoVendor, reply: object, why: str, seconds: int
    ) -> None:
        """Zoho says so with HTTP 200."""
        vendor.token_faults = [replies(reply)]
        assert Zoho().send([lead(1)]) == [Retry(f"Zoho: no token, {why}", seconds)]
        assert seconds - 10 < paused_seconds("zoho") <= seconds

    @pytest.mark.parametrize(
        "fault",
        [Fault(body=b"<html>"), Fault(status=503), replies({"access_token": 5}), replies({"error": 1}, 500)],
    )
    def test_that_comes_garbled_is_asked_for_again(self, vendor: ZohoVendor, fault: Fault) -> None:
        vendor.token_faults = [fault]
        assert isinstance(Zoho().send([lead(1)])[0], Retry)
        assert Zoho().paused_seconds() == 0
        assert isinstance(Zoho().send([lead(1)])[0], Sent)

    def test_is_renewed_by_one_worker_at_a_time(self, vendor: ZohoVendor) -> None:
        def another_asks_meanwhile() -> Token:
            with pytest.raises(TokenUnavailable, match="another worker"):
                access("zoho", another_asks_meanwhile)
            return Token("mine", vendor.url, 60)

        assert access("zoho", another_asks_meanwhile).value == "mine"
        assert access("zoho", another_asks_meanwhile).value == "mine"

    def test_is_renewed_though_a_worker_died_over_it(self, vendor: ZohoVendor) -> None:
        now = timezone.now()
        VendorAccess.objects.create(vendor="zoho", renewing_until=now + timedelta(seconds=9))
        assert Zoho().send([lead(1)]) == [Retry("Zoho: another worker renews the token", 5)]
        VendorAccess.objects.update(renewing_until=now - timedelta(seconds=1))
        assert isinstance(Zoho().send([lead(1)])[0], Sent)

    def test_never_leaves_https_for_http(self, vendor: ZohoVendor, settings: Settings) -> None:
        settings.ZOHO_API_URL = "https://www.zohoapis.in"
        assert zoho.api_url("http://evil.example") == "https://www.zohoapis.in"
        assert zoho.api_url("https://sandbox.zohoapis.in/") == "https://sandbox.zohoapis.in"
        assert zoho.api_url(None) == "https://www.zohoapis.in"


def test_nothing_secret_or_personal_is_logged(vendor: ZohoVendor, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    vendor.faults = [
        Fault(stored=True),
        replies(error("INVALID_TOKEN"), 401),
        replies({}, 500),
        replies({"data": 1}),
    ]
    outcomes = [repr(Zoho().send([lead(1)])) for _ in range(4)]
    vendor.token_faults = [replies({"error": "invalid_client"})]
    VendorAccess.objects.update(token="")
    outcomes.append(repr(Zoho().send([lead(1)])))
    for secret in (REFRESH, SECRET, *vendor.tokens, "9810000001", "Sunita", "hurt"):
        assert secret not in caplog.text
        assert secret not in " ".join(outcomes)


def test_the_start_stops_without_its_settings(vendor: ZohoVendor, settings: Settings) -> None:
    assert Zoho.missing_settings() == []
    settings.ZOHO_CLIENT_SECRET = ""
    settings.ZOHO_FIELDS = "/nowhere.json"
    secret, fields = Zoho.missing_settings()
    assert secret == "ZOHO_CLIENT_SECRET"
    assert fields.startswith("ZOHO_FIELDS (/nowhere.json is no field map")


class TestTheFieldMap:
    def test_that_comes_with_the_site_maps_all_we_know(self) -> None:
        fields = Zoho.fields()
        assert set(fields) == set(CrmRecord.wire_names().values())
        assert len({field.to for field in fields.values()}) == len(fields)

    @pytest.mark.parametrize(
        "text",
        ["", "[]", "{}", '{"name": 5}', '{"name": {"to": "Last_Name", "size": 3}}', '{"x": {"to": "X"}}'],
    )
    def test_that_is_none_is_refused(self, tmp_path: Path, text: str) -> None:
        path = tmp_path / "fields.json"
        path.write_text(text)
        with pytest.raises(BadFieldMap):
            field_map(path, Zoho.needed_fields)

    @given(st.text(max_size=400))
    def test_sends_no_more_text_than_zoho_takes(self, text: str) -> None:
        fields = Zoho.fields()
        sent = in_their_names({"name": text, "Web_Lead_Id": "SP-1"}, fields)
        assert sent["Last_Name"] == (text[:80] or "No Name")


@given(st.binary(max_size=300), st.sampled_from([200, 201, 202, 204, 207, 400, 401, 403, 404, 429, 500, 503]))
def test_no_answer_at_all_is_taken_for_success(body: bytes, status: int) -> None:
    for outcome in zoho.outcomes_of(Answer(status, body, 0), 3):
        assert not isinstance(outcome, Sent)
