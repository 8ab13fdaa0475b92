"""The address of each page of the directory, in one place."""

from __future__ import annotations

from urllib.parse import quote_plus

from sehat.core.folding import LETTERS, fold
from sehat.core.languages import localized_path
from sehat.core.schemas import Language
from sehat.directory.models import City, Department, Doctor, Hospital, HospitalList, Insurer, Procedure

HOME_PATHS: dict[Language, str] = {"en": "/", "hi": "/hi"}
DIRECTIONS = "https://www.openstreetmap.org/search?query="


def listing_url(city: City | str, department: Department | str, language: Language = "en") -> str:
    """The doctors of a department in a city."""
    return localized_path(f"/{slug_of(city)}/doctors/{slug_of(department)}", language)


def hospitals_url(city: City | str, department: Department | str, language: Language = "en") -> str:
    """The hospitals of a city that have a department."""
    return localized_path(f"/{slug_of(city)}/hospitals/{slug_of(department)}", language)


def doctor_url(doctor: Doctor, language: Language = "en") -> str:
    return localized_path(f"/doctor/{doctor.slug}", language)


def hospital_url(hospital: Hospital, language: Language = "en") -> str:
    return localized_path(f"/hospital/{hospital.slug}", language)


def department_url(department: Department | str, language: Language = "en") -> str:
    return localized_path(f"/department/{slug_of(department)}", language)


def insurer_url(insurer: Insurer | HospitalList, language: Language = "en") -> str:
    return localized_path(f"/hospitals/insurance/{insurer.slug}", language)


def treatment_url(procedure: Procedure | str, city: City | str | None = None) -> str:
    """A treatment; with a city, who does it there."""
    return f"{'/' + slug_of(city) if city else ''}/treatment/{slug_of(procedure)}"


def cost_url(procedure: Procedure | str, city: City | str | None = None, language: Language = "en") -> str:
    """What a treatment costs, anywhere or in a city. Every treatment has this page, even without a figure."""
    return localized_path(f"{treatment_url(procedure, city)}/cost", language)


def slug_of(row: City | Department | Procedure | str) -> str:
    return row if isinstance(row, str) else row.slug


def directions_url(hospital: Hospital, city: City | None) -> str:
    """A map outside that shows the address of a hospital, with its city where the address does not name that:
    there is a Station Road in each."""
    address = hospital.address
    is_named = city is None or any(names(address, name) for name in [city.name, city.name_hi, *city.aliases])
    return DIRECTIONS + quote_plus(address if is_named or city is None else f"{address}, {city.name}")


def names(text: str, name: str) -> bool:
    """Whether a text has each word of a name one behind the other: Puri stands in no Janakpuri."""
    said, words = (LETTERS.findall(fold(part)) for part in (text, name))
    places = range(len(said) - len(words) + 1)
    return bool(words) and any(said[place : place + len(words)] == words for place in places)
