"""What is found of each kind for an understood query: people and places first, then what one reads."""

from __future__ import annotations

from sehat.search.engine import FIRST_SIX, KindMatches, Window
from sehat.search.schemas import Kind
from sehat.search.selectors import find
from sehat.search.understanding import PEOPLE, Understood


def results_of(
    understood: Understood, kinds: list[Kind], city_id: int, window: Window = FIRST_SIX
) -> dict[Kind, KindMatches]:
    """The best kind first; people and places before all else once they were asked for, or a place was."""
    if understood.people == understood.reading:
        return find(understood.people, kinds=kinds, city_id=city_id, window=window)
    places = [kind for kind in understood.people_kinds if kind in kinds]
    to_read = [kind for kind in kinds if kind not in PEOPLE]
    of_people = find(understood.people, kinds=places, city_id=city_id, window=window) if places else {}
    found = find(understood.reading, kinds=to_read, city_id=city_id, window=window) if to_read else {}
    ordered = {kind: of_people[kind] for kind in places if kind in of_people}
    return {**ordered, **found} if understood.is_about_people else {**found, **ordered}
