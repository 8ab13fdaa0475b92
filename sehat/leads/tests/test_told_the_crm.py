"""The CRM is told everything (decisions 7.7): docs/lead-fields.md, row by row, and every later change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import Settings

from sehat.directory.models import Doctor, Hospital
from sehat.leads.actions import answer_survey
from sehat.leads.checks import crm_gateway
from sehat.leads.models import ConsentReceipt, Lead, OutboxRow
from sehat.leads.page_token import page_token
from sehat.leads.tests.conftest import GOOD, Submit
from sehat.leads.touch import PARAMETERS
from sehat.leads.wire import LeadRecord, WebLead
from sehat.leads.wire.attribution import Attribution, ClientClaims, StoredAttribution
from sehat.leads.wire.crm_record import CrmRecord, crm_record
from sehat.leads.wire.record import SentAnswers
from sehat.rendering.schemas import PageContext, PageSubject

pytestmark = pytest.mark.django_db
Row = tuple[str, str, str, list[str]]
NONE = "-"
PARTS: dict[str, Any] = {
    "answers": SentAnswers.model_fields,
    "attribution": StoredAttribution.model_fields,
    "client": ClientClaims.model_fields,
    "receipt": {field.name for field in ConsentReceipt._meta.get_fields()},
}


def table() -> list[Row]:
    """(page and form, wire name, where it is stored, names of the CRM) of each row."""
    text = (settings.BASE_DIR / "docs/lead-fields.md").read_text(encoding="utf-8")
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
    rows = [[cell.strip().replace("`", "") for cell in line] for line in lines]
    return [(a, b, c, d.split(", ")) for a, b, c, d in rows if a != "page, form"]


TABLE = table()


def test_the_table_has_every_wire_name_once() -> None:
    told = [wire for _, wire, _, _ in TABLE if wire not in {NONE, "visitorid"}]
    assert sorted(told) == sorted({*LeadRecord.wire_names().values(), *WebLead.wire_names().values()})


def test_the_table_has_every_name_of_the_crm() -> None:
    told = {name for *_, names in TABLE for name in names if name != NONE}
    assert told == set(CrmRecord.wire_names().values())


@pytest.mark.parametrize("stored", sorted({stored for _, _, stored, _ in TABLE if stored != NONE}))
def test_what_the_table_says_is_stored_has_its_place(stored: str) -> None:
    part, _, name = stored.rpartition(".")
    names = PARTS[part] if part else {field.name for field in Lead._meta.get_fields()}
    assert name in names


def sent() -> dict[str, Any]:
    """A value for every field, each another one where its rule allows it."""
    doctor, hospital = Doctor.objects.first(), Hospital.objects.first()
    assert doctor
    assert hospital
    page = PageContext(page_type="Condition", page_name="x", path="/x", subject=PageSubject(tier=2))
    return GOOD | {
        "countryCode": "91", "EmailIdData": "s@example.org", "organisation": "Asha Nursing Home",
        "condition_data": "", "PageDepartment": "Urology", "hospitalid": hospital.pk, "docotrid": doctor.pk,
        "IsInsurance": "Yes", "insuranceType": "Private Insurance", "Callback_Input": "Later 12-4",
        "IsConsultwithDoctor": "No", "Prior_Consultation": "Yes", "Requested_Consultation": "Yes",
        "Preferred_City": "Pune", "locality": "Rohini", "cataractLens": "toric", "pilesSeverityScore": 9,
        "pilesSeverity": "severe", "gender": "female", "age": 34, "height": 160, "weight": 60,
        "Monthly_Salary": 50000, "LeadTypeData": "Second Opinion", "PageLanguage": "en",
        "pageToken": page_token(page), "baseDoctorId": 7, "baseHospitalId": 8, "InsuranceNameData": "Star",
        "report": "Piles: a guide", "vendorId": "v-9", "entity": 4, "leadFormVariant": "0",
        "leadFormKeys": ["email", "city"], "Page_Variant": "b", "Remark": "from the form",
        "lead_sourcedata": "Web Lead Form", "lead_channeldata": "App", "IsActiveData": 1, "qualifying": "yes",
        "Zutm_sourcedata": "google", "Zutm_mediumdata": "cpc", "Zutm_campaigndata": "monsoon",
        "Zutm_termdata": "stones", "utm_term": "stones", "Keyword_Text": "gall", "Keyword_Match_Type": "e",
        "campaignid": "77", "Network": "g", "GCLID": "gc", "TBCLID": "tb", "Adset_Id": "ad",
        "placement": "top", "site_source_name": "ig", "firstTouch": {"creative": "5"},
        "lastTouch": {"targetid": "kwd-1", "gad": "1"}, "consentWhatsapp": True, "consentSharing": True,
    }  # fmt: skip


# What is told in other words than it was sent: worked out, looked up or cleaned on the way.
OTHERWISE = {
    "LeadTier": 1, "BMI_kg_m2": "23.4", "firstTouch": "creative=5", "lastTouch": "gad=1; targetid=kwd-1",
    "Remark": "from the form; gender: female; age: 34", "consentParent": False, "hasPhoto": False,
    "isVerified": False, "doNotContact": False, "visitorid": "1732000000000123", "ip": "127.0.0.1",
}  # fmt: skip


def test_every_row_of_the_table_reaches_the_crm(client: Client) -> None:
    body = sent()
    answer = client.post(
        "/api/lead/submit", body, content_type="application/json", headers={"visitorid": "1732000000000123"}
    )
    assert answer.status_code == 200, answer.content
    lead = Lead.objects.get()
    record = crm_record(lead)
    expected = {
        name: OTHERWISE.get(name, body.get(wire))
        for _, wire, _, names in TABLE
        for name in names
        if name not in {NONE, "Web_Lead_Id", "doctor_name", "hospital_name"}
    } | {
        "Web_Lead_Id": lead.pk,
        "doctor_name": lead.doctor and lead.doctor.name,
        "hospital_name": lead.hospital and lead.hospital.name,
    }
    assert record == expected
    empty = {name for name, value in record.items() if value == ""}
    assert empty <= {"condition"}  # the treatment was chosen


def lead_of(answer: Any) -> Lead:
    assert answer.status_code == 200, answer.content
    return Lead.objects.get(pk=answer.json()["data"][0]["Id"])


def later(client: Client, lead: Lead, **more: Any) -> Any:
    """A later step of the same request, by webleadcreate with its leadId."""
    body = {"leadId": lead.pk, "MobileNoData": lead.mobile, "countryCode": "91"} | more
    return client.post("/lead/v1/admin/webleadcreate", body, content_type="application/json")


@pytest.fixture
def lead(submit: Submit) -> Lead:
    found = lead_of(submit())
    OutboxRow.objects.update(state="sent", crm_id="z1")
    return found


def test_private_insurance_told_in_the_survey_makes_the_tier_1_and_the_crm_hears_of_it(lead: Lead) -> None:
    answer_survey(by="patient", lead_id=lead.pk, answers={"insuranceType": "Private Insurance"})
    lead.refresh_from_db()
    row = OutboxRow.objects.get(lead=lead)
    record = crm_record(lead)
    assert (lead.tier, record["LeadTier"], record["insuranceType"]) == (1, 1, "Private Insurance")
    assert (row.state, row.crm_id, record["Web_Lead_Id"]) == ("waiting", "z1", lead.pk)


def test_private_insurance_told_in_a_later_step_makes_the_tier_1_and_going_back_undoes_it(
    client: Client, lead: Lead
) -> None:
    private = lead_of(later(client, lead, insuranceType="Private Insurance"))
    assert (private.pk, private.tier) == (lead.pk, 1)
    assert lead_of(later(client, lead, insuranceType="Govt. (Ayushman, CGHS, ECHS etc.)")).tier == 3


def test_a_later_step_keeps_name_city_question_and_email(client: Client, lead: Lead) -> None:
    step = {
        "NameData": "Sunita R. Rao", "CityData": "Pune", "QueryData": "How long?", "EmailIdData": "s@x.org",
        "condition_data": "Gallstones", "consentWhatsapp": True, "qualifying": "yes",
    }  # fmt: skip
    changed = lead_of(later(client, lead, **step))
    record = crm_record(changed)
    told = {
        name: record[name] for name in ("name", "city", "message", "EmailIdData", "condition", "procedure")
    }
    assert told == {
        "name": "Sunita R. Rao", "city": "Pune", "message": "How long?", "EmailIdData": "s@x.org",
        "condition": "Gallstones", "procedure": "",
    }  # fmt: skip
    assert (record["consentWhatsapp"], record["consentSharing"], record["qualifying"]) == (True, False, "yes")
    assert changed.city
    assert changed.city.name == "Pune"
    assert Lead.objects.count() == 1


def test_what_a_later_step_leaves_out_stays(client: Client, lead: Lead) -> None:
    changed = lead_of(later(client, lead, qualifying="yes"))
    assert (changed.name, changed.city_name, changed.question) == (lead.name, lead.city_name, lead.question)


@pytest.mark.parametrize(
    ("field", "value"),
    [("IsInsurance", "banana"), ("height", 9999), ("CityData", "Atlantis"), ("EmailIdData", "no")],
)
def test_a_later_step_is_validated_by_field_and_changes_nothing_then(
    client: Client, lead: Lead, field: str, value: object
) -> None:
    answer = later(client, lead, qualifying="yes", **{field: value})
    assert answer.status_code == 422
    assert [reason["field"] for reason in answer.json()["error"]] == [field]
    assert "qualifying" not in Lead.objects.get().attribution


def test_the_second_call_adds_no_answer_that_breaks_a_rule(client: Client, lead: Lead) -> None:
    body = {"IsInsurance": "banana", "height": 9999, "insuranceType": "Private Insurance"}
    client.post(f"/api/lead/createleadzoho?leadId={lead.pk}", body, content_type="application/json")
    lead.refresh_from_db()
    assert (lead.answers, lead.tier) == ({"insurance_type": "Private Insurance"}, 1)


def test_an_unsent_or_odd_visitor_id_is_none(client: Client) -> None:
    client.post("/api/lead/submit", GOOD, content_type="application/json", headers={"visitorid": "<x>"})
    assert crm_record(Lead.objects.get())["visitorid"] == ""


@pytest.mark.usefixtures("proven")
def test_a_child_is_no_visitor(client: Client) -> None:
    body = GOOD | {"age": 12, "consentParent": True}
    client.post("/api/lead/submit", body, content_type="application/json", headers={"visitorid": "17"})
    record = crm_record(Lead.objects.get())
    assert (record["visitorid"], record["consentParent"]) == ("", True)


def test_the_start_stops_with_a_map_of_fields_that_no_request_has(settings: Settings, tmp_path: Path) -> None:
    settings.CRM_GATEWAY, settings.HUBSPOT_TOKEN = "sehat.gateways.crm.hubspot.HubSpot", "a-token"
    assert crm_gateway(None) == []
    path = tmp_path / "fields.json"
    path.write_text(
        '{"Web_Lead_Id": {"to": "a"}, "fone": {"to": "b"}, "name": {"to": "c", "text": "{nmae}"}}'
    )
    settings.HUBSPOT_FIELDS = str(path)
    [error] = crm_gateway(None)
    assert error.id == "leads.E005"
    assert "names fone, nmae, which no request has" in error.msg


def test_a_name_that_an_agent_pasted_from_a_document_keeps_no_request_from_the_crm(submit: Submit) -> None:
    """A vertical tab parts lines in documents and slides; its row was dead at once."""
    lead = Lead.objects.get(pk=submit().json()["data"][0]["Id"])
    Lead.objects.filter(pk=lead.pk).update(name="Asha\x0bDevi", treatment_name="Piles\x07", question="a\nb")
    record = crm_record(Lead.objects.get(pk=lead.pk))
    assert (record["name"], record["procedure"], record["message"]) == ("Asha Devi", "Piles", "a\nb")


def test_a_long_remark_leaves_room_for_what_staff_should_see(submit: Submit) -> None:
    """With the age behind it, it was longer than the CRM is told: the request never reached it."""
    answer = submit(Remark="x" * 2500, age="30", gender="female")
    lead = Lead.objects.get(pk=answer.json()["data"][0]["Id"])
    lead.flags, lead.do_not_contact = ["doubtful number"], True
    told = str(crm_record(lead)["Remark"])
    assert len(told) == 2000
    assert told.endswith("x; gender: female; age: 30; doubtful number; do not contact")
    lead.flags = ["y" * 3000]
    assert len(str(crm_record(lead)["Remark"])) == 2000


def test_a_request_whose_words_are_as_long_as_its_call_takes_them_reaches_the_crm(submit: Submit) -> None:
    """Nothing that was let in may be too long to be told: its row would be dead at the first try."""
    told = set(Attribution.wire_names().values()) | {"PageTypeData", "PageNameData", "pagePath"}
    touches = {name: dict.fromkeys(PARAMETERS, "v" * 1000) for name in ("firstTouch", "lastTouch")}
    answers: dict[str, Any] = {
        "NameData": "n" * 100, "EmailIdData": f"{'a' * 242}@example.org", "ProcedureNameData": "t" * 120,
        "QueryData": "q" * 2000, "PageDepartment": "d" * 120, "locality": "l" * 120,
        "organisation": "o" * 120,
        "age": 120, "height": 250, "weight": 350, "Monthly_Salary": 9_999_999_999, "pilesSeverityScore": 12,
        "gender": "prefer not to say", "cataractLens": "not sure",
    }  # fmt: skip
    answer = submit(**answers | dict.fromkeys(told, "w" * 5000) | touches)
    assert answer.status_code == 200
    record = crm_record(Lead.objects.get(pk=answer.json()["data"][0]["Id"]))
    assert len(str(record["message"])) == len(str(record["Remark"])) == len(str(record["firstTouch"])) == 2000
