"""Hindi pages are Hindi from header to footer: what is Latin there is a name, a unit or marked as English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import DESKTOP, page_of
from e2e.stack import Site

# Marks and abbreviations that are said and written so in Hindi as well; sizes and units of a report.
NAMES = {"Google", "Play", "App", "Store", "WhatsApp", "OTP", "BMI", "PDF", "CBC", "TLC", "PCV", "MCV", "Hb"}
UNITS = {"dL", "fL"}
# What a registration is called while it is invented: Demo 01080.
REGISTRATION = {"Demo"}
# Fellowships whose letters are what one looks up.
DEGREES = {"FMAS", "FRM", "FICO", "FACRSI", "FALS", "FIAGES"}
# An email address, as a field for one shows it.
EMAIL = {"name", "example", "org"}
ALLOWED = NAMES | UNITS | DEGREES | REGISTRATION | EMAIL
PAGES = [
    "/hi/tests",
    "/hi/test/cbc",
    "/hi/blog",
    "/hi/blog/bawaseer-aur-fissure-mein-antar",
    "/hi/request",
    "/hi/request?variant=1",
    "/hi/request?variant=2",
    "/hi/request?variant=4",
    "/hi/request?purpose=weightloss",
    "/hi/thankyou?isquicksurvey=1&isplanfeature=1&department=Urology",
    "/hi/my-requests",
    "/hi/shortlist",
    "/hi/privacy/your-data",
    "/hi/chat",
    "/hi/chat/ai",
    "/hi/no-such-page",
    "/hi",
    "/hi/jaipur",
    "/hi/condition",
    "/hi/treatment",
    "/hi/departments",
    "/hi/department/urology",
    "/hi/doctors",
    "/hi/hospitals",
    "/hi/delhi-ncr/doctors/general-surgery",
    "/hi/delhi-ncr/hospitals/general-surgery",
    "/hi/doctor/dr-kavita-raghunathan",
    "/hi/treatment/gallbladder-removal",
    "/hi/treatment/gallbladder-removal/cost",
    "/hi/delhi-ncr/treatment/gallbladder-removal/cost",
    "/hi/privacy",
    "/hi/terms-conditions",
    "/hi/contact-us",
    "/hi/faq",
    "/hi/services/second-opinion",
    "/hi/services/medical-loan",
    "/hi/editorial-policy",
    "/hi/authors",
    "/hi/authors/neha-kulkarni",
    "/hi/reviewers",
]
CONDITIONS = [
    *("piles", "anal-fissure", "gallstones", "kidney-stones", "inguinal-hernia"),
    *("cataract", "knee-osteoarthritis", "appendicitis", "type-2-diabetes", "enlarged-prostate"),
    *("uterine-fibroids", "slipped-disc", "varicose-veins", "coronary-artery-disease", "sinusitis"),
]
# Their texts too, but for sources, which are named as they are, and names of tests and schemes.
IN_TEXTS = {"PM", "JAY", "SGLT", "mg", "HbA", "FFR"}
# Everything there is to see or hear below an element, but for: what editors wrote, English that says so,
# names of reviewers, and what no person meets.
SPOKEN = """root => {
  const skipped = `script, style, noscript, [lang=en], [aria-hidden=true], .prose, [hidden],
    a[href*="/reviewers/"]`;
  const said = [];
  for (const one of [root, ...root.querySelectorAll('*')]) {
    if (one.closest(skipped)) continue;
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'label'])
      said.push(one.getAttribute(name) ?? '');
    if (one.matches('datalist option')) said.push(one.value);
  }
  return said;
}"""


def latin(part: Locator) -> set[str]:
    words = {word for text in part.evaluate(SPOKEN) for word in re.findall("[A-Za-z]{2,}", text)}
    return words - ALLOWED


@pytest.fixture(scope="module")
def reader(browser: Browser, site: Site) -> Iterator[Page]:
    """One visitor who reads page after page: scripts that were fetched and compiled once stay so."""
    yield from page_of(browser, site, viewport=DESKTOP)


@pytest.mark.parametrize("path", PAGES)
def test_a_hindi_page_is_hindi_from_header_to_footer(reader: Page, path: str) -> None:
    reader.goto(path)
    expect(reader.locator("html")).to_have_attribute("lang", "hi")
    assert latin(reader.locator("body")) == set()


def test_the_city_picker_is_hindi_and_the_chosen_city_too(page: Page) -> None:
    page.goto("/hi/test/cbc")
    page.locator("[data-open-city]").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="अन्य", exact=True)).to_be_attached()
    expect(dialog.get_by_role("radio", name="जयपुर", exact=True)).to_be_attached()
    assert latin(dialog) == set()
    dialog.get_by_role("searchbox").fill("jaip")
    dialog.get_by_role("radio", name="जयपुर", exact=True).press("Space")
    dialog.get_by_role("button", name="जयपुर में इलाज देखें").click()
    page.reload()
    expect(page.locator("[data-city-name]").first).to_have_text("जयपुर")
    expect(page.locator("main [name=cityField]").first).to_have_value("जयपुर")


def test_what_the_search_suggests_is_hindi(page: Page) -> None:
    page.goto("/hi/test/cbc")
    page.locator("[data-open-search]").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").fill("बवासीर")
    expect(dialog.get_by_role("option", name="बवासीर").first).to_be_visible()
    assert latin(dialog) == set()


def test_a_form_that_is_not_right_says_so_in_hindi(page: Page) -> None:
    page.goto("/hi/request?variant=2")
    form = page.locator("main form")
    form.locator("[name=nameField]").click()
    expect(form.get_by_role("combobox", name="विभाग")).to_be_attached()
    form.locator("button[type=submit]").click()
    expect(form.locator(".error-summary")).to_be_focused()
    assert latin(form) == set()


def text_of_prose(page: Page) -> set[str]:
    """Latin words in what editors wrote, sources left out."""
    said = page.locator("main .prose").evaluate_all(
        """parts => parts.map(part => {
          const copy = part.cloneNode(true);
          const skipped = '.sources, #sources, script, [lang=en], .doctor, .hospital, .range-source';
          for (const one of copy.querySelectorAll(skipped)) one.remove();
          return copy.textContent;
        })"""
    )
    return {word for text in said for word in re.findall("[A-Za-z]{2,}", text)} - ALLOWED - IN_TEXTS


def test_the_conditions_written_in_hindi_are_hindi(page: Page) -> None:
    for slug in CONDITIONS:
        page.goto(f"/hi/condition/{slug}")
        assert latin(page.locator("body")) == set(), slug
        assert text_of_prose(page) == set(), slug
        expect(page.locator(".care--urgent")).to_be_visible()


def test_a_hindi_reader_gets_from_home_to_a_request_its_status_and_her_data(page: Page) -> None:
    page.goto("/hi")
    page.get_by_role("main").get_by_role("link", name="मोतियाबिंद", exact=True).first.click()
    expect(page).to_have_url(re.compile("/hi/condition/cataract$"))
    form = page.locator(".lead-card")
    form.locator("[name=cityField]").fill("दिल्ली एनसीआर")
    form.locator("[name=nameField]").fill("सुनीता देवी")
    form.locator("[name=mobileField]").fill("9810000077")
    for question in form.locator("fieldset").all():
        if question.is_visible():
            question.get_by_role("radio").last.check()
    assert form.locator("a[href='/hi/privacy']").count() == 1
    form.locator("button[type=submit]").click()
    page.wait_for_url("**/hi/thankyou?*")
    assert latin(page.locator("body")) <= {"SP"} | set(re.findall("[A-Za-z]{2,}", reference(page)))
    page.locator("main a[href*='/request/status/']").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "hi")
    assert latin(page.locator("main")) <= set(re.findall("[A-Za-z]{2,}", reference(page)))
    page.goto("/hi/privacy")
    page.locator("a[href='/hi/privacy/your-data']").first.click()
    expect(page).to_have_url(re.compile("/hi/privacy/your-data$"))
    assert latin(page.locator("body")) == set()


def reference(page: Page) -> str:
    """Of the request, which is read out letter by letter."""
    return " ".join(re.findall(r"SP-[0-9A-Z]{4}-[0-9A-Z]{4}", page.locator("main").inner_text()))
