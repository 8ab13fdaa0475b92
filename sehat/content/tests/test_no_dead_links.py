"""A page that is not live, or not there in a language, is nowhere linked, listed or named to engines."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client

from sehat.content.models import ArticlePage, InfoPage
from sehat.content.pages.all import all_page
from sehat.content.pages.blog_index import BLOG
from sehat.content.pages.home import reviewers
from sehat.content.pages.test_index import INDEX
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


@pytest.mark.parametrize(
    ("index", "path"),
    [
        ("/tests", "/test/hba1c"),
        ("/hi/tests", "/hi/test/hba1c"),
        ("/condition", "/condition/piles"),
        ("/hi/condition", "/hi/condition/piles"),
        ("/treatment", "/treatment/lasik"),
        ("/blog", "/blog/kidney-stone-size-and-treatment"),
    ],
)
def test_an_index_that_ended_is_no_way_above_its_pages(client: Client, index: str, path: str) -> None:
    """Its pages stay live. Neither a reader nor an engine is led to what answers 404."""
    above = [url.partition("?")[0] for url in links(page_at(client, path), ".crumbs a")]
    assert index in above
    below(index.strip("/")).specific.unpublish()
    tree = page_at(client, path)
    assert client.get(index).status_code == 404
    assert index not in [url.partition("?")[0] for url in links(tree, ".crumbs a")]
    assert f"{settings.SITE_URL}{index}" not in str(json_ld(tree)["BreadcrumbList"])


@pytest.mark.parametrize("at", [BLOG, INDEX], ids=["blog", "tests"])
@pytest.mark.parametrize(("one", "other"), [("en", "hi"), ("hi", "en")])
class TestAnIndexWithoutItsTwin:
    def test_names_the_twin_to_nobody(
        self, client: Client, at: dict[Language, str], one: Language, other: Language
    ) -> None:
        below(at[other].strip("/")).specific.unpublish()
        tree = page_at(client, at[one])
        assert client.get(at[other]).status_code == 404
        assert tree.css("link[rel=alternate][hreflang]") == []
        assert at[other] not in links(tree, "header a[hreflang]")

    def test_names_it_as_long_as_it_is_there(
        self, client: Client, at: dict[Language, str], one: Language, other: Language
    ) -> None:
        tree = page_at(client, at[one])
        named = {
            attribute(tag, "hreflang"): attribute(tag, "href")
            for tag in tree.css("link[rel=alternate][hreflang]")
        }
        assert named[other] == settings.SITE_URL + at[other]
        assert named[one] == settings.SITE_URL + at[one]
        assert at[other] in links(tree, "header a[hreflang]")


@pytest.mark.parametrize("home", ["/", "/pune", "/hi"])
def test_the_home_page_leads_to_a_service_until_it_ends(client: Client, home: str) -> None:
    own = f"/hi{OPINION}" if home == "/hi" else OPINION
    assert own in links(page_at(client, home), "main a")
    for path in (OPINION, f"/hi{OPINION}"):
        below(path.strip("/")).specific.unpublish()
    tree = page_at(client, home)
    assert {OPINION, f"/hi{OPINION}"}.isdisjoint(links(tree, "main a"))
    assert "/cost" in "".join(links(tree, "main a"))


@pytest.mark.parametrize("language", ["en", "hi"])
def test_the_home_page_leads_to_its_reviewers_in_its_own_language(client: Client, language: Language) -> None:
    real_reviewer()
    urls = [tile.url or "" for tile in reviewers(language)]
    assert urls
    assert {language_of(url) for url in urls} == {language}
    assert [client.get(url).status_code for url in urls] == [200] * len(urls)
