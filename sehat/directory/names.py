"""What the directory calls people and prices in a language: titles, degrees, languages, kinds of price.

A title or label without a translation is said in other words or left as it was written: never guessed.
"""

from __future__ import annotations

import re
from functools import cache

from sehat.core.languages import catalogue, display_name, find_translation, translate
from sehat.core.models import Named, is_seen
from sehat.core.schemas import Language
from sehat.directory.models import Department, Doctor, Hospital, PriceRange
from sehat.directory.models import Language as SpokenLanguage
from sehat.rendering.schemas import Preset

TITLE = re.compile(r"^Dr(?:\.\s*|\s+)", re.IGNORECASE)  # also with the blank that ends no line
# A dash or a star only before a blank: -80 °C is a figure.
LIST_MARK = re.compile(r"^(?:[•●▪◦·✓✔]|[*–—-](?=\s|$))\s*")
PARTS = re.compile(r"[,;/&()]|[^,;/&()]+")


def doctor_name(doctor: Doctor, language: Language) -> str:
    """The name an editor wrote in the language; else the name as it is, under a translated "Dr"."""
    return getattr(doctor, f"name_{language}", "") or with_title(doctor.name, language)


def with_title(name: str, language: Language) -> str:
    title = find_translation("Dr", language)
    return TITLE.sub(f"{title} ", name) if title else name


def preset_of(row: Named) -> Preset:
    """What a page is about, as its form starts from it."""
    return Preset(id=row.pk, name=row.name, name_hi=row.name_hi)


def preset_of_any(row: Named | None) -> Preset | None:
    return preset_of(row) if row else None


def doctors_of(department: Department) -> str:
    """The doctors of a department in Hindi, where specialists have no name of their own."""
    return translate("{department} doctors", "hi").format(department=display_name(department, "hi"))


def specialists(department: Department, language: Language) -> str:
    return department.specialist_plural if language == "en" else doctors_of(department)


def intro_of(department: Department, language: Language) -> str:
    """What editors wrote of a department is English; in Hindi it is said what stands on the page."""
    if language == "en":
        return department.intro
    return translate(
        "What is treated here, by whom and at what fee. Compare, then ask for an appointment.", language
    )


def hospital_name(hospital: Hospital, language: Language) -> str:
    """The name an editor wrote in the language; else as it is registered."""
    return display_name(hospital, language)


def doctor_title(doctor: Doctor, language: Language) -> str:
    """What a doctor does. A title without a translation: a doctor of the department, which must be loaded."""
    if language == "en":
        return doctor.title
    department = display_name(doctor.department, language)
    title = find_translation(doctor.title, language, "doctor's title")
    return title or translate("{department} doctor", language).format(department=department)


def degrees(written: str, language: Language) -> str:
    """MS (General Surgery), FMAS: each part that has a translation, the others as they are written."""
    return "".join(degree(part, language) for part in PARTS.findall(written))


def degree(part: str, language: Language) -> str:
    """M.B.B.S. and mbbs are MBBS."""
    word = part.strip()
    said = known_in(language, "degree").get(word.replace(".", "").casefold())
    return part.replace(word, said) if said else part


@cache
def known_in(language: Language, context: str) -> dict[str, str]:
    """What the catalogue has in a context, by its English in small letters."""
    every = catalogue(language).items()
    return {said.casefold(): words for (of, said), words in every if of == context}


def facilities_in(text: str, language: Language) -> list[str]:
    """Those of a hospital, one a line, without the marks of the list that they were pasted from."""
    lines = (" ".join(LIST_MARK.sub("", line.strip()).split()) for line in text.splitlines())
    known = known_in(language, "facility")
    return [known.get(line.rstrip(".").casefold(), line) for line in lines if is_seen(line)]


def language_name(spoken: SpokenLanguage, language: Language) -> str:
    return translate(spoken.name, language, "language")


def price_label(price: PriceRange, language: Language) -> str:
    """Keyhole, shared room: each part that has a translation."""
    said = (translate(part, language, "price label") for part in (price.label, price.get_room_display()))
    return ", ".join(part for part in said if part)
