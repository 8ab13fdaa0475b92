"""Logging in with a code, as a patient does it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.account import (
    account,
    ask_for_code,
    code_for,
    give_name,
    log_in,
    numbers,
    open_login,
    profile_cookie,
    type_code,
)
from e2e.axe import violations
from e2e.stack import Site, wait_until
from e2e.words import shows


def test_a_patient_logs_in_and_gives_a_name(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number)
    give_name(page, "asha Devi")
    summary = page.get_by_role("banner").locator("summary[aria-label='Account of asha Devi']")
    expect(summary).to_have_text("A")
    cookies = {cookie["name"]: cookie for cookie in page.context.cookies()}
    assert cookies["credentials"]["httpOnly"]
    assert not cookies["profile"]["httpOnly"]
    assert number not in profile_cookie(page)
    page.wait_for_function("() => sessionStorage.hhUserName === 'asha Devi'")
    page.goto("/")
    expect(page.get_by_role("banner").locator("summary[aria-label='Account of asha Devi']")).to_be_visible()


def test_a_phone_logs_in_from_the_side_menu(phone: Page, site: Site, number: str) -> None:
    log_in(phone, site, number)
    give_name(phone, "Asha")
    phone.locator("summary[aria-label='Menu']").click()
    row = phone.locator(".sidemenu__user")
    expect(row).to_contain_text("Asha")
    expect(row).to_contain_text("******" + number[-4:])
    row.get_by_role("button", name="Logout").click()
    expect(phone.get_by_role("dialog", name="Are you sure you want to Logout?")).to_be_visible()


def test_the_number_s_rules(page: Page) -> None:
    open_login(page)
    field, button = page.get_by_label("Mobile number"), page.get_by_role("button", name="Send OTP")
    expect(field).to_be_focused()
    field.press_sequentially("98e+-.1000")
    expect(field).to_have_value("981000")
    expect(button).to_be_disabled()
    field.fill("+91 58100 00001")
    expect(field).to_have_value("5810000001")
    button.click()
    expect(page.get_by_text("Please enter valid mobile number")).to_be_visible()
    field.fill("981000000123456")
    expect(field).to_have_value("9810000001")
    expect(page.get_by_text("Please enter valid mobile number")).to_have_count(0)


def test_a_wrong_code_keeps_its_digits_and_says_so(page: Page, site: Site, number: str) -> None:
    open_login(page)
    ask_for_code(page, number)
    code = code_for(site, number)
    verify = page.get_by_role("button", name="Verify and log in")
    expect(verify).to_be_disabled()
    wrong = f"{(int(code) + 1) % 10**6:06}"
    type_code(page, wrong)
    verify.click()
    expect(page.get_by_text("Please enter valid OTP")).to_be_visible()
    expect(page.get_by_label("Digit 6 of 6")).to_have_value(wrong[5])
    page.get_by_label("Digit 1 of 6").focus()
    page.evaluate(
        """code => { const data = new DataTransfer(); data.setData('text', `OTP: ${code}.`);
        document.activeElement.dispatchEvent(new ClipboardEvent('paste',
          {clipboardData: data, bubbles: true, cancelable: true})) }""",
        code,
    )
    expect(page.get_by_text("Please enter valid OTP")).to_have_count(0)
    with shows(page, "You are logged in"):
        verify.click()


def test_the_row_of_boxes_by_keyboard(page: Page, number: str) -> None:
    open_login(page)
    ask_for_code(page, number)
    expect(page.get_by_label("Digit 1 of 6")).to_be_focused()
    page.keyboard.type("12x34")
    expect(page.get_by_label("Digit 5 of 6")).to_be_focused()
    page.keyboard.press("Backspace")
    expect(page.get_by_label("Digit 4 of 6")).to_be_focused()
    expect(page.get_by_label("Digit 4 of 6")).to_have_value("")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("9")
    boxes = [page.get_by_label(f"Digit {n} of 6").input_value() for n in range(1, 7)]
    assert boxes == ["1", "2", "9", "", "", ""]


def test_editing_the_number_goes_back_and_clears_the_code(page: Page, site: Site, number: str) -> None:
    open_login(page)
    ask_for_code(page, number)
    type_code(page, "123")
    page.get_by_role("button", name="Edit mobile number").click()
    expect(page.get_by_label("Mobile number")).to_have_value(number)
    other = str(next(numbers))
    ask_for_code(page, other)
    expect(page.get_by_label("Digit 1 of 6")).to_have_value("")


def test_a_code_can_be_sent_again_after_thirty_seconds(page: Page, site: Site, number: str) -> None:
    page.clock.install()
    open_login(page)
    with shows(page, "Resend OTP in 30 secs"):
        ask_for_code(page, number)
    page.clock.run_for(31_000)
    resend = page.get_by_role("button", name="Resend OTP")
    expect(resend).to_be_visible()
    expect(page.get_by_text("Haven't received OTP yet?")).to_be_visible()
    sent: list[str] = []

    def answer(route: Route) -> None:
        sent.append(route.request.post_data or "")
        route.fulfill(json={"status": {"code": 200, "message": "ok"}, "data": {}, "error": []})

    page.route("**/users/v1/user/signup", answer)  # the server's own clock has not moved
    resend.click()
    expect(page.get_by_text(re.compile(r"Resend OTP in \d+ secs"))).to_be_visible()
    assert [json.loads(body)["resend"] for body in sent] == [1]
    expect(page.get_by_label("Digit 1 of 6")).to_be_visible()


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        ({"status": {"code": 422, "message": "m"}, "error": ["the first", "second"]}, "the first"),
        ({"status": {"code": 422, "message": "m"}, "error": [{"message": "as an object"}]}, "as an object"),
        ({"status": {"code": 500, "message": "the status"}, "error": []}, "the status"),
        ({"status": {"code": 500}}, "Somthing went wrong"),
        (None, "Somthing went wrong"),
    ],
)
def test_what_a_failed_send_shows(page: Page, number: str, answer: object, shown: str) -> None:
    page.route(
        "**/users/v1/user/signup",
        lambda route: route.abort() if answer is None else route.fulfill(json=answer),
    )
    open_login(page)
    page.get_by_label("Mobile number").fill(number)
    page.get_by_role("button", name="Send OTP").click()
    expect(page.locator("#login-mobile-error")).to_have_text(shown)
    expect(page.get_by_role("button", name="Send OTP")).to_be_enabled()


def test_what_a_lost_connection_shows_while_verifying(page: Page, number: str) -> None:
    open_login(page)
    ask_for_code(page, number)
    page.route("**/users/v1/user/login", lambda route: route.abort())
    type_code(page, "123456")
    page.get_by_role("button", name="Verify and log in").click()
    expect(page.locator("#login-otp-error")).to_have_text("Somthing went wrong here")


def test_escape_closes_and_the_focus_returns(page: Page) -> None:
    open_login(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("banner").get_by_role("button", name="Login")).to_be_focused()


def test_without_javascript_there_is_no_login_that_leads_nowhere(plain: Page) -> None:
    plain.goto("/about-us")
    assert not plain.locator("[data-login]").first.is_visible()


@pytest.mark.parametrize("width", ["page", "phone"])
def test_every_step_is_accessible(
    request: pytest.FixtureRequest, site: Site, number: str, axe_source: str, width: str
) -> None:
    page: Page = request.getfixturevalue(width)

    def is_clean(what: str) -> None:
        assert violations(page, axe_source) == [], what

    open_login(page)
    is_clean("the number")
    page.get_by_label("Mobile number").fill("5810000001")
    page.get_by_role("button", name="Send OTP").click()
    expect(page.get_by_text("Please enter valid mobile number")).to_be_visible()
    is_clean("a wrong number")
    ask_for_code(page, number)
    is_clean("the code")
    code = code_for(site, number)
    type_code(page, f"{(int(code) + 1) % 10**6:06}")
    page.get_by_role("button", name="Verify and log in").click()
    expect(page.get_by_text("Please enter valid OTP")).to_be_visible()
    is_clean("a wrong code")
    page.get_by_label("Digit 1 of 6").focus()
    page.keyboard.type(code)
    page.get_by_role("button", name="Verify and log in").click()
    expect(page.get_by_role("dialog", name="Personal Details")).to_be_visible()
    is_clean("the personal details")
    give_name(page, "Asha")
    if width == "phone":
        page.locator("summary[aria-label='Menu']").click()
    else:
        account(page)
    is_clean("the menu of the account")
    page.get_by_role("button", name="Logout").locator("visible=true").click()
    expect(page.get_by_role("dialog", name="Are you sure you want to Logout?")).to_be_visible()
    is_clean("the question")


def test_the_personal_details_are_name_and_city(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number)
    dialog = page.get_by_role("dialog", name="Personal Details")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_text("Please enter your name")).to_be_visible()
    expect(dialog.get_by_text("Please select your city")).to_be_visible()
    expect(dialog.get_by_placeholder("Enter your full name")).to_be_focused()
    give_name(page, "Asha", city="Jaipur")
    expect(page.locator(".city-btn")).to_have_text("City: Jaipur")
    rows = site.rows(f"select name, city_name from patients_patient where mobile = '+91{number}'")
    assert rows == [("Asha", "Jaipur")]
    # With a name the same dialog asks for the city alone.
    page.locator(".city-btn").click()
    expect(page.get_by_role("dialog", name="Select Your City")).to_be_visible()
    expect(page.get_by_placeholder("Enter your full name")).to_have_count(0)


def test_personal_details_given_offline_reach_the_server_later(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number)
    page.route("**/users/v1/user/update", lambda route: route.abort())
    give_name(page, "Asha", city="Jaipur")
    expect(page.get_by_role("banner").locator("summary[aria-label='Account of Asha']")).to_be_visible()
    page.unroute("**/users/v1/user/update")
    page.evaluate("dispatchEvent(new Event('online'))")
    query = f"select name, city_name from patients_patient where mobile = '+91{number}'"
    wait_until(lambda: site.rows(query) == [("Asha", "Jaipur")], "name and city have reached the server")
