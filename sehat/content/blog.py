"""`/blog` and `/hi/blog` as props, and an article as a card."""

from __future__ import annotations

from sehat.content import schemas
from sehat.content.department_list import department_list
from sehat.content.index_meta import index_meta
from sehat.content.medical_meta import HOME, person_link
from sehat.content.models import ArticlePage, BlogIndexPage
from sehat.content.reading_time import minutes
from sehat.core.india import long_date
from sehat.core.schemas import Crumb, Language

BLOG: dict[Language, str] = {"en": "/blog", "hi": "/hi/blog"}
OTHER_BLOG: dict[Language, str] = {"en": BLOG["hi"], "hi": BLOG["en"]}
BLOG_NAME: dict[Language, str] = {"en": "Blog", "hi": "हिंदी ब्लॉग"}


def blog_props(page: BlogIndexPage, department: str, number: str) -> schemas.BlogIndexPageProps:
    """One page of the list. Three queries. An unknown department or page is 404."""
    articles = ArticlePage.objects.live().child_of(page).select_related("reviewer", "department")
    ordered = articles.order_by("-published_on", "-pk")
    paginated = department_list(ordered, page.address, page.language, department, number)
    is_whole = paginated.own_url == page.address
    crumbs = [HOME[page.language], Crumb(label=page.title)]
    meta = index_meta(page, crumbs, translation=OTHER_BLOG[page.language] if is_whole else None)
    canonical = (meta.canonical or "") + paginated.own_url.removeprefix(page.address)
    return schemas.BlogIndexPageProps(
        meta=meta.model_copy(update={"title": paginated.title(meta.title), "canonical": canonical}),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        departments=paginated.choices(),
        chosen=paginated.url(paginated.chosen),
        articles=[article_card(article) for article in paginated.page],
        pages=paginated.pages(),
        next_url=paginated.next_url(),
    )


def article_card(article: ArticlePage) -> schemas.ArticleCard:
    """Needs reviewer loaded."""
    language = article.language
    return schemas.ArticleCard(
        title=article.title,
        url=article.address,
        icon=article.icon,
        language=language,
        reviewed_by=person_link(article.reviewer, language).label,
        updated=long_date(article.reviewed_on or article.published_on, language),
        minutes=minutes(article),
    )
