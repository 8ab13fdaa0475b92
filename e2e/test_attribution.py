"""A visitor comes by an advertisement, reads, returns the next day and asks: staff see both touches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.conftest import DESKTOP, new_context
from e2e.forms import fill
from e2e.stack import STAFF, Site
from e2e.traffic import Traffic, wait_until_told

ARRIVAL = {
    "city": "Pune", "source": "google", "medium": "cpc", "campaignid": "1234", "network": "g",
    "keyword": "piles laser", "targetid": "aud-9:kwd-77", "matchtype": "p", "creative": "55",
    "gclid": "Cj0KCQ", "gad": "1", "disease": "piles", "utm_source": "newsletter", "utm_medium": "mail",
    "utm_campaign": "july", "utm_term": "piles", "utm_content": "top", "gbraid": "gb1", "wbraid": "wb1",
    "fbclid": "fb1", "tblci": "tb1", "adset_id": "as1", "placement": "feed", "site_source_name": "ig",
}  # fmt: skip


# A browser of a test says "Headless" of itself, and machines are not counted.
PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36"


@pytest.fixture
def cut_off(browser: Browser, site: Site) -> Iterator[Page]:
    """A browser for which no host but ours exists, and whose clock can be moved."""
    context = new_context(browser, site, viewport=DESKTOP, user_agent=PERSON)
    asked: list[str] = []

    def black_hole(route: Route) -> None:
        if route.request.url.startswith(site.url):
            route.continue_()
            return
        asked.append(route.request.url)
        route.abort()

    context.route("**/*", black_hole)
    page = context.new_page()
    page.clock.install()
    yield page
    context.close()
    assert asked == []


def visited(site: Site, path: str) -> list[tuple[object, ...]]:
    return site.rows(
        "SELECT visitor, page_type, city, source, campaign FROM tracking_visitevent"
        f" WHERE path = '{path}' AND source = 'newsletter'"
    )


def click(page: Page, name: str, path: str) -> None:
    page.get_by_role("link", name=name).first.click()
    page.wait_for_url(f"**{path}")


def test_from_the_advertisement_to_the_desk(site: Site, cut_off: Page) -> None:
    page = cut_off
    query = "&".join(f"{name}={value}" for name, value in ARRIVAL.items()).replace(" ", "+")
    traffic = Traffic(page)
    page.goto(f"/?{query}")
    traffic.settle()
    page.clock.run_for(1100)
    wait_until_told(page, lambda: visited(site, "/"), "the visit is counted")
    [(visitor, *facts)] = visited(site, "/")
    assert facts == ["Home", "Pune", "newsletter", "july"]
    assert page.url.endswith(query)  # nothing is taken from the address, nothing added

    click(page, "Cataract", "/condition/cataract")
    click(page, "Conditions", "/condition")
    click(page, "Piles", "/condition/piles")

    page.clock.set_system_time(datetime.now(UTC) + timedelta(days=1))
    page.evaluate("sessionStorage.clear()")  # the tab was closed
    page.goto("/condition/piles?utm_source=friend&utm_campaign=second")
    form = page.locator(".lead-card")
    fill(page, ".lead-card", "Nisha Attribution", "9810055501")
    form.get_by_role("button", name="Get a free call back").click()
    page.wait_for_url("**/thankyou?*")
    lead_id = page.evaluate("sessionStorage.lead_id")

    [(stored,)] = site.rows(f"SELECT attribution FROM leads_lead WHERE id = '{lead_id}'")
    attribution = json.loads(str(stored))
    first, last = attribution["first_touch"], attribution["last_touch"]
    assert {name: first[name] for name in ARRIVAL} == ARRIVAL
    assert (first["path"], last["path"]) == ("/", "/condition/piles")
    assert (attribution["source"], attribution["campaign"]) == ("friend", "second")
    assert str(visitor).isdecimal()

    page.goto(f"/cms/leads/inspect/{lead_id}/")
    page.locator("[name=username]").fill(STAFF[0])
    page.locator("[name=password]").fill(STAFF[1])
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("utm_source: newsletter")).to_be_visible()
    expect(page.get_by_text("utm_source: friend").first).to_be_visible()


def test_a_browser_without_javascript_brings_the_words_of_its_own_address(site: Site, plain: Page) -> None:
    plain.goto("/condition/piles?utm_source=radio&gclid=plain1")
    fill(plain, ".lead-card", "Plain Attribution", "9810055502")
    plain.get_by_role("button", name="Get a free call back").click()
    plain.wait_for_url("**/thankyou**")
    [(stored,)] = site.rows("SELECT attribution FROM leads_lead WHERE mobile = '9810055502'")
    attribution = json.loads(str(stored))
    assert (attribution["source"], attribution["gclid"]) == ("radio", "plain1")


def test_blocked_storage_breaks_nothing_and_loses_no_words(site: Site, page: Page) -> None:
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name,"
        " {get() { throw new DOMException('blocked', 'SecurityError') }});"
    )
    page.goto("/condition/piles?utm_source=blocked")
    form = page.locator(".lead-card")
    fill(page, ".lead-card", "Blocked Attribution", "9810055503")
    form.get_by_role("button", name="Get a free call back").click()
    page.wait_for_url("**/thankyou?*")
    [(stored,)] = site.rows("SELECT attribution FROM leads_lead WHERE mobile = '9810055503'")
    assert json.loads(str(stored))["source"] == "blocked"
