"""Pages as those of a city: its home page, the ways into doctors, hospitals and costs, and pages that say who
treats something there."""

from __future__ import annotations

import re
from urllib.parse import urlencode

from sehat.core.languages import language_of, localized_path
from sehat.directory.addresses import HOME_PATHS
from sehat.directory.models import City
from sehat.directory.selectors import HOME_CITY_SLUG
from sehat.rendering.schemas import Crumb

# Pages that name their city in the query (frontend/src/cities/sibling.ts has the same).
NAMED_IN_QUERY = re.compile(
    r"(?:/hi)?/(?:doctors|hospitals|cost|(?:condition|treatment|symptom|department)/[^/?#]+)"
)


def in_city(url: str, city: str) -> str:
    """An address as that of a city, by its slug; one that is of every city as it is.

    Those of the usual city name none: the browser leads to the chosen one.
    """
    if city == HOME_CITY_SLUG:
        return url
    if url in HOME_PATHS.values():
        return localized_path(f"/{city}", language_of(url))
    return f"{url}?{urlencode({'city': city})}" if NAMED_IN_QUERY.fullmatch(url) else url


def crumbs_in(city: City | None, crumbs: list[Crumb]) -> list[Crumb]:
    """Crumbs that stay in a city. Engines are told of those without it: theirs is the canonical address."""
    if city is None:
        return crumbs
    return [
        crumb.model_copy(update={"url": in_city(crumb.url, city.slug)}) if crumb.url else crumb
        for crumb in crumbs
    ]


def urls_in(city: City, urls: dict[int, str]) -> dict[int, str]:
    """Addresses by id, as those of a city."""
    return {of: in_city(url, city.slug) for of, url in urls.items()}
