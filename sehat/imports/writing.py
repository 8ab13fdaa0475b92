"""Rows written in bulk, and what the signals of saving them one by one would have done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from django.db import connection
from django.db.models import Model

from sehat.imports.checking import Planned
from sehat.imports.rows import digest, jsonable, link_columns, through
from sehat.imports.table import Column, Table, Values, Written
from sehat.search.changes import note_bulk

BATCH = 400  # rows a statement: SQLite takes 999 values where it is old
LINK = "INSERT INTO {} ({}, {}) VALUES "


def write(table: Table, columns: Sequence[Column], planned: Sequence[Planned]) -> list[tuple[Planned, int]]:
    """Inside a transaction. Gives those that changed the database, with the primary keys of their rows."""
    plain = [column for column in columns if not column.is_many]
    changing = [one for one in planned if one.effect != "same"]
    rows = [row_of(table, plain, one.line.values, one.stored.pk if one.stored else None) for one in changing]
    insert(table, [row for row, one in zip(rows, changing, strict=True) if one.stored is None])
    update(table, plain, [row for row, one in zip(rows, changing, strict=True) if one.stored])
    values = {int(row.pk): one.line.values for row, one in zip(rows, changing, strict=True)}
    link(columns, values)
    announce(
        table,
        [
            Written(row, one.stored.values if one.stored else None, one.line.values)
            for row, one in zip(rows, changing, strict=True)
        ],
    )
    return [(one, int(row.pk)) for row, one in zip(rows, changing, strict=True)]


def row_of(table: Table, plain: Sequence[Column], values: Values, pk: int | None) -> Model:
    return table.model(**{column.attname: values[column.name] for column in plain}, pk=pk)


def insert(table: Table, rows: Sequence[Model]) -> None:
    if table.next_id and rows:
        first = table.next_id()
        for number, row in enumerate(rows, start=first):
            row.pk = number
    table.model._default_manager.bulk_create(rows, batch_size=BATCH)


def update(table: Table, plain: Sequence[Column], rows: Sequence[Model]) -> None:
    """By primary key: the rows are there, the insert only says which columns are meant."""
    fields = [column.name for column in plain]
    if any(field.name == "updated_at" for field in table.model._meta.fields):
        fields.append("updated_at")
    table.model._default_manager.bulk_create(
        rows, batch_size=BATCH, update_conflicts=True, unique_fields=["pk"], update_fields=fields
    )


def link(columns: Sequence[Column], values: Mapping[int, Values]) -> None:
    """The many-to-many columns of these rows hold exactly what they say."""
    for column in columns:
        if not column.is_many or not values:
            continue
        own, other = link_columns(column)
        wanted = {(pk, target) for pk, row in values.items() for target in row[column.name]}
        links = through(column)._default_manager
        held = links.filter(**{f"{own}__in": list(values)}).values_list("pk", own, other)
        there = {(pk, target): number for number, pk, target in held}
        stale = [number for pair, number in there.items() if pair not in wanted]
        if stale:
            links.filter(pk__in=stale).delete()
        insert_links(through(column), own, other, sorted(wanted - there.keys()))


def insert_links(model: type[Model], own: str, other: str, pairs: Sequence[tuple[int, int]]) -> None:
    """Ten times as many as rows: made into objects of Django's first, they took half of the time."""
    names = (connection.ops.quote_name(name) for name in (model._meta.db_table, own, other))
    insert = LINK.format(*names)
    with connection.cursor() as cursor:
        for start in range(0, len(pairs), BATCH):
            some = pairs[start : start + BATCH]
            cursor.execute(insert + ", ".join(["(%s, %s)"] * len(some)), [pk for pair in some for pk in pair])


def delete(table: Table, columns: Sequence[Column], rows: Sequence[Written]) -> None:
    """Rows that nothing refers to but the links of their own columns."""
    pks = [row.row.pk for row in rows]
    link(columns, {pk: {column.name: [] for column in columns} for pk in pks})
    found = table.model._default_manager.filter(pk__in=pks)
    found._raw_delete(found.db)  # no signals, no search for what refers to them
    announce(table, rows)


def announce(table: Table, rows: Sequence[Written]) -> None:
    """Search and the log of prices hear of it, in the transaction that did it."""
    note_bulk(table.model, [int(row.row.pk) for row in rows])
    if table.written:
        table.written(rows)


def in_use(table: Table, columns: Sequence[Column], pks: Sequence[int]) -> dict[int, str]:
    """Which of these rows another row refers to, and what kind that is. A query a kind that could."""
    own = {through(column) for column in columns if column.is_many}
    used: dict[int, str] = {}
    for kind, attname in referring(table.model):
        if kind not in own:
            named = kind._default_manager.filter(**{f"{attname}__in": pks}).order_by()
            for pk in named.values_list(attname, flat=True).distinct():
                used.setdefault(pk, str(kind._meta.verbose_name_plural))
    return used


def referring(model: type[Model]) -> Iterator[tuple[type[Model], str]]:
    """The tables with a foreign key to this one, hidden ones of many-to-many fields included."""
    for relation in model._meta.get_fields(include_hidden=True):
        if relation.auto_created and not relation.concrete and (relation.one_to_many or relation.one_to_one):
            field: Any = relation.field  # type: ignore[union-attr]
            yield relation.related_model, field.attname  # type: ignore[misc]


def before_of(columns: Sequence[Column], planned: Planned) -> dict[str, Any] | None:
    """What an undo brings back; JSON as it is stored."""
    if planned.stored is None:
        return None
    values = planned.stored.values
    return {column.name: storable(column, values[column.name]) for column in columns}


def storable(column: Column, value: Any) -> Any:
    return value if column.kind is not None else jsonable(column, value)


def restored(columns: Sequence[Column], before: Mapping[str, Any]) -> Values:
    """The values of `before_of`, dates as dates again."""
    return {
        column.name: before[column.name] if column.kind else column.field.to_python(before[column.name])
        for column in columns
    }


def digest_of(columns: Sequence[Column], planned: Planned) -> str:
    return digest(planned.line.values, columns)
