"""Identifiers of requests: nobody guesses one, and anybody can read one out."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.ids import (
    ALPHABET,
    names_reference,
    new_lead_id,
    random_letters,
    read_reference,
    reference_of,
)

LEAD_ID = re.compile(rf"SP-[{ALPHABET}]{{4}}-[{ALPHABET}]{{4}}-[{ALPHABET}]{{16}}")


def test_no_letter_is_read_as_another() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set(ALPHABET) & set("ILOU")
    assert ALPHABET.upper() == ALPHABET


@pytest.mark.parametrize("count", [0, 1, 16, 100])
def test_as_many_letters_as_asked_for(count: int) -> None:
    letters = random_letters(count)
    assert len(letters) == count
    assert set(letters) <= set(ALPHABET)


def test_a_thousand_ids_have_one_shape_and_differ_in_their_references_too() -> None:
    ids = [new_lead_id() for _ in range(1000)]
    assert all(LEAD_ID.fullmatch(one) for one in ids)
    assert len({reference_of(one) for one in ids}) > 990


def test_every_letter_is_used() -> None:
    assert set(random_letters(3000)) == set(ALPHABET)


def test_a_reference_is_the_head_of_the_id_and_does_not_open_it() -> None:
    lead_id = new_lead_id()
    reference = reference_of(lead_id)
    assert lead_id.startswith(reference)
    assert re.fullmatch(r"SP-\w{4}-\w{4}", reference)
    assert len(lead_id) - len(reference) == len("-") + 16


def test_every_reference_has_a_digit_so_that_it_is_read_without_its_hyphens() -> None:
    """One in twenty of eight random letters has none, and who typed it with blanks found nothing."""
    references = [reference_of(new_lead_id()) for _ in range(1000)]
    assert all(read_reference(one.replace("-", " ")) == one for one in references)
    assert all(read_reference(one.replace("-", "")) == one for one in references)


def test_a_reference_is_its_own_reference() -> None:
    assert reference_of("SP-7K4M-Q2XR") == "SP-7K4M-Q2XR"


@given(st.sampled_from(["-", "\u2010", "\u2011", "\u2013", "\u2014"]), st.booleans())
def test_a_reference_is_read_with_whichever_hyphen_it_was_set(hyphen: str, is_small: bool) -> None:
    told = reference_of(new_lead_id())
    typed = told.replace("-", hyphen)
    assert read_reference(f" \u200e{typed.lower() if is_small else typed}\u200b") == told


@pytest.mark.parametrize("typed", ["SP7K4MQ2XR", "sp7k4mq2xr", " Sp7k4mq2xr\u200b", "sp7k4mq2xr "])
def test_a_reference_is_read_in_one_word(typed: str) -> None:
    """Who types it on a phone leaves its hyphens out, and found nothing."""
    assert read_reference(typed) == "SP-7K4M-Q2XR"


@given(st.sampled_from(["", "-", " ", " - "]))
def test_however_its_parts_are_joined_a_reference_is_one(between: str) -> None:
    told = "SP-7K4M-Q2XR"
    assert read_reference(told.replace("-", between)) == told
    assert names_reference(told.replace("-", between), told)


@pytest.mark.parametrize(
    "word", ["Sprinkling", "special", "sp", "SPABCDEFGH", "SP7K4MQ2XR9", "SP7K4MQ2X", "Spärlich12"]
)
def test_a_word_that_begins_as_references_do_is_none(word: str) -> None:
    assert read_reference(word) == ""


@given(st.text(max_size=20))
def test_what_is_read_as_a_reference_looks_like_one(typed: str) -> None:
    read = read_reference(typed)
    assert read == "" or (read.startswith("SP-") and read.isascii() and read == read_reference(read))


@pytest.mark.parametrize("typed", ["SP-7KOM-Q1XL", "sp 7kom qixi", "SP–7KOM–QlX1", "SP-7KOM-Q1X1"])
def test_letters_that_no_reference_has_are_the_figures_they_are_taken_for(typed: str) -> None:
    """Who reads “zero” out says O; who copies by hand writes I or l for 1."""
    assert read_reference(typed) == "SP-7K0M-Q1X1"
    assert names_reference(f"My number is {typed}, please call", "SP-7K0M-Q1X1")


@pytest.mark.parametrize("words", ["SP oill pain", "sp lool oill", "spoil"])
def test_words_are_no_reference_for_the_figures_that_their_letters_could_be(words: str) -> None:
    assert read_reference(words) == ""
