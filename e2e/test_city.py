"""Choosing a city: stored on the device alone, shown in the header, the search and the request form."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from e2e.axe import violations_at_both_widths
from e2e.browsers import BLOCKED
from e2e.stack import Site
from e2e.words import shows

# Counts what moved by itself from the first paint on (web.dev, Cumulative Layout Shift).
SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifts += shift.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


def chip(page: Page) -> Locator:
    return page.locator(".city-btn")


def test_a_visitor_chooses_a_city_once_for_all_pages(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/condition/piles")
    expect(chip(page)).to_have_text("City: Delhi NCR")
    assert not [url for url in asked if "citylist" in url]
    chip(page).click()
    dialog = page.get_by_role("dialog", name="Select Your City")
    dialog.get_by_role("searchbox").fill("bombay")
    with page.expect_event("load"), shows(page, "Location Updated Successfully"):
        dialog.get_by_text("Mumbai", exact=True).click()
    expect(chip(page)).to_have_text("City: Mumbai")
    page.goto("/")
    expect(page.locator(".hero select")).to_have_value("477")
    page.goto("/request")
    expect(page.locator("[name=cityField]")).to_have_value("Mumbai")
    page.goto("/authors")
    cities = page.locator("main [name=cityField]")
    assert {field.input_value() for field in cities.all()} == {"Mumbai"}
    page.locator(".ribbon [data-book]").or_(page.locator("a[data-book]").first).first.click()
    city = page.get_by_role("dialog").get_by_label("City")
    expect(city).to_have_value("Mumbai")
    city.fill("Kota")
    page.get_by_role("dialog").get_by_label("Your name").focus()
    expect(city).to_have_value("Kota")
    # A visit is counted by a cookie of its own; the city is in none.
    assert {cookie["name"] for cookie in page.context.cookies()} <= {"visitorid"}


def choose(page: Page, city: str) -> None:
    chip(page).click()
    page.get_by_role("dialog", name="Select Your City").get_by_text(city, exact=True).click()


def test_a_list_is_followed_into_the_chosen_city(phone: Page) -> None:
    phone.goto("/delhi-ncr/doctors/urology")
    expect(chip(phone)).to_have_text("City: Delhi NCR")
    choose(phone, "Bengaluru")
    phone.wait_for_url("**/bengaluru/doctors/urology")
    expect(chip(phone)).to_have_text("City: Bengaluru")
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Bengaluru")


def test_the_home_page_and_all_it_leads_to_are_in_the_chosen_city(page: Page) -> None:
    page.goto("/")
    choose(page, "Bengaluru")
    page.wait_for_url("**/bengaluru")
    expect(page.get_by_role("heading", name="Doctors in Bengaluru")).to_be_visible()
    page.get_by_role("link", name="All doctors").first.click()
    page.wait_for_url("**/doctors?city=bengaluru")
    page.goto("/faq")
    page.locator(".site-header__row > a.brand[href='/bengaluru']").click()
    page.wait_for_url("**/bengaluru")


def test_a_page_that_is_not_in_the_chosen_city_says_so_and_stays(page: Page, site: Site) -> None:
    without = next(
        city
        for city in ("Jaipur", "Kochi", "Lucknow", "Nagpur", "Indore")
        if site.get(f"/{city.lower()}/doctors/neurology").status_code == 404
    )
    page.goto("/delhi-ncr/doctors/neurology")
    stays = "This one stays as it is; your search starts in"
    with shows(page, f"We have no page of this kind in {without} yet. {stays} {without}."):
        choose(page, without)
    expect(page).to_have_url(re.compile("/delhi-ncr/doctors/neurology$"))
    expect(chip(page)).to_have_text("City: Delhi NCR")


def test_a_browser_that_stores_nothing_is_led_by_the_address(phone: Page) -> None:
    phone.add_init_script(BLOCKED)
    phone.goto("/delhi-ncr/doctors/urology")
    with shows(phone, "Your browser does not let us keep the city."):
        choose(phone, "Bengaluru")
    phone.wait_for_url("**/bengaluru/doctors/urology")
    expect(chip(phone)).to_have_text("City: Bengaluru")


def test_a_chosen_city_that_is_ours_no_more_is_forgotten(phone: Page) -> None:
    phone.goto("/condition/piles")
    gone = {"cityId": "9999", "cityName": "Atlantis", "type": "other", "citySlug": "atlantis"}
    phone.evaluate("stored => Object.assign(localStorage, stored)", gone)
    phone.goto("/condition/piles")
    expect(phone.get_by_text("Atlantis is no longer in our list of cities.")).to_be_visible()
    expect(chip(phone)).to_have_text("City: Delhi NCR")
    expect(phone.locator(".lead-card [name=cityField]")).to_have_value("")
    expect(phone.locator(".site-header__row > a.brand")).to_have_attribute("href", "/")
    phone.reload()
    expect(chip(phone)).to_have_text("City: Delhi NCR")


def test_what_lies_below_is_of_the_chosen_city_before_it_is_seen(phone: Page) -> None:
    phone.goto("/faq")
    choose(phone, "Bengaluru")
    expect(chip(phone)).to_have_text("City: Bengaluru")
    phone.add_init_script(SHIFTS)
    for path, heading in [
        ("/condition/kidney-stones", "Doctors in Bengaluru"),
        ("/", "Hospitals in Bengaluru"),
    ]:
        phone.goto(path)
        below = phone.get_by_role("heading", name=heading)
        expect(below).to_be_attached()
        below.scroll_into_view_if_needed()
        expect(phone.get_by_role("heading", name="in Delhi NCR")).to_have_count(0)
        assert phone.evaluate("() => window.shifts") == 0


def test_a_condition_is_read_as_of_another_city_also_without_javascript(plain: Page) -> None:
    plain.goto("/condition/kidney-stones")
    expect(plain.get_by_role("heading", name="Doctors in Delhi NCR")).to_be_visible()
    other = plain.locator("[data-of-city=doctors] .chips a").first
    city = other.inner_text()
    other.click()
    plain.wait_for_url("**/condition/kidney-stones?city=*#doctors")
    expect(plain.get_by_role("heading", name=f"Doctors in {city}")).to_be_visible()
    expect(chip(plain)).to_have_text(f"City: {city}")
    expect(plain.locator(".lead-card [name=cityField]")).to_have_value(city)


def test_two_tabs_with_two_cities_stay_as_they_are_until_they_are_loaded_again(page: Page) -> None:
    page.goto("/faq")
    choose(page, "Bengaluru")
    expect(chip(page)).to_have_text("City: Bengaluru")
    other = page.context.new_page()
    other.goto("/faq")
    choose(other, "Pune")
    expect(chip(other)).to_have_text("City: Pune")
    expect(chip(page)).to_have_text("City: Bengaluru")
    page.reload()
    expect(chip(page)).to_have_text("City: Pune")
    page.goto("/condition/kidney-stones")
    expect(page.get_by_role("heading", name="Doctors in Pune")).to_be_attached()


def test_nothing_chosen_is_asked_for(phone: Page) -> None:
    phone.goto("/")
    chip(phone).click()
    phone.get_by_role("button", name="Show care in my city").click()
    expect(phone.get_by_role("alert")).to_have_text("Please select your city")
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("dialog")).not_to_be_visible()
    expect(chip(phone)).to_be_focused()


def test_without_javascript_the_city_leads_to_the_hospitals_of_each(plain: Page) -> None:
    plain.goto("/")
    chip(plain).click()
    plain.wait_for_url("**/hospitals")


def test_no_violation_with_the_picker_open(page: Page, axe_source: str) -> None:
    page.goto("/condition/piles")
    chip(page).click()
    expect(page.get_by_role("radio", name="Jaipur")).to_be_attached()
    assert violations_at_both_widths(page, axe_source) == []
    page.get_by_role("button", name="Show care in my city").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert violations_at_both_widths(page, axe_source) == []
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_place_of_the_visitor_chooses_the_nearest_city(page: Page) -> None:
    page.context.grant_permissions(["geolocation"])
    page.context.set_geolocation({"latitude": 18.6, "longitude": 73.8})
    page.goto("/condition/piles")
    chip(page).click()
    page.get_by_role("button", name="Use my location").click()
    expect(page.get_by_text("Nearest city: Pune")).to_be_visible()
    expect(page.get_by_role("radio", name="Pune")).to_be_checked()


def test_the_search_box_finds_a_city_by_its_beginning_or_its_old_name(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    assert not [url for url in asked if "citylist" in url or "city-combo" in url]
    page.locator(".hero .finder").hover()
    city = page.get_by_role("search", name="Find care").get_by_role("combobox", name="City")
    expect(page.locator(".hero select")).to_have_count(0)
    city.click()
    page.keyboard.type("bomb")
    page.get_by_role("option", name="Mumbai").click()
    expect(city).to_have_value("Mumbai")
    page.get_by_label("Search doctors, hospitals, conditions and treatments").fill("gynaecologist")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search?**")
    expect(page.locator("main")).to_contain_text("Doctors and hospitals in Mumbai come first")
