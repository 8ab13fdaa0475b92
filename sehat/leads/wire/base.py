"""What every model of a wire name is made from."""

from __future__ import annotations

import re
from typing import Any

from pydantic import ConfigDict, model_validator

from sehat.core.schemas import Schema


class WireSchema(Schema):
    """Names exactly as the specification writes them; null is the same as not sent.

    A body is read by its wire names alone: a domain name in it is an unknown field. What is stored is read
    by domain names (`by_name=True`).
    """

    model_config = ConfigDict(
        alias_generator=None, populate_by_name=False, serialize_by_alias=False, extra="forbid", frozen=True
    )

    @model_validator(mode="before")
    @classmethod
    def without_null(cls, body: Any) -> Any:
        """Null is the same as not sent, in every field."""
        return (
            {name: value for name, value in body.items() if value is not None}
            if isinstance(body, dict)
            else body
        )

    @classmethod
    def wire_names(cls) -> dict[str, str]:
        """{domain name: wire name}."""
        return {name: field.alias or name for name, field in cls.model_fields.items()}


def positive(value: object) -> int | None:
    """An id of ours, from what a client sent as a number or as digits."""
    text = str(value)
    return int(text) if re.fullmatch(r"[1-9][0-9]{0,9}", text) else None
