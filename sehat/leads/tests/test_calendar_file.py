"""The call of a request as a file for a calendar: one event that any program reads (RFC 5545)."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.core.schemas import Language
from sehat.leads.callbacks.calendar_file import MAX_LINE_LENGTH, calendar_file, escaped, folded
from sehat.leads.callbacks.promises import window_on
from sehat.leads.models import Lead

NOW = datetime(2026, 11, 26, 20, 0, tzinfo=UTC)  # the 27th in India
LEAD = Lead(id="SP-7K4M-Q2XR-AAAAAAAAAAAA", name="Sunita Rao", mobile="9876543210", treatment_name="Piles")


def unfolded(file: bytes) -> dict[str, str]:
    """Its lines by their names, as a calendar reads them."""
    lines = file.decode().replace("\r\n ", "").split("\r\n")
    return dict(line.partition(":")[::2] for line in lines if line)


@pytest.mark.parametrize("language", ["en", "hi"])
def test_it_is_the_whole_window_of_the_day_in_india(language: Language) -> None:
    event = unfolded(calendar_file(LEAD, window_on(NOW, "Later 9-12"), language, NOW))
    assert (event["DTSTART"], event["DTEND"]) == ("20261127T033000Z", "20261127T063000Z")
    assert event["DTSTAMP"] == "20261126T200000Z"
    assert LEAD.reference in event["DESCRIPTION"]


@pytest.mark.parametrize("language", ["en", "hi"])
def test_who_reads_the_calendar_learns_neither_who_nor_what_nor_which_number(language: Language) -> None:
    file = calendar_file(LEAD, window_on(NOW, "Later 4-8"), language, NOW).decode()
    assert not [word for word in ("Sunita", "9876543210", "Piles", "बवासीर") if word in file]


def test_the_same_request_is_the_same_event_when_its_window_changes(settings: Settings) -> None:
    settings.SITE_URL = "https://care.example"
    files = [calendar_file(LEAD, window_on(NOW, window), "en", NOW) for window in ("Later 9-12", "Later 4-8")]
    uids = {unfolded(file)["UID"] for file in files}
    assert uids == {f"{LEAD.reference}@care.example"}


def test_a_name_of_the_brand_breaks_no_line(settings: Settings) -> None:
    settings.BRAND_NAME = "Care, Cure; Co\\Ltd\nEND:VEVENT"
    file = calendar_file(LEAD, window_on(NOW, "Later 9-12"), "en", NOW)
    assert file.count(b"\r\nEND:VEVENT") == 1
    assert unfolded(file)["SUMMARY"].startswith("Care\\, Cure\\; Co\\\\Ltd\\nEND:VEVENT")


@given(st.text(max_size=300))
def test_long_lines_are_parted_between_letters_and_come_back_whole(text: str) -> None:
    line = escaped(text).replace("\r", "").encode("utf-8", "ignore")
    parts = folded(line)
    assert parts.endswith(b"\r\n")
    pieces = parts.removesuffix(b"\r\n").split(b"\r\n")
    assert all(len(piece) <= MAX_LINE_LENGTH for piece in pieces)
    assert b"".join([pieces[0], *(piece[1:] for piece in pieces[1:])]) == line
    for piece in pieces:
        piece.decode()  # raises where a letter was cut
