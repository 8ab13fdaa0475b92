"""A visitor of a site with a captcha: the vendor is asked once the form is touched, and never in the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from e2e.conftest import PHONE, new_context
from e2e.stack import Site
from e2e.traffic import Traffic
from sehat.gateways.tests.vendor import QuietHandler, serving

VENDOR = "challenges.cloudflare.com"
# What the vendor's script does that the site relies on.
SCRIPT = """window.turnstile = {
  render(place, { callback, sitekey }) { setTimeout(() => callback('token-of-' + sitekey), 50); },
  reset() {},
};"""


class Vendor(NamedTuple):
    url: str
    asked: list[dict[str, list[str]]]


@pytest.fixture(scope="module")
def vendor() -> Iterator[Vendor]:
    """Checks tokens: one of our own site key is a person's."""
    asked: list[dict[str, list[str]]] = []

    class Handler(QuietHandler):
        def do_POST(self) -> None:
            form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
            asked.append(form)
            text = json.dumps({"success": form["response"] == ["token-of-public-key"]}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

    with serving(Handler) as url:
        yield Vendor(f"{url}/siteverify", asked)


@pytest.fixture(scope="module")
def guarded(site: Site, vendor: Vendor) -> Iterator[Site]:
    """A second web server of the same site, with a captcha."""
    guarded = Site(site.place)
    guarded.settings |= {
        "CAPTCHA_GATEWAY": "sehat.gateways.captcha.turnstile.Turnstile",
        "CAPTCHA_SECRET": "secret",
        "CAPTCHA_SITE_KEY": "public-key",
        "TURNSTILE_URL": vendor.url,
    }
    guarded.start("web")
    yield guarded
    guarded.stop()


@pytest.fixture
def context(browser: Browser, guarded: Site) -> Iterator[BrowserContext]:
    context = new_context(browser, guarded, locale="en-IN", viewport=PHONE)
    yield context
    context.close()


def vendor_serves(context: BrowserContext, script: str) -> None:
    def serve(route: Route) -> None:
        route.fulfill(body=script, content_type="text/javascript")

    context.route(f"https://{VENDOR}/**", serve)


def others(page: Page, site: Site) -> list[str]:
    """Hosts that are asked from now on, beside our own."""
    found: list[str] = []

    def look(url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in {"http", "https"} and parts.netloc != urlsplit(site.url).netloc:
            found.append(parts.netloc)

    page.on("request", lambda request: look(request.url))
    return found


def touch(page: Page) -> None:
    """The first touch wakes the form, and a focus in it asks for the vendor's script."""
    with page.expect_request(f"https://{VENDOR}/turnstile/v0/api.js?render=explicit"):
        page.get_by_label("Your name").click()
        expect(page.get_by_role("combobox", name="Treatment or condition")).to_be_visible()
        page.get_by_label("Mobile number").click()


def send(page: Page, mobile: str) -> str:
    """Lists first: leaving a field closes its list, also when the form wakes in between."""
    page.get_by_label("City", exact=True).fill("Delhi NCR")
    page.get_by_label("Treatment or condition").fill("Piles")
    page.get_by_label("Your name").fill("Asha Devi")
    page.get_by_label("Mobile number").fill(mobile)
    page.get_by_role("button", name="Get a free call back").click()
    page.wait_for_url("**/thankyou?*")
    return str(page.evaluate("sessionStorage.lead_id"))


def state_of(site: Site, lead_id: str) -> tuple[object, ...]:
    return site.rows(f"SELECT status, flags FROM leads_lead WHERE id = '{lead_id}'")[0]


def test_its_script_comes_with_the_first_touch_and_its_token_counts(
    guarded: Site, context: BrowserContext, vendor: Vendor
) -> None:
    vendor_serves(context, SCRIPT)
    page = context.new_page()
    problems: list[str] = []
    page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
    asked = others(page, guarded)
    traffic = Traffic(page)
    page.goto("/request")
    traffic.settle()
    assert asked == []
    touch(page)
    lead_id = send(page, "9810000091")
    assert state_of(guarded, lead_id) == ("new", "[]")
    assert set(asked) == {VENDOR}
    assert vendor.asked[-1]["secret"] == ["secret"]
    assert problems == []


@pytest.mark.parametrize("fault", ["blocked", "silent"])
def test_without_its_script_the_request_is_taken_and_flagged(
    guarded: Site, context: BrowserContext, fault: str
) -> None:
    held: list[Route] = []
    context.route(
        f"https://{VENDOR}/**", lambda route: route.abort() if fault == "blocked" else held.append(route)
    )
    page = context.new_page()
    page.goto("/request")
    touch(page)
    lead_id = send(page, "9810000092" if fault == "blocked" else "9810000093")
    assert state_of(guarded, lead_id) == ("new", '["captcha not checked: no token came"]')
    for route in held:
        route.abort()


def test_a_token_the_vendor_does_not_know_puts_the_request_aside(
    guarded: Site, context: BrowserContext
) -> None:
    forged = SCRIPT.replace("token-of-", "forged-")
    vendor_serves(context, forged)
    page = context.new_page()
    page.goto("/request")
    touch(page)
    lead_id = send(page, "9810000094")
    assert state_of(guarded, lead_id)[0] == "new"  # and not yet told to the CRM: staff see why
    assert "in doubt: captcha" in str(state_of(guarded, lead_id)[1])


def test_in_the_dialog_over_a_page_too(guarded: Site, context: BrowserContext) -> None:
    vendor_serves(context, SCRIPT)
    page = context.new_page()
    page.goto("/condition/gallstones")
    page.get_by_role("link", name="Request appointment").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    with page.expect_request(f"https://{VENDOR}/**"):
        page.get_by_role("dialog").get_by_label("Your name").click()
