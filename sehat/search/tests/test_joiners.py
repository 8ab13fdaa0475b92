"""Signs that nobody sees: what was written with them is found by who types without, and the other way."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.folding import fold, joined, words
from sehat.search.engine import Engine
from sehat.search.queries import clean_query
from sehat.search.tests.test_ranking import entry, fill

INVISIBLE = "\u00ad\u200b\u200c\u200d\u2060\ufeff"
NAMES = ["क्लिनिक", "हृदय रोग", "Kidney Stones", "बवासीर", "Dr Asha Rao", "ख़र्च", "पित्त की पथरी"]
SPLIT = "पित्\u200dत की पथ\u200cरी"  # as some keyboards of Hindi write it


def spread(name: str, places: list[int], signs: list[str]) -> str:
    """The name with signs put in at these places."""
    for place, sign in zip(places, signs, strict=False):
        at = place % (len(name) + 1)
        name = name[:at] + sign + name[at:]
    return name


@given(
    st.sampled_from(NAMES),
    st.lists(st.integers(0, 40), max_size=5),
    st.lists(st.sampled_from(INVISIBLE), max_size=5),
)
def test_a_name_is_the_same_words_with_signs_that_nobody_sees(
    name: str, places: list[int], signs: list[str]
) -> None:
    written = spread(name, places, signs)
    assert words(written) == words(name)
    assert joined(written) == joined(clean_query(written))


@given(st.text(max_size=60))
def test_any_text_is_the_same_words_as_the_query_it_makes(text: str) -> None:
    """Whatever an index holds of a text, a query that is that text asks for."""
    plain = "".join(letter for letter in text if letter not in INVISIBLE)
    assert words(text) == words(plain)
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize("query", ["पित्त की पथरी", "पित्त", SPLIT, "pathri पित्त"])
def test_what_was_written_with_joiners_is_found_without_them(tmp_path: Path, query: str) -> None:
    fill(tmp_path / "Condition", [entry("Condition", 1, SPLIT), entry("Condition", 2, "बवासीर")])
    found = Engine(tmp_path).search(clean_query(query), ["Condition"], 0)
    assert [one.id for one in found["Condition"].entities] == [1]
