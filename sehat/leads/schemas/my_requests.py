"""My requests: what a patient sees of them, and what they may change."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, StringConstraints

from sehat.core.schemas import RequestBody, Schema, SiteStatus
from sehat.leads.schemas.pages import Stage
from sehat.leads.schemas.words import Word, without_control_characters


class PatientRequest(Schema):
    """A request as its patient sees it among their own.

    `sent_at` is ISO 8601, `place` hospital and city, `promise` by when we call.
    """

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
    promise: str


class PatientRequests(Schema):
    """`has_older`: there are requests that may be of who had the number before, and are not shown."""

    requests: list[PatientRequest]
    has_older: bool
    call_times: list[str]


class PatientRequestsAnswer(Schema):
    status: SiteStatus
    data: PatientRequests


class RequestChange(RequestBody):
    """A change a patient makes to a request of theirs. `call_time` goes with "call"."""

    id: Annotated[str, StringConstraints(max_length=40), AfterValidator(without_control_characters)]
    wish: Literal["call", "stop", "withdraw"]
    call_time: Word = ""
