"""Finding by name and alias in the database: what answers while the index is being built."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Case, When

from sehat.search.engine import PER_GROUP
from sehat.search.entries import SOURCES
from sehat.search.folding import words
from sehat.search.schemas import Entity, Kind

WITH_A_CITY = {"Doctor", "Hospital"}


def search(query: str, kinds: Iterable[Kind], city_id: int) -> list[list[Entity]]:
    """At most six entities a kind, those of the city first. A query or two a kind."""
    if not words(query):  # signs alone stand in the JSON of aliases, and name nothing
        return []
    found = [of_kind(kind, query, city_id) for kind in kinds]
    return [group for group in found if group]


def of_kind(kind: Kind, query: str, city_id: int) -> list[Entity]:
    source = SOURCES[kind]
    rows = source.rows().filter(source.matching(query)).distinct()
    if city_id and kind in WITH_A_CITY:
        rows = rows.order_by(Case(When(city_id=city_id, then=0), default=1), "pk")
    return [source.entry(row).entity for row in rows[:PER_GROUP]]
