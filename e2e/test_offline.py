"""The network is cut, or slow, after the page has come: each part says so, loses nothing, and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.account import open_login
from e2e.traffic import Traffic

OFFLINE = {"/condition/piles": "You are offline", "/hi/blog": "आप ऑफ़लाइन हैं"}


@pytest.fixture
def traffic(page: Page) -> Traffic:
    return Traffic(page)


def cut(page: Page, traffic: Traffic) -> None:
    traffic.settle()
    page.context.set_offline(True)


@contextmanager
def slow(page: Page, traffic: Traffic) -> Iterator[None]:
    """No answer comes before the end of it."""
    held: list[Route] = []
    is_over = False

    def hold(route: Route) -> None:
        if is_over:
            route.continue_()
        else:
            held.append(route)

    traffic.settle()
    page.route("**/*", hold)
    yield
    is_over = True
    for route in held:
        route.continue_()


def times_asked(page: Page, ending: str) -> int:
    """By what the page itself has timed: events of a request that was held do not all arrive."""
    return int(
        page.evaluate(
            """(ending) => performance.getEntriesByType("resource")
              .filter((one) => one.name.endsWith(ending)).length""",
            ending,
        )
    )


@pytest.mark.parametrize("path", OFFLINE)
@pytest.mark.parametrize(
    "opener", [".city-btn", "[data-open-search]", ".ribbon [data-book]", ".account-header [data-login]"]
)
def test_what_cannot_open_says_why_and_opens_when_the_network_is_back(
    page: Page, traffic: Traffic, path: str, opener: str
) -> None:
    page.goto(path)
    cut(page, traffic)
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
def test_a_form_that_sleeps_keeps_what_was_typed(page: Page, traffic: Traffic, path: str, field: str) -> None:
    page.goto(path)
    cut(page, traffic)
    page.locator(f"main {field}").fill("Asha asks")
    page.locator("main form", has=page.locator(field)).locator("[type=submit]").last.click()
    expect(page.get_by_text("You are offline")).to_be_visible()
    expect(page.locator(f"main {field}")).to_have_value("Asha asks")


def test_suggestions_come_when_the_network_is_back(page: Page, traffic: Traffic) -> None:
    page.goto("/")
    page.get_by_role("searchbox").focus()
    field = page.get_by_role("combobox", name="Search doctors")
    expect(field).to_be_visible()
    cut(page, traffic)
    field.fill("gallst")
    expect(page.get_by_text("Suggestions are not available")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("option").first).to_contain_text("Gallstones")
    expect(field).to_have_value("gallst")


def test_the_city_picker_offers_what_the_page_knows_and_the_rest_later(page: Page, traffic: Traffic) -> None:
    page.goto("/condition/piles")
    page.locator(".city-btn").click()
    expect(page.get_by_role("radio", name="Jaipur")).to_be_attached()
    page.keyboard.press("Escape")
    cut(page, traffic)
    page.locator(".city-btn").click()
    expect(page.get_by_text("We could not load all cities")).to_be_visible()
    expect(page.get_by_role("radio", name="Mumbai")).to_be_attached()
    page.context.set_offline(False)
    expect(page.get_by_role("radio", name="Jaipur")).to_be_attached()
    expect(page.get_by_text("We could not load all cities")).to_be_hidden()


def test_a_form_fills_its_lists_when_the_network_is_back(page: Page, traffic: Traffic) -> None:
    page.goto("/request")
    page.route("**/api/lead/treatments**", lambda route: route.abort())
    page.locator("main [name=nameField]").focus()
    treatment = page.locator("main").get_by_label("Treatment or condition")
    expect(treatment).to_have_role("combobox")
    cut(page, traffic)
    page.unroute("**/api/lead/treatments**")
    page.context.set_offline(False)
    treatment.fill("gallbladder rem")
    expect(page.get_by_role("option", name="Gallbladder Removal")).to_be_visible()


def test_a_question_to_the_assistant_waits_in_its_field(page: Page, traffic: Traffic) -> None:
    page.goto("/chat/ai")
    field = page.get_by_label("Your message")
    field.focus()
    expect(page.locator("[data-woken]").first).to_be_attached()
    cut(page, traffic)
    field.fill("symptoms of gallstones")
    field.press("Enter")
    expect(page.get_by_role("alert").get_by_text("could not be sent")).to_be_visible()
    expect(field).to_have_value("symptoms of gallstones")
    page.context.set_offline(False)
    field.press("Enter")
    expect(page.get_by_role("log").get_by_role("link", name="From “Gallstones”").first).to_be_visible()


def test_the_login_keeps_the_number(page: Page, traffic: Traffic, number: str) -> None:
    open_login(page)
    page.get_by_label("Mobile number").fill(number)
    cut(page, traffic)
    page.get_by_role("button", name="Send OTP").click()
    expect(page.get_by_role("dialog").locator(".error")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Send OTP").click()
    expect(page.get_by_text("We have sent an OTP")).to_be_visible()


def test_a_slow_network_is_seen_and_nothing_is_sent_twice(page: Page, traffic: Traffic) -> None:
    page.goto("/chat/ai")
    field = page.get_by_label("Your message")
    field.focus()
    expect(page.locator("[data-woken]").first).to_be_attached()
    with slow(page, traffic):
        field.fill("symptoms of gallstones")
        field.press("Enter")
        expect(page.get_by_role("button", name="Send")).to_have_attribute("aria-busy", "true")
        field.press("Enter")
    expect(page.get_by_role("log").get_by_role("link", name="From “Gallstones”").first).to_be_visible()
    assert times_asked(page, "/api/chat/ask") == 1


def test_a_slow_code_is_asked_for_once(page: Page, traffic: Traffic, number: str) -> None:
    open_login(page)
    page.get_by_label("Mobile number").fill(number)
    with slow(page, traffic):
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Send OTP")).to_have_attribute("aria-busy", "true")
    expect(page.get_by_text("We have sent an OTP")).to_be_visible()
    assert times_asked(page, "/signup") == 1


@pytest.mark.parametrize("opener", [".city-btn", "[data-open-search]", ".account-header [data-login]"])
def test_what_opens_slowly_is_busy_until_it_is_open(page: Page, traffic: Traffic, opener: str) -> None:
    page.goto("/condition/piles")
    button = page.locator(opener).first
    with slow(page, traffic):
        button.click()
        expect(button).to_have_attribute("aria-busy", "true")
        button.click()
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(button).not_to_have_attribute("aria-busy", "true")
