"""Which language an address or a call speaks, and names in it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.core.languages import (
    LANGUAGES,
    as_language,
    asked_language,
    display_field,
    display_name,
    language_of,
    localized,
    localized_path,
    other_language,
    translate,
)
from sehat.core.schemas import Language
from sehat.directory.models import City

PATHS = st.lists(st.text("abchi-", min_size=1, max_size=6), min_size=1, max_size=4).map(
    lambda parts: "/" + "/".join(parts)
)


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("/hi", "hi"), ("/hi/", "hi"), ("hi/blog", "hi"), ("/hi/blog/x", "hi"), ("/", "en"), ("", "en"),
        ("/hindi", "en"), ("/blog/hi", "en"), ("/HI", "en"), ("/hi-fi/hi", "en"),
    ],
)  # fmt: skip
def test_hindi_stands_below_hi_and_nowhere_else(path: str, language: Language) -> None:
    assert language_of(path) == language


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("hi", "hi"), ("hi-IN,en;q=0.5", "hi"), ("HI", "hi"), (" hi ;q=1", "hi"), ("en,hi", "en"),
        ("", "en"), ("*", "en"), ("his", "en"), ("ta-IN,hi;q=0.9", "hi"), (";;--", "en"),
        ("mr-IN,en;q=0.8,hi;q=0.9", "hi"), ("ta,en-IN;q=0.9,hi;q=0.8", "en"), ("hi;q=0,en", "en"),
        ("mr,hi;q=0", "en"), ("hi;q=0.0, *", "en"), ("en;q=0,hi;q=0.1", "hi"),  # 0 is what nobody wants
    ],
)  # fmt: skip
def test_a_call_is_answered_in_the_language_it_likes_best(accepted: str, language: Language) -> None:
    assert asked_language(accepted) == language


@given(st.text(max_size=40))
def test_any_header_asks_for_a_language_of_the_site(accepted: str) -> None:
    assert asked_language(accepted) in LANGUAGES


@given(PATHS.filter(lambda path: language_of(path) == "en"), st.sampled_from(LANGUAGES))
def test_a_path_in_a_language_speaks_it(path: str, language: Language) -> None:
    assert language_of(localized_path(path, language)) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_of_the_other_is_the_first(language: Language) -> None:
    assert other_language(language) != language
    assert other_language(other_language(language)) == language


def test_what_nobody_translated_is_said_in_english() -> None:
    assert translate("Words that stand in no catalogue.", "hi") == "Words that stand in no catalogue."
    assert translate("October", "en", "month") == "October"
    assert translate("October", "hi", "month") == "अक्टूबर"


@pytest.mark.parametrize(
    ("name_hi", "language", "shown"),
    [("दिल्ली", "hi", "दिल्ली"), ("दिल्ली", "en", "Delhi"), ("", "hi", "Delhi"), ("", "en", "Delhi")],
)
def test_a_row_without_a_name_in_hindi_keeps_its_own(name_hi: str, language: Language, shown: str) -> None:
    assert display_name(City(name="Delhi", name_hi=name_hi), language) == shown


@pytest.mark.parametrize(
    ("code", "language"), [("hi", "hi"), ("en", "en"), ("", "en"), ("ta", "en"), ("HI", "en")]
)
def test_a_code_that_the_site_does_not_speak_is_english(code: str, language: Language) -> None:
    assert as_language(code) == language


def test_a_setting_has_its_words_for_a_language(settings: Settings) -> None:
    settings.BRAND_NAME, settings.BRAND_NAME_HI = "Sehat Path", "सेहत पथ"
    assert display_field(settings, "BRAND_NAME", "hi") == "सेहत पथ"
    assert display_field(settings, "BRAND_NAME", "en") == "Sehat Path"
    settings.BRAND_NAME_HI = ""
    assert display_field(settings, "BRAND_NAME", "hi") == "Sehat Path"


def test_words_that_nobody_translated_are_english() -> None:
    assert localized("hi", en="Rohini", hi="रोहिणी") == "रोहिणी"
    assert localized("hi", en="Rohini", hi="") == localized("en", en="Rohini", hi="रोहिणी") == "Rohini"
