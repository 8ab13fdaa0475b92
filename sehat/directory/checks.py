"""Prices that contradict each other are named before a visitor sees them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from django.core.checks import CheckMessage, Warning
from django.db import DatabaseError

from sehat.directory.models import PriceRange
from sehat.directory.price_rules import amounts, contradict, key_of, wrong_order


def prices_agree(
    app_configs: object, databases: Sequence[str] | None = None, **kwargs: Any
) -> list[CheckMessage]:
    """`manage.py check --database default` reads every price; a save in /cms is refused by the same rules.

    Warnings, not errors: `migrate` runs it before the table is as it should be.
    """
    if not databases:
        return []
    try:
        rows = list(PriceRange.objects.select_related("procedure", "city", "hospital").order_by("pk"))
    except DatabaseError:
        return []  # no table yet, or not this one
    return [Warning(told, id="directory.W001") for told in faults(rows)]


def faults(rows: list[PriceRange]) -> Iterator[str]:
    """Each in a sentence: rows out of order, and pairs of a treatment that contradict or are alike."""
    of_procedure: dict[int, list[PriceRange]] = defaultdict(list)
    for row in rows:
        of_procedure[row.procedure_id].append(row)
        if wrong_order(row):
            yield f"{named(row)}: lowest, middle half, median and highest do not follow each other."
    for figures in of_procedure.values():
        yield from twice(figures)
        for wide in figures:
            yield from (
                f"{named(wide)} does not hold {named(narrow)}."
                for narrow in figures
                if contradict(wide, narrow)
            )


def twice(figures: list[PriceRange]) -> Iterator[str]:
    """Figures of a treatment that stand for the same as one before them."""
    seen = set()
    for row in figures:
        if key_of(row) in seen:
            yield f"{named(row)}: there is another of this place, label and room."
        seen.add(key_of(row))


def named(row: PriceRange) -> str:
    place = row.hospital or row.city or "India"
    what = f" ({row.what})" if row.what else ""
    return f"{row.procedure}{what} in {place}, {amounts(row)}"
