"""`/blog` and `/hi/blog` as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import ArticlePage, BlogIndexPage
from sehat.content.models.site_page import other_language_url, page_props, published
from sehat.content.page_parts.article_card import article_card
from sehat.content.page_parts.department_list import department_list
from sehat.content.page_parts.index_meta import index_meta
from sehat.content.selectors import is_there
from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.directory.cards import home_crumb
from sehat.rendering.schemas import Crumb

BLOG: dict[Language, str] = {"en": "/blog", "hi": "/hi/blog"}
OTHER_BLOG: dict[Language, str] = {"en": BLOG["hi"], "hi": BLOG["en"]}
BLOG_NAME: dict[Language, str] = {"en": "Blog", "hi": translate("Hindi blog", "hi")}


@page_props.register(BlogIndexPage)
def blog_index_page(page: BlogIndexPage, request: HttpRequest) -> schemas.BlogIndexPageProps:
    """One page of the list. Three queries. An unknown department or page is 404."""
    department, number = request.GET.get("department", ""), request.GET.get("page", "")
    articles = published(ArticlePage.objects).child_of(page).select_related("reviewer", "department")
    ordered = articles.order_by("-published_on", "-pk")
    paginated = department_list(ordered, page.address, page.language, department, number)
    is_whole = paginated.own_url == page.address
    crumbs = [home_crumb(page.language), Crumb(label=page.title)]
    meta = index_meta(page, crumbs, translation=other_blog_url(page) if is_whole else None)
    canonical = (meta.canonical or "") + paginated.own_url.removeprefix(page.address)
    return schemas.BlogIndexPageProps(
        meta=meta.model_copy(update={"title": paginated.title(meta.title), "canonical": canonical}),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        departments=paginated.choices(),
        chosen=paginated.url(paginated.chosen),
        articles=[article_card(article) for article in paginated.shown],
        pages=paginated.pagination.links(),
        next_url=paginated.pagination.next_url,
    )


@other_language_url.register(BlogIndexPage)
def other_blog_url(page: BlogIndexPage) -> str | None:
    """None while the blog of the other language is not live."""
    other = OTHER_BLOG[page.language]
    return other if is_there(other) else None
