"""An agent's day at the desk: the next patient by one key, no answer, an appointment, and no export."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import violations_at_both_widths
from e2e.cms import at_cms, type_in
from e2e.conftest import DESKTOP, PHONE
from e2e.stack import Site

MOBILE = "98100007{:02}"
IN_A_MONTH = datetime.now(UTC) + timedelta(days=30)
RIGHT_ENDS = "shown => shown.map(one => one.getBoundingClientRect().right)"
MAKE_DUE = "UPDATE leads_callback SET not_before = datetime('now', '-1 hour'), held_until = NULL"


@pytest.fixture(scope="module")
def waiting(site: Site) -> list[str]:
    """Three requests that may be called now; gives their references."""
    for number in range(3):
        body = {
            "NameData": f"Parvathi {'ABC'[number]}",
            "MobileNoData": MOBILE.format(number),
            "countryCode": "+91",
            "CityData": "Pune",
            "ProcedureNameData": "Gallbladder Removal",
            "PageTypeData": "Condition",
            "QueryData": "How soon can it be done?",
            "consentVersion": "2026-11",
        }
        assert site.post("/api/lead/submit", json=body, headers={"Origin": site.url}).status_code == 200
    site.write(MAKE_DUE)
    found = site.rows("SELECT id FROM leads_lead WHERE mobile LIKE '98100007%' ORDER BY created_at")
    return [str(row[0])[:12] for row in found]


@pytest.fixture
def asha(browser: Browser, site: Site) -> Iterator[Page]:
    yield from at_cms(browser, site, "anita")


def test_an_agent_calls_notes_and_fixes_a_visit_and_exports_nothing(
    asha: Page, site: Site, waiting: list[str], axe_source: str
) -> None:
    asha.goto("/cms/desk/")
    expect(asha.get_by_role("list", name="Calls, most urgent first")).to_be_visible()
    assert violations_at_both_widths(asha, axe_source) == []
    asha.keyboard.press("n")
    asha.wait_for_url("**/cms/leads/work/**")
    assert violations_at_both_widths(asha, axe_source) == []
    work = asha.url
    asha.get_by_text("Correct the name, city or treatment").click()
    assert violations_at_both_widths(asha, axe_source) == []
    asha.locator("#correct-name").fill("Parvathi Rao")
    asha.get_by_role("button", name="Correct", exact=True).click()
    expect(asha.get_by_text("is corrected")).to_be_visible()
    asha.get_by_role("button", name="Show the number").click()
    expect(asha.locator("a[href^='tel:+91']")).to_be_visible()
    asha.locator("h1").click()  # no field: a figure is a key of the page
    asha.keyboard.press("3")
    expect(asha.get_by_label("How the call went")).to_have_value("no-answer")
    asha.get_by_role("button", name="In 2 hours").click()
    expect(asha.get_by_label("Call again on")).to_have_value(re.compile(r"T\d\d:\d\d$"))
    asha.get_by_label("Note").fill("rang twice")
    asha.keyboard.press("Control+Enter")
    asha.wait_for_url("**/cms/desk/")
    asha.goto(work)
    expect(asha.locator(".desk-timeline")).to_contain_text("No answer")
    for stage in ("qualified", "proposed"):
        asha.get_by_label("Stage").select_option(stage)
        asha.get_by_role("button", name="Save", exact=True).click()
        expect(asha.get_by_text("is saved")).to_be_visible()
    asha.get_by_label("Stage").select_option("confirmed")
    asha.get_by_role("button", name="Save", exact=True).click()
    expect(asha.get_by_text("When is the appointment?")).to_be_visible()
    asha.get_by_label("Appointment on").fill(f"{IN_A_MONTH:%Y-%m-%d}T10:30")
    asha.get_by_label("Where: hospital and address").fill("City Hospital, Saket")
    asha.get_by_role("button", name="Save", exact=True).click()
    expect(asha.get_by_text(f"{IN_A_MONTH.day} {IN_A_MONTH:%B %Y}, 10:30 am")).to_be_visible()
    asha.goto("/cms/leads/?export=csv")
    expect(asha).to_have_url(f"{site.url}/cms/desk/")


def test_a_person_who_asked_twice_is_called_once(asha: Page, site: Site, axe_source: str) -> None:
    """On a phone: one line on the desk, and one call that stands on both requests."""
    twice = {
        "NameData": "Sunil Rao", "MobileNoData": "9810000888", "countryCode": "+91", "CityData": "Pune",
        "PageTypeData": "Condition", "consentVersion": "2026-11",
    }  # fmt: skip
    for treatment in ("Cataract Surgery", "Gallbladder Removal"):
        body = twice | {"ProcedureNameData": treatment}
        assert site.post("/api/lead/submit", json=body, headers={"Origin": site.url}).status_code == 200
    asha.set_viewport_size(PHONE)
    asha.goto("/cms/desk/?view=nobody")
    line = asha.locator(".desk-line", has_text="Sunil Rao")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Also:")
    line.get_by_role("link").click()
    expect(asha.get_by_role("group", name="This call was also about")).to_be_visible()
    assert violations_at_both_widths(asha, axe_source) == []
    asha.get_by_label("How the call went").select_option("spoke")
    asha.get_by_label("Note").fill("for both")
    asha.get_by_role("button", name="Save", exact=True).click()
    expect(asha.get_by_text("is saved")).to_be_visible()
    asha.locator("h2", has_text="Other requests").locator("+ ul a").click()
    expect(asha.locator(".desk-timeline")).to_contain_text("for both")


def test_who_leads_makes_a_team(browser: Browser, site: Site, axe_source: str) -> None:
    for page in at_cms(browser, site, "lata"):
        page.goto("/cms/teams/new/")
        assert violations_at_both_widths(page, axe_source) == []
        page.get_by_label("Name").fill("West")
        page.get_by_label("Pune").check()
        page.get_by_role("button", name="Create").click()
        expect(page.get_by_role("link", name="West", exact=True)).to_be_visible()
        page.goto("/cms/desk/")
        page.get_by_text("Give away the requests of who is away").click()
        assert violations_at_both_widths(page, axe_source) == []


def test_on_a_phone_nothing_is_cut_off_and_the_next_is_one_touch_away(asha: Page, waiting: list[str]) -> None:
    asha.set_viewport_size(PHONE)
    asha.goto("/cms/desk/")
    expect(asha.get_by_role("button", name="Next patient (N)")).to_be_visible()
    assert asha.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    asha.get_by_role("list", name="Calls, most urgent first").get_by_role("link").first.click()
    asha.wait_for_url("**/cms/leads/work/**")
    assert asha.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    asha.get_by_label("How the call went").select_option("later")
    asha.get_by_role("button", name="Save", exact=True).click()
    expect(asha.get_by_text("When did the patient ask to be called?")).to_be_visible()


def test_a_patient_who_calls_is_added_on_a_phone_and_is_the_agents(
    asha: Page, site: Site, axe_source: str
) -> None:
    asha.goto("/cms/desk/")
    asha.get_by_role("link", name="Add a caller").click()
    asha.wait_for_url("**/cms/desk/caller/")
    assert violations_at_both_widths(asha, axe_source) == []
    asha.set_viewport_size(PHONE)
    assert asha.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    asha.get_by_label("Name").fill("Gauri Told")
    asha.get_by_label("Mobile number").fill("12345")
    asha.get_by_label("City").fill("Pune")
    asha.get_by_label("What it is about").fill("Piles")
    asha.get_by_role("button", name="Save the request").click()
    expect(asha.get_by_text("Without their agreement nothing may be stored.")).to_be_visible()
    asha.get_by_label("I read the notice").check()
    asha.get_by_role("button", name="Save the request").click()
    expect(asha.get_by_text("Please Only Enter a Valid Mobile Number")).to_be_visible()
    assert violations_at_both_widths(asha, axe_source) == []
    asha.get_by_label("Mobile number").fill("98100 07777")
    asha.get_by_role("button", name="Save the request").click()
    asha.wait_for_url("**/cms/leads/work/**")
    expect(asha.get_by_text("With anita.")).to_be_visible()
    assert site.rows("SELECT count(*) FROM leads_lead WHERE mobile = '9810007777'") == [(1,)]


def test_a_filter_is_saved_by_keyboard_and_opened_on_a_phone(
    asha: Page, waiting: list[str], axe_source: str
) -> None:
    asha.goto("/cms/desk/")
    asha.get_by_text("Filter", exact=True).focus()
    asha.keyboard.press("Enter")
    asha.get_by_label("Language").select_option("en")
    asha.get_by_role("button", name="Show").press("Enter")
    asha.wait_for_url("**language=en**")
    asha.get_by_text("Filter: English").press("Enter")
    asha.get_by_label("Save this filter as").fill("<i>Mornings</i>")
    assert violations_at_both_widths(asha, axe_source) == []
    asha.keyboard.press("Enter")
    expect(asha.get_by_text("“<i>Mornings</i>” is saved.")).to_be_visible()
    asha.set_viewport_size(PHONE)
    asha.goto("/cms/desk/")
    asha.get_by_role("link", name="<i>Mornings</i>").click()
    asha.wait_for_url("**language=en")
    expect(asha.get_by_role("link", name="<i>Mornings</i>")).to_have_attribute("aria-current", "page")
    assert asha.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    asha.get_by_role("link", name="Change saved filters").click()
    expect(asha.get_by_text("of My desk: English")).to_be_visible()
    assert violations_at_both_widths(asha, axe_source) == []
    asha.get_by_role("button", name="Delete <i>Mornings</i>").click()
    expect(asha.get_by_text("None yet.")).to_be_visible()
    asha.goto("/cms/leads/?status=new")
    expect(asha.get_by_label("Save this filter as")).to_be_visible()
    assert violations_at_both_widths(asha, axe_source) == []


def test_an_owner_reads_the_report_of_promises(
    browser: Browser, site: Site, waiting: list[str], axe_source: str
) -> None:
    for page in at_cms(browser, site, "lata"):
        page.goto("/cms/calls/")
        expect(page.get_by_role("heading", name="How far requests came")).to_be_visible()
        assert violations_at_both_widths(page, axe_source) == []
        page.set_viewport_size(PHONE)
        ends = page.locator(".desk-bars__said").evaluate_all(RIGHT_ENDS)
        assert ends
        assert max(ends) <= PHONE["width"]
        page.set_viewport_size(DESKTOP)
        page.get_by_label("By", exact=True).select_option("source")
        page.get_by_role("button", name="Show").click()
        page.get_by_role("link", name="Enter what advertising cost").click()
        page.goto("/cms/spend/new/")
        assert violations_at_both_widths(page, axe_source) == []
        today = page.evaluate("new Date().toISOString().slice(0, 10)")
        type_in(page, {"source": "Google", "first_day": today, "last_day": today, "rupees": "4500"})
        page.locator("[name=rupees]").press("Enter")
        page.wait_for_url("**/cms/spend/")
        page.goto("/cms/calls/?by=source")
        expect(page.get_by_role("region", name="What each source cost")).to_contain_text("₹4,500")
        assert violations_at_both_widths(page, axe_source) == []
        with page.expect_download() as file:
            page.get_by_role("button", name="Download as XLSX").click()
        assert file.value.suggested_filename == "calls-by-source.xlsx"


def test_an_owner_sees_how_everything_stands(browser: Browser, site: Site, axe_source: str) -> None:
    """What is wrong, what the CRM lacks, what it would be sent, and what patients are told."""
    pages = {
        "/cms/status/": "Status of the site",
        "/cms/crm/": "Requests and the CRM",
        "/cms/message-templates/": "Message templates",
        "/cms/erasures/": "Erasures",
    }
    for page in at_cms(browser, site, "lata"):
        for path, heading in pages.items():
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
            assert violations_at_both_widths(page, axe_source) == [], path


def test_an_administrator_chooses_what_the_trail_shows(browser: Browser, site: Site, axe_source: str) -> None:
    for page in at_cms(browser, site, "desk"):
        page.goto("/cms/audit/")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Audit")
        assert violations_at_both_widths(page, axe_source) == []
        page.goto("/cms/audit/?action=page+refused&by=anita")
        expect(page.get_by_label("Action", exact=True)).to_have_value("page refused")
        expect(page.get_by_label("By", exact=True)).to_have_value("anita")


def test_what_is_typed_about_a_call_is_lost_by_no_other_button(asha: Page, waiting: list[str]) -> None:
    asha.goto("/cms/desk/")
    asha.get_by_role("button", name="Next patient").click()
    asha.wait_for_url("**/cms/leads/work/**")
    note = asha.get_by_label("Note", exact=True)
    note.fill("Wants a woman doctor")
    asha.get_by_role("button", name="Show the number").click()
    expect(asha.get_by_role("link", name="+91")).to_be_visible()
    expect(note).to_have_value("Wants a woman doctor")
    expect(asha.get_by_text("What you had typed is back")).to_be_visible()
    work = asha.url
    asha.get_by_role("link", name="Back to my desk").click()
    asha.wait_for_url("**/cms/desk/")
    asha.goto(work)
    expect(note).to_have_value("Wants a woman doctor")
    asha.get_by_label("How the call went").select_option("spoke")
    asha.get_by_role("button", name="Save", exact=True).click()
    expect(asha.get_by_text("is saved")).to_be_visible()
    expect(note).to_have_value("")
    expect(asha.get_by_text("What you had typed is back")).to_be_hidden()


def test_a_note_that_could_not_be_saved_comes_back_and_a_colleagues_stage_stays(
    asha: Page, site: Site, waiting: list[str]
) -> None:
    work = f"/cms/leads/work/{lead_id(site, waiting[2])}/"
    asha.goto(work)
    asha.get_by_label("Note", exact=True).fill("Rings at five")
    asha.get_by_label("Stage").select_option("closed")
    site.write(f"UPDATE leads_callback SET version = version + 1 WHERE lead_id LIKE '{waiting[2]}%'")
    asha.get_by_role("button", name="Save", exact=True).click()
    expect(asha.get_by_text("Nothing was saved")).to_be_visible()
    asha.goto(work)
    expect(asha.get_by_label("Note", exact=True)).to_have_value("Rings at five")
    site.write(f"UPDATE leads_callback SET version = version + 1 WHERE lead_id LIKE '{waiting[2]}%'")
    asha.goto(work)
    expect(asha.get_by_label("Note", exact=True)).to_have_value("Rings at five")
    expect(asha.get_by_label("Stage")).not_to_have_value("closed")


def lead_id(site: Site, reference: str) -> str:
    return str(site.rows(f"SELECT id FROM leads_lead WHERE id LIKE '{reference}%'")[0][0])
