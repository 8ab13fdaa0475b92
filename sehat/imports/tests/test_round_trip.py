"""What is exported is imported again as it was: export, edit, import is the bulk edit."""

from __future__ import annotations

import tempfile
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.india import this_year
from sehat.directory.models import Doctor, Hospital, PriceRange
from sehat.directory.practice_years import EARLIEST
from sehat.imports.cells import escaped, fault_of, split, unescaped
from sehat.imports.checking import chunks_of, columns_of
from sehat.imports.export import csv_pieces, xlsx_pieces
from sehat.imports.reading import FileFault, opened
from sehat.imports.selectors import exported_rows
from sehat.imports.tables import TABLES
from sehat.imports.tables.doctors import read_course
from sehat.imports.tests.files import applied, checked, faults, numbers

pytestmark = pytest.mark.django_db
KINDS = {"csv": csv_pieces, "xlsx": xlsx_pieces}


def exported(table: str, kind: str) -> bytes:
    rows = chain([list(TABLES[table].columns)], exported_rows(TABLES[table]))
    return b"".join(KINDS[kind](rows))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("table", TABLES)
def test_an_exported_file_imports_as_all_same(table: str, kind: str) -> None:
    count = TABLES[table].model._default_manager.count()
    run = checked(table, exported(table, kind), f"{table}.{kind}")
    assert (faults(run), run.message) == ([], "")
    assert numbers(run) == (0, 0, count, 0)
    assert count


def test_what_looks_like_a_formula_goes_out_harmless_and_comes_back_as_it_was() -> None:
    Hospital.objects.filter(slug=Hospital.objects.earliest("pk").slug).update(facilities="-5 bed\n'=SUM(A1)")
    first = Hospital.objects.earliest("pk")
    file = exported("hospitals", "csv").decode()
    assert "\"'-5 bed" in file
    assert numbers(checked("hospitals", file.encode())) == (0, 0, Hospital.objects.count(), 0)
    Hospital.objects.filter(pk=first.pk).update(facilities="")
    applied("hospitals", file.encode())
    first.refresh_from_db()
    assert first.facilities == "-5 bed\n'=SUM(A1)"


@pytest.mark.parametrize("kind", KINDS)
def test_lines_and_spaces_as_a_form_stores_them_are_the_same(kind: str) -> None:
    Hospital.objects.update(facilities="Blood bank \r\nPharmacy\r\n", address=" 1 Main Road ")
    run = checked("hospitals", exported("hospitals", kind), f"hospitals.{kind}")
    assert (faults(run), numbers(run)) == ([], (0, 0, Hospital.objects.count(), 0))


@pytest.mark.parametrize("kind", KINDS)
def test_a_text_that_no_cell_holds_is_refused_when_it_comes_back_and_not_emptied(kind: str) -> None:
    """A workbook has the beginning of it, which is still more than an import takes."""
    doctor = Doctor.objects.order_by("pk")[0]
    Doctor.objects.filter(pk=doctor.pk).update(about="क" * 40_000)
    assert faults(checked("doctors", exported("doctors", kind), f"doctors.{kind}")) == [
        (2, "about", "It has more than 20,000 characters.")
    ]


def test_an_edited_export_changes_that_alone() -> None:
    doctor = Doctor.objects.filter(fee__isnull=False).earliest("pk")
    rows = list(exported_rows(TABLES["doctors"]))
    columns = list(TABLES["doctors"].columns)
    row = next(row for row in rows if row[0] == doctor.slug)
    row[columns.index("fee")] = "12345"
    run = applied("doctors", b"".join(csv_pieces([columns, *rows])))
    assert numbers(run) == (0, 1, len(rows) - 1, 0)
    doctor.refresh_from_db()
    assert doctor.fee == 12345


def test_an_export_reads_a_thousand_rows_in_a_few_queries(django_assert_max_num_queries: object) -> None:
    with django_assert_max_num_queries(12):  # type: ignore[operator]
        assert len(list(exported_rows(TABLES["doctors"]))) == Doctor.objects.count()


def test_a_price_with_every_column_comes_back() -> None:
    price = PriceRange.objects.earliest("pk")
    PriceRange.objects.filter(pk=price.pk).update(quotes=12, quoted_by=4, includes="surgeon; room")
    run = checked("price_ranges", exported("price_ranges", "xlsx"), "prices.xlsx")
    assert numbers(run) == (0, 0, PriceRange.objects.count(), 0)


names = st.lists(
    st.text(st.characters(exclude_characters=";", exclude_categories=["C", "Z"]), min_size=1)
    | st.sampled_from(["2010", "-", "Congress"]),
    min_size=1,
).map(" ".join)
courses = st.builds(
    lambda name, year: {"name": name, "year": year}, names, st.none() | st.integers(EARLIEST, this_year())
)


@given(st.lists(courses))
def test_any_training_comes_back_as_it_is(training: list[dict[str, object]]) -> None:
    """The congress of 2010 came back as one that was passed in 2010."""
    text = TABLES["doctors"].columns["training"].shown(training, {})
    assert [read_course(part) for part in split(text)] == training


HEADER = b"slug,name,department,city,title,degrees\n"


@given(st.binary(), st.sampled_from([b"", HEADER, HEADER + b'x,"']))
def test_any_bytes_are_rows_or_refused_in_a_sentence(data: bytes, before: bytes) -> None:
    told = ""
    with tempfile.NamedTemporaryFile() as file:
        file.write(before + data)
        file.flush()
        try:
            with opened(Path(file.name)) as sheet:
                names = columns_of(TABLES["doctors"], sheet.lines)
                assert all(chunks_of(names, sheet.lines))
        except FileFault as fault:
            told = str(fault)
    assert told == "" or told.endswith(".")


@given(st.text())
def test_any_text_is_escaped_so_that_it_comes_back(text: str) -> None:
    assert unescaped(escaped(text)) == text
    assert not escaped(text).startswith(("=", "+", "-", "@", "\t", "\r", "\n"))


@given(st.text(alphabet=st.characters(exclude_characters="<", exclude_categories=["Cc", "Cs"])))
def test_what_an_export_escapes_no_import_takes_for_a_formula(text: str) -> None:
    assert fault_of(escaped(text)) == ""
