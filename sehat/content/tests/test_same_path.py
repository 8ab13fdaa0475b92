"""Where a page stands in the other language, by its address alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.content.models.medical import names_in
from sehat.content.page_parts.translation import same_path, translation_link
from sehat.core.languages import language_of
from sehat.core.schemas import Language

SLUGS = st.text("abchi-", min_size=1, max_size=6).filter(lambda slug: slug != "hi")
BEGINNINGS = st.sampled_from([[], ["hi"]])
PATHS = st.builds(lambda first, rest: "/" + "/".join(first + rest), BEGINNINGS, st.lists(SLUGS, max_size=3))


@pytest.mark.parametrize(
    ("path", "english", "hindi"),
    [
        ("/", "/", "/hi"),
        ("/hi", "/", "/hi"),
        ("/hi/", "/", "/hi"),
        ("/condition/piles", "/condition/piles", "/hi/condition/piles"),
        ("/hi/condition/piles", "/condition/piles", "/hi/condition/piles"),
        ("/hindi-words", "/hindi-words", "/hi/hindi-words"),  # begins like /hi, and is not below it
        ("/hip", "/hip", "/hi/hip"),
        ("/blog/hi", "/blog/hi", "/hi/blog/hi"),
    ],
)
def test_a_page_stands_at_the_same_address_below_its_language(path: str, english: str, hindi: str) -> None:
    assert same_path(path, "en") == english
    assert same_path(path, "hi") == hindi


@given(PATHS, st.sampled_from(["en", "hi"]))
def test_there_and_back_is_the_same_address(path: str, language: Language) -> None:
    there = same_path(path, language)
    assert language_of(there) == language
    assert same_path(there, language) == there
    assert same_path(same_path(path, "hi"), "en") == same_path(path, "en")


def test_a_link_to_the_other_language_is_in_its_words() -> None:
    english = translation_link("hi", "/condition/piles")
    hindi = translation_link("en", "/hi/condition/piles")
    assert english
    assert hindi
    assert (english.label, english.lang) == ("Read in English", "en")
    assert (hindi.lang, hindi.label.isascii()) == ("hi", False)


def test_a_page_without_a_translation_has_no_link_to_one() -> None:
    assert translation_link("en", None) is None


@pytest.mark.parametrize(
    ("listed", "found"),
    [("piles, hemorrhoids", ["piles", "hemorrhoids"]), (" , a,,b ,", ["a", "b"]), ("", [])],
)
def test_names_of_a_list_are_tidy_and_never_empty(listed: str, found: list[str]) -> None:
    assert names_in(listed) == found
