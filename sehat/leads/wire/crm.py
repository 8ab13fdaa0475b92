"""The second call of the form: what it may say, and what it adds to its lead."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from sehat.leads.schemas.words import LongText, Measure, Number, Word, Words
from sehat.leads.wire.base import WireSchema
from sehat.leads.wire.record import SentAnswers, as_answers


class CrmLead(WireSchema):
    """The fields of createleadzoho (spec section 7)."""

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
    return as_answers(answers), given
