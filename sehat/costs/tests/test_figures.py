"""Which recorded range a page shows for a place, and in which order. Rows that are not saved: no database."""

from __future__ import annotations

import pytest

from sehat.costs.choices import explorer_url
from sehat.costs.estimate import for_room, hospitals, is_asked
from sehat.costs.figures import group_by_place, one_a_hospital
from sehat.directory.models import City, Insurer, PriceRange, Procedure

PUNE = City(pk=1, name="Pune", slug="pune", rank=2)
DELHI = City(pk=2, name="Delhi", slug="delhi", rank=1)
AGRA = City(pk=3, name="Agra", slug="agra", rank=2)


def price(pk: int, city: City | None = None, hospital: int | None = None, **more: object) -> PriceRange:
    amounts = {"lowest": 100, "highest": 200} | more
    return PriceRange(pk=pk, city=city, hospital_id=hospital, **amounts)


def keys(rows: list[PriceRange]) -> list[int]:
    return [row.pk for row in rows]


def test_a_page_of_a_city_shows_its_own_figures_and_none_of_all_india() -> None:
    found = group_by_place([price(1), price(2, PUNE), price(3, DELHI)], PUNE)
    assert (keys(found.here), keys(found.general), keys(found.other_cities)) == ([2], [], [3])
    assert found.hospitals == []  # what is known of a city is what no hospital asks
    assert found.is_known_here


def test_a_city_without_a_figure_shows_those_of_all_india_as_such() -> None:
    found = group_by_place([price(1), price(3, DELHI)], PUNE)
    assert (keys(found.here), keys(found.general), keys(found.other_cities)) == ([], [1], [3])
    assert not found.is_known_here


def test_the_page_of_no_city_shows_those_of_all_india_and_each_city() -> None:
    found = group_by_place([price(1), price(2, PUNE), price(3, DELHI), price(4, DELHI, 9)], None)
    assert (keys(found.here), keys(found.hospitals), keys(found.other_cities)) == ([1], [], [3, 2])


def test_a_price_of_a_hospital_is_no_price_of_its_city_and_makes_the_place_known() -> None:
    found = group_by_place([price(4, PUNE, 9), price(5, DELHI, 8)], PUNE)
    assert (found.here, keys(found.hospitals), found.other_cities) == ([], [4], [])
    assert found.is_known_here


def test_the_figure_for_any_room_that_most_quotes_stand_behind_comes_first() -> None:
    rows = [price(1, PUNE, room="private", quotes=90), price(2, PUNE, quotes=5), price(3, PUNE, quotes=40)]
    assert keys(group_by_place(rows, PUNE).here) == [3, 2, 1]


def test_other_cities_come_once_each_the_popular_first_then_by_name() -> None:
    rows = [price(1, PUNE), price(2, PUNE, quotes=9), price(3, AGRA), price(4, DELHI)]
    assert keys(group_by_place(rows, None).other_cities) == [4, 3, 2]


def test_a_hospital_has_one_bar_and_the_lowest_stands_first() -> None:
    rows = [price(1, PUNE, 9, lowest=300), price(2, PUNE, 9, quotes=3, lowest=250), price(3, PUNE, 8)]
    assert keys(one_a_hospital(rows)) == [3, 2]
    same = [price(5, PUNE, 7), price(4, PUNE, 6)]
    assert keys(one_a_hospital(same)) == [4, 5]  # of the same price the one that was recorded first


@pytest.mark.parametrize(
    ("row", "city", "asked"),
    [
        (price(1, PUNE, 9), PUNE, True),
        (price(1, PUNE, 9), None, True),
        (price(1, PUNE, 9), DELHI, False),
        (price(1, PUNE), PUNE, False),
        (price(1), None, False),
    ],
)
def test_a_bar_is_what_a_hospital_of_the_place_asks(row: PriceRange, city: City | None, asked: bool) -> None:
    assert is_asked(row, city) is asked


@pytest.mark.parametrize(
    ("count", "english", "hindi"), [(1, "1 hospital", "1 अस्पताल"), (2, "2 hospitals", "2 अस्पतालों")]
)
def test_hospitals_are_counted_in_both_languages(count: int, english: str, hindi: str) -> None:
    assert hospitals(count, "en") == english
    assert hospitals(count, "hi") == hindi


KNEE = Procedure(slug="knee")


def test_an_address_says_what_was_chosen_and_its_version_where_there_is_a_treatment() -> None:
    assert explorer_url() == "/cost"
    assert explorer_url(city=PUNE) == "/cost?city=pune"
    assert explorer_url(KNEE) == "/cost?treatment=knee&v=1"
    insurer = Insurer(slug="cghs")
    assert (
        explorer_url(KNEE, PUNE, "private", insurer, "hi")
        == "/hi/cost?treatment=knee&city=pune&room=private&insurance=cghs&v=1"
    )


def test_a_price_that_holds_for_any_room_is_one_of_the_room_that_is_chosen() -> None:
    any_room, private = price(1, PUNE, 7), price(2, PUNE, 8, room="private")
    shared, both = price(3, PUNE, 9, room="shared"), price(4, PUNE, 8)
    rows = [any_room, private, shared, both]
    assert keys(for_room(rows, "private")) == [2, 1]  # of hospital 8 what it asks for this room
    assert keys(for_room(rows, "shared")) == [3, 1, 4]
    assert for_room(rows, "") == rows
