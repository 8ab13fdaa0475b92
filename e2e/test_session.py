"""Being logged in: other tabs, other devices, a browser without cookies, and out again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.account import (
    account,
    give_name,
    log_in,
)
from e2e.axe import violations
from e2e.stack import Site
from e2e.words import shows


def test_logging_out_reaches_the_other_tab(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number)
    give_name(page, "Asha")
    other = page.context.new_page()
    other.goto("/privacy")
    expect(other.get_by_role("banner").locator("summary[aria-label='Account of Asha']")).to_be_visible()
    other.evaluate("sessionStorage.hhUser = 'x'")
    account(page)
    page.get_by_role("banner").get_by_role("button", name="Logout").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("banner").locator("details[data-menu][open]")).to_have_count(0)
    account(page)
    page.get_by_role("banner").get_by_role("button", name="Logout").click()
    page.get_by_role("button", name="Yes, Logout").click()
    for tab in (page, other):
        expect(tab.get_by_role("banner").get_by_role("button", name="Login")).to_be_visible()
    other.wait_for_function("() => !('hhUser' in sessionStorage)")
    # The visitor id stays (decisions 3.3).
    assert {cookie["name"] for cookie in page.context.cookies()} <= {"visitorid"}


def block_cookies(page: Page) -> None:
    """As a browser that is told to keep none: scripts see none, calls send none."""
    page.add_init_script("Object.defineProperty(document, 'cookie', {get: () => '', set: () => {}})")
    without = {"cookie": ""}
    page.route("**/users/v1/**", lambda route: route.continue_(headers=route.request.headers | without))


def test_a_browser_without_cookies_is_logged_in_as_long_as_the_page(
    page: Page, site: Site, number: str
) -> None:
    block_cookies(page)
    log_in(page, site, number)
    expect(page.get_by_text("Your browser does not keep cookies")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog", name="Personal Details")).to_be_visible()
    page.get_by_placeholder("Enter your full name").fill("Asha")
    page.get_by_role("radio", name="Mumbai").check()
    with shows(page, "Profile Updated Successfully"):
        page.get_by_role("button", name="Save").click()
    query = f"select name from patients_patient where mobile = '+91{number}'"
    assert site.rows(query) == [("Asha",)]
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("banner").locator("summary[aria-label='Account of Asha']")).to_be_visible()


def test_a_cookie_of_eight_kilobytes_is_a_guest_s(site: Site) -> None:
    headers = {"Cookie": f"credentials={'x' * 8000}; profile={'y' * 100}"}
    with site.client(headers=headers) as client:
        page = client.get("/about-us")
        assert (page.status_code, page.text) == (200, site.get("/about-us").text)
        assert client.get("/timeline/visitorid").status_code == 401
        assert client.get("/dmg/v1/web/citylist").status_code == 200


def test_logging_out_on_all_devices_asks_first_and_ends_the_other_one(
    page: Page, site: Site, number: str, axe_source: str
) -> None:
    log_in(page, site, number)
    give_name(page, "Asha")
    cookies = page.context.cookies()
    other = {cookie["name"]: cookie["value"] for cookie in cookies if cookie["name"] == "credentials"}
    elsewhere = site.client(cookies=other)
    account(page)
    page.get_by_role("banner").get_by_role("button", name="Edit Profile").click()
    page.get_by_role("button", name="Log out on all devices").click()
    question = page.get_by_role("dialog", name="Log out on all devices?")
    expect(question).to_contain_text("will need a new OTP")
    here = page.url
    page.wait_for_function("() => history.state?.over")
    page.go_back()
    expect(question).to_have_count(0)  # Back closed it, and did not leave the page
    assert page.url == here
    account(page)
    page.get_by_role("banner").get_by_role("button", name="Edit Profile").click()
    page.get_by_role("button", name="Log out on all devices").click()
    expect(question).to_contain_text("will need a new OTP")
    assert violations(page, axe_source) == []
    assert elsewhere.get("/timeline/visitorid").status_code == 200
    question.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_role("banner").get_by_role("button", name="Login")).to_be_visible()
    assert elsewhere.get("/timeline/visitorid").status_code == 401
    elsewhere.close()
