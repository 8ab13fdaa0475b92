"""An editor builds a marketing page with two variants in /cms; visitors see them, ask, and are counted."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.cms import add_block, at_cms, preview, type_in, when_saved, when_watched
from e2e.conftest import PHONE, new_context
from e2e.forms import fill
from e2e.stack import Site
from e2e.test_attribution import PERSON
from e2e.traffic import wait_until_told

TITLE = "Knee replacement in Delhi NCR, step by step"
OTHER_TITLE = "A second look at your knee, before anything else"
CAMPAIGN = "/campaigns/knee-replacement-in-delhi-ncr-step-by-step"
WEB_LEAD = "/lead/v1/admin/webleadcreate"
# React has taken the form over: pressed before, it goes as the plain form that it was, without a second call.
IS_AWAKE = """() => Object.keys(document.querySelector('.mk-hero form'))
  .some((key) => key.startsWith('__react'))"""


@pytest.fixture
def arrives(browser: Browser, site: Site) -> Iterator[Callable[[str], Page]]:
    """Visitors, each with a browser of their own that calls itself as told, and a clock that can be moved."""
    contexts: list[BrowserContext] = []

    def arrive(name: str) -> Page:
        context = new_context(browser, site, user_agent=name, viewport=PHONE)
        contexts.append(context)
        page = context.new_page()
        page.clock.install()
        return page

    yield arrive
    for context in contexts:
        context.close()


@pytest.fixture
def editor(browser: Browser, site: Site) -> Iterator[Page]:
    yield from at_cms(browser, site, "meera")


def choose_procedure(page: Page, number: int, name: str) -> None:
    block = page.locator(f"section:has([name=body-{number}-value-heading])").last
    block.get_by_role("button", name="Choose procedure").click()
    page.get_by_role("dialog").get_by_role("link", name=name, exact=True).click()
    expect(block.get_by_text(name)).to_be_visible()


def publish(page: Page) -> None:
    when_saved(page)
    page.get_by_role("button", name="More actions").click()
    page.get_by_role("button", name="Publish", exact=True).click()
    expect(page.get_by_text("published").first).to_be_visible()


def write_page(page: Page) -> None:
    """The hero with its form and perks, ranges, surgeons, steps and questions, in the order of the page."""
    page.get_by_role("link", name="Campaigns", exact=True).first.click()
    page.get_by_role("link", name="Add child page").first.click()
    when_watched(page)
    page.locator("[name=title]").fill(TITLE)
    about = {"city": "Delhi NCR", "department": "Orthopaedics", "procedure": "Total Knee Replacement"}
    for field, label in about.items():
        page.locator(f"[name={field}]").select_option(label=label)
    page.locator("[name=lead]").fill("A surgeon looks at your knee first. You decide when you are ready.")
    for number, perk in enumerate(("Price range told first", "Help with insurance papers")):
        assert add_block(page, "checks") == number
        page.locator(f"[name=checks-{number}-value]").fill(perk)
    choose_procedure(page, add_block(page, "body", "Price ranges"), "Total Knee Replacement")
    add_block(page, "body", "Surgeons")
    add_block(page, "body", "Steps")
    steps = {"title": "You ask for a call", "text": "Your name and number are enough."}
    type_in(page, {f"body-2-value-steps-0-value-{name}": text for name, text in steps.items()})
    add_block(page, "body", "Questions and answers")
    asked = {"question": "How long is the stay?", "answer": "Often three to five days."}
    type_in(page, {f"body-3-value-questions-0-value-{name}": text for name, text in asked.items()})
    add_block(page, "body", "Buttons")
    for button in ("WhatsApp: a chat", "Call: where"):
        page.get_by_role("checkbox", name=button).check()


def write_variant(page: Page) -> None:
    """Begins as the page: another title is enough."""
    page.get_by_role("button", name="Actions", exact=True).first.click()
    with page.expect_navigation():  # from a form that is watched as well
        page.get_by_role("link", name="Add a variant").click()
    when_watched(page)
    title = page.locator("[name=title]")
    expect(title).to_have_value(TITLE)
    preview(page, TITLE)
    title.press("ControlOrMeta+a")
    title.press_sequentially(OTHER_TITLE, delay=60)  # as a person types


def heading_for(site: Site, name: str) -> str:
    """The title that a browser of this name is shown at its first visit."""
    answer = site.get(CAMPAIGN, headers={"User-Agent": name})
    return OTHER_TITLE if OTHER_TITLE in answer.raise_for_status().text else TITLE


def a_browser_for(site: Site, title: str) -> str:
    """A browser that is shown this title: by its name and address one is chosen."""
    names = (f"{PERSON} Visitor/{number}" for number in range(40))
    return next(name for name in names if heading_for(site, name) == title)


def told(page: Page, site: Site, letter: str) -> None:
    """The visit is told after a second, and counted."""
    page.wait_for_load_state("load")
    page.clock.run_for(1100)
    query = f"SELECT 1 FROM tracking_visitevent WHERE path = '{CAMPAIGN}' AND variant = '{letter}'"
    wait_until_told(page, lambda: site.rows(query), f"the visit of variant {letter} is counted")


def result_rows(page: Page) -> list[list[str]]:
    page.get_by_role("button", name="Actions", exact=True).first.click()
    page.get_by_role("link", name="Results of the variants").click()
    rows = page.locator("table.listing tbody tr")
    expect(rows).to_have_count(2)
    return [row.locator("th, td").all_inner_texts() for row in rows.all()]


def test_an_editor_builds_a_page_in_two_variants_and_sees_how_they_do(
    site: Site, editor: Page, arrives: Callable[[str], Page]
) -> None:
    write_page(editor)
    preview(editor, TITLE)
    publish(editor)
    editor.goto(edit_url(site, CAMPAIGN))
    write_variant(editor)
    preview(editor, OTHER_TITLE)
    publish(editor)

    first, second = (arrives(a_browser_for(site, title)) for title in (TITLE, OTHER_TITLE))
    for visitor, title, letter in ((first, TITLE, "a"), (second, OTHER_TITLE, "b")):
        visitor.goto(f"{CAMPAIGN}?utm_source=news")
        expect(visitor.get_by_role("heading", level=1)).to_have_text(title)
        told(visitor, site, letter)

    # With another name the hash would choose again: the cookie holds what was seen.
    second.context.set_extra_http_headers({"User-Agent": a_browser_for(site, TITLE)})
    second.goto(CAMPAIGN)
    expect(second.get_by_role("heading", level=1)).to_have_text(OTHER_TITLE)

    ask(second, "Meena Marketing", "9810077701")
    editor.goto(edit_url(site, CAMPAIGN))
    lines = {row[0]: row for row in result_rows(editor)}
    assert lines[f"{CAMPAIGN}, a"][2:] == ["1", "0", "0.0 %", "0.0 to 79.3 %"]
    assert lines[f"{CAMPAIGN}, b"][2:] == ["1", "1", "100.0 %", "20.7 to 100.0 %"]


def edit_url(site: Site, path: str) -> str:
    [(number,)] = site.rows(f"SELECT id FROM wagtailcore_page WHERE url_path LIKE '%{path}/'")
    return f"/cms/pages/{number}/edit/"


def ask(page: Page, name: str, mobile: str) -> None:
    """The form of the hero goes out as a web lead, and on to the plan without the number in the address."""
    fill(page, ".mk-hero", name, mobile)
    page.wait_for_function(IS_AWAKE)
    with page.expect_request(f"**{WEB_LEAD}") as sent:
        page.locator(".mk-hero").get_by_role("button", name="Get a free call back").click()
    body = json.loads(sent.value.post_data or "")
    assert (body["lead_sourcedata"], body["Page_Variant"], body["countryCode"]) == (
        "Web Lead Form",
        "b",
        "91",
    )
    assert sent.value.headers["applicationtype"] == "website"
    assert sent.value.headers["visitorid"].isdecimal()
    page.wait_for_url("**/thankyou?*")
    page.wait_for_function("() => !location.search.includes('mob')")
    query = dict(parse_qsl(urlsplit(page.url).query))
    plan = {"isplanfeature": "1", "department": "Orthopaedics", "source": "Marketing"}
    assert query == {"isquicksurvey": "1"} | plan
    expect(page.get_by_text("the choices in Orthopaedics with you")).to_be_visible()


def test_a_guide_is_asked_for_and_had_at_once(site: Site, page: Page) -> None:
    page.goto("/campaigns/piles-delhi-ncr")
    page.get_by_role("link", name="Get the PDF").click()
    dialog = page.get_by_role("dialog", name="Get the PDF")
    fill(page, "dialog", "Gita Guide", "9810077702")
    dialog.get_by_role("button", name="Get a free call back").click()
    page.wait_for_url("**/thankyou?*")
    expect(page.get_by_text("Your PDF is ready")).to_be_visible()
    with page.expect_download() as download:
        page.evaluate(
            "document.querySelector('[data-thankyou=guide] a').setAttribute('download', 'guide.pdf')"
        )
        page.get_by_role("link", name="Download the PDF").click()
    assert download.value.path().read_bytes().startswith(b"%PDF")
    [(stored,)] = site.rows("SELECT attribution FROM leads_lead WHERE mobile = '9810077702'")
    attribution = json.loads(str(stored))
    assert (attribution["guide"], attribution["lead_type"]) == ("Piles: a guide for patients", "PDF")


def test_without_javascript_the_guide_is_the_link_itself(site: Site, plain: Page) -> None:
    plain.goto("/campaigns/piles-delhi-ncr")
    address = plain.get_by_role("link", name="Get the PDF").get_attribute("href")
    assert plain.request.get(str(address)).body().startswith(b"%PDF")
