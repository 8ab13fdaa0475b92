"""What a hospital told us that it has: one a line, as staff paste it from wherever it came."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.models import Hospital
from sehat.directory.names import LIST_MARK, facilities_in
from sehat.directory.pages.hospital import hospital_page, hospitals_with_all

pytestmark = pytest.mark.django_db


def said(typed: str, language: str = "en") -> list[str]:
    hospital = hospitals_with_all()[0]
    hospital.facilities = typed
    return hospital_page(hospital, "hi" if language == "hi" else "en").facilities


@pytest.mark.parametrize("mark", ["• ", "•", "- ", "* ", "– ", "· ", "✓ ", "●\t", "▪ "])
def test_the_marks_of_a_list_that_was_pasted_are_no_part_of_it(mark: str) -> None:
    """They stood within ours, and on Hindi pages the words behind them stayed English."""
    typed = f"{mark}Blood bank\n  {mark}24-hour emergency\n{mark}\n"
    assert said(typed) == ["Blood bank", "24-hour emergency"]
    assert said(typed, "hi") == ["ब्लड बैंक", "24 घंटे इमरजेंसी"]


@pytest.mark.parametrize("word", ["X-ray", "24-hour pharmacy", "C-arm", "-80 °C freezer", "CT (128 slice)"])
def test_signs_within_a_facility_stay(word: str) -> None:
    assert said(word) == [word]


@pytest.mark.parametrize(
    ("typed", "hindi"),
    [
        ("blood bank", "ब्लड बैंक"),
        ("Blood Bank.", "ब्लड बैंक"),
        ("BLOOD  BANK", "ब्लड बैंक"),
        ("Blood bank (own)", "Blood bank (own)"),
    ],
)
def test_a_facility_is_said_in_hindi_however_it_is_spelled(typed: str, hindi: str) -> None:
    assert said(typed, "hi") == [hindi]


def test_what_has_no_translation_is_left_as_the_hospital_told_it() -> None:
    assert said("Hyperbaric chamber\nBlood bank", "hi") == ["Hyperbaric chamber", "ब्लड बैंक"]


@pytest.mark.parametrize("typed", ["", " \n\t\n", "•\n-\n", "\u200b"])
def test_a_hospital_that_told_nothing_has_no_list(typed: str) -> None:
    assert said(typed) == []


def test_no_hospital_of_the_demo_says_a_facility_twice() -> None:
    for hospital in Hospital.objects.all():
        lines = [line.strip() for line in hospital.facilities.splitlines() if line.strip()]
        assert len(lines) == len(set(lines))


@given(st.text("aB 2-./()•\t\n", max_size=40))
def test_a_list_that_is_copied_from_the_page_into_the_form_says_the_same(typed: str) -> None:
    once = [
        one for one in facilities_in(typed, "en") if not LIST_MARK.match(one)
    ]  # of "• • a" a mark is left
    assert facilities_in("\n".join(once), "en") == once
    assert all(one == one.strip() != "" for one in once)


@given(st.lists(st.sampled_from(["Blood bank", "X-ray", "24-hour emergency", "ब्लड बैंक"]), max_size=5))
def test_each_line_is_one_facility_in_both_languages(typed: list[str]) -> None:
    text = "\r\n".join(f"• {one}" for one in typed)
    assert facilities_in(text, "en") == typed
    assert len(facilities_in(text, "hi")) == len(typed)
