"""Doctors and hospitals that a visitor saves: on this device alone, side by side on a page of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.axe import violations_at_both_widths
from e2e.words import shows

DOCTORS, HOSPITALS = "/delhi-ncr/doctors/orthopaedics", "/delhi-ncr/hospitals/orthopaedics"


def hearts(page: Page) -> Locator:
    return page.locator("main .heart")


def save_first(page: Page, path: str, count: int) -> None:
    page.goto(path)
    for number in range(count):
        with shows(page, "Saved on this device."):
            hearts(page).nth(number).click()
        expect(hearts(page).nth(number)).to_have_attribute("aria-pressed", "true")


def test_what_is_saved_on_a_phone_is_compared_and_dropped(phone: Page) -> None:
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    save_first(phone, DOCTORS, 2)
    expect(phone.get_by_role("link", name="2 saved: compare")).to_be_visible()
    save_first(phone, HOSPITALS, 1)
    phone.get_by_role("link", name="3 saved: compare").click()
    doctors = phone.get_by_role("region", name="Doctors")
    expect(doctors.get_by_role("columnheader")).to_have_count(2)
    # The table scrolls, and not the page with it.
    assert phone.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [390, 390]
    expect(doctors.get_by_role("rowheader", name="Consultation fee")).to_be_visible()
    expect(phone.get_by_role("region", name="Hospitals").get_by_role("columnheader")).to_have_count(1)
    doctors.get_by_role("button").first.click()
    expect(doctors.get_by_role("columnheader")).to_have_count(1)
    phone.reload()
    expect(doctors.get_by_role("columnheader")).to_have_count(1)
    # Who is saved is told when the list is looked at, to us alone, and in no cookie.
    assert {url.split("?")[0] for url in asked if "shortlist?" in url} == {
        phone.url.replace("/shortlist", "/api/shortlist")
    }
    assert {cookie["name"] for cookie in phone.context.cookies()} <= {"visitorid"}


def test_a_heart_is_pressed_by_keyboard_and_shows_on_every_page(page: Page) -> None:
    page.goto(DOCTORS)
    heart = hearts(page).first
    name = page.locator("main .doctor h3").first.inner_text()
    expect(heart).to_have_accessible_name(f"Save {name}")
    heart.focus()
    with shows(page, "Saved on this device."):
        page.keyboard.press("Enter")
    expect(heart).to_be_focused()
    page.goto("/hi" + DOCTORS)
    expect(hearts(page).first).to_have_attribute("aria-pressed", "true")
    with shows(page, "सहेजी गई सूची से हटाया गया।"):
        hearts(page).first.click()
    expect(page.locator(".shortlist-way")).to_have_count(0)


def test_a_profile_has_its_heart_too(page: Page) -> None:
    for path in ("/doctor/dr-kavita-raghunathan", "/hospital/nirmal-multispeciality-hospital"):
        page.goto(path)
        with shows(page, "Saved on this device."):
            page.locator(".page-head .heart").click()
    page.get_by_role("link", name="2 saved: compare").click()
    expect(page.get_by_role("region", name="Doctors").get_by_role("columnheader")).to_contain_text(
        ["Dr Kavita Raghunathan"]
    )


def test_nothing_saved_leads_to_the_lists(page: Page) -> None:
    page.goto("/shortlist")
    expect(page.get_by_role("heading", name="Nothing is saved yet")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="Find doctors")).to_have_attribute(
        "href", "/doctors"
    )


def test_without_a_network_the_list_is_not_lost(page: Page) -> None:
    save_first(page, DOCTORS, 1)
    page.route("**/api/shortlist*", lambda route: route.abort())
    page.goto("/shortlist")
    expect(page.get_by_role("alert")).to_contain_text("still stored on this device")
    page.unroute("**/api/shortlist*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("region", name="Doctors")).to_be_visible()


def test_without_javascript_there_is_no_heart_that_does_nothing(plain: Page) -> None:
    plain.goto(DOCTORS)
    expect(hearts(plain).first).to_be_hidden()
    plain.goto("/shortlist")
    expect(plain.get_by_text("Switch JavaScript on to see it here")).to_be_visible()


@pytest.mark.parametrize("name", ["Venkatanarasi" * 23 + "X", "Dr Asha Devi " * 23 + "X"])
def test_a_name_of_300_signs_makes_no_page_wider(phone: Page, name: str) -> None:
    def called(route: Route) -> None:
        cards = route.fetch().json()
        for card in cards["doctors"]:
            card["name"] = name
        route.fulfill(json=cards)

    assert len(name) == 300
    save_first(phone, DOCTORS, 2)
    phone.route("**/api/shortlist*", called)
    phone.goto("/shortlist")
    doctors = phone.get_by_role("region", name="Doctors")
    expect(doctors.get_by_role("columnheader").first).to_contain_text(name)
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    doctors.get_by_role("button").first.click()
    expect(doctors.get_by_role("columnheader")).to_have_count(1)


def test_no_violation_side_by_side(page: Page, axe_source: str) -> None:
    save_first(page, "/mumbai/doctors/orthopaedics", 3)
    save_first(page, HOSPITALS, 2)
    assert violations_at_both_widths(page, axe_source) == []
    page.goto("/shortlist")
    expect(page.get_by_role("region", name="Hospitals")).to_be_visible()
    assert violations_at_both_widths(page, axe_source) == []
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0
