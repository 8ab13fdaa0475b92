"""A page that was read opens without a network, and says of when it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import PHONE, new_context
from e2e.stack import Site, wait_until

STORED = "async () => (await (await caches.open('pages-1')).keys()).map(({url}) => new URL(url).pathname)"


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    context = new_context(browser, site, locale="en-IN", viewport=PHONE, service_workers="allow")
    yield context.new_page()
    context.close()


def stored(page: Page) -> set[str]:
    """The pages that the device has."""
    return set(page.evaluate(STORED))


def read(page: Page, path: str) -> None:
    """Opens a page, and waits until the worker answers for it and has stored it."""
    page.goto(path)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    wait_until(lambda: path in stored(page), f"{path} is stored")


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/condition/piles", "No network: this page is of"),
        ("/hi/blog", "इंटरनेट नहीं है"),
    ],
)
def test_a_page_that_was_read_opens_without_a_network(phone: Page, path: str, says: str) -> None:
    read(phone, path)
    heading = phone.locator("h1").inner_text()
    expect(phone.locator("[data-saved-words]")).to_be_hidden()
    phone.context.set_offline(True)
    phone.goto(path)
    expect(phone.locator("h1")).to_have_text(heading)
    expect(phone.get_by_role("status").get_by_text(says)).to_be_visible()
    phone.context.set_offline(False)
    phone.goto(path)
    expect(phone.locator("[data-saved-words]")).to_be_hidden()


@pytest.mark.parametrize(
    ("path", "says"), [("/condition/gallstones", "There is no network"), ("/hi/tests", "इंटरनेट नहीं चल रहा है")]
)
def test_a_page_that_was_not_read_says_that_there_is_no_network(phone: Page, path: str, says: str) -> None:
    read(phone, "/about-us")
    phone.context.set_offline(True)
    phone.goto(path)
    expect(phone.locator("h1")).to_have_text(says)
    phone.context.set_offline(False)
    phone.locator("main a.btn").click()
    expect(phone.locator("h1")).not_to_have_text(says)
    expect(phone).to_have_url(phone.url)


def test_what_is_one_visitor_s_own_is_never_stored(phone: Page) -> None:
    read(phone, "/about-us")
    for path in ("/thankyou", "/request?purpose=callback", "/search?q=knee"):
        phone.goto(path)
    read(phone, "/faq")
    assert stored(phone) == {"/offline", "/hi/offline", "/about-us", "/faq"}


def test_a_menu_that_was_opened_is_whole_without_a_network(phone: Page) -> None:
    read(phone, "/about-us")
    phone.locator(".side-menu > summary").click()
    wait_until(lambda: "/menus" in stored(phone), "the menus are stored")
    phone.context.set_offline(True)
    phone.goto("/about-us")
    phone.locator(".side-menu > summary").click()
    phone.locator(".menu-acc summary", has_text="Conditions").click()
    phone.locator(".menu-acc details[open] summary", has_text="Eyes").click()
    expect(phone.get_by_role("link", name="Cataract", exact=True)).to_be_visible()
