"""The profile and the city of a patient, also while the network is gone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.account import (
    account,
    give_name,
    log_in,
)
from e2e.stack import Site, wait_until
from e2e.words import shows

UPDATE = "**/users/v1/user/update"


def refuse_updates(page: Page, why: str) -> None:
    refusal = {"status": {"code": 422}, "error": [why]}
    page.route(UPDATE, lambda route: route.fulfill(status=422, json=refusal))


def cut_off(page: Page) -> None:
    page.route(UPDATE, lambda route: route.abort())


def reconnect(page: Page) -> None:
    page.unroute(UPDATE)
    page.evaluate("dispatchEvent(new Event('online'))")


def test_the_profile_is_edited(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number)
    give_name(page, "Asha")
    account(page)
    page.get_by_role("banner").get_by_role("button", name="Edit Profile").click()
    dialog = page.get_by_role("dialog", name="Edit Profile")
    dialog.get_by_label("Your name").fill("")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_text("Please enter your name")).to_be_visible()
    expect(dialog.get_by_text("Please enter your email")).to_be_visible()
    dialog.get_by_label("Your name").fill("सुनीता राव")
    dialog.get_by_label("Email").fill("sunita@example.org")
    with shows(page, "Profile Updated"):
        dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("banner").locator("summary[aria-label^='Account of']")).to_have_text("स")
    rows = site.rows(f"select name, email from patients_patient where mobile = '+91{number}'")
    assert rows == [("सुनीता राव", "sunita@example.org")]


def test_a_change_made_offline_reaches_the_server_later(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number)
    give_name(page, "Asha")
    cut_off(page)
    account(page)
    page.get_by_role("banner").get_by_role("button", name="Edit Profile").click()
    dialog = page.get_by_role("dialog", name="Edit Profile")
    dialog.get_by_label("Your name").fill("Asha Rao")
    dialog.get_by_label("Email").fill("asha@example.org")
    with shows(page, "Profile Updated"):
        dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("banner").locator("summary[aria-label='Account of Asha Rao']")).to_be_visible()
    query = f"select name from patients_patient where mobile = '+91{number}'"
    assert site.rows(query) == [("Asha",)]
    reconnect(page)
    wait_until(lambda: site.rows(query) == [("Asha Rao",)], "the change has reached the server")
    page.wait_for_function("() => localStorage.pendingProfile === undefined")


def test_a_refused_change_is_shown_in_the_form(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number)
    give_name(page, "Asha")
    refuse_updates(page, "Not this")
    account(page)
    page.get_by_role("banner").get_by_role("button", name="Edit Profile").click()
    page.get_by_label("Email").fill("asha@example.org")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Not this")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Asha")


def choose_jaipur(page: Page) -> None:
    page.locator(".city-btn").click()
    page.get_by_role("dialog").get_by_text("Jaipur", exact=True).click()


def test_a_city_chosen_offline_reaches_the_profile_later(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number)
    give_name(page, "Asha")
    cut_off(page)
    with page.expect_event("load"), shows(page, "Profile Updated Successfully"):
        choose_jaipur(page)
    expect(page.locator(".city-btn")).to_have_text("City: Jaipur")
    query = f"select city_name from patients_patient where mobile = '+91{number}'"
    assert site.rows(query) == [("Mumbai",)]
    reconnect(page)
    wait_until(lambda: site.rows(query) == [("Jaipur",)], "the city has reached the server")
    page.wait_for_function("() => localStorage.pendingProfile === undefined")


def test_a_refused_city_is_told_in_the_picker_and_not_kept(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number)
    give_name(page, "Asha")
    refuse_updates(page, "Not this city")
    choose_jaipur(page)
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text("Not this city")
    assert page.evaluate("localStorage.cityName") == "Mumbai"
