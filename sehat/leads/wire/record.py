"""The records of the two creation calls (spec section 3), and the answers, consent and origin they tell."""

from __future__ import annotations

import re
from typing import Any

from pydantic import ConfigDict, Field

from sehat.core.languages import LANGUAGES
from sehat.core.phone import INDIA
from sehat.leads.actions import Consent, Origin
from sehat.leads.fields import BY_KEY, FIELDS, Answers, text_of
from sehat.leads.forms.consent import VERSION
from sehat.leads.forms.variants import DEFAULT_VARIANT
from sehat.leads.page_token import page_tier
from sehat.leads.schemas.words import (
    LenientKeys,
    LenientNumber,
    LenientWord,
    LenientWords,
    LongText,
    Number,
    Token,
    Word,
    Words,
)
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
    piles_severity: LenientWord = Field(None, alias="pilesSeverity")
    bmi: LenientWord = None
    cataract_lens: Word | None = Field(None, alias="cataractLens")
    locality: Word | None = None
    monthly_salary: Number | None = Field(None, alias="Monthly_Salary")
    height: Number | None = None
    weight: Number | None = None
    organisation: Word | None = None
    gender: Word | None = None
    age: Number | None = None


class FormFacts(Attribution, SentAnswers):
    """What both creation calls carry beside the specified names: the page, the consents, spam signals.

    `leadFormKeys`: what the form asked. `website`: a field no person sees.
    `filledInMs`: from the first touch to the press. `photo`: the Id POST /api/lead/photo gave for the same
    Idempotency-Key. A name that is none of these says nothing: no request is lost for it (decisions 7.6).
    """

    model_config = ConfigDict(extra="ignore")

    name: Words = Field("", alias="NameData")
    page_type: LenientWord = Field("", alias="PageTypeData")
    page_name: LenientWords = Field("", alias="PageNameData")
    mobile: Word = Field("", alias="MobileNoData")
    email: Words = Field("", alias="EmailIdData")
    query: LongText = Field("", alias="QueryData")
    city: Word = Field("", alias="CityData")
    created_at: LenientWord = Field(None, alias="CreatedDateData")
    treatment: Word = Field("", alias="ProcedureNameData")
    condition: Word = Field("", alias="condition_data")
    language: LenientWord = Field("en", alias="PageLanguage")
    speciality: Word = Field("", alias="PageDepartment")
    doctor_id: Number | None = Field(None, alias="docotrid")
    hospital: Number | None = Field(None, alias="hospitalid")
    tier: LenientNumber = Field(None, alias="LeadTier")
    ip: LenientWord = None
    form_variant: LenientWord = Field("3", alias="leadFormVariant")
    country_code: Word = Field("+91", alias="countryCode")
    page_path: LenientWords = Field("", alias="pagePath")
    page_token: LenientWords = Field("", alias="pageToken")
    form_keys: LenientKeys = Field([], alias="leadFormKeys")
    consent_version: LenientWord = Field("", alias="consentVersion")
    consent_whatsapp: bool = Field(False, alias="consentWhatsapp")
    consent_sharing: bool = Field(False, alias="consentSharing")
    consent_parent: bool = Field(False, alias="consentParent")
    photo: Word = ""
    website: Words = ""
    filled_in_ms: LenientNumber = Field(None, alias="filledInMs")
    captcha_token: Token = Field("", alias="captchaToken")


class LeadRecord(FormFacts):
    """The lead record of POST /api/lead/submit (spec section 3). Tier, ip, date and score are audit only."""

    is_active: LenientNumber = Field(1, alias="IsActiveData")
    captcha_score: LenientWord = Field("0.0", alias="captchascore")


class WebLead(FormFacts):
    """The payload of POST /lead/v1/admin/webleadcreate (spec section 3).

    With the `leadId` of a lead of the same session it updates that lead (decisions 2.6).
    """

    tier: LenientNumber = Field(0, alias="LeadTier")
    lead_source: LenientWord = Field("Web Lead Form", alias="lead_sourcedata")
    country_code: Word = Field("91", alias="countryCode")
    lead_id: Word = Field("", alias="leadId")


def from_record(record: FormFacts, address: str, visitor: str = "") -> tuple[Answers, Consent, Origin]:
    """A lead record or a web lead payload, and the visitor id of the header beside it."""
    answers = answers_of(record)
    consent = Consent(
        (record.consent_version or VERSION)[:20], record.consent_whatsapp, record.consent_sharing
    )
    origin = Origin(
        page_type=(record.page_type or "")[:40],
        page_name=(record.page_name or "")[:200],
        page_path=(record.page_path or "")[:200],
        page_tier=page_tier(record.page_token or "", record.page_type or ""),
        language=record.language if record.language in LANGUAGES else "en",
        department=record.speciality,
        doctor_id=positive(record.doctor_id),
        form_variant=(record.form_variant or DEFAULT_VARIANT)[:4],
        form_keys=tuple(record.form_keys),
        address=address,
        signals=SubmissionSignals(
            website=record.website,
            filled_in_ms=record.filled_in_ms if isinstance(record.filled_in_ms, int) else None,
            captcha_token=record.captcha_token,
            address=address,
        ),
        sent_answers=as_answers(stored(record, SentAnswers)),
        attribution=stored(record, Attribution) | claims_of(record) | known_visitor(visitor),
    )
    return answers, consent, origin


def stored(record: FormFacts, part: type[WireSchema]) -> dict[str, Any]:
    """This part of the record by domain name, without what was not sent."""
    sent = record.model_dump(include=set(part.model_fields), exclude_none=True, exclude_unset=True)
    return {name: value for name, value in sent.items() if value != ""}


def as_answers(sent: dict[str, Any]) -> dict[str, Any]:
    """A yes or no that came as true or false, in the words of its field."""
    return {name: text_of(value) if isinstance(value, bool) else value for name, value in sent.items()}


def known_visitor(visitor: str) -> dict[str, Any]:
    """A visitor id is numeric: the time, then random digits (spec section 3)."""
    return {"visitorid": visitor} if re.fullmatch(r"[0-9]{1,30}", visitor) else {}


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
