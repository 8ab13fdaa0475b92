"""Where the site begins in a city: its home page, and the ways into doctors, hospitals and costs."""

from __future__ import annotations

from urllib.parse import urlencode

from sehat.core.languages import language_of, localized_path
from sehat.directory.addresses import HOME_PATHS
from sehat.directory.models import City
from sehat.directory.selectors import HOME_CITY_SLUG
from sehat.rendering.schemas import Crumb

NAMED_IN_QUERY = ("/doctors", "/hospitals", "/cost")


def beginning_in(url: str, city: str) -> str:
    """An address of a beginning as that of a city, by its slug; any other as it is.

    Those of the usual city name none: the browser leads to the chosen one.
    """
    if city == HOME_CITY_SLUG:
        return url
    if url in HOME_PATHS.values():
        return localized_path(f"/{city}", language_of(url))
    return f"{url}?{urlencode({'city': city})}" if url.removeprefix("/hi") in NAMED_IN_QUERY else url


def crumbs_in(city: City | None, crumbs: list[Crumb]) -> list[Crumb]:
    """Crumbs that stay in a city. Engines are told of those without it: theirs is the canonical address."""
    if city is None:
        return crumbs
    return [
        crumb.model_copy(update={"url": beginning_in(crumb.url, city.slug)}) if crumb.url else crumb
        for crumb in crumbs
    ]
