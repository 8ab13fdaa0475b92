"""Cities by how far they are from each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.distance import UNKNOWN, km_between, nearest_first
from sehat.directory.models import City

DELHI = City(name="Delhi", latitude=28.61, longitude=77.21)
JAIPUR = City(name="Jaipur", latitude=26.91, longitude=75.79)
MUMBAI = City(name="Mumbai", latitude=19.08, longitude=72.88)
NOWHERE = City(name="Nowhere")
PLACES = st.builds(
    City,
    latitude=st.floats(6, 37, allow_nan=False),
    longitude=st.floats(68, 98, allow_nan=False),
)


@pytest.mark.parametrize(("one", "other", "km"), [(DELHI, JAIPUR, 236), (DELHI, MUMBAI, 1_153)])
def test_it_is_what_a_map_says(one: City, other: City, km: int) -> None:
    assert km_between(one, other) == pytest.approx(km, rel=0.02)


@given(PLACES, PLACES)
def test_there_is_as_far_as_back_and_no_further_than_india_is_wide(one: City, other: City) -> None:
    assert km_between(one, one) == 0
    assert km_between(one, other) == km_between(other, one)
    assert 0 <= km_between(one, other) < 5_000


@pytest.mark.parametrize("city", [City(latitude=28.6), City(longitude=77.2), NOWHERE])
def test_half_a_place_is_no_place(city: City) -> None:
    assert km_between(DELHI, city) == km_between(city, DELHI) == UNKNOWN


def test_the_equator_and_the_prime_meridian_are_places() -> None:
    assert km_between(City(latitude=0.0, longitude=0.0), City(latitude=0.0, longitude=1.0)) == 111


def test_the_nearest_comes_first_and_what_is_on_no_map_last() -> None:
    cities = [NOWHERE, MUMBAI, JAIPUR, DELHI]
    assert nearest_first(cities, DELHI) == [DELHI, JAIPUR, MUMBAI, NOWHERE]


def test_cities_that_are_equally_far_stay_as_they_came() -> None:
    others = [City(name="Delhi again", latitude=28.61, longitude=77.21), City(name="And again")]
    assert nearest_first([NOWHERE, *others], DELHI) == [others[0], NOWHERE, others[1]]
