"""Wire shapes of the lead form and of the calls it makes. Wire names stand here and nowhere else."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field, StringConstraints

from sehat.core.schemas import PageProps, Preset, Schema
from sehat.leads.touch import known_touch

FieldKey = Literal[
    "name",
    "mobile",
    "email",
    "city",
    "treatment",
    "hospital",
    "speciality",
    "query",
    "insuranceField",
    "insuranceType",
    "callNowLaterField",
    "isConsultedField",
    "priorConsultationField",
    "FormSimilarConsultation",
    "FormPreferredCityField",
    "FormOTPField",
    "FormLocalityField",
    "gender",
    "age",
    "height",
    "weight",
    "Monthly_Salary",
    "cataractLens",
    "pilesSeverity",
    "image-capture",
]
FieldType = Literal["input", "radio", "OTP", "image-capture"]


class FormField(Schema):
    """A field of a form. name and mobile are in every form, and listed only to change them.

    `options` are the values of a radio field; `preset` is what it starts from.
    """

    key: FieldKey
    type: FieldType = "input"
    is_required: bool
    is_hidden: bool = False
    options: list[str] = []
    preset: str = ""


class ConsentNotice(Schema):
    """The notice a receipt refers to (decisions 2.14)."""

    version: str
    text: str
    privacy_url: str
    terms_url: str


class CaptchaWidget(Schema):
    """The vendor's script and the site's public key; the token it gives goes into `captchaToken`."""

    vendor: Literal["turnstile", "recaptcha"]
    script_url: str
    site_key: str


class LeadForm(Schema):
    """All a browser needs of a form: the fields of its variant and where they start.

    `page_token` is the page's tier, signed: a browser brings it back and cannot change it. `success_url`
    opens in a new tab after a success; only a host the site allows stands here (decisions 2.10).
    `photo_kept_days`: when a photo that the form takes is deleted. `captcha`: None when there is none.
    """

    variant: str
    title: str
    subtitle: str
    action: str
    is_white: bool = False
    fields: list[FormField]
    cities: list[Preset]
    notice: ConsentNotice
    page_token: str
    success_url: str = ""
    photo_kept_days: int
    captcha: CaptchaWidget | None = None


class RequestPage(PageProps):
    """`/request`: the form on a page of its own, for a browser without JavaScript.

    `values` and `errors` are by field key; `values` holds countryCode as well.
    """

    title: str
    values: dict[str, str]
    errors: dict[str, str]
    failure: str


class NextStep(Schema):
    title: str
    text: str
    state: Literal["done", "now", "next"]


class ThankyouPage(PageProps):
    """`/thankyou`. `reference` and `status_url` are None when the browser holds them in its session."""

    reference: str | None
    status_url: str | None
    callback_promise: str
    steps: list[NextStep]
    keep_ready: list[str]
    survey: list[FormField]
    plan: str | None


# Only Confirmed may be called an appointment (decisions 6).
Stage = Literal[
    "new", "contacting", "qualified", "proposed", "confirmed", "visited", "no-show", "closed", "withdrawn"
]


class StatusPage(PageProps):
    """`/request/status/{token}`. `action` takes its forms."""

    reference: str
    stage: Stage
    callback_promise: str
    is_open: bool
    is_stopped: bool
    call_times: list[str]
    call_time: str
    action: str


class MyRequestsPage(PageProps):
    """`/my-requests`: the same for everyone."""


class OwnRequest(Schema):
    """A request as its patient sees it among their own. `sent_at` is ISO 8601; `place` hospital and city."""

    id: str
    reference: str
    sent_at: str
    about: str
    doctor: str
    place: str
    question: str
    stage: Stage
    is_open: bool
    is_stopped: bool
    call_time: str


class OwnRequests(Schema):
    requests: list[OwnRequest]
    call_times: list[str]
    callback_promise: str


def without_control_characters(text: str) -> str:
    """Raises ValueError for NUL and its like, which no form types and PostgreSQL cannot hold."""
    if any(ord(letter) < 32 and letter not in "\n\r\t" for letter in text):
        raise ValueError("holds a control character")
    return text


Word = Annotated[str, StringConstraints(max_length=120), AfterValidator(without_control_characters)]
Words = Annotated[str, StringConstraints(max_length=300), AfterValidator(without_control_characters)]
LongText = Annotated[str, StringConstraints(max_length=2000), AfterValidator(without_control_characters)]
# Never refused: what is no touch is nothing.
Touch = Annotated[dict[str, str] | None, BeforeValidator(known_touch)]
Number = Annotated[int, Field(ge=0, le=10**10)] | Word
# Bounded, as JSON may hold 1e999, which is infinite and fits no JSON column.
Measure = Annotated[float, Field(ge=0, le=10**10)] | Word
Token = Annotated[str, StringConstraints(max_length=4096), AfterValidator(without_control_characters)]


class WireSchema(Schema):
    """Names exactly as the specification writes them; null is the same as not sent."""

    model_config = ConfigDict(alias_generator=None, populate_by_name=True, extra="forbid", frozen=True)


class Attribution(WireSchema):
    """Where a visitor came from and what else the lead record carries, kept by its wire name."""

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
    """What both creation calls carry beside the specified names: the page, the consents, signs of a person.

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


