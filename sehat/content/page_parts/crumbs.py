"""The way down to a page of the tree."""

from __future__ import annotations

from sehat.content.models import SitePage
from sehat.directory.cards import home_crumb
from sehat.rendering.dependencies import noting
from sehat.rendering.row_changes import note_row
from sehat.rendering.schemas import Crumb


def crumbs_above(page: SitePage) -> list[Crumb]:
    """Home, and the section a page stands under. One query there."""
    above = [home_crumb(page.language)]
    if page.address.count("/") > 1:
        with noting() as reads:
            section = page.get_parent()
        note_row(reads, section)
        above.append(Crumb(label=section.title, url=page.address.rsplit("/", 1)[0]))
    return above
