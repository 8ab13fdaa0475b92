"""Hindi pages: Hindi from header to footer, and tied to their English twins both ways."""

from __future__ import annotations

import re
from datetime import date

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from selectolax.lexbor import LexborHTMLParser

from sehat.content.models import ArticlePage
from sehat.content.shared_rows import departments, people
from sehat.content.tests.rows import TEST, TEST_HI, article_page, page_of_test, real_reviewer
from sehat.rendering.tests.reading import attribute, links, page_at, text_of, texts_of, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
ENGLISH, HINDI = "/test/blood-count", "/hi/test/blood-count"


@pytest.fixture(autouse=True)
def _tests(db: None) -> None:
    page_of_test("test", TEST)
    page_of_test("hi/test", TEST_HI)


def alternates(tree: LexborHTMLParser) -> dict[str, str]:
    found = tree.css("link[rel=alternate]")
    return {
        attribute(link, "hreflang"): attribute(link, "href").removeprefix(settings.SITE_URL) for link in found
    }


def test_a_test_has_its_ranges_in_a_table(client: Client) -> None:
    tree = page_at(client, ENGLISH)
    assert tree.css("html[data-page-type=Test][lang=en]")
    assert words(tree, "td[data-label='Usual range']") == "12 to 15 g/dL"
    assert words(page_at(client, HINDI), "td[data-label='सामान्य मान']") == "12 से 15 g/dL"


@pytest.mark.parametrize(
    "pair",
    [
        (ENGLISH, HINDI),
        ("/", "/hi"),
        ("/tests", "/hi/tests"),
        ("/blog", "/hi/blog"),
        ("/condition", "/hi/condition"),
        ("/condition/piles", "/hi/condition/piles"),
        ("/treatment", "/hi/treatment"),
        ("/department/urology", "/hi/department/urology"),
        ("/departments", "/hi/departments"),
        ("/doctors", "/hi/doctors"),
        ("/delhi-ncr/doctors/urology", "/hi/delhi-ncr/doctors/urology"),
        ("/delhi-ncr/hospitals/urology", "/hi/delhi-ncr/hospitals/urology"),
        ("/treatment/gallbladder-removal/cost", "/hi/treatment/gallbladder-removal/cost"),
        ("/privacy", "/hi/privacy"),
        ("/faq", "/hi/faq"),
        ("/insurance", "/hi/insurance"),
        ("/hospitals/insurance/star-health-insurance", "/hi/hospitals/insurance/star-health-insurance"),
        ("/hospitals/insurance/central-government", "/hi/hospitals/insurance/central-government"),
        ("/services/medical-loan", "/hi/services/medical-loan"),
        ("/editorial-policy", "/hi/editorial-policy"),
        ("/authors", "/hi/authors"),
        ("/authors/neha-kulkarni", "/hi/authors/neha-kulkarni"),
        ("/reviewers", "/hi/reviewers"),
        ("/cost", "/hi/cost"),
    ],
)
def test_twins_name_each_other_and_themselves(client: Client, pair: tuple[str, str]) -> None:
    english, hindi = pair
    expected = {"en": english, "hi": hindi, "x-default": english}
    for path, other in (pair, pair[::-1]):
        tree = page_at(client, path)
        assert alternates(tree) == expected
        assert other in links(tree, ".site-header__tools a[hreflang]")


def test_a_page_without_a_twin_says_so_to_engines_and_leads_to_where_the_language_begins(
    client: Client,
) -> None:
    page_of_test("test", TEST | {"slug": "scan", "title": "Scan"})
    tree = page_at(client, "/test/scan")
    assert alternates(tree) == {}
    assert links(tree, ".site-header__tools a[hreflang=hi]") == ["/hi"]
    assert words(tree, ".site-header__tools a[hreflang=hi]") == "हिंदी: होम पेज"


def test_articles_are_twins_by_what_the_hindi_one_says(client: Client) -> None:
    english = article_page()
    article_page("hi/blog", english, slug="operation-kab", title="ऑपरेशन कब")
    for path in ("/blog/when-to-operate", "/hi/blog/operation-kab"):
        assert alternates(page_at(client, path)) == {
            "en": "/blog/when-to-operate",
            "hi": "/hi/blog/operation-kab",
            "x-default": "/blog/when-to-operate",
        }
    english.unpublish()
    assert alternates(page_at(client, "/hi/blog/operation-kab")) == {}


# Names, marks and figures that stay as they are in Hindi.
ENGLISH_WORDS = re.compile(r"[a-z]{2,} [a-z]{2,}")  # two words of a sentence, not of a name
LATIN_ALLOWED = re.compile(
    r"Google Play|App Store|WhatsApp|English|BMI|NCR|A से Z|g/dL|MS \(General Surgery\)|\+91|Submitting"
)


