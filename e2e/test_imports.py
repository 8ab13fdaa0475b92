"""An editor brings a spreadsheet of doctors: its fault is named; mended, it is applied, shown and undone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import violations_at_both_widths
from e2e.cms import at_cms
from e2e.conftest import PHONE
from e2e.stack import Site, wait_until

HEADER = "slug,name,department,city,title,degrees,fee,languages\n"
LINE = (
    "dr-kamala-iyer,Dr Kamala Iyer,general-surgery,{city},General surgeon,MBBS and MS,{fee},hindi; marathi\n"
)
RIGHT = HEADER + LINE.format(city="pune", fee="715")
WRONG = HEADER + LINE.format(city="atlantis", fee="715")


@pytest.fixture
def esha(browser: Browser, delivering: Site) -> Iterator[Page]:
    yield from at_cms(browser, delivering, "esha")


def bring(page: Page, text: str, name: str) -> None:
    page.goto("/cms/imports/")
    page.get_by_label("Table").select_option("doctors")
    page.get_by_label("CSV (UTF-8) or XLSX file").set_input_files(
        {"name": name, "mimeType": "text/csv", "buffer": text.encode()}
    )
    page.get_by_role("button", name="Check the file").click()
    page.wait_for_url("**/cms/imports/*/")


def test_an_editor_mends_a_file_applies_it_and_takes_it_back(
    esha: Page, delivering: Site, axe_source: str, tmp_path: Path
) -> None:
    esha.goto("/cms/imports/")
    esha.locator("summary").filter(has_text="Doctors").click()
    assert violations_at_both_widths(esha, axe_source) == []
    bring(esha, WRONG, "wrong.csv")
    expect(esha.get_by_role("heading", name="The file is refused.")).to_be_visible()
    expect(esha.get_by_role("cell", name="There is no city “atlantis”.")).to_be_visible()
    expect(esha.get_by_role("button", name="Apply")).to_have_count(0)
    assert violations_at_both_widths(esha, axe_source) == []
    with esha.expect_download() as download:
        esha.get_by_role("link", name="All faults as a CSV file").click()
    download.value.save_as(tmp_path / "faults.csv")
    assert "2,city,There is no city" in (tmp_path / "faults.csv").read_text("utf-8-sig")
    bring(esha, RIGHT, "right.csv")
    expect(esha.get_by_role("heading", name="The file is checked.")).to_be_visible()
    assert delivering.get("/doctor/dr-kamala-iyer").status_code == 404
    esha.get_by_role("button", name="Apply").click()
    expect(esha.get_by_role("heading", name="The file is applied.")).to_be_visible()
    assert violations_at_both_widths(esha, axe_source) == []
    assert "715" in delivering.get("/doctor/dr-kamala-iyer").text
    wait_until(
        lambda: "Kamala Iyer" in delivering.get("/search?q=kamala+iyer").text, "search finds the doctor"
    )
    esha.get_by_role("button", name="Undo this import").click()
    expect(esha.get_by_role("heading", name="The file is undone.")).to_be_visible()
    wait_until(lambda: delivering.get("/doctor/dr-kamala-iyer").status_code == 404, "the page is gone")


def test_an_export_comes_down_as_a_workbook_and_a_phone_shows_all_of_it(esha: Page) -> None:
    esha.set_viewport_size(PHONE)
    esha.goto("/cms/imports/")
    assert esha.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    esha.locator("summary").filter(has_text="Conditions").click()
    with esha.expect_download() as download:
        esha.get_by_role("link", name="Export of Conditions, XLSX").click()
    assert download.value.suggested_filename == "conditions.xlsx"
    assert download.value.path().read_bytes().startswith(b"PK")
