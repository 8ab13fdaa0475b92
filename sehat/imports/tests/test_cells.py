"""One cell of a file: what it may hold, and how a value is written into one and read back."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.models import is_seen
from sehat.imports.cells import MAX_LENGTH, SEPARATOR, fault_of, joined, shown, split, tidy

PARTS = st.text(
    st.characters(codec="utf-8", categories=("L", "N", "P", "Zs")) | st.sampled_from([SEPARATOR, "\\"])
)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("=1+1", "begins with “=”"),
        ("+91 98", "begins with “+”"),
        ("-5", "begins with “-”"),
        ("@sum", "begins with “@”"),
        ("a <b>word</b>", "It has HTML (“<b…”)"),
        ("</p>", "It has HTML (“</…”)"),
        ("<!-- note -->", "It has HTML"),
        ("bell\x07", "cannot be printed"),
        ("null\0", "cannot be printed"),
        ("a" * (MAX_LENGTH + 1), "more than 20,000 characters"),
    ],
)
def test_what_no_cell_may_hold_is_named(text: str, told: str) -> None:
    assert told in fault_of(text)


@pytest.mark.parametrize(
    "text",
    ["", "5 = five", "a < b", "<3", "2 <= 3", "two\nlines", "tab\there", "'=1", "दर्द", "a" * MAX_LENGTH],
)
def test_what_only_looks_like_it_is_fine(text: str) -> None:
    assert fault_of(text) == ""


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        (True, "yes"),
        (False, "no"),
        (0, "0"),
        (date(2026, 11, 3), "2026-11-03"),
        ("  a\r\nb\rc ", "a\nb\nc"),
    ],
)
def test_a_value_is_shown_as_a_person_writes_it(value: object, text: str) -> None:
    assert shown(value) == text


@given(st.text())
def test_what_is_tidy_stays_as_it_is(text: str) -> None:
    assert tidy(tidy(text)) == tidy(text)
    assert "\r" not in tidy(text)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("MBBS 2003; MS 2008", ["MBBS 2003", "MS 2008"]),
        (r"Fellowship\; Leeds 2010; MS", ["Fellowship; Leeds 2010", "MS"]),
        (r"a\b; c", [r"a\b", "c"]),
        (r"a\\; b", ["a\\", "b"]),
    ],
)
def test_a_semicolon_that_belongs_to_a_part_has_a_backslash(text: str, parts: list[str]) -> None:
    assert split(text) == parts


@given(st.lists(PARTS))
def test_a_list_in_a_cell_comes_back_without_what_is_empty(parts: list[str]) -> None:
    assert split(joined(parts)) == [part.strip() for part in parts if is_seen(part)]


@pytest.mark.parametrize(
    "text", ["bawaseer; \u200b; piles", "bawaseer;\u2060;\ufeff;piles;", "; bawaseer;; piles"]
)
def test_a_part_of_which_nothing_is_seen_is_none(text: str) -> None:
    """A form drops such a word; a file had it stored."""
    assert split(text) == ["bawaseer", "piles"]
