"""Articles and their lists."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sehat.content.models import ArticlePage
from sehat.content.page_parts.reading_time import words_in
from sehat.content.pages.home import ARTICLES_LOOKED_AT, articles
from sehat.content.selectors import article_twins
from sehat.content.shared_rows import departments, people
from sehat.content.tests.rows import article_page
from sehat.rendering.tests.reading import links, page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


@pytest.fixture(autouse=True)
def _only_our_articles(db: None) -> None:
    ArticlePage.objects.update(live=False)


def shelf(count: int) -> None:
    for number in range(count):
        day = f"2026-08-{number + 1:02}"
        article_page(slug=f"piece-{number}", title=f"Piece {number}", published_on=day)


def titles(client: Client, path: str) -> list[str]:
    return [heading.text(strip=True) for heading in page_at(client, path).css(".article h3")]


def test_an_article_has_its_blocks_byline_reading_time_and_what_to_read_next(client: Client) -> None:
    article_page()
    article_page(slug="another", title="Another piece")
    tree = page_at(client, "/blog/when-to-operate")
    assert tree.css("html[data-page-type=Blog]")
    assert words(tree, "h1") == "When to operate"
    assert "Waiting is a choice." in words(tree, ".takeaway")
    assert "1 min read" in words(tree, ".page-head")
    assert "Dr Asha Rao" in words(tree, ".byline")
    assert links(tree, ".byline a") == ["/authors/neha-kulkarni", "/reviewers/dr-asha-rao"]
    for selector in (
        ".care--see",
        ".care--urgent",
        ".path-steps",
        ".table-stack",
        ".range",
        "article.doctor",
    ):
        assert tree.css(selector), selector
    assert words(tree, "section[aria-labelledby=related] h3") == "Another piece"


def test_the_list_shows_the_newest_first_page_by_page(client: Client) -> None:
    shelf(13)
    assert titles(client, "/blog") == [f"Piece {number}" for number in range(12, 0, -1)]
    assert titles(client, "/blog?page=2") == ["Piece 0"]
    assert links(page_at(client, "/blog"), ".pager a[rel=next]") == ["/blog?page=2"]


@pytest.mark.parametrize("query", ["page=0", "page=9", "page=x", "department=nothing", "page=²"])
def test_a_page_or_department_that_is_not_there_is_404(client: Client, query: str) -> None:
    article_page()
    page_at(client, f"/blog?{query}", status=404)


def test_the_list_can_be_narrowed_to_a_department_by_plain_links(client: Client) -> None:
    article_page()
    article_page(slug="eyes", title="On eyes", department="ophthalmology")
    tree = page_at(client, "/blog?department=ophthalmology")
    assert words(tree, ".article h3") == "On eyes"
    filtered = ["/blog?department=ophthalmology", "/blog?department=general-surgery"]
    assert links(tree, ".chips a") == ["/blog", *filtered]
    assert words(tree, ".chips a[aria-current]") == "Ophthalmology"
    assert "Ophthalmology" in words(tree, "title")


def test_the_hindi_list_has_hindi_articles_alone(client: Client) -> None:
    article_page()
    article_page("hi/blog", slug="operation-kab", title="ऑपरेशन कब")
    assert titles(client, "/hi/blog") == ["ऑपरेशन कब"]
    assert titles(client, "/blog") == ["When to operate"]


def test_an_empty_list_says_so(client: Client) -> None:
    assert "No articles yet" in words(page_at(client, "/blog"))


def test_the_home_page_shows_the_newest_one_of_them_in_hindi(client: Client) -> None:
    shelf(4)
    article_page("hi/blog", slug="operation-kab", title="ऑपरेशन कब", published_on="2026-01-01")
    tree = page_at(client, "/")
    assert [heading.text(strip=True) for heading in tree.css(".article h3")] == [
        "Piece 3",
        "ऑपरेशन कब",
        "Piece 2",
    ]
    assert len(tree.css(".article[lang=hi]")) == 1


def test_an_article_asks_the_database_little(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    article_page()
    client.get("/about-us")  # the menus are cached
    departments(), people(), article_twins()  # as after any page that has one of them
    with django_assert_num_queries(8):
        client.get("/blog/when-to-operate")
    with django_assert_num_queries(4):
        client.get("/blog")


def test_reading_time_counts_the_words_and_not_what_the_store_adds() -> None:
    stored = [{"type": "item", "id": "an id of many words", "value": "three words here"}]
    assert words_in({"heading": "two words", "items": stored}) == 5


@pytest.mark.parametrize(("older", "newer"), [("hi/blog", "blog"), ("blog", "hi/blog")])
def test_the_home_page_has_articles_in_both_languages_however_many_one_wrote_since(
    older: str, newer: str
) -> None:
    """After a month of English articles alone the Hindi home page had none to read."""
    article_page(older, slug="first", title="The first", published_on="2026-06-01")
    article_page(older, slug="second", title="The second", published_on="2026-06-02")
    for number in range(ARTICLES_LOOKED_AT):
        article_page(newer, slug=f"later-{number}", title="Later", published_on="2026-07-01")
    titles_in_hindi = [card.title for card in articles("hi")]
    titles_in_english = [card.title for card in articles("en")]
    if older == "blog":
        assert titles_in_english == ["The second", "Later", "The first"]
        assert titles_in_hindi == ["Later"] * 3
    else:
        assert titles_in_english == ["Later", "The second", "Later"]
        assert titles_in_hindi == ["The second", "The first"]
