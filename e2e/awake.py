"""When a form's script has come: until then it is plain HTML, which a press of its button sends as it is."""

from __future__ import annotations

from playwright.sync_api import Locator

TAKEN_OVER = "form => Object.keys(form).some((key) => key.startsWith('__reactProps'))"


def wait_until_awake(form: Locator) -> None:
    """A form that was touched: React has taken it over, so that what is pressed next is heard."""
    form.page.wait_for_function(TAKEN_OVER, arg=form.element_handle())
