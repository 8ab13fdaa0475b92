"""What is found of each kind for an understood query: people and places first, then what one reads."""

from __future__ import annotations

from dataclasses import replace

from sehat.search.engine import FIRST_SIX, KindMatches, Window
from sehat.search.people import people_in
from sehat.search.schemas import Kind
from sehat.search.selectors import find
from sehat.search.understanding import PEOPLE, Understood


def results_of(
    understood: Understood, kinds: list[Kind], city_id: int, window: Window = FIRST_SIX
) -> dict[Kind, KindMatches]:
    """The best kind first; people and places before all else once they were asked for, or a place was.

    What was understood as a whole is searched for as it is called, without other spellings. Of what the
    site may have no page of, a page must say every word: "tooth pain" is no chest pain.
    """
    is_fuzzy = window.fuzzy and not understood.is_whole
    share = 1.0 if understood.is_elsewhere else window.share
    window = replace(window, fuzzy=is_fuzzy, preferred=understood.preferred, share=share)
    if understood.people == understood.reading:
        return find(understood.people, kinds=kinds, city_id=city_id, window=window)
    of_people = people_of(understood, kinds, city_id, window)
    to_read = [kind for kind in kinds if kind not in PEOPLE]
    found = find(understood.reading, kinds=to_read, city_id=city_id, window=window) if to_read else {}
    return {**of_people, **found} if understood.is_about_people else {**found, **of_people}


def people_of(
    understood: Understood, kinds: list[Kind], city_id: int, window: Window
) -> dict[Kind, KindMatches]:
    """Doctors and hospitals, in the order they were asked for; those of a typed place from their lists."""
    wanted = [kind for kind in understood.people_kinds if kind in kinds]
    city = understood.place.city if understood.place.is_asked else None
    if city and not understood.is_by_name:
        of_city = {kind: people_in(kind, city, understood.department, window) for kind in wanted}
        return {kind: one for kind, one in of_city.items() if one.total}
    found = find(understood.people, kinds=wanted, city_id=city_id, window=window) if wanted else {}
    return {kind: found[kind] for kind in wanted if kind in found}
