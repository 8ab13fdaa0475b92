"""An article and its translation share no address: what leads to one leads to the other all the same."""

from __future__ import annotations

import pytest
from wagtail.models import PageViewRestriction

from sehat.content.models import ArticlePage
from sehat.content.page_parts.translation import in_language, twin_url
from sehat.rendering.cache_version import clear_cached_reads

pytestmark = pytest.mark.django_db


@pytest.fixture
def hindi() -> ArticlePage:
    found: ArticlePage | None = ArticlePage.objects.filter(translation_of__isnull=False, live=True).first()
    assert found
    return found


@pytest.fixture
def english(hindi: ArticlePage) -> ArticlePage:
    found: ArticlePage | None = hindi.translation_of
    assert found
    return found


def test_each_is_the_page_of_the_other_in_its_language(english: ArticlePage, hindi: ArticlePage) -> None:
    assert (twin_url(english.address), twin_url(hindi.address)) == (hindi.address, english.address)
    assert english.address != hindi.address.removeprefix("/hi")


@pytest.mark.parametrize("rest", ["", "?source=sms", "#takeaways", "?page=2#end"])
def test_a_link_to_one_leads_to_the_other_with_all_that_stands_behind_it(
    english: ArticlePage, hindi: ArticlePage, rest: str
) -> None:
    """A ribbon and an answer of search led readers of Hindi to the English article."""
    assert in_language(english.address + rest, "hi") == hindi.address + rest
    assert in_language(hindi.address + rest, "en") == english.address + rest
    assert in_language(hindi.address + rest, "hi") == hindi.address + rest


def test_one_that_was_taken_off_the_site_is_led_to_by_nothing(
    english: ArticlePage, hindi: ArticlePage
) -> None:
    hindi.unpublish()
    clear_cached_reads()
    assert in_language(english.address, "hi") == english.address
    assert twin_url(english.address) is None


def test_nor_is_one_for_members_alone(english: ArticlePage, hindi: ArticlePage) -> None:
    PageViewRestriction.objects.create(page=english, restriction_type=PageViewRestriction.LOGIN)
    clear_cached_reads()
    assert twin_url(hindi.address) is None


def test_one_that_moved_to_another_address_is_led_to_there(english: ArticlePage, hindi: ArticlePage) -> None:
    hindi.slug = "naya-pata"
    hindi.save_revision().publish()
    clear_cached_reads()
    assert in_language(english.address, "hi") == "/hi/blog/naya-pata"


def test_one_that_tells_another_article_from_now_on_is_no_longer_that_of_the_first(
    english: ArticlePage, hindi: ArticlePage
) -> None:
    other = ArticlePage.objects.exclude(pk=english.pk).filter(translation=None, live=True)
    first = other.exclude(url_path__contains="/hi/").first()
    assert first
    hindi.translation_of = first
    hindi.save_revision().publish()
    clear_cached_reads()
    assert (twin_url(english.address), twin_url(first.address)) == (None, hindi.address)
