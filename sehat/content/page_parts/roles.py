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

Kind = Literal["authors", "reviewers"]
MEDICAL: list[tuple[str, str, type[MedicalPage]]] = [
    ("Conditions", "stethoscope", ConditionPage),
    ("Treatments", "general_surgery", TreatmentPage),
    ("Tests", "test_tubes", TestPage),
    ("Symptoms", "symptom", SymptomPage),
    ("Articles", "prescription_document", ArticlePage),
]
ROLES: dict[Kind, str] = {"authors": Person.Role.AUTHOR, "reviewers": Person.Role.REVIEWER}
FIELDS: dict[Kind, str] = {"authors": "author", "reviewers": "reviewer"}
TITLES: dict[Kind, tuple[str, str]] = {
    "authors": ("Authors", "The people who write our pages, in plain words and from sources they name."),
    "reviewers": (
        "Medical reviewers",
        "Doctors who check what we publish, each in their own field. A page names who reviewed it and when.",
    ),
}


def signed(field: str) -> dict[str, bool]:
    """A filter of pages: one chosen for a doctor to review counts for them when they have approved it."""
    return {"reviewed_on__isnull": False} if field == FIELDS["reviewers"] else {}
