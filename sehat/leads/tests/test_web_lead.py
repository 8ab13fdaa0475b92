"""POST /lead/v1/admin/webleadcreate: the same action, and the update of a lead of the same session."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from sehat.leads.models import Lead, OutboxRow
from sehat.leads.page_token import page_token
from sehat.leads.tests.conftest import GOOD, Submit
from sehat.leads.wire import LeadRecord, WebLead
from sehat.leads.wire.crm_record import crm_record
from sehat.leads.wire.stored import as_sent
from sehat.rendering.schemas import PageContext, PageSubject

pytestmark = pytest.mark.django_db
# Spec section 3, letter for letter.
LEAD_RECORD = """
NameData, LeadTypeData, PageTypeData, PageNameData, MobileNoData, EmailIdData, QueryData, CityData,
CreatedDateData, IsActiveData, InsuranceNameData, ProcedureNameData, Zutm_sourcedata,
Zutm_campaigndata, Zutm_mediumdata, Zutm_termdata, condition_data, lead_sourcedata,
lead_channeldata, PageLanguage, PageDepartment, Keyword_Text, Keyword_Match_Type, campaignid,
IsInsurance, IsConsultwithDoctor, Remark, docotrid, hospitalid, GCLID, LeadTier, Network, ip,
vendorId, leadFormVariant, captchascore, Page_Variant, insuranceType, Callback_Input,
Prior_Consultation, Requested_Consultation, Preferred_City, Adset_Id, report, countryCode,
pilesSeverityScore, pilesSeverity, bmi, cataractLens, placement, site_source_name, locality, entity,
utm_term"""
WEB_LEAD = """
LeadTier, leadFormVariant, PageTypeData, CreatedDateData, lead_sourcedata, NameData, MobileNoData,
QueryData, PageNameData, CityData, condition_data, ProcedureNameData, Zutm_sourcedata,
Zutm_campaigndata, Zutm_mediumdata, Zutm_termdata, PageLanguage, PageDepartment, Keyword_Text,
Keyword_Match_Type, campaignid, IsInsurance, docotrid, hospitalid, IsConsultwithDoctor, Remark,
GCLID, Network, TBCLID, vendorId, insuranceType, Callback_Input, Preferred_City,
Requested_Consultation, Prior_Consultation, Adset_Id, Monthly_Salary, height, weight, cataractLens,
countryCode, pilesSeverityScore, bmi, pilesSeverity, baseDoctorId, baseHospitalId, ip, placement,
site_source_name, locality, entity, utm_term, leadId, qualifying"""


def names(text: str) -> set[str]:
    return {name.strip() for name in text.split(",")}


def create(client: Client, **changes: Any) -> Any:
    return client.post("/lead/v1/admin/webleadcreate", GOOD | changes, content_type="application/json")


def lead_of(answer: Any) -> Lead:
    return Lead.objects.get(pk=answer.json()["data"][0]["Id"])


def test_both_payloads_take_every_name_of_the_specification() -> None:
    assert names(LEAD_RECORD) <= set(LeadRecord.wire_names().values())
    assert names(WEB_LEAD) <= set(WebLead.wire_names().values())


def test_the_defaults_are_those_of_the_specification() -> None:
    record = LeadRecord()
    assert (record.is_active, record.captcha_score, record.country_code) == (1, "0.0", "+91")
    payload = WebLead()
    assert (payload.tier, payload.lead_source, payload.country_code) == (0, "Web Lead Form", "91")


def test_it_answers_as_the_other_creation_call_does(client: Client) -> None:
    answer = create(client, countryCode="91")
    assert answer.status_code == 200
    assert answer.json()["status"]["code"] == "200"
    lead = lead_of(answer)
    assert (lead.name, lead.mobile, lead.tier) == ("Sunita Rao", "9876543210", 3)


def test_it_keeps_an_email_address_where_its_form_asks_one(client: Client) -> None:
    lead = lead_of(
        create(client, EmailIdData="sunita@example.org", leadFormVariant="0", leadFormKeys=["email"])
    )
    assert lead.email == "sunita@example.org"


@pytest.mark.parametrize("mobile", ["+919876543210", "09876543210", "5876543210", "987654321", ""])
def test_its_number_is_exactly_ten_digits_from_6_to_9(client: Client, mobile: str) -> None:
    answer = create(client, MobileNoData=mobile)
    assert answer.status_code == 422
    assert answer.json()["error"] == [
        {"field": "MobileNoData", "message": "Please Only Enter a Valid Mobile Number"}
    ]


def test_it_updates_the_lead_of_the_same_session(client: Client, submit: Submit) -> None:
    first = submit().json()["data"][0]["Id"]
    answer = create(client, leadId=first, qualifying="yes", Monthly_Salary=50000)
    lead = lead_of(answer)
    assert lead.pk == first
    assert (lead.attribution["qualifying"], lead.answers["monthly_salary"]) == ("yes", 50000)
    assert Lead.objects.count() == 1


@pytest.mark.parametrize("typed", ["2079460958", "020 7946 0958", "+44 20 7946 0958", "०२० ७९४६ ०९५८"])
def test_its_number_may_be_typed_in_another_way_than_the_first_time(
    client: Client, submit: Submit, typed: str
) -> None:
    first = submit(MobileNoData="020 7946 0958", countryCode="+44").json()["data"][0]["Id"]
    later = create(client, leadId=first, qualifying="yes", MobileNoData=typed, countryCode="44")
    assert (lead_of(later).pk, Lead.objects.count()) == (first, 1)


def test_the_crm_hears_of_an_update_after_it_had_the_lead(client: Client, submit: Submit) -> None:
    first = submit().json()["data"][0]["Id"]
    OutboxRow.objects.update(state="sent", attempts=1)
    create(client, leadId=first, qualifying="yes")
    row = OutboxRow.objects.get(lead_id=first)
    assert (row.state, row.due_at <= timezone.now()) == ("waiting", True)
    assert crm_record(row.lead)["qualifying"] == "yes"


def test_a_lead_of_another_number_or_of_yesterday_is_not_updated(client: Client, submit: Submit) -> None:
    first = submit().json()["data"][0]["Id"]
    other = lead_of(create(client, leadId=first, qualifying="forged", MobileNoData="9876500000"))
    assert other.pk != first
    Lead.objects.filter(pk=first).update(created_at=timezone.now() - timedelta(days=2))
    late = lead_of(create(client, leadId=first, qualifying="late"))
    assert late.pk != first
    assert "qualifying" not in Lead.objects.get(pk=first).attribution


def test_it_is_taken_from_our_own_pages_alone(client: Client) -> None:
    answer = client.post(
        "/lead/v1/admin/webleadcreate",
        GOOD,
        content_type="application/json",
        headers={"Sec-Fetch-Site": "cross-site"},
    )
    assert answer.status_code == 403


def test_an_unknown_field_counts_for_nothing_and_loses_no_lead(client: Client) -> None:
    lead = lead_of(create(client, isAdmin=True, tier=1, status="confirmed"))
    assert (lead.tier, lead.status) == (3, "new")
    assert "isAdmin" not in str(as_sent(lead))


class TestTier:
    """The page's tier comes back signed; what a client says itself counts for nothing."""

    def test_the_tier_of_the_page_is_where_it_starts(self, submit: Submit) -> None:
        context = PageContext(page_type="About", page_name="x", path="/x", subject=PageSubject(tier=2))
        lead = lead_of(submit(PageTypeData="About", pageToken=page_token(context), LeadTier=1))
        assert lead.tier == 2

    @pytest.mark.parametrize("token", ["", "About:1", "About:1:forged", "x" * 300])
    def test_a_forged_token_is_the_default_tier(self, submit: Submit, token: str) -> None:
        assert lead_of(submit(PageTypeData="About", pageToken=token)).tier == 3

    def test_a_token_of_another_page_type_is_none(self, submit: Submit) -> None:
        context = PageContext(page_type="Blog", page_name="x", path="/x", subject=PageSubject(tier=1))
        assert lead_of(submit(PageTypeData="About", pageToken=page_token(context))).tier == 3

    def test_private_insurance_is_tier_1_and_going_back_undoes_it(self, submit: Submit) -> None:
        form: dict[str, Any] = {"leadFormVariant": "1", "PageTypeData": "About", "IsInsurance": "Yes"}
        private = lead_of(submit(**form, insuranceType="Private Insurance"))
        back = lead_of(submit(**form, insuranceType="Govt. (Ayushman, CGHS, ECHS etc.)"))
        assert (private.tier, back.tier) == (1, 3)


