"""What a visitor fills in and agrees to, and where they came from, reaches the CRM (docs/lead-fields.md)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.account import code_for, type_code
from e2e.awake import wait_until_awake
from e2e.stack import Site, wait_until

TABLE = Path(__file__).parent.parent / "docs/lead-fields.md"
# An arrival from an advertisement, by the parameters of spec section 2.
ARRIVAL = (
    "utm_source=google&utm_medium=cpc&utm_campaign=camp&utm_term=eyes&keyword=eye+camp&matchtype=e"
    "&campaignid=42&network=g&gclid=gc1&tblci=tb1&adset_id=ad1&placement=top&site_source_name=ig"
    "&targetid=kwd-7&creative=c9&gad=1"
)


def crm_names() -> set[str]:
    """The names of the CRM in the table."""
    rows = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row.rstrip("|").rsplit("|", 1)[1])}


def told(site: Site, page: Page, **values: object) -> dict[str, Any]:
    """What the CRM was told of the request this tab has just sent, once it says all of `values`."""
    lead_id = page.evaluate("sessionStorage.lead_id")

    def newest() -> dict[str, Any]:
        rows = [row for row in site.crm() if row["Web_Lead_Id"] == lead_id]
        return rows[-1] if rows else {}

    wait_until(lambda: bool(newest()) and differing(newest(), values) == {}, f"the CRM is told {values}")
    return newest()


def differing(record: dict[str, Any], values: dict[str, object]) -> dict[str, Any]:
    return {name: record[name] for name, value in values.items() if record[name] != value}


def send(form: Locator) -> None:
    wait_until_awake(form)
    form.locator("button[type=submit]").click()
    form.page.wait_for_url("**/thankyou?*")


def agree(form: Locator) -> None:
    form.get_by_label("Send me updates on WhatsApp").check()
    form.get_by_label("You may share my request with more than one hospital").check()


def test_everything_a_campaign_asks_and_how_its_visitor_came(
    delivering: Site, page: Page, number: str
) -> None:
    page.goto(f"/campaigns/surgery-camp-delhi-ncr?{ARRIVAL}")
    form = page.locator(".lead-card form")
    form.get_by_label("City", exact=True).fill("Delhi NCR")
    form.get_by_label("Your name").fill("Asha Devi")
    form.get_by_label("Mobile number").fill(number)
    form.get_by_label("Locality").fill("Rohini")
    form.get_by_label("Locality").press("Tab")
    form.get_by_label("Toric").check()
    for symptom in form.locator("select[name=pilesSeverity]").all():
        symptom.select_option("2")
    form.get_by_label("Your question").fill("Which day is best?")
    agree(form)
    form.locator("button", has_text="Send a code to this number").click()
    type_code(page, code_for(delivering, number))
    form.get_by_role("button", name="Verify").click()
    expect(form.get_by_text("Your number is verified")).to_be_visible()
    send(form)
    record = told(
        delivering, page,
        name="Asha Devi", phoneno=number, Country_Code="91", city="Delhi NCR", locality="Rohini",
        Cataract_Lens="toric", Piles_Severity_Score=8, Piles_Severity="moderate",
        message="Which day is best?", isVerified=True, LeadTypeData="Camp", PageTypeData="Marketing",
        PageDepartment="Ophthalmology", consentWhatsapp=True, consentSharing=True, utm_source="google",
        utm_medium="cpc", utm_campaign="camp", utm_term="eyes", Keyword_Text="eye camp",
        Keyword_Match_Type="e", campaignid="42", Network="g", GCLID="gc1", TBCLID="tb1", Adset_Id="ad1",
        placement="top", site_source_name="ig", lead_channeldata="Website",
    )  # fmt: skip
    assert record.keys() == crm_names()
    assert "targetid=kwd-7" in record["lastTouch"]
    assert "creative=c9" in record["firstTouch"]
    assert record["visitorid"].isdigit()
    assert record["consentVersion"]
    page.get_by_label("Private Insurance").check()
    page.get_by_role("button", name="Save my answers").click()
    page.wait_for_url("**/request/status/*")
    told(delivering, page, insuranceType="Private Insurance", LeadTier=1, message="Which day is best?")


def test_the_doctor_of_a_card_and_the_answers_about_them(delivering: Site, page: Page, number: str) -> None:
    page.goto("/delhi-ncr/doctors/general-surgery")
    link = page.get_by_role("link", name="Request appointment").first
    doctor = link.get_attribute("data-book-doctor-name")
    link.click()
    form = page.get_by_role("dialog").locator("form")
    form.get_by_label("Your name").fill("Asha Devi")
    form.get_by_label("Mobile number").fill(number)
    for question in form.locator("fieldset").all():
        if question.is_visible():
            question.get_by_role("radio").first.check()
    form.get_by_label("Preferred city").fill("Pune")
    form.get_by_label("Preferred city").press("Tab")
    send(form)
    told(
        delivering, page,
        doctor_name=doctor, Prior_Consultation="Yes", Requested_Consultation="Yes", Preferred_City="Pune",
        Callback_Input="Now", consentWhatsapp=False, consentSharing=False, LeadTier=1,
    )  # fmt: skip


def test_a_hospital_that_asks_for_a_listing(delivering: Site, page: Page, number: str) -> None:
    page.goto("/partner-with-us")
    form = page.locator(".lead-card form")
    form.get_by_label("City", exact=True).fill("Pune")
    form.get_by_label("Your name").fill("Asha Devi")
    form.get_by_label("Mobile number").fill(number)
    form.get_by_label("Hospital or clinic").fill("Asha Nursing Home")
    form.get_by_label("Email address").fill("asha@example.org")
    send(form)
    told(
        delivering, page,
        LeadTypeData="Partner", organisation="Asha Nursing Home", EmailIdData="asha@example.org", city="Pune",
    )  # fmt: skip
