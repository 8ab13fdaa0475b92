"""Doctors. Where and when they see patients is the table of clinic hours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from pydantic import AfterValidator, Field

from sehat.directory.models import City, Condition, Department, Doctor, Language, Practice, Procedure
from sehat.directory.models.doctor import NOTHING_CHECKED, checks_nothing
from sehat.directory.practice_years import fault_of_course, fault_of_year
from sehat.directory.written_lines import read_training, shown_training
from sehat.imports.columns import Key, Keys, Listed, Row, Slug, Whole, Words, YesNo
from sehat.imports.table import Fault, Line, Table


def read_course(text: str) -> dict[str, object]:
    """MS, General Surgery 2008: the year may be left out."""
    if "\n" in text:
        raise ValueError("Write each as MBBS 2003.")
    name, year = read_training(text)
    if told := fault_of_course(name, year):
        raise ValueError(told)
    return {"name": name, "year": year}


def show_course(course: dict[str, Any]) -> str:
    return shown_training(course["name"], course.get("year"))


def read_year(year: int) -> int:
    if told := fault_of_year(year):
        raise ValueError(told)
    return year


def registrations_are_there(lines: Sequence[Line]) -> Iterator[Fault]:
    """As `Doctor.clean`: who says that it was checked says what. What is left out is as stored."""
    left_out = stored_registrations(lines)
    for line in lines:
        doctor = left_out.get(line.values.get("slug"), {}) | line.values
        registration = str(doctor.get("registration") or "")
        if checks_nothing(registration, is_verified=bool(doctor.get("is_verified"))):
            yield Fault(line.number, "registration", NOTHING_CHECKED)


def hospital_moves_as_well(lines: Sequence[Line]) -> Iterator[Fault]:
    """Else each card of the new city leads to the hospital of the old one. One query."""
    moved = {line.values["slug"]: line for line in lines}
    there = Practice.objects.filter(doctor__slug__in=moved).order_by("pk")
    columns = ("doctor__slug", "doctor__city_id", "hospital__city_id", "hospital__city__name")
    hospitals: dict[str, dict[int, str]] = {}  # by the slug of who moves, the cities of their hospitals
    for slug, city, other, name in there.values_list(*columns):
        if moved[slug].values["city"] != city:
            hospitals.setdefault(slug, {}).setdefault(other, name)
    for slug, cities in hospitals.items():
        if moved[slug].values["city"] not in cities:
            old = next(iter(cities.values()))
            told = f"Their hospital is in {old}: import clinic hours in the new city first."
            yield Fault(moved[slug].number, "city", told)


def rules_of_doctors(lines: Sequence[Line]) -> Iterator[Fault]:
    yield from registrations_are_there(lines)
    yield from hospital_moves_as_well(lines)


def stored_registrations(lines: Sequence[Line]) -> dict[object, dict[str, object]]:
    """By slug, where a file lacks one of the two columns. One query, none where it has both."""
    names = ("registration", "is_verified")
    slugs = [line.values["slug"] for line in lines if sum(name in line.values for name in names) == 1]
    rows = Doctor.objects.filter(slug__in=slugs).values("slug", *names) if slugs else ()
    return {row["slug"]: dict(row) for row in rows}


class DoctorRow(Row):
    slug: Slug = Field(description="The address: dr-asha-rao.")
    name: str
    name_hi: str = Field("", description="The name in Hindi.")
    aliases: Words = Field([], description="Other words people search by.")
    department: Annotated[int, Key(Department)] = Field(description="Its slug: general-surgery.")
    city: Annotated[int, Key(City)] = Field(description="Its slug: pune.")
    title: str = Field(description="General and laparoscopic surgeon")
    degrees: str
    gender: str = Field("", description="woman or man")
    registration: str = Field("", description="Of the medical council.")
    is_verified: YesNo = Field(False, description="Whether the registration was checked.")
    practising_since: Annotated[Whole, AfterValidator(read_year)] | None = Field(
        None, description="A year: 2009, not how many."
    )
    fee: Whole | None = Field(None, description="Of a consultation, in whole rupees.")
    has_video: YesNo = False
    about: str = ""
    training: Annotated[list[object], Listed(read_course, show_course)] = Field(
        [], description="MBBS 2003; MS, General Surgery 2008"
    )
    languages: Annotated[list[int], Keys(Language)] = Field([], description="Their slugs: hindi; marathi.")
    conditions: Annotated[list[int], Keys(Condition)] = Field([], description="Their slugs.")
    procedures: Annotated[list[int], Keys(Procedure)] = Field([], description="Slugs of treatments.")
    accepts_cashless: YesNo = False
    accepts_ayushman: YesNo = False
    accepts_cghs: YesNo = False
    is_demo: YesNo = Field(False, description="Whether the doctor is invented.")


DOCTORS = Table(
    name="doctors",
    title="Doctors",
    model=Doctor,
    row=DoctorRow,
    key=("slug",),
    rule=rules_of_doctors,
)
