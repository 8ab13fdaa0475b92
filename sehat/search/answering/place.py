"""Where a search looks."""

from __future__ import annotations

from dataclasses import dataclass

from sehat.directory.models import City
from sehat.directory.selectors import cities_by_slug
from sehat.search.parser.parts import ParsedQuery


@dataclass(frozen=True)
class Place:
    """`is_asked`: it was typed, or "near me" was; else it is only where the visitor is."""

    city: City | None
    locality: str = ""
    is_asked: bool = False


def place_of(parsed: ParsedQuery, chosen: str) -> Place:
    """`chosen`: the slug of the visitor's city, "" for all India."""
    locality = parsed.part("locality")
    typed = parsed.part("city")
    slug = typed.key if typed else locality.city if locality else chosen
    is_there = locality is not None and locality.city == slug
    city = cities_by_slug().get(slug)
    is_asked = city is not None and (slug != chosen or bool(typed or locality) or "near" in parsed.wishes)
    return Place(city, locality.key if locality and is_there else "", is_asked)
