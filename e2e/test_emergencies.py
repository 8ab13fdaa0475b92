"""Somebody types what cannot wait: in the chat, the search and a form, in three ways of writing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import violations
from e2e.forms import fill

# A category each: English, Hindi in Latin letters, Hindi; the number that stands first.
TYPED = [
    ("my father is not breathing", "112"),
    ("seene mein bahut dard", "112"),
    ("ज़हर खा लिया है", "112"),
    ("i want to end my life", "14416"),
    ("jeena nahi chahta", "14416"),
    ("साँप ने काट लिया", "112"),
    ("chest में बहुत pain", "112"),
]


def call_comes_first(box: Locator, number: str) -> None:
    expect(box).to_be_visible()
    expect(box.get_by_role("link").first).to_have_attribute("href", f"tel:{number}")
    expect(box.get_by_role("link").first).to_be_in_viewport()


@pytest.mark.parametrize(("typed", "number"), TYPED)
def test_the_chat_says_what_to_do_and_nothing_else(phone: Page, typed: str, number: str) -> None:
    phone.goto("/chat/ai")
    field = phone.get_by_label("Your message")
    field.fill(typed)
    field.press("Enter")
    said = phone.get_by_role("log").locator(".msg--me + .msg")
    call_comes_first(said.get_by_role("alert"), number)
    expect(said.locator("a:not([href^='tel:'])")).to_have_count(0)


@pytest.mark.parametrize(("typed", "number"), TYPED)
def test_the_suggestions_begin_with_it(page: Page, typed: str, number: str) -> None:
    page.goto("/")
    page.get_by_role("searchbox").focus()
    page.get_by_role("combobox", name="Search doctors").fill(typed)
    call_comes_first(page.locator(".searchpanel").get_by_role("alert"), number)
    if number == "14416":
        expect(page.locator(".searchpanel").get_by_role("link")).to_have_count(2)


@pytest.mark.parametrize(("typed", "number"), TYPED)
def test_the_results_begin_with_it(phone: Page, axe_source: str, typed: str, number: str) -> None:
    phone.goto(f"/search?q={typed}")
    call_comes_first(phone.get_by_role("main").get_by_role("alert"), number)
    assert violations(phone, axe_source) == []
    if number == "14416":
        expect(phone.get_by_text("Check the spelling")).to_have_count(0)
        expect(phone.get_by_role("main").locator("[data-book]")).to_have_count(0)


@pytest.mark.parametrize(("typed", "number"), TYPED[:4])
def test_a_request_is_taken_and_its_visitor_told_at_once(page: Page, typed: str, number: str) -> None:
    page.goto("/contact-us")
    form = "form:has([name=queryField])"
    treatment = page.locator(form).locator("[name=treatment]")
    treatment.fill("Piles")
    treatment.press("Tab")
    page.locator(form).get_by_label("Your question").fill(typed)
    fill(page, form, "Asha Devi", f"98100 000{len(typed)}")
    page.locator(form).locator("button[type=submit]").last.click()
    page.wait_for_url("**/thankyou?*")
    call_comes_first(page.get_by_role("main").get_by_role("alert"), number)
    assert "emergency" not in page.url
    expect(page.get_by_role("heading", level=1)).to_contain_text("We have your request")


def test_without_javascript_the_search_says_it_first(plain: Page) -> None:
    plain.goto("/search?q=saans nahi aa rahi")
    call_comes_first(plain.get_by_role("main").get_by_role("alert"), "112")
