"""Where a visitor came from, and what the page said of a request."""

from __future__ import annotations

from pydantic import Field

from sehat.leads.schemas.words import Measure, ToldNumber, ToldText, ToldWord, ToldWords, Touch, Word, Words
from sehat.leads.wire.base import WireSchema


class Attribution(WireSchema):
    """What the lead record carries beside the answers. `source` to `term` are those of the last arrival.

    Nobody needs it to call back: what does not fit is cut or left out, and refuses no request.
    """

    source: ToldWords = Field(None, alias="Zutm_sourcedata")
    campaign: ToldWords = Field(None, alias="Zutm_campaigndata")
    medium: ToldWords = Field(None, alias="Zutm_mediumdata")
    term: ToldWords = Field(None, alias="Zutm_termdata")
    lead_source: ToldWord = Field(None, alias="lead_sourcedata")
    lead_channel: ToldWord = Field(None, alias="lead_channeldata")
    keyword: ToldWords = Field(None, alias="Keyword_Text")
    match_type: ToldWord = Field(None, alias="Keyword_Match_Type")
    campaign_id: ToldWord = Field(None, alias="campaignid")
    gclid: ToldWords = Field(None, alias="GCLID")
    network: ToldWord = Field(None, alias="Network")
    vendor_id: ToldWord = Field(None, alias="vendorId")
    page_variant: ToldWord = Field(None, alias="Page_Variant")
    adset_id: ToldWord = Field(None, alias="Adset_Id")
    placement: ToldWords = None
    site_source_name: ToldWords = None
    utm_term: ToldWords = None
    entity: ToldNumber = None
    guide: ToldWords = Field(None, alias="report")
    lead_type: ToldWord = Field(None, alias="LeadTypeData")
    insurer: ToldWord = Field(None, alias="InsuranceNameData")
    remark: ToldText = Field(None, alias="Remark")
    taboola_click_id: ToldWords = Field(None, alias="TBCLID")
    first_touch: Touch = Field(None, alias="firstTouch")
    last_touch: Touch = Field(None, alias="lastTouch")
    base_doctor_id: ToldNumber = Field(None, alias="baseDoctorId")
    base_hospital_id: ToldNumber = Field(None, alias="baseHospitalId")
    qualifying: ToldWord = None
    is_active: ToldNumber = Field(None, alias="IsActiveData")


class ClientClaims(WireSchema):
    """What a client may say and the server decides for itself: stored for audit alone (decisions 2.5)."""

    tier: ToldNumber = Field(None, alias="LeadTier")
    ip: ToldWord = None
    created_at: ToldWord = Field(None, alias="CreatedDateData")
    captcha_score: ToldWord = Field("0.0", alias="captchascore")


class StoredAttribution(Attribution):
    """Lead.attribution: with what the second call alone names, and what a captcha and a client said."""

    visitorid: Word | None = None
    utm_source: Words | None = None
    utm_campaign: Words | None = None
    utm_medium: Words | None = None
    client_claims: ClientClaims | None = Field(None, alias="client")
    captcha_score: Measure | None = Field(None, alias="captchascore")
