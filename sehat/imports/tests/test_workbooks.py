"""Workbooks as Excel, LibreOffice and programs write them: formulas, empty sheets, dates and titles."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import xlsxwriter

from sehat.directory.models import Doctor, Empanelment
from sehat.imports import xlsx
from sehat.imports.models import ImportRun
from sehat.imports.tests.files import DOCTOR, applied, checked, doctors, faults
from sehat.imports.xlsx import wrong_formula

pytestmark = pytest.mark.django_db
FEE = list(DOCTOR).index("fee")
Fill = Callable[[Any], None]


def book(*fills: Fill) -> bytes:
    """A workbook with a sheet for each of these, which fills it."""
    out = io.BytesIO()
    with xlsxwriter.Workbook(out, {"in_memory": True}) as written:
        for fill in fills:
            fill(written.add_worksheet())
    return out.getvalue()


def doctor(sheet: Any) -> None:
    for place, (name, text) in enumerate(DOCTOR.items()):
        sheet.write(0, place, name)
        sheet.write_string(1, place, text)


def with_fee(formula: str, value: object) -> Fill:
    def fill(sheet: Any) -> None:
        doctor(sheet)
        sheet.write_formula(1, FEE, formula, None, value)

    return fill


def rewritten(data: bytes, before: bytes, after: bytes) -> bytes:
    """As another program would have written the cells."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            text = old.read(name)
            assert before in text or not name.endswith("sheet1.xml")
            new.writestr(name, text.replace(before, after) if name.endswith("sheet1.xml") else text)
    return out.getvalue()


def test_a_formula_is_the_value_that_it_shows() -> None:
    applied("doctors", book(with_fee("=350*2", 700)))
    assert Doctor.objects.get(slug=DOCTOR["slug"]).fee == 700


@pytest.mark.parametrize("error", ["#DIV/0!", "#N/A", "#NAME?", "#NULL!", "#NUM!", "#REF!", "#VALUE!"])
def test_a_formula_that_went_wrong_is_named_and_empties_no_cell(error: str) -> None:
    """It was read as an empty cell: the fee of each doctor was taken away by a broken reference."""
    applied("doctors", doctors({}))
    run = checked("doctors", book(with_fee("=B9", error)))
    assert run.state == ImportRun.State.REFUSED
    assert run.message == "The formula in G2 has no result, or an error: write what it should be."
    assert Doctor.objects.get(slug=DOCTOR["slug"]).fee == 700


@pytest.mark.parametrize("result", [b"", b"<v></v>", b"<v/>"])
def test_nor_does_one_that_no_program_worked_out(result: bytes) -> None:
    """As a program writes a workbook that was never opened in Excel."""
    data = rewritten(book(with_fee("=350*2", 7)), b"<v>7</v>", result)
    run = checked("doctors", data)
    assert run.state == ImportRun.State.REFUSED
    assert "The formula in G2 has no result" in run.message


