"""Where a visitor came from, and what the page said of a request."""

from __future__ import annotations

from pydantic import Field

from sehat.leads.schemas.words import LongText, Measure, Number, Touch, Word, Words
from sehat.leads.wire.base import WireSchema


class Attribution(WireSchema):
    """What the lead record carries beside the answers. `source` to `term` are those of the last arrival."""

    source: Words | None = Field(None, alias="Zutm_sourcedata")
    campaign: Words | None = Field(None, alias="Zutm_campaigndata")
    medium: Words | None = Field(None, alias="Zutm_mediumdata")
    term: Words | None = Field(None, alias="Zutm_termdata")
    lead_source: Word | None = Field(None, alias="lead_sourcedata")
    lead_channel: Word | None = Field(None, alias="lead_channeldata")
    keyword: Words | None = Field(None, alias="Keyword_Text")
    match_type: Word | None = Field(None, alias="Keyword_Match_Type")
    campaign_id: Word | None = Field(None, alias="campaignid")
    gclid: Words | None = Field(None, alias="GCLID")
    network: Word | None = Field(None, alias="Network")
    vendor_id: Word | None = Field(None, alias="vendorId")
    page_variant: Word | None = Field(None, alias="Page_Variant")
    adset_id: Word | None = Field(None, alias="Adset_Id")
    placement: Words | None = None
    site_source_name: Words | None = None
    utm_term: Words | None = None
    entity: Number | None = None
    guide: Words | None = Field(None, alias="report")
    lead_type: Word | None = Field(None, alias="LeadTypeData")
    insurer: Word | None = Field(None, alias="InsuranceNameData")
    remark: LongText | None = Field(None, alias="Remark")
    taboola_click_id: Words | None = Field(None, alias="TBCLID")
    first_touch: Touch = Field(None, alias="firstTouch")
    last_touch: Touch = Field(None, alias="lastTouch")
    base_doctor_id: Number | None = Field(None, alias="baseDoctorId")
    base_hospital_id: Number | None = Field(None, alias="baseHospitalId")
    qualifying: Word | bool | None = None


class ClientClaims(WireSchema):
    """What a client may say and the server decides for itself: stored for audit alone (decisions 2.5)."""

    tier: Number | None = Field(None, alias="LeadTier")
    ip: Word | None = None
    created_at: Word | None = Field(None, alias="CreatedDateData")
    captcha_score: Measure = Field("0.0", alias="captchascore")


class StoredAttribution(Attribution):
    """Lead.attribution: with what the second call alone names, and what a captcha and a client said."""

    utm_source: Words | None = None
    utm_campaign: Words | None = None
    utm_medium: Words | None = None
    client_claims: ClientClaims | None = Field(None, alias="client")
    captcha_score: Measure | None = Field(None, alias="captchascore")
