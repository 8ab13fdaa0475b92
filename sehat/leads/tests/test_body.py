"""What a request works out of answers about the body: the same as the calculator of the site says."""

from __future__ import annotations

from fractions import Fraction
from math import floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.leads.answers.body import bmi, piles_score, piles_severity
from sehat.leads.fields import BY_KEY

HEIGHTS = st.integers(*(BY_KEY["height"].value_range or (0, 0)))
WEIGHTS = st.integers(*(BY_KEY["weight"].value_range or (0, 0)))


@pytest.mark.parametrize(
    ("height", "weight", "index"),
    [
        ("170", "65", "22.5"),
        ("200", "89", "22.3"),
        ("200", "73", "18.3"),
        ("200", "91", "22.8"),
        ("50", "2", "8.0"),
    ],
)
def test_an_index_between_two_tenths_is_the_higher_one(height: str, weight: str, index: str) -> None:
    """Who is two metres tall had another index in the CRM than the page about weight told them."""
    assert bmi(height, weight) == index


@given(HEIGHTS, WEIGHTS)
def test_the_index_is_weight_by_height_squared_to_one_tenth(height: int, weight: int) -> None:
    tenths = floor(Fraction(weight * 100_000, height * height) + Fraction(1, 2))
    assert bmi(str(height), str(weight)) == f"{tenths // 10}.{tenths % 10}"


@given(HEIGHTS, st.integers(2, 349))
def test_who_weighs_more_has_no_lower_index(height: int, weight: int) -> None:
    assert float(bmi(str(height), str(weight))) <= float(bmi(str(height), str(weight + 1)))


@pytest.mark.parametrize(("height", "weight"), [("", "65"), ("170", ""), ("0", "65"), ("1.7", "65")])
def test_without_both_measures_there_is_no_index(height: str, weight: str) -> None:
    assert bmi(height, weight) == ""


def test_figures_of_a_hindi_keyboard_count_as_well() -> None:
    assert bmi("१७०", "६५") == bmi("170", "65")


@pytest.mark.parametrize(
    ("symptoms", "score"),
    [([], ""), (["0"], "0"), (["3", "3", "3", "3"], "12"), (["1", "", "2"], "3"), (["4", "x", "-1"], "")],
)
def test_the_score_is_the_sum_of_what_was_answered(symptoms: list[str], score: str) -> None:
    assert piles_score(symptoms) == score


@given(st.lists(st.text(max_size=3), max_size=9))
def test_whatever_is_sent_makes_a_score_that_a_form_could_have(symptoms: list[str]) -> None:
    score = piles_score(symptoms)
    assert score == "" or 0 <= int(score) <= 12


@given(st.integers(0, 11))
def test_a_higher_score_is_no_milder(score: int) -> None:
    order = ["mild", "moderate", "severe"]
    assert order.index(piles_severity(score)) <= order.index(piles_severity(score + 1))


@pytest.mark.parametrize(
    ("score", "said"),
    [(0, "mild"), (4, "mild"), (5, "moderate"), (8, "moderate"), (9, "severe"), (12, "severe")],
)
def test_where_each_word_of_the_severity_begins(score: int, said: str) -> None:
    assert piles_severity(score) == said
