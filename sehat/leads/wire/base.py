"""What every model of a wire name is made from."""

from __future__ import annotations

import re

from pydantic import ConfigDict

from sehat.core.schemas import RequestBody


class WireSchema(RequestBody):
    """Names exactly as the specification writes them.

    A body is read by its wire names alone: a domain name in it is an unknown field. What is stored is read
    by domain names (`by_name=True`).
    """

    model_config = ConfigDict(
        alias_generator=None, populate_by_name=False, serialize_by_alias=False, extra="forbid", frozen=True
    )

    @classmethod
    def wire_names(cls) -> dict[str, str]:
        """{domain name: wire name}."""
        return {name: field.alias or name for name, field in cls.model_fields.items()}


def positive(value: object) -> int | None:
    """An id of ours, from what a client sent as a number or as digits."""
    text = str(value)
    return int(text) if re.fullmatch(r"[1-9][0-9]{0,9}", text) else None
