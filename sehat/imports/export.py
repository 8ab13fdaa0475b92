"""A table as a file: the columns that an import reads, and nothing that a spreadsheet would run."""

from __future__ import annotations

import csv
import io
import tempfile
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from itertools import islice
from typing import cast

import xlsxwriter
from asgiref.sync import sync_to_async
from django.http import StreamingHttpResponse

from sehat.core.spreadsheets import BOM, CONTENT_TYPES
from sehat.imports.cells import escaped

ROWS_AT_ONCE, BYTES_AT_ONCE = 500, 256 * 1024
Rows = Iterable[Sequence[str]]


class Streamed(StreamingHttpResponse):
    """Piece by piece on our server as well, where Django would read a plain iterator to its end first."""

    async def __aiter__(self) -> AsyncIterator[bytes]:
        parts = cast(Iterator[bytes], self.streaming_content)
        while (part := await sync_to_async(lambda: next(parts, None))()) is not None:
            yield part


def as_file(rows: Rows, name: str, kind: str) -> Streamed:
    """`rows`, the header first, as name.csv or name.xlsx."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.{kind}"', "Cache-Control": "no-store"}
    body = csv_pieces(rows) if kind == "csv" else xlsx_pieces(rows)
    return Streamed(body, content_type=CONTENT_TYPES[kind], headers=headers)


def csv_pieces(rows: Rows) -> Iterator[bytes]:
    waiting, start = iter(rows), BOM
    while some := list(islice(waiting, ROWS_AT_ONCE)):
        out = io.StringIO(newline="")
        csv.writer(out).writerows([escaped(text) for text in row] for row in some)
        yield (start + out.getvalue()).encode()
        start = ""


def xlsx_pieces(rows: Rows) -> Iterator[bytes]:
    """Every cell is text: no spreadsheet makes a date of 5-6, or 9.8E+9 of a number."""
    with tempfile.TemporaryFile() as file:
        book = xlsxwriter.Workbook(file, {"constant_memory": True, "strings_to_formulas": False})
        sheet = book.add_worksheet()
        for number, row in enumerate(rows):
            for place, text in enumerate(row):
                if text:
                    sheet.write_string(number, place, escaped(text))
        book.close()
        file.seek(0)
        while piece := file.read(BYTES_AT_ONCE):
            yield piece
