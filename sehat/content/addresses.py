"""The address of each page of this room, in one place."""

from __future__ import annotations

from wagtail.models import Site

from sehat.core.languages import localized_path
from sehat.core.schemas import Language
from sehat.rendering.cache_version import cached_until_change

REVIEWER = "reviewer"  # a role of Person


def condition_url(slug: str) -> str:
    return f"/condition/{slug}"


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


def address_under(root: str, url_path: str) -> str:
    """The same for many places, whose root is read once."""
    return "/" + url_path.removeprefix(root).strip("/")
