"""The records of the two creation calls (spec section 3), and the answers, consent and origin they tell."""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import Field

from sehat.core.phone import INDIA
from sehat.leads.actions import Consent, Origin
from sehat.leads.consent import VERSION
from sehat.leads.fields import BY_KEY, FIELDS, NO, YES, Answers
from sehat.leads.page_token import page_tier
from sehat.leads.schemas.words import LongText, Measure, Number, Token, Word, Words
from sehat.leads.spam import SubmissionSignals
from sehat.leads.wire.attribution import Attribution, ClientClaims
from sehat.leads.wire.base import WireSchema, positive


class SentAnswers(WireSchema):
    """The answers that are stored as they were sent, and what a browser works out from them."""

    has_insurance: Word | bool | None = Field(None, alias="IsInsurance")
    has_consulted: Word | bool | None = Field(None, alias="IsConsultwithDoctor")
    insurance_type: Word | None = Field(None, alias="insuranceType")
    call_time: Word | None = Field(None, alias="Callback_Input")
    prior_consultation: Word | None = Field(None, alias="Prior_Consultation")
    similar_consultation: Word | None = Field(None, alias="Requested_Consultation")
    preferred_city: Word | None = Field(None, alias="Preferred_City")
    piles_score: Number | None = Field(None, alias="pilesSeverityScore")
    piles_severity: Word | None = Field(None, alias="pilesSeverity")
    bmi: Measure | None = None
    cataract_lens: Word | None = Field(None, alias="cataractLens")
    locality: Word | None = None
    monthly_salary: Number | None = Field(None, alias="Monthly_Salary")
    height: Number | None = None
    weight: Number | None = None
    gender: Word | None = None
    age: Number | None = None


class FormFacts(Attribution, SentAnswers):
    """What both creation calls carry beside the specified names: the page, the consents, spam signals.

    `leadFormKeys`: what an inline form (variant '0') asked. `website`: a field no person sees.
    `filledInMs`: from the first touch to the press. `photo`: the Id POST /api/lead/photo gave for the same
    Idempotency-Key.
    """

    name: Words = Field("", alias="NameData")
    page_type: Word = Field("", alias="PageTypeData")
    page_name: Words = Field("", alias="PageNameData")
    mobile: Word = Field("", alias="MobileNoData")
    email: Words = Field("", alias="EmailIdData")
    query: LongText = Field("", alias="QueryData")
    city: Word = Field("", alias="CityData")
    created_at: Word | None = Field(None, alias="CreatedDateData")
    treatment: Word = Field("", alias="ProcedureNameData")
    condition: Word = Field("", alias="condition_data")
    language: Word = Field("en", alias="PageLanguage")
    speciality: Word = Field("", alias="PageDepartment")
    doctor_id: Number | None = Field(None, alias="docotrid")
    hospital: Number | None = Field(None, alias="hospitalid")
    tier: Number | None = Field(None, alias="LeadTier")
    ip: Word | None = None
    form_variant: Word = Field("3", alias="leadFormVariant")
    country_code: Word = Field("+91", alias="countryCode")
    page_path: Words = Field("", alias="pagePath")
    page_token: Words = Field("", alias="pageToken")
    form_keys: Annotated[list[Word], Field(max_length=30)] = Field([], alias="leadFormKeys")
    consent_version: Word = Field("", alias="consentVersion")
    consent_whatsapp: bool = Field(False, alias="consentWhatsapp")
    consent_sharing: bool = Field(False, alias="consentSharing")
    consent_parent: bool = Field(False, alias="consentParent")
    photo: Word = ""
    website: Words = ""
    filled_in_ms: Number | None = Field(None, alias="filledInMs")
    captcha_token: Token = Field("", alias="captchaToken")


class LeadRecord(FormFacts):
    """The lead record of POST /api/lead/submit (spec section 3). Tier, ip, date and score are audit only."""

    is_active: Number = Field(1, alias="IsActiveData")
    captcha_score: Measure = Field("0.0", alias="captchascore")


class WebLead(FormFacts):
    """The payload of POST /lead/v1/admin/webleadcreate (spec section 3).

    With the `leadId` of a lead of the same session it updates that lead (decisions 2.6).
    """

    tier: Number | None = Field(0, alias="LeadTier")
    lead_source: Word | None = Field("Web Lead Form", alias="lead_sourcedata")
    country_code: Word = Field("91", alias="countryCode")
    lead_id: Word = Field("", alias="leadId")


def from_record(record: FormFacts, address: str) -> tuple[Answers, Consent, Origin]:
    """A lead record or a web lead payload."""
    answers = answers_of(record)
    consent = Consent(record.consent_version or VERSION, record.consent_whatsapp, record.consent_sharing)
    origin = Origin(
        page_type=record.page_type[:40],
        page_name=record.page_name[:200],
        page_path=record.page_path[:200],
        page_tier=page_tier(record.page_token, record.page_type),
        language=record.language,
        department=record.speciality,
        doctor_id=positive(record.doctor_id),
        form_variant=record.form_variant[:4],
        form_keys=tuple(record.form_keys),
        address=address,
        signals=SubmissionSignals(
            website=record.website,
            filled_in_ms=record.filled_in_ms if isinstance(record.filled_in_ms, int) else None,
            captcha_token=record.captcha_token,
            address=address,
        ),
        sent_answers=stored(record, SentAnswers),
        attribution=stored(record, Attribution) | claims_of(record),
    )
    return answers, consent, origin


def stored(record: FormFacts, part: type[WireSchema]) -> dict[str, Any]:
    """This part of the record by domain name, without what was not sent."""
    sent = record.model_dump(include=set(part.model_fields), exclude_none=True, exclude_unset=True)
    return {name: value for name, value in sent.items() if value != ""}


def claims_of(record: FormFacts) -> dict[str, Any]:
    """The client's own claims, beside what the server decides."""
    claims = record.model_dump(include=set(ClientClaims.model_fields), exclude_none=True, exclude_unset=True)
    return {"client_claims": claims} if claims else {}


def answers_of(record: FormFacts) -> Answers:
    """The answers by their own names; a yes or no may come as true or false."""
    sent = record.model_dump()
    typed = {field.name: text_of(sent.get(field.name)) for field in FIELDS}
    if not record.piles_severity:
        typed["piles_score"] = ""  # its default on the wire is 0, which is an answer as well
    return Answers(
        **typed,
        country_code=record.country_code or INDIA,
        condition=record.condition,
        parent_confirms=record.consent_parent,
    )


def wire_name(key: str) -> str:
    """What the record calls the answer to a field, for the errors of the JSON calls."""
    return FormFacts.wire_names().get(BY_KEY[key].name, key)


def is_web_lead_number(typed: str, country_code: str) -> bool:
    """Spec section 5, web-lead phone: exactly 10 digits, starting 6-9."""
    return country_code.lstrip("+") != "91" or re.fullmatch(r"[6-9][0-9]{9}", typed) is not None


def text_of(value: object) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    return "" if value is None else str(value)
