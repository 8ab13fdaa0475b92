"""A page and its twin in the other language side by side, to be read while one of them is edited."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import CharField, Field, TextField
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_safe
from wagtail.fields import StreamField
from wagtail.models import Page

from sehat.content.addresses import address_of, root_path
from sehat.content.models import ArticlePage, InfoPage, MedicalPage, SitePage
from sehat.content.page_parts.translation import same_path
from sehat.content.selectors import other_article
from sehat.core.languages import LANGUAGE_NAMES, other_language
from sehat.core.schemas import Language

TRANSLATED = (MedicalPage, InfoPage)
OF_EVERY_PAGE = ("title", "seo_title", "search_description")
NO_TEXT = ("icon",)


@dataclass(frozen=True)
class Pair:
    """A field in both languages, paragraph by paragraph."""

    label: str
    left: list[str]
    right: list[str]


def twin_of(page: SitePage) -> SitePage | None:
    """The same page in the other language, live or not. Two queries."""
    if isinstance(page, ArticlePage):
        article: ArticlePage | None = other_article(page).first()
        return article
    other = same_path(page.address, other_language(page.language)).strip("/")
    found = Page.objects.filter(url_path=f"{root_path()}{other}/").first()
    specific = found.specific if found else None
    return specific if isinstance(specific, SitePage) else None


def newest(page: SitePage) -> SitePage:
    """As its editor has it: the draft, where there is one."""
    draft: SitePage = page.get_latest_revision_as_object()
    return draft


def text_fields(model: type[Page]) -> Iterator[Field]:  # type: ignore[type-arg]
    ours = {field.name for field in model._meta.concrete_fields} - {
        field.name for field in Page._meta.concrete_fields
    }
    for field in model._meta.concrete_fields:
        is_text = isinstance(field, (CharField, TextField, StreamField)) and not field.choices
        if is_text and (field.name in OF_EVERY_PAGE or field.name in ours) and field.name not in NO_TEXT:
            yield field


def paragraphs(page: Page | None, field: Field) -> list[str]:  # type: ignore[type-arg]
    """The words of a field, block by block, without the empty ones."""
    value = getattr(page, field.name, None)
    if not value:
        return []
    texts = field.get_searchable_content(value) if isinstance(field, StreamField) else str(value).split("\n")
    return [text.strip() for text in texts if text.strip()]


def pairs(left: SitePage, right: SitePage | None) -> list[Pair]:
    """Each field that either of them has."""
    every = (
        Pair(str(field.verbose_name).capitalize(), paragraphs(left, field), paragraphs(right, field))
        for field in text_fields(type(left))
    )
    return [pair for pair in every if pair.left or pair.right]


def place_of_new(page: SitePage, user: User) -> str:
    """Where the twin would be made; "" where its parent is not there, or they may add nothing there."""
    parent = page.get_parent()
    there = same_path(address_of(parent.url_path), other_language(page.language)).strip("/")
    other = Page.objects.filter(url_path=f"{root_path()}{there}/").first()
    if other is None or not other.specific.permissions_for_user(user).can_add_subpage():
        return ""
    return reverse("wagtailadmin_pages:add", args=[page._meta.app_label, page._meta.model_name, other.pk])


def is_older(page: SitePage, than: SitePage) -> bool:
    dates = page.last_published_at, than.last_published_at
    return all(dates) and dates[0] < dates[1]


@require_safe
def side_by_side(request: HttpRequest, pk: int) -> HttpResponse:
    """English on the left. For who may edit the page; the twin is shown to them as its editors have it."""
    user = request.user
    page = get_object_or_404(Page, pk=pk).specific
    if not isinstance(user, User) or not page.permissions_for_user(user).can_edit():
        raise PermissionDenied
    twin = twin_of(page) if isinstance(page, TRANSLATED) else None
    sides: dict[Language, SitePage | None] = {page.language: page, other_language(page.language): twin}
    left, right = sides["en"], sides["hi"]
    shown = pairs(newest(left or page), newest(right) if right and left else None)
    context = {
        "page": page, "twin": twin, "left": left, "right": right, "pairs": shown,
        "other": LANGUAGE_NAMES[other_language(page.language)],
        "stale": right if left and right and is_older(right, left) else None,
        "make": "" if twin else place_of_new(page, user),
        "is_article": isinstance(page, ArticlePage),
    }  # fmt: skip
    return render(request, "content/side_by_side.html", context)
