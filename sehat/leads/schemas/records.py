"""The records of the two creation calls (spec section 3)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from sehat.leads.schemas.words import LongText, Measure, Number, Token, Touch, WireSchema, Word, Words


class Attribution(WireSchema):
    """Where a visitor came from and what else the lead record carries, stored by its wire name."""

    Zutm_sourcedata: Words | None = None
    Zutm_campaigndata: Words | None = None
    Zutm_mediumdata: Words | None = None
    Zutm_termdata: Words | None = None
    lead_sourcedata: Word | None = None
    lead_channeldata: Word | None = None
    Keyword_Text: Words | None = None
    Keyword_Match_Type: Word | None = None
    campaignid: Word | None = None
    GCLID: Words | None = None
    Network: Word | None = None
    vendorId: Word | None = None
    Page_Variant: Word | None = None
    Adset_Id: Word | None = None
    placement: Words | None = None
    site_source_name: Words | None = None
    utm_term: Words | None = None
    entity: Number | None = None
    report: Words | None = None
    LeadTypeData: Word | None = None
    InsuranceNameData: Word | None = None
    IsInsurance: Word | bool | None = None
    IsConsultwithDoctor: Word | bool | None = None
    Remark: LongText | None = None
    insuranceType: Word | None = None
    Callback_Input: Word | None = None
    Prior_Consultation: Word | None = None
    Requested_Consultation: Word | None = None
    Preferred_City: Word | None = None
    pilesSeverityScore: Number | None = None
    pilesSeverity: Word | None = None
    bmi: Measure | None = None
    cataractLens: Word | None = None
    locality: Word | None = None
    TBCLID: Words | None = None
    firstTouch: Touch = None
    lastTouch: Touch = None
    Monthly_Salary: Number | None = None
    height: Number | None = None
    weight: Number | None = None
    baseDoctorId: Number | None = None
    baseHospitalId: Number | None = None
    qualifying: Word | bool | None = None
    gender: Word | None = None
    age: Number | None = None


class FormFacts(Attribution):
    """What both creation calls carry beside the specified names: the page, the consents, spam signals.

    `leadFormKeys`: what an inline form (variant '0') asked. `website`: a field no person sees.
    `filledInMs`: from the first touch to the press. `photo`: the Id POST /api/lead/photo gave for the same
    Idempotency-Key.
    """

    NameData: Words = ""
    PageTypeData: Word = ""
    PageNameData: Words = ""
    MobileNoData: Word = ""
    EmailIdData: Words = ""
    QueryData: LongText = ""
    CityData: Word = ""
    CreatedDateData: Word | None = None
    ProcedureNameData: Word = ""
    condition_data: Word = ""
    PageLanguage: Word = "en"
    PageDepartment: Word = ""
    docotrid: Number | None = None
    hospitalid: Number | None = None
    LeadTier: Number | None = None
    ip: Word | None = None
    leadFormVariant: Word = "3"
    countryCode: Word = "+91"
    pagePath: Words = ""
    pageToken: Words = ""
    leadFormKeys: Annotated[list[Word], Field(max_length=30)] = []
    consentVersion: Word = ""
    consentWhatsapp: bool = False
    consentSharing: bool = False
    consentParent: bool = False
    photo: Word = ""
    website: Words = ""
    filledInMs: Number | None = None
    captchaToken: Token = ""


class LeadRecord(FormFacts):
    """The lead record of POST /api/lead/submit (spec section 3). Tier, ip, date and score are audit only."""

    IsActiveData: Number = 1
    captchascore: Measure = "0.0"


class WebLead(FormFacts):
    """The payload of POST /lead/v1/admin/webleadcreate (spec section 3).

    With the `leadId` of a lead of the same session it updates that lead (decisions 2.6).
    """

    LeadTier: Number | None = 0
    lead_sourcedata: Word | None = "Web Lead Form"
    countryCode: Word = "91"
    leadId: Word = ""
