"""A section, the pages under an address, as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import SectionPage
from sehat.content.models.site_page import page_props, published
from sehat.content.page_parts.crumbs import crumbs_above
from sehat.content.page_parts.index_meta import index_meta
from sehat.core.schemas import Link
from sehat.rendering.schemas import Crumb


@page_props.register(SectionPage)
def section_page(page: SectionPage, request: HttpRequest) -> schemas.SectionPageProps:
    """The pages under an address. One query."""
    crumbs = [*crumbs_above(page), Crumb(label=page.title)]
    children = published(page.get_children()).values_list("title", "slug")
    return schemas.SectionPageProps(
        meta=index_meta(page, crumbs),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        links=[Link(label=title, url=f"{page.address}/{slug}") for title, slug in children],
    )
