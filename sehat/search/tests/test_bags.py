"""A term of several words is found in whatever order they are said, and with others between."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.search.parser.bags import Bags, specific, stem
from sehat.search.parser.parts import Part, PartKind


def bags_of(**terms: tuple[PartKind, str]) -> Bags:
    """By the words of each term, joined by "_"."""
    return Bags({tuple(said.split("_")): [Part(kind, key, key)] for said, (kind, key) in terms.items()})


BAGS = bags_of(
    knee_pain=("condition", "knee"),
    knee_keyhole_surgery=("treatment", "arthroscopy"),
    bone_doctor=("department", "orthopaedics"),
    kidney_stone=("condition", "stones"),
    new_delhi=("city", "delhi"),
)


def found(text: str) -> str:
    largest = BAGS.largest(frozenset(map(stem, text.split())))
    return largest[1].key if largest else ""


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("pain in my left knee", "knee"),
        ("ghutne me bahut dard", "knee"),  # synonyms are one word
        ("keyhole surgery of the knee", "arthroscopy"),
        ("stone was seen in one kidney", "stones"),
        ("knee", ""),
        ("doctor of bone", ""),  # one specific word: as it stands, or not at all
        ("delhi is new to me", ""),  # a city has its name in its order
    ],
)
def test_a_term_is_found_when_all_its_words_are_said(said: str, key: str) -> None:
    assert found(said) == key


def test_of_two_that_tell_as_much_the_longer_one_is_found() -> None:
    assert found("keyhole surgery for knee pain") == "arthroscopy"


@given(st.permutations(["keyhole", "surgery", "knee", "kidney", "please"]))
def test_the_order_does_not_matter(said: list[str]) -> None:
    assert found(" ".join(said)) == "arthroscopy"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("nikalna", "nikalta"),
        ("nikal", "nikalti"),
        ("phoolna", "phooli"),
        ("निकलना", "निकलती"),
        ("ghutne", "knee"),
    ],
)
def test_inflected_verbs_and_synonyms_are_one_word(one: str, other: str) -> None:
    assert stem(one) == stem(other)


def test_words_of_wishes_tell_nothing() -> None:
    assert specific({"operation", "doctor", "cost"}) == 0
    assert specific({"operation", "knee"}) == 1
