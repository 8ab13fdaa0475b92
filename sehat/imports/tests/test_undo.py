"""An import is undone row by row: what changed since stays as it is, and is named."""

from __future__ import annotations

from datetime import date

import pytest

from sehat.directory.models import (
    City,
    Condition,
    Department,
    Doctor,
    Hospital,
    Locality,
    Practice,
    PriceRange,
    Procedure,
)
from sehat.imports.models import ImportRun
from sehat.imports.selectors import kept_rows
from sehat.imports.tests.files import (
    applied,
    csv_of,
    doctors,
    undone,
)
from sehat.search.models import SearchChange

pytestmark = pytest.mark.django_db


def test_an_undo_brings_back_what_was_changed_and_takes_away_what_was_new() -> None:
    doctor = Doctor.objects.filter(languages__isnull=False, city__slug="pune").earliest("pk")
    languages = set(doctor.languages.values_list("slug", flat=True))
    run = applied("doctors", doctors({"slug": doctor.slug, "languages": "odia"}, {}))
    SearchChange.objects.all().delete()
    undone(run)
    run.refresh_from_db()
    assert (run.state, run.undone, run.kept) == (ImportRun.State.UNDONE, 2, 0)
    now = Doctor.objects.get(pk=doctor.pk)
    assert (now.name, now.fee, now.training) == (doctor.name, doctor.fee, doctor.training)
    assert set(now.languages.values_list("slug", flat=True)) == languages
    assert not Doctor.objects.filter(slug="dr-kamala-iyer").exists()
    assert SearchChange.objects.count() == 2


def test_an_undo_brings_back_dates() -> None:
    hospital = Hospital.objects.filter(accredited_until__isnull=False).earliest("pk")
    row = {
        "slug": hospital.slug, "name": hospital.name, "city": hospital.city.slug,
        "locality": hospital.locality.slug, "address": hospital.address,
        "departments": "general-surgery", "accredited_until": "2031-01-31",
    }  # fmt: skip
    run = applied("hospitals", csv_of(row))
    assert Hospital.objects.get(pk=hospital.pk).accredited_until == date(2031, 1, 31)
    undone(run)
    assert Hospital.objects.get(pk=hospital.pk).accredited_until == hospital.accredited_until


def test_a_row_that_changed_since_is_not_undone_and_is_named() -> None:
    run = applied("doctors", doctors({}, {"slug": "dr-two"}))
    Doctor.objects.filter(slug="dr-two").update(fee=1)
    run = undone(run)
    assert (run.undone, run.kept) == (1, 1)
    assert kept_rows(run, 9) == [(3, "dr-two", "It was changed since.")]
    assert Doctor.objects.get(slug="dr-two").fee == 1


def test_a_row_that_is_in_use_since_is_not_undone() -> None:
    run = applied("doctors", doctors({}))
    Practice.objects.create(
        doctor=Doctor.objects.get(slug="dr-kamala-iyer"), hospital=Hospital.objects.earliest("pk")
    )
    run = undone(run)
    assert kept_rows(run, 9) == [(2, "dr-kamala-iyer", "It is in use since: practices.")]


def test_a_row_that_was_deleted_since_is_named() -> None:
    run = applied("doctors", doctors({}))
    Doctor.objects.get(slug="dr-kamala-iyer").delete()
    assert kept_rows(undone(run), 9) == [(2, "", "It was deleted since.")]


def test_what_referred_to_something_that_is_gone_stays() -> None:
    gone = Department.objects.create(
        name="Old", slug="old", plain_name="Old", specialist="x", specialist_plural="x"
    )
    condition = Condition.objects.create(name="Aches", slug="aches", department=gone)
    row = {"slug": "aches", "name": "Aches", "department": "general-surgery"}
    run = applied("conditions", csv_of(row))
    gone.delete()
    run = undone(run)
    assert kept_rows(run, 9) == [(2, "aches", "Its earlier department was deleted since.")]
    condition.refresh_from_db()
    assert condition.department.slug == "general-surgery"


def moved_row(hospital: Hospital, city: str) -> dict[str, str]:
    place = Locality.objects.filter(city__slug=city).earliest("pk")
    return {
        "slug": hospital.slug, "name": hospital.name, "city": city, "locality": place.slug,
        "address": hospital.address, "departments": "urology",
    }  # fmt: skip


def test_an_undo_moves_no_hospital_away_from_prices_that_it_got_since() -> None:
    """Its price of Pune stood at a hospital in Mumbai, in the bars of neither city."""
    hospital = Hospital.objects.filter(city__slug="mumbai", price_ranges=None).earliest("pk")
    run = applied("hospitals", csv_of(moved_row(hospital, "pune")))
    PriceRange.objects.create(
        procedure=Procedure.objects.get(slug="lasik"), hospital=hospital, city=City.objects.get(slug="pune"),
        label="since", lowest=1, highest=1, source="Asked", as_of="2026-11-01",
    )  # fmt: skip
    undone(run)
    hospital.refresh_from_db()
    assert hospital.city.slug == "pune"
    [(_, key, why)] = kept_rows(run, 10)
    assert (key, why) == (hospital.slug, "Its prices are those of Pune: delete them first.")


def test_an_undo_brings_back_no_amounts_that_fall_beside_a_median_of_since() -> None:
    price = PriceRange.objects.create(
        procedure=Procedure.objects.get(slug="lasik"), city=City.objects.get(slug="pune"), label="undone",
        lowest=50_000, typical=60_000, highest=70_000, source="Asked", as_of="2026-11-01",
    )  # fmt: skip
    row = {
        "procedure": "lasik", "city": "pune", "hospital": "", "label": "undone", "room": "",
        "lowest": "50000", "highest": "90000", "source": "Asked", "as_of": "2026-11-01",
    }  # fmt: skip
    run = applied("price_ranges", csv_of(row))
    PriceRange.objects.filter(pk=price.pk).update(typical=80_000)
    undone(run)
    price.refresh_from_db()
    assert (price.typical, price.highest) == (80_000, 90_000)
    assert [why for _, _, why in kept_rows(run, 10)] == [
        "Lowest, middle half, median and highest must not fall."
    ]
