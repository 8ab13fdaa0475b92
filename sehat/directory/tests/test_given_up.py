"""What a search asks of a list, as far as the list has it. No database."""

from __future__ import annotations

import pytest
from django.db.models import Q

from sehat.directory.asked_lists import GIVEN_UP, fee_query, without, without_unknown
from sehat.directory.doctor_filters import fees
from sehat.directory.filters import Choice, FilterKind, ListConfig, ListQuery
from sehat.directory.hospital_filters import beds_filter

FEE = FilterKind("fee", "Fee", "many", (Choice("least", "", Q()), Choice("low", "", Q())))
SPEAKS = FilterKind("language", "Speaks", "many", (Choice("hindi", "", Q()),))
CONFIG = ListConfig((FEE, SPEAKS), {"experience": ("", ()), "fee": ("", ())})
ASKED = ListQuery({"fee": ("least",), "language": ("hindi", "klingon"), "gender": ("woman",)}, "name", 2)


def test_a_language_that_nobody_speaks_and_a_filter_that_is_not_there_are_left_out() -> None:
    found = without_unknown(ASKED, CONFIG)
    assert found.values == {"fee": ("least",), "language": ("hindi",)}
    assert (found.sort, found.page) == (None, 1)


def test_an_order_that_the_list_has_is_kept() -> None:
    assert without_unknown(ListQuery(sort="fee"), CONFIG).sort == "fee"


def test_a_fee_that_is_given_up_becomes_the_order() -> None:
    found = without(ASKED, "fee")
    assert found.values == {"language": ("hindi", "klingon"), "gender": ("woman",)}
    assert found.sort == "fee"


def test_another_filter_that_is_given_up_leaves_the_order() -> None:
    found = without(ASKED, "gender")
    assert (set(found.values), found.sort) == ({"fee", "language"}, "name")


@pytest.mark.parametrize("name", ["", "beds", "locality"])
def test_what_was_not_asked_for_cannot_be_given_up(name: str) -> None:
    assert without(ASKED, name) is ASKED


def test_money_is_given_up_before_a_language_and_who_is_wished_for_last() -> None:
    assert GIVEN_UP[0] == "fee"
    assert GIVEN_UP.index("language") < GIVEN_UP.index("gender") == len(GIVEN_UP) - 1


@pytest.mark.parametrize(
    ("rupees", "values", "sort"),
    [
        (1, ("least",), "fee"),
        (499, ("least",), "fee"),
        (500, ("least",), None),
        (501, ("low",), "fee"),
        (801, ("low", "mid"), "fee"),
        (1201, (), "fee"),
    ],
)
def test_a_fee_between_two_steps_takes_the_higher_one_and_sorts(
    rupees: int, values: tuple[str, ...], sort: str | None
) -> None:
    asked = fee_query(rupees)
    assert (asked.values.get("fee", ()), asked.sort) == (values, sort)


def test_steps_of_fees_and_beds_leave_no_gap_and_say_where_they_end() -> None:
    assert [(one.value, one.label, one.where) for one in fees("en")] == [
        ("least", "Up to ₹500", Q(fee__lte=500)),
        ("low", "Up to ₹800", Q(fee__lte=800)),
        ("mid", "₹800 to ₹1,200", Q(fee__gt=800, fee__lte=1200)),
        ("high", "Above ₹1,200", Q(fee__gt=1200)),
    ]
    assert [(one.value, one.label, one.where) for one in beds_filter().choices] == [
        ("few", "Up to 100 beds", Q(beds__lte=100)),
        ("mid", "100 to 300 beds", Q(beds__gt=100, beds__lte=300)),
        ("many", "More than 300 beds", Q(beds__gt=300)),
    ]


def test_steps_are_said_in_the_language_of_the_page() -> None:
    assert [one.label for one in fees("hi")] == ["₹500 तक", "₹800 तक", "₹800 से ₹1,200", "₹1,200 से ज़्यादा"]
