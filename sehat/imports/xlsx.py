"""Run as a process of its own: a workbook's first sheet as lines of JSON, within bounds of memory and time.

A small file may unfold to a sheet of gigabytes (a cell far away, a zip bomb). Only this process ends then.
It knows nothing of Django: python -m sehat.imports.xlsx FILE MEGABYTES SECONDS. The first line says how many
rows there are, or why the file cannot be read; each other line is a row.
"""

from __future__ import annotations

import json
import re
import resource
import sys
from datetime import date, datetime, time, timedelta
from zipfile import BadZipFile, ZipFile

from python_calamine import CalamineError, CalamineWorkbook

from sehat.imports.cells import MAX_LENGTH

Cell = int | float | str | bool | time | date | datetime | timedelta
MAX_COLUMNS = 200
PIECE_BYTES, MAX_FORMULA_LENGTH = 1024 * 1024, 20_000
FIRST_SHEET = re.compile(rb'<(?:\w+:)?sheet\s[^<>]*?\bid="([^"]+)"')
RELATION = re.compile(rb"<(?:\w+:)?Relationship\s[^<>]*>")
# A formula that went wrong, or one that no program has worked out; that its words are "" is a result. A tag
# is read once, (?>…): tried again from each of its r="A1", one of 100 KB took a minute and a half.
ERROR = re.compile(rb'<(?:\w+:)?c\s(?=[^<>]*?\bt="e")[^<>]*?\br="([A-Z]+[0-9]+)"')
NO_RESULT = re.compile(
    rb'<(?:\w+:)?c\s(?![^<>]*?\bt="str")(?>[^<>]*?\br="([A-Z]+[0-9]+)"[^<>]*)>'
    rb"<(?:\w+:)?f(?:\s[^<>]*)?(?:/>|>[^<]*</(?:\w+:)?f>)"
    rb"(?:<(?:\w+:)?v>\s*</(?:\w+:)?v>|<(?:\w+:)?v\s*/>)?</(?:\w+:)?c>"
)


def text_of(value: Cell) -> str:
    """As a person sees it: 5 for the 5.0 that a spreadsheet stores, a date without a time of midnight.

    Cut one letter behind what a cell may hold: a workbook stores a text once, however many cells have it.
    """
    if isinstance(value, str):
        return value[: MAX_LENGTH + 1]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime) and value.time() == time.min:
        return value.date().isoformat()
    return str(value)


def print_rows(path: str) -> None:
    with CalamineWorkbook.from_path(path) as book:
        sheet = book.get_sheet_by_index(0)
        if sheet.total_width > MAX_COLUMNS:
            print_line({"fault": f"The sheet has more than {MAX_COLUMNS} columns."})
            return
        if cell := wrong_formula(path):
            print_line(
                {"fault": f"The formula in {cell} has no result, or an error: write what it should be."}
            )
            return
        _, left = sheet.start or (0, 0)
        print_line({"rows": sheet.total_height})
        # From the first row of the sheet, but from the first column that is used.
        for row in sheet.iter_rows():
            print_line([""] * left + [text_of(value) for value in row])


def wrong_formula(path: str) -> str:
    """The first cell of the sheet whose formula says nothing, C2; "" for none. Calamine has it as an empty
    one, which would empty what is stored."""
    try:
        with ZipFile(path) as book, book.open(first_sheet(book)) as sheet:
            left = b""
            while piece := sheet.read(PIECE_BYTES):
                text = left + piece
                if found := ERROR.search(text) or NO_RESULT.search(text):
                    return found[1].decode()
                left = text[max(text.rfind(b"<c "), len(text) - MAX_FORMULA_LENGTH, 0) :]
    except (BadZipFile, LookupError):
        pass  # a workbook of another kind
    return ""


def first_sheet(book: ZipFile) -> str:
    """Its file. Raises LookupError where it is no XLSX."""
    wanted = FIRST_SHEET.search(book.read("xl/workbook.xml"))
    name = wanted[1] if wanted else b"none"
    for relation in RELATION.findall(book.read("xl/_rels/workbook.xml.rels")):
        if b'Id="%s"' % name in relation and (target := re.search(rb'Target="([^"]+)"', relation)):
            file = target[1].decode()
            return file.lstrip("/") if file.startswith("/") else f"xl/{file}"
    raise LookupError


def print_line(value: object) -> None:
    sys.stdout.write(json.dumps(value) + "\n")


def main() -> None:
    path, megabytes, seconds = sys.argv[1:]
    memory = int(megabytes) * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
    try:
        print_rows(path)
    except CalamineError as fault:
        print_line({"fault": f"It is no workbook that can be read ({type(fault).__name__})."})


if __name__ == "__main__":
    main()