class CrmLead(WireSchema):
    """The fields of createleadzoho (spec section 7): what the CRM is sent, and what the call may add."""

    name: Words = ""
    phoneno: Word = ""
    message: LongText = ""
    page_name: Words = ""
    city: Word = ""
    condition: Word = ""
    procedure: Word = ""
    lead_source: Word = ""
    utm_source: Words = ""
    utm_campaign: Words = ""
    utm_medium: Words = ""
    PageLanguage: Word = ""
    PageDepartment: Word = ""
    Keyword_Text: Words = ""
    Keyword_Match_Type: Word = ""
    campaignid: Word = ""
    IsInsurance: Word | bool = ""
    doctorid: Number = ""
    hospitalid: Number = ""
    IsConsultwithDoctor: Word | bool = ""
    Remark: LongText = ""
    GCLID: Words = ""
    LeadTier: Number = ""
    Network: Word = ""
    TBCLID: Words = ""
    leadFormVariant: Word = ""
    Page_Variant: Word = ""
    insuranceType: Word = ""
    Callback_Input: Word = ""
    Prior_Consultation: Word = ""
    Requested_Consultation: Word = ""
    Preferred_City: Word = ""
    Adset_Id: Word = ""
    Monthly_Salary: Number = ""
    height: Number = ""
    weight: Number = ""
    Country_Code: Word = "91"
    BMI_kg_m2: Measure = ""
    Cataract_Lens: Word = ""
    Piles_Severity_Score: Number = 0
    Piles_Severity: Word = ""
    ip: Word = ""
    placement: Words = ""
    site_source_name: Words = ""
    locality: Word = ""
    entity: Number = 0
    utm_term: Words = ""
    qualifying: Word | bool = ""


class CallStatus(Schema):
    """Codes of the creation calls are strings (decisions 2.6)."""

    code: str
    message: str


class CreatedLead(WireSchema):
    """`Id` is the specification's; `StatusUrl` is ours, the patient's own page of the request."""

    Id: str
    StatusUrl: str


class KeptPhoto(WireSchema):
    """`Id` goes into the request's `photo`."""

    Id: str


class PhotoAnswer(Schema):
    status: CallStatus
    data: list[KeptPhoto] = []


class OwnRequestsAnswer(Schema):
    status: CallStatus
    data: OwnRequests


class OwnWish(Schema):
    """What a patient wants of one of their requests. `call_time` goes with "call"."""

    id: Annotated[str, StringConstraints(max_length=40), AfterValidator(without_control_characters)]
    wish: Literal["call", "stop", "withdraw"]
    call_time: Word = ""


class LeadAnswer(Schema):
    status: CallStatus
    data: list[CreatedLead] = []
