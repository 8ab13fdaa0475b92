"""How long a page takes to read: its words, and nothing that the store adds to them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.content.page_parts.reading_time import WORDS_A_MINUTE, minutes, texts_in, words_in

JSON = st.recursive(
    st.text(max_size=20) | st.none() | st.integers(),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from("abc"), inside, max_size=3),
    max_leaves=8,
)


@given(JSON)
def test_every_word_of_a_block_is_read_and_its_ids_are_not(value: Any) -> None:
    stored = {"id": "not a word of it", "type": "text", "value": value}
    assert words_in(stored) == words_in(value) == sum(len(text.split()) for text in texts_in(value))


@pytest.mark.parametrize(
    ("words", "expected"),
    [(0, 1), (1, 1), (WORDS_A_MINUTE, 1), (WORDS_A_MINUTE + 1, 2), (WORDS_A_MINUTE * 2, 2), (1001, 6)],
)
def test_a_minute_that_was_begun_counts(words: int, expected: int) -> None:
    page = SimpleNamespace(lead="word " * words, body=(), questions=())
    assert minutes(page) == expected


def test_questions_and_takeaways_are_read_too() -> None:
    part = SimpleNamespace(raw_data=[{"id": "x", "type": "text", "value": "word " * WORDS_A_MINUTE}])
    assert minutes(SimpleNamespace(lead="", body=part, questions=part, takeaways=part)) == 3
