"""Our names of a lead in a CRM's: data, as each account has fields of its own (zoho_fields.json)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter

Record = dict[str, object]


class BadFieldMap(Exception):
    """The file cannot be read, or lacks what the vendor needs; the text says which."""


@dataclass(frozen=True)
class Field:
    """`to` is the vendor's name; text is cut at `max_length`; `empty` stands for nothing.

    `text` makes one value of several of our names: "+{code}{number}".
    """

    to: str
    max_length: int = 255
    empty: str | int | bool | None = None
    text: str = ""

    def names(self) -> set[str]:
        """Our names in `text`. Raises ValueError for what is no plain name in braces."""
        parts = [part for part in Formatter().parse(self.text) if part[1] is not None]
        if any(spec or how or not str(name).isidentifier() for _, name, spec, how in parts):
            raise ValueError(f"{self.text!r} has more than names in braces")
        return {str(name) for _, name, _, _ in parts}


FieldMap = Mapping[str, Field]


@cache
def field_map(path: Path, needed: tuple[tuple[str, str], ...]) -> FieldMap:
    """Fields by our name. What the file leaves out is not sent. Raises BadFieldMap.

    `needed` are pairs of our name and the vendor's, "" where the account says which.
    """
    try:
        fields = {name: Field(**entry) for name, entry in json.loads(path.read_text("utf-8")).items()}
        names_in(fields)
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise BadFieldMap(f"{path} is no field map: {error}") from error
    for name, to in needed:
        if name not in fields or (to and fields[name].to != to):
            raise BadFieldMap(f"{path} does not map {name} to {to or 'a field'}")
    targets = [field.to for field in fields.values()]
    twice = sorted({to for to in targets if targets.count(to) > 1})
    if twice:
        raise BadFieldMap(f"{path} maps twice to {', '.join(twice)}")
    return fields


def names_in(fields: FieldMap) -> set[str]:
    """Every name of ours that the map uses."""
    return set(fields).union(*(field.names() for field in fields.values()))


def in_their_names(record: Record, fields: FieldMap) -> Record:
    """What is empty here is emptied there: a correction or an erasure must reach the CRM."""
    return {field.to: value_of(record, name, field) for name, field in fields.items()}


def value_of(record: Record, name: str, field: Field) -> object:
    value = record.get(name, "")
    if value in ("", None):
        return field.empty
    if field.text:
        value = field.text.format_map({used: record.get(used, "") for used in field.names()})
    return value[: field.max_length] if isinstance(value, str) else value


def as_text(value: object) -> str:
    """For vendors whose values are all text: nothing is "", yes is "true"."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)
