"""What the site says of itself to search engines: who it is, and what of it a page is."""

from __future__ import annotations

from collections.abc import Mapping

from django.conf import settings

from sehat.core.languages import display_field
from sehat.core.schemas import Language
from sehat.directory.json_ld import Block, block


def site_blocks(language: Language) -> list[Block]:
    """schema.org WebSite and the Organization behind it, for its home page."""
    name = display_field(settings, "BRAND_NAME", language)
    home, icon = f"{settings.SITE_URL}/", f"{settings.SITE_URL}/icon-512.png"
    publisher = {"@id": f"{home}#organization"}
    return [
        block("WebSite", **website(), name=name, url=home, inLanguage=language, publisher=publisher),
        block("Organization", **publisher, name=name, url=home, logo=icon),
    ]


def website() -> dict[str, object]:
    """The site, by the name under which its blocks call each other."""
    return {"@id": f"{settings.SITE_URL}/#website"}


def web_page(url: str, name: str, description: str, about: Mapping[str, object]) -> Block:
    """schema.org WebPage, for a page that stands in no list of others."""
    page = block("WebPage", url=url, name=name, description=description, isPartOf=website())
    return page | ({"about": about} if about else {})
