"""A patient looks at their requests, moves the call, stops contact and withdraws."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from e2e.account import account, ask_for_code, code_for, give_name, log_in, type_code
from e2e.axe import violations_at_both_widths
from e2e.stack import Site, wait_until
from e2e.words import shows

QUESTION = "Is surgery needed for a 9 mm stone?"


def send_request(site: Site, number: str, **changes: object) -> str:
    """A request of this number; its id."""
    record = {
        "NameData": "Asha Devi", "MobileNoData": number, "countryCode": "+91", "CityData": "Delhi NCR",
        "ProcedureNameData": "Gallbladder Removal", "QueryData": QUESTION, "PageTypeData": "Condition",
        "PageNameData": "Gallstones", "pagePath": "/condition/gallstones", "consentVersion": "2026-11-22",
    }  # fmt: skip
    answer = site.post("/api/lead/submit", json=record | changes)
    lead_id: str = answer.json()["data"][0]["Id"]
    return lead_id


def card(page: Page, lead_id: str) -> Locator:
    return page.get_by_role("article").filter(has_text=lead_id[:12])


def test_a_guest_logs_in_there_and_sees_their_own(page: Page, site: Site, number: str) -> None:
    own, others = send_request(site, number), send_request(site, "9811199999")
    page.goto("/my-requests")
    expect(page.get_by_role("heading", name="Log in to see your requests")).to_be_visible()
    page.get_by_role("main").get_by_role("button", name="Login").click()
    ask_for_code(page, number)
    type_code(page, code_for(site, number))
    page.get_by_role("button", name="Verify and log in").click()
    expect(card(page, own)).to_contain_text("Gallbladder Removal")
    expect(card(page, own)).to_contain_text(QUESTION)
    expect(card(page, own)).to_contain_text("We have your request")
    expect(card(page, own)).to_contain_text("A care expert calls you usually within 2 hours")
    expect(card(page, others)).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)  # the name is known from the request
    expect(page.locator("summary[aria-label='Account of Asha Devi']")).to_be_visible()
    account(page)
    expect(page.get_by_role("banner").get_by_role("link", name="My requests")).to_be_visible()


def test_the_call_is_moved_contact_stopped_and_the_request_withdrawn_by_keyboard(
    page: Page, site: Site, number: str
) -> None:
    lead_id = send_request(site, number)
    log_in(page, site, number, "/my-requests")
    expect(page.get_by_role("dialog")).to_have_count(0)
    own = card(page, lead_id)
    own.get_by_text("Change when we call").focus()
    page.keyboard.press("Enter")
    own.get_by_role("button", name="Save the time").click()
    expect(own.get_by_text("Please select a time.")).to_be_visible()
    own.get_by_role("radio", name="Later, 4 to 8 pm").focus()
    page.keyboard.press("Space")
    with shows(page, "Saved. We will call you at this time: Later, 4 to 8 pm."):
        own.get_by_role("button", name="Save the time").press("Enter")
    own.get_by_role("button", name="Do not contact me").press("Enter")
    page.get_by_role("button", name="Yes, stop").press("Enter")
    expect(own).to_contain_text("You asked us not to contact you")
    own.get_by_role("button", name="Withdraw the request").press("Enter")
    question = page.get_by_role("dialog", name="Withdraw this request?")
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    own.get_by_role("button", name="Withdraw the request").press("Enter")
    page.get_by_role("button", name="Yes, withdraw").press("Enter")
    expect(own).to_contain_text("You have withdrawn this request")
    expect(own.get_by_role("heading")).to_be_focused()
    expect(own.get_by_role("button")).to_have_count(0)
    columns = "status, do_not_contact, json_extract(answers, '$.call_time')"
    rows = site.rows(f"select {columns} from leads_lead where id = '{lead_id}'")
    assert rows == [("withdrawn", 1, "Later 4-8")]


def test_nothing_sent_yet_offers_a_way_on(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number, "/my-requests")
    give_name(page, "Asha")
    expect(page.get_by_role("heading", name="You have no requests yet")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Ask for a call back").first.click()
    expect(page.get_by_role("dialog", name="Request an appointment")).to_be_visible()


def test_a_lost_network_and_a_fault_say_so_and_heal(page: Page, site: Site, number: str) -> None:
    lead_id = send_request(site, number)
    log_in(page, site, number)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.route("**/api/lead/requests", lambda route: route.fulfill(status=500, body="<html>"))
    page.goto("/my-requests")
    expect(page.get_by_role("alert")).to_contain_text("We could not load your requests")
    page.unroute("**/api/lead/requests")
    page.route("**/api/lead/requests", lambda route: route.abort())
    page.evaluate("Object.defineProperty(navigator, 'onLine', {get: () => false, configurable: true})")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_contain_text("You are offline")
    page.unroute("**/api/lead/requests")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(card(page, lead_id)).to_be_visible()


def test_a_session_ended_elsewhere_is_a_guest_here(page: Page, site: Site, number: str) -> None:
    log_in(page, site, number)
    give_name(page, "Asha")
    token = next(one["value"] for one in page.context.cookies() if one["name"] == "credentials")
    headers = {"Cookie": f"credentials={token}", "Content-Type": "application/json"}
    site.post("/users/v1/user/logout", json={"everywhere": True}, headers=headers)
    page.goto("/my-requests")
    expect(page.get_by_role("heading", name="Log in to see your requests")).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("button", name="Login")).to_be_visible()
    wait_until(lambda: "profile" not in {one["name"] for one in page.context.cookies()}, "the cookie goes")


def test_it_speaks_hindi(page: Page, site: Site, number: str) -> None:
    lead_id = send_request(site, number)
    log_in(page, site, number)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/hi/my-requests")
    expect(page.get_by_role("heading", level=1)).to_have_text("मेरे अनुरोध")
    expect(card(page, lead_id)).to_contain_text("आपका अनुरोध हमें मिल गया है")
    expect(card(page, lead_id)).to_contain_text(re.compile(r"\d\d \S+ 20\d\d को भेजा"))


def test_no_violation_in_any_state(page: Page, site: Site, number: str, axe_source: str) -> None:
    lead_id = send_request(site, number)
    log_in(page, site, number, "/my-requests")
    expect(page.get_by_role("dialog")).to_have_count(0)
    card(page, lead_id).get_by_text("Change when we call").click()
    card(page, lead_id).get_by_role("button", name="Save the time").click()
    assert violations_at_both_widths(page, axe_source) == []
    page.set_viewport_size({"width": 320, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    card(page, lead_id).get_by_role("button", name="Withdraw the request").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations_at_both_widths(page, axe_source) == []


def test_nothing_moves_while_the_requests_come(page: Page, site: Site, number: str) -> None:
    send_request(site, number)
    log_in(page, site, number, "/my-requests")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.add_init_script(
        """window.moved = 0;
        new PerformanceObserver(list => {
            for (const { value, hadRecentInput } of list.getEntries())
                if (!hadRecentInput) window.moved += value;
        }).observe({type: 'layout-shift', buffered: true});"""
    )
    page.goto("/my-requests")
    expect(page.get_by_role("article")).to_be_visible()
    assert page.evaluate("moved") < 0.05
