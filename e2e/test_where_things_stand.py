"""What begins on one line, and what has room: measured in a browser, as no style sheet says it by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from e2e.account import ask_for_code, code_for, open_login, type_code
from e2e.conftest import DESKTOP
from e2e.stack import Site

WITH_SCROLLBAR = 1280 - 15  # what Windows leaves of a window of 1280


def box(found: Locator) -> FloatRect:
    at = found.bounding_box()
    assert at is not None
    return at


@pytest.mark.parametrize("path", ["/tools", "/condition/gallstones"])
def test_the_name_of_the_usual_city_is_not_cut_in_the_header(page: Page, path: str) -> None:
    page.set_viewport_size({"width": WITH_SCROLLBAR, "height": 800})
    page.goto(path)
    name = page.locator(".site-header .city-btn > span")
    expect(name).to_contain_text("Delhi NCR")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")


@pytest.mark.parametrize("path", ["/search?q=cataract", "/hi/search?q=cataract"])
def test_the_trail_of_a_search_begins_where_its_heading_does(page: Page, path: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto(path)
    assert box(page.locator(".crumbs a").first)["x"] == box(page.get_by_role("heading", level=1))["x"]


@pytest.mark.parametrize("path", ["/my-requests", "/shortlist"])
def test_a_card_that_says_nothing_is_there_has_all_its_room(phone: Page, path: str) -> None:
    phone.goto(path)
    room = phone.locator("main [data-wake^=known], .shortlist__own")
    card = room.locator(".empty")
    expect(card).to_be_visible()
    assert box(room)["height"] - box(card)["height"] < 2


@pytest.mark.parametrize("width", [360, 390, 800, 1280])
def test_the_card_of_privacy_stands_above_the_bar_to_call_and_book(phone: Page, width: int) -> None:
    phone.set_viewport_size({"width": width, "height": 844})
    phone.goto("/condition/gallstones")
    phone.get_by_role("contentinfo").get_by_role("link", name="Privacy choices").click()
    expect(phone.get_by_role("button", name="Refuse")).to_be_visible()
    bar = phone.locator("[data-floating-bar]")
    expect(bar).to_be_visible()
    card = box(phone.locator(".privacy"))
    assert card["y"] + card["height"] <= box(bar)["y"]
    assert card["y"] >= 0


def test_who_has_logged_in_sees_it_said_in_the_middle_of_the_sheet(
    phone: Page, site: Site, number: str
) -> None:
    open_login(phone)
    ask_for_code(phone, number)
    type_code(phone, code_for(site, number))
    phone.get_by_role("button", name="Verify and log in").click()
    said = phone.locator(".login-done")
    expect(said).to_be_visible()
    sheet, said_at = box(phone.locator(".modal__body", has=said)), box(said)
    middle = said_at["y"] + said_at["height"] / 2
    assert abs(middle - (sheet["y"] + sheet["height"] / 2)) < 12


@pytest.mark.parametrize("width", [360, 390])
def test_the_words_of_the_floating_bar_are_each_on_one_line(phone: Page, width: int) -> None:
    phone.set_viewport_size({"width": width, "height": 800})
    phone.goto("/condition/gallstones")
    phone.mouse.wheel(0, 900)
    bar = phone.locator("[data-floating-bar]")
    expect(bar).to_be_visible()
    assert box(bar.get_by_role("link", name="Request appointment"))["height"] <= 52
