"""A person without an account, and one with, use their rights over what is held of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.account import code_for, log_in
from e2e.axe import violations_at_both_widths
from e2e.stack import Site, wait_until
from e2e.test_my_requests import QUESTION, send_request
from e2e.words import shows

CONSENTS = {"consentWhatsapp": True, "consentSharing": True}


def prove(page: Page, site: Site, number: str, path: str = "/privacy/your-data") -> None:
    page.goto(path)
    main = page.get_by_role("main")
    main.get_by_label("Mobile number").fill(number)
    main.get_by_role("button", name="Send OTP").click()
    expect(page.get_by_label("Digit 1 of 6")).to_be_focused()
    page.keyboard.type(code_for(site, number))
    main.get_by_role("button", name="Show my data").click()
    expect(page.get_by_role("heading", name="What we hold")).to_be_focused()


def told(site: Site, lead_id: str) -> dict[str, object]:
    """What the CRM heard last of a request."""
    rows = [row for row in site.crm() if row["Web_Lead_Id"] == lead_id]
    return rows[-1] if rows else {}


def test_without_an_account_one_sees_downloads_corrects_withdraws_and_stops(
    page: Page, delivering: Site, number: str, tmp_path: Path
) -> None:
    site = delivering
    lead_id = send_request(site, number, **CONSENTS)
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))
    prove(page, site, number)
    main = page.get_by_role("main")
    expect(main).to_contain_text("******" + number[-4:])
    main.get_by_text("1 request", exact=True).click()
    expect(main).to_contain_text(QUESTION)
    with page.expect_download() as download:
        main.get_by_role("button", name="Download everything").click()
    download.value.save_as(tmp_path / "mine.json")
    assert download.value.suggested_filename == "my-data.json"
    mine = json.loads((tmp_path / "mine.json").read_text())
    assert mine["mobile"] == f"+91{number}"
    assert mine["requests"][0]["question"] == QUESTION

    main.get_by_label("Email").fill("asha@")
    main.get_by_role("button", name="Save the correction").click()
    expect(main.get_by_text("Please enter your email")).to_be_visible()
    main.get_by_label("Name").fill("Asha R. Devi")
    main.get_by_label("Email").fill("asha@example.org")
    main.get_by_label("City").select_option("Mumbai")
    with shows(page, "Corrected"):
        main.get_by_role("button", name="Save the correction").click()

    main.get_by_role("button", name="Withdraw Updates on WhatsApp").click()
    expect(main.get_by_text("You have not agreed, or you withdrew it.")).to_have_count(1)
    main.get_by_role("button", name="Do not contact me").click()
    expect(main.get_by_text("We do not contact you.", exact=True)).to_be_visible()

    def is_told() -> bool:
        remark = str(told(site, lead_id).get("Remark", ""))
        return "do not contact" in remark and "WhatsApp withdrawn" in remark

    wait_until(is_told, "the CRM has heard of it")
    assert (told(site, lead_id)["name"], told(site, lead_id)["city"]) == ("Asha R. Devi", "Mumbai")
    assert not [url for url in addresses if number in url or "asha" in url.lower()]
    assert {cookie["name"] for cookie in page.context.cookies()} <= {"visitorid"}


def test_erasing_can_be_taken_back_while_it_waits(page: Page, site: Site, number: str) -> None:
    send_request(site, number)
    log_in(page, site, number)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/privacy/your-data")
    main = page.get_by_role("main")
    main.get_by_role("button", name="Erase my data").click()
    question = page.get_by_role("dialog", name="Erase all your data?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    main.get_by_role("button", name="Erase my data").click()
    question.get_by_role("button", name="Yes, erase it").click()
    expect(main.get_by_role("heading", name="Your data will be erased on")).to_be_visible()
    expect(main.get_by_text("We do not contact you.", exact=True)).to_be_visible()
    main.get_by_role("button", name="Keep my data").click()
    expect(main.get_by_role("heading", name="Erase everything")).to_be_visible()
    site.manage("erase_due")
    assert site.rows(f"select name from patients_patient where mobile = '+91{number}'") == [("Asha Devi",)]


def test_what_was_waited_for_is_erased_here_and_in_the_crm(page: Page, delivering: Site, number: str) -> None:
    site = delivering
    lead_id = send_request(site, number)
    wait_until(lambda: told(site, lead_id), "the CRM has the request")
    log_in(page, site, number)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/privacy/your-data")
    page.get_by_role("button", name="Erase my data").click()
    page.get_by_role("button", name="Yes, erase it").click()
    expect(page.get_by_role("heading", name="Your data will be erased on")).to_be_visible()
    site.write(f"update rights_erasure set due_at = asked_at where mobile = '+91{number}'")
    site.manage("erase_due")
    assert site.rows(f"select name, mobile, question from leads_lead where id = '{lead_id}'") == [
        ("", "", "")
    ]
    wait_until(lambda: told(site, lead_id).get("Remark") == "erased", "the CRM has blanked it")
    assert (told(site, lead_id)["name"], told(site, lead_id)["phoneno"]) == ("No Name", "")
    page.goto("/my-requests")
    expect(page.get_by_role("heading", name="Log in to see your requests")).to_be_visible()


def test_a_number_we_do_not_know_is_told_so_only_to_its_holder(page: Page, site: Site, number: str) -> None:
    prove(page, site, number)
    expect(page.get_by_role("main")).to_contain_text("We hold nothing under this number.")
    expect(page.get_by_role("button", name="Erase my data")).to_have_count(0)


def test_a_proof_that_is_over_asks_again(page: Page, site: Site, number: str) -> None:
    send_request(site, number)
    prove(page, site, number)
    refusal = {"status": {"code": "401"}}
    page.route("**/api/privacy/stop-contact", lambda route: route.fulfill(status=401, json=refusal))
    page.get_by_role("button", name="Do not contact me").click()
    expect(page.get_by_text("Please prove your number again.")).to_be_visible()
    expect(page.get_by_label("Mobile number")).to_be_visible()


def test_a_lost_network_keeps_what_was_typed(page: Page, site: Site, number: str) -> None:
    send_request(site, number)
    prove(page, site, number)
    page.route("**/api/privacy/correct", lambda route: route.abort())
    page.get_by_role("main").get_by_label("Name").fill("Asha R. Devi")
    page.get_by_role("button", name="Save the correction").click()
    expect(page.get_by_text("We could not save this. Please try again.")).to_be_visible()
    expect(page.get_by_role("main").get_by_label("Name")).to_have_value("Asha R. Devi")


def test_a_wrong_code_is_told_under_it(page: Page, site: Site, number: str) -> None:
    page.goto("/privacy/your-data")
    page.get_by_role("main").get_by_label("Mobile number").fill(number)
    page.get_by_role("button", name="Send OTP").click()
    code = code_for(site, number)
    page.get_by_label("Digit 1 of 6").focus()
    page.keyboard.type(f"{(int(code) + 1) % 10**6:06}")
    page.get_by_role("button", name="Show my data").click()
    expect(page.get_by_text("Please enter valid OTP")).to_be_visible()


def test_the_ways_there(page: Page) -> None:
    page.goto("/privacy")
    page.get_by_role("link", name="See, download, correct or erase your data").click()
    page.wait_for_url("**/privacy/your-data")
    page.get_by_role("contentinfo").get_by_role("link", name="Your data").click()
    page.wait_for_url("**/privacy/your-data")


def test_it_speaks_hindi(page: Page, site: Site, number: str) -> None:
    send_request(site, number)
    log_in(page, site, number)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/hi/privacy/your-data")
    expect(page.get_by_role("heading", name="हमारे पास क्या है")).to_be_visible()
    page.get_by_role("button", name="मेरी जानकारी मिटाएँ").click()
    expect(page.get_by_role("dialog", name="आपकी सारी जानकारी मिटा दें?")).to_be_visible()


def test_no_violation_in_any_state(page: Page, site: Site, number: str, axe_source: str) -> None:
    send_request(site, number, **CONSENTS)
    prove(page, site, number)
    for fold in page.locator("main details > summary").all():
        fold.click()
    assert violations_at_both_widths(page, axe_source) == []
    page.set_viewport_size({"width": 320, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.get_by_role("button", name="Erase my data").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations_at_both_widths(page, axe_source) == []


@pytest.mark.parametrize(
    ("path", "wrong_number", "wrong_code"),
    [
        ("/privacy/your-data", "Please enter valid mobile number", "Please enter valid OTP"),
        ("/hi/privacy/your-data", "कृपया सही मोबाइल नंबर लिखें", "कृपया सही OTP लिखें"),
    ],
)
def test_without_javascript_one_proves_the_number_and_uses_ones_rights(
    plain: Page, site: Site, number: str, path: str, wrong_number: str, wrong_code: str
) -> None:
    send_request(site, number, **CONSENTS)
    plain.goto(path)
    main = plain.get_by_role("main")
    main.locator("input[name=mobileNo]").fill("12345")
    main.locator("button[value=code]").click()
    expect(main.get_by_role("alert")).to_have_text(wrong_number)
    main.locator("input[name=mobileNo]").fill(number)
    main.locator("button[value=code]").click()
    main.locator("input[name=otp]").fill("000000")
    main.locator("button[value=proof]").click()
    expect(main.get_by_role("alert")).to_have_text(wrong_code)
    main.locator("input[name=otp]").fill(code_for(site, number))
    main.locator("button[value=proof]").click()
    expect(main).to_contain_text("******" + number[-4:])
    main.locator("button[value=whatsapp]").click()
    expect(main.locator("button[value=whatsapp]")).to_have_count(0)
    main.locator("input[name=name]").fill("Asha R. Devi")
    main.locator("button[value=correct]").click()
    expect(main.locator("input[name=name]")).to_have_value("Asha R. Devi")
    with plain.expect_download() as download:
        main.locator("button[value=download]").click()
    assert "Asha R. Devi" in download.value.path().read_text()
    main.locator("input[name=sure]").check()
    main.locator("button[value=erase]").click()
    expect(main.locator("button[value=keep]")).to_be_visible()
    assert number not in plain.url


def post_plain_form(page: Page, **fields: str) -> None:
    """What a browser without JavaScript posts, from one that axe can look into."""
    with page.expect_navigation():
        page.evaluate(
            """fields => {
                const form = document.createElement('form');
                form.method = 'post';
                form.action = '/privacy/your-data/form';
                for (const [name, value] of Object.entries(fields)) {
                    const input = form.appendChild(document.createElement('input'));
                    Object.assign(input, { name, value });
                }
                document.body.append(form);
                form.submit();
            }""",
            fields,
        )


def test_the_plain_forms_are_clean_and_narrow(page: Page, site: Site, number: str, axe_source: str) -> None:
    send_request(site, number, **CONSENTS)
    page.goto("/privacy/your-data")
    post_plain_form(page, wish="code", mobileNo="123")
    assert violations_at_both_widths(page, axe_source) == []
    post_plain_form(page, wish="code", mobileNo=number)
    assert violations_at_both_widths(page, axe_source) == []
    post_plain_form(page, wish="proof", mobileNo=number, otp=code_for(site, number))
    expect(page.get_by_role("heading", name="What we hold")).to_be_visible()
    assert violations_at_both_widths(page, axe_source) == []
    page.set_viewport_size({"width": 320, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
