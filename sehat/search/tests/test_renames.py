"""What is found under the name of something else follows when that is renamed."""

from __future__ import annotations

from typing import Any

import pytest

from sehat.core.models import Named
from sehat.directory.models import City, Condition, Department, Doctor, Hospital, Locality, Procedure
from sehat.search.engine import Window
from sehat.search.indexing import Indexer
from sehat.search.models import SearchChange
from sehat.search.schemas import Kind
from sehat.search.selectors import find
from sehat.search.understanding import understand

pytestmark = pytest.mark.django_db


def urology() -> Department:
    return Department.objects.get(slug="urology")


def renamed(row: Any, **changes: object) -> None:
    SearchChange.objects.all().delete()
    for name, value in changes.items():
        setattr(row, name, value)
    row.save()


def noted(kind: Kind) -> set[int]:
    return set(SearchChange.objects.filter(kind=kind).values_list("object_id", flat=True))


def test_doctors_are_found_by_the_new_name_of_their_department(full_index: Indexer) -> None:
    """Who searched for a speciality that was renamed found no doctor until the next day."""
    renamed(urology(), name="Zeturology")
    full_index.run_once()
    asked = understand("zeturology").people
    assert asked == "Zeturology"
    found = find(asked, kinds=["Doctor"], window=Window(counted=True))
    assert found["Doctor"].total == Doctor.objects.filter(department__slug="urology").count()


@pytest.mark.parametrize(
    ("changes", "is_noted"),
    [
        ({"name": "Kidneys"}, True),
        ({"name_hi": "Gurde"}, True),
        ({"plain_name": "Kidneys"}, True),
        ({"icon": "kidney"}, True),
        ({"specialist": "Kidney doctor"}, True),
        ({"aliases": ["gurda"]}, True),
        ({"rank": 3}, False),
        ({"intro": "Other words."}, False),
        ({}, False),
    ],
)
def test_only_what_an_entry_says_of_a_department_changes_others(
    changes: dict[str, object], is_noted: bool
) -> None:
    renamed(urology(), **changes)
    assert bool(noted("Doctor") and noted("Condition") and noted("Treatment")) == is_noted


@pytest.mark.parametrize(
    ("model", "kind", "below"),
    [
        (Department, "Condition", Condition),
        (Department, "Treatment", Procedure),
        (Department, "Doctor", Doctor),
        (City, "Doctor", Doctor),
        (City, "Hospital", Hospital),
    ],
)
def test_each_row_below_a_renamed_one_is_noted_and_no_other(
    model: type[Named], kind: Kind, below: type[Named]
) -> None:
    rows = below._default_manager.all()
    field = str(model._meta.model_name)
    row: Any = getattr(rows[0], field)
    renamed(row, name="Another name")
    assert noted(kind) == set(rows.filter(**{field: row}).values_list("pk", flat=True))


def test_a_hospital_is_shown_with_the_new_name_of_its_part_of_the_city(full_index: Indexer) -> None:
    hospital = Hospital.objects.select_related("locality", "city")[0]
    renamed(Locality.objects.get(pk=hospital.locality_id), name="Navi Basti")
    full_index.run_once()
    [shown] = [one for one in found("Hospital", hospital.name) if one.id == hospital.pk]
    assert shown.subtitle == f"Navi Basti, {hospital.city.name}"


def found(kind: Kind, query: str) -> list[Any]:
    return find(query, kinds=[kind])[kind].entities


def test_a_treatment_is_found_by_a_condition_that_an_editor_ticks() -> None:
    condition = Condition.objects.get(slug="piles")
    treatment = Procedure.objects.exclude(conditions=condition).filter(pages__live=True)[0]
    SearchChange.objects.all().delete()
    condition.procedures.set([treatment])
    assert treatment.pk in noted("Treatment")
    SearchChange.objects.all().delete()
    condition.procedures.set([])
    assert noted("Treatment") == {treatment.pk}
    SearchChange.objects.all().delete()
    treatment.conditions.add(condition)
    assert noted("Treatment") == {treatment.pk}


def test_a_treatment_and_a_department_are_found_by_the_new_name_of_a_condition(full_index: Indexer) -> None:
    condition = Condition.objects.filter(procedures__pages__live=True)[0]
    renamed(condition, name="Zetomania")
    full_index.run_once()
    treated = set(condition.procedures.filter(pages__live=True).values_list("pk", flat=True))
    assert {one.id for one in found("Treatment", "zetomania")} == treated
    assert {one.id for one in found("Department", "zetomania")} == {condition.department_id}
