"""What a visitor of any city is told of prices: figures first, one and many, and every hospital counted."""

from __future__ import annotations

import re
from datetime import date

import pytest
from django.http import QueryDict
from hypothesis import given, settings
from hypothesis import strategies as st

from sehat.core.schemas import Language
from sehat.costs.choices import Choices, read_choices
from sehat.costs.estimate import estimate_of, nearest_figure
from sehat.costs.pages.explorer import index_of
from sehat.costs.rows import amount_and_note, what_it_is
from sehat.costs.selectors import insurers_by_slug, procedures_by_slug
from sehat.directory.models import City, Hospital, PriceRange, Procedure
from sehat.directory.selectors import cities_by_slug

FIRST_NUMBER = re.compile(r"\d+")


@pytest.mark.parametrize(
    ("quotes", "hospitals", "english", "hindi"),
    [
        (1, None, "from 1 quote", "1 क़ीमत के आधार पर"),
        (1, 1, "from 1 quote", "1 क़ीमत के आधार पर"),
        (2, 1, "from 2 quotes, 1 hospital", "1 अस्पताल की 2 क़ीमतों के आधार पर"),
        (2, 2, "from 2 quotes, 2 hospitals", "2 अस्पतालों की 2 क़ीमतों के आधार पर"),
        (2, None, "from 2 quotes", "2 क़ीमतों के आधार पर"),
    ],
)
def test_one_quote_and_one_hospital_are_no_plural(
    quotes: int, hospitals: int | None, english: str, hindi: str
) -> None:
    row = PriceRange(quotes=quotes, quoted_by=hospitals)
    assert (what_it_is(row, "en"), what_it_is(row, "hi")) == (english, hindi)


@pytest.mark.django_db
@pytest.mark.parametrize("language", ["en", "hi"])
def test_what_costs_something_in_the_place_stands_before_what_is_published_elsewhere(
    language: Language,
) -> None:
    for city in (None, *cities_by_slug().values()):
        groups = index_of(Choices(city=city, language=language))
        for group in groups:
            without = [row.amount == "" for row in group.rows]
            assert without == sorted(without), (city, group.label)
        empty = [not any(row.amount for row in group.rows) for group in groups]
        assert empty == sorted(empty), city


@pytest.mark.django_db
def test_the_index_of_every_city_has_every_treatment_once() -> None:
    names = sorted(Procedure.objects.values_list("slug", flat=True))
    for city in cities_by_slug().values():
        rows = [row for group in index_of(Choices(city=city)) for row in group.rows]
        assert sorted(QueryDict(row.url.partition("?")[2])["treatment"] for row in rows) == names


@pytest.mark.django_db
@pytest.mark.parametrize("room", ["", "shared", "private"])
@pytest.mark.parametrize("insurer", ["", "cghs", "star-health-insurance"])
@pytest.mark.parametrize("city", ["", "delhi-ncr", "lucknow"])
def test_every_hospital_of_the_place_has_a_bar_or_is_counted_among_those_left_out(
    city: str, insurer: str, room: str
) -> None:
    place = cities_by_slug()[city] if city else None
    chosen = Choices(city=place, room=room, insurer=insurers_by_slug()[insurer] if insurer else None)
    of_place = Hospital.objects.filter(city=place) if place else Hospital.objects.all()
    for treatment in (procedures_by_slug()[slug] for slug in ("gallbladder-removal", "lasik")):
        estimate = estimate_of(treatment, chosen)
        counted = [int(found[0]) for line in estimate.left_out if (found := FIRST_NUMBER.search(line))]
        concerned = of_place.filter(departments=treatment.department_id) | of_place.filter(
            price_ranges__procedure=treatment
        )
        assert len(counted) == len(estimate.left_out)
        assert len(estimate.by_hospital) + sum(counted) == concerned.distinct().count()


@pytest.mark.django_db
def test_a_city_that_is_on_no_map_names_no_distance_to_the_nearest_figure() -> None:
    """Staff add a city before anybody looks up where it is: nothing is 20,000 km away in India."""
    lost = City.objects.create(pk=999_001, name="Naya Gaon", slug="naya-gaon", state="Punjab")
    knee = procedures_by_slug()["total-knee-replacement"]
    assert nearest_figure([knee.pk], lost) is None
    lost.latitude, lost.longitude = 30.77, 76.79
    found = nearest_figure([knee.pk], lost)
    assert found is not None
    assert 0 < found.km < 3_300  # India is not longer


@pytest.mark.django_db
def test_of_a_city_that_is_on_no_map_no_other_is_called_the_nearest() -> None:
    """Of cities that are all as far as nobody knows, the most popular was named."""
    lost = City(pk=999_001, name="Naya Gaon", slug="naya-gaon", state="Punjab")
    knee = procedures_by_slug()["total-knee-replacement"]
    assert amount_and_note(knee, lost, "en") == ("", "None published in Naya Gaon.")
    lost.latitude, lost.longitude = 30.77, 76.79
    assert "Nearest: " in amount_and_note(knee, lost, "en")[1]


@pytest.mark.django_db
def test_a_hospital_without_a_price_and_a_price_without_a_city_are_no_bars() -> None:
    treatment = procedures_by_slug()["appendicectomy"]
    before = estimate_of(treatment, Choices())
    PriceRange.objects.create(
        procedure=treatment, lowest=40_000, highest=90_000, source="A price list", as_of=date(2026, 11, 1)
    )
    after = estimate_of(treatment, Choices())
    assert (after.by_hospital, after.left_out) == (before.by_hospital, before.left_out)
    assert after.figure is not None
    assert (after.figure.lowest, after.figure.highest, after.nearest) == (40_000, 90_000, None)


WORDS = st.text(max_size=60) | st.sampled_from(
    ["pune", "PUNE", "पुणे", "pune\u200d", "\u202epune", "shared", "cghs", "१", "\x00", "😀", "{}", "{0}", "%s"]
)


@pytest.mark.django_db
@given(st.fixed_dictionaries(dict.fromkeys(("treatment", "city", "room", "insurance", "v"), WORDS)))
@settings(max_examples=60)
def test_whatever_an_address_says_each_unknown_part_is_told_once(asked: dict[str, str]) -> None:
    query = QueryDict(mutable=True)
    query.update(asked)
    for language in ("en", "hi"):
        chosen, notices = read_choices(query, language)
        known = [chosen.treatment, chosen.city, chosen.room, chosen.insurer]
        given_parts = [asked[name] for name in ("treatment", "city", "room", "insurance")]
        unknown = sum(bool(text) and not row for text, row in zip(given_parts, known, strict=True))
        assert len(notices) == unknown + (asked["v"] not in {"", "1"})
        again, none = read_choices(QueryDict(chosen.url.partition("?")[2]), language)
        assert (again, none) == (chosen, [])