def test_what_follows_from_the_answers_is_worked_out_here(submit: Submit) -> None:
    lead = lead_of(submit(height=160, weight=60, bmi="99", age=34, gender="female"))
    assert lead.answers["bmi"] == "23.4"
    record = crm_record(lead)
    assert record["BMI_kg_m2"] == "23.4"
    assert record["Remark"] == "gender: female; age: 34"


@pytest.mark.usefixtures("proven")
def test_a_child_is_taken_with_a_parent_s_word_and_not_tracked(submit: Submit) -> None:
    refused = submit(age=12, GCLID="abc")
    assert refused.json()["error"][0]["field"] == "age"
    lead = lead_of(
        submit(age=12, GCLID="abc", Zutm_sourcedata="google", Page_Variant="b", consentParent=True)
    )
    assert (lead.answers, lead.attribution) == ({"age": 12}, {})


def test_the_severity_of_piles_is_worked_out_from_its_score(submit: Submit) -> None:
    lead = lead_of(submit(pilesSeverityScore=9, pilesSeverity="mild"))
    assert lead.answers["piles_severity"] == "severe"
    plain = lead_of(submit(pilesSeverityScore=0, QueryData="another"))
    assert "piles_severity" not in plain.answers


def test_an_inline_form_is_checked_by_what_it_asked(submit: Submit) -> None:
    keys = ["email", "query"]
    answer = submit(leadFormVariant="0", leadFormKeys=keys, CityData=None, ProcedureNameData=None)
    assert answer.json()["error"] == [{"field": "EmailIdData", "message": "Please Enter valid Email ID"}]


