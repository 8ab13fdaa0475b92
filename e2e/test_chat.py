"""The care assistant: with JavaScript a conversation, without it a form."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import violations
from e2e.test_layout_shift import FRAME


def test_a_question_is_answered_from_a_reviewed_page(phone: Page, axe_source: str) -> None:
    phone.goto("/chat")
    phone.get_by_role("link", name="Ask the care assistant").click()
    field = phone.get_by_label("Your message")
    field.fill("What are the symptoms of gallstones?")
    field.press("Enter")
    log = phone.get_by_role("log")
    expect(log.get_by_role("link", name="From “Gallstones”").first).to_be_visible()
    field.fill("chest pain")
    field.press("Enter")
    expect(log.get_by_role("link", name="Call 112")).to_be_visible()
    assert violations(phone, axe_source) == []
    assert phone.url.partition("#")[0].endswith("/chat/ai")
    assert {cookie["name"] for cookie in phone.context.cookies()} <= {"visitorid"}


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("symptoms of gallstones", "Not yet reviewed by a doctor"),
        ("do I have piles?", "cannot tell"),
        ("chest pain", "Call 112"),
    ],
)
def test_without_javascript_it_is_a_form(plain: Page, question: str, said: str) -> None:
    plain.goto("/chat/ai")
    plain.get_by_label("Your message").fill(question)
    plain.get_by_role("button", name="Send").click()
    expect(plain.get_by_text(said).first).to_be_visible()
    expect(plain.locator(".msg--me + .msg")).to_be_in_viewport()
    expect(plain.locator(".msg--me")).to_be_focused()  # the keyboard scrolls the log from there


def test_a_long_talk_stays_in_its_frame(phone: Page) -> None:
    """The words for screen readers once made the document grow, and the header scrolled away."""
    phone.goto("/chat/ai")
    phone.get_by_label("Your message").fill("What causes gallstones?")
    phone.keyboard.press("Enter")
    expect(phone.locator(".msg--me")).to_have_count(1)
    # Sent by itself before React was there, the form came back as a page that React has yet to take over.
    log = phone.get_by_role("log").element_handle()
    phone.wait_for_function("log => Object.keys(log).some(name => name.startsWith('__reactProps'))", arg=log)
    phone.evaluate(FRAME)
    long_talk = "log => { for (const turn of [...log.children]) log.append(turn.cloneNode(true)); }"
    for _ in range(4):
        phone.get_by_role("log").evaluate(long_talk)
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_field_stays_on_the_screen_of_a_saved_page(phone: Page) -> None:
    """The line that says of when it is pushed the field below the edge, where no demo line stood."""
    phone.goto("/chat/ai")
    phone.evaluate("document.querySelector('body > .demo-line')?.remove()")
    phone.evaluate("document.querySelector('[data-saved-words]').hidden = false")
    expect(phone.locator(".saved-line")).to_be_in_viewport(ratio=1)
    expect(phone.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")
