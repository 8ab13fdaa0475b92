"""A canary over the journey of an account: it is in no log, no error, no address and no page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, Response, expect

from e2e.account import account, code_for, log_in
from e2e.conftest import new_context
from e2e.stack import Site
from e2e.test_my_requests import send_request
from e2e.test_your_data import prove

NAME, QUESTION = "Canary Parvathi", "canary question of a patient"
PAGES = ["/about-us", "/my-requests", "/hi/my-requests", "/privacy/your-data", "/thankyou", "/no-such-page"]


class Told:
    """What left the page by its address, and what came back as a document or as a refusal."""

    def __init__(self, page: Page) -> None:
        self.addresses: list[str] = []
        self.answers: list[str] = []
        self.headers: list[dict[str, str]] = []
        page.on("request", self._request)
        page.on("response", self._response)
        page.on("console", lambda line: self.answers.append(line.text))

    def _request(self, request: Request) -> None:
        self.addresses += [request.url, request.headers.get("referer", "")]
        self.headers.append(request.headers)

    def _response(self, response: Response) -> None:
        is_page = response.request.resource_type == "document"
        if is_page or response.status >= 400:
            self.answers.append(response.text())


@pytest.fixture
def watched(site: Site, browser: Browser) -> Iterator[tuple[Page, Told]]:
    context = new_context(browser, site)
    page = context.new_page()
    yield page, Told(page)
    context.close()


def edit(page: Page, email: str) -> None:
    account(page)
    page.get_by_role("banner").get_by_role("button", name="Edit Profile").click()
    page.get_by_label("Email").fill(email)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_nothing_secret_is_in_a_page_a_log_or_an_address(
    delivering: Site, number: str, watched: tuple[Page, Told]
) -> None:
    site = delivering
    page, told = watched
    email = f"canary{number}@example.org"
    lead_id = send_request(site, number, NameData=NAME, EmailIdData=email, QueryData=QUESTION)
    log_in(page, site, number)
    codes = [code_for(site, number)]
    expect(page.get_by_role("dialog")).to_have_count(0)
    edit(page, email)
    page.goto("/my-requests")
    page.get_by_role("button", name="Withdraw the request").click()
    page.get_by_role("button", name="Yes, withdraw").click()
    expect(page.get_by_text("You have withdrawn this request")).to_be_visible()
    cookies = {cookie["name"]: cookie.get("value", "") for cookie in page.context.cookies()}
    token = re.search(r"token%22%3A%22([^%]+)", cookies["credentials"])
    assert token
    for path in PAGES:
        page.goto(path)
    account_of_another = str(int(number) + 5_000_000)
    page.context.clear_cookies()
    send_request(site, account_of_another, NameData=NAME, QueryData=QUESTION)
    prove(page, site, account_of_another)
    codes.append(code_for(site, account_of_another))
    page.get_by_role("button", name="Erase my data").click()
    page.get_by_role("button", name="Yes, erase it").click()
    expect(page.get_by_role("heading", name="Your data will be erased on")).to_be_visible()
    proof = next(headers["proof"] for headers in told.headers if "proof" in headers)
    site.manage("erase_due")

    secrets = [token[1], proof, number, account_of_another, email, NAME, QUESTION, lead_id]
    secrets += [f"#{code}" for code in codes] + [f"otp={code}" for code in codes]
    logs, trail = site.log(), str(site.rows("select by, action, subject, details from core_auditevent"))
    for secret in secrets:
        assert secret not in logs, secret
        assert secret == lead_id or secret not in trail, secret
        assert not [address for address in told.addresses if secret in address], secret
        assert not [answer for answer in told.answers if secret in answer], secret
    for code in codes:
        assert not re.search(rf"(?<![\w.]){code}(?![\w.])", logs), "a code in the log"
