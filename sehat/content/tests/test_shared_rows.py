"""What many pages share is read once for all of them, and as it is now."""

from __future__ import annotations

import pytest
from pytest_django import DjangoAssertNumQueries
from wagtail.models import get_page_models

from sehat.content.models import ArticlePage, ConditionPage, Person, SitePage
from sehat.content.selectors import page_at
from sehat.content.shared_rows import SHARED, joined_paths, shared_fields
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db
PILES = "condition/piles"
PAGE_TYPES = [model for model in get_page_models() if issubclass(model, SitePage)]


def found(path: str) -> ConditionPage:
    page = page_at(path)
    assert isinstance(page, ConditionPage)
    return page


@pytest.mark.parametrize("model", PAGE_TYPES, ids=lambda model: model.__name__)
def test_each_relation_is_joined_or_shared(model: type[SitePage]) -> None:
    first = {path.partition("__")[0] for path in model.read_with}
    joined = {path.partition("__")[0] for path in joined_paths(model)}
    shared = {field.name for field in shared_fields(model)}
    assert joined | shared == first
    assert not joined & shared


def test_a_second_page_asks_for_itself_alone(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    found("condition/gallstones")
    with django_assert_num_queries(1):
        page = found(PILES)
        assert page.condition.department.name
        assert page.author.name
        assert page.author.photo_id is None or page.author.photo
        assert page.reviewer is None or page.reviewer.name


def test_what_hangs_on_a_page_is_the_row_it_names() -> None:
    page = found(PILES)
    plain = ConditionPage.objects.get(pk=page.pk)
    assert (page.condition, page.author, page.reviewer) == (plain.condition, plain.author, plain.reviewer)
    assert page.condition.department == plain.condition.department


def test_who_is_renamed_has_the_new_name_on_the_next_page() -> None:
    page = found(PILES)
    Person.objects.filter(pk=page.author_id).update(name="Dr Farah Naqvi")
    assert found(PILES).author.name == "Dr Farah Naqvi"


def test_an_article_that_nobody_reviews_has_no_reviewer() -> None:
    article = ArticlePage.objects.live().filter(translation_of=None)[0]
    ArticlePage.objects.filter(pk=article.pk).update(reviewer=None, department=None)
    clear_cached_reads()
    page = page_at(article.address)
    assert isinstance(page, ArticlePage)
    assert (page.reviewer, page.department) == (None, None)


def test_each_table_has_all_its_rows() -> None:
    for model, rows in SHARED.items():
        assert set(rows()) == set(model._default_manager.values_list("pk", flat=True))
