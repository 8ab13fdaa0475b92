"""What a file has no column for stays as it is stored, and is held against what the file says."""

from __future__ import annotations

import pytest

from sehat.directory.models import City, Doctor, PriceRange, Procedure
from sehat.imports.tests.files import applied, checked, csv_of, doctors, faults, undone

pytestmark = pytest.mark.django_db
REGISTERED = {"registration": "MMC 2003/04/1234", "is_verified": "yes"}
DOCTOR = {
    "slug": "dr-kamala-iyer", "name": "Dr Kamala Iyer", "department": "general-surgery", "city": "pune",
    "title": "General surgeon", "degrees": "MBBS, MS",
}  # fmt: skip
PRICE = {
    "procedure": "gallbladder-removal", "city": "pune", "hospital": "", "label": "for this test", "room": "",
    "lowest": "50000", "highest": "90000", "source": "Asked by phone", "as_of": "2026-11-01",
}  # fmt: skip


def test_a_registration_that_is_stored_may_be_said_to_be_checked_by_a_file_without_it() -> None:
    applied("doctors", doctors(REGISTERED | {"is_verified": "no"}))
    applied("doctors", csv_of(DOCTOR | {"is_verified": "yes"}))
    stored = Doctor.objects.get(slug="dr-kamala-iyer")
    assert (stored.registration, stored.is_verified) == ("MMC 2003/04/1234", True)


def test_a_registration_that_was_checked_is_not_emptied_by_a_file_that_does_not_say_so() -> None:
    """The page said “Registration checked” of none."""
    applied("doctors", doctors(REGISTERED))
    run = checked("doctors", csv_of(DOCTOR | {"registration": ""}))
    assert faults(run) == [(2, "registration", "Write the registration that was checked.")]


def test_of_a_new_doctor_nothing_is_stored_that_was_checked() -> None:
    run = checked("doctors", csv_of(DOCTOR | {"is_verified": "yes"}))
    assert faults(run) == [(2, "registration", "Write the registration that was checked.")]


def test_an_undo_leaves_a_registration_that_was_said_to_be_checked_since() -> None:
    applied("doctors", csv_of(DOCTOR))
    run = applied("doctors", csv_of(DOCTOR | {"registration": "MMC 2003/04/1234"}))
    Doctor.objects.filter(slug="dr-kamala-iyer").update(is_verified=True)
    run = undone(run)
    assert (run.undone, run.kept) == (0, 1)
    assert run.changes.get().why_kept == "Write the registration that was checked."


@pytest.mark.parametrize(
    ("cells", "is_refused"),
    [({"quoted_by": "12"}, True), ({"quotes": "2"}, True), ({"quoted_by": "5"}, False)],
)
def test_hospitals_are_counted_against_the_quotes_that_are_stored(
    cells: dict[str, str], is_refused: bool
) -> None:
    """“From 5 quotes, 12 hospitals”: /cms refuses that."""
    applied("price_ranges", csv_of(PRICE | {"quotes": "5", "quoted_by": "3"}))
    told = (2, "quoted_by", "Fewer quotes than hospitals that gave them.")
    assert faults(checked("price_ranges", csv_of(PRICE | cells))) == ([told] if is_refused else [])


def test_a_price_is_not_stored_twice_with_its_label_in_other_capitals_or_blanks() -> None:
    """Both stood on the page; /cms refuses the second."""
    PriceRange.objects.create(
        procedure=Procedure.objects.get(slug="gallbladder-removal"), city=City.objects.get(slug="pune"),
        label="Laser, one side", lowest=50_000, highest=90_000, source="Asked", as_of="2026-11-01",
    )  # fmt: skip
    run = checked("price_ranges", csv_of(PRICE | {"label": "laser,  one side", "lowest": "60000"}))
    told = "Write it as “Laser, one side”, as ₹50,000 to ₹90,000 has it."
    assert faults(run) == [(2, "label", told)]


def test_nor_is_it_by_two_rows_of_one_file() -> None:
    run = checked("price_ranges", csv_of(PRICE, PRICE | {"label": "For this Test"}))
    told = "Write it as “for this test”, as ₹50,000 to ₹90,000 has it."
    assert faults(run) == [(3, "label", told)]


def test_lines_of_a_cell_are_several_as_semicolons_make_them() -> None:
    """Alt and Enter in a spreadsheet: the second line was taken for hours of the first."""
    applied("doctors", doctors({"aliases": "Kamala Aiyar\nकमला अय्यर"}))
    hours = "Monday to Friday: 10 am to 1 pm\nSaturday: 9 am to 12 noon"
    hospital = City.objects.get(slug="pune").hospitals.earliest("pk")
    applied(
        "clinic_hours",
        csv_of({"doctor": "dr-kamala-iyer", "hospital": hospital.slug, "hours": hours}),
    )
    doctor = Doctor.objects.get(slug="dr-kamala-iyer")
    assert doctor.aliases == ["Kamala Aiyar", "कमला अय्यर"]
    assert doctor.practices.get().hours == [
        {"days": "Monday to Friday", "hours": "10 am to 1 pm"},
        {"days": "Saturday", "hours": "9 am to 12 noon"},
    ]
