"""Where and when doctors see patients: a line a doctor and hospital."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from sehat.directory import written_lines
from sehat.directory.models import Doctor, Hospital, Practice
from sehat.imports.columns import Key, Listed, Row
from sehat.imports.table import Table


def read_hours(text: str) -> dict[str, str]:
    days, hours = written_lines.read_hours(text)
    if not days or not hours:
        raise ValueError("Write each as Monday to Friday: 10 am to 1 pm.")
    return {"days": days, "hours": hours}


def show_hours(row: dict[str, str]) -> str:
    return written_lines.shown_hours(row["days"], row["hours"])


class ClinicHoursRow(Row):
    doctor: Annotated[int, Key(Doctor)] = Field(description="The doctor's slug.")
    hospital: Annotated[int, Key(Hospital)] = Field(description="The hospital's slug.")
    hours: Annotated[list[object], Listed(read_hours, show_hours)] = Field(
        [], description="Monday to Friday: 10 am to 1 pm; Saturday: 9 am to 12 noon"
    )


CLINIC_HOURS = Table(
    name="clinic_hours",
    title="Clinic hours",
    model=Practice,
    row=ClinicHoursRow,
    key=("doctor", "hospital"),
    edited_with=Doctor,
)
