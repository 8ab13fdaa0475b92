"""What the CRM is sent, and what the second call of the form adds for it."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from sehat.leads.body import bmi
from sehat.leads.models import Lead
from sehat.leads.schemas.words import LongText, Measure, Number, Word, Words
from sehat.leads.wire.base import WireSchema
from sehat.leads.wire.record import SentAnswers


class CrmLead(WireSchema):
    """The fields of createleadzoho (spec section 7): what the CRM is sent, and what the call may add."""

    name: Words = ""
    mobile: Word = Field("", alias="phoneno")
    question: LongText = Field("", alias="message")
    page_name: Words = ""
    city: Word = ""
    condition: Word = ""
    treatment: Word = Field("", alias="procedure")
    lead_source: Word = ""
    utm_source: Words = ""
    utm_campaign: Words = ""
    utm_medium: Words = ""
    language: Word = Field("", alias="PageLanguage")
    department: Word = Field("", alias="PageDepartment")
    keyword: Words = Field("", alias="Keyword_Text")
    match_type: Word = Field("", alias="Keyword_Match_Type")
    campaign_id: Word = Field("", alias="campaignid")
    has_insurance: Word | bool = Field("", alias="IsInsurance")
    doctor_id: Number = Field("", alias="doctorid")
    hospital_id: Number = Field("", alias="hospitalid")
    has_consulted: Word | bool = Field("", alias="IsConsultwithDoctor")
    remark: LongText = Field("", alias="Remark")
    gclid: Words = Field("", alias="GCLID")
    tier: Number = Field("", alias="LeadTier")
    network: Word = Field("", alias="Network")
    taboola_click_id: Words = Field("", alias="TBCLID")
    form_variant: Word = Field("", alias="leadFormVariant")
    page_variant: Word = Field("", alias="Page_Variant")
    insurance_type: Word = Field("", alias="insuranceType")
    call_time: Word = Field("", alias="Callback_Input")
    prior_consultation: Word = Field("", alias="Prior_Consultation")
    similar_consultation: Word = Field("", alias="Requested_Consultation")
    preferred_city: Word = Field("", alias="Preferred_City")
    adset_id: Word = Field("", alias="Adset_Id")
    monthly_salary: Number = Field("", alias="Monthly_Salary")
    height: Number = ""
    weight: Number = ""
    country_code: Word = Field("91", alias="Country_Code")
    bmi: Measure = Field("", alias="BMI_kg_m2")
    cataract_lens: Word = Field("", alias="Cataract_Lens")
    piles_score: Number = Field(0, alias="Piles_Severity_Score")
    piles_severity: Word = Field("", alias="Piles_Severity")
    address: Word = Field("", alias="ip")
    placement: Words = ""
    site_source_name: Words = ""
    locality: Word = ""
    entity: Number = 0
    utm_term: Words = ""
    qualifying: Word | bool = ""


# The CRM keeps the row of a person who was erased, with every field of ours blank; a last name is mandatory.
ERASED = CrmLead.model_validate(
    {"name": "No Name", "remark": "erased", "country_code": "", "piles_score": "", "entity": ""}, by_name=True
)
# What the lead says itself (crm_record): a second copy would miss each correction of the first.
OF_THE_LEAD = {
    "name", "mobile", "country_code", "question", "page_name", "city", "condition", "treatment",
    "lead_source", "language", "department", "doctor_id", "hospital_id", "tier", "form_variant", "address",
    "bmi", "cataract_lens", "piles_score", "piles_severity",
}  # fmt: skip


def additions(body: CrmLead) -> tuple[dict[str, Any], dict[str, Any]]:
    """(answers, attribution) that the second call may add to its lead."""
    given = body.model_dump(exclude_unset=True, exclude=OF_THE_LEAD)
    answers = {name: given.pop(name) for name in given.keys() & SentAnswers.model_fields.keys()}
    return answers, given


def crm_record(lead: Lead) -> dict[str, object]:
    """A lead in the field names of createleadzoho. Needs department loaded."""
    if lead.erased_at:
        return {"Web_Lead_Id": lead.id} | ERASED.model_dump(by_alias=True)
    answers, attribution = lead.answers, lead.attribution
    stored = {name: value for name, value in (answers | attribution).items() if name in CrmLead.model_fields}
    record = CrmLead.model_validate(stored, by_name=True).model_copy(
        update={
            "name": lead.name or "No Name",
            "mobile": lead.mobile,
            "country_code": lead.country_code.lstrip("+"),
            "question": lead.question,
            "page_name": lead.page_name,
            "city": lead.city_name,
            "condition": lead.condition_name,
            "treatment": lead.treatment_name,
            "lead_source": "Web Lead Form",
            "utm_source": attribution.get("source", stored.get("utm_source", "")),
            "utm_campaign": attribution.get("campaign", stored.get("utm_campaign", "")),
            "utm_medium": attribution.get("medium", stored.get("utm_medium", "")),
            "language": lead.language,
            "department": lead.department.name if lead.department else answers.get("speciality", ""),
            "doctor_id": lead.doctor_id or "",
            "hospital_id": lead.hospital_id or "",
            "tier": lead.tier,
            "form_variant": lead.form_variant,
            "address": lead.address,
            "remark": remark(lead),
            "bmi": bmi(str(answers.get("height", "")), str(answers.get("weight", ""))),
            "cataract_lens": answers.get("cataract_lens", ""),
            "piles_score": answers.get("piles_score", 0),
            "piles_severity": answers.get("piles_severity", ""),
        }
    )
    return {"Web_Lead_Id": lead.id} | record.model_dump(by_alias=True)


def remark(lead: Lead) -> str:
    """The remark, and what the CRM has no field of its own for."""
    extra = [f"{name}: {lead.answers[name]}" for name in ("gender", "age") if lead.answers.get(name)]
    wishes = ["withdrawn"] if lead.status == Lead.Status.WITHDRAWN else []
    wishes += ["do not contact"] if lead.do_not_contact else []
    wishes += [f"{consent} withdrawn" for consent in lead.consents_withdrawn]
    parts = (str(lead.attribution.get("remark", "")), *extra, *lead.flags, *wishes)
    return "; ".join(part for part in parts if part)
