"""Back shows a page as it was left, at once: nothing of ours bars it from the back/forward cache."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import DESKTOP, QUIET, chromium, new_context
from e2e.pages import OWN_PAGES, PAGES
from e2e.stack import Site
from e2e.traffic import Traffic, wait_until_told

# Why a Chromium that is driven by a test never stores a page, whatever the page does.
OF_THE_TEST = {"BrowsingInstanceNotSwapped", "BackForwardCacheDisabledForDelegate"}
NOT_THERE = "/no-such-page"
# Not stored on a disk: Chromium shows them again unless a call was answered so as well.
NOT_STORED = {"/thankyou", "/hi/thankyou", "/request", "/search?q=piles"}
AWAY = "/careers"


@pytest.fixture(scope="module")
def storing(browser: Browser) -> Iterator[Browser]:
    """A browser that is not told to do without the cache, as Playwright's are."""
    other = browser.browser_type.launch(
        executable_path=chromium(), args=QUIET, ignore_default_args=["--disable-back-forward-cache"]
    )
    yield other
    other.close()


@pytest.fixture(scope="module")
def visitor(storing: Browser, site: Site) -> Iterator[Page]:
    """Who has been here before: the first cookie keeps a page that is not to be stored from the cache."""
    context = new_context(storing, site, viewport=DESKTOP)
    page = context.new_page()
    page.goto("/")
    page.wait_for_function("() => document.cookie.includes('visitorid')")
    yield page
    context.close()


def barred(page: Page) -> set[str]:
    """Goes away from a page and back: why it could not be shown as it was."""
    found: list[dict[str, Any]] = []
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    session.on("Page.backForwardCacheNotUsed", lambda event: found.append(event))
    left = page.url
    page.goto(AWAY)
    page.go_back()
    assert page.url == left
    session.detach()
    assert found, "nobody said how Back went"
    return {why["reason"] for event in found for why in event["notRestoredExplanations"]} - OF_THE_TEST


@pytest.mark.parametrize("path", [path for path in PAGES + OWN_PAGES if path != NOT_THERE])
def test_back_may_show_a_page_as_it_was(visitor: Page, path: str) -> None:
    traffic = Traffic(visitor)
    visitor.goto(path)
    if path in NOT_STORED:
        wait_until_told(
            visitor, lambda: [ask for ask in traffic.asked if ask.method == "POST"], "a visit is told"
        )
    traffic.settle()
    assert barred(visitor) == set()


def test_back_may_show_a_page_whose_parts_have_woken(visitor: Page) -> None:
    visitor.goto("/delhi-ncr/doctors/general-surgery")
    visitor.locator(".heart").first.click()
    visitor.locator("[data-open-search]").locator("visible=true").first.click()
    visitor.get_by_role("dialog").get_by_role("combobox").fill("gall")
    expect(visitor.get_by_role("dialog").get_by_role("option").first).to_be_visible()
    visitor.get_by_role("button", name="Close").first.click()
    expect(visitor.get_by_role("dialog")).to_have_count(0)
    visitor.get_by_role("main").locator("[data-book]").first.click()
    visitor.locator("#dialog-nameField").fill("Asha Devi")
    visitor.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(visitor.get_by_role("dialog")).to_have_count(0)
    assert barred(visitor) == set()
