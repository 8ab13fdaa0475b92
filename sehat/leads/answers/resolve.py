"""From the words of a form to the rows of the directory, once, when a request is taken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from django.db.models import Case, Q, When

from sehat.core.folding import as_compared
from sehat.core.languages import LANGUAGES, translate
from sehat.core.numbers import whole_number
from sehat.directory.models import Hospital
from sehat.directory.selectors import hospitals_of
from sehat.leads.answers.lookup import (
    DEVANAGARI,
    NameIndex,
    city_index,
    condition_index,
    department_index,
    is_city,
    localities_in_english,
    procedure_index,
)
from sehat.leads.answers.validation import DirectoryLookup
from sehat.leads.fields import OTHER, Answers
from sehat.leads.schemas import FormField


@dataclass(frozen=True)
class Resolved:
    """Answers in English, and the ids of what they name: None for 'Other' and for what we do not hold."""

    answers: Answers
    city_id: int | None
    procedure_id: int | None
    condition_id: int | None
    department_id: int | None
    hospital_id: int | None


def resolve(answers: Answers) -> Resolved:
    """One query where a hospital is named, and a cached one where a locality is named in Hindi."""
    english = in_english(answers)
    return Resolved(
        answers=english,
        city_id=city_index().id_of(english.city),
        procedure_id=procedure_index().id_of(english.treatment),
        condition_id=condition_index().id_of(english.condition),
        department_id=department_index().id_of(english.speciality),
        hospital_id=hospital_id(english.hospital, city_index().id_of(english.city)),
    )


def directory_lookup(resolved: Resolved, fields: Iterable[FormField]) -> DirectoryLookup:
    """What the directory says of these answers. One query where the form asks for a hospital."""
    asks = any(field.key == "hospital" for field in fields)
    return DirectoryLookup(is_city=is_city, has_hospitals=asks and has_hospitals(resolved))


def has_hospitals(resolved: Resolved) -> bool:
    """Whether a form has hospitals to choose from in a city, or in a department of it."""
    return hospitals_of(resolved.city_id or 0, resolved.department_id or 0).exists()


def in_english(answers: Answers) -> Answers:
    """The answers as the CRM reads them: what was chosen or typed in Hindi, by its English name, and another
    city than ours however it is written.

    A cached query where a locality was named in Hindi.
    """
    if not DEVANAGARI.search(" ".join(map(str, vars(answers).values()))):
        city, preferred = map(listed_city, (answers.city, answers.preferred_city))
        return replace(answers, city=city, preferred_city=preferred)
    return replace(
        answers,
        city=place_in_english(answers.city),
        preferred_city=place_in_english(answers.preferred_city),
        treatment=care_in_english(answers.treatment),
        condition=condition_index().in_english(answers.condition),
        speciality=other_or(department_index(), answers.speciality),
        hospital=OTHER if is_other(answers.hospital) else answers.hospital,
        locality=locality_in_english(answers.locality),
    )


def listed_city(typed: str) -> str:
    return OTHER if is_other(typed) else city_index().as_listed(typed)


def is_other(typed: str) -> bool:
    return typed.strip().capitalize() in {translate(OTHER, language) for language in LANGUAGES}


def other_or(index: NameIndex, typed: str) -> str:
    return OTHER if is_other(typed) else index.in_english(typed)


def care_in_english(typed: str) -> str:
    """A condition as well: a browser that never got its lists sends whatever was typed as the treatment."""
    return condition_index().in_english(other_or(procedure_index(), typed))


def place_in_english(typed: str) -> str:
    return listed_city(city_index().in_english(typed))


def locality_in_english(typed: str) -> str:
    """However it is spelled, as `NameIndex`."""
    if not DEVANAGARI.search(typed):
        return typed
    return localities_in_english().get(as_compared(typed), typed)


def hospital_id(typed: str, city_id: int | None = None) -> int | None:
    """An id of a hospital of ours, or its name in either language, of several that of the city; None for
    'Other' and for what we do not hold."""
    word = typed.strip()
    if not word:
        return None
    if word.isdecimal():
        number = whole_number(word) or 0
        return Hospital.objects.filter(pk=number).values_list("pk", flat=True).first()
    named = Hospital.objects.filter(Q(name__iexact=word) | Q(name_hi=word))
    here_first = named.order_by(Case(When(city=city_id, then=0), default=1), "pk")
    return here_first.values_list("pk", flat=True).first()
