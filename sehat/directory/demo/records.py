"""Invented hospitals and doctors as plain values, before they become rows."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TypedDict


class HoursRow(TypedDict):
    days: str
    hours: str


class TrainingRow(TypedDict):
    name: str
    year: int


@dataclass(frozen=True)
class HospitalRecord:
    id: int
    name: str
    name_hi: str
    slug: str
    city: str
    locality: str
    address: str
    beds: int | None
    accreditation: str
    accredited_until: date | None
    departments: tuple[str, ...]
    insurers: dict[str, date]
    facilities: tuple[str, ...]


@dataclass(frozen=True)
class DoctorRecord:
    id: int
    name: str
    name_hi: str
    slug: str
    city: str
    department: str
    title: str
    degrees: str
    gender: str
    is_verified: bool
    practising_since: int
    fee: int
    has_video: bool
    about: str
    training: list[TrainingRow]
    languages: tuple[str, ...]
    conditions: tuple[str, ...]
    procedures: tuple[str, ...]
    hours: dict[int, list[HoursRow]]
    """Where the doctor sees patients: hospital id to hours, the main hospital first."""
    accepts_cashless: bool
    accepts_ayushman: bool
    accepts_cghs: bool

    @property
    def registration(self) -> str:
        """A number no council would issue, so that nobody takes it for a real one."""
        return f"Demo {self.id:05d}"
