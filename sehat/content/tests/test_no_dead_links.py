"""A page that is not live, or not there in a language, is nowhere linked, listed or named to engines."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client

from sehat.content.models import ArticlePage, BlogIndexPage, InfoPage
from sehat.content.pages.all import all_page
from sehat.content.pages.blog_index import BLOG
from sehat.content.pages.home import reviewers
from sehat.content.tests.rows import below, real_reviewer
from sehat.core.languages import language_of
from sehat.core.schemas import Language
from sehat.rendering.tests.reading import attribute, json_ld, links, page_at

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
OPINION = "/services/second-opinion"


def listed() -> list[str]:
    return [entry.url for letter in all_page().letters for entry in letter.entries]


class TestTheListOfEverything:
    def test_lists_english_pages_alone(self) -> None:
        assert InfoPage.objects.live().filter(url_path__contains="/hi/").exists()
        assert {language_of(url) for url in listed()} == {"en"}

    def test_lists_each_page_once(self) -> None:
        assert len(listed()) == len(set(listed()))

    def test_leads_to_services_until_they_end(self) -> None:
        assert OPINION in listed()
        below("services/second-opinion").specific.unpublish()
        assert OPINION not in listed()

    @pytest.mark.parametrize("model", [ArticlePage, InfoPage])
    def test_leads_to_pages_that_are_there(self, client: Client, model: type[ArticlePage | InfoPage]) -> None:
        addresses = {page.address for page in model.objects.all()} & set(listed())
        assert addresses
        assert [url for url in sorted(addresses) if client.get(url).status_code != 200] == []


@pytest.mark.parametrize("path", ["/hi/faq", "/hi/contact-us", "/faq", OPINION, "/hi" + OPINION])
def test_above_a_page_each_address_is_named_once(client: Client, path: str) -> None:
    tree = page_at(client, path)
    above = links(tree, ".crumbs a")
    assert above
    assert len(above) == len(set(above))
    steps = json_ld(tree)["BreadcrumbList"]["itemListElement"]
    assert isinstance(steps, list)
    assert len(steps) == len(above) + 1


class TestASectionThatEnded:
    @pytest.fixture(autouse=True)
    def ended(self) -> None:
        below("services").specific.unpublish()

    def test_is_no_link_above_its_pages(self, client: Client) -> None:
        tree = page_at(client, OPINION)
        assert client.get("/services").status_code == 404
        assert "/services" not in links(tree, ".crumbs a")

    def test_is_no_way_to_them_for_an_engine(self, client: Client) -> None:
        steps = json_ld(page_at(client, OPINION))["BreadcrumbList"]["itemListElement"]
        assert isinstance(steps, list)
        assert [step["name"] for step in steps] == ["Home", "Second opinion"]
        assert [step["position"] for step in steps] == [1, 2]


@pytest.mark.parametrize(("one", "other"), [("en", "hi"), ("hi", "en")])
class TestABlogWithoutItsTwin:
    def test_names_the_twin_to_nobody(self, client: Client, one: Language, other: Language) -> None:
        page = BlogIndexPage.objects.get(pk=below(BLOG[other].strip("/")).pk)
        page.unpublish()
        tree = page_at(client, BLOG[one])
        assert client.get(BLOG[other]).status_code == 404
        assert tree.css("link[rel=alternate][hreflang]") == []
        assert BLOG[other] not in links(tree, "header a[hreflang]")

    def test_names_it_as_long_as_it_is_there(self, client: Client, one: Language, other: Language) -> None:
        tree = page_at(client, BLOG[one])
        named = {
            attribute(tag, "hreflang"): attribute(tag, "href")
            for tag in tree.css("link[rel=alternate][hreflang]")
        }
        assert named[other] == settings.SITE_URL + BLOG[other]
        assert named[one] == settings.SITE_URL + BLOG[one]


@pytest.mark.parametrize("language", ["en", "hi"])
def test_the_home_page_leads_to_its_reviewers_in_its_own_language(client: Client, language: Language) -> None:
    real_reviewer()
    urls = [tile.url or "" for tile in reviewers(language)]
    assert urls
    assert {language_of(url) for url in urls} == {language}
    assert [client.get(url).status_code for url in urls] == [200] * len(urls)