def prefixed(data: bytes) -> bytes:
    """As programs write it that name the namespace of each element: <x:c r="G2"><x:f>350*2</x:f></x:c>."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            text = old.read(name)
            if name.endswith("sheet1.xml"):
                text = re.sub(rb"<(/?)(?=[a-z])", rb"<\1x:", text).replace(b"xmlns=", b"xmlns:x=")
            new.writestr(name, text)
    return out.getvalue()


@pytest.mark.parametrize("result", [b"", b"<v></v>", b"<v/>"])
def test_nor_one_of_a_sheet_that_names_its_namespace(result: bytes) -> None:
    """The fee was emptied: such a sheet was looked through for errors alone."""
    run = checked("doctors", prefixed(rewritten(book(with_fee("=350*2", 7)), b"<v>7</v>", result)))
    assert run.message == "The formula in G2 has no result, or an error: write what it should be."


def test_a_sheet_that_names_its_namespace_is_read_as_any_other() -> None:
    applied("doctors", prefixed(book(with_fee("=350*2", 700))))
    assert Doctor.objects.get(slug=DOCTOR["slug"]).fee == 700


def test_a_formula_whose_words_are_none_is_an_empty_cell() -> None:
    written = book(with_fee('=IF(1=1,"","x")', "none"))
    applied("doctors", rewritten(written, b"<v>none</v>", b"<v></v>"))  # as Excel has it
    assert Doctor.objects.get(slug=DOCTOR["slug"]).fee is None


def test_an_error_of_another_sheet_concerns_nobody() -> None:
    run = checked("doctors", book(doctor, with_fee("=1/0", "#DIV/0!")))
    assert run.state == ImportRun.State.CHECKED


def test_words_that_only_look_like_an_error_are_words() -> None:
    def fill(sheet: Any) -> None:
        doctor(sheet)
        sheet.write_string(1, list(DOCTOR).index("title"), "N/A #REF!")

    applied("doctors", book(fill))
    assert Doctor.objects.get(slug=DOCTOR["slug"]).title == "N/A #REF!"


@pytest.mark.parametrize("size", [1, 7, 64, 1000])
def test_an_error_is_found_wherever_the_file_is_parted_as_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(xlsx, "PIECE_BYTES", size)
    place = tmp_path / "file.xlsx"
    place.write_bytes(book(with_fee("=1/0", "#DIV/0!")))
    assert wrong_formula(str(place)) == "G2"
    place.write_bytes(book(with_fee("=350*2", 700)))
    assert wrong_formula(str(place)) == ""


@pytest.mark.parametrize("data", [b"", b"PK", b"PK\x03\x04broken", b"%PDF-1.4"])
def test_what_is_no_workbook_has_no_formula(tmp_path: Path, data: bytes) -> None:
    place = tmp_path / "file.xlsx"
    place.write_bytes(data)
    assert wrong_formula(str(place)) == ""


def test_a_sheet_is_found_by_its_whole_address_as_some_programs_write_it(tmp_path: Path) -> None:
    place = tmp_path / "file.xlsx"
    with zipfile.ZipFile(place, "w") as written:
        sheet = '<worksheet><sheetData><row><c t="e" r="C7"><v>#N/A</v></c></row></sheetData></worksheet>'
        written.writestr("xl/workbook.xml", '<x:workbook><x:sheets><x:sheet name="A" r:id="R1"/>')
        written.writestr("xl/_rels/workbook.xml.rels", '<Relationship Target="/xl/s.xml" Id="R1"/>')
        written.writestr("xl/s.xml", sheet)
    assert wrong_formula(str(place)) == "C7"


def test_a_tag_however_long_is_read_once(tmp_path: Path) -> None:
    """A cell that names its place 100,000 times kept the worker busy until its two minutes were over."""
    place, tag = tmp_path / "file.xlsx", b"<c " + b'r="A1" ' * 100_000 + b'r="G2"'
    place.write_bytes(rewritten(book(with_fee("=350*2", 700)), b'<c r="G2"', tag))
    assert wrong_formula(str(place)) == ""


@pytest.mark.parametrize("pattern", ["dd/mm/yyyy", "mm/dd/yyyy", "d mmmm yyyy", "yyyy-mm-dd"])
def test_a_date_is_the_day_it_is_however_its_cell_shows_it(pattern: str) -> None:
    out = io.BytesIO()
    with xlsxwriter.Workbook(out, {"in_memory": True, "default_date_format": pattern}) as written:
        sheet = written.add_worksheet()
        names = {"hospital": "nirmal-multispeciality-hospital", "insurer": "echs"}
        for place, (name, text) in enumerate(names.items()):
            sheet.write(0, place, name)
            sheet.write(1, place, text)
        sheet.write(0, 2, "told_on")
        sheet.write_datetime(1, 2, datetime(2026, 3, 4))  # noqa: DTZ001 - a cell has no zone
    applied("hospital_insurers", out.getvalue())
    found = Empanelment.objects.get(hospital__slug=names["hospital"], insurer__slug="echs")
    assert found.told_on.isoformat() == "2026-03-04"


def test_the_rows_stand_in_the_first_sheet() -> None:
    applied("doctors", book(doctor, lambda sheet: sheet.write(0, 0, "notes")))
    assert Doctor.objects.filter(slug=DOCTOR["slug"]).exists()
    run = checked("doctors", book(lambda sheet: None, doctor))
    assert run.message == "It is empty: the first row must name the columns."


def test_a_title_above_the_columns_is_no_row_of_theirs() -> None:
    def fill(sheet: Any) -> None:
        sheet.merge_range(0, 0, 0, 3, "Doctors of Pune")
        for place, name in enumerate(DOCTOR):
            sheet.write(1, place, name)

    run = checked("doctors", book(fill))
    assert "unknown columns: doctors of pune" in run.message


def test_a_number_with_half_a_rupee_is_refused_by_its_column() -> None:
    def fill(sheet: Any) -> None:
        doctor(sheet)
        sheet.write_number(1, FEE, 700.5)

    assert [(line, column) for line, column, _ in faults(checked("doctors", book(fill)))] == [(2, "fee")]
