"""A patient who agreed to WhatsApp hears of the request and of a missed call, answers, and says STOP."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.account import texts
from e2e.axe import violations_at_both_widths
from e2e.cms import at_cms
from e2e.stack import WHATSAPP_SECRET, Site, wait_until


def send_request(page: Page, number: str, *, agrees: bool) -> str:
    """From a page on gallstones to its thank-you page; gives the id of the request."""
    page.goto("/condition/gallstones")
    form = page.locator(".lead-card form")
    form.get_by_label("City", exact=True).fill("Delhi NCR")
    form.get_by_label("Your name").fill("Asha Devi")
    form.get_by_label("Mobile number").fill(number)
    for question in form.locator("fieldset").all():
        if question.is_visible():
            question.get_by_role("radio").last.check()
    if agrees:
        form.get_by_label("Send me updates on WhatsApp").check()
    form.get_by_role("button", name="Get a free call back").click()
    page.wait_for_url("**/thankyou?*")
    return str(page.evaluate("sessionStorage.lead_id"))


def writes(site: Site, number: str, text: str, id: str) -> int:
    """The patient writes on WhatsApp: a webhook of the vendor, signed. Gives its status."""
    message = {"id": id, "from": f"91{number}", "timestamp": str(int(time.time())), "type": "text"}
    contact = {"wa_id": f"91{number}", "user_id": f"IN.{number}"}
    value = {"contacts": [contact], "messages": [message | {"text": {"body": text}}]}
    entry = {"id": "1", "changes": [{"field": "messages", "value": value}]}
    body = json.dumps({"object": "whatsapp_business_account", "entry": [entry]}).encode()
    signature = hmac.new(WHATSAPP_SECRET.encode(), body, hashlib.sha256).hexdigest()
    headers = {"X-Hub-Signature-256": f"sha256={signature}", "Content-Type": "application/json"}
    return site.post("/api/whatsapp/webhook", content=body, headers=headers).status_code


def mark_missed(agent: Page, lead_id: str) -> None:
    agent.goto(f"/cms/leads/work/{lead_id}/")
    agent.get_by_label("How the call went").select_option("no-answer")
    agent.get_by_role("button", name="Save", exact=True).click()
    expect(agent.get_by_text("is saved")).to_be_visible()


@pytest.fixture
def agent(browser: Browser, site: Site) -> Iterator[Page]:
    yield from at_cms(browser, site, "anita")


@pytest.fixture
def manager(browser: Browser, site: Site) -> Iterator[Page]:
    yield from at_cms(browser, site, "lata")


def rows(site: Site, columns: str, table: str, where: str) -> list[tuple[object, ...]]:
    return site.rows(f"SELECT {columns} FROM patient_messages_{table} WHERE {where}")


def answers(agent: Page, axe_source: str) -> None:
    """By keyboard alone; words that tell of an illness are given back."""
    agent.reload()
    assert violations_at_both_widths(agent, axe_source) == []
    agent.get_by_label("Your answer").fill("Your biopsy is fine.")
    agent.keyboard.press("Tab")
    agent.keyboard.press("Enter")
    expect(agent.locator("#answer ~ form").get_by_text("it should not say biopsy")).to_be_visible()
    expect(agent.get_by_text("It was not sent: ")).to_be_visible()
    assert violations_at_both_widths(agent, axe_source) == []
    agent.get_by_label("Your answer").fill("We call at half past five.")
    agent.keyboard.press("Tab")
    agent.keyboard.press("Enter")
    expect(agent.get_by_text("Your answer is on its way.")).to_be_visible()


def test_whatsapp_from_the_request_to_stop(
    delivering: Site, page: Page, agent: Page, number: str, axe_source: str
) -> None:
    site = delivering
    lead_id = send_request(page, number, agrees=True)

    def told() -> list[str]:
        return texts(site, number, "whatsapp")

    wait_until(told, "the request is confirmed on WhatsApp")
    assert lead_id[:12] in told()[0]
    assert "allstone" not in told()[0]
    link = next(word for word in told()[0].split() if "/request/status/" in word)
    mark_missed(agent, lead_id)
    wait_until(lambda: len(told()) == 2, "the missed call is told")
    assert "could not reach you" in told()[1]
    expect(agent.get_by_text("The patient has not written on WhatsApp")).to_be_visible()
    assert writes(site, number, "I am free after 5", "w1") == 200
    wait_until(lambda: rows(site, "1", "inboundmessage", f"lead_id = '{lead_id}'"), "it is on the request")
    answers(agent, axe_source)
    wait_until(lambda: len(told()) == 3, "the answer goes")
    assert told()[2] == "We call at half past five."
    assert writes(site, number, "Stop!", "w2") == 200
    stopped = f"number = '+91{number}' AND text = 'Stop!'"
    wait_until(lambda: rows(site, "1", "inboundmessage", stopped), "the word is read")
    page.goto(link)
    page.get_by_label("Later, 4 to 8 pm").check()
    page.locator("button[name=wish][value=call]").click()
    dropped = f"lead_id = '{lead_id}' AND state = 'dropped'"
    wait_until(lambda: rows(site, "kind", "message", dropped) == [("window",)], "the next is not sent")
    agent.reload()
    expect(agent.locator(".desk-timeline")).to_contain_text("I am free after 5")
    expect(agent.locator(".desk-timeline")).to_contain_text("Message “Call attempted” by WhatsApp: sent")
    expect(agent.locator(".desk-timeline")).to_contain_text("Message “Answer of staff” by WhatsApp: sent")
    expect(agent.get_by_text("May be sent messages: no")).to_be_visible()
    expect(agent.get_by_label("Your answer")).to_have_count(0)
    assert len(told()) == 3
    assert texts(site, number) == []


def test_who_did_not_agree_gets_an_sms_and_the_texts_are_shown_to_who_leads(
    delivering: Site, page: Page, manager: Page, number: str, axe_source: str
) -> None:
    lead_id = send_request(page, number, agrees=False)
    wait_until(lambda: texts(delivering, number), "the request is confirmed by SMS")
    assert lead_id[:12] in texts(delivering, number)[0]
    assert texts(delivering, number, "whatsapp") == []
    manager.goto("/cms/message-templates/")
    assert violations_at_both_widths(manager, axe_source) == []
    manager.get_by_role("link", name="{brand} called about your request").first.click()
    expect(manager.get_by_text("called about your request SP-7K4M-Q2XR")).to_be_visible()
    assert violations_at_both_widths(manager, axe_source) == []
    manager.get_by_label("Send a test to").fill("98100 00077")
    manager.get_by_role("button", name="Send a test").click()
    expect(manager.get_by_text("The test is on its way.")).to_be_visible()


def test_a_webhook_that_nobody_signed_is_refused(delivering: Site) -> None:
    answer = delivering.post("/api/whatsapp/webhook", json={"object": "whatsapp_business_account"})
    assert answer.status_code == 403
