"""From home to what one came for on a phone, in counted taps; to type is none, to press Enter is one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect


class Thumb:
    """Taps, and counts them."""

    def __init__(self) -> None:
        self.taps = 0

    def tap(self, what: Locator) -> None:
        what.tap()
        self.taps += 1


@pytest.fixture
def thumb() -> Thumb:
    return Thumb()


def search(phone: Page, thumb: Thumb, words: str, suggestion: str) -> None:
    thumb.tap(phone.locator(".hero input[name=q]"))
    phone.keyboard.type(words)
    thumb.tap(phone.get_by_role("option", name=re.compile(suggestion)).first)


def pick(phone: Page, thumb: Thumb, city: str) -> None:
    thumb.tap(phone.locator(".city-btn"))
    thumb.tap(phone.get_by_role("dialog").get_by_text(city, exact=True))


def is_of_bengaluru(phone: Page, home: str, heading: str) -> None:
    phone.wait_for_url(f"**{home.rstrip('/')}/bengaluru/doctors/urology")
    expect(phone.get_by_role("heading", level=1)).to_have_text(heading)
    expect(phone.locator("main .doctor h3").first).to_contain_text(
        "शार्लट फ़र्नांडिस" if home == "/hi" else "Charlotte Fernandes"
    )


UROLOGISTS = ("/", "Bengaluru", "Urologists in Bengaluru", "Kidney and urinary")
IN_HINDI = ("/hi", "बेंगलुरु", "बेंगलुरु में मूत्र रोग के डॉक्टर", "मूत्र रोग")
LANGUAGES = pytest.mark.parametrize(("home", "city", "heading", "department"), [UROLOGISTS, IN_HINDI])


@pytest.mark.parametrize(
    ("home", "words", "suggestion", "heading"),
    [
        ("/", "urologist bengaluru", "^Urologists in Bengaluru", UROLOGISTS[2]),
        ("/hi", "यूरोलॉजिस्ट बेंगलुरु", "^बेंगलुरु में मूत्र रोग विशेषज्ञ", IN_HINDI[2]),
    ],
)
def test_a_urologist_by_search_in_two(
    phone: Page, thumb: Thumb, home: str, words: str, suggestion: str, heading: str
) -> None:
    phone.goto(home)
    search(phone, thumb, words, suggestion)
    is_of_bengaluru(phone, home, heading)
    assert thumb.taps == 2


@LANGUAGES
def test_a_urologist_by_the_picker_in_three(
    phone: Page, thumb: Thumb, home: str, city: str, heading: str, department: str
) -> None:
    phone.goto(home)
    pick(phone, thumb, city)
    phone.wait_for_url("**/bengaluru")
    thumb.tap(phone.locator("main .depts a").filter(has_text=department))
    is_of_bengaluru(phone, home, heading)
    assert thumb.taps == 3


@LANGUAGES
def test_a_urologist_by_the_menu_in_three_where_the_city_was_chosen_before(
    phone: Page, thumb: Thumb, home: str, city: str, heading: str, department: str
) -> None:
    phone.goto(home)
    pick(phone, Thumb(), city)
    phone.wait_for_url("**/bengaluru")
    phone.goto(home)
    expect(phone.locator(".site-header__row > a.brand")).to_have_attribute("href", re.compile("/bengaluru$"))
    thumb.tap(phone.locator(".side-menu > summary"))
    thumb.tap(phone.locator(".side-menu details > summary").first)
    thumb.tap(phone.locator(".side-menu").get_by_role("link", name=department, exact=True))
    is_of_bengaluru(phone, home, heading)
    assert thumb.taps == 3


@pytest.mark.parametrize(
    ("home", "words", "suggestion", "honest"),
    [
        (
            "/",
            "knee replacement cost pune",
            "^Total knee replacement cost in Pune",
            "The nearest figure: Mumbai",
        ),
        ("/hi", "घुटना बदलने का खर्च पुणे", "^पुणे में घुटना प्रत्यारोपण का ख़र्च", "सबसे पास की क़ीमत: मुंबई"),
    ],
)
def test_the_cost_of_a_knee_in_pune_in_two(
    phone: Page, thumb: Thumb, home: str, words: str, suggestion: str, honest: str
) -> None:
    phone.goto(home)
    search(phone, thumb, words, suggestion)
    phone.wait_for_url("**/pune/treatment/total-knee-replacement/cost")
    expect(phone.get_by_role("heading", name=honest)).to_be_visible()
    assert thumb.taps == 2


@pytest.mark.parametrize("language", ["", "/hi"])
def test_a_request_with_mistakes_is_sent_in_eight_and_back_leads_back_step_by_step(
    phone: Page, thumb: Thumb, number: str, language: str
) -> None:
    home, path = language or "/", f"{language}/bengaluru/doctors/urology"
    phone.goto(home)
    phone.goto(path)
    thumb.tap(phone.locator("main a[data-book]").locator("visible=true").first)
    form = phone.get_by_role("dialog")
    send = form.locator("[type=submit]")
    thumb.tap(send)
    expect(form.locator(".error-summary")).to_be_focused()
    for name, typed in (("nameField", "Asha Devi"), ("mobileField", number)):
        thumb.tap(form.locator(f"[name={name}]"))
        phone.keyboard.type(typed)
    answers = {
        "priorConsultationField": "No",
        "FormSimilarConsultation": "No",
        "callNowLaterField": "Later 4-8",
    }
    for name, answer in answers.items():
        thumb.tap(form.locator(f"label:has([name={name}][value='{answer}'])"))
    expect(form.locator("[aria-invalid=true]")).to_have_count(0)
    thumb.tap(send)
    phone.wait_for_url(f"**{language}/thankyou?*")
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Asha")
    assert thumb.taps == 8
    phone.go_back()
    phone.wait_for_url(f"**{path}")
    expect(phone.locator("dialog[open]")).to_have_count(0)
    phone.go_back()
    phone.wait_for_url(f"**{home}")