@pytest.mark.parametrize("path", [HINDI, "/hi/tests"])
def test_a_hindi_page_speaks_hindi_from_header_to_footer(client: Client, path: str) -> None:
    tree = page_at(client, path)
    assert tree.css("html[lang=hi]")
    for other in tree.css("[lang=en], select, option, script, style, title"):
        other.decompose()
    spoken = texts_of(tree.css("body")[0])
    english = [text for text in spoken if re.search(r"[A-Za-z]{2,}", LATIN_ALLOWED.sub("", text))]
    assert english == []


DATA_PAGES = [
    "/hi/insurance",
    "/hi/hospitals/insurance/ayushman-bharat",
    "/hi/hospitals/insurance/central-government",
    "/hi/services/medical-loan",
    "/hi/authors",
    "/hi/authors/neha-kulkarni",
    "/hi/reviewers",
    "/hi/cost",
    "/hi/cost?treatment=gallbladder-removal&city=delhi-ncr&insurance=ayushman-bharat",
    "/hi/cost?treatment=gallbladder-removal&city=pune&room=private&insurance=cghs&v=0",
    "/hi/search?q=bawaseer",
    "/hi/search?q=knee+replacement+cost+in+pune",
    "/hi/search?q=chest+pain",
    "/hi/search",
]
# Names of insurers, schemes and hospitals, what was typed, and what a source is called.
NAMED = (
    ".insurers, .insurer, .tiles, select, option, .hospital h3, .doctor h3, .range-source, .sources, h1, "
    ".share__link, a[href*='/hospital/'], a[href*='/doctor/']"
)


@pytest.mark.parametrize("path", DATA_PAGES)
def test_a_page_of_data_has_no_english_sentence_in_hindi(client: Client, path: str) -> None:
    tree = page_at(client, path)
    assert tree.css("html[lang=hi]")
    for other in tree.css(f"[lang=en], [lang|=hi-Latn], [lang=hi-Latn], script, style, title, {NAMED}"):
        other.decompose()
    sentences = [text for text in texts_of(tree.css("main")[0]) if ENGLISH_WORDS.search(text)]
    assert sentences == []


def test_the_brand_the_menus_and_the_form_are_hindi(client: Client) -> None:
    tree = page_at(client, HINDI)
    assert "सेहत पथ" in words(tree, ".brand")
    assert "सभी विभाग" in words(tree, ".main-nav")
    assert "बवासीर" in words(page_at(client, "/hi/menus"), ".mega__list")
    assert words(tree, "#lead-card-title") == "अपॉइंटमेंट के लिए अनुरोध करें"
    assert "नमूना जानकारी" in words(tree, ".site-footer")


def test_links_go_to_the_hindi_page_where_there_is_one_and_are_marked_where_there_is_none(
    client: Client,
) -> None:
    footer = page_at(client, HINDI).css(".site-footer nav a")
    by_path = {attribute(link, "href"): link.attributes.get("hreflang") for link in footer}
    assert by_path["/hi/tests"] is None
    assert by_path["/hi/blog"] is None
    assert by_path["/hi/condition"] is None
    assert by_path["/hi/insurance"] is None
    assert by_path["/reviews"] == "en"
    assert "/tests" not in by_path
    assert "/condition" not in by_path


def test_an_unknown_address_below_hi_is_told_so_in_hindi(client: Client) -> None:
    tree = page_at(client, "/hi/blog/nothing", status=404)
    assert tree.css("html[lang=hi]")
    assert words(tree, "h1") == "यह पन्ना नहीं मिला"


@pytest.mark.parametrize(("path", "leads_to"), [("/hi/test", "/hi/tests"), ("/test", "/tests")])
def test_an_address_that_only_holds_others_leads_on(client: Client, path: str, leads_to: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["Location"]) == (301, leads_to)


def test_hindi_pages_ask_the_database_little(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/hi/tests")  # the menus are cached
    departments(), people()  # as after any page that has one of them
    for path in (HINDI, ENGLISH):
        with django_assert_num_queries(1):
            client.get(path)


def test_an_author_has_as_many_hindi_pages_as_their_hindi_page_lists(client: Client) -> None:
    for card in page_at(client, "/hi/authors").css(".person"):
        path = attribute(card.css("a[href]")[0], "href")
        listed = page_at(client, path).css(".written a")
        said = re.search(r"(\d+) पन्न", text_of(card))
        assert said
        assert int(said[1]) == len(listed)


def test_doctors_and_reviewers_are_told_in_hindi_on_a_hindi_page(client: Client) -> None:
    slug, day = "bawaseer-aur-fissure-mein-antar", date(2026, 11, 22)
    ArticlePage.objects.filter(slug=slug).update(reviewer=real_reviewer(), reviewed_on=day)
    tree = page_at(client, f"/hi/blog/{slug}")
    assert words(tree, ".byline").count("एमएस (सामान्य सर्जरी)") == 1
    cards = tree.css(".doctor")
    assert cards
    for card in cards:
        said = text_of(card)
        assert words(card, "h3").startswith("डॉ. ")
        assert "इलाज करते हैं" in said
        for english in ("surgeon", "Proctologist", "MS (", "English", "Piles"):
            assert english not in said
