"""The whole shell by keyboard: what Enter opens holds the focus, closes by Escape and gives it back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.awake import wait_until_awake
from e2e.test_city import chip, choose

LOGIN = ".account-header [data-login]"
FRAGMENT = re.compile(r"/menus(\?|$)")
OPEN_MENU = ".main-nav details[data-menu][open]"
HELD = """root => {
  const now = document.activeElement;
  return now === document.body || document.querySelector(root).contains(now);
}"""


def stays_in(page: Page, root: str, presses: int = 40) -> None:
    """The page behind is inert: Tab goes round in what is open, and to the browser's own bars."""
    for _ in range(presses):
        page.keyboard.press("Tab")
        assert page.evaluate(HELD, root), "the focus is behind what is open"


def focus_by_tab(page: Page, target: Locator) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if target.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError("not reached by Tab")


@pytest.mark.parametrize("name", ["Departments", "Conditions", "Treatments"])
def test_a_menu_opens_leads_in_and_closes(page: Page, name: str) -> None:
    page.goto("/condition/piles")
    summary = page.locator(".main-nav summary", has_text=name)
    focus_by_tab(page, summary)
    page.keyboard.press("Enter")
    menu = page.locator(OPEN_MENU)
    expect(menu.locator("[data-menu-part]")).to_have_count(0)
    page.keyboard.press("Tab")
    inside = menu.locator("summary, a").locator("visible=true")
    expect(inside.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(summary).to_be_focused()


@pytest.mark.parametrize("name", ["Departments", "Conditions", "Treatments"])
def test_a_menu_that_comes_late_keeps_the_focus(page: Page, name: str) -> None:
    held: list[Route] = []
    page.route(FRAGMENT, lambda route: held.append(route))
    page.goto("/condition/piles")
    with page.expect_request(FRAGMENT):
        focus_by_tab(page, page.locator(".main-nav summary", has_text=name))
        page.keyboard.press("Enter")
    menu = page.locator(OPEN_MENU)
    expect(menu.locator("[data-menu-part]")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(menu.locator(".mega a")).to_be_focused()
    held[0].continue_()
    expect(menu.locator("[data-menu-part]")).to_have_count(0)
    expect(menu.locator(".mega :focus")).to_have_count(1)


def open_by_arrow(page: Page, name: str) -> Locator:
    """A menu opened by the key Down, which has led to the first stop of its panel."""
    page.goto("/condition/piles")
    page.locator(".main-nav summary.nav-link", has_text=name).focus()
    page.keyboard.press("ArrowDown")
    menu = page.locator(OPEN_MENU)
    expect(menu).to_have_count(1)
    expect(menu.locator(".mega :is(a, summary)").first).to_be_focused()
    return menu


def test_down_opens_a_menu_and_goes_to_its_first_link(page: Page) -> None:
    scripts: list[str] = []
    page.on("request", lambda request: scripts.append(request.url))
    page.goto("/condition/piles")
    page.locator(".main-nav summary.nav-link").first.focus()
    assert not [url for url in scripts if "menu-keys" in url]
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"{OPEN_MENU} .mega__icons a").first).to_be_focused()
    assert [url for url in scripts if "menu-keys" in url]
    assert page.evaluate("scrollY") == 0
    page.keyboard.press("Escape")
    expect(page.locator(OPEN_MENU)).to_have_count(0)
    expect(page.locator(".main-nav summary.nav-link").first).to_be_focused()


def test_arrows_move_among_the_names_of_the_header(page: Page) -> None:
    page.goto("/condition/piles")
    tops = page.locator(".main-nav .nav-link")
    tops.first.focus()
    for key, place in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", -1),
        ("ArrowRight", -1),
    ]:
        page.keyboard.press(key)
        expect(tops.nth(place)).to_be_focused()
    page.keyboard.press("Home")
    expect(tops.first).to_be_focused()
    expect(page.locator(OPEN_MENU)).to_have_count(0)


