"""POST /api/lead/submit: what it writes, and what it says to bad input."""

from __future__ import annotations

from typing import Any

import pytest
from django.conf import LazySettings
from django.test import Client

from sehat.core.models import AuditEvent
from sehat.leads.models import ConsentReceipt, Lead, OutboxRow
from sehat.leads.tests.conftest import GOOD, Submit
from sehat.leads.wire.stored import as_sent

pytestmark = pytest.mark.django_db


def test_a_request_is_written_with_its_delivery_consent_and_audit(submit: Submit) -> None:
    answer = submit(consentWhatsapp=True)
    body = answer.json()
    assert answer.status_code == 200
    assert body["status"]["code"] == "200"
    lead = Lead.objects.get(pk=body["data"][0]["Id"])
    assert (lead.name, lead.mobile, lead.country_code) == ("Sunita Rao", "9876543210", "+91")
    assert lead.city is not None
    assert lead.city.pk == 514
    assert lead.procedure is not None
    assert lead.procedure.name == "Gallbladder Removal"
    assert lead.outbox.state == OutboxRow.State.WAITING
    receipt = ConsentReceipt.objects.get(lead=lead)
    assert (receipt.notice_version, receipt.whatsapp_updates, receipt.share_with_hospitals) == (
        "2026-11-22",
        True,
        False,
    )
    assert AuditEvent.objects.filter(action="lead created", subject=f"lead {lead.id}").count() == 1


def test_nothing_is_written_when_one_part_fails(submit: Submit, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise RuntimeError("disk full")

    monkeypatch.setattr("sehat.core.audit.record", fail)
    with pytest.raises(RuntimeError):
        submit()
    assert Lead.objects.count() == OutboxRow.objects.count() == ConsentReceipt.objects.count() == 0


def test_ids_are_unguessable_and_begin_with_the_reference(submit: Submit) -> None:
    ids = [submit(MobileNoData=f"98765432{number}").json()["data"][0]["Id"] for number in range(10, 30)]
    assert len({one[:12] for one in ids}) == 20
    assert all(len(one) == 29 for one in ids)
    assert Lead.objects.get(pk=ids[0]).reference == ids[0][:12]


def test_the_server_decides_tier_and_address_and_keeps_the_claims_for_audit(submit: Submit) -> None:
    claims: dict[str, Any] = {"LeadTier": 1, "ip": "8.8.8.8", "captchascore": "0.9"}
    lead = Lead.objects.get(pk=submit(**claims).json()["data"][0]["Id"])
    assert lead.tier == 3
    assert lead.address == "127.0.0.1"
    assert as_sent(lead)["client"] == claims


def test_attribution_is_stored_by_domain_name_and_told_by_wire_name(submit: Submit) -> None:
    sent: dict[str, Any] = {"Zutm_sourcedata": "google", "GCLID": "abc", "campaignid": "42", "entity": 7}
    lead = Lead.objects.get(pk=submit(**sent).json()["data"][0]["Id"])
    assert as_sent(lead) == sent
    assert lead.attribution == {"source": "google", "gclid": "abc", "campaign_id": "42", "entity": 7}


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        ({"NameData": None}, "NameData", "Please Enter Name"),
        ({"NameData": "<script>alert(1)</script>"}, "NameData", "Please Enter Name"),
        ({"MobileNoData": "12345"}, "MobileNoData", "Please Only Enter a Valid Mobile Number"),
        ({"CityData": "Atlantis"}, "CityData", "Please select valid city"),
        ({"CityData": None}, "CityData", "Please select valid city"),
        ({"ProcedureNameData": None}, "ProcedureNameData", "Please Select a Treatment"),
        ({"EmailIdData": "nobody"}, "EmailIdData", "Please Enter valid Email ID"),
    ],
)
def test_a_wrong_answer_is_refused_with_the_message_of_the_specification(
    submit: Submit, change: dict[str, Any], field: str, message: str
) -> None:
    answer = submit(**change)
    assert answer.status_code == 422
    assert answer.json()["error"] == [{"field": field, "message": message}]
    assert answer.json()["status"] == {"code": "422", "message": message}
    assert Lead.objects.count() == 0


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"NameData": ["a", "list"]}, "NameData"),
        ({"NameData": {"an": "object"}}, "NameData"),
        ({"QueryData": "x" * 10_000}, "QueryData"),
        ({"consentWhatsapp": "maybe"}, "consentWhatsapp"),
        ({"height": -5}, "height"),
    ],
)
def test_a_wrong_shape_is_refused_by_the_name_of_its_field(
    submit: Submit, change: dict[str, Any], field: str
) -> None:
    answer = submit(**change)
    assert answer.status_code == 422
    assert field in {item["field"] for item in answer.json()["error"]}
    assert "Traceback" not in answer.content.decode()


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"text"', b"null", b"\xff\xfe", b'{"NameData": NaN}'])
def test_a_body_that_is_no_record_is_refused_in_json(client: Client, body: bytes) -> None:
    answer = client.post("/api/lead/submit", body, content_type="application/json")
    assert answer.status_code in {400, 422}
    assert answer.json()["error"]


def test_script_in_a_question_is_kept_as_plain_text(submit: Submit) -> None:
    text = "<script>alert('=cmd')</script> 😀 ‮ =1+1"
    lead = Lead.objects.get(pk=submit(QueryData=text).json()["data"][0]["Id"])
    assert lead.question == text


@pytest.mark.parametrize("city", ["Other", "Bangalore", "delhi ncr", "मुंबई"])
def test_a_city_is_known_by_its_aliases_and_other_is_an_answer(submit: Submit, city: str) -> None:
    assert submit(CityData=city).status_code == 200


def test_ids_that_do_not_exist_are_dropped_and_the_lead_is_taken(submit: Submit) -> None:
    answer = submit(docotrid=987654321, hospitalid="none", PageDepartment="Astrology")
    lead = Lead.objects.get(pk=answer.json()["data"][0]["Id"])
    assert (lead.doctor, lead.hospital, lead.department) == (None, None, None)


def test_a_flood_from_one_address_is_told_to_wait(submit: Submit, settings: LazySettings) -> None:
    settings.LEADS_PER_ADDRESS_PER_MINUTE = 3
    codes = [submit(MobileNoData=f"987654320{number}").status_code for number in range(5)]
    assert codes == [200, 200, 200, 429, 429]


def test_another_method_is_refused_in_json(client: Client) -> None:
    answer = client.get("/api/lead/submit")
    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")
    assert answer.json() == {
        "status": {"code": "405", "message": "This call takes POST."},
        "error": [{"message": "This call takes POST."}],
        "data": [],
    }


@pytest.mark.parametrize("method", ["get", "put", "options"])
def test_a_call_of_the_api_says_the_method_as_a_number(client: Client, method: str) -> None:
    answer = getattr(client, method)("/lead/v1/admin/webleadcreate")
    assert answer.json()["status"] == {"code": 405, "message": "This call takes POST."}


def test_the_good_record_uses_only_names_of_the_specification() -> None:
    ours = {"pagePath", "consentVersion", "consentWhatsapp", "consentSharing"}
    assert set(GOOD) - ours <= {
        "NameData", "MobileNoData", "countryCode", "CityData", "ProcedureNameData", "QueryData",
        "PageTypeData", "PageNameData",
    }  # fmt: skip
