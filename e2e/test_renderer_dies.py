"""Kill the renderer: pages still come within a second, and it is back by itself within five."""

from __future__ import annotations

import time

import httpx
import pytest
from playwright.sync_api import Page, expect

from e2e.pages import PAGES
from e2e.stack import Site, wait_until

pytestmark = pytest.mark.alone


def test_every_page_still_comes_and_the_renderer_comes_back(site: Site) -> None:
    with httpx.Client(base_url=site.url) as client:
        for path in PAGES:
            client.get(path)
        seen = client.get(PAGES[2]).text
        site.kill("renderer")
        killed = time.monotonic()
        for path in [*PAGES, "/mumbai/doctors/cardiology", "/thankyou", "/request"]:
            started = time.monotonic()
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert time.monotonic() - started < 1, path
        assert client.get(PAGES[2]).text == seen
        wait_until(
            lambda: (
                "<footer" in client.get("/thankyou?ref=SP-0000-0000").text
                or 'id="root"' not in client.get("/thankyou").text
            ),
            5 - (time.monotonic() - killed),
            "the renderer draws again",
        )


@pytest.mark.parametrize(
    "path",
    ["/pune/doctors/urology?sort=name", "/doctor/dr-imran-qureshi?page=7", "/condition/cataract?page=7"],
)
def test_without_it_the_browser_draws_the_whole_page(site: Site, page: Page, path: str) -> None:
    site.kill("renderer")
    answer = page.goto(path)
    assert answer is not None
    assert answer.headers["cache-control"] == "no-store"
    expect(page.get_by_role("contentinfo")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="Book").first).to_be_visible()
    page.get_by_role("link", name="Book an Appointment").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    wait_until(lambda: 'id="root"' not in httpx.get(site.url + "/thankyou").text, 5, "the renderer is back")
