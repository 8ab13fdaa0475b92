"""From the words of a form to the rows of the directory."""

from __future__ import annotations

from typing import TypeVar

from sehat.core.models import Named
from sehat.directory.models import City, Condition, Procedure
from sehat.rendering.generation import kept_until_change

OTHER = "Other"
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
