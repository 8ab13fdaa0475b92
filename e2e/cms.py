"""Members of staff at /cms, and what they do in its forms."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Browser, Page, expect

from e2e.conftest import DESKTOP, new_context
from e2e.prepare import PASSWORD
from e2e.stack import Site

# A new block slides into a form for 0.4 s, and moves what a click aims at.
NOTHING_SLIDES = "addEventListener('DOMContentLoaded', () => { if (window.jQuery) jQuery.fx.off = true; })"


# A form learns two seconds after it was loaded, or later under load, what it begins with: a page that was
# written by then would differ from nothing, and never be saved by itself.
IS_WATCHED = """addEventListener('w-unsaved:watch-edits', () => {
  document.documentElement.dataset.isWatched = '';
})"""


def at_cms(browser: Browser, site: Site, name: str) -> Iterator[Page]:
    """A member of staff at /cms, with the rights of their group and no more, who signs in once on a site."""
    context = new_context(browser, site, viewport=DESKTOP, storage_state=site.signed_in.get(name))
    context.add_init_script("localStorage.clear()")  # no panel stays open from page to page
    context.add_init_script(NOTHING_SLIDES)
    context.add_init_script(IS_WATCHED)
    page = context.new_page()
    page.goto("/cms/")
    if name not in site.signed_in:
        sign_in(page, name)
        site.signed_in[name] = context.storage_state()
    yield page
    context.close()


def sign_in(page: Page, name: str) -> None:
    page.locator("[name=username]").fill(name)
    page.locator("[name=password]").fill(PASSWORD)
    with page.expect_navigation():
        page.get_by_role("button", name="Sign in").click()


def type_in(page: Page, values: dict[str, str]) -> None:
    for name, value in values.items():
        page.locator(f"[name={name}]").fill(value)


def add_block(page: Page, field: str, name: str = "") -> int:
    """Appends a block to a field of the page; gives its number. A field of one kind asks for no name.

    `name` is how the kind begins in the list. Neither by the mouse nor by a key, as a form scrolls to a new
    block and focuses it a moment after it was added, wherever mouse and focus are then.
    """
    count = int(page.locator(f"[name={field}-count]").input_value())
    place = page.locator(f"[data-contentpath={field}]")
    place.get_by_role("button", name="Insert a block").last.evaluate("button => button.click()")
    if name:
        option = page.get_by_role("option", name=re.compile(rf"^{name}\b"))
        option.evaluate("option => option.click()")
        expect(page.locator(".w-combobox__option")).to_have_count(0)  # the list goes a moment later
    expect(page.locator(f"[name={field}-count]")).to_have_value(str(count + 1))
    return count


def preview(page: Page, title: str) -> None:
    """The preview beside the form shows what is typed, before it is saved."""
    page.wait_for_load_state("load")
    shown = page.locator("#w-preview-iframe")
    if not shown.is_visible():
        page.get_by_role("button", name="Toggle preview").click()
    expect(shown).to_be_visible()
    expect(page.frame_locator("#w-preview-iframe").locator("h1")).to_contain_text(title)


def when_watched(page: Page) -> None:
    """What is typed from here on is saved by itself."""
    expect(page.locator("html[data-is-watched]")).to_be_attached()


def when_saved(page: Page) -> None:
    """The first draft is saved by itself."""
    page.wait_for_url("**/edit/")
    expect(page.get_by_text("Saving…", exact=True)).to_be_hidden()
