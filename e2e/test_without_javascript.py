"""An old phone, or a blocked script: everything is there to read, and the form sends."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.stack import Site


def test_home_leads_to_doctors_and_conditions(plain: Page) -> None:
    plain.goto("/")
    expect(plain.get_by_role("heading", level=1)).to_contain_text("Find the right doctor")
    plain.get_by_role("searchbox").or_(plain.locator("input[name=q]")).first.fill("bawaseer")
    plain.get_by_role("button", name="Search").click()
    plain.locator("main a[href='/condition/piles']").first.click()
    expect(plain.get_by_role("heading", level=1)).to_contain_text("Piles")


def test_each_menu_leads_to_the_page_of_all_that_is_in_it(plain: Page) -> None:
    for name, words, leads_to in (
        ("Departments", "All departments", "/departments"),
        ("Conditions", "All conditions, A to Z", "/condition"),
        ("Treatments", "All treatments, A to Z", "/treatment"),
    ):
        plain.goto("/faq")
        plain.locator(".side-menu > summary").click()
        plain.locator(".menu-acc > details > summary", has_text=name).click()
        plain.locator(".menu-acc").get_by_role("link", name=words).click()
        plain.wait_for_url(f"**{leads_to}")


def test_a_condition_reads_whole(plain: Page) -> None:
    plain.goto("/condition/gallstones")
    for heading in (
        "Symptoms of gallstones", "When to get help", "Causes", "Tests", "Treatment options",
        "Cost in Delhi NCR", "Doctors in Delhi NCR", "Common questions",
    ):  # fmt: skip
        expect(plain.get_by_role("heading", name=heading)).to_be_visible()
    expect(plain.get_by_role("link", name="Call 112")).to_have_attribute("href", "tel:112")


def test_a_list_is_filtered_sorted_and_paged_by_its_address(plain: Page) -> None:
    plain.set_viewport_size({"width": 1280, "height": 900})
    plain.goto("/delhi-ncr/doctors/general-surgery")
    expect(plain.get_by_text("28 doctors", exact=True)).to_be_visible()
    plain.get_by_role("checkbox", name="Woman").check()
    plain.get_by_role("button", name="Show 28 doctors").click()
    assert "gender=woman" in plain.url
    expect(plain.get_by_text("of 28")).to_be_visible()
    plain.get_by_role("link", name="Remove filter: Woman").first.click()
    assert "gender" not in plain.url
    plain.get_by_label("Sort by").select_option("Lowest fee")
    plain.get_by_role("button", name="Sort").click()
    assert "sort=fee" in plain.url
    plain.get_by_role("link", name="Next").click()
    assert "page=2" in plain.url
    expect(plain.get_by_role("heading", level=3).first).to_be_visible()


def test_a_refused_form_comes_back_filled_and_then_sends(site: Site, plain: Page) -> None:
    plain.goto("/condition/piles")
    plain.get_by_label("Your name").fill("Lata Kumari")
    plain.get_by_label("Mobile number").fill("12345")
    plain.get_by_label("City").fill("Pune")
    plain.get_by_label("No", exact=True).check()
    plain.get_by_role("button", name="Get a free call back").click()
    expect(plain.locator(".field .error")).to_have_text("Please Only Enter a Valid Mobile Number")
    expect(plain.get_by_label("Your name")).to_have_value("Lata Kumari")
    expect(plain.get_by_label("City")).to_have_value("Pune")
    plain.get_by_label("Mobile number").fill("+91 98100 00009")
    plain.get_by_role("button", name="Get a free call back").click()
    expect(plain.get_by_role("heading", level=1)).to_contain_text("We have your request")
    [(lead_id, condition)] = site.rows(
        "SELECT id, condition_name FROM leads_lead WHERE mobile = '9810000009'"
    )
    assert condition == "Piles"
    expect(plain.get_by_text(str(lead_id)[:12])).to_be_visible()


def test_what_is_wrong_in_a_refused_form_has_the_focus(plain: Page) -> None:
    plain.goto("/request")
    plain.get_by_role("button", name="Get a free call back").click()
    expect(plain.get_by_role("region", name="Please check 4 answers")).to_be_focused()


def test_my_requests_lead_to_where_they_are_seen_without_a_login(plain: Page) -> None:
    plain.goto("/my-requests")
    main = plain.get_by_role("main")
    expect(main.get_by_role("button", name="Login")).to_have_count(0)
    main.get_by_role("link", name="See them under “Your data”").click()
    expect(main.get_by_role("textbox", name="Mobile number")).to_be_editable()


def test_a_book_button_opens_the_form_on_its_own_page(plain: Page) -> None:
    plain.goto("/doctor/dr-kavita-raghunathan")
    plain.get_by_role("link", name="Ask for a free call back").first.click()
    expect(plain.get_by_role("button", name="Get a free call back")).to_be_visible()
