"""What a price says in a line: its amount, where it holds, and what stands behind it. No database."""

from __future__ import annotations

import pytest

from sehat.core.schemas import Language
from sehat.costs.rows import across_cities, amounts, cost_name, joined, place_of, what_it_is
from sehat.directory.models import City, PriceRange, Procedure
from sehat.directory.prices import Span

PUNE = City(pk=1, name="Pune", name_hi="पुणे", slug="pune")
KNEE = Procedure(name="Total Knee Replacement", name_hi="घुटने का पूरा प्रत्यारोपण", slug="knee")


def price(**more: object) -> PriceRange:
    return PriceRange(**{"lowest": 160_000, "highest": 350_000, "city": PUNE} | more)


def span(*prices: PriceRange) -> Span:
    return Span(150_000, 380_000, "one knee", list(prices))


@pytest.mark.parametrize(
    ("lowest", "highest", "said"),
    [(160_000, 350_000, "₹1,60,000 – ₹3,50,000"), (45_000, 45_000, "₹45,000"), (0, 1, "₹0 – ₹1")],
)
def test_a_range_names_both_ends_and_one_amount_is_said_once(lowest: int, highest: int, said: str) -> None:
    assert amounts(price(lowest=lowest, highest=highest)) == said


@pytest.mark.parametrize(
    ("row", "language", "said"),
    [
        (price(), "en", "in Pune"),
        (price(label="one knee"), "en", "in Pune, one knee"),
        (price(label="one knee", room="shared"), "en", "in Pune, one knee, shared room"),
        (price(city=None), "en", "in India"),
        (price(), "hi", "पुणे में"),
        (price(city=None), "hi", "भारत में"),
    ],
)
def test_a_price_says_where_and_of_what_it_is(row: PriceRange, language: Language, said: str) -> None:
    assert place_of(row, language) == said


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (price(), "one published figure"),
        (price(quoted_by=5), "one published figure"),  # whom nobody counted quotes of
        (price(quotes=18), "from 18 quotes"),
        (price(quotes=18, quoted_by=5), "from 18 quotes, 5 hospitals"),
        (price(quotes=18, is_demo=True), "from 18 quotes · demo figure"),
        (price(is_demo=True), "one published figure · demo figure"),
    ],
)
def test_a_price_says_what_stands_behind_it_and_whether_it_is_invented(row: PriceRange, said: str) -> None:
    assert what_it_is(row, "en") == said


def test_what_is_empty_leaves_no_mark_between_its_neighbours() -> None:
    assert joined("a", "", "b", "") == "a · b"
    assert joined("", "") == ""


@pytest.mark.parametrize(
    ("city", "language", "said"),
    [
        (None, "en", "Total knee replacement cost"),
        (PUNE, "en", "Total knee replacement cost in Pune"),
        (PUNE, "hi", "पुणे में घुटने के पूरे प्रत्यारोपण का ख़र्च"),
    ],
)
def test_a_cost_is_called_by_its_treatment_and_place(
    city: City | None, language: Language, said: str
) -> None:
    assert cost_name(KNEE, city, language) == said


def test_without_a_city_the_cities_with_a_figure_are_counted() -> None:
    two = span(price(label="one knee"), price(label="one knee"))
    assert across_cities(two, "en") == ("₹1,50,000 – ₹3,80,000", "in 2 cities · one knee")


def test_one_invented_figure_marks_the_range_of_all_cities_as_a_demo() -> None:
    amount, note = across_cities(span(price(), price(is_demo=True)), "en")
    assert (amount, note) == ("₹1,50,000 – ₹3,80,000", "in 2 cities · one knee · demo figure")


def test_the_figure_of_one_city_alone_is_its_own_and_no_range_of_cities() -> None:
    alone = span(price(quotes=18, quoted_by=5))
    assert across_cities(alone, "en") == ("₹1,60,000 – ₹3,50,000", "in Pune · from 18 quotes, 5 hospitals")


def test_where_nobody_published_a_figure_it_says_so_and_names_no_amount() -> None:
    assert across_cities(None, "en") == ("", "No published figure yet")


def test_what_cities_have_between_them_names_no_room_of_one_of_them() -> None:
    """The first had told the price of a shared room, the others that of any: all were said to be of one."""
    other = price(label="one knee", city=City(pk=2, name="Mumbai", slug="mumbai"))
    _, said = across_cities(span(price(label="one knee", room="shared"), other), "en")
    assert said == "in 2 cities · one knee"
