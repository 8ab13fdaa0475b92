"""Where a visitor came from, and what the page said of a request."""

from __future__ import annotations

from pydantic import Field

from sehat.leads.schemas.words import (
    LenientNumber,
    LenientText,
    LenientWord,
    LenientWords,
    Measure,
    Touch,
    Word,
    Words,
)
from sehat.leads.wire.base import WireSchema


class Attribution(WireSchema):
    """What the lead record carries beside the answers. `source` to `term` are those of the last arrival.

    Nobody needs it to call back: what does not fit is cut or left out, and refuses no request.
    """

    source: LenientWords = Field(None, alias="Zutm_sourcedata")
    campaign: LenientWords = Field(None, alias="Zutm_campaigndata")
    medium: LenientWords = Field(None, alias="Zutm_mediumdata")
    term: LenientWords = Field(None, alias="Zutm_termdata")
    lead_source: LenientWord = Field(None, alias="lead_sourcedata")
    lead_channel: LenientWord = Field(None, alias="lead_channeldata")
    keyword: LenientWords = Field(None, alias="Keyword_Text")
    match_type: LenientWord = Field(None, alias="Keyword_Match_Type")
    campaign_id: LenientWord = Field(None, alias="campaignid")
    gclid: LenientWords = Field(None, alias="GCLID")
    network: LenientWord = Field(None, alias="Network")
    vendor_id: LenientWord = Field(None, alias="vendorId")
    page_variant: LenientWord = Field(None, alias="Page_Variant")
    adset_id: LenientWord = Field(None, alias="Adset_Id")
    placement: LenientWords = None
    site_source_name: LenientWords = None
    utm_term: LenientWords = None
    entity: LenientNumber = None
    guide: LenientWords = Field(None, alias="report")
    lead_type: LenientWord = Field(None, alias="LeadTypeData")
    insurer: LenientWord = Field(None, alias="InsuranceNameData")
    remark: LenientText = Field(None, alias="Remark")
    taboola_click_id: LenientWords = Field(None, alias="TBCLID")
    first_touch: Touch = Field(None, alias="firstTouch")
    last_touch: Touch = Field(None, alias="lastTouch")
    base_doctor_id: LenientNumber = Field(None, alias="baseDoctorId")
    base_hospital_id: LenientNumber = Field(None, alias="baseHospitalId")
    qualifying: LenientWord = None
    is_active: LenientNumber = Field(None, alias="IsActiveData")


class ClientClaims(WireSchema):
    """What a client may say and the server decides for itself: stored for audit alone (decisions 2.5)."""

    tier: LenientNumber = Field(None, alias="LeadTier")
    ip: LenientWord = None
    created_at: LenientWord = Field(None, alias="CreatedDateData")
    captcha_score: LenientWord = Field("0.0", alias="captchascore")


class StoredAttribution(Attribution):
    """Lead.attribution: with what the second call alone names, and what a captcha and a client said."""

    visitorid: Word | None = None
    utm_source: Words | None = None
    utm_campaign: Words | None = None
    utm_medium: Words | None = None
    client_claims: ClientClaims | None = Field(None, alias="client")
    captcha_score: Measure | None = Field(None, alias="captchascore")
