"""Many more doctors for load tests: copies of the demo doctors under other names.

The database copies, because a hundred thousand doctors have more than a million rows: passed through
Django's models one by one they take four times as long. PostgreSQL and SQLite both read the statements.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from django.db import connection
from django.db.models import Model
from django.utils.text import slugify

from sehat.directory.demo import names
from sehat.directory.models import Doctor, Practice

FIRST_ID = 1_000_000
BATCH = 5_000

ROWS_A_STATEMENT = 500

OWN = ("id", "name", "slug", "gender", "registration", "practising_since", "fee", "about")
"""What a new doctor does not share with the doctor it copies."""
EMPTY = {"name_hi": "''", "aliases": "'[]'"}

COPY_DOCTORS = """
WITH own (original, {own}) AS (VALUES {values})
INSERT INTO {doctors} ({own}, {empty}, {shared})
SELECT {own_values}, {nothing}, {shared_values}
FROM own JOIN {doctors} AS original ON original.id = own.original
WHERE true
ON CONFLICT DO NOTHING
"""

COPY_PAIRS = """
INSERT INTO {pairs} (doctor_id, {others})
SELECT copy.id, {pair_others}
FROM (
    SELECT id, row_number() OVER (ORDER BY id) - 1 AS place
    FROM {doctors} WHERE is_demo AND id < {first}
) AS original
JOIN {doctors} AS copy ON (copy.id - {first}) %% %s = original.place
JOIN {pairs} AS pair ON pair.doctor_id = original.id
WHERE copy.id BETWEEN %s AND %s
ON CONFLICT DO NOTHING
"""


def add_doctors(count: int, report: Callable[[str], object]) -> None:
    """Add `count` doctors with ids from `FIRST_ID` up. A second run adds nobody twice."""
    demo = Doctor.objects.filter(is_demo=True, id__lt=FIRST_ID).order_by("id")
    originals = list(demo.select_related("city"))
    started = perf_counter()
    for start in range(0, count, BATCH):
        stop = min(start + BATCH, count)
        _add_batch(originals, start, stop)
        speed = stop / (perf_counter() - started)
        report(f"{stop:,} of {count:,} more doctors, {speed:,.0f} a second")


def _add_batch(originals: list[Doctor], start: int, stop: int) -> None:
    # A doctor gets the same name whatever the number asked for.
    rng = Random(f"scale:{start}")
    rows = [_own_values(originals[place % len(originals)], place, rng) for place in range(start, stop)]
    for first in range(0, len(rows), ROWS_A_STATEMENT):
        _copy_doctors(rows[first : first + ROWS_A_STATEMENT])
    bounds = (len(originals), FIRST_ID + start, FIRST_ID + stop - 1)
    _copy_pairs(Doctor.languages.through, ("language_id",), bounds)
    _copy_pairs(Doctor.conditions.through, ("condition_id",), bounds)
    _copy_pairs(Doctor.procedures.through, ("procedure_id",), bounds)
    _copy_pairs(Practice, ("hospital_id", "hours"), bounds)


def _own_values(original: Doctor, place: int, rng: Random) -> tuple[int | str, ...]:
    """The id of the doctor to copy, then the values of `OWN`."""
    doctor_id = FIRST_ID + place
    person = names.new_person(original.city.state, rng, set())
    return (
        original.pk,
        doctor_id,
        person.name,
        f"{slugify(person.name)}-{doctor_id}",
        person.gender,
        f"Demo {doctor_id}",
        min(2024, (original.practising_since or 2010) + rng.randint(-5, 5)),
        (original.fee or 500) + 50 * rng.randint(-4, 6),
        f"{person.name} is an invented doctor, made for load tests.",
    )


def _copy_doctors(rows: list[tuple[int | str, ...]]) -> None:
    columns = [field.column or "" for field in Doctor._meta.concrete_fields]
    shared = [name for name in columns if name not in OWN and name not in EMPTY]
    one_row = f"({', '.join(['%s'] * (len(OWN) + 1))})"
    statement = COPY_DOCTORS.format(
        doctors=Doctor._meta.db_table,
        own=", ".join(OWN),
        own_values=", ".join(f"own.{name}" for name in OWN),
        values=", ".join([one_row] * len(rows)),
        empty=", ".join(EMPTY),
        nothing=", ".join(EMPTY.values()),
        shared=", ".join(shared),
        shared_values=", ".join(f"original.{name}" for name in shared),
    )
    with connection.cursor() as cursor:
        cursor.execute(statement, [value for row in rows for value in row])


def _copy_pairs(pairs: type[Model], others: tuple[str, ...], bounds: tuple[int, int, int]) -> None:
    statement = COPY_PAIRS.format(
        pairs=pairs._meta.db_table,
        doctors=Doctor._meta.db_table,
        first=FIRST_ID,
        others=", ".join(others),
        pair_others=", ".join(f"pair.{name}" for name in others),
    )
    with connection.cursor() as cursor:
        cursor.execute(statement, bounds)
