"""Tables whose rows are noted one by one: a page of the tree is read by its id, and published by its id.

A row's tag is "table:id". What writes no single row by its id changes all rows that are there ("table:*"); a
new row changes none of them. Whoever reads a list rests on the table itself, which every change is one of.
"""

from __future__ import annotations

import re
from typing import Any

from django.db.models import Model

from sehat.rendering.dependencies import Reads, noted_now

UPDATE_OF_ONE = re.compile(r'UPDATE "(\w+)" SET (?:(?!\bWHERE\b).)* WHERE "\1"\."(\w+)" = %s', re.DOTALL)
INSERT = re.compile(r"\s*INSERT INTO\b", re.IGNORECASE)
ALL_ROWS = "*"
_ids: dict[str, str] = {}  # column of the id by table


def noted_by_row(*models: type[Model]) -> None:
    """Rows of these, and of the models they inherit from, may be noted one by one. Called once at start."""
    for model in models:
        for one in (model, *model._meta.all_parents):
            _ids[one._meta.db_table] = str(one._meta.pk.column)


def row_tag(table: str, pk: object) -> str:
    return f"{table}:{pk}"


def written_tags(table: str, sql: str, params: Any, many: bool) -> set[str]:
    """What changes with a statement that writes to `table`."""
    if table not in _ids or INSERT.match(sql):
        return {table}
    found = None if many else UPDATE_OF_ONE.fullmatch(sql)
    is_one = found is not None and found.groups() == (table, _ids[table])
    return {table, row_tag(table, params[-1] if is_one else ALL_ROWS)}


def note_row(reads: Reads, row: Model | None) -> None:
    """What was read to find `row`, by what is its own for as long as it is there: its id, or its place.

    Of its tables the row alone is noted, of all others the table. Nothing narrower is noted of what was not
    found. The statement joins no other row of these tables.
    """
    outside = noted_now()
    if outside is None:
        return
    if row is not None:
        own = {one._meta.db_table for one in (type(row), *row._meta.all_parents)} & _ids.keys()
        reads.tags -= own
        reads.tags |= {row_tag(table, pk) for table in own for pk in (row.pk, ALL_ROWS)}
    outside.add(reads.dependencies())
