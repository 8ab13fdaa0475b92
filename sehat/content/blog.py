"""`/blog` and `/hi/blog` as props, and an article as a card."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.http import Http404

from sehat.content import schemas
from sehat.content.index import index_meta
from sehat.content.models import ArticlePage, BlogIndexPage
from sehat.content.reading_time import minutes
from sehat.content.wording import HOME, person_link
from sehat.core.india import long_date
from sehat.core.numbers import whole_number
from sehat.core.schemas import Crumb, Language, Link
from sehat.directory.models import Department
from sehat.directory.schemas import PageLink

BLOG: dict[Language, str] = {"en": "/blog", "hi": "/hi/blog"}
OTHER_BLOG: dict[Language, str] = {"en": BLOG["hi"], "hi": BLOG["en"]}
BLOG_NAME: dict[Language, str] = {"en": "Blog", "hi": "हिंदी ब्लॉग"}
ALL: dict[Language, str] = {"en": "All", "hi": "सभी"}
PER_PAGE = 12


def blog_props(page: BlogIndexPage, department: str, number: str) -> schemas.BlogIndexPage:
    """One page of the list. Three queries. An unknown department or page is 404."""
    articles = ArticlePage.objects.live().child_of(page)
    departments = list(Department.objects.filter(pk__in=articles.values("department")))
    chosen = next((item for item in departments if item.slug == department), None)
    if department and chosen is None:
        raise Http404
    shown = articles.filter(department=chosen) if chosen else articles
    ordered = shown.select_related("reviewer", "department").order_by("-published_on", "-pk")
    pager = Paginator(ordered, PER_PAGE)
    asked = whole_number(number or "1")
    if asked is None or not 1 <= asked <= pager.num_pages:
        raise Http404
    current = pager.page(asked)
    return blog_page(page, departments, chosen, current.number, pager.num_pages, list(current.object_list))


def blog_page(
    page: BlogIndexPage,
    departments: list[Department],
    chosen: Department | None,
    number: int,
    last: int,
    articles: list[ArticlePage],
) -> schemas.BlogIndexPage:
    language, address = page.language, page.address
    crumbs = [HOME[language], Crumb(label=page.title)]
    meta = index_meta(page, crumbs, translation=None if chosen or number > 1 else OTHER_BLOG[language])
    own = url_of(address, chosen, number)
    return schemas.BlogIndexPage(
        meta=meta.model_copy(
            update={
                "title": numbered(titled(meta.title, chosen, language), number, language),
                "canonical": (meta.canonical or "") + own.removeprefix(address),
            }
        ),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        departments=[
            Link(label=ALL[language], url=address),
            *(
                Link(label=department_name(item, language), url=url_of(address, item, 1))
                for item in departments
            ),
        ],
        chosen=url_of(address, chosen, 1),
        articles=[article_card(article) for article in articles],
        pages=[
            PageLink(number=other, url=url_of(address, chosen, other), is_current=other == number)
            for other in range(1, last + 1)
        ],
        next_url=url_of(address, chosen, number + 1) if number < last else None,
    )


def titled(title: str, chosen: Department | None, language: Language) -> str:
    return f"{title}: {department_name(chosen, language)}" if chosen else title


def numbered(title: str, number: int, language: Language) -> str:
    word = "पन्ना" if language == "hi" else "page"
    return f"{title}, {word} {number}" if number > 1 else title


def department_name(department: Department, language: Language) -> str:
    return (language == "hi" and department.name_hi) or department.name


def url_of(address: str, chosen: Department | None, number: int) -> str:
    """The same address for the same list: what is not chosen is not said."""
    query = [f"department={chosen.slug}"] if chosen else []
    query += [f"page={number}"] if number > 1 else []
    return address + ("?" + "&".join(query) if query else "")


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
