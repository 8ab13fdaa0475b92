"""Our names of a lead in Zoho's: data, as each account has fields of its own (zoho_fields.json)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sehat.gateways.crm.base import Record


class BadFieldMap(Exception):
    """The file cannot be read, or lacks what Zoho needs; the text says which."""


@dataclass(frozen=True)
class Field:
    """`to` is Zoho's API name; text is cut at `longest`; `empty` stands for nothing."""

    to: str
    longest: int = 255
    empty: str | int | bool | None = None


@cache
def field_map(path: Path) -> dict[str, Field]:
    """Fields by our name. What the file leaves out is not sent. Raises BadFieldMap."""
    try:
        fields = {name: Field(**entry) for name, entry in json.loads(path.read_text("utf-8")).items()}
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise BadFieldMap(f"{path} is no field map: {error}") from error
    for name, needed in (("Web_Lead_Id", "Web_Lead_Id"), ("name", "Last_Name")):
        if name not in fields or fields[name].to != needed:
            raise BadFieldMap(f"{path} does not map {name} to {needed}")
    return fields


def in_zoho_names(record: Record, fields: dict[str, Field]) -> dict[str, object]:
    """What is empty here is emptied there: a correction or an erasure must reach the CRM."""
    return {field.to: value_of(record.get(name, ""), field) for name, field in fields.items()}


def value_of(value: object, field: Field) -> object:
    if value in ("", None):
        return field.empty
    return value[: field.longest] if isinstance(value, str) else value
