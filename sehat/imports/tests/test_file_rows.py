"""A file row by row: its header, its numbers, what is empty and what is beyond the columns. No database."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.conf import LazySettings
from pydantic import ValidationError

from sehat.core.spreadsheets import BOM
from sehat.imports.cells import MAX_LENGTH, escaped, unescaped
from sehat.imports.checking import (
    BEYOND,
    CHUNK,
    chunks_of,
    columns_of,
    faults_of_cells,
    faults_of_model,
    read,
)
from sehat.imports.export import ROWS_AT_ONCE, csv_pieces
from sehat.imports.reading import FileFault, opened, wrong_encoding
from sehat.imports.table import Fault
from sehat.imports.tables import TABLES

CITIES = TABLES["localities"]  # city, slug, name, name_hi


def header(*names: str) -> list[str]:
    return columns_of(CITIES, iter([(1, list(names))]))


def refusal(*names: str) -> str:
    with pytest.raises(FileFault) as refused:
        header(*names)
    return str(refused.value).removeprefix("The first row is not that of Localities: ")


def test_a_header_is_read_whatever_its_case_order_and_spaces() -> None:
    assert header(" Name ", "SLUG", "city", "", "  ") == ["name", "slug", "city"]


def test_a_cell_beyond_the_columns_counts_when_something_of_it_is_seen() -> None:
    """A sheet with a joiner behind its last column was refused in each row, for a cell that nobody found."""
    assert read(["slug"], 2, ["kothrud", "\u200b", " "]) == (2, {"slug": "kothrud"})
    assert BEYOND in read(["slug"], 2, ["kothrud", "Pune"])[1]


@pytest.mark.parametrize("sign", ["\u200b", "\ufeff", "\u200e", "\u00ad"])
def test_signs_that_nobody_sees_are_no_part_of_a_column_s_name(sign: str) -> None:
    """Copied from a page: “unknown columns: slug; missing columns: slug” explained nothing."""
    assert header("name", f"{sign}slug", f"ci{sign}ty", sign) == ["name", "slug", "city"]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("city", "slug"), "missing columns: name."),
        (("slug", "name"), "missing columns: city."),
        (("city", "slug", "name", "colour"), "unknown columns: colour."),
        (("city", "slug", "", "name"), "unknown columns: (no name)."),
        (("city", "slug", "name", "name"), "columns named twice: name."),
        (("ort",), "unknown columns: ort; missing columns: city, slug, name."),
    ],
)
def test_a_wrong_header_is_refused_by_all_that_is_wrong_with_it(names: tuple[str, ...], told: str) -> None:
    assert refusal(*names) == told


@pytest.mark.parametrize(("sign", "called"), [(";", "semicolons"), ("\t", "tabs"), ("|", "upright lines")])
def test_a_header_without_commas_is_told_what_parts_its_columns(sign: str, called: str) -> None:
    """All of it was one unknown column, and each of its columns was missing."""
    with pytest.raises(FileFault, match=f"parted by {called}: save it as a CSV with commas"):
        columns_of(TABLES["cities"], iter([(1, [sign.join(("Slug", "name", "state"))])]))


def test_of_a_header_of_anything_the_first_twenty_columns_are_named() -> None:
    told = refusal(*(f"c{number}" for number in range(30)))
    assert "c19;" in told
    assert "c20" not in told


def test_what_tells_one_row_from_another_must_be_there_though_its_cells_may_be_empty() -> None:
    named = ["procedure", "hospital", "label", "room", "lowest", "highest", "source", "as_of"]
    with pytest.raises(FileFault, match=r"missing columns: city\.$"):
        columns_of(TABLES["price_ranges"], iter([(1, named)]))


def test_columns_that_are_named_twice_are_told_by_name_in_a_sentence_that_fits() -> None:
    assert "columns named twice: name, slug;" in refusal("slug", "name", "slug", "name")
    with pytest.raises(FileFault) as refused:
        header(*(f"{number}{'x' * 40}" for number in range(20)))
    assert len(str(refused.value)) == 400


@pytest.mark.parametrize("lines", [[], [(1, [])], [(1, ["", " "])]])
def test_a_file_without_a_header_is_empty(lines: list[tuple[int, list[str]]]) -> None:
    with pytest.raises(FileFault, match="It is empty"):
        columns_of(CITIES, iter(lines))


@pytest.mark.parametrize(
    ("cells", "texts"),
    [
        (["pune", " Camp "], {"city": "pune", "name": "Camp"}),
        (["pune"], {"city": "pune"}),
        (["", "Camp"], {"name": "Camp"}),
        (["pune", "", "", " "], {"city": "pune"}),
        (["pune", "", "", "x"], {"city": "pune", BEYOND: ""}),
        ([], {}),
    ],
)
def test_empty_cells_are_left_out_and_those_beyond_the_columns_noted(
    cells: list[str], texts: dict[str, str]
) -> None:
    assert read(("city", "name"), 7, cells) == (7, texts)


def test_rows_keep_their_numbers_and_empty_ones_count_but_are_no_rows() -> None:
    lines = iter([(2, ["pune"]), (3, ["", " "]), (4, ["jaipur"])])
    assert list(chunks_of(["city"], lines)) == [[(2, {"city": "pune"}), (4, {"city": "jaipur"})]]


def test_rows_come_in_chunks_and_the_last_one_is_shorter() -> None:
    lines = ((number, ["x"]) for number in range(2, CHUNK + 5))
    assert [len(chunk) for chunk in chunks_of(["city"], lines)] == [CHUNK, 3]


def test_each_wrong_cell_of_a_row_is_named() -> None:
    cells = {"name": "=1", "slug": "fine", "city": "<b>", BEYOND: ""}
    assert list(faults_of_cells(4, cells)) == [
        Fault(4, "", "It has more cells than there are columns."),
        Fault(4, "name", "It begins with “=”, as formulas do. Write ' before it if it is text."),
        Fault(4, "city", "It has HTML (“<b…”): write plain text."),
    ]


def test_what_a_row_model_refuses_is_told_by_column_and_without_jargon() -> None:
    cells = {"slug": "s", "procedure": "knee", "lowest": "1,000", "highest": "5", "as_of": "5/6/26"}
    with pytest.raises(ValidationError) as refused:
        TABLES["price_ranges"].row.model_validate(cells, context={})
    told = {fault.column: fault.message for fault in faults_of_model(9, refused.value)}
    assert told == {
        "procedure": "There is no procedure “knee”.",
        "lowest": "Write a whole number in digits, without commas: 45000.",
        "source": "It is empty.",
        "as_of": "Write the date as 2026-11-23: year, month, day.",
        "slug": "Extra inputs are not permitted.",
    }


def rows_of(path: Path, data: bytes) -> list[tuple[int, list[str]]]:
    path.write_bytes(data)
    with opened(path) as sheet:
        rows = list(sheet.lines)
    assert sheet.rows == len(rows)
    return rows


@pytest.mark.parametrize("data", [b"a,b\r\n1,2\r\n", b"\xef\xbb\xbfa,b\n1,2", b'"a","b"\n"1","2"\n'])
def test_a_file_of_any_spreadsheet_is_the_same_rows(tmp_path: Path, data: bytes) -> None:
    assert rows_of(tmp_path / "file", data) == [(1, ["a", "b"]), (2, ["1", "2"])]


def test_a_cell_of_several_lines_is_one_row(tmp_path: Path) -> None:
    assert rows_of(tmp_path / "file", b'a\n"one\ntwo"\nlast\n') == [
        (1, ["a"]),
        (2, ["one\ntwo"]),
        (3, ["last"]),
    ]


def test_a_cell_that_is_too_long_is_read_so_that_it_can_be_named(tmp_path: Path) -> None:
    [(_, [text])] = rows_of(tmp_path / "file", b"a" * (MAX_LENGTH + 1))
    assert len(text) == MAX_LENGTH + 1


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("a\nb".encode("utf-16-le"), None),
        ("a\nb".encode("utf-16"), "It is written in UTF-16."),
        ("a\nb".encode("utf-32"), "It is written in UTF-32."),  # which begins as UTF-16 does
        (b"\xfe\xff\x00a", "It is written in UTF-16."),
        (b"a\nb\xfcller", "look near row 1."),
        (b'a\n"b', "Row 2 is no CSV"),
        (b"\xd0\xcf\x11\xe0", "old kind"),
    ],
)
def test_what_cannot_be_read_says_what_it_seems_to_be(tmp_path: Path, data: bytes, told: str | None) -> None:
    if told is None:
        assert rows_of(tmp_path / "file", data)  # without a mark nobody can tell; its cells are refused
        return
    with pytest.raises(FileFault, match=told):
        rows_of(tmp_path / "file", data)


@pytest.mark.parametrize(
    ("data", "likely"),
    [(b"M\xfcller", "Windows-1252"), (b"\x81\xe9", "another encoding"), (b"\x9d", "another encoding")],
)
def test_an_encoding_is_guessed_by_bytes_that_windows_never_writes(
    tmp_path: Path, data: bytes, likely: str
) -> None:
    (tmp_path / "file").write_bytes(data)
    assert likely in wrong_encoding(tmp_path / "file", 1)


@pytest.mark.parametrize(("rows", "is_taken"), [(3, True), (4, False)])
def test_a_file_has_at_most_as_many_rows_as_the_setting_says(
    tmp_path: Path, settings: LazySettings, rows: int, is_taken: bool
) -> None:
    settings.IMPORT_ROWS = 3
    data = b"a\n" * rows
    if is_taken:
        assert len(rows_of(tmp_path / "file", data)) == 3
        return
    with pytest.raises(FileFault, match="more than 3 rows"):
        rows_of(tmp_path / "file", data)


@pytest.mark.parametrize(
    ("text", "out"),
    [
        ("=SUM(A1)", "'=SUM(A1)"),
        ("+91", "'+91"),
        ("-5", "'-5"),
        ("@x", "'@x"),
        ("\tx", "'\tx"),
        ("'=x", "''=x"),  # so that what was one comes back as one
        ("''+x", "'''+x"),
        ("'quoted'", "'quoted'"),
        ("5-6", "5-6"),
        ("", ""),
    ],
)
def test_what_a_spreadsheet_would_run_goes_out_as_text_and_comes_back(text: str, out: str) -> None:
    assert escaped(text) == out
    assert unescaped(out) == text


def test_an_export_begins_with_its_mark_once_however_long_it_is() -> None:
    pieces = list(csv_pieces([["=x", "दर्द"]] * (ROWS_AT_ONCE + 1)))
    assert len(pieces) == 2
    whole = b"".join(pieces).decode()
    assert whole.startswith(f"{BOM}'=x,दर्द\r\n'=x")
    assert whole.count(BOM) == 1
    assert whole.count("\r\n") == ROWS_AT_ONCE + 1
    assert list(csv_pieces([])) == []
