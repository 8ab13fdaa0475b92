"""The layout table in a browser: every class of path, every piece (spec section 2)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

PIECES = {
    "ribbon: second opinion": ".ribbon [data-book]",
    "ribbon: app": ".ribbon a[href*='play.google']",
    "header": ".site-header",
    "plain brand": ".bare__top .brand",
    "search button": ".site-header [data-open-search]",
    "partner banner": "a.partner[href='/partner-with-us']",
    "large app banner": ".appband",
    "slim app banner": ".appslim",
    "safety line": ".safety",
    "footer": ".site-footer",
    "chat overlay": "main.chat-overlay",
}
COMMON = {"header", "safety line", "footer"}
CONTENT = COMMON | {"ribbon: second opinion", "search button", "slim app banner"}
HOME = COMMON | {"ribbon: second opinion", "large app banner", "partner banner"}
INFO = COMMON | {"ribbon: app", "slim app banner"}
THANKYOU = {"plain brand", "safety line"}
CLASSES = [
    ("/", HOME, True),
    ("/condition/piles", CONTENT, True),
    ("/delhi-ncr/doctors/general-surgery", CONTENT, True),
    ("/departments", CONTENT, True),
    ("/hospitals", INFO, True),
    ("/insurance", INFO, True),
    ("/privacy", INFO, True),
    ("/about-us", INFO | {"partner banner"}, True),
    ("/thankyou", THANKYOU, False),
    ("/chat", {"chat overlay"}, False),
    ("/chat/ai", set(), False),
    ("/condition/piles?patientapp=1", set(), False),
]


def drawn(page: Page) -> set[str]:
    return {name for name, selector in PIECES.items() if page.locator(f"{selector}:visible").count()}


@pytest.mark.parametrize(("path", "pieces", "bar"), CLASSES, ids=[path for path, *_ in CLASSES])
def test_a_page_has_the_pieces_of_its_class(page: Page, path: str, pieces: set[str], bar: bool) -> None:
    page.goto(path)
    assert drawn(page) == pieces
    floating = page.locator("[data-floating-bar]")
    expect(floating).to_be_hidden()
    assert floating.count() == int(bar)


def test_the_app_is_remembered_for_the_tab_and_not_beyond(page: Page) -> None:
    page.goto("/condition/piles?patientapp=1")
    page.goto("/condition/gallstones")
    expect(page.locator(".site-footer")).to_be_hidden()
    assert drawn(page) == set()
    other = page.context.new_page()
    other.goto("/condition/gallstones")
    expect(other.locator(".site-footer")).to_be_visible()
