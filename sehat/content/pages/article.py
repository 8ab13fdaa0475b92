"""Articles as props, in English and in Hindi."""

from __future__ import annotations

from typing import Any

from django.db.models import Case, When
from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import ArticlePage
from sehat.content.models.site_page import other_language_url, page_props, published
from sehat.content.page_parts.article_card import article_card
from sehat.content.page_parts.body import body_blocks, facts_for
from sehat.content.page_parts.crumbs import index_crumb
from sehat.content.page_parts.medical_meta import medical_meta
from sehat.content.page_parts.medical_page import reviewed_fields
from sehat.content.page_parts.reading_time import minutes
from sehat.content.page_parts.translation import translation_link
from sehat.content.pages.blog_index import BLOG, BLOG_NAME
from sehat.content.selectors import other_article
from sehat.core.languages import display_name
from sehat.directory.cards import home_crumb
from sehat.rendering.blocks import values
from sehat.rendering.schemas import Crumb

RELATED_SHOWN = 3


@page_props.register(ArticlePage)
def article_page(page: ArticlePage, request: HttpRequest) -> schemas.ArticlePageProps:
    """Everything an article shows. Two queries beside the page itself, and those of its blocks."""
    language = page.language
    facts = facts_for(page.body, language=language)
    body = body_blocks(page.body, facts, has_red_card=bool(page.emergency), language=language)
    translation = translation_url(page)
    crumbs = [home_crumb(language), index_crumb(BLOG_NAME[language], BLOG[language])]
    crumbs.append(Crumb(label=page.title))
    if department := page.department:
        name = display_name(department, language)
        crumbs.insert(2, index_crumb(name, f"{BLOG[language]}?department={department.slug}"))
    return schemas.ArticlePageProps(
        **reviewed_fields(page, crumbs, body),
        meta=medical_meta(page, crumbs, title=page.title, body=body, translation=translation),
        title=page.title,
        minutes=minutes(page),
        translation=translation_link(language, translation),
        cover=page.address,
        icon=page.icon,
        takeaways=values(page.takeaways),
        related=[article_card(other) for other in related(page)],
    )


def related(page: ArticlePage) -> list[Any]:
    """The newest of the same language, those of the same department first. One query."""
    others = published(ArticlePage.objects).sibling_of(page, inclusive=False)
    same_first = Case(When(department=page.department_id, then=0), default=1)
    ordered = others.select_related("reviewer").order_by(same_first, "-published_on", "pk")
    return list(ordered[:RELATED_SHOWN])


def live_twin(page: ArticlePage) -> ArticlePage | None:
    """The same article in the other language, if it is live. One query, cached on the page."""
    if not hasattr(page, "_other_article"):
        page._other_article = published(other_article(page)).first()
    found: ArticlePage | None = page._other_article
    return found


@other_language_url.register(ArticlePage)
def translation_url(page: ArticlePage) -> str | None:
    other = live_twin(page)
    return other.address if other else None
