"""Request forms as a visitor fills them in."""

from __future__ import annotations

from playwright.sync_api import Page


def fill(page: Page, within: str, name: str, mobile: str) -> None:
    """The city first: leaving its field closes its list, also when the form wakes in between."""
    form = page.locator(within)
    form.get_by_label("City", exact=True).fill("Delhi NCR")
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Mobile number").fill(mobile)
    for question in form.locator("fieldset").all():
        if question.is_visible():
            question.get_by_role("radio").last.check()
