"""Authors and reviewers: how their lists are called, and what they write or review."""

from __future__ import annotations

from typing import Literal

from sehat.content.models import ArticlePage, ConditionPage, MedicalPage, Person, TestPage, TreatmentPage

Kind = Literal["authors", "reviewers"]
MEDICAL: list[tuple[str, str, type[MedicalPage]]] = [
    ("Conditions", "stethoscope", ConditionPage),
    ("Treatments", "general_surgery", TreatmentPage),
    ("Tests", "test_tubes", TestPage),
    ("Articles", "prescription_document", ArticlePage),
]
ROLES: dict[Kind, str] = {"authors": Person.Role.AUTHOR, "reviewers": Person.Role.REVIEWER}
FIELDS: dict[Kind, str] = {"authors": "author", "reviewers": "reviewer"}
TITLES: dict[Kind, tuple[str, str]] = {
    "authors": ("Authors", "The people who write our pages, in plain words and from sources they name."),
    "reviewers": (
        "Medical reviewers",
        "Doctors who check what we publish. No medical page goes live before one of them has approved it.",
    ),
}
