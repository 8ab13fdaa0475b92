"""Wire shapes of the lead form and of the calls it makes. Wire names stand here and nowhere else."""

from sehat.leads.schemas.answers import CallStatus, CreatedLead, LeadAnswer, PhotoAnswer, StoredPhoto
from sehat.leads.schemas.crm import CrmLead
from sehat.leads.schemas.forms import (
    CaptchaWidget,
    ConsentNotice,
    FieldKey,
    FieldType,
    FormField,
    LeadForm,
    OwnFormPurpose,
)
from sehat.leads.schemas.my_requests import (
    PatientRequest,
    PatientRequests,
    PatientRequestsAnswer,
    RequestChange,
)
from sehat.leads.schemas.pages import (
    MyRequestsPageProps,
    NextStep,
    RequestPageProps,
    Stage,
    StatusPageProps,
    ThankyouPageProps,
)
from sehat.leads.schemas.records import Attribution, FormFacts, LeadRecord, WebLead
from sehat.leads.schemas.words import WireSchema

__all__ = [
    "Attribution",
    "CallStatus",
    "CaptchaWidget",
    "ConsentNotice",
    "CreatedLead",
    "CrmLead",
    "FieldKey",
    "FieldType",
    "FormFacts",
    "FormField",
    "LeadAnswer",
    "LeadForm",
    "LeadRecord",
    "MyRequestsPageProps",
    "NextStep",
    "OwnFormPurpose",
    "PatientRequest",
    "PatientRequests",
    "PatientRequestsAnswer",
    "PhotoAnswer",
    "RequestChange",
    "RequestPageProps",
    "Stage",
    "StatusPageProps",
    "StoredPhoto",
    "ThankyouPageProps",
    "WebLead",
    "WireSchema",
]
