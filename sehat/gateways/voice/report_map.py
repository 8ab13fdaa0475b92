"""How a call went, read by data: where each fact stands in a report, and which word means which state."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any, get_args
from urllib.parse import parse_qsl

from sehat.gateways.voice.base import BadReport, CallReport, CallState
from sehat.gateways.words import at_path, dicts, text_at

MAX_REPORTS = 100
MAX_ID_LENGTH = 60
FRACTION = re.compile(r"(?<=[0-9])\.[0-9]+$")
MAX_SECONDS = 24 * 3600


class BadReportMap(Exception):
    """The file cannot be read, or says not enough; the text says what."""


@dataclass(frozen=True)
class ReportMap:
    """Each fact may stand at several paths ("data.call_status"): the first that says something counts.

    `inside` is the field of a form that holds the report as JSON. Where `patient_leg` says nothing, a report
    is of the agent's phone, and `agent_states` are its words: who picks up there has spoken to nobody yet.
    """

    state: tuple[str, ...]
    states: Mapping[str, CallState]
    id: tuple[str, ...] = ()
    reference: tuple[str, ...] = ()
    seconds: tuple[str, ...] = ()
    inside: str = ""
    patient_leg: str = ""
    agent_states: Mapping[str, CallState] = field(default_factory=dict)

    def read(self, body: bytes, more: Mapping[str, str]) -> list[CallReport]:
        """Without what is no step of a call. `more` is what the address says. Raises BadReport."""
        value = value_of(body, self.inside)
        items: list[Any] = value if isinstance(value, list) else [value]
        objects = dicts(items)
        if len(items) > MAX_REPORTS or (items and not objects):
            raise BadReport("not a report")
        return [report for item in objects if (report := self.report(dict(more) | item))]

    def report(self, item: Mapping[str, Any]) -> CallReport | None:
        of_agent = self.patient_leg and not text_at(item, self.patient_leg, MAX_ID_LENGTH)
        states = self.agent_states if of_agent else self.states
        state = states.get(first(item, self.state).casefold())
        if state is None:
            return None
        return CallReport(
            id=first(item, self.id),
            reference=first(item, self.reference),
            state=state,
            seconds=0 if of_agent else seconds_of(length_in(item, self.seconds)),
        )


def first(item: Mapping[str, Any], paths: tuple[str, ...]) -> str:
    return next((text for path in paths if (text := text_at(item, path, MAX_ID_LENGTH))), "")


def length_in(item: Mapping[str, Any], paths: tuple[str, ...]) -> str:
    """As `first`, also of a length that is told with parts of a second."""
    return next((text for path in paths if (text := length_at(item, path))), "")


def length_at(item: Mapping[str, Any], path: str) -> str:
    said = at_path(item, path)
    is_fraction = isinstance(said, float) and isfinite(said)
    return f"{said:.3f}" if is_fraction else text_at(item, path, MAX_ID_LENGTH)


def seconds_of(text: str) -> int:
    """Of "65", "65.4" or "00:01:05"; 0 for anything else."""
    parts = FRACTION.sub("", text).split(":")
    if len(parts) > 3 or not all(part.isdecimal() and len(part) <= 6 for part in parts):
        return 0
    total = 0
    for part in parts:
        total = 60 * total + int(part)
    return min(total, MAX_SECONDS)


def value_of(body: bytes, inside: str) -> object:
    """JSON, or a form, one field of which may hold JSON. Raises BadReport."""
    try:
        text = body.decode()
        if text.lstrip().startswith(("{", "[")):
            return json.loads(text)
        form = dict(parse_qsl(text, keep_blank_values=True, max_num_fields=100))
        return json.loads(form[inside]) if inside in form else form
    except (ValueError, RecursionError) as error:
        raise BadReport("not a report") from error


def as_field(said: Any) -> Any:
    """Paths as they are; words in small letters."""
    if isinstance(said, dict):
        return {word.casefold(): state for word, state in said.items()}
    return tuple(said) if isinstance(said, list) else said


@cache
def report_map(path: Path) -> ReportMap:
    """Raises BadReportMap."""
    try:
        value = json.loads(path.read_text("utf-8"))
        unknown = sorted(set(value) - {one.name for one in fields(ReportMap)})
        found = None if unknown else ReportMap(**{name: as_field(said) for name, said in value.items()})
        words = {*found.states.values(), *found.agent_states.values()} if found else set()
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise BadReportMap(f"{path} is no map of reports: {error}") from error
    unknown += sorted(words - set(get_args(CallState)))
    if found is None or unknown:
        raise BadReportMap(f"{path} has the unknown {', '.join(unknown)}")
    if not found.state or not (found.id or found.reference):
        raise BadReportMap(f"{path} says not where the call or its state stands")
    return found