def test_arrows_move_among_links_as_the_eye_does(page: Page) -> None:
    menu = open_by_arrow(page, "Departments")
    links = menu.locator(".mega__icons a")
    for key, place in [("ArrowRight", 1), ("ArrowDown", 4), ("ArrowLeft", 3), ("ArrowUp", 0)]:
        page.keyboard.press(key)
        expect(links.nth(place)).to_be_focused()
    page.keyboard.press("End")
    promo = menu.locator(".mega__promo a")
    expect(promo).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(promo).not_to_be_focused()
    expect(links.and_(page.locator(":focus"))).to_have_count(1)
    page.keyboard.press("Home")
    expect(links.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(menu.locator("summary.nav-link")).to_be_focused()


def test_arrows_move_between_specialities_and_their_links(page: Page) -> None:
    menu = open_by_arrow(page, "Conditions")
    page.keyboard.press("ArrowDown")
    eyes = menu.locator(".mega__groups summary", has_text="Eyes")
    expect(eyes).to_be_focused()
    page.keyboard.press("ArrowRight")
    links = menu.locator(".mega__groups details[open] .mega__panel a")
    expect(links.first).to_be_focused()
    expect(links.first).to_have_text("Cataract")
    page.keyboard.press("ArrowDown")
    expect(menu.locator(".mega__panel a").and_(page.locator(":focus"))).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(links.first).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(eyes).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(menu.locator("summary.nav-link")).to_be_focused()


def test_a_menu_closes_when_tab_leaves_it(page: Page) -> None:
    menu = open_by_arrow(page, "Departments")
    page.keyboard.press("End")
    expect(menu.locator(".mega__promo a")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(OPEN_MENU)).to_have_count(0)
    expect(page.locator(".main-nav summary", has_text="Conditions").first).to_be_focused()


def test_only_one_menu_is_open(page: Page) -> None:
    page.goto("/condition/piles")
    for name in ("Departments", "Treatments"):
        page.locator(".main-nav summary", has_text=name).focus()
        page.keyboard.press("Enter")
    expect(page.locator(OPEN_MENU)).to_have_count(1)


def test_a_speciality_shows_its_links_and_hides_those_of_the_one_before(page: Page) -> None:
    page.goto("/condition/piles")
    page.locator(".main-nav summary", has_text="Conditions").press("Enter")
    menu = page.locator(OPEN_MENU)
    expect(menu.get_by_role("link", name="ACL tear")).to_be_visible()
    menu.locator("summary", has_text="Eyes").press("Enter")
    expect(menu.get_by_role("link", name="Cataract")).to_be_visible()
    expect(menu.get_by_role("link", name="ACL tear")).not_to_be_visible()
    expect(menu.get_by_role("link", name="All conditions, A to Z").locator("visible=true")).to_have_count(1)


def test_the_side_menu_holds_the_focus_and_gives_it_back(phone: Page) -> None:
    phone.goto("/condition/piles")
    summary = phone.locator(".side-menu > summary")
    focus_by_tab(phone, summary)
    phone.keyboard.press("Enter")
    conditions = phone.locator(".sidemenu__panel summary", has_text="Conditions").first
    expect(conditions).to_be_visible()
    conditions.focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(".menu-acc > details[open]")).to_have_count(1)
    expect(phone.locator("main")).to_have_js_property("inert", True)
    stays_in(phone, ".side-menu")
    phone.keyboard.press("Escape")
    expect(conditions).not_to_be_visible()
    expect(summary).to_be_focused()


@pytest.mark.parametrize(
    ("opener", "dialog"),
    [
        (".ribbon [data-book]", "Get a second opinion"),
        (".city-btn", "Select Your City"),
        ("[data-open-search]", "Search"),
        (LOGIN, "Login"),
    ],
)
def test_a_dialog_holds_the_focus_and_gives_it_back(page: Page, opener: str, dialog: str) -> None:
    page.goto("/condition/piles")
    button = page.locator(opener).first
    focus_by_tab(page, button)
    page.keyboard.press("Enter")
    opened = page.get_by_role("dialog", name=dialog)
    expect(opened).to_be_visible()
    stays_in(page, "dialog[open]")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(button).to_be_focused()


def test_the_form_over_the_page_begins_with_its_cross(page: Page) -> None:
    page.goto("/delhi-ncr/doctors/general-surgery")
    page.get_by_role("link", name="Request appointment").first.focus()
    page.keyboard.press("Enter")
    form = page.get_by_role("dialog")
    expect(form.get_by_role("button", name="Close")).to_be_focused()
    focus_by_tab(page, form.get_by_label("Your name"))


def test_who_takes_one_off_the_shortlist_stays_in_it(page: Page) -> None:
    page.goto("/delhi-ncr/doctors/general-surgery")
    for heart in page.locator(".heart").all()[:2]:
        heart.press("Space")
        expect(heart).to_have_attribute("aria-pressed", "true")
    page.goto("/shortlist")
    saved = page.get_by_role("group", name="Saved doctors and hospitals")
    remove = saved.get_by_role("button", name="Remove")
    for left in (1, 0):
        remove.first.press("Enter")
        expect(remove).to_have_count(left)
        expect(saved).to_be_focused()
    page.keyboard.press("Tab")
    expect(saved.get_by_role("link", name="Find doctors")).to_be_focused()


def test_a_question_that_the_chat_suggests_keeps_the_focus_in_the_talk(page: Page) -> None:
    page.goto("/chat/ai")
    suggested = page.locator(".chat__chips button")
    focus_by_tab(page, suggested.first)
    wait_until_awake(suggested.first)
    for _ in range(2):
        asked = suggested.first.text_content() or ""
        suggested.first.press("Enter")
        expect(page.locator(".msg--me").last).to_contain_text(asked)
        expect(page.get_by_role("log")).to_be_focused()
    focus_by_tab(page, page.get_by_role("textbox"))


RING = "element => { const s = getComputedStyle(element); return [s.outlineStyle, s.outlineWidth] }"


