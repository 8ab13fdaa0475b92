"""What a checked file would write, row by row: staff see more than numbers before they apply it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import eq

from sehat.imports.checking import Checked
from sehat.imports.columns import Slugs
from sehat.imports.models import ImportRun, RowPreview
from sehat.imports.rows import Stored, slugs_of
from sehat.imports.table import Column, Table, Values

MOST_PREVIEWED = 200  # nobody reads on; the first rows show a column that slipped
MOST_LETTERS, BEFORE_IT = 160, 40  # of a cell, and of what stands before where it changes


def previews(run: ImportRun, table: Table, checked: Checked, columns: Sequence[Column]) -> list[RowPreview]:
    """The first MOST_PREVIEWED rows of a run that are new or changed. A query a table that they name."""
    room = max(0, MOST_PREVIEWED - run.new - run.changed)
    some = [one for one in checked.planned if one.effect != "same"][:room]
    rows = [Stored(0, one.line.values) for one in some] + [one.stored for one in some if one.stored]
    slugs = slugs_of(columns, rows)
    keys = table.chosen(table.key)
    return [
        RowPreview(
            run=run,
            line=one.line.number,
            key=", ".join(filter(None, (cell(key, one.line.values[key.name], slugs) for key in keys))),
            is_new=one.stored is None,
            cells=list(changed_cells(one.stored.values, one.line.values, columns, slugs))
            if one.stored
            else [],
        )
        for one in some
    ]


def changed_cells(
    now: Values, then: Values, columns: Sequence[Column], slugs: Slugs
) -> Iterator[tuple[str, str, str]]:
    """Of each column that changes its name, what stands there now, and what would."""
    for column in columns:
        before, after = now[column.name], then[column.name]
        if not column.is_same(after, before):
            yield column.name, *where_they_part(column.shown(before, slugs), column.shown(after, slugs))


def where_they_part(before: str, after: str) -> tuple[str, str]:
    """Two long texts whose change stands far behind would be shown with the same beginning."""
    same = sum(takewhile(bool, map(eq, before, after)))
    begin = same - BEFORE_IT if same > MOST_LETTERS - BEFORE_IT else 0
    return cut(before, begin), cut(after, begin)


def cell(column: Column, value: object, slugs: Slugs) -> str:
    return cut(column.shown(value, slugs))


def cut(text: str, begin: int = 0) -> str:
    shown = text[begin : begin + MOST_LETTERS]
    return f"{'…' * (begin > 0)}{shown}{'…' * (begin + MOST_LETTERS < len(text))}"
