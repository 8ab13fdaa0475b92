"""The rules of spec section 5, one field at a time and together."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.leads.answers import Answers, errors_in
from sehat.leads.selectors import variant_fields

GOOD = Answers(name="Sunita", mobile="9876543210", city="Delhi NCR", treatment="Gallbladder Removal")
FIELDS = variant_fields("3")


def test_good_answers_have_no_error() -> None:
    assert errors_in(GOOD, FIELDS, is_city=True) == {}


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        ({"name": ""}, "name", "Please Enter Name"),
        ({"name": "   "}, "name", "Please Enter Name"),
        ({"name": "<b>Sunita</b>"}, "name", "Please Enter Name"),
        ({"name": "x" * 101}, "name", "Please Enter Name"),
        ({"mobile": "58200"}, "mobile", "Please Only Enter a Valid Mobile Number"),
        ({"mobile": "5876543210"}, "mobile", "Please Only Enter a Valid Mobile Number"),
        ({"email": "sunita@"}, "email", "Please Enter valid Email ID"),
        ({"city": ""}, "city", "Please select valid city"),
        ({"treatment": ""}, "treatment", "Please Select a Treatment"),
        ({"treatment": "x" * 121}, "treatment", "Please Select a Treatment"),
        ({"query": "x" * 2001}, "query", "Please enter your query"),
    ],
)
def test_each_wrong_answer_has_the_message_of_the_specification(
    change: dict[str, str], field: str, message: str
) -> None:
    assert errors_in(replace(GOOD, **change), FIELDS, is_city=True) == {field: message}


def test_a_city_we_do_not_know_is_refused() -> None:
    answers = replace(GOOD, city="Atlantis")
    assert errors_in(answers, FIELDS, is_city=False) == {"city": "Please select valid city"}


def test_an_empty_form_says_all_in_the_order_of_the_form() -> None:
    assert list(errors_in(Answers(), FIELDS, is_city=False)) == ["name", "mobile", "city", "treatment"]


def test_a_condition_counts_as_the_treatment_answer() -> None:
    assert errors_in(replace(GOOD, treatment="", condition="Gallstones"), FIELDS, is_city=True) == {}


@pytest.mark.parametrize("name", ["Ram Prasad", "रमेश कुमार", "Zoë O'Brien", "عائشة", "A. P. J. 😀"])
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert errors_in(replace(GOOD, name=name), FIELDS, is_city=True) == {}


@given(st.builds(Answers, *[st.text(max_size=300)] * 8), st.booleans())
def test_any_text_gives_errors_of_known_fields_only(answers: Answers, is_city: bool) -> None:
    assert set(errors_in(answers, FIELDS, is_city)) <= {
        "name",
        "mobile",
        "email",
        "city",
        "treatment",
        "query",
        "condition",
    }
