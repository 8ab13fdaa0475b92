"""What a doctor treats, with what it may cost in their city."""

from __future__ import annotations

from datetime import date

import pytest

from sehat.directory.models import City, Doctor, PriceRange, Procedure
from sehat.directory.pages.doctor import treated
from sehat.directory.schemas import Treated

pytestmark = pytest.mark.django_db


@pytest.fixture
def procedure() -> Procedure:
    """One that nobody has a figure of."""
    found = Procedure.objects.get(slug="appendicectomy")
    PriceRange.objects.filter(procedure=found).delete()
    return found


def row(procedure: Procedure) -> Treated:
    doctor = Doctor.objects.filter(city__slug="jaipur").first()
    assert doctor is not None
    doctor.procedures.set([procedure])
    [found] = treated(doctor, "en")
    return found


def told(procedure: Procedure, city: str | None, lowest: int, highest: int, **more: str | bool) -> None:
    place = City.objects.get(slug=city) if city else None
    PriceRange.objects.create(
        procedure=procedure, city=place, lowest=lowest, highest=highest, source="A price list",
        as_of=date(2026, 11, 1), **more,
    )  # fmt: skip


def test_the_range_of_the_city_holds_each_method_and_room(procedure: Procedure) -> None:
    told(procedure, "jaipur", 40_000, 60_000)
    told(procedure, "jaipur", 50_000, 90_000, label="keyhole")
    found = row(procedure)
    assert (found.lowest, found.highest) == (40_000, 90_000)
    assert found.url == "/jaipur/treatment/appendicectomy/cost"


def test_a_price_that_is_invented_is_marked_where_it_stands(procedure: Procedure) -> None:
    told(procedure, "jaipur", 40_000, 60_000)
    assert not row(procedure).is_demo
    told(procedure, "jaipur", 50_000, 90_000, label="keyhole", is_demo=True)
    assert row(procedure).is_demo


@pytest.mark.parametrize("city", [None, "pune"])
def test_a_range_of_all_india_or_of_another_city_is_not_what_it_costs_with_them(
    procedure: Procedure, city: str | None
) -> None:
    """It would stand without its place beside the doctor, and lead to a page without a figure."""
    told(procedure, city, 30_000, 900_000)
    found = row(procedure)
    assert (found.lowest, found.highest, found.url) == (None, None, None)


def test_a_treatment_without_a_drawing_of_its_own_has_that_of_its_department(procedure: Procedure) -> None:
    """As on the page of the department, and as the table to import says; it had a stethoscope."""
    procedure.icon = ""
    procedure.save()
    assert row(procedure).icon == procedure.department.icon
