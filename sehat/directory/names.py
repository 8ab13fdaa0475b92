"""What the directory calls people and prices in a language: titles, degrees, languages, kinds of price.

A title or label without a translation is said in other words or left as it was written: never guessed.
"""

from __future__ import annotations

import re

from sehat.core.languages import display_name, find_translation, translate
from sehat.core.schemas import Language
from sehat.directory.models import Doctor, PriceRange
from sehat.directory.models import Language as SpokenLanguage

PARTS = re.compile(r"[,()]|[^,()]+")


def doctor_name(doctor: Doctor, language: Language) -> str:
    """The name an editor wrote in the language; else the name as it is, under a translated "Dr"."""
    return getattr(doctor, f"name_{language}", "") or with_title(doctor.name, language)


def with_title(name: str, language: Language) -> str:
    title = find_translation("Dr", language)
    return re.sub(r"^Dr\.? ", f"{title} ", name) if title else name


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
    word = part.strip()
    return part.replace(word, translate(word, language, "degree"))


def language_name(spoken: SpokenLanguage, language: Language) -> str:
    return translate(spoken.name, language, "language")


def price_label(price: PriceRange, language: Language) -> str:
    """Keyhole, shared room: each part that has a translation."""
    said = (translate(part, language, "price label") for part in (price.label, price.get_room_display()))
    return ", ".join(part for part in said if part)
