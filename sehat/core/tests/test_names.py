"""A name, as the forms of requests and the profile read it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.names import is_name


@pytest.mark.parametrize("text", ["Asha", "O’Brien", "1", "\N{DEVANAGARI LETTER AA}", "A & B", "\u200eAsha"])
def test_what_is_seen_is_a_name(text: str) -> None:
    assert is_name(text)


@pytest.mark.parametrize("text", ["", "  ", "\u200b\u200d", "\u00a0\ufeff", "<b>Asha", "Asha>"])
def test_what_is_not_seen_and_markup_is_none(text: str) -> None:
    assert not is_name(text)


@given(st.text(max_size=20), st.sampled_from(["\u200b", "\u200e", " ", "\ufeff"]))
def test_what_nobody_sees_makes_no_name_and_takes_none_away(text: str, unseen: str) -> None:
    assert is_name(f"{unseen}{text}{unseen}") is is_name(text)
