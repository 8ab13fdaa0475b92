"""The layout table: every class of path, every piece (spec section 2, decisions 1.2 and 1.6)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

from sehat.core.public_calls import API_PREFIXES
from sehat.core.reserved import RESERVED_SEGMENTS
from sehat.shell.layout import BY_SEGMENT, INFO_SEGMENTS, layout_for

PIECES = (
    "nav", "app_banner", "footer", "floating_bar", "search_button", "ribbon", "partner_banner", "extra",
    "chat_overlay",
)  # fmt: skip
CONTENT = ("full", "slim", True, True, True, "second-opinion", False, True, False)
HOME = ("full", "large", True, True, False, "second-opinion", True, True, False)
INFO = ("full", "slim", True, True, False, "app", False, True, False)
ABOUT = ("full", "slim", True, True, False, "app", True, True, False)
MARKETING = ("plain", "none", False, True, False, "none", False, False, False)
CAMPAIGN = ("plain", "none", False, True, False, "none", False, True, False)
THANKYOU = ("plain", "none", False, False, False, "none", False, True, False)
CHAT = ("none", "none", False, False, False, "none", False, False, True)
BARE = ("none", "none", False, False, False, "none", False, False, False)

CLASSES = {
    HOME: ["/", ""],
    CONTENT: [
        "/condition", "/condition/piles", "/treatment/x", "/doctor/dr-x", "/delhi-ncr/doctors/urology",
        "/delhi-ncr/hospitals/urology", "/blog", "/hi/blog/x", "/reviewers", "/authors", "/all",
        "/departments", "/doctors", "/reviews", "/press", "/search", "/request", "/services/second-opinion",
        "/hospital/x", "/tools/bmi-calculator", "/sitemap.xml",
    ],
    INFO: [
        "/insurance", "/insurance/x", "/terms-conditions", "/privacy", "/refund", "/refund-policy", "/about",
        "/about-us/team", "/contact", "/contact-us", "/faq", "/editorial", "/editorial-policy", "/videos",
        "/videos/x", "/partner", "/partner-with-us", "/hospitals", "/hospitals/insurance/star", "/careers",
        "/careers/",
    ],
    ABOUT: ["/about-us", "/about-us/"],
    MARKETING: ["/marketing", "/marketing/brand/x"],
    CAMPAIGN: ["/campaign", "/campaigns", "/campaigns/x"],
    THANKYOU: ["/thankyou", "/thankyou/x"],
    CHAT: ["/chat", "/chat/"],
    BARE: ["/chat/ai", "/find-hospital-doctor-for-surgery"],
}  # fmt: skip
# The first segment is a whole word: a city or page that only begins like one is content.
ONLY_BEGIN_ALIKE = (
    "/allahabad/doctors/urology", "/hospitals-x", "/chatra/doctors/urology", "/campaigner", "/marketing-x",
    "/aboutus", "/privacy-x", "/thankyou-x", "/partnership", "/faqs", "/delhi-ncr/hospitals/chat",
    "/hindupur/about",
)  # fmt: skip


CELLS = [
    (path, piece, value)
    for row, paths in [*CLASSES.items(), (CONTENT, ONLY_BEGIN_ALIKE)]
    for path in paths
    for piece, value in zip(PIECES, row, strict=True)
]


@pytest.mark.parametrize(("path", "piece", "value"), CELLS)
def test_a_cell_of_the_layout_table(path: str, piece: str, value: object) -> None:
    assert getattr(layout_for(path), piece) == value


@pytest.mark.parametrize("path", ["/", "/condition/piles", "/about-us", "/chat", "/marketing/brand/x"])
def test_inside_the_app_no_page_has_a_shell(path: str) -> None:
    assert layout_for(path, is_app=True) == layout_for("/find-hospital-doctor-for-surgery")


def test_the_search_button_and_the_ribbon_change_together_but_at_home() -> None:
    """Spec section 2: both name the same list of paths."""
    for segment in BY_SEGMENT:
        layout = layout_for("/" + segment)
        assert (layout.ribbon == "app") == (segment in INFO_SEGMENTS)
        assert layout.search_button is False


SELECTORS = {
    "footer": 'class="site-footer"',
    "floating_bar": "data-floating-bar",
    "nav": 'class="site-header"',
    "ribbon": 'class="ribbon"',
}


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("path", "rendered"),
    [
        ("/condition/piles", {"footer", "floating_bar", "nav", "ribbon"}),
        ("/", {"footer", "floating_bar", "nav", "ribbon"}),
        ("/about-us", {"footer", "floating_bar", "nav", "ribbon"}),
        ("/thankyou", set()),
    ],
)
def test_a_page_is_drawn_as_its_row_says(
    client: Client, renderer: object, path: str, rendered: set[str]
) -> None:
    html = client.get(path).content.decode()
    assert {piece for piece, mark in SELECTORS.items() if mark in html} == rendered


@pytest.mark.django_db
def test_the_app_s_page_is_the_page_without_its_shell(client: Client, renderer: object) -> None:
    usual = client.get("/condition/piles").content.decode()
    inside = client.get("/condition/piles?patientapp=1").content.decode()
    canonical = re.findall(r'<link rel="canonical"[^>]*>', usual)
    assert len(canonical) == 1
    assert re.findall(r'<link rel="canonical"[^>]*>', inside) == canonical
    assert not {piece for piece, mark in SELECTORS.items() if mark in inside}
    assert client.get("/condition/piles?patientapp=0").content.decode() == usual


def first_words(patterns: list[URLPattern | URLResolver]) -> Iterator[str]:
    for route in patterns:
        pattern = str(route.pattern).lstrip("^")
        if pattern == "" and isinstance(route, URLResolver):
            yield from first_words(route.url_patterns)
        elif re.fullmatch(r"[a-z][\w.-]*", word := pattern.split("/")[0]):
            yield word


def test_no_city_can_take_a_first_word_that_the_site_uses() -> None:
    used = set(first_words(get_resolver().url_patterns))
    assert {"api", "cms", "doctor", "request", "robots.txt", "search", "thankyou"} <= used
    used |= {prefix.split("/")[1] for prefix in API_PREFIXES} | set(BY_SEGMENT) - {""}
    slugs = {word for word in used if re.fullmatch(r"[\w-]+", word)}  # a city's slug has no dot
    assert slugs <= RESERVED_SEGMENTS
