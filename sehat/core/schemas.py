"""The base of everything that leaves or enters the server."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, model_validator
from pydantic.alias_generators import to_camel


class Schema(BaseModel):
    """Strict by default: an unknown field is refused by name, and a model instance never fits."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="forbid", frozen=True)


class RequestBody(Schema):
    """The body of a public call."""

    @model_validator(mode="before")
    @classmethod
    def without_null(cls, body: Any) -> Any:
        """Null is the same as not sent, in every field."""
        return (
            {name: value for name, value in body.items() if value is not None}
            if isinstance(body, dict)
            else body
        )


class Link(Schema):
    """Words that lead somewhere. Without a `url` they are shown as plain text."""

    label: str
    url: str | None = None
    lang: str | None = None


class Picture(Schema):
    """A picture in two widths and three formats. What it shows in words is said by who shows it."""

    avif: str  # a srcset
    webp: str  # a srcset
    src: str  # JPEG or PNG, of these measures
    width: int
    height: int


class Reason(Schema):
    """Why a call was refused: a sentence for the visitor, and the field of the body where there is one."""

    field: str = ""
    message: str


class SiteStatus(Schema):
    """How a call under /api/ went: its codes are strings (decisions 2.6)."""

    code: str
    message: str


class Refusal(Schema):
    """What a call of {site} answers that it does not take (decisions 4.8): its code is the HTTP status."""

    status: SiteStatus
    data: list[str] = []
    error: list[Reason]


class CallStatus(Schema):
    """How a call of the specification went: its codes are numbers (decisions 4.1)."""

    code: int
    message: str


class CallRefusal(Schema):
    """The same of {api}."""

    status: CallStatus
    data: list[str] = []
    error: list[Reason]


Language = Literal["en", "hi"]
