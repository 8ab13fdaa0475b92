"""What a vendor says, as it is stored: words and whole numbers, and nothing that a database refuses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.gateways.voice.report_map import MAX_SECONDS, seconds_of
from sehat.gateways.words import at_path, plain_text, text_at

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=3), inside, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("  Qualified ", "Qualified"),
        (4711, "4711"),
        ("a\x00b", "ab"),
        ("half \ud83d a letter", "half ? a letter"),
        ("मेरा", "मेरा"),
        *[(nothing, "") for nothing in (None, True, False, 1.5, [], {}, ["a"], {"a": 1}, " \x00 ")],
    ],
)
def test_words_and_whole_numbers_are_said_and_all_else_is_nothing(said: object, text: str) -> None:
    assert plain_text(said, 60) == text


@given(ANYTHING, st.integers(0, 70))
def test_whatever_comes_is_short_text_that_a_database_takes(said: object, length: int) -> None:
    text = plain_text(said, length)
    assert len(text) <= length
    assert "\x00" not in text
    text.encode()  # raises for half a letter


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("After.Stage", "Won"),
        ("After", {"Stage": "Won", "Number": 7}),
        ("After.Stage.More", None),
        ("Before.Stage", None),
        ("List.0", None),
        ("", None),
    ],
)
def test_a_path_leads_through_objects_alone(path: str, found: object) -> None:
    assert at_path({"After": {"Stage": "Won", "Number": 7}, "List": ["a"]}, path) == found


@given(ANYTHING, st.sampled_from(["", "a", "a.b", "..", "a..b"]))
def test_no_path_breaks_on_what_is_no_object(said: object, path: str) -> None:
    assert isinstance(text_at(said, path, 20), str)


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        ("65", 65),
        ("00:01:05", 65),
        ("1:05", 65),
        ("1.5", 1),
        ("०६५", 65),
        ("999999", MAX_SECONDS),
        ("999999:59:59", MAX_SECONDS),
        *[(nothing, 0) for nothing in ("", "-5", "a minute", "1:", ":", "1:2:3:4", "9" * 30)],
    ],
)
def test_how_long_they_spoke_is_seconds_or_a_clock_and_a_day_at_most(said: str, seconds: int) -> None:
    assert seconds_of(said) == seconds
