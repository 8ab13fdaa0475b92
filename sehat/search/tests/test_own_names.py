"""Whatever is called by its own name is the first answer, however that is typed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sehat.content.models import (
    ArticlePage,
    ConditionPage,
    MedicalPage,
    SymptomPage,
    TestPage,
    TreatmentPage,
)
from sehat.content.models.site_page import published
from sehat.core.schemas import Language
from sehat.directory.addresses import department_url, hospital_url
from sehat.directory.models import Department, Hospital
from sehat.search.queries import clean_query
from sehat.search.understanding import understand

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("index")]
WAYS: dict[str, Callable[[str], str]] = {
    "as it is written": str,
    "in capitals": str.upper,
    "in small letters, with blanks around": lambda name: f"  {name.lower()}  ",
    "without its hyphens": lambda name: name.replace("-", " "),
    "with a full stop behind": lambda name: f"{name}.",
}


def first(typed: str, language: Language = "en") -> str:
    found = understand(clean_query(typed)).answers(language)
    return found[0].url if found else ""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("model", [ConditionPage, TreatmentPage, TestPage, SymptomPage, ArticlePage])
def test_a_page_by_its_title_in_its_own_language(model: type[MedicalPage], way: str) -> None:
    pages = published(model.objects)
    missed = [page.title for page in pages if first(WAYS[way](page.title), page.language) != page.address]
    assert missed == []


@pytest.mark.parametrize("way", ["as it is written", "in capitals"])
def test_a_hospital_and_a_department_by_their_names(way: str) -> None:
    hospitals = [
        row.name for row in Hospital.objects.all() if first(WAYS[way](row.name)) != hospital_url(row)
    ]
    departments = [
        row.name for row in Department.objects.all() if first(WAYS[way](row.name)) != department_url(row)
    ]
    assert (hospitals, departments) == ([], [])


def test_a_department_by_its_hindi_name() -> None:
    found = {row.name_hi: first(row.name_hi) for row in Department.objects.exclude(name_hi="")}
    assert found == {row.name_hi: department_url(row) for row in Department.objects.exclude(name_hi="")}
