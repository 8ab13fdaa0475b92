"""A text as words with places: what is typed oddly becomes what was meant, and nothing else does."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.emergencies.tokens import MAX_LENGTH, plain, raw_words, tokens

TYPED = st.text(
    st.characters(codec="utf-8", categories=("L", "N", "P", "M", "Zs")) | st.sampled_from("ab1 .,।\n"),
    max_size=60,
)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Ch3st P4in", "chest pain"),
        ("p@in", "pain"),
        ("he$it@te", "hesitate"),
        ("s*ici_de", "sicide"),
        ("tablet b12 and 2nd dose", "tablet b12 and 2nd dose"),  # amounts, not letters
        ("took 500 mg", "took  "),  # no 500 tablets
        ("2.5ml twice", "  twice"),
        ("ＳＥＥＮＥ", "seene"),
        ("р\u0430in", "pain"),
        ("pa\u00adin", "pain"),
    ],
)
def test_letters_are_what_they_look_like(typed: str, read: str) -> None:
    assert plain(typed) == read


def test_of_a_very_long_text_the_beginning_and_the_end_are_read() -> None:
    read = plain("first " + "middle " * MAX_LENGTH + "last")
    assert len(read) <= MAX_LENGTH + 1
    assert read.startswith("first ")
    assert read.endswith(" last")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("c h e s t pain", ["chest", "pain"]),
        ("c.h.e.s.t pain", ["chest", "pain"]),
        ("a b c", ["a", "b", "c"]),  # too few to be one word
        ("i a m ill", ["i", "a", "m", "ill"]),
        ("सिर में दर्द", ["सिर", "में", "दर्द"]),
        ("dard।bahut", ["dard", "।", "bahut"]),
        ("saanp-ne", ["saanp", "ne"]),
        ("chestदर्द", ["chest", "दर्द"]),
        ("", []),
    ],
)
def test_words_are_told_apart(typed: str, found: list[str]) -> None:
    assert raw_words(typed) == found


def test_a_filler_has_no_place_of_its_own() -> None:
    chest, the, pain = tokens(["chest", "the", "pain"])
    assert (chest.place, the.place, pain.place) == (1, 1, 2)
    assert [chest.is_filler, the.is_filler, pain.is_filler] == [False, True, False]


def test_a_sentence_parts_more_than_a_comma() -> None:
    places = {sign: tokens(["fever", sign, "pain"])[1] for sign in (",", ".", "।", "?")}
    assert {sign: token.place for sign, token in places.items()} == {",": 3, ".": 6, "।": 6, "?": 6}
    assert {sign: token.sentence for sign, token in places.items()} == {",": 0, ".": 1, "।": 1, "?": 1}


@given(TYPED)
def test_places_and_sentences_only_grow(typed: str) -> None:
    found = tokens(raw_words(typed))
    for before, after in itertools.pairwise(found):
        assert before.place <= after.place
        assert before.sentence <= after.sentence
        assert after.is_filler or before.place < after.place


@given(TYPED)
def test_a_word_is_one_of_letters_and_digits(typed: str) -> None:
    assert all(token.word.strip() == token.word != "" for token in tokens(raw_words(typed)))


def test_sentences_are_counted_on() -> None:
    found = tokens(["fever", ".", "cough", "?", "pain"])
    assert [token.sentence for token in found] == [0, 1, 2]
    assert [token.place for token in found] == [1, 6, 11]


@pytest.mark.parametrize(("length", "is_whole"), [(MAX_LENGTH, True), (MAX_LENGTH + 1, False)])
def test_a_text_of_the_longest_length_is_read_as_a_whole(length: int, is_whole: bool) -> None:
    assert ("\n" not in plain("a" * length)) is is_whole


def test_what_begins_another_thought_begins_none_where_nothing_is_before_it() -> None:
    assert [token.word for token in tokens(raw_words("bas palat gayi"))][:1] == ["bas"]  # a bus
    assert [token.word for token in tokens(raw_words("dard nahi bas khansi"))] == ["dard", "nahi", "khansi"]
