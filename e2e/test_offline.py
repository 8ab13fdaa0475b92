"""The network is cut, or slow, after the page has come: each part says so, loses nothing, and goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.account import open_login

OFFLINE = {"/condition/piles": "You are offline", "/hi/blog": "आप ऑफ़लाइन हैं"}


def cut(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)


def slow_down(page: Page) -> None:
    """Each answer takes two seconds from now on."""
    page.wait_for_load_state("networkidle")
    session = page.context.new_cdp_session(page)
    limits = {"offline": False, "latency": 2000, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", limits)


@pytest.mark.parametrize("path", OFFLINE)
@pytest.mark.parametrize(
    "opener", [".city-btn", "[data-open-search]", ".ribbon [data-book]", ".account-header [data-login]"]
)
def test_what_cannot_open_says_why_and_opens_when_the_network_is_back(
    page: Page, path: str, opener: str
) -> None:
    page.goto(path)
    cut(page)
    button = page.locator(opener).first
    button.click()
    words = page.get_by_role("status").get_by_text(OFFLINE[path])
    expect(words).to_be_visible()
    expect(page).to_have_url(page.url)
    page.context.set_offline(False)
    expect(words).to_be_hidden()
    button.click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "field"),
    [("/", "[name=q]"), ("/chat/ai", "input[name=question]"), ("/request", "[name=nameField]")],
)
def test_a_form_that_sleeps_keeps_what_was_typed(page: Page, path: str, field: str) -> None:
    page.goto(path)
    cut(page)
    page.locator(f"main {field}").fill("Asha asks")
    page.locator("main form", has=page.locator(field)).locator("[type=submit]").last.click()
    expect(page.get_by_text("You are offline")).to_be_visible()
    expect(page.locator(f"main {field}")).to_have_value("Asha asks")


def test_suggestions_come_when_the_network_is_back(page: Page) -> None:
    page.goto("/")
    page.get_by_role("searchbox").focus()
    field = page.get_by_role("combobox", name="Search doctors")
    expect(field).to_be_visible()
    cut(page)
    field.fill("gallst")
    expect(page.get_by_text("Suggestions are not available")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("option").first).to_contain_text("Gallstones")
    expect(field).to_have_value("gallst")


def test_the_city_picker_offers_what_the_page_knows_and_the_rest_later(page: Page) -> None:
    page.goto("/condition/piles")
    page.locator(".city-btn").click()
    expect(page.get_by_role("radio", name="Jaipur")).to_be_attached()
    page.keyboard.press("Escape")
    cut(page)
    page.locator(".city-btn").click()
    expect(page.get_by_text("We could not load all cities")).to_be_visible()
    expect(page.get_by_role("radio", name="Mumbai")).to_be_attached()
    page.context.set_offline(False)
    expect(page.get_by_role("radio", name="Jaipur")).to_be_attached()
    expect(page.get_by_text("We could not load all cities")).to_be_hidden()


def test_a_form_fills_its_lists_when_the_network_is_back(page: Page) -> None:
    page.goto("/request")
    page.route("**/api/lead/treatments**", lambda route: route.abort())
    page.locator("main [name=nameField]").focus()
    treatment = page.locator("main").get_by_label("Treatment or condition")
    expect(treatment).to_have_role("combobox")
    cut(page)
    page.unroute("**/api/lead/treatments**")
    page.context.set_offline(False)
    treatment.fill("gallbladder rem")
    expect(page.get_by_role("option", name="Gallbladder Removal")).to_be_visible()


def test_a_question_to_the_assistant_waits_in_its_field(page: Page) -> None:
    page.goto("/chat/ai")
    field = page.get_by_label("Your message")
    field.focus()
    expect(page.locator("[data-woken]").first).to_be_attached()
    cut(page)
    field.fill("symptoms of gallstones")
    field.press("Enter")
    expect(page.get_by_role("alert").get_by_text("could not be sent")).to_be_visible()
    expect(field).to_have_value("symptoms of gallstones")
    page.context.set_offline(False)
    field.press("Enter")
    expect(page.get_by_role("log").get_by_role("link", name="From “Gallstones”").first).to_be_visible()


def test_the_login_keeps_the_number(page: Page, number: str) -> None:
    open_login(page)
    page.get_by_label("Mobile number").fill(number)
    cut(page)
    page.get_by_role("button", name="Send OTP").click()
    expect(page.get_by_role("dialog").locator(".error")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Send OTP").click()
    expect(page.get_by_text("We have sent an OTP")).to_be_visible()


def test_a_slow_network_is_seen_and_nothing_is_sent_twice(page: Page, number: str) -> None:
    page.goto("/chat/ai")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    field = page.get_by_label("Your message")
    field.focus()
    expect(page.locator("[data-woken]").first).to_be_attached()
    slow_down(page)
    field.fill("symptoms of gallstones")
    field.press("Enter")
    expect(page.get_by_role("button", name="Send")).to_have_attribute("aria-busy", "true", timeout=1500)
    field.press("Enter")
    expect(page.get_by_role("log").get_by_role("link", name="From “Gallstones”").first).to_be_visible()
    assert len([url for url in asked if url.endswith("/api/chat/ask")]) == 1


def test_a_slow_code_is_asked_for_once(page: Page, number: str) -> None:
    open_login(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_label("Mobile number").fill(number)
    slow_down(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Send OTP")).to_have_attribute("aria-busy", "true", timeout=1500)
    expect(page.get_by_text("We have sent an OTP")).to_be_visible()
    assert len([url for url in asked if url.endswith("/signup")]) == 1


@pytest.mark.parametrize("opener", [".city-btn", "[data-open-search]", ".account-header [data-login]"])
def test_what_opens_slowly_is_busy_until_it_is_open(page: Page, opener: str) -> None:
    page.goto("/condition/piles")
    slow_down(page)
    button = page.locator(opener).first
    button.click()
    expect(button).to_have_attribute("aria-busy", "true", timeout=1500)
    button.click()
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(button).not_to_have_attribute("aria-busy", "true")