def walk(page: Page, *stops: Locator) -> None:
    """Tab leads from each to the next, and each shows that it has the focus."""
    stops[0].focus()
    for stop in stops[1:]:
        page.keyboard.press("Tab")
        expect(stop).to_be_focused()
        assert stop.evaluate(RING) == ["solid", "3px"]


def test_the_choices_of_a_price_are_walked_and_sent_by_keyboard(page: Page) -> None:
    page.goto("/cost?treatment=gallbladder-removal&city=delhi-ncr&v=1")
    form = page.get_by_role("form", name="Choose what the price is for")
    walk(page, *form.locator("select").all(), form.get_by_role("button", name="Show the cost"))
    form.get_by_label("City").focus()
    page.keyboard.press("p")
    page.keyboard.press("u")
    expect(form.get_by_label("City")).to_have_value("pune")
    form.get_by_role("button", name="Show the cost").press("Enter")
    page.wait_for_url("**/cost?*city=pune*")


def test_the_head_of_a_doctor_is_walked_from_the_heart_to_the_form(page: Page) -> None:
    page.goto("/doctor/dr-kavita-raghunathan")
    book = page.locator(".profile__book")
    walk(page, page.locator(".profile .heart"), book)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(book).to_be_focused()


def test_what_is_of_the_chosen_city_is_walked_in_its_order(page: Page) -> None:
    page.goto("/faq")
    choose(page, "Bengaluru")
    expect(chip(page)).to_have_text("City: Bengaluru")
    page.goto("/condition/kidney-stones")
    part = page.locator("[data-of-city=doctors]")
    expect(part.get_by_role("heading", name="Doctors in Bengaluru")).to_be_attached()
    stops = part.locator("a, button").locator("visible=true").all()
    assert len(stops) > 8
    walk(page, *stops)


def test_the_price_in_an_answer_of_the_chat_is_the_next_stop_behind_the_talk(page: Page) -> None:
    page.goto("/chat/ai")
    field = page.get_by_role("textbox")
    focus_by_tab(page, field)
    wait_until_awake(page.locator("form", has=field))  # sent as it is, the answer is a page of its own
    page.keyboard.type("How much does a knee replacement cost in Mumbai?")
    page.keyboard.press("Enter")
    price = page.locator(".chat__costs a").first
    expect(price).to_contain_text("₹")
    expect(field).to_be_focused()
    while not price.evaluate("element => element === document.activeElement"):
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("document.activeElement !== document.body"), "not reached backwards"
    assert price.evaluate(RING) == ["solid", "3px"]
    page.keyboard.press("Enter")
    page.wait_for_url("**/cost")


def test_questions_that_come_once_a_form_is_begun_are_next_by_tab(page: Page) -> None:
    page.goto("/doctor/dr-kavita-raghunathan")
    card = page.locator(".lead-card--side")
    card.locator("[name=nameField]").focus()
    page.keyboard.type("Asha Devi")
    expect(card.locator("[name=cityField][role=combobox]")).to_be_visible()
    walked: list[str] = []
    while len(walked) < 11:
        page.keyboard.press("Tab")
        walked.append(page.evaluate("document.activeElement.name || document.activeElement.type"))
    first = ["countryCode", "mobileField", "cityField", "specializationField"]
    later = ["priorConsultationField", "FormSimilarConsultation", "callNowLaterField"]
    assert walked[:7] == first + later
    assert walked[-1] == "submit"


def test_the_shortlist_is_reached_from_a_heart_and_shows_the_focus(page: Page) -> None:
    page.goto("/delhi-ncr/doctors/general-surgery")
    heart = page.locator("main .heart").first
    heart.focus()
    page.keyboard.press("Enter")
    expect(heart).to_have_attribute("aria-pressed", "true")
    expect(heart).to_be_focused()
    assert heart.evaluate(RING) == ["solid", "3px"]
    compare = page.get_by_role("link", name="1 saved: show it")
    expect(compare).to_be_visible()
    compare.focus()
    assert compare.evaluate(RING) == ["solid", "3px"]
    page.keyboard.press("Enter")
    page.wait_for_url("**/shortlist")


def test_the_shell_of_a_hindi_page_is_hindi(page: Page) -> None:
    page.goto("/hi/blog")
    hindi = re.compile("[ऀ-ॿ]")
    shell = [
        ".skip",
        ".ribbon",
        ".main-nav summary",
        ".main-nav .nav-link",
        LOGIN,
        ".city-btn",
    ]
    for selector in [*shell, ".site-footer h2", ".safety"]:
        for part in page.locator(selector).all():
            assert hindi.search(part.text_content() or ""), selector
    for opener in (".ribbon [data-book]", ".city-btn", "[data-open-search]", LOGIN):
        button = page.locator(opener).first
        assert hindi.search(button.get_attribute("aria-label") or button.text_content() or ""), opener
        button.click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_have_accessible_name(hindi)
        for control in dialog.locator("button:visible").all():
            name = control.get_attribute("aria-label") or control.text_content() or ""
            assert hindi.search(name), (opener, name)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
