"""The JSON tables this demo is made of, read once and typed."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NotRequired, TypedDict

DATA_DIR = Path(__file__).resolve().parent / "data"


class NamedRow(TypedDict):
    id: int
    name: str
    slug: str
    name_hi: str
    aliases: list[str]


class CityRow(NamedRow):
    state: str
    rank: int
    art: str
    latitude: float
    longitude: float
    cghs_tier: int
    localities: dict[str, str]  # English, Hindi


class DepartmentRow(NamedRow):
    plain_name: str
    specialist: str
    specialist_plural: str
    intro: str
    icon: str
    rank: int


class ProcedureRow(NamedRow):
    department: str
    plain_name: str
    emergency_note: NotRequired[str]
    icon: str


class ConditionRow(NamedRow):
    department: str
    procedures: list[str]


class InsurerRow(NamedRow):
    kind: str


class HospitalListRow(NamedRow):
    is_of_schemes: bool
    intro: str
    city: str | None
    insurers: list[str]


class PriceRow(TypedDict):
    procedure: str
    city: str | None
    hospital: NotRequired[str]
    label: str
    room: NotRequired[str]
    lowest: int
    typical_low: int | None
    typical: int | None
    typical_high: int | None
    highest: int
    quotes: NotRequired[int]
    quoted_by: NotRequired[int]
    includes: str
    source: str
    as_of: str
    is_demo: bool


@cache
def read(name: str) -> Any:
    """The content of one data file. Callers must not change it."""
    return json.loads((DATA_DIR / f"{name}.json").read_text(encoding="utf-8"))


def cities() -> list[CityRow]:
    """The thirty cities, popular ones first."""
    rows: list[CityRow] = read("cities")
    return rows


def departments() -> list[DepartmentRow]:
    """The sixteen departments."""
    rows: list[DepartmentRow] = read("departments")
    return rows


def procedures() -> list[ProcedureRow]:
    """Every treatment of the catalogue."""
    rows: list[ProcedureRow] = read("procedures")
    return rows


def conditions() -> list[ConditionRow]:
    """Every condition of the catalogue and the procedures that treat it."""
    rows: list[ConditionRow] = read("conditions")
    return rows


def insurers() -> list[InsurerRow]:
    """Real insurers and government schemes."""
    rows: list[InsurerRow] = read("insurers")
    return rows


def hospital_lists() -> list[HospitalListRow]:
    """Lists of hospitals by what they take."""
    rows: list[HospitalListRow] = read("hospital_lists")
    return rows


def prices() -> list[PriceRow]:
    """Published figures with their source, and figures marked as demo."""
    rows: list[PriceRow] = read("prices")
    return rows
