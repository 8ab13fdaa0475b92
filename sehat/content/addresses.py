"""The address of each page of this room, in one place."""

from __future__ import annotations

from wagtail.models import Site

from sehat.core.languages import localized_path
from sehat.core.routes import has_view
from sehat.core.schemas import Language
from sehat.directory.addresses import HOME_PATHS
from sehat.directory.selectors import cities_by_slug
from sehat.rendering.cache_version import cached_until_change

REVIEWER = "reviewer"  # a role of Person


def person_url(role: str, slug: str, language: Language = "en") -> str:
    return localized_path(f"/{'reviewers' if role == REVIEWER else 'authors'}/{slug}", language)


@cached_until_change
def root_path() -> str:
    """Where the site hangs in the page tree: "/sehat-path/". One query, cached."""
    paths = Site.objects.filter(is_default_site=True).values_list("root_page__url_path", flat=True)
    return paths.first() or "/"


def address_of(url_path: str) -> str:
    """The address visitors see of a place in the page tree: "/condition/piles"."""
    return address_under(root_path(), url_path)


def is_taken(address: str) -> bool:
    """By a view of ours or by the home page of a city; the two homes are pages of the tree as well. No query
    when cached."""
    return address not in HOME_PATHS.values() and (is_city_home(address) or has_view(address))


@cached_until_change
def is_city_home(address: str) -> bool:
    """In either language. Who asks rests on this answer alone. No query when cached."""
    return address.strip("/").removeprefix("hi/") in cities_by_slug()


def address_under(root: str, url_path: str) -> str:
    """The same for many places, whose root is read once."""
    return "/" + url_path.removeprefix(root).strip("/")
