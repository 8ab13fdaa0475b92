"""What a chosen room means for the estimate: a figure of another room is no figure of it, wherever it is."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.schemas import Language
from sehat.costs.choices import ROOMS, Choices
from sehat.costs.estimate import bars_of, estimate_of, for_room, main_price_of
from sehat.costs.figures import group_by_place, one_a_hospital
from sehat.costs.selectors import procedures_by_slug
from sehat.directory.models import City, Hospital, PriceRange, Procedure
from sehat.rendering.cache_version import clear_cached_reads

KNEE = "total-knee-replacement"
HERE = City(pk=1, name="Pune", slug="pune")
TREATMENT = Procedure(pk=5, name="Knee", slug="knee")
HOSPITALS = [Hospital(pk=pk, name=f"Hospital {pk}", slug=f"h{pk}", city=HERE) for pk in (1, 2, 3)]


def chosen(room: str = "", city: str = "pune", language: Language = "en") -> Choices:
    found = City.objects.get(slug=city) if city else None
    return Choices(procedures_by_slug()[KNEE], found, room, None, language)


def all_of_room(room: str) -> None:
    PriceRange.objects.filter(procedure__slug=KNEE).update(room=room)
    clear_cached_reads()


@pytest.mark.django_db
@pytest.mark.parametrize(("of", "asked", "is_told"), [
    ("shared", "private", False), ("private", "shared", False), ("private", "private", True),
    ("", "private", True), ("shared", "", True),
])  # fmt: skip
def test_the_nearest_figure_is_of_the_chosen_room_or_of_any(of: str, asked: str, is_told: bool) -> None:
    """Who chose a private room read what a shared one costs in Mumbai."""
    all_of_room(of)
    estimate = estimate_of(procedures_by_slug()[KNEE], chosen(asked))
    assert (estimate.nearest is not None) == is_told
    assert estimate.figure is None


@pytest.mark.django_db
@pytest.mark.parametrize(("of", "asked", "is_told"), [("shared", "private", False), ("", "shared", True)])
def test_the_span_of_cities_is_of_the_chosen_room_or_of_any(of: str, asked: str, is_told: bool) -> None:
    all_of_room(of)
    estimate = estimate_of(procedures_by_slug()[KNEE], chosen(asked, city=""))
    assert (estimate.span is not None) == is_told


@pytest.mark.django_db
def test_a_city_with_another_room_alone_is_no_part_of_the_span() -> None:
    """Its lowest and highest would be of no one room."""
    of_mumbai = PriceRange.objects.filter(procedure__slug=KNEE, city__slug="mumbai", hospital=None)
    of_mumbai.update(room="shared")
    clear_cached_reads()
    treatment = procedures_by_slug()[KNEE]
    of_all, of_private = (estimate_of(treatment, chosen(room, city="")).span for room in ("", "private"))
    assert of_all is not None
    assert of_private is not None
    assert of_private.cities == of_all.cities - 1


@pytest.mark.django_db
def test_of_a_city_with_two_rooms_the_figure_of_the_chosen_one_is_told() -> None:
    """The shared room of each has more quotes, and its figure stood for the city alone."""
    for row in PriceRange.objects.filter(procedure__slug=KNEE, hospital=None).exclude(city=None):
        row.pk, row.room, row.quotes, row.highest = None, "private", 1, row.highest + 100_000
        row.save()
    PriceRange.objects.filter(procedure__slug=KNEE, hospital=None, room="").update(room="shared", quotes=50)
    clear_cached_reads()
    treatment = procedures_by_slug()[KNEE]
    shared, private = (estimate_of(treatment, chosen(room)).nearest for room in ("shared", "private"))
    assert shared is not None
    assert private is not None
    assert private.city == shared.city
    assert private.figure.highest == shared.figure.highest + 100_000
    spans = [estimate_of(treatment, chosen(room, city="")).span for room in ("shared", "private")]
    assert [span.cities for span in spans if span] == [spans[0].cities] * 2 if spans[0] else False


@pytest.mark.django_db
def test_the_address_of_an_estimate_says_its_choices_again() -> None:
    estimate = estimate_of(procedures_by_slug()[KNEE], chosen("private", language="hi"))
    assert estimate.share_url.endswith(f"/hi/cost?treatment={KNEE}&city=pune&room=private&v=1")


rooms = st.sampled_from(["", *ROOMS])
prices = st.builds(
    lambda pk, hospital, room, lowest, quotes: PriceRange(
        pk=pk, procedure=TREATMENT, city=HERE, hospital=hospital, room=room, lowest=lowest, highest=lowest,
        quotes=quotes, source="A list", as_of=date(2026, 11, 1),
    ),
    st.integers(1, 99), st.sampled_from(HOSPITALS), rooms, st.integers(1, 10**6),
    st.none() | st.integers(1, 99),
)  # fmt: skip
listed = st.lists(prices, max_size=8, unique_by=lambda row: row.pk)


@given(listed, rooms)
def test_a_hospital_is_left_out_for_a_room_exactly_where_it_told_no_price_for_it(
    rows: list[PriceRange], room: str
) -> None:
    able = {row.hospital_id for row in rows if not room or row.room in ("", room)}
    assert {row.hospital_id for row in for_room(rows, room)} == able


@given(listed, rooms)
def test_no_bar_is_of_another_room_than_the_chosen_one(rows: list[PriceRange], room: str) -> None:
    shown = one_a_hospital(for_room(rows, room))
    assert all(not room or row.room in ("", room) for row in shown)
    assert len({row.hospital_id for row in shown}) == len(shown)
    assert [row.lowest for row in shown] == sorted(row.lowest for row in shown)


@given(listed, rooms)
def test_of_a_hospital_its_price_of_the_room_goes_before_that_of_any(
    rows: list[PriceRange], room: str
) -> None:
    own = {row.hospital_id for row in rows if row.room == room}
    for row in one_a_hospital(for_room(rows, room)):
        assert row.room == room or row.hospital_id not in own


@given(listed, rooms)
def test_the_figure_of_a_city_is_of_the_chosen_room_or_of_any(rows: list[PriceRange], room: str) -> None:
    for row in rows:
        row.hospital = None
    found = main_price_of(group_by_place(rows, HERE), room)
    fits = [row for row in rows if not room or row.room in ("", room)]
    assert (found is None) == (not fits)
    assert found is None or found in fits


@pytest.mark.django_db
@pytest.mark.parametrize("language", ["en", "hi"])
def test_who_has_no_bar_is_counted_once(language: Language) -> None:
    """Hospitals with a bar and those that are left out are all that have the department or a price."""
    asked = chosen("private", city="delhi-ncr", language=language)
    treatment = procedures_by_slug()["gallbladder-removal"]
    rows = list(PriceRange.objects.filter(procedure=treatment, city=asked.city).exclude(hospital=None))
    bars = bars_of(treatment, rows, asked)
    told = {row.hospital_id for row in rows}
    here = Hospital.objects.filter(departments=treatment.department_id, city=asked.city)
    numbers = [int("".join(filter(str.isdigit, words))) for words in bars.left_out]
    assert sum(numbers) + len(bars.shown) == len(told | set(here.values_list("pk", flat=True)))
