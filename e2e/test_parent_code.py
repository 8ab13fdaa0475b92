"""A parent proves the number of a child's request by a code, with JavaScript and without."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.account import code_for, type_code
from e2e.awake import wait_until_awake
from e2e.forms import fill
from e2e.stack import Site

ASKED = "Please prove the parent’s mobile number with the code that we send to it"


def filled(page: Page, number: str) -> Locator:
    page.goto("/request?variant=7")
    fill(page, "main form", "Asha Devi", number)
    form = page.locator("main form")
    for name, typed in {"age": "12", "height": "150", "weight": "70"}.items():
        form.locator(f"[name={name}]").fill(typed)
    form.locator("[name=consentParent]").check()
    return form


def receipts(site: Site, number: str) -> list[tuple[bool]]:
    told = "SELECT parent_verified FROM leads_consentreceipt JOIN leads_lead ON leads_lead.id = lead_id"
    return [(bool(verified),) for (verified,) in site.rows(f"{told} WHERE mobile = '{number}'")]


def send(form: Locator) -> None:
    form.locator("button[type=submit]").click()


def test_a_child_is_taken_once_the_parents_number_is_proved(site: Site, page: Page, number: str) -> None:
    form = filled(page, number)
    wait_until_awake(form)
    send(form)
    expect(form.get_by_text(ASKED)).to_be_visible()
    assert receipts(site, number) == []
    form.locator("button", has_text="Send a code to this number").click()
    expect(form.get_by_text("We have sent an OTP on your mobile number")).to_be_visible()
    type_code(page, code_for(site, number))
    form.get_by_role("button", name="Verify").click()
    expect(form.get_by_text("Your number is verified")).to_be_visible()
    send(form)
    page.wait_for_url("**/thankyou?*")
    assert receipts(site, number) == [(True,)]


@pytest.mark.parametrize("proves", [True, False])
def test_without_javascript_the_next_page_asks_for_the_code(
    site: Site, plain: Page, number: str, proves: bool
) -> None:
    send(filled(plain, number))
    form = plain.locator("main form")
    expect(form.get_by_text(ASKED)).to_be_visible()
    code = code_for(site, number)
    wrong = f"{(int(code) + 1) % 10**6:06}"
    form.locator("[name=FormOTPField]").fill(code if proves else wrong)
    form.locator("[name=consentParent]").check()
    send(form)
    if proves:
        plain.wait_for_url("**/thankyou?*")
        assert receipts(site, number) == [(True,)]
    else:
        expect(form.get_by_text(ASKED)).to_be_visible()
        assert receipts(site, number) == []
