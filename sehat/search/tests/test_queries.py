"""Queries are made readable, and words are compared whatever their spelling."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sehat.core.folding import joined, without_stop_words, words
from sehat.core.phonetic import phonetic_key
from sehat.search.queries import MAX_LENGTH, clean_query, is_too_short


@given(st.text(max_size=300))
@example("a" * 99 + " b")
@example("क\u200d्ष e\u200d\u0301")
@example("\x00\ud800\u202e")
def test_a_clean_query_is_short_readable_and_stays_as_it_is(typed: str) -> None:
    query = clean_query(typed)
    assert len(query) <= MAX_LENGTH
    assert query.isprintable()
    assert query == " ".join(query.split())
    assert unicodedata.is_normalized("NFC", query)
    assert clean_query(query) == query


@pytest.mark.parametrize(
    ("query", "short"),
    [
        ("hi", True), ("eye", False), ("कान", True), ("पथरी", False),
        ("👨\u200d👩\u200d👧\u200d👦", True), ("👍🏽 👍🏽", False), ("❤️🇮🇳", True), ("ear👂", False),
    ],
)  # fmt: skip
def test_a_vowel_sign_is_part_of_its_letter_and_emoji_are_one(query: str, short: bool) -> None:
    assert is_too_short(clean_query(query)) is short


@given(st.text(max_size=120))
def test_folded_words_hold_letters_only_and_fold_to_themselves(typed: str) -> None:
    found = words(typed)
    assert all(word and not any(letter.isspace() for letter in word) for word in found)
    assert words(" ".join(found)) == found


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Gall Stones", "gallstone"),
        ("PM-JAY", "pmjay"),
        ("Women’s", "womens"),
        ("ज़हर", "जहर"),
        ("आँख", "आंख"),
        ("पित्त की पथरी", "पित्त  की  पथरि"),
        ("ऑपरेशन", "ओपरेशन"),
        ("सम्बन्ध", "संबंध"),
        ("Thyroïd", "thyroid"),
    ],
)
def test_one_word_in_two_spellings_is_one(one: str, other: str) -> None:
    assert joined(one) == joined(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("बवासीर", "bawaseer"),
        ("बवासीर", "bavasir"),
        ("मोतियाबिंद", "mutiyabind"),
        ("भगंदर", "bhagander"),
        ("चश्मा", "chashma"),
        ("हर्निया", "hernya"),
        ("बांझपन", "bhanjpan"),
    ],
)
def test_a_word_sounds_alike_in_both_scripts(one: str, other: str) -> None:
    assert phonetic_key(words(one)[0]) == phonetic_key(words(other)[0]) != ""


def test_words_that_sound_different_have_different_keys() -> None:
    spoken = ["bawaseer", "bhagandar", "motiyabind", "hernia", "cataract", "fracture", "diabetes", "khansi"]
    assert len({phonetic_key(word) for word in spoken}) == len(spoken)


@given(st.text(max_size=40))
def test_a_key_is_plain_latin_or_nothing(word: str) -> None:
    key = phonetic_key(word.casefold())
    assert key == "" or (key.isascii() and key.isalpha() and len(key) >= 3)


def test_stop_words_are_left_out_unless_there_are_no_others() -> None:
    assert without_stop_words(words("doctor for piles in")) == ["pile"]
    assert without_stop_words(words("best doctor")) == words("best doctor")
