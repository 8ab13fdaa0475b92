"""Staff of a site in production: a password and a code of the phone, and what happens without the phone."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pyotp
import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import violations
from e2e.conftest import DESKTOP, PHONE, page_of
from e2e.prepare import PASSWORD
from e2e.stack import RENDERING, Site

WRONG = "This code is wrong, or was used already."
# Each wrong code doubles the wait, which is a second after the first: over before a slow machine asks again.
A_DOZEN_WRONG = "UPDATE otp_totp_totpdevice SET throttling_failure_count = 12"
Pages = Iterator[Page]


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory, prepared: Site) -> Iterator[Site]:
    """A site that asks for codes, as production does."""
    site = Site(tmp_path_factory.mktemp("guarded"))
    site.copy(prepared)
    site.settings["STAFF_SECOND_FACTOR"] = "on"
    site.start(*RENDERING)
    yield site
    site.stop()


@pytest.fixture
def desk(browser: Browser, guarded: Site) -> Pages:
    yield from page_of(browser, guarded, viewport=DESKTOP)


@pytest.fixture
def other(browser: Browser, guarded: Site) -> Pages:
    """A second browser, on a phone."""
    yield from page_of(browser, guarded, viewport=PHONE, has_touch=True, is_mobile=True)


def give_password(page: Page, name: str) -> None:
    page.goto("/cms/login/")
    page.locator("[name=username]").fill(name)
    page.locator("[name=password]").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()


def give_code(page: Page, code: str) -> None:
    page.get_by_label("Code").fill(code)
    page.get_by_role("button", name="Sign in").click()


def begin(page: Page, name: str) -> pyotp.TOTP:
    """An administrator whose password was taken, and the app that was given the key."""
    give_password(page, name)
    expect(page.get_by_role("heading", level=1)).to_have_text("Set up your second factor")
    return pyotp.TOTP(page.locator("#key").inner_text().replace(" ", ""))


def set_up(page: Page, name: str) -> tuple[pyotp.TOTP, list[str]]:
    app = begin(page, name)
    page.get_by_label("The six digits the app shows now").fill(app.now())
    page.get_by_role("button", name="Set up and sign in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your recovery codes")
    codes = page.locator("#recovery-codes code").all_inner_texts()
    page.get_by_role("link", name="I have kept them, go on").click()
    expect_in(page)
    return app, codes


def next_code(site: Site, name: str, app: pyotp.TOTP) -> str:
    """A code that was not spent, for half a minute at least, wherever in one we are.

    The site holds a phone to be as early or late as its last code was (`drift`), and that may have come
    in the half minute after its own.
    """
    [(spent, drift)] = site.rows(
        "SELECT last_t, drift FROM otp_totp_totpdevice JOIN auth_user ON auth_user.id = user_id"
        f" WHERE username = '{name}'"
    )
    return app.at(app.interval * max(int(str(spent)) + 1, int(time.time()) // app.interval + int(str(drift))))


def expect_in(page: Page) -> None:
    expect(page).to_have_url(re.compile(r"/cms/$"))


def test_a_new_member_sets_a_phone_up_and_signs_in_with_it(desk: Page, other: Page, guarded: Site) -> None:
    app, _ = set_up(desk, "asha")

    give_password(other, "asha")
    give_code(other, "123")
    expect(other.get_by_text(WRONG)).to_be_visible()
    other.goto("/cms/")
    expect(other).to_have_url(re.compile(r"/cms/login/"))

    give_password(other, "asha")
    code = next_code(guarded, "asha", app)
    give_code(other, f"{code[:3]} {code[3:]}")
    expect_in(other)


def test_a_code_that_was_read_over_a_shoulder_is_worth_nothing(
    desk: Page, other: Page, guarded: Site
) -> None:
    app, _ = set_up(desk, "bina")
    desk.context.clear_cookies()
    give_password(desk, "bina")
    code = next_code(guarded, "bina", app)
    give_code(desk, code)
    expect_in(desk)

    give_password(other, "bina")
    give_code(other, code)
    expect(other.get_by_text(WRONG)).to_be_visible()
    guarded.write(A_DOZEN_WRONG)
    give_code(other, code)
    expect(other.get_by_text("Too many wrong codes.")).to_be_visible()


def test_a_recovery_code_opens_once(desk: Page, other: Page, guarded: Site) -> None:
    _, codes = set_up(desk, "charu")

    give_password(other, "charu")
    give_code(other, codes[0])
    expect_in(other)
    other.context.clear_cookies()
    give_password(other, "charu")
    give_code(other, codes[0])
    expect(other.get_by_text(WRONG)).to_be_visible()


def test_another_administrator_helps_who_lost_phone_and_codes(desk: Page, other: Page, guarded: Site) -> None:
    set_up(other, "divya")
    set_up(desk, "ela")

    desk.goto("/cms/users/")
    row = desk.get_by_role("row").filter(has_text="divya")
    row.get_by_role("button", name="More options").click()
    desk.get_by_role("link", name="Reset second factor").click()
    desk.get_by_role("button", name="Yes, reset").click()
    expect(desk.get_by_text("divya sets up a new second factor at the next login.")).to_be_visible()

    other.goto("/cms/")
    expect(other).to_have_url(re.compile(r"/cms/login/"))
    give_password(other, "divya")
    expect(other.get_by_role("heading", level=1)).to_have_text("Set up your second factor")
    assert guarded.rows("SELECT by FROM core_auditevent WHERE action = 'second factor reset'") == [("ela",)]


def assert_good(page: Page, axe_source: str) -> None:
    assert violations(page, axe_source) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_its_pages_are_accessible_and_fit_a_narrow_phone(
    desk: Page, other: Page, guarded: Site, axe_source: str
) -> None:
    begin(other, "farah")
    app, _ = set_up(desk, "gita")
    desk.goto("/cms/second-factor/")
    assert violations(desk, axe_source) == []
    other.set_viewport_size({"width": 320, "height": 700})
    assert_good(other, axe_source)
    give_password(other, "gita")
    expect(other.get_by_role("heading", level=1)).to_have_text("Enter your code")
    assert_good(other, axe_source)
    other.get_by_label("Code").focus()
    other.keyboard.type(next_code(guarded, "gita", app))
    other.keyboard.press("Enter")
    expect_in(other)
