"""Rows of the directory by all their names."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TypeVar

from sehat.core.folding import as_compared, words
from sehat.core.languages import translate
from sehat.core.models import Named
from sehat.core.schemas import Language
from sehat.directory.models import City, Condition, Department, Locality, Procedure
from sehat.leads.fields import OTHER
from sehat.rendering.cache_version import cached_until_change

N = TypeVar("N", bound=Named)
DEVANAGARI = re.compile("[\u0900-\u097f]")


class NameIndex:
    """Rows of a model by all their names: English, Hindi and aliases."""

    def __init__(self, model: type[N]) -> None:
        """One query."""
        rows = list(model._default_manager.values_list("pk", "name", "name_hi", "aliases"))
        self.names: dict[int, str] = {pk: name for pk, name, _, _ in rows}
        self.hindi: dict[str, str] = {as_compared(name): name_hi for _, name, name_hi, _ in rows if name_hi}
        # A name beats another row's alias.
        self.ids: dict[str, int] = {as_compared(alias): pk for pk, _, _, aliases in rows for alias in aliases}
        self.ids |= {as_compared(name_hi): pk for pk, _, name_hi, _ in rows if name_hi}
        self.ids |= {as_compared(name): pk for pk, name, _, _ in rows}
        self.ids.pop("", None)  # of a name that nobody sees: nothing that was left empty is called so

    def __contains__(self, word: str) -> bool:
        return self.id_of(word) is not None

    def has(self, word: str) -> bool:
        """By one of its names as it is written, whatever the capitals."""
        return as_compared(word) in self.ids

    def id_of(self, word: str) -> int | None:
        """Also of one that is spelled otherwise, as the lists of a browser find it: Delhi-NCR, मुम्बई."""
        exact = self.ids.get(as_compared(word))
        return exact if exact is not None or not word.strip() else self.by_words.get(spelled(word))

    @cached_property
    def by_words(self) -> dict[str, int]:
        """Without spellings that two rows share."""
        found: dict[str, set[int]] = {}
        for name, pk in self.ids.items():
            found.setdefault(spelled(name), set()).add(pk)
        return {name: min(rows) for name, rows in found.items() if name and len(rows) == 1}

    def as_listed(self, word: str) -> str:
        """The name of the list for one that is spelled otherwise; an alias and other words as they are."""
        found = self.id_of(word)
        is_name = found is not None and spelled(self.names[found]) == spelled(word)
        return self.names[found] if found is not None and is_name else word

    def display_name(self, name: str, language: Language) -> str:
        """What pages in a language call the row of an English name; the name itself where there is none."""
        return self.in_hindi(name) if language == "hi" else name

    def in_hindi(self, name: str) -> str:
        """The Hindi of an English name; the name itself where there is none."""
        return self.hindi.get(as_compared(name), name)

    def in_english(self, word: str) -> str:
        """The English name of what was named in Hindi; any other words as they are."""
        found = self.id_of(word) if DEVANAGARI.search(word) else None
        return self.names[found] if found else word


def spelled(word: str) -> str:
    """Whatever stands between its words, with one spelling of Hindi."""
    return " ".join(words(word))


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


@cached_until_change
def localities_in_english() -> dict[str, str]:
    """The English name of each part of a city by its Hindi one, folded. One query, cached."""
    rows = Locality.objects.exclude(name_hi="").values_list("name_hi", "name")
    return {as_compared(name_hi): name for name_hi, name in rows}


def is_city(name: str) -> bool:
    """Bangalore is Bengaluru; 'Other' is an answer."""
    return name.strip() == OTHER or name in city_index()


def treatment_and_condition(typed: str) -> tuple[str, str]:
    """Sorts one field's words into (treatment, condition): बवासीर is a condition, LASIK a treatment.

    Words we do not know are taken as the treatment, so that nothing a patient wrote is lost.
    """
    word, treatments, conditions = typed.strip(), procedure_index(), condition_index()
    if conditions.has(word) and not treatments.has(word):  # by its own name, though one is spelled like it
        return "", word
    if word in treatments or word not in conditions:
        return word, ""
    return "", word


def name_in(language: Language, key: str, name: str) -> str:
    """What a field starts from in a form of a language, by the English name it stands for."""
    if language == "en":
        return name
    match key:
        case "city" | "FormPreferredCityField" if name == OTHER:
            return translate(OTHER, language)
        case "city" | "FormPreferredCityField":
            return city_index().display_name(name, language)
        case "speciality":
            return department_index().display_name(name, language)
        case "treatment" if name in procedure_index():
            return procedure_index().display_name(name, language)
        case "treatment":
            return condition_index().display_name(name, language)
    return name
