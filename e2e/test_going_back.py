"""Back closes what lies over the page, as people on phones expect, and loses nothing that was typed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.browsers import BLOCKED

LIST = "/delhi-ncr/doctors/general-surgery"
CONDITION = "/condition/piles"
DIALOG = "dialog[open]"
NAME = "#dialog-nameField"


def book(phone: Page) -> None:
    phone.locator("a[data-book]").locator("visible=true").first.click()
    expect(phone.locator(DIALOG)).to_be_visible()


@pytest.mark.parametrize(
    ("path", "opener", "over"),
    [
        (LIST, "main a[data-book]", DIALOG),
        (LIST, ".filter-sheet > summary", ".filter-sheet[open]"),
        (CONDITION, ".side-menu > summary", ".side-menu[open]"),
        (CONDITION, ".city-btn", DIALOG),
    ],
)
def test_back_closes_what_lies_over_the_page_and_then_leaves_it(
    phone: Page, path: str, opener: str, over: str
) -> None:
    phone.goto("/")
    phone.goto(path)
    phone.locator(opener).locator("visible=true").first.click()
    expect(phone.locator(over)).to_be_visible()
    phone.wait_for_function("() => history.state?.over")
    phone.go_back()
    expect(phone.locator(over)).to_have_count(0)
    assert phone.url.endswith(path)
    phone.go_back()
    phone.wait_for_url("**/")


def test_what_was_closed_by_its_cross_leaves_no_step_behind(phone: Page) -> None:
    phone.goto("/")
    phone.goto(LIST)
    book(phone)
    phone.locator(DIALOG).get_by_role("button", name="Close").click()
    expect(phone.locator(DIALOG)).to_have_count(0)
    phone.wait_for_function("() => !history.state?.over")
    phone.go_back()
    phone.wait_for_url("**/")


@pytest.mark.parametrize("closed_by", ["Escape", "Back"])
def test_a_page_that_is_open_at_a_part_stays_where_it_was_read(page: Page, closed_by: str) -> None:
    page.goto(f"{CONDITION}#cost")
    opener = page.locator("main .doctor a[data-book]").last
    opener.focus()
    read = page.evaluate("scrollY")
    page.keyboard.press("Enter")
    expect(page.locator(DIALOG)).to_be_visible()
    page.wait_for_function("() => history.state?.over")
    page.keyboard.press("Escape") if closed_by == "Escape" else page.go_back()
    expect(page.locator(DIALOG)).to_have_count(0)
    page.wait_for_url("**#cost")
    expect(opener).to_be_focused()
    assert page.evaluate("scrollY") == read


def test_who_reloads_it_with_a_dialog_over_it_is_where_they_read(page: Page) -> None:
    page.goto(f"{CONDITION}#cost")
    page.locator("main .doctor a[data-book]").last.focus()
    read = page.evaluate("scrollY")
    page.keyboard.press("Enter")
    expect(page.locator(DIALOG)).to_be_visible()
    page.wait_for_function("() => history.state?.over")
    page.reload()
    page.wait_for_function("() => !history.state?.over")
    page.wait_for_function("read => scrollY === read", arg=read)


def test_who_followed_a_link_of_the_menu_is_back_with_one_step(phone: Page) -> None:
    phone.goto("/")
    phone.goto(CONDITION)
    phone.locator(".side-menu > summary").click()
    phone.wait_for_function("() => history.state?.over")
    phone.locator(".side-menu nav > a").first.click()
    phone.wait_for_url("**/doctors")
    phone.go_back()
    phone.wait_for_url(f"**{CONDITION}")
    phone.wait_for_function("() => !history.state?.over")
    expect(phone.locator(".side-menu[open]")).to_have_count(0)
    phone.go_back()
    phone.wait_for_url("**/")


def test_a_half_filled_form_survives_closing_and_a_reload(phone: Page) -> None:
    phone.goto(LIST)
    book(phone)
    phone.locator(NAME).fill("Asha Devi")
    phone.wait_for_function("() => sessionStorage.lead_draft?.includes('Asha')")
    phone.go_back()
    expect(phone.locator(DIALOG)).to_have_count(0)
    book(phone)
    expect(phone.locator(NAME)).to_have_value("Asha Devi")
    phone.reload()
    book(phone)
    expect(phone.locator(NAME)).to_have_value("Asha Devi")


def test_where_nothing_can_be_stored_a_closed_form_has_again_what_was_typed(phone: Page) -> None:
    phone.add_init_script(BLOCKED)
    phone.goto(LIST)
    book(phone)
    phone.locator(NAME).press_sequentially("Asha Devi")
    phone.locator(DIALOG).get_by_label("Mobile number").focus()
    phone.go_back()
    expect(phone.locator(DIALOG)).to_have_count(0)
    book(phone)
    expect(phone.locator(NAME)).to_have_value("Asha Devi")


def test_the_form_in_a_page_has_again_what_was_typed_into_the_one_over_it(phone: Page) -> None:
    phone.goto(CONDITION)
    phone.evaluate("sessionStorage.lead_draft = '{}'")
    book(phone)
    phone.locator(NAME).fill("Asha Devi")
    phone.wait_for_function("() => sessionStorage.lead_draft?.includes('Asha')")
    phone.reload()
    expect(phone.locator(".lead-card #nameField")).to_have_value("Asha Devi")


def test_a_form_that_was_sent_is_forgotten(phone: Page) -> None:
    phone.goto(CONDITION)
    book(phone)
    form = phone.locator(f"{DIALOG} form")
    form.locator("[name=nameField]").fill("Asha Devi")
    form.locator("[name=mobileField]").fill("9810000077")
    for name in ("cityField", "treatment"):
        if form.locator(f"[name={name}]").count():
            form.locator(f"[name={name}]").fill("Pune" if name == "cityField" else "Piles")
            phone.keyboard.press("Tab")
    for choice in form.locator("fieldset").all():
        choice.locator("label").locator("visible=true").first.click()
    form.locator("[type=submit]").click()
    phone.wait_for_url("**/thankyou**")
    assert phone.evaluate("sessionStorage.lead_draft") is None
    phone.go_back()
    phone.wait_for_url(f"**{CONDITION}")
    phone.wait_for_function("() => !history.state?.over")


def test_a_list_has_its_own_order_above_it_for_who_comes_back(phone: Page) -> None:
    phone.goto(LIST)
    order = phone.get_by_label("Sort by")
    now = order.input_value()
    expect(phone.locator("[data-without-js]")).to_be_hidden()  # the choice is sent by itself
    order.select_option("Lowest fee")
    phone.wait_for_url("**sort=*")
    expect(order).not_to_have_value(now)
    phone.go_back()
    phone.wait_for_url(f"**{LIST}")
    expect(order).to_have_value(now)


def test_the_choices_above_a_cost_are_those_of_the_page_for_who_comes_back(phone: Page) -> None:
    phone.goto("/cost")
    treatment = phone.get_by_label("Treatment", exact=True)
    treatment.select_option(index=2)
    phone.get_by_role("button", name="Show the cost").click()
    phone.wait_for_url("**treatment=*")
    phone.go_back()
    phone.wait_for_url("**/cost")
    expect(treatment).to_have_value("")
