"""Which figures claim to hold which, and which figure of a place comes first. Rows that are not saved."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.checks import faults
from sehat.directory.models import City, Hospital, PriceRange, Procedure
from sehat.directory.price_rules import amounts, claims_to_hold, contradict, contradictions, wrong_order
from sehat.directory.prices import fullest_first, main_prices

PUNE = City(pk=1, name="Pune", slug="pune", rank=2)
DELHI = City(pk=2, name="Delhi", slug="delhi", rank=1)
AGRA = City(pk=3, name="Agra", slug="agra", rank=2)
CLINIC = Hospital(pk=9, name="Clinic", city=PUNE)
KNEE = Procedure(pk=5, name="Knee", slug="knee")


def price(
    lowest: int, highest: int, city: City | None = None, hospital: Hospital | None = None, **more: object
) -> PriceRange:
    return PriceRange(procedure=KNEE, lowest=lowest, highest=highest, city=city, hospital=hospital, **more)


INDIA, IN_PUNE, AT_CLINIC = price(10, 90), price(20, 80, PUNE), price(30, 70, PUNE, CLINIC)


@pytest.mark.parametrize(
    ("wide", "narrow", "holds"),
    [
        (INDIA, IN_PUNE, True),
        (INDIA, AT_CLINIC, True),
        (IN_PUNE, AT_CLINIC, True),
        (IN_PUNE, INDIA, False),
        (INDIA, price(20, 80), False),  # two of one place are two prices
        (IN_PUNE, price(20, 80, PUNE), False),
        (IN_PUNE, price(20, 80, DELHI, CLINIC), False),
        (IN_PUNE, price(20, 80, DELHI), False),
        (AT_CLINIC, AT_CLINIC, False),  # a hospital is the smallest place
        (price(20, 80, PUNE, CLINIC), price(20, 80, PUNE, Hospital(pk=8)), False),
        (price(50, 50), IN_PUNE, False),  # one amount is no range
        (INDIA, price(20, 80, PUNE, label="keyhole"), True),
        (price(10, 90, label="open"), price(20, 80, PUNE, label="keyhole"), False),
        (price(10, 90, label="open"), IN_PUNE, False),
        (INDIA, price(20, 80, PUNE, room="private"), True),
        (price(10, 90, room="private"), price(20, 80, PUNE, room="shared"), False),
        (price(10, 90, room="private"), price(20, 80, PUNE, room="private"), True),
    ],
)
def test_a_range_holds_those_of_smaller_places_by_the_same_method_and_room(
    wide: PriceRange, narrow: PriceRange, holds: bool
) -> None:
    assert claims_to_hold(wide, narrow) is holds


@pytest.mark.parametrize(
    ("lowest", "highest", "is_wrong"),
    [(10, 90, False), (11, 89, False), (9, 90, True), (10, 91, True), (5, 8, True), (95, 99, True)],
)
def test_a_city_may_reach_the_ends_of_the_national_range_and_no_further(
    lowest: int, highest: int, is_wrong: bool
) -> None:
    assert contradict(INDIA, price(lowest, highest, PUNE)) is is_wrong


def test_a_contradiction_is_told_whichever_of_the_two_is_saved_and_once() -> None:
    dear = price(50, 100_000, PUNE)
    told = "₹10 to ₹90 in the larger place does not hold ₹50 to ₹1,00,000 inside it. "
    for saved, other in ((INDIA, dear), (dear, INDIA)):
        [sentence] = contradictions(saved, [other, IN_PUNE])
        assert sentence.startswith(told)
    assert list(contradictions(INDIA, [IN_PUNE, AT_CLINIC])) == []


@pytest.mark.parametrize(
    ("steps", "is_wrong"),
    [
        ((None, None, None), False),
        ((20, 50, 80), False),
        ((10, 10, 90), False),
        ((9, None, None), True),
        ((None, None, 91), True),
        ((60, 50, 80), True),
        ((None, 50, 40), True),
        ((40, None, 30), True),
    ],
)
def test_amounts_never_fall_from_the_lowest_to_the_highest(
    steps: tuple[int | None, int | None, int | None], is_wrong: bool
) -> None:
    low, median, high = steps
    assert wrong_order(price(10, 90, typical_low=low, typical=median, typical_high=high)) is is_wrong


@given(st.lists(st.integers(1, 1_000_000), min_size=5, max_size=5))
def test_any_five_amounts_in_order_are_taken(amounts_: list[int]) -> None:
    lowest, low, median, high, highest = sorted(amounts_)
    assert not wrong_order(price(lowest, highest, typical_low=low, typical=median, typical_high=high))


def test_one_amount_is_said_once() -> None:
    assert (amounts(price(45_000, 45_000)), amounts(INDIA)) == ("₹45,000", "₹10 to ₹90")


@pytest.mark.parametrize("label", ["Keyhole", "KEYHOLE ", "key  hole"])
def test_a_method_is_the_same_in_capitals_and_with_other_blanks(label: str) -> None:
    """“Keyhole” and “keyhole” were two prices of one treatment and place, and neither held the other."""
    said = "key hole" if " h" in label else "keyhole"
    wide, narrow = price(20, 80, PUNE, label=label), price(10, 70, PUNE, CLINIC, label=said)
    assert contradict(wide, narrow)
    assert list(faults([price(10, 90, PUNE, label=said), price(20, 80, PUNE, label=label)])) == [
        f"Knee ({label}) in Pune, ₹20 to ₹80: there is another of this place, label and room."
    ]


def test_the_check_names_what_where_and_how_much_of_each_pair() -> None:
    rows = [price(10, 90, label="keyhole"), price(5, 95, PUNE, CLINIC, label="keyhole", room="shared")]
    assert list(faults(rows)) == [
        "Knee (keyhole) in India, ₹10 to ₹90 does not hold Knee (keyhole, shared room) in Clinic, ₹5 to ₹95."
    ]
    fallen = list(faults([price(10, 90, PUNE, typical=95)]))
    assert fallen == [
        "Knee in Pune, ₹10 to ₹90: lowest, middle half, median and highest do not follow each other."
    ]


def test_figures_of_two_treatments_never_contradict() -> None:
    other = PriceRange(procedure=Procedure(pk=6, name="Hip"), lowest=1, highest=99, city=PUNE)
    assert list(faults([INDIA, other])) == []


def test_any_room_comes_before_a_room_then_most_quotes_then_a_median_then_the_older_row() -> None:
    private = price(1, 2, room="private", quotes=90, pk=1)
    few, many = price(1, 2, quotes=5, pk=2), price(1, 2, quotes=40, pk=3)
    uncounted, with_median = price(1, 2, pk=4), price(1, 2, typical=2, pk=5)
    newer = price(1, 2, pk=6)
    rows = [newer, private, uncounted, few, with_median, many]
    assert sorted(rows, key=fullest_first) == [many, few, with_median, uncounted, newer, private]


def test_each_city_has_one_figure_popular_cities_first_and_india_is_no_city() -> None:
    few, many = price(1, 2, PUNE, quotes=5, pk=1), price(3, 4, PUNE, quotes=40, pk=2)
    agra, delhi, india = price(1, 2, AGRA, pk=3), price(1, 2, DELHI, pk=4), price(1, 2, pk=5)
    assert main_prices([few, india, many, agra, delhi]) == [delhi, agra, many]
    assert main_prices([india]) == main_prices([]) == []
