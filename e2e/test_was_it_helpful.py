"""A reader says whether a page helped: with JavaScript in place, without it by a form."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.axe import violations
from e2e.stack import Site


def counted(site: Site, slug: str) -> dict[str, int]:
    rows = site.rows(
        "SELECT vote, count FROM content_pagevotes JOIN wagtailcore_page"
        f" ON wagtailcore_page.id = page_id WHERE slug = '{slug}'"
    )
    return {str(said): int(str(count)) for said, count in rows}


def test_a_no_is_asked_for_its_reason_and_both_are_counted_in_place(
    site: Site, page: Page, axe_source: str
) -> None:
    page.goto("/condition/anal-fissure")
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator("#helpful-why")).to_be_focused()
    assert violations(page, axe_source) == []
    page.get_by_role("button", name="Something is missing").click()
    expect(page.get_by_text("Our editors read what is said")).to_be_visible()
    assert page.url.endswith("/condition/anal-fissure")
    assert counted(site, "anal-fissure") == {"no": 1, "missing": 1}
    page.reload()
    page.get_by_role("button", name="Yes", exact=True).click()
    expect(page.get_by_text("Our editors read what is said")).to_be_visible()
    assert counted(site, "anal-fissure") == {"no": 1, "missing": 1}


def test_without_javascript_the_page_itself_thanks_and_asks_why(site: Site, plain: Page) -> None:
    plain.goto("/hi/blog/bawaseer-aur-fissure-mein-antar")
    plain.get_by_role("button", name="नहीं", exact=True).click()
    plain.get_by_role("button", name="समझना मुश्किल है").click()
    expect(plain.get_by_text("हमारे संपादक")).to_be_visible()
    expect(plain.get_by_role("button", name="हाँ", exact=True)).to_be_hidden()
    assert counted(site, "bawaseer-aur-fissure-mein-antar") == {"no": 1, "unclear": 1}
