"""“Know the cost first”: from the first page to a figure, or to an honest none, in two taps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import violations_at_both_widths


def test_knee_replacement_in_pune_is_two_taps_from_home(phone: Page) -> None:
    phone.goto("/pune")
    phone.get_by_role("link", name="Check a treatment’s cost").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("What treatments cost in Pune")
    row = phone.get_by_role("link", name=re.compile("^Total knee replacement"))
    expect(row).to_contain_text("None published in Pune. Nearest: Mumbai, ₹1,75,000")
    row.click()
    expect(phone.get_by_role("heading", name="The nearest figure: Mumbai")).to_be_visible()
    expect(phone.get_by_text("It is no price in Pune.")).to_be_visible()


def test_the_chosen_city_is_that_of_the_costs(page: Page) -> None:
    page.goto("/condition/piles")
    page.locator(".city-btn").click()
    with page.expect_event("load"):
        page.get_by_role("dialog").get_by_text("Pune", exact=True).click()
    page.goto("/")
    costs = page.get_by_role("navigation", name="Main").get_by_role("link", name="Costs")
    expect(costs).to_have_attribute("href", "/cost?city=pune")


def test_the_city_of_an_estimate_is_changed_by_the_picker(page: Page) -> None:
    page.goto("/cost?treatment=gallbladder-removal&city=delhi-ncr&v=1")
    page.locator(".city-btn").click()
    page.get_by_role("dialog").get_by_text("Mumbai", exact=True).click()
    page.wait_for_url("**/cost?treatment=gallbladder-removal&city=mumbai&v=1")
    expect(page.get_by_role("row", name=re.compile("Samudrika"))).to_be_visible()


@pytest.mark.parametrize("path", ["/cost", "/cost?treatment=total-knee-replacement&city=delhi-ncr&v=1"])
def test_it_is_chosen_and_compared_without_javascript(plain: Page, path: str) -> None:
    page = plain
    page.goto(path)
    page.get_by_label("Treatment", exact=True).select_option("gallbladder-removal")
    page.get_by_label("City", exact=True).first.select_option("delhi-ncr")
    page.get_by_label("Room").select_option("private")
    page.get_by_role("button", name="Show the cost").click()
    expect(page).to_have_url(re.compile("treatment=gallbladder-removal&city=delhi-ncr&room=private"))
    expect(page.get_by_role("row", name=re.compile("Devgiri"))).to_contain_text("₹74,000 – ₹1,04,000")


def test_an_estimate_is_shared_by_its_link_and_printed_on_paper(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/cost?treatment=gallbladder-removal&city=delhi-ncr&room=shared&utm_source=x")
    page.evaluate("delete Navigator.prototype.share; window.print = () => { window.printed = true; }")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith("/cost?treatment=gallbladder-removal&city=delhi-ncr&room=shared&v=1")
    page.get_by_role("button", name="Print on one page").click()
    page.wait_for_function("() => window.printed === true")
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Show the cost")).to_be_hidden()
    expect(page.get_by_text("Link to this estimate:")).to_be_visible()
    expect(page.get_by_text("Often billed apart")).to_be_visible()
    assert len(re.findall(rb"/Type /Page\b(?!s)", page.pdf(format="A4"))) == 1


def test_a_suggestion_answers_a_question_about_a_price(page: Page, axe_source: str) -> None:
    page.goto("/")
    page.locator(".hero input[name=q]").fill("knee replacement cost mumbai")
    option = page.get_by_role("option", name=re.compile("Total knee replacement cost in Mumbai"))
    expect(option).to_contain_text("₹1,75,000 – ₹3,80,000")
    assert violations_at_both_widths(page, axe_source) == []
    option.click()
    expect(page).to_have_url(re.compile("/mumbai/treatment/total-knee-replacement/cost$"))


def test_the_chat_answers_with_rupees(page: Page, axe_source: str) -> None:
    page.goto("/chat/ai")
    page.get_by_role("textbox").fill("How much does a knee replacement cost in Pune?")
    page.keyboard.press("Enter")
    expect(page.locator(".msg .cost-line")).to_contain_text(
        "None published in Pune. Nearest: Mumbai, ₹1,75,000"
    )
    assert violations_at_both_widths(page, axe_source) == []
