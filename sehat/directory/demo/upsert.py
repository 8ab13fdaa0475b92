"""Writing tables so that a second run changes nothing: same rows, same ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet

from django.core.management.color import no_style
from django.db import connection
from django.db.models import Model

BATCH = 500


def upsert(rows: Sequence[Model], unique: Sequence[str] = ("id",)) -> None:
    """Insert `rows`, or bring the ones that are there up to date."""
    if not rows:
        return
    model = type(rows[0])
    columns = [
        field.name
        for field in model._meta.concrete_fields
        if not field.primary_key and field.name != "updated_at"  # a row that stays as it was has not changed
    ]
    model._default_manager.bulk_create(
        rows,
        batch_size=BATCH,
        update_conflicts=True,
        unique_fields=unique,
        update_fields=[name for name in columns if name not in unique],
    )


def drop_stale(
    through: type[Model], left: str, right: str, wanted: Mapping[int, AbstractSet[int]]
) -> set[tuple[int, int]]:
    """Delete the pairs of the left ids in `wanted` that it does not hold; return those that stay."""
    held = through._default_manager.filter(**{f"{left}__in": list(wanted)})
    kept, stale = set(), []
    for key, one, other in held.values_list("pk", left, right):
        if other in wanted[one]:
            kept.add((one, other))
        else:
            stale.append(key)
    if stale:
        through._default_manager.filter(pk__in=stale).delete()
    return kept


def set_pairs(through: type[Model], left: str, right: str, wanted: Mapping[int, AbstractSet[int]]) -> None:
    """Make `through` hold exactly `wanted` for the left ids in it; pairs that stay keep their row."""
    kept = drop_stale(through, left, right, wanted)
    pairs = {(one, other) for one, others in wanted.items() for other in others}
    rows = [through(**{left: one, right: other}) for one, other in sorted(pairs - kept)]
    through._default_manager.bulk_create(rows, batch_size=BATCH)


def move_sequences(models: Iterable[type[Model]]) -> None:
    """After rows with ids of our own choosing, the next id PostgreSQL hands out must be a free one."""
    with connection.cursor() as cursor:
        for statement in connection.ops.sequence_reset_sql(no_style(), list(models)):
            cursor.execute(statement)
