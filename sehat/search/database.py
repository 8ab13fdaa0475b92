"""Finding by name and alias in the database: what answers while the index is being built."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Case, When

from sehat.core.folding import words
from sehat.search.engine import FIRST_SIX, KindMatches, Window
from sehat.search.entries import SOURCES
from sehat.search.schemas import Kind

WITH_A_CITY = {"Doctor", "Hospital"}


def search(
    query: str, kinds: Iterable[Kind], city_id: int, window: Window = FIRST_SIX
) -> dict[Kind, KindMatches]:
    """What each kind has, those of the city first. A query or two a kind."""
    if not words(query):  # signs alone stand in the JSON of aliases, and name nothing
        return {}
    found = {kind: of_kind(kind, query, city_id, window) for kind in kinds}
    return {kind: one for kind, one in found.items() if one.total}


def of_kind(kind: Kind, query: str, city_id: int, window: Window) -> KindMatches:
    source = SOURCES[kind]
    rows = source.rows().filter(source.matching(query)).distinct()
    if city_id and kind in WITH_A_CITY:
        rows = rows.order_by(Case(When(city_id=city_id, then=0), default=1), "pk")
    elif usual := rows.model._meta.ordering:
        rows = rows.order_by(*usual, "pk")  # namesakes change no places from page to page
    wanted = rows[window.offset : window.offset + window.limit]
    entities = [source.entry(row).entity for row in wanted]
    return KindMatches(entities, 0.0, rows.count() if window.counted else len(entities))
