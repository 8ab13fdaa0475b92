"""The metadata of lists of pages, and how a text is cut to a description."""

from __future__ import annotations

from textwrap import shorten

from django.conf import settings

from sehat.content.models import SitePage
from sehat.content.page_parts.identity import with_settings
from sehat.directory.json_ld import breadcrumbs
from sehat.rendering.page import alternates
from sehat.rendering.schemas import Crumb, Meta

MAX_DESCRIPTION_LENGTH = 155  # what engines show of one


def shortened(text: str) -> str:
    """As a description: whole words, and a sign where there are more."""
    return shorten(text, MAX_DESCRIPTION_LENGTH, placeholder=" …")


def index_meta(page: SitePage, crumbs: list[Crumb], *, translation: str | None = None) -> Meta:
    """What its editor wrote for engines, else how what stands at its top begins."""
    return Meta(
        title=page.seo_title or page.title,
        description=with_settings(page.search_description, page.language)
        or shortened(with_settings(getattr(page, "intro", ""), page.language)),
        canonical=settings.SITE_URL + page.address,
        alternates=alternates(page.address, page.language, translation),
        json_ld=[breadcrumbs(crumbs)],
    )
