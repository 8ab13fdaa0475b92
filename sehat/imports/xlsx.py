"""Run as a process of its own: a workbook's first sheet as lines of JSON, within bounds of memory and time.

A small file may unfold to a sheet of gigabytes (a cell far away, a zip bomb). Only this process ends then.
It knows nothing of Django: python -m sehat.imports.xlsx FILE MEGABYTES SECONDS. The first line says how many
rows there are, or why the file cannot be read; each other line is a row.
"""

from __future__ import annotations

import json
import resource
import sys
from datetime import date, datetime, time, timedelta

from python_calamine import CalamineError, CalamineWorkbook

from sehat.imports.cells import MAX_LENGTH

Cell = int | float | str | bool | time | date | datetime | timedelta
MAX_COLUMNS = 200


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
        _, left = sheet.start or (0, 0)
        print_line({"rows": sheet.total_height})
        for (
            row
        ) in sheet.iter_rows():  # from the first row of the sheet, but from the first column that is used
            print_line([""] * left + [text_of(value) for value in row])


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
