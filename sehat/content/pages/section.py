"""A section, the pages under an address, as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import SectionPage
from sehat.content.models.site_page import SitePage, page_props, published
from sehat.content.page_parts.crumbs import crumbs_above
from sehat.content.page_parts.index_meta import index_meta
from sehat.rendering.schemas import Crumb


@page_props.register(SectionPage)
def section_page(page: SectionPage, request: HttpRequest) -> schemas.SectionPageProps:
    """The pages under an address, each with what it is about. Two queries, and one a kind of page."""
    crumbs = [*crumbs_above(page), Crumb(label=page.title)]
    children = published(page.get_children()).specific()
    return schemas.SectionPageProps(
        meta=index_meta(page, crumbs),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        cards=[
            schemas.SectionCard(label=child.title, url=f"{page.address}/{child.slug}", text=about(child))
            for child in children
        ],
    )


def about(child: SitePage) -> str:
    """What engines are told of a page, or how it begins."""
    begins: str = getattr(child, "lead", "") or getattr(child, "intro", "")
    return child.search_description or begins
