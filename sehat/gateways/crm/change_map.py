"""What a CRM says of a request, read by data: where each fact stands, and which stage is which of ours."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from django.utils import timezone

from sehat.gateways.words import at_path, dicts, text_at

MAX_CHANGES = 1000
MAX_STAGE_LENGTH, MAX_BY_LENGTH, MAX_NOTE_LENGTH = 60, 100, 2000
LEAST_MILLISECONDS = 10**11  # of March 1973, which no CRM speaks of; as seconds the year 5138
EARLIEST = datetime(2000, 1, 1, tzinfo=UTC)  # no request of ours is older


class BadChange(Exception):
    """What came is not the vendor's: unsigned, too old, or not to be read."""


class BadChangeMap(Exception):
    """The file cannot be read, or says not enough; the text says what."""


@dataclass(frozen=True)
class Change:
    """A stage in the vendor's word, since when, by whom. `crm_id`: its own id, where it says no `lead_id`."""

    lead_id: str
    stage: str
    at: datetime
    by: str = ""
    note: str = ""
    crm_id: str = ""


@dataclass(frozen=True)
class ChangeMap:
    """Paths are names with dots between ("After.ProspectStage"); "" is not said.

    `items` leads to the list of changes, "" where the body is the list or the one change.
    """

    stage: str
    stages: Mapping[str, str]
    lead_id: str = ""
    crm_id: str = ""
    at: str = ""
    by: str = ""
    note: str = ""
    items: str = ""
    known: Mapping[str, str] = field(init=False)

    def __post_init__(self) -> None:
        known = {word.strip().casefold(): ours for word, ours in self.stages.items()}
        object.__setattr__(self, "known", known)

    def ours(self, stage: str) -> str:
        """Our stage for the vendor's word; "" for one that is not in the map."""
        return self.known.get(stage.strip().casefold(), "")

    def read(self, value: object) -> list[Change]:
        """Without what names no request or no stage. Raises BadChange for too many, or no object."""
        found = at_path(value, self.items) if self.items else value
        items = found if isinstance(found, list) else [found]
        objects = dicts(items)
        if len(items) > MAX_CHANGES or (items and not objects):
            raise BadChange("not a list of changes")
        return [change for item in objects if (change := self.change(item))]

    def change(self, item: Mapping[str, Any]) -> Change | None:
        lead_id, crm_id = (text_at(item, path, 60) for path in (self.lead_id, self.crm_id))
        stage = text_at(item, self.stage, MAX_STAGE_LENGTH)
        if not stage or not (lead_id or crm_id):
            return None
        return Change(
            lead_id=lead_id,
            crm_id=crm_id,
            stage=stage,
            at=moment(at_path(item, self.at) if self.at else None),
            by=text_at(item, self.by, MAX_BY_LENGTH),
            note=text_at(item, self.note, MAX_NOTE_LENGTH),
        )


def moment(value: object) -> datetime:
    """ISO 8601 (without a zone UTC), milliseconds or seconds; now for anything else, for the future, and for
    what stands for no day: 0, or the year 1."""
    now = timezone.now()
    try:
        read = read_moment(value)
    except (ValueError, OverflowError, OSError):
        return now
    return min(now, read) if read >= EARLIEST else now


def read_moment(value: object) -> datetime:
    """Raises ValueError, OverflowError and OSError."""
    if isinstance(value, int | float) or (isinstance(value, str) and value.isdecimal()):
        count = float(value)
        return datetime.fromtimestamp(count if count < LEAST_MILLISECONDS else count / 1000, UTC)
    read = datetime.fromisoformat(str(value))
    return (read if read.tzinfo else read.replace(tzinfo=UTC)).astimezone(UTC)


@cache
def change_map(path: Path) -> ChangeMap:
    """Raises BadChangeMap."""
    allowed = {one.name for one in fields(ChangeMap) if one.init}
    try:
        value = json.loads(path.read_text("utf-8"))
        unknown = sorted(set(value) - allowed)
        if unknown:
            raise BadChangeMap(f"{path} has the unknown {', '.join(unknown)}")
        found = ChangeMap(**value)
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise BadChangeMap(f"{path} is no map of changes: {error}") from error
    if not found.stage or not (found.lead_id or found.crm_id):
        raise BadChangeMap(f"{path} says not where the request or its stage stands")
    return found
