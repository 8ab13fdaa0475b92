"""Nothing outside is asked without consent, and nothing personal ever goes there or into a log."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.awake import wait_until_awake
from e2e.conftest import PHONE, new_context
from e2e.forms import fill
from e2e.stack import RENDERING, Site, wait_until
from e2e.traffic import Traffic, wait_until_told

TAG_MANAGER = "https://www.googletagmanager.com/**"
# A container that does what one may do: it reads its layer and the address, and tells its own host.
CONTAINER = """
fetch('https://www.googletagmanager.com/collect', {
  method: 'POST', mode: 'no-cors',
  body: JSON.stringify({layer: window.dataLayer.map((one) => ({...one})), referrer: document.referrer}),
});
"""
CANARIES = {
    "name": "Canary Name Devi", "mobile": "9810077001", "query": "canary question of mine",
    "mob": "9810077002", "email": "canary@mail.example", "keyword": "canary-keyword",
    "utm_term": "canary-term", "utm_source": "canary-source", "utm_content": "canary-content",
    "gclid": "canary-gclid", "fbclid": "canary-fbclid", "creative": "canary-creative",
    "targetid": "canary-target", "disease": "canary-disease", "placement": "canary-placement",
    "campaignid": "canary-campaign", "name2": "canary-second-name", "phone": "9810077003",
    "address": "canary street 5", "aadhaar": "canary-4321",
}  # fmt: skip
TYPED = ("name", "mobile", "query")


@pytest.fixture(scope="module")
def tagged(tmp_path_factory: pytest.TempPathFactory, prepared: Site) -> Iterator[Site]:
    """A site of its own with a tag manager."""
    site = Site(tmp_path_factory.mktemp("tagged"))
    site.settings["TAG_MANAGER_ID"] = "GTM-TEST1"
    site.copy(prepared)
    site.start(*RENDERING)
    yield site
    site.stop()


class Outside:
    """The tag manager's host, played here: what it was asked and told."""

    def __init__(self, page: Page) -> None:
        self.asked: list[str] = []
        self.traffic = Traffic(page)
        page.context.route(TAG_MANAGER, self._answer)

    def told(self, event: str) -> bool:
        return any(event in line for line in self.asked)

    def _answer(self, route: Route) -> None:
        request = route.request
        self.asked.append(f"{request.url} {json.dumps(request.headers)} {request.post_data or ''}")
        is_script = "gtm.js" in request.url
        route.fulfill(body=CONTAINER if is_script else "", content_type="text/javascript")


@pytest.fixture
def visitor(tagged: Site, browser: Browser) -> Iterator[tuple[Page, Outside]]:
    context = new_context(browser, tagged, viewport=PHONE)
    page = context.new_page()
    outside = Outside(page)
    page.clock.install()
    yield page, outside
    context.close()


def ten_seconds(page: Page, outside: Outside) -> None:
    outside.traffic.settle()
    page.clock.run_for(11_000)
    outside.traffic.settle()


def test_consent_first_and_no_personal_word_ever(tagged: Site, visitor: tuple[Page, Outside]) -> None:
    page, outside = visitor
    planted = "&".join(f"{name}={value}" for name, value in CANARIES.items() if name not in TYPED)
    page.goto(f"/condition/piles?{planted}".replace(" ", "+"))
    panel = page.get_by_role("region", name="Your privacy choices")
    expect(panel).to_be_visible()
    ten_seconds(page, outside)
    assert outside.asked == []
    panel.get_by_role("button", name="Accept").click()
    expect(panel).to_be_hidden()
    ten_seconds(page, outside)
    assert outside.asked == []  # with such an address in sight no tag is let in
    assert page.url.endswith(CANARIES["aadhaar"])  # which stays as it was

    page.get_by_role("navigation", name="Breadcrumb").get_by_role("link", name="Home").click()
    ten_seconds(page, outside)
    wait_until_told(page, lambda: outside.told("page_view"), "the tag manager is told of a page")
    page.goto("/condition/piles")
    form = page.locator(".lead-card")
    fill(page, ".lead-card", CANARIES["name"], CANARIES["mobile"])
    form.get_by_label("Your question").fill(CANARIES["query"])
    wait_until_awake(form.locator("form"))
    form.get_by_role("button", name="Get a free call back").click()
    page.wait_for_url("**/thankyou?*")
    ten_seconds(page, outside)
    wait_until_told(page, lambda: outside.told("lead_sent"), "the tag manager is told of the request")
    page.request.get("/no-such-page?" + planted.replace(" ", "+"))
    wait_until(lambda: "no-such-page" in tagged.log(), "an error is logged")
    for value in (*CANARIES.values(), "Piles", "piles"):
        assert not [line for line in outside.asked if value in line], value
    for value in CANARIES.values():
        assert value not in tagged.log()


@pytest.mark.parametrize("answer", ["Refuse", "Save my choice"])
def test_who_refuses_is_not_asked_again_and_nothing_outside_is_asked(
    tagged: Site, visitor: tuple[Page, Outside], answer: str
) -> None:
    page, outside = visitor
    page.goto("/")
    panel = page.get_by_role("region", name="Your privacy choices")
    if answer != "Refuse":
        panel.get_by_role("button", name="Choose").click()
    panel.get_by_role("button", name=answer).click()
    page.goto("/doctors")
    ten_seconds(page, outside)
    expect(panel).to_be_hidden()
    assert outside.asked == []
    assert "visitorid" not in page.evaluate("document.cookie")
    page.get_by_role("link", name="Privacy choices").click()
    expect(panel).to_be_visible()
