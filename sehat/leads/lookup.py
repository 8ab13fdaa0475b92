"""From the words of a form to the rows of the directory."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from sehat.core.models import Named
from sehat.directory.models import City, Condition, Department, Hospital, Locality, Procedure
from sehat.directory.selectors import hospitals_of
from sehat.leads.fields import OTHER, OTHER_HI, Answers
from sehat.leads.schemas import FormField
from sehat.leads.validation import DirectoryLookup
from sehat.rendering.cache_version import cached_until_change

N = TypeVar("N", bound=Named)
DEVANAGARI = re.compile("[\u0900-\u097f]")


class NameIndex:
    """Rows of a model by all their names: English, Hindi and aliases."""

    def __init__(self, model: type[N]) -> None:
        """One query."""
        rows = list(model._default_manager.values_list("pk", "name", "name_hi", "aliases"))
        self.names: dict[int, str] = {pk: name for pk, name, _, _ in rows}
        self.hindi: dict[str, str] = {folded(name): name_hi for _, name, name_hi, _ in rows if name_hi}
        # A name beats another row's alias.
        self.ids: dict[str, int] = {folded(alias): pk for pk, _, _, aliases in rows for alias in aliases}
        self.ids |= {folded(name_hi): pk for pk, _, name_hi, _ in rows if name_hi}
        self.ids |= {folded(name): pk for pk, name, _, _ in rows}

    def __contains__(self, word: str) -> bool:
        return folded(word) in self.ids

    def id_of(self, word: str) -> int | None:
        return self.ids.get(folded(word))

    def in_hindi(self, name: str) -> str:
        """The Hindi of an English name; the name itself where there is none."""
        return self.hindi.get(folded(name), name)

    def in_english(self, word: str) -> str:
        """The English name of what was named in Hindi; any other words as they are."""
        found = self.id_of(word) if DEVANAGARI.search(word) else None
        return self.names[found] if found else word


def folded(word: str) -> str:
    """However it was typed: a letter with its dot under it has two spellings."""
    return unicodedata.normalize("NFC", word).strip().casefold()


@cached_until_change
def city_index() -> NameIndex:
    return NameIndex(City)


@cached_until_change
def procedure_index() -> NameIndex:
    return NameIndex(Procedure)


@cached_until_change
def condition_index() -> NameIndex:
    return NameIndex(Condition)


@cached_until_change
def department_index() -> NameIndex:
    return NameIndex(Department)


def city_id(name: str) -> int | None:
    """Bangalore is Bengaluru. None for 'Other' and for a city we do not hold."""
    return city_index().id_of(name)


def is_city(name: str) -> bool:
    return name.strip() == OTHER or city_id(name) is not None


def treatment_and_condition(typed: str) -> tuple[str, str]:
    """Sorts one field's words into (treatment, condition): बवासीर is a condition, LASIK a treatment.

    Words we do not know are taken as the treatment, so that nothing a patient wrote is lost.
    """
    word = typed.strip()
    if word in procedure_index() or word not in condition_index():
        return word, ""
    return "", word


def in_english(answers: Answers) -> Answers:
    """The answers as the CRM reads them: what was chosen or typed in Hindi, by its English name.

    One query where a locality was named in Hindi.
    """
    if not DEVANAGARI.search(" ".join(map(str, vars(answers).values()))):
        return answers
    return replace(
        answers,
        city=place_in_english(answers.city),
        preferred_city=place_in_english(answers.preferred_city),
        treatment=care_in_english(answers.treatment),
        condition=condition_index().in_english(answers.condition),
        speciality=other_or(department_index(), answers.speciality),
        hospital=OTHER if answers.hospital.strip() == OTHER_HI else answers.hospital,
        locality=locality_in_english(answers.locality),
    )


def other_or(index: NameIndex, typed: str) -> str:
    return OTHER if typed.strip() == OTHER_HI else index.in_english(typed)


def care_in_english(typed: str) -> str:
    """A condition as well: a browser that never got its lists sends whatever was typed as the treatment."""
    return condition_index().in_english(other_or(procedure_index(), typed))


def place_in_english(typed: str) -> str:
    return other_or(city_index(), typed)


def locality_in_english(typed: str) -> str:
    word = typed.strip()
    if not DEVANAGARI.search(word):
        return typed
    found = Locality.objects.filter(name_hi=unicodedata.normalize("NFC", word)).first()
    return found.name if found else typed


def in_hindi(key: str, name: str) -> str:
    """What a field in Hindi starts from, by the English name it stands for."""
    match key:
        case "city" | "FormPreferredCityField":
            return city_index().in_hindi(name)
        case "speciality":
            return department_index().in_hindi(name)
        case "treatment":
            return procedure_index().hindi.get(folded(name)) or condition_index().in_hindi(name)
    return name


def directory_lookup(answers: Answers, fields: Iterable[FormField]) -> DirectoryLookup:
    """What the directory says of these answers. One query where the form asks for a hospital."""
    asks = any(field.key == "hospital" for field in fields)
    return DirectoryLookup(
        is_city=is_city, has_hospitals=asks and has_hospitals(answers.city, answers.speciality)
    )


def has_hospitals(city: str, speciality: str) -> bool:
    """Whether a form has hospitals to choose from in a city, or in a department of it."""
    department = department_index().id_of(speciality) or 0
    return hospitals_of(city_id(city) or 0, department).exists()


def hospital_id(typed: str) -> int | None:
    """An id or a name of a hospital of ours; None for 'Other' and for what we do not hold."""
    word = typed.strip()
    if word.isdecimal():
        return Hospital.objects.filter(pk=int(word[:10])).values_list("pk", flat=True).first()
    return Hospital.objects.filter(name__iexact=word).values_list("pk", flat=True).first() if word else None
