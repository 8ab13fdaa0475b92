"""Logging in and out in a browser, for every journey of who has an account."""

from __future__ import annotations

import itertools
import json
import re

from playwright.sync_api import Page, expect

from e2e.stack import Site, wait_until
from e2e.words import shows

numbers = itertools.count(9_820_000_001)


CODE = re.compile(r"@\S+ #(\d{6})$")


def texts(site: Site, number: str, channel: str = "sms") -> list[str]:
    """What the phone was sent, codes and messages, oldest first."""
    path = site.place / f"{channel}.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    return [line["text"] for line in map(json.loads, lines) if line["to"] == f"+91{number}"]


def codes(site: Site, number: str) -> list[str]:
    return [found[1] for text in texts(site, number) if (found := CODE.search(text))]


def code_for(site: Site, number: str, count: int = 1) -> str:
    wait_until(lambda: len(codes(site, number)) >= count, "the code has come")
    return codes(site, number)[-1]


def open_login(page: Page, path: str = "/about-us") -> None:
    page.goto(path)
    if page.get_by_role("banner").get_by_role("button", name="Login").is_visible():
        page.get_by_role("banner").get_by_role("button", name="Login").click()
    else:
        page.locator("summary[aria-label='Menu']").click()
        page.locator(".sidemenu__user").get_by_role("button", name="Login").click()
    expect(page.get_by_role("dialog", name="Login")).to_be_visible()


def ask_for_code(page: Page, number: str) -> None:
    page.get_by_label("Mobile number").fill(number)
    page.get_by_role("button", name="Send OTP").click()
    expect(page.get_by_text("We have sent an OTP on your mobile number")).to_be_visible()


def type_code(page: Page, code: str) -> None:
    page.get_by_label("Digit 1 of 6").focus()
    page.keyboard.type(code)


def log_in(page: Page, site: Site, number: str, path: str = "/about-us") -> None:
    open_login(page, path)
    ask_for_code(page, number)
    type_code(page, code_for(site, number))
    with shows(page, "You are logged in"):
        page.get_by_role("button", name="Verify and log in").click()


def give_name(page: Page, name: str, city: str = "Mumbai") -> None:
    dialog = page.get_by_role("dialog", name="Personal Details")
    dialog.get_by_placeholder("Enter your full name").fill(name)
    dialog.get_by_role("radio", name=city).check()
    with page.expect_event("load"), shows(page, "Profile Updated Successfully"):
        dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def account(page: Page) -> None:
    page.get_by_role("banner").locator("summary[aria-label^='Account of']").click()


def profile_cookie(page: Page) -> str:
    return "".join(
        cookie.get("value", "") for cookie in page.context.cookies() if cookie["name"] == "profile"
    )
