"""Rows of the database as an import compares them: read in a few queries a chunk, and by digest."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.db import connection
from django.db.models import Model, Q, QuerySet

from sehat.imports.columns import Found
from sehat.imports.table import Column, KeyOf, Line, Table, Values


@dataclass(frozen=True, slots=True)
class Stored:
    pk: int
    values: Values


def with_keys(table: Table, keys: Iterable[KeyOf]) -> QuerySet[Any]:
    """Rows that may have one of the keys: each column of the key is one of those wanted."""
    where = Q()
    for name, wanted in zip(table.key, map(set, zip(*keys, strict=True)), strict=True):
        attname = table.columns[name].attname
        some = Q(**{f"{attname}__in": wanted - {None}})
        where &= some | Q(**{f"{attname}__isnull": True}) if None in wanted else some
    return table.model._default_manager.filter(where)


def stored(rows: QuerySet[Any], columns: Sequence[Column], *, is_locked: bool = False) -> list[Stored]:
    """One query, and one a many-to-many column. `is_locked` inside a transaction that writes them."""
    if is_locked and connection.features.has_select_for_update:
        rows = rows.select_for_update()
    plain = [column for column in columns if not column.is_many]
    found = rows.order_by("pk").values_list("pk", *(column.attname for column in plain))
    names = [column.name for column in plain]
    kept = [Stored(pk, dict(zip(names, values, strict=True))) for pk, *values in found]
    for column in columns:
        if column.is_many and kept:
            linked = linked_rows(column, [row.pk for row in kept])
            for row in kept:
                row.values[column.name] = linked.get(row.pk, [])
    return kept


def linked_rows(column: Column, pks: Sequence[int]) -> dict[int, list[int]]:
    """The rows that each of `pks` is linked with by a many-to-many column, sorted."""
    own, other = link_columns(column)
    linked: dict[int, list[int]] = defaultdict(list)
    pairs = through(column)._default_manager.filter(**{f"{own}__in": pks}).values_list(own, other)
    for pk, target in pairs:
        linked[pk].append(target)
    return {pk: sorted(targets) for pk, targets in linked.items()}


def through(column: Column) -> type[Model]:
    field: Any = column.field
    model: type[Model] = field.remote_field.through
    return model


def link_columns(column: Column) -> tuple[str, str]:
    """The columns of the link's table: of this row, and of the other."""
    field: Any = column.field
    return field.m2m_column_name(), field.m2m_reverse_name()


def by_key(table: Table, lines: Sequence[Line], columns: Sequence[Column], *, is_locked: bool) -> Matches:
    rows: dict[KeyOf, Stored] = {}
    doubled: set[KeyOf] = set()
    if lines:
        for row in stored(with_keys(table, [line.key for line in lines]), columns, is_locked=is_locked):
            key = tuple(row.values[name] for name in table.key)
            if key in rows:
                doubled.add(key)
            rows[key] = row
    return Matches(rows, doubled)


@dataclass(frozen=True)
class Matches:
    """Rows of the database by their keys, and keys that more than one of them has."""

    rows: dict[KeyOf, Stored]
    doubled: set[KeyOf]


def found_slugs(columns: Sequence[Column], cells: Sequence[dict[str, str]]) -> Found:
    """The rows that cells name by their slugs. A query a table that they name."""
    wanted: dict[tuple[Any, str], set[str]] = defaultdict(set)
    for column in columns:
        if column.kind is not None and column.kind.model is not None:
            texts = {line[column.name] for line in cells if column.name in line}
            slugs = {slug for text in texts for slug in column.kind.slugs_in(text)}
            wanted[column.kind.model, column.kind.within] |= slugs
    found: dict[type[Model], dict[tuple[int | None, str], int]] = {}
    for (model, within), slugs in wanted.items():
        rows = model._default_manager.filter(slug__in=slugs)
        keyed = rows.values_list("pk", "slug", f"{within}_id") if within else rows.values_list("pk", "slug")
        found[model] = {(rest[0] if rest else None, slug): pk for pk, slug, *rest in keyed}
    return found


def slugs_of(columns: Sequence[Column], rows: Sequence[Stored]) -> dict[type[Model], dict[int, str]]:
    """The slugs of the rows that these name. A query a table."""
    wanted: dict[type[Model], set[int]] = defaultdict(set)
    for column in columns:
        if column.kind is not None and column.kind.model is not None:
            for row in rows:
                value = row.values[column.name]
                wanted[column.kind.model].update(value if column.is_many else [value])
    return {
        model: dict(model._default_manager.filter(pk__in=pks - {None}).values_list("pk", "slug"))
        for model, pks in wanted.items()
    }


def digest(values: Values, columns: Sequence[Column]) -> str:
    """The same for the same values of these columns, whatever database or program wrote them."""
    plain = [jsonable(column, values[column.name]) for column in columns]
    return hashlib.blake2b(json.dumps(plain).encode(), digest_size=16).hexdigest()


def jsonable(column: Column, value: Any) -> Any:
    """Dates as text; JSON as it is shown."""
    if column.kind is not None and column.kind.model is None:
        return column.shown(value, {})
    return value if isinstance(value, int | float | str | list | None) else str(value)
