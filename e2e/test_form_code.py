"""A request form proves the number by a code, and takes a request without one too (decisions 2.12)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.account import code_for, type_code
from e2e.forms import fill
from e2e.stack import Site
from e2e.words import shows


@pytest.fixture
def form(page: Page, number: str) -> Locator:
    """Filled in, its code not yet asked for."""
    page.goto("/request?variant=8")
    fill(page, "main form", "Asha Devi", number)
    return page.locator("main form")


def ask(form: Locator) -> None:
    # By its text: a list of cities that is still open hides the rest of the page from roles.
    form.locator("button", has_text="Send a code to this number").click()
    expect(form.get_by_text("We have sent an OTP on your mobile number")).to_be_visible()


def enter(form: Locator, code: str) -> None:
    type_code(form.page, code)
    form.get_by_role("button", name="Verify").click()


def send(form: Locator) -> None:
    form.get_by_role("button", name="Get a free call back").click()
    form.page.wait_for_url("**/thankyou?*")


def is_verified(site: Site, number: str) -> bool:
    [(verified,)] = site.rows(f"SELECT is_verified FROM leads_lead WHERE mobile = '{number}'")
    return bool(verified)


def form_height(page: Page) -> float:
    box = page.locator("main form").bounding_box()
    assert box
    return box["height"]


def seconds_pass(site: Site, seconds: int) -> None:
    """For the server, whose clock no browser moves."""
    earlier = f"'-{seconds} seconds'"
    site.write(
        "UPDATE patients_code SET"
        f" created_at = datetime(created_at, {earlier}), expires_at = datetime(expires_at, {earlier})"
    )


def test_its_place_is_kept_until_it_wakes(page: Page) -> None:
    page.goto("/request?variant=8")
    button = page.locator("main form button", has_text="Send a code to this number")
    expect(button).to_have_css("visibility", "hidden")
    before = form_height(page)
    page.get_by_label("Your name").click()
    expect(button).to_be_visible()
    assert form_height(page) == before


def test_it_takes_no_place_without_javascript(plain: Page) -> None:
    plain.goto("/request?variant=8")
    expect(plain.get_by_label("Your name")).to_be_visible()
    expect(plain.locator("main form .asleep")).to_have_css("display", "none")


def test_the_right_code_verifies_the_request(site: Site, form: Locator, number: str) -> None:
    ask(form)
    enter(form, code_for(site, number))
    expect(form.get_by_text("Your number is verified")).to_be_visible()
    send(form)
    assert is_verified(site, number)


def test_a_wrong_code_is_told_and_the_request_goes_without(site: Site, form: Locator, number: str) -> None:
    ask(form)
    wrong = f"{(int(code_for(site, number)) + 1) % 10**6:06}"
    enter(form, wrong)
    expect(form.get_by_text("Please enter valid OTP")).to_be_visible()
    expect(form.get_by_label("Digit 6 of 6")).to_have_value(wrong[5])
    send(form)
    assert not is_verified(site, number)


def test_a_code_of_more_than_five_minutes_is_told_to_be_none(site: Site, form: Locator, number: str) -> None:
    ask(form)
    code = code_for(site, number)
    seconds_pass(site, 301)
    enter(form, code)
    expect(form.get_by_text("Please enter valid OTP")).to_be_visible()
    send(form)
    assert not is_verified(site, number)


def test_a_code_is_sent_again_after_thirty_seconds_and_counts(site: Site, page: Page, number: str) -> None:
    page.clock.install()
    page.goto("/request?variant=8")
    fill(page, "main form", "Asha Devi", number)
    form = page.locator("main form")
    with shows(page, "Resend OTP in 30 secs"):
        ask(form)
    code_for(site, number)
    seconds_pass(site, 31)
    page.clock.run_for(31_000)
    form.get_by_role("button", name="Resend OTP").click()
    expect(form.get_by_text(re.compile(r"Resend OTP in \d+ secs"))).to_be_visible()
    enter(form, code_for(site, number, count=2))
    expect(form.get_by_text("Your number is verified")).to_be_visible()
    send(form)
    assert is_verified(site, number)
