"""A report as a file: CSV, or XLSX with numbers as numbers; nothing in it that a spreadsheet would run."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

import xlsxwriter
from django.http import HttpResponse

from sehat.core.spreadsheets import BOM, CONTENT_TYPES
from sehat.desk.export import harmless

Cell = str | int | float | None
KINDS = tuple(CONTENT_TYPES)


def as_file(rows: Iterable[Sequence[Cell]], name: str, kind: str) -> HttpResponse:
    """`rows`, the header first, as name.csv or name.xlsx; `kind` is one of KINDS. None is an empty cell."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.{kind}"', "Cache-Control": "no-store"}
    body = csv_of(rows) if kind == "csv" else xlsx_of(rows)
    return HttpResponse(body, content_type=CONTENT_TYPES[kind], headers=headers)


def safe(cell: Cell) -> Cell:
    return harmless(cell) if isinstance(cell, str) else cell


def csv_of(rows: Iterable[Sequence[Cell]]) -> bytes:
    out = io.StringIO(newline="")
    csv.writer(out).writerows([safe(cell) for cell in row] for row in rows)
    return (BOM + out.getvalue()).encode()


def xlsx_of(rows: Iterable[Sequence[Cell]]) -> bytes:
    out = io.BytesIO()
    with xlsxwriter.Workbook(out, {"in_memory": True, "strings_to_formulas": False}) as book:
        sheet = book.add_worksheet()
        for number, row in enumerate(rows):
            for place, cell in enumerate(map(safe, row)):
                if isinstance(cell, str):
                    sheet.write_string(number, place, cell)
                elif cell is not None:
                    sheet.write_number(number, place, cell)
    return out.getvalue()
