"""The way down to a page of the tree."""

from __future__ import annotations

from sehat.content.models import SitePage
from sehat.directory.cards import home_crumb
from sehat.rendering.schemas import Crumb


def crumbs_above(page: SitePage) -> list[Crumb]:
    """Home, and the section a page stands under. One query there."""
    above = [home_crumb(page.language)]
    if page.address.count("/") > 1:
        section = page.get_parent()
        above.append(Crumb(label=section.title, url=page.address.rsplit("/", 1)[0]))
    return above
