"""An editor writes a condition with every block, a medical reviewer approves it, and visitors read it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.axe import violations_at_both_widths
from e2e.cms import add_block, at_cms, preview, type_in, when_saved, when_watched
from e2e.stack import RENDERING, Site, wait_until

NAME, ADDRESS = "Vocal Cord Nodules", "/condition/vocal-cord-nodules"
PICTURE = Path(__file__).parent / "pictures" / "face.jpg"
CHOSEN = {"condition": NAME, "author": "Neha Kulkarni", "reviewer": "Dr Asha Rao"}
TEXTS = {
    "also_called": "singer’s nodes",
    "treated_by": "ENT specialist",
    "usual_treatment": "Voice therapy",
    "hospital_stay": "None",
    "lead": "Nodules are small swellings on the vocal cords.",
    "overview": "Most get better with rest for the voice.",
    "symptoms_intro": "They come slowly.",
    "causes": "Long loud speaking causes most.",
    "tests": "Often none is needed.",
}
# Lists of the page, with what is typed into the first of each.
LISTS = {
    "symptoms": {"-title": "A hoarse voice", "-text": "Worse in the evening."},
    "see_doctor": {"": "it lasts longer than ten days"},
    "emergency": {"": "breathing is hard"},
    "options": {"-name": "Voice rest", "-best_for": "Small nodules", "-recovery": "Days"},
    "questions": {"-question": "Is it catching?", "-answer": "No."},
    "sources": {"-title": "Hoarse voice", "-publisher": "NHS"},
}
# Blocks of the body that are typed alone, and what visitors then read.
BLOCKS = {
    "Text": {"heading": "Living with it", "text": "Rest and drink enough."},
    "List": {"heading": "What to bring", "items-0-value": "Older scans"},
    "Steps": {
        "heading": "At the clinic",
        "steps-0-value-title": "A talk",
        "steps-0-value-text": "You tell what troubles you.",
    },
    "Questions": {
        "heading": "More questions",
        "questions-0-value-question": "May I fly?",
        "questions-0-value-answer": "Ask before you do.",
    },
    "Lead form": {"title": "Ask an ENT doctor", "text": "We call you back."},
}
CARDS = {"See doctor": "your voice breaks", "Emergency": "your neck is stiff"}
TABLE = {"Kind": "Short", "Lasts": "Some weeks"}
NEW_WORDS = "A lipoma is a soft lump of fat, as an editor now puts it."
SOURCE = {"title": "Care of the voice", "publisher": "ICMR"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, prepared: Site) -> Iterator[Site]:
    """A site of its own: what is published here changes lists that other journeys read."""
    site = Site(tmp_path_factory.mktemp("editorial"))
    site.copy(prepared)
    site.start(*RENDERING)
    yield site
    site.stop()


@pytest.fixture
def editor(browser: Browser, site: Site) -> Iterator[Page]:
    yield from at_cms(browser, site, "esha")


@pytest.fixture
def reviewer(browser: Browser, site: Site) -> Iterator[Page]:
    yield from at_cms(browser, site, "dr-rao")


def choose(page: Page, place: Locator, kind: str, name: str) -> None:
    """Takes a row of the directory by the chooser of a field; back once it is chosen and the chooser gone.

    Its name alone, to the letter: “Department” and “Choose a department” have “ent” in them.
    """
    place.get_by_role("button", name=f"Choose {kind}").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("dialog").get_by_role("link", name=name, exact=True).click()
    expect(place.get_by_text(name, exact=True).first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def write_condition(page: Page) -> None:
    """What the page is about is a row of the directory: doctors and searches hang on it."""
    page.goto("/cms/snippets/directory/condition/add/")
    page.locator("[name=name]").press_sequentially(NAME)
    expect(page.locator("[name=slug]")).to_have_value("vocal-cord-nodules")
    choose(page, page.locator("[data-contentpath=department]"), "department", "ENT")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text(f"Condition '{NAME}' created.")).to_be_visible()


def write_page(page: Page) -> None:
    page.goto("/cms/pages/")
    page.get_by_role("link", name="Find the right doctor").last.click()
    page.get_by_role("link", name="Explore child pages of 'Conditions'").click()
    page.get_by_role("link", name="Add child page").click()
    when_watched(page)
    page.locator("[name=title]").fill(NAME)
    for field, name in CHOSEN.items():
        kind = "condition" if field == "condition" else "person"
        choose(page, page.locator(f"[data-contentpath={field}]"), kind, name)
    type_in(page, TEXTS)
    for field, values in LISTS.items():
        number = add_block(page, field)
        type_in(page, {f"{field}-{number}-value{end}": text for end, text in values.items()})
    expect(page.locator(".icon-input summary").last).to_have_text("stethoscope")
    choose_icon(page, "ears nose and throat")


def choose_icon(page: Page, name: str) -> None:
    """Among the pictures, by the keyboard alone; Enter in the search saves nothing."""
    closed = page.locator(".icon-input summary").last
    closed.press("Enter")
    page.get_by_label("Search icons").last.press_sequentially(name)
    page.get_by_label("Search icons").last.press("Enter")
    expect(page.get_by_text("1 found").last).to_be_visible()
    page.get_by_role("radio", name=name, exact=True).last.press("Space")
    expect(closed).to_have_text(name)


def in_body(number: int, values: dict[str, str]) -> dict[str, str]:
    return {f"body-{number}-value-{end}": text for end, text in values.items()}


def write_body(page: Page) -> None:
    """Every block there is, in the order of the list of blocks."""
    for block, values in BLOCKS.items():
        type_in(page, in_body(add_block(page, "body", block), values))
    for block, text in CARDS.items():
        type_in(page, {f"body-{add_block(page, 'body', block)}-value-0-value": text})
    number = add_block(page, "body", "Sources")
    type_in(page, {f"body-{number}-value-0-value-{end}": text for end, text in SOURCE.items()})
    for block, kind, name in (
        ("Cost", "procedure", "Tonsillectomy"),
        ("Doctors", "department", "ENT"),
    ):
        number = add_block(page, "body", block)
        type_in(page, in_body(number, {"heading": f"{block} near you"}))
        choose(page, page.locator(f"section:has([name=body-{number}-value-heading])").last, kind, name)
    add_block(page, "body", "Buttons")
    page.get_by_role("checkbox", name="Call: where").check()
    draw_table(page, add_block(page, "body", "Table"))
    show_picture(page, add_block(page, "body", "Figure"))


def draw_table(page: Page, number: int) -> None:
    type_in(page, in_body(number, {"heading": "How long it lasts"}))
    table = page.locator(f"section:has([name=body-{number}-value-heading])").last
    for column, (head, cell) in enumerate(TABLE.items()):
        table.get_by_role("button", name="Add column").last.press("Enter")
        table.get_by_role("button", name="Text", exact=True).press("Enter")
        type_in(page, in_body(number, {f"table-column-{column}-heading": head}))
        type_in(page, in_body(number, {f"table-cell-0-{column}": cell}))


def show_picture(page: Page, number: int) -> None:
    type_in(page, in_body(number, {"alt": "A face from the front", "caption": "Where the voice is made"}))
    figure = page.locator(f"section:has([name=body-{number}-value-alt])").last
    figure.get_by_role("button", name="Choose an image").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("tab", name="Upload").click()
    dialog.locator("[type=file]").set_input_files(PICTURE)
    dialog.get_by_label("Title").last.fill("A face")
    dialog.get_by_role("button", name="Upload").click()
    expect(dialog).to_be_hidden()


def submit_for_review(page: Page) -> None:
    when_saved(page)
    page.get_by_role("button", name="More actions").click()
    expect(page.get_by_role("button", name="Publish", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Submit to Medical review").click()
    expect(page.get_by_text("has been submitted for moderation")).to_be_visible()


def approve(page: Page, title: str) -> None:
    """As the home page of /cms offers what waits for a review."""
    page.goto("/cms/")
    page.get_by_role("link", name=title).first.click()
    page.get_by_role("button", name="More actions").click()
    page.get_by_role("button", name="Approve and Publish", exact=True).click()
    expect(page.get_by_text("has been updated").first).to_be_visible()


def test_a_condition_is_written_reviewed_and_read(
    site: Site, editor: Page, reviewer: Page, page: Page
) -> None:
    write_condition(editor)
    write_page(editor)
    write_body(editor)
    preview(editor, NAME)
    submit_for_review(editor)
    assert page.request.get(ADDRESS).status == 404
    approve(reviewer, NAME)
    page.goto(ADDRESS)
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_contain_text(NAME)
    expect(main.get_by_text("Dr Asha Rao").first).to_be_visible()
    said = main.text_content() or ""
    typed = [*TEXTS.values(), *CARDS.values(), *TABLE.values(), "Where the voice is made", "Cost near you"]
    typed += [text for values in (*LISTS.values(), *BLOCKS.values()) for text in values.values()]
    missing = [text for text in typed if text not in said]
    assert missing == [CARDS["Emergency"]]  # the page has a red card already, and shows one at most


def lipoma(site: Site) -> str:
    return site.get("/condition/lipoma").text


def test_a_cached_page_follows_the_approval(site: Site, editor: Page, reviewer: Page) -> None:
    [(number,)] = site.rows("SELECT id FROM wagtailcore_page WHERE url_path LIKE '%/condition/lipoma/'")
    assert NEW_WORDS not in lipoma(site)
    editor.goto(f"/cms/pages/{number}/edit/")
    editor.locator("[name=lead]").fill(NEW_WORDS)
    submit_for_review(editor)
    approve(reviewer, "Lipoma")
    wait_until(lambda: NEW_WORDS in lipoma(site), "the cached page follows")


def test_an_editor_reads_both_languages_side_by_side(site: Site, editor: Page, axe_source: str) -> None:
    [[pk]] = site.rows(
        "SELECT id FROM wagtailcore_page WHERE slug = 'piles' AND url_path NOT LIKE '%/hi/%' AND live = 1"
    )
    editor.goto(f"/cms/pages/{pk}/edit/")
    editor.get_by_role("button", name="Actions", exact=True).first.click()
    editor.get_by_role("link", name="English and Hindi side by side").click()
    expect(editor.get_by_role("link", name="Edit the Hindi page")).to_be_visible()
    assert violations_at_both_widths(editor, axe_source) == []
    assert editor.evaluate("document.documentElement.scrollWidth") <= editor.evaluate("innerWidth")
    editor.goto("/cms/reports/hindi-pages/")
    expect(editor.get_by_role("heading", level=1)).to_contain_text("Hindi pages")
    assert violations_at_both_widths(editor, axe_source) == []


def test_an_editor_is_told_of_a_broken_link(site: Site, editor: Page, axe_source: str) -> None:
    site.write("UPDATE shell_contactnumber SET kind = 'page', path = '/no-such-page'")
    editor.goto("/cms/")
    editor.get_by_role("button", name="Reports").click()
    editor.get_by_role("link", name="Broken links").click()
    expect(editor.get_by_role("cell", name="/no-such-page")).to_be_visible()
    assert violations_at_both_widths(editor, axe_source) == []
    assert editor.evaluate("document.documentElement.scrollWidth") <= editor.evaluate("innerWidth")


def test_a_notice_of_an_editor_is_on_a_cached_page(
    site: Site, editor: Page, page: Page, axe_source: str
) -> None:
    told = {"notice_text": "Our phones are down today.", "notice_text_hi": "आज हमारे फ़ोन बंद हैं।"}
    assert "Our phones" not in lipoma(site)
    editor.goto("/cms/")
    editor.get_by_role("button", name="Settings").click()
    editor.get_by_role("link", name="Ribbon, notice and menu").click()
    assert violations_at_both_widths(editor, axe_source) == []
    type_in(editor, {**told, "menu_costs": "1"})
    editor.get_by_role("checkbox", name="Shown").check()
    editor.get_by_role("button", name="Save", exact=True).click()
    expect(editor.get_by_text("Ribbon, notice and menu updated.")).to_be_visible()
    wait_until(lambda: "Our phones" in lipoma(site), "the cached page follows")
    page.goto("/hi/condition/piles")
    expect(page.get_by_role("complementary", name="ज़रूरी सूचना")).to_have_text(told["notice_text_hi"])
    assert violations_at_both_widths(page, axe_source) == []
    expect(page.locator(".main-nav .nav-link").first).to_have_text("ख़र्च")


def test_an_editor_chooses_an_icon_from_pictures_and_ticks_what_a_doctor_treats(
    editor: Page, axe_source: str
) -> None:
    editor.goto("/cms/snippets/directory/procedure/")
    editor.locator("a[href*='/procedure/edit/']").first.click()
    editor.wait_for_url("**/procedure/edit/*/")
    choose_icon(editor, "stomach")
    assert violations_at_both_widths(editor, axe_source, ".icon-input") == []
    editor.goto("/cms/snippets/directory/doctor/")
    editor.locator("a[href*='/doctor/edit/']").first.click()
    editor.wait_for_url("**/doctor/edit/*/")
    conditions = editor.locator("[data-contentpath=conditions]")
    conditions.locator("summary").press("Enter")
    conditions.get_by_label("Search this list").press_sequentially("kidney st")
    expect(conditions.get_by_role("status")).to_have_text("1 found")
    kidney = conditions.get_by_role("checkbox", name="Kidney Stones")
    kidney.set_checked(not kidney.is_checked())
    names = expect(conditions.locator("summary"))
    if kidney.is_checked():
        names.to_contain_text("Kidney Stones")
    else:
        names.not_to_contain_text("Kidney Stones")
    assert violations_at_both_widths(editor, axe_source, ".tick-input[open]") == []
