"""Beside what is read a form asks first who it is and what about; the rest comes once it is begun."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.axe import violations
from e2e.conftest import DESKTOP, PHONE

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["390", "1280"])
ASKED_LATER = {
    "/doctor/dr-kavita-raghunathan": "When may we call you? (India time)",
    "/hospital/nirmal-multispeciality-hospital": "Insurance type",
    "/condition/gallstones": "Do you have health insurance?",
    "/hi/doctor/dr-kavita-raghunathan": "हम आपको कब फ़ोन करें? (भारत का समय)",
}
HEADER = {390: 60, 1280: 76}  # stays in sight


@SIZES
@pytest.mark.parametrize("path", ASKED_LATER)
def test_a_form_is_no_taller_than_the_screen_until_it_is_begun(
    page: Page, size: ViewportSize, path: str
) -> None:
    page.set_viewport_size(size)
    page.goto(path)
    card = page.locator(".lead-card--side")
    later = card.get_by_role("group", name=ASKED_LATER[path])
    expect(later).to_be_hidden()
    assert (card.bounding_box() or {"height": 0})["height"] <= size["height"] - HEADER[size["width"]]
    card.locator("[name=mobileField]").fill("98")
    expect(later).to_be_visible()
    expect(card.locator(".form__more")).to_be_hidden()


def test_who_sends_it_empty_is_told_of_every_question(page: Page, axe_source: str) -> None:
    page.goto("/doctor/dr-kavita-raghunathan")
    card = page.locator(".lead-card--side")
    assert violations(page, axe_source) == []
    card.locator("[name=nameField]").focus()
    expect(card.get_by_role("combobox", name="Speciality")).to_be_visible()  # it is awake
    card.get_by_role("button", name="Get a free call back").click()
    expect(card.get_by_role("group", name="Have you seen this doctor before?")).to_be_visible()
    expect(card.locator(".error-summary")).to_be_focused()
    assert violations(page, axe_source) == []


def test_the_rest_comes_without_javascript_too(plain: Page) -> None:
    plain.goto("/doctor/dr-kavita-raghunathan")
    card = plain.locator(".lead-card--side")
    later = card.get_by_role("group", name="Have you seen this doctor before?")
    expect(later).to_be_hidden()
    card.get_by_label("Your name").fill("Asha Devi")
    expect(later).to_be_visible()


@SIZES
def test_a_draft_comes_back_with_every_question(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.goto("/doctor/dr-kavita-raghunathan")
    card = page.locator(".lead-card--side")
    card.get_by_label("Your name").fill("Asha Devi")
    page.wait_for_function("() => sessionStorage.getItem('lead_draft')?.includes('Asha')")
    page.reload()
    expect(card.get_by_label("Your name")).to_have_value("Asha Devi")
    expect(card.get_by_role("group", name="Have you seen this doctor before?")).to_be_visible()


def test_the_form_over_the_page_asks_all_at_once(page: Page) -> None:
    page.goto("/hospital/nirmal-multispeciality-hospital")
    page.get_by_role("main").get_by_role("link", name="Request appointment").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("group", name="Insurance type")).to_be_visible()
    expect(dialog.locator(".form__more")).to_be_hidden()
