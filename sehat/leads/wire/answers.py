"""What the calls of the lead form answer."""

from __future__ import annotations

from pydantic import ConfigDict, Field

from sehat.core.schemas import Schema, SiteStatus
from sehat.emergencies.schemas import EmergencyAnswer
from sehat.leads.schemas.pages import AskedFor
from sehat.leads.wire.base import WireSchema


class CreatedLead(WireSchema):
    """`Id` is the specification's; `StatusUrl` is ours, the patient's own page of the request.

    `Emergency` is what is said at once to words that tell of one, `Asked` what the request asked for.
    """

    model_config = ConfigDict(populate_by_name=True)

    id: str = Field(alias="Id")
    status_url: str = Field(alias="StatusUrl")
    emergency: EmergencyAnswer | None = Field(alias="Emergency", default=None)
    asked: AskedFor | None = Field(alias="Asked", default=None)


class StoredPhoto(WireSchema):
    """`Id` goes into the request's `photo`."""

    model_config = ConfigDict(populate_by_name=True)

    id: str = Field(alias="Id")


class PhotoAnswer(Schema):
    status: SiteStatus
    data: list[StoredPhoto] = []


class LeadAnswer(Schema):
    status: SiteStatus
    data: list[CreatedLead] = []
