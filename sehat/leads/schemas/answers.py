"""What the calls of the lead form answer."""

from __future__ import annotations

from sehat.core.schemas import Schema
from sehat.leads.schemas.words import WireSchema


class CallStatus(Schema):
    """Codes of the creation calls are strings (decisions 2.6)."""

    code: str
    message: str


class CreatedLead(WireSchema):
    """`Id` is the specification's; `StatusUrl` is ours, the patient's own page of the request."""

    Id: str
    StatusUrl: str


class StoredPhoto(WireSchema):
    """`Id` goes into the request's `photo`."""

    Id: str


class PhotoAnswer(Schema):
    status: CallStatus
    data: list[StoredPhoto] = []


class LeadAnswer(Schema):
    status: CallStatus
    data: list[CreatedLead] = []
