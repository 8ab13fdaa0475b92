"""The address of each page of the directory, in one place."""

from __future__ import annotations

from urllib.parse import quote_plus

from sehat.directory.models import City, Department, Doctor, Hospital, Insurer, Procedure

DIRECTIONS = "https://www.openstreetmap.org/search?query="


def listing_url(city: City | str, department: Department | str) -> str:
    """The doctors of a department in a city."""
    return f"/{slug_of(city)}/doctors/{slug_of(department)}"


def hospitals_url(city: City | str, department: Department | str) -> str:
    """The hospitals of a city that have a department."""
    return f"/{slug_of(city)}/hospitals/{slug_of(department)}"


def doctor_url(doctor: Doctor) -> str:
    return f"/doctor/{doctor.slug}"


def hospital_url(hospital: Hospital) -> str:
    return f"/hospital/{hospital.slug}"


def department_url(department: Department | str) -> str:
    return f"/department/{slug_of(department)}"


def insurer_url(insurer: Insurer) -> str:
    return f"/hospitals/insurance/{insurer.slug}"


def treatment_url(procedure: Procedure | str, city: City | str | None = None) -> str:
    """A treatment; with a city, who does it there."""
    return f"{'/' + slug_of(city) if city else ''}/treatment/{slug_of(procedure)}"


def cost_url(procedure: Procedure | str, city: City | str | None = None) -> str:
    """What a treatment costs, anywhere or in a city. Every treatment has this page, even without a figure."""
    return f"{treatment_url(procedure, city)}/cost"


def slug_of(row: City | Department | Procedure | str) -> str:
    return row if isinstance(row, str) else row.slug


def directions_url(hospital: Hospital) -> str:
    """A map outside that shows the address of a hospital."""
    return DIRECTIONS + quote_plus(hospital.address)
