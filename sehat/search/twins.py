"""A page and its translation are found as one: by the words of both, under one name."""

from __future__ import annotations

from typing import Any

from django.db.models import Exists, OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.functions import Concat, Substr

from sehat.content.addresses import root_path
from sehat.content.models import ArticlePage
from sehat.content.models.site_page import published

TWIN = "twin_"  # `twin_title` of an English page is the title of its Hindi one, or None


def in_english(pages: QuerySet[Any]) -> QuerySet[Any]:
    """What is found is called by its English page; on a Hindi page `in_hindi` leads to its translation."""
    return pages.exclude(url_path__startswith=f"{root_path()}hi/")


def with_twins(pages: QuerySet[Any], *fields: str) -> QuerySet[Any]:
    """Each page once: English with `fields` of its translation, and Hindi where there is no English."""
    model, root = pages.model, root_path()
    is_hindi = Q(url_path__startswith=f"{root}hi/")
    if model is ArticlePage:
        hindi = Q(translation_of=OuterRef("pk"))
        english = Q(pk=OuterRef("translation_of"))
    else:
        hindi = Q(url_path=Concat(Value(f"{root}hi/"), Substr(OuterRef("url_path"), len(root) + 1)))
        english = Q(url_path=Concat(Value(root), Substr(OuterRef("url_path"), len(f"{root}hi/") + 1)))
    everywhere = published(model.objects).order_by()
    words = {f"{TWIN}{name}": Subquery(everywhere.filter(hindi).values(name)[:1]) for name in fields}
    told_in_english = Exists(everywhere.filter(english))
    return pages.exclude(is_hindi & told_in_english).annotate(**words)  # type: ignore[no-any-return]


def in_both(row: Any, field: str) -> list[str]:
    """The text of a field in each language that has one. `row` as `with_twins` reads it."""
    return [text for text in (getattr(row, field), getattr(row, f"{TWIN}{field}", None)) if text]


def twin_ids(page: Any) -> list[int]:
    """A page and its translations, published or not: when one changes, what is found of the other does."""
    others = type(page).objects.filter(of_pair(page)).exclude(pk=page.pk)
    return [page.pk, *others.values_list("pk", flat=True)]


def of_pair(page: Any) -> Q:
    if isinstance(page, ArticlePage):
        return Q(translation_of=page.pk) | Q(pk=page.translation_of_id)
    root = root_path()
    path = page.url_path.removeprefix(root).removeprefix("hi/")
    return Q(url_path__in=[f"{root}{path}", f"{root}hi/{path}"])
