"""Authors and reviewers: how their lists are called, and what they write or review."""

from __future__ import annotations

from typing import Literal

from sehat.content.models import (
    ArticlePage,
    ConditionPage,
    MedicalPage,
    Person,
    SymptomPage,
    TestPage,
    TreatmentPage,
)
from sehat.core.languages import display_name, noop
from sehat.core.schemas import Language
from sehat.directory.names import with_title

Kind = Literal["authors", "reviewers"]
MEDICAL: list[tuple[str, str, type[MedicalPage]]] = [
    (noop("Conditions"), "stethoscope", ConditionPage),
    (noop("Treatments"), "general_surgery", TreatmentPage),
    (noop("Tests"), "test_tubes", TestPage),
    (noop("Symptoms"), "symptom", SymptomPage),
    (noop("Articles"), "prescription_document", ArticlePage),
]
ROLES: dict[Kind, str] = {"authors": Person.Role.AUTHOR, "reviewers": Person.Role.REVIEWER}
FIELDS: dict[Kind, str] = {"authors": "author", "reviewers": "reviewer"}
TITLES: dict[Kind, tuple[str, str]] = {
    "authors": (
        noop("Authors"),
        noop("The people who write our pages, in plain words and from sources they name."),
    ),
    "reviewers": (
        noop("Medical reviewers"),
        noop(
            "Doctors who check what we publish, each in their own field. A page names who reviewed it and "
            "when."
        ),
    ),
}


SPECIALITY = "speciality"  # what a translation of one is of


def person_name(person: Person, language: Language) -> str:
    """The name an editor wrote in the language; else the name as it is, under a translated "Dr"."""
    return with_title(display_name(person, language), language)


def signed(field: str) -> dict[str, bool]:
    """A filter of pages: one chosen for a doctor to review counts for them when they have approved it."""
    return {"reviewed_on__isnull": False} if field == FIELDS["reviewers"] else {}
