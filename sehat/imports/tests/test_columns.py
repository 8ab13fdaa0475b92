"""What each kind of column takes from a cell, and in which sentence it refuses the rest."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from sehat.directory.models import City, Locality
from sehat.imports.columns import Day, Key, Keys, Listed, Row, Whole, Words, YesNo

ROWS = {City: {(None, "pune"): 7, (None, "jaipur"): 3}, Locality: {(7, "aundh"): 70}}


class ExampleRow(Row):
    day: Day = date.min
    is_open: YesNo = False
    fee: Whole = 0
    tags: Words = []
    years: Annotated[list[int], Listed(read_one=int)] = []
    city: Annotated[int | None, Key(City)] = None
    locality: Annotated[int | None, Key(Locality, within="city")] = None
    cities: Annotated[list[int], Keys(City)] = []


def read(**cells: str) -> ExampleRow:
    return ExampleRow.model_validate(cells, context=ROWS)


def refusal(**cells: str) -> str:
    with pytest.raises(ValidationError) as refused:
        read(**cells)
    [error] = refused.value.errors()
    return str(error["msg"])


@pytest.mark.parametrize("said", ["5/6/2026", "23-11-2026", "2026-02-30", "2026-13-01", "today", "", "46349"])
def test_a_date_that_may_be_two_or_none_is_refused(said: str) -> None:
    assert "Write the date as 2026-11-23" in refusal(day=said)


@given(st.dates())
def test_any_date_is_read_as_it_is_written(day: date) -> None:
    assert read(day=day.isoformat()).day == day


@pytest.mark.parametrize(
    ("said", "answer"), [("yes", True), ("YES", True), ("No", False), ("TRUE", True), ("false", False)]
)
def test_yes_and_no_are_read_whatever_the_case(said: str, answer: bool) -> None:
    assert read(is_open=said).is_open is answer


@pytest.mark.parametrize("said", ["", "1", "0", "y", "हाँ", "maybe", "yes no"])
def test_what_is_neither_yes_nor_no_is_refused(said: str) -> None:
    assert "Write yes or no." in refusal(is_open=said)


@given(st.integers(0, 10**18 - 1))
def test_a_whole_number_comes_back(number: int) -> None:
    assert read(fee=str(number)).fee == number


@pytest.mark.parametrize("said", ["", "-1", "1.5", "45,000", "१२", "1e3", "²", "9" * 19, "9" * 5_000, "0x1f"])
def test_a_number_that_a_database_or_a_person_may_misread_is_refused(said: str) -> None:
    assert "Write a whole number in digits" in refusal(fee=said)


def test_a_list_is_read_part_by_part() -> None:
    assert read(tags=" hindi ;; english;").tags == ["hindi", "english"]
    assert read(years="2003; 2008").years == [2003, 2008]
    assert read(tags="").tags == []
    assert refusal(years="2003; long ago")


def test_a_slug_is_read_as_the_row_it_names() -> None:
    assert read(city="pune").city == 7
    assert read(cities="pune; jaipur; pune").cities == [3, 7]  # each once


def test_a_slug_that_nothing_has_is_named_and_cut() -> None:
    assert "There is no city “atlantis”." in refusal(city="atlantis")
    assert "There is no city “atlantis”." in refusal(cities="pune; atlantis")
    assert f"“{'x' * 60}”" in refusal(city="x" * 500)


def test_a_slug_is_looked_for_within_its_own_row_alone() -> None:
    assert read(city="pune", locality="aundh").locality == 70
    assert "There is no locality “aundh” there." in refusal(city="jaipur", locality="aundh")


def test_a_column_that_a_table_does_not_have_is_refused() -> None:
    assert refusal(colour="red") == "Extra inputs are not permitted"


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        (Key(City), 7, "pune"),
        (Key(City), None, ""),
        (Keys(City), [7, 3], "jaipur; pune"),  # by their slugs
        (Listed(show_one=str.upper), ["a", "b"], "A; B"),
    ],
)
def test_a_stored_value_is_shown_by_its_slugs(kind: Key | Keys | Listed, value: Any, text: str) -> None:
    slugs: Mapping[Any, Mapping[int, str]] = {City: {7: "pune", 3: "jaipur"}}
    assert kind.shown(value, slugs) == text
