"""Every variant of the form for those who do not see it: names, errors, the focus and its way back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import violations

# The page, what opens its form over it, and the variant.
DIALOGS = [
    ("/condition/piles", ".ribbon [data-book]", "1"),
    ("/delhi-ncr/doctors/general-surgery", ".ribbon [data-book]", "2"),
    ("/blog/cataract-lenses-compared", ".ribbon [data-book]", "3"),
    ("/delhi-ncr/hospitals/general-surgery", ".ribbon [data-book]", "4"),
    ("/tools/bmi-calculator", "main [data-book-purpose=weightloss]", "7"),
    ("/hi/test/cbc", ".ribbon [data-book]", "3"),
]
# Controls a screen reader would meet without a name, and messages that belong to no control.
NAMELESS = """form => [...form.elements]
  .filter(e => e.matches('input:not([type=hidden]), select, textarea') && e.checkVisibility())
  .filter(e => !e.labels?.length && !e.matches('[aria-label], [aria-labelledby]'))
  .map(e => e.name)"""
LOOSE_ERRORS = """form => [...form.querySelectorAll('.field .error')].filter(e =>
  !form.querySelector(`[aria-describedby~="${e.id}"]`)).map(e => e.textContent)"""


def send_empty(form: Locator) -> None:
    for field in form.locator("input[role=combobox]:visible").all():
        field.fill("")
        field.blur()  # its list closes
    form.locator("button[type=submit]").click()
    expect(form.locator(".field .error").first).to_be_visible()


def check_errors(page: Page, form: Locator, axe_source: str) -> None:
    assert form.evaluate(NAMELESS) == []
    assert form.evaluate(LOOSE_ERRORS) == []
    summary = form.locator(".error-summary")
    expect(summary).to_be_focused()
    expect(summary).to_have_accessible_name(re.compile("[0-9]"))
    assert violations(page, axe_source) == []
    for link in summary.locator("a").all():  # by place: an open list hides the rest from roles
        link.click()
        assert page.evaluate("document.activeElement.getAttribute('aria-invalid')") == "true"


@pytest.mark.parametrize(("path", "opener", "variant"), DIALOGS)
def test_the_form_of_a_dialog_names_its_fields_and_its_errors(
    page: Page, axe_source: str, path: str, opener: str, variant: str
) -> None:
    page.goto(path)
    link = page.locator(opener).first
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    form = dialog.locator("form")
    assert form.locator("[name=leadFormVariant]").input_value() == variant
    assert violations(page, axe_source) == []
    send_empty(form)
    check_errors(page, form, axe_source)
    page.keyboard.press("Escape")
    if dialog.count():  # the first closed the list of the field in focus
        page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(link).to_be_focused()


def test_the_second_form_of_the_authors_names_its_fields_and_its_errors(page: Page, axe_source: str) -> None:
    page.goto("/authors")
    form = page.locator("main form", has=page.locator("[name=emailField]"))
    assert form.locator("[name=leadFormVariant]").input_value() == "6"
    form.locator("[name=nameField]").click()
    expect(form.get_by_role("combobox", name="Speciality")).to_be_attached()
    send_empty(form)
    check_errors(page, form, axe_source)


def test_the_weight_loss_button_asks_height_and_weight_and_keeps_what_follows_from_them(page: Page) -> None:
    page.goto("/tools/bmi-calculator")
    page.locator("main [data-book-purpose=weightloss]").click()
    dialog = page.get_by_role("dialog", name="Talk to a weight-loss doctor")
    dialog.get_by_label("City", exact=True).fill("Pune")
    dialog.get_by_label("Your name").fill("Asha Devi")
    dialog.get_by_label("Mobile number").fill("9810000077")
    dialog.get_by_label("Female", exact=True).check()
    dialog.get_by_label("Age in years").fill("40")
    dialog.get_by_label("Height in cm").fill("160")
    dialog.get_by_label("Weight in kg").fill("82")
    with page.expect_request("**/api/lead/submit") as sent:
        dialog.locator("button[type=submit]").click()
    page.wait_for_url("**/thankyou?*")
    record = sent.value.post_data_json
    assert record is not None
    assert (record["LeadTypeData"], record["leadFormVariant"], record["bmi"]) == ("Weight Loss", "7", "32.0")


def test_a_hindi_request_ends_on_a_hindi_page(page: Page) -> None:
    page.goto("/hi/test/cbc")
    page.locator(".ribbon [data-book]").click()
    form = page.get_by_role("dialog").locator("form")
    form.locator("[name=cityField]").fill("pun")
    page.get_by_role("option", name="पुणे", exact=True).click()
    form.locator("[name=treatment]").fill("बवासीर")
    page.get_by_role("option", name="बवासीर", exact=True).click()
    form.locator("[name=nameField]").fill("आशा देवी")
    form.locator("[name=mobileField]").fill("9810000078")
    with page.expect_request("**/api/lead/submit") as sent:
        form.locator("button[type=submit]").click()
    page.wait_for_url("**/hi/thankyou?*")
    record = sent.value.post_data_json
    assert record is not None
    assert (record["CityData"], record["condition_data"]) == ("Pune", "Piles")
    expect(page.locator("html")).to_have_attribute("lang", "hi")
    expect(page.get_by_role("heading", level=1)).to_contain_text("धन्यवाद, आशा")
