"""The metadata of lists of pages."""

from __future__ import annotations

from django.conf import settings

from sehat.content.models import SitePage
from sehat.directory.json_ld import breadcrumbs
from sehat.rendering.page import alternates
from sehat.rendering.schemas import Crumb, Meta


def index_meta(page: SitePage, crumbs: list[Crumb], *, translation: str | None = None) -> Meta:
    """What its editor wrote for engines, else what stands at its top."""
    return Meta(
        title=page.seo_title or page.title,
        description=page.search_description or getattr(page, "intro", ""),
        canonical=settings.SITE_URL + page.address,
        alternates=alternates(page.address, page.language, translation),
        json_ld=[breadcrumbs(crumbs)],
    )
