"""An uploaded file as rows of text, one at a time. Files that cannot be read are refused in a sentence."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings

from sehat.imports.cells import MAX_LENGTH

XLSX_MEGABYTES, XLSX_SECONDS = 1024, 120  # that one workbook may take, in a process of its own
BYTE_ORDERS = {b"\xff\xfe\x00\x00": "UTF-32", b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16"}
OLD_EXCEL = b"\xd0\xcf\x11\xe0"
ZIP = b"PK"
Cells = list[str]


class FileFault(Exception):
    """The file is refused as a whole; the sentence says why."""


@dataclass(frozen=True)
class Sheet:
    rows: int  # the header and empty ones counted
    lines: Iterator[tuple[int, Cells]]  # the number of the row as a spreadsheet shows it, from 1


@contextmanager
def opened(path: Path) -> Iterator[Sheet]:
    """Raises FileFault, also while lines are read."""
    with path.open("rb") as file:
        head = file.read(4)
    if head.startswith(OLD_EXCEL):
        raise FileFault("It is an Excel file of the old kind, or has a password. Save it as .xlsx or as CSV.")
    with workbook(path) if head.startswith(ZIP) else comma_separated(path, head) as sheet:
        if sheet.rows > settings.IMPORT_ROWS:
            raise FileFault(f"It has more than {settings.IMPORT_ROWS:,} rows: split it into several files.")
        yield sheet


@contextmanager
def comma_separated(path: Path, head: bytes) -> Iterator[Sheet]:
    """Read twice: the first time tells how long it is, and that all of it can be read."""
    for mark, name in BYTE_ORDERS.items():
        if head.startswith(mark):
            raise FileFault(f"It is written in {name}. Save it as “CSV UTF-8”.")
    rows = 0
    for rows, _ in csv_lines(path):  # the last number stays
        if rows > settings.IMPORT_ROWS:
            break
    yield Sheet(rows, csv_lines(path))


def csv_lines(path: Path) -> Iterator[tuple[int, Cells]]:
    csv.field_size_limit(MAX_LENGTH * 4)  # what is longer than a cell may be is told by row and column
    number = 0
    with path.open(encoding="utf-8-sig", newline="") as file:
        try:
            for number, cells in enumerate(csv.reader(file, strict=True), start=1):
                yield number, cells
        except UnicodeDecodeError:
            raise FileFault(wrong_encoding(path, number + 1)) from None
        except csv.Error as fault:
            raise FileFault(f"Row {number + 1} is no CSV: {fault}.") from None


def wrong_encoding(path: Path, row: int) -> str:
    """Nobody can tell for sure what it is; what Excel writes when it is not told to write UTF-8 is likely."""
    with path.open("rb") as file:
        is_windows = not set(file.read(65_536)) & {0x81, 0x8D, 0x8F, 0x90, 0x9D}
    likely = "Windows-1252 (what Excel calls “CSV”)" if is_windows else "another encoding"
    return (
        f"It is not written in UTF-8 but, as it seems, in {likely}: look near row {row}. "
        "Save it as “CSV UTF-8”."
    )


@contextmanager
def workbook(path: Path) -> Iterator[Sheet]:
    command = [sys.executable, "-m", "sehat.imports.xlsx", str(path)]
    command += [str(XLSX_MEGABYTES), str(XLSX_SECONDS)]
    with subprocess.Popen(  # noqa: S603  # our own module
        command, cwd=settings.BASE_DIR, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True, encoding="utf-8",
    ) as process:  # fmt: skip
        try:
            yield Sheet(rows_of(process), workbook_lines(process))
        finally:
            process.kill()


def rows_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    try:
        head = json.loads(process.stdout.readline())
    except ValueError:
        raise FileFault(TOO_MUCH) from None
    if "fault" in head:
        raise FileFault(head["fault"])
    return int(head["rows"])


def workbook_lines(process: subprocess.Popen[str]) -> Iterator[tuple[int, Cells]]:
    assert process.stdout is not None
    for number, line in enumerate(process.stdout, start=1):
        try:
            yield number, json.loads(line)
        except ValueError:  # it ended within a line
            raise FileFault(TOO_MUCH) from None
    if process.wait():
        raise FileFault(TOO_MUCH)


TOO_MUCH = "The workbook unfolds to more than can be read. Copy its rows into a new one, or save it as CSV."
