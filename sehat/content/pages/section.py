"""A section, the pages under an address, as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import InfoPage, SectionPage
from sehat.content.models.site_page import SitePage, page_props, published
from sehat.content.page_parts.crumbs import crumbs_above
from sehat.content.page_parts.identity import with_settings
from sehat.content.page_parts.index_meta import index_meta
from sehat.core.languages import localized_path, translate
from sehat.core.schemas import Language
from sehat.rendering.footnotes import without_footnotes
from sehat.rendering.schemas import Crumb


@page_props.register(SectionPage)
def section_page(page: SectionPage, request: HttpRequest) -> schemas.SectionPageProps:
    """The pages under an address, each with what it is about. Two queries, and one a kind of page; one more
    where all are calculators."""
    crumbs = [*crumbs_above(page), Crumb(label=page.title)]
    children = list(published(page.get_children()).specific())
    cards = [card(child) for child in children]
    if children and all(getattr(child, "calculator", "") for child in children):
        cards += reckoned_elsewhere(page, cards)
    return schemas.SectionPageProps(
        meta=index_meta(page, crumbs),
        crumbs=crumbs,
        title=page.title,
        intro=with_settings(page.intro, page.language),
        cards=cards,
    )


def card(child: SitePage) -> schemas.SectionCard:
    """A page of a section."""
    icon: str = getattr(child, "icon", "")
    return schemas.SectionCard(label=child.title, url=child.address, text=about(child), icon=icon)


def reckoned_elsewhere(page: SectionPage, listed: list[schemas.SectionCard]) -> list[schemas.SectionCard]:
    """Who looks for calculators finds those of other sections, and the costs, beside them. One query."""
    language: Language = page.language
    calculators = published(InfoPage.objects.exclude(calculator="")).order_by("title")
    costs = schemas.SectionCard(
        label=translate("What treatments cost", language),
        url=localized_path("/cost", language),
        text=translate("Price ranges in your city", language),
    )
    found = [card(one) for one in calculators if one.language == language]
    return [one for one in found if one not in listed] + [costs]


def about(child: SitePage) -> str:
    """What engines are told of a page, or how it begins: no mark here would lead to its sources."""
    begins: str = getattr(child, "lead", "") or getattr(child, "intro", "")
    return with_settings(child.search_description or without_footnotes(begins), child.language)
