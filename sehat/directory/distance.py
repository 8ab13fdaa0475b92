"""How far cities are from each other."""

from __future__ import annotations

from collections.abc import Iterable
from math import asin, cos, radians, sin, sqrt

from sehat.directory.models import City

EARTH = 6371  # km, its mean radius
UNKNOWN = 20_000  # km: a city without a place on the map stands last


def km_between(one: City, other: City) -> int:
    """As the crow flies, by the haversine formula; `UNKNOWN` where a city's place is not recorded."""
    places = (one.latitude, one.longitude, other.latitude, other.longitude)
    if None in places:
        return UNKNOWN
    lat1, lon1, lat2, lon2 = (radians(degrees or 0) for degrees in places)
    half = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return round(2 * EARTH * asin(sqrt(half)))


def nearest_first(cities: Iterable[City], origin: City) -> list[City]:
    """By distance from `origin`; those equally far as they come, popular first."""
    return sorted(cities, key=lambda city: km_between(origin, city))