@pytest.mark.parametrize(
    ("path", "first"),
    [
        ("/api/lead/specialities?hospitalId=0", {"DepartmentId", "DepartmentName", "Aliases"}),
        ("/api/lead/hospitals?cityId=514&departmentId=0", {"HospitalId", "HospitalName"}),
        ("/api/lead/localities?cityId=514", {"LocalityId", "LocalityName"}),
        (
            "/api/lead/treatments?departmentId=0",
            {"ProcedureId", "ProcedureName", "RouteId", "departmentid", "Aliases"},
        ),
        ("/api/lead/department-options", {"DepartmentId", "DepartmentName", "Aliases"}),
        ("/api/cities", {"CityId", "CityName", "Aliases"}),
    ],
)
def test_each_list_has_the_shape_of_the_specification(client: Client, path: str, first: set[str]) -> None:
    assert set(client.get(path).json()[0][0]) == first


def test_a_list_says_what_else_people_call_things(client: Client) -> None:
    cities = {city["CityName"]: city["Aliases"] for city in client.get("/api/cities").json()[0]}
    assert "Bangalore" in cities["Bengaluru"]
    _, conditions = client.get("/api/lead/department-options").json()
    assert "bawaseer" in next(row["Aliases"] for row in conditions if row["DiseaseName"] == "Piles")


@pytest.mark.parametrize("path", ["/api/lead/treatments", "/api/lead/hospitals", "/api/cities"])
def test_a_list_is_small_and_kept_by_the_browser_for_five_minutes(client: Client, path: str) -> None:
    answer = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Cache-Control"] == "public, max-age=300"
    assert len(answer.content) < 8_000


@pytest.mark.parametrize("value", ["-1", "x", "99999999999999999999", "1;DROP"])
def test_an_id_that_is_none_is_refused_by_name(client: Client, value: str) -> None:
    answer = client.get("/api/lead/hospitals", {"cityId": value})
    assert answer.status_code == 422


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("treatments", ["departmentId"]),
        ("department-options", ["departmentId"]),
        ("specialities", ["hospitalId"]),
        ("hospitals", ["cityId", "departmentId"]),
        ("localities", ["cityId"]),
    ],
)
def test_an_id_that_is_left_blank_is_not_sent(client: Client, path: str, names: list[str]) -> None:
    blank = client.get(f"/api/lead/{path}", dict.fromkeys(names, ""))
    assert blank.status_code == 200
    assert blank.json() == client.get(f"/api/lead/{path}").json()


def test_lists_of_a_city_nobody_has_are_empty(client: Client) -> None:
    assert client.get("/api/lead/hospitals?cityId=999999").json() == [[]]
    assert client.get("/api/lead/localities?cityId=999999").json() == [[]]
