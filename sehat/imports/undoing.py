"""An import undone, row by row: what was changed since, or is in use since, is left as it is and named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.db.models import Model

from sehat.imports.checking import Planned
from sehat.imports.models import RowChange
from sehat.imports.rows import Stored, digest, stored
from sehat.imports.table import Column, Line, Table, Written
from sehat.imports.writing import delete, in_use, restored, row_of, write

APPLIED, KEPT, UNDONE = RowChange.Outcome.APPLIED, RowChange.Outcome.KEPT, RowChange.Outcome.UNDONE


def undo_some(table: Table, columns: Sequence[Column], changes: Sequence[RowChange]) -> None:
    """Inside a transaction. Writes the outcome of each of these changes."""
    pks = [change.object_id for change in changes]
    rows = table.model._default_manager.filter(pk__in=pks)
    now = {row.pk: row for row in stored(rows, columns, is_locked=True)}
    new = [change.object_id for change in changes if change.before is None]
    used = in_use(table, columns, new) if new else {}
    gone = gone_targets(columns, [change.before for change in changes if change.before is not None])
    for change in changes:
        change.why_kept = why_kept(change, columns, now, used, gone)
    refused = refused_now(table, columns, [change for change in changes if not change.why_kept])
    for change in changes:
        change.why_kept = change.why_kept or refused.get(change.line, "")
    contradict(table, columns, changes)
    for change in changes:
        change.outcome = KEPT if change.why_kept else UNDONE
    undoing = [change for change in changes if change.outcome == UNDONE]
    take_back(table, columns, [one for one in undoing if one.before is None], now)
    bring_back(table, columns, [one for one in undoing if one.before is not None], now)
    RowChange.objects.filter(pk__in=[change.pk for change in undoing]).update(outcome=UNDONE)
    RowChange.objects.bulk_update(
        [change for change in changes if change.outcome == KEPT], ["outcome", "why_kept"]
    )


def why_kept(
    change: RowChange,
    columns: Sequence[Column],
    now: Mapping[int, Stored],
    used: Mapping[int, str],
    gone: Mapping[tuple[str, int], str],
) -> str:
    row = now.get(change.object_id)
    if row is None:
        return "It was deleted since."
    if digest(row.values, columns) != change.after:
        return "It was changed since."
    if change.before is None:
        return f"It is in use since: {used[row.pk]}." if row.pk in used else ""
    for column in columns:
        if column.kind is None or column.kind.model is None:
            continue
        value = change.before[column.name]
        for pk in value if column.is_many else [value]:
            if told := gone.get((column.name, pk)):
                return told
    return ""


def refused_now(table: Table, columns: Sequence[Column], changes: Sequence[RowChange]) -> dict[int, str]:
    """Why an import would refuse earlier values today, by line: what they are compared with changed since."""
    lines = earlier_lines(table, columns, changes)
    found = table.rule(lines) if table.rule and lines else ()
    return {fault.line: fault.message[:200] for fault in found}


def contradict(table: Table, columns: Sequence[Column], changes: Sequence[RowChange]) -> None:
    """Says why earlier values cannot stand beside what is stored, again and again: each that is kept for it
    is one that others stand beside. What is still to be undone counts for nothing: it goes."""
    found = table.together is not None
    while found and table.together:
        back = [one for one in changes if not one.why_kept]
        kept = [one.pk for one in changes if one.why_kept]
        run = RowChange.objects.filter(run__in={one.run_id for one in changes}, outcome=APPLIED)
        all_of_it = table.together(run.exclude(pk__in=kept).values("object_id"))
        all_of_it.add(earlier_lines(table, columns, back))
        told = {fault.line: fault.message[:200] for fault in all_of_it.faults()}
        for one in back:
            one.why_kept = told.get(one.line, "")
        found = bool(told)


def earlier_lines(table: Table, columns: Sequence[Column], changes: Sequence[RowChange]) -> list[Line]:
    """Of what was there before: what an import would have to say to bring it back."""
    return [
        Line(one.line, tuple(values[name] for name in table.key), values)
        for one in changes
        if one.before is not None and (values := restored(columns, one.before))
    ]


def gone_targets(
    columns: Sequence[Column], befores: Sequence[Mapping[str, Any]]
) -> dict[tuple[str, int], str]:
    """What earlier values refer to and what was deleted since, in a sentence. A query a column."""
    gone: dict[tuple[str, int], str] = {}
    for column in columns:
        model: type[Model] | None = column.kind.model if column.kind else None
        if model is None or not befores:
            continue
        values = [before[column.name] for before in befores]
        named = {pk for value in values for pk in (value if column.is_many else [value])} - {None}
        there = set(model._default_manager.filter(pk__in=named).values_list("pk", flat=True))
        told = f"Its earlier {model._meta.verbose_name} was deleted since."
        gone |= {(column.name, pk): told for pk in named - there}
    return gone


def take_back(
    table: Table, columns: Sequence[Column], changes: Sequence[RowChange], now: Mapping[int, Stored]
) -> None:
    """Rows that the import made."""
    if changes:
        plain = [column for column in columns if not column.is_many]
        rows = [now[change.object_id] for change in changes]
        delete(
            table,
            columns,
            [Written(row_of(table, plain, row.values, row.pk), row.values, None) for row in rows],
        )


def bring_back(
    table: Table, columns: Sequence[Column], changes: Sequence[RowChange], now: Mapping[int, Stored]
) -> None:
    """Rows that the import changed, as they were."""
    planned = [
        Planned(Line(one.line, (), restored(columns, one.before or {})), now[one.object_id], "changed")
        for one in changes
    ]
    write(table, columns, planned)
