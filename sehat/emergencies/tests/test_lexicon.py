"""Which word of the rules a typed word may be: near enough for a frightened typist, never a guess."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.emergencies.lexicon import MAX_WORD, Lexicon, deletes, singular, sound, swaps

LEXICON = Lexicon(
    english=["chest", "breathing", "bleed*", "heart", "attack", "pain", "die"],
    hindi=["zehreela", "zehrila", "seene", "dard", "सीने", "saanp", "hil", "रुक", "le"],
    ordinary=["cheat", "chess", "hearth", "want", "saans"],
)
LETTERS = st.text("abcdehilmnopst", min_size=1, max_size=12)


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("chest", {"chest"}),
        ("chhhest", {"chest"}),  # a letter held down
        ("chests", {"chest"}),
        ("chst", {"chest"}),
        ("che", set()),
        ("cehst", {"chest"}),
        ("chets", {"chest"}),
        ("brething", {"breathing"}),
        ("bleeding", {"bleed*"}),
        ("bleed", {"bleed*"}),
        ("blee", set()),
        ("pian", {"pain"}),
        ("sine", {"seene", "सीने"}),  # as it is heard
        ("seene", {"seene"}),
        ("daard", {"dard"}),
        ("hilna", {"hil"}),  # as a Hindi verb bends
        ("hilti", {"hil"}),
        ("रुकता", {"रुक"}),
        ("leta", set()),  # too short to tell
        ("zebra", set()),
        ("", set()),
    ],
)
def test_a_typed_word_is_what_it_may_be(typed: str, known: set[str]) -> None:
    assert LEXICON.known(typed) == known


@pytest.mark.parametrize("word", ["cheat", "chess", "hearth", "want"])
def test_an_ordinary_word_is_never_mended_into_another(word: str) -> None:
    assert LEXICON.known(word) == frozenset()


def test_what_is_longer_than_a_word_is_none() -> None:
    assert LEXICON.known("ch" * MAX_WORD) == frozenset()
    assert LEXICON.known("chest" + "t" * 10_000) == {"chest"}  # one letter held down


@pytest.mark.parametrize(
    ("typed", "pieces"),
    [
        ("heartattack", ("heart", "attack")),
        ("chestpain", ("chest", "pain")),
        ("iwanttodie", ("want", "to", "die")),
        ("breathing", ("breathing",)),
        ("heartbreak", ("heartbreak",)),
        ("pain", ("pain",)),
        ("chest12345", ("chest12345",)),
    ],
)
def test_words_that_run_together_are_cut(typed: str, pieces: tuple[str, ...]) -> None:
    assert LEXICON.pieces(typed) == pieces


@pytest.mark.parametrize(
    ("one", "other"), [("seene", "सीने"), ("sine", "सीने"), ("dard", "daard"), ("khoon", "khoooon")]
)
def test_it_sounds_the_same_however_it_is_spelled(one: str, other: str) -> None:
    assert sound(one) == sound(other)


@pytest.mark.parametrize(
    ("spelled", "heard"),
    [
        ("zehar", "jihr"),
        ("khoon", "kun"),
        ("chhati", "cti"),
        ("छाती", "cti"),
        ("behosh", "bihos"),
        ("बेहोश", "bihos"),
        ("paet", "pit"),  # ae, ai, e and i are one
        ("pait", "pit"),
        ("naak", "nk"),
        ("jalan", "jln"),  # no "a" inside a word, but at its ends
        ("gala", "gla"),
        ("mai", "mi"),
        ("me", "me"),  # of two letters each counts
        ("he", "he"),
        ("", ""),
    ],
)
def test_a_word_is_heard_letter_by_letter(spelled: str, heard: str) -> None:
    assert sound(spelled) == heard


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("chext", {"chest"}),  # one letter wrong
        ("hchest", {"chest"}),  # one too many, before the first
        ("xhest", set()),  # another first letter is another word
        ("pain", {"pain"}),
        ("apin", {"pain"}),  # of four letters two that changed places
        ("paix", set()),  # and none that is wrong
        ("die", {"die"}),
        ("dei", set()),  # three letters are no slip
        ("dye", set()),
        ("dards", {"dard"}),
    ],
)
def test_the_shorter_a_word_the_less_it_is_mended(typed: str, known: set[str]) -> None:
    assert LEXICON.known(typed) == known


@pytest.mark.parametrize(
    ("word", "one"), [("chests", "chest"), ("illness", "illness"), ("gas", "gas"), ("fits", "fits")]
)
def test_only_what_is_clearly_a_plural_loses_its_s(word: str, one: str) -> None:
    assert singular(word) == one


@given(LETTERS, st.data())
def test_two_words_one_letter_apart_share_a_spelling(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word) - 1))
    letter = data.draw(st.sampled_from("xyz"))
    for other in (
        word[:at] + word[at + 1 :],
        word[:at] + letter + word[at:],
        word[:at] + letter + word[at + 1 :],
    ):
        assert {*deletes(word)} & {*deletes(other)}


@given(LETTERS)
def test_a_swap_keeps_the_letters(word: str) -> None:
    assert all(sorted(swapped) == sorted(word) for swapped in swaps(word))
    assert len([*swaps(word)]) == max(0, len(word) - 1)


def test_a_long_word_of_one_list_is_heard_in_others_and_a_short_one_is_not() -> None:
    assert LEXICON.known("zehreela") == {"zehreela"}
    assert LEXICON.in_all_lists("zehreela") == {"zehreela", "zehrila"}
    assert LEXICON.in_all_lists("seene") == {"seene"}
    assert LEXICON.in_all_lists("sine") == LEXICON.known("sine")
