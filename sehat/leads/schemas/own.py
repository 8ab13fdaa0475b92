"""My requests: what a patient sees of them, and wants of one."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, StringConstraints

from sehat.core.schemas import Schema
from sehat.leads.schemas.answers import CallStatus
from sehat.leads.schemas.pages import Stage
from sehat.leads.schemas.words import Word, without_control_characters


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


class OwnRequestsAnswer(Schema):
    status: CallStatus
    data: OwnRequests


class OwnWish(Schema):
    """What a patient wants of one of their requests. `call_time` goes with "call"."""

    id: Annotated[str, StringConstraints(max_length=40), AfterValidator(without_control_characters)]
    wish: Literal["call", "stop", "withdraw"]
    call_time: Word = ""
