"""What some browsers lack (Safari has no idle callback, older ones no segmenter) stops nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

LACKING = {
    "Safari": "delete window.requestIdleCallback; delete window.cancelIdleCallback;",
    "Safari before 17.4": "delete Element.prototype.checkVisibility; delete window.requestIdleCallback;",
    "Firefox before 125": "delete Intl.Segmenter;",
    "Chrome of an old phone": "delete String.prototype.toWellFormed; delete AbortSignal.timeout;"
    "delete URLSearchParams.prototype.size; delete Element.prototype.checkVisibility;",
}


@pytest.mark.parametrize("browser_name", LACKING)
def test_a_page_works_where_a_browser_lacks_something(phone: Page, browser_name: str) -> None:
    faults: list[str] = []
    phone.on("pageerror", lambda fault: faults.append(str(fault)))
    phone.add_init_script(LACKING[browser_name])
    phone.goto("/hi/condition/piles")
    phone.locator(".side-menu > summary").click()
    expect(phone.locator(".menu-acc > details").first).to_be_visible()
    phone.goto("/condition/piles")
    phone.locator("[data-open-search]").locator("visible=true").first.click()
    phone.get_by_role("dialog").get_by_role("combobox").fill("gall")
    expect(phone.get_by_role("dialog").get_by_role("option").first).to_be_visible()
    phone.goto("/request")
    phone.get_by_label("Your name").fill("Asha Devi")
    city = phone.get_by_role("combobox", name="City")
    city.click()
    city.press_sequentially("mum")
    phone.get_by_role("option", name="Mumbai").click()
    expect(city).to_have_value("Mumbai")
    expect(phone.get_by_label("Your name")).to_have_value("Asha Devi")
    assert faults == []
