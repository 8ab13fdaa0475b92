"""Shapes of the lead form and of its pages. What has a name of the specification stands in leads/wire."""

from sehat.leads.schemas.forms import (
    CaptchaWidget,
    ConsentNotice,
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
    AskedFor,
    HistoryLine,
    MyRequestsPageProps,
    NextStep,
    RequestPageProps,
    Stage,
    StatusPageProps,
    ThankyouPageProps,
    Wish,
)

__all__ = [
    "AskedFor",
    "CaptchaWidget",
    "ConsentNotice",
    "FormField",
    "HistoryLine",
    "LeadForm",
    "MyRequestsPageProps",
    "NextStep",
    "OwnFormPurpose",
    "PatientRequest",
    "PatientRequests",
    "PatientRequestsAnswer",
    "RequestChange",
    "RequestPageProps",
    "Stage",
    "StatusPageProps",
    "ThankyouPageProps",
    "Wish",
]
