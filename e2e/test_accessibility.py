"""axe finds nothing, on a phone and on a desk, with menus, dialogs and errors open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e.axe import WIDTHS, violations
from e2e.conftest import DESKTOP, PHONE, page_of
from e2e.pages import OWN_PAGES, PAGES
from e2e.stack import Site


@pytest.fixture(scope="module")
def reader(browser: Browser, site: Site) -> Iterator[Page]:
    """One visitor who reads page after page: scripts that were fetched and compiled once stay so."""
    yield from page_of(browser, site, viewport=PHONE)


@pytest.mark.parametrize("path", PAGES + OWN_PAGES)
def test_a_page_has_no_violation_and_no_sideways_scroll(reader: Page, axe_source: str, path: str) -> None:
    """Loaded once: what differs between the widths is the style sheet's doing."""
    reader.set_viewport_size(PHONE)
    reader.goto(path)
    for size in WIDTHS:
        reader.set_viewport_size(size)
        assert violations(reader, axe_source) == [], size["width"]
        for width in (320, size["width"]):
            reader.set_viewport_size({"width": width, "height": 800})
            assert reader.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390", "1280"])
def test_the_dialog_has_none_empty_refused_or_with_its_list_open(
    page: Page, axe_source: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    page.goto("/delhi-ncr/doctors/general-surgery")
    page.get_by_role("link", name="Request appointment").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert violations(page, axe_source) == []
    dialog.get_by_role("button", name="Get a free call back").click()
    expect(dialog.locator(".field .error").first).to_be_visible()
    assert violations(page, axe_source) == []
    dialog.get_by_label("Speciality").click()
    expect(page.get_by_role("listbox").get_by_role("option").first).to_be_visible()
    assert violations(page, axe_source) == []


def test_the_menus_have_none(page: Page, axe_source: str) -> None:
    page.goto("/condition/gallstones")
    for name in ("Departments", "Conditions"):
        page.locator(".main-nav summary", has_text=name).click()
        assert violations(page, axe_source) == []
        page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    page.locator("header summary").first.click()
    assert violations(page, axe_source) == []


def test_the_keyboard_skips_to_the_content_and_closes_menus(page: Page) -> None:
    page.goto("/")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to main content")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    assert page.url.endswith("#main")
    menu = page.locator(".main-nav summary", has_text="Departments")
    eyes = page.locator(".main-nav").get_by_role("link", name="Eyes")
    menu.focus()
    page.keyboard.press("Enter")
    expect(eyes).to_be_visible()
    page.keyboard.press("Escape")
    expect(eyes).not_to_be_visible()
    expect(menu).to_be_focused()
