"""Finding by name: the search box of a page, the search over the page, and both without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import violations
from e2e.conftest import DESKTOP, PHONE


def test_a_visitor_finds_a_condition_by_the_keyboard(page: Page) -> None:
    page.goto("/")
    page.get_by_role("searchbox").focus()
    field = page.get_by_role("combobox", name="Search doctors")
    field.press_sequentially("gallst")
    first = page.get_by_role("listbox", name="Suggestions").get_by_role("option").first
    expect(first).to_contain_text("Gallstones")
    expect(first.locator("mark")).to_have_text("Gallst")  # the list of the last key, which no other follows
    field.press("ArrowDown")
    expect(first).to_have_attribute("aria-selected", "true")
    field.press("Enter")
    page.wait_for_url("**/condition/gallstones")


def test_the_list_is_not_cut_off_by_the_hero(page: Page) -> None:
    page.goto("/")
    page.get_by_role("searchbox").fill("gall")
    more = page.get_by_role("option", name="See all results")
    expect(more).to_be_visible()
    more.click()
    page.wait_for_url("**/search?q=gall&city=514")
    expect(page.get_by_role("heading", level=1)).to_contain_text("gall")


def test_the_search_opens_over_the_page_and_gives_the_focus_back(page: Page) -> None:
    page.goto("/condition/piles")
    button = page.get_by_role("link", name="Search", exact=True)
    button.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("option", name="Cataract")).to_be_visible()
    page.keyboard.type("xqzzy")
    expect(dialog.get_by_text("No match for 'xqzzy'")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(button).to_be_focused()


@pytest.mark.parametrize("query", ["chest pain", "seene me dard", "सीने में दर्द"])
def test_an_emergency_comes_first(page: Page, query: str) -> None:
    page.goto("/condition/piles")
    page.get_by_role("link", name="Search", exact=True).click()
    page.get_by_role("dialog").get_by_role("combobox").fill(query)
    expect(page.get_by_role("dialog").locator("[role=alert] a[href='tel:112']")).to_be_visible()


def test_without_a_network_the_form_still_asks(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_role("searchbox").focus()
    field = phone.get_by_role("combobox", name="Search doctors")
    expect(field).to_be_visible()
    phone.route("**/api/search/**", lambda route: route.abort())
    field.fill("gallstones")
    expect(phone.get_by_text("Suggestions are not available")).to_be_visible()
    field.press("Enter")
    phone.wait_for_url("**/search?*q=gallstones*")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390", "1280"])
def test_no_violation_with_the_list_open(page: Page, axe_source: str, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.goto("/")
    field = page.get_by_role("searchbox")
    for query, shown in [("", "Cataract"), ("gall", "See all results")]:
        field.focus()
        page.get_by_role("combobox", name="Search doctors").fill(query)
        expect(page.get_by_role("option", name=shown).first).to_be_visible()
        page.keyboard.press("ArrowDown")
        assert violations(page, axe_source) == []
        field = page.get_by_role("combobox", name="Search doctors")
    page.goto("/condition/piles")
    page.get_by_role("link", name="Search", exact=True).click()
    dialog = page.get_by_role("dialog")
    for query, shown in [("xqzzy", "Get a call back"), ("chest pain", "Call 112"), ("gall", "")]:
        dialog.get_by_role("combobox").fill(query)
        waited = dialog.get_by_role("link", name=shown) if shown else dialog.get_by_role("option")
        expect(waited.first).to_be_visible()
        assert violations(page, axe_source) == []
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_forced_colours_show_what_matches_and_what_is_chosen(page: Page) -> None:
    page.emulate_media(forced_colors="active", color_scheme="dark")
    page.goto("/")
    page.get_by_role("searchbox").focus()
    field = page.get_by_role("combobox", name="Search doctors")
    field.fill("gall")
    chosen = page.get_by_role("option").first
    expect(chosen.locator("mark")).to_have_text("Gall")
    colour = "element => getComputedStyle(element).color"
    assert chosen.locator("mark").evaluate(colour) == chosen.evaluate(colour)
    field.press("ArrowDown")
    expect(chosen).to_have_attribute("aria-selected", "true")
    expect(chosen).to_have_css("outline-style", "solid")


def test_a_query_is_answered_by_a_page_and_its_parts_are_taken_away_without_javascript(plain: Page) -> None:
    plain.goto("/search?q=lady+urologist+in+bangalore&city=1")
    chips = plain.get_by_role("navigation", name="What we understood")
    expect(chips.get_by_role("link")).to_have_text(["Woman", "Urology", "Bengaluru"])
    answer = plain.get_by_role("main").get_by_role("link", name="Urologists in Bengaluru").first
    expect(answer).to_contain_text("Woman")
    chips.get_by_role("link", name="Search without: Woman").click()
    plain.wait_for_url("**/search?q=urologist+in+bangalore")
    expect(chips.get_by_role("link")).to_have_text(["Urology", "Bengaluru"])
    plain.get_by_role("main").get_by_role("link", name="Urologists in Bengaluru").first.click()
    plain.wait_for_url("**/bengaluru/doctors/urology")


def test_the_answering_page_is_suggested_first(page: Page, axe_source: str) -> None:
    page.goto("/")
    page.get_by_role("searchbox").fill("knee replacement cost in poona")
    first = page.get_by_role("listbox", name="Suggestions").get_by_role("option").first
    expect(first).to_contain_text("Total knee replacement cost in Pune")
    first.click()
    page.wait_for_url("**/pune/treatment/total-knee-replacement/cost")
    page.goto("/search?q=lady+urologist+in+bangalore&city=1")
    assert violations(page, axe_source) == []
