"""From the words of a form to the rows of the directory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from sehat.core.models import Named
from sehat.directory.models import City, Condition, Department, Hospital, Procedure
from sehat.directory.selectors import hospitals_of
from sehat.leads.answers import Answers, Known
from sehat.leads.fields import OTHER
from sehat.leads.schemas import FormField
from sehat.rendering.generation import kept_until_change

N = TypeVar("N", bound=Named)


def _by_word(model: type[N]) -> dict[str, int]:
    """Lower-case name, Hindi name and alias -> id. A name beats another row's alias."""
    rows = list(model._default_manager.values_list("pk", "name", "name_hi", "aliases"))
    words = {alias.casefold(): pk for pk, _, _, aliases in rows for alias in aliases}
    words |= {name.casefold(): pk for pk, _, name_hi, _ in rows for name in [name_hi] if name}
    return words | {name.casefold(): pk for pk, name, _, _ in rows}


@kept_until_change
def city_words() -> dict[str, int]:
    return _by_word(City)


@kept_until_change
def procedure_words() -> dict[str, int]:
    return _by_word(Procedure)


@kept_until_change
def condition_words() -> dict[str, int]:
    return _by_word(Condition)


@kept_until_change
def department_words() -> dict[str, int]:
    return _by_word(Department)


def city_id(name: str) -> int | None:
    """Bangalore is Bengaluru. None for 'Other' and for a city we do not hold."""
    return city_words().get(name.strip().casefold())


def is_city(name: str) -> bool:
    return name.strip() == OTHER or city_id(name) is not None


def treatment_and_condition(typed: str) -> tuple[str, str]:
    """Sorts one field's words into (treatment, condition): बवासीर is a condition, LASIK a treatment.

    Words we do not know are kept as the treatment, so that nothing a patient wrote is lost.
    """
    word = typed.strip()
    if word.casefold() in procedure_words() or word.casefold() not in condition_words():
        return word, ""
    return "", word


def known_to(answers: Answers, fields: Iterable[FormField]) -> Known:
    """What the directory says of these answers. One query where the form asks for a hospital."""
    asks = any(field.key == "hospital" for field in fields)
    return Known(is_city=is_city, has_hospitals=asks and has_hospitals(answers.city, answers.speciality))


def has_hospitals(city: str, speciality: str) -> bool:
    """Whether a form has hospitals to choose from in a city, or in a department of it."""
    department = department_words().get(speciality.strip().casefold(), 0)
    return hospitals_of(city_id(city) or 0, department).exists()


def hospital_id(typed: str) -> int | None:
    """An id or a name of a hospital of ours; None for 'Other' and for what we do not hold."""
    word = typed.strip()
    if word.isdecimal():
        return Hospital.objects.filter(pk=int(word[:10])).values_list("pk", flat=True).first()
    return Hospital.objects.filter(name__iexact=word).values_list("pk", flat=True).first() if word else None
