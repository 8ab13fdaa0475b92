"""What the browser showed when a journey failed: picture and HTML of each page, in var/reports/pages."""

from __future__ import annotations

import contextlib
import re

import steps
from playwright.sync_api import Browser, Error

PLACE = steps.VAR / "reports" / "pages"
SECONDS = 10


def save_pages(browser: Browser, test: str) -> None:
    """One `.png` and one `.html` a page. One that answers no more is left out: the failure is told anyway."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for number, page in enumerate(page for context in browser.contexts for page in context.pages):
        file = PLACE / f"{re.sub(r'[^a-z0-9]+', '-', test.casefold())[:120]}-{number}"
        with contextlib.suppress(Error):
            page.screenshot(path=file.with_suffix(".png"), timeout=SECONDS * 1000)
            file.with_suffix(".html").write_text(page.content())
