"""What the pages of imports show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from django.db.models import QuerySet
from django.utils import timezone

from sehat.imports.actions import WORK
from sehat.imports.models import ImportRun, RowChange, RowFault
from sehat.imports.rows import Stored, slugs_of, stored
from sehat.imports.table import Table
from sehat.imports.tables import TABLES

LISTED = 50
ROWS_AT_ONCE = 1000


def newest_runs(tables: Sequence[str]) -> list[ImportRun]:
    """Of these tables. One query."""
    return list(ImportRun.objects.filter(table__in=tables)[:LISTED])


def is_one_at_work() -> bool:
    """Whether some worker holds an import. One query."""
    return ImportRun.objects.filter(state__in=WORK, lease_until__gt=timezone.now()).exists()


def faults_of(run: ImportRun) -> QuerySet[RowFault]:
    return run.faults.order_by("line", "pk")


def kept_rows(run: ImportRun, most: int) -> list[tuple[int, str, str]]:
    """What an undo left as it is: its row in the file, its key, and why. At most six queries."""
    changes = list(run.changes.filter(outcome=RowChange.Outcome.KEPT).order_by("line")[:most])
    table = TABLES[run.table]
    keys = table.chosen(table.key)
    rows = table.model._default_manager.filter(pk__in=[change.object_id for change in changes])
    found = {row.pk: row for row in stored(rows, keys)}
    slugs = slugs_of(keys, list(found.values()))

    def key_of(row: Stored | None) -> str:
        return (
            ", ".join(filter(None, (key.shown(row.values[key.name], slugs) for key in keys))) if row else ""
        )

    return [(change.line, key_of(found.get(change.object_id)), change.why_kept) for change in changes]


def exported_rows(table: Table) -> Iterator[list[str]]:
    """All rows of a table as the texts of its columns, as an import reads them, a few queries a thousand."""
    columns, last = list(table.columns.values()), -1
    while True:
        some = table.model._default_manager.filter(pk__gt=last).order_by("pk").values_list("pk", flat=True)
        pks = list(some[:ROWS_AT_ONCE])
        if not pks:
            return
        last = pks[-1]
        rows = stored(table.model._default_manager.filter(pk__in=pks), columns)
        slugs = slugs_of(columns, rows)
        for row in rows:
            yield [column.shown(row.values[column.name], slugs) for column in columns]
