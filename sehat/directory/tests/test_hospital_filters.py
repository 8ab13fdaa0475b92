"""The filters of hospital lists: whatever the query string holds, and what each option means."""

from __future__ import annotations

from datetime import timedelta
from urllib.parse import urlencode

import pytest
from django.http import QueryDict
from django.utils import timezone
from hypothesis import given, settings
from hypothesis import strategies as st

from sehat.directory.listing import PER_PAGE, EmptyPage
from sehat.directory.models import Empanelment, Hospital
from sehat.directory.schemas import HospitalsPageProps, InsurerPageProps
from sehat.directory.tests.lists import every_hospital, hospitals_asked, insurer_asked

pytestmark = pytest.mark.django_db

HERE = {"city__slug": "delhi-ncr", "departments__slug": "general-surgery"}
WITH_CGHS = {"insurers__slug": "cghs"}
VALUES = {
    "beds": ["few", "mid", "many"],
    "accreditation": ["nabh", "nabh-entry", "jci"],
    "insurance": ["cashless", "ayushman", "cghs"],
    "locality": ["saket", "rohini", "karol-bagh"],
    "city": ["delhi-ncr", "mumbai", "kochi"],
    "sort": ["beds", "name", "city"],
}
OPTIONS = [(name, value) for name, values in VALUES.items() for value in values]
JUNK = ["", "0", "-1", "9999999999", "abc", "²", "few ", "'; DROP", "\x00", "x" * 5000, "9" * 5000]
junk = st.tuples(st.sampled_from([*VALUES, "page", "fée"]), st.sampled_from(JUNK) | st.text(max_size=20))
queries = st.lists(st.sampled_from(OPTIONS) | junk, max_size=8).map(lambda pairs: QueryDict(urlencode(pairs)))


def means(hospital: Hospital, name: str, value: str) -> bool:
    """What an option says of a hospital, in plain Python."""
    beds = hospital.beds or 0
    until = hospital.accredited_until
    kinds = {insurer.kind for insurer in hospital.insurers.all()}
    slugs = {insurer.slug for insurer in hospital.insurers.all()}
    is_valid = until is None or until >= timezone.localdate()
    return {
        "beds": {"few": 0 < beds <= 100, "mid": 100 < beds <= 300, "many": beds > 300}.get(value, False),
        "accreditation": hospital.accreditation == value and is_valid,
        "insurance": {
            "cashless": bool(kinds & {"private", "public"}),
            "ayushman": "ayushman-bharat" in slugs,
            "cghs": bool(slugs & {"cghs", "echs"}),
        }.get(value, False),
        "locality": hospital.locality.slug == value,
        "city": hospital.city.slug == value,
    }[name]


def matching(hospitals: list[Hospital], page: HospitalsPageProps | InsurerPageProps) -> list[Hospital]:
    """Options of one filter are alternatives, filters are all required."""
    chosen = {
        item.name: [option.value for option in item.options if option.is_chosen]
        for item in page.listing.filters
        if any(option.is_chosen for option in item.options)
    }
    return [
        hospital
        for hospital in hospitals
        if all(any(means(hospital, name, value) for value in values) for name, values in chosen.items())
    ]


@settings(deadline=None, max_examples=40)
@given(queries)
def test_any_query_string_gives_the_hospitals_it_asks_for_or_nothing_here(query: QueryDict) -> None:
    for ask, where in ((hospitals_asked, HERE), (insurer_asked, WITH_CGHS)):
        try:
            page = ask(query)
        except EmptyPage:
            assert any(value.isdecimal() and int(value[:9]) > 1 for value in query.getlist("page"))
            continue
        expected = matching(every_hospital(**where), page)
        assert page.listing.total == len(expected)
        assert {card.id for card in page.hospitals} <= {hospital.pk for hospital in expected}
        assert len(page.hospitals) <= PER_PAGE
        is_plain = not page.listing.chosen and page.listing.sorts[0].is_chosen
        assert page.meta.noindex != is_plain


@pytest.mark.parametrize(("ask", "where"), [(hospitals_asked, HERE), (insurer_asked, WITH_CGHS)])
def test_every_count_is_what_counting_by_hand_gives(ask: object, where: dict[str, str]) -> None:
    page = ask("")  # type: ignore[operator]
    for item in page.listing.filters:
        for option in item.options:
            by_hand = sum(means(hospital, item.name, option.value) for hospital in every_hospital(**where))
            assert option.count == by_hand > 0, (item.name, option.value)


def test_an_area_with_two_hospitals_is_asked_for_once_and_has_both() -> None:
    first, second = every_hospital(**HERE)[:2]
    Hospital.objects.filter(pk=second.pk).update(locality=first.locality)
    (areas,) = [item for item in hospitals_asked("").listing.filters if item.name == "locality"]
    values = [option.value for option in areas.options]
    assert sorted(values) == sorted(set(values))
    shown = {card.id for card in hospitals_asked(f"locality={first.locality.slug}").hospitals}
    assert shown >= {first.pk, second.pk}


def test_a_certificate_that_ran_out_counts_no_more() -> None:
    before = hospitals_asked("accreditation=nabh")
    gone = Hospital.objects.get(pk=before.hospitals[0].id)
    Hospital.objects.filter(pk=gone.pk).update(accredited_until=timezone.localdate() - timedelta(days=1))
    after = hospitals_asked("accreditation=nabh")
    assert after.listing.total == before.listing.total - 1
    card = next(card for card in hospitals_asked("").hospitals if card.id == gone.pk)
    assert "NABH accredited" not in card.tags
    Hospital.objects.filter(pk=gone.pk).update(accredited_until=timezone.localdate())
    assert hospitals_asked("accreditation=nabh").listing.total == before.listing.total


def test_lists_order_by_beds_or_name_and_put_what_is_not_known_last() -> None:
    beds = [card.beds for card in hospitals_asked("").hospitals]
    known = [number for number in beds if number is not None]
    assert beds == [*sorted(known, reverse=True), None]
    names = [card.name for card in hospitals_asked("sort=name").hospitals]
    assert names == sorted(names)


@pytest.mark.parametrize("sort", ["", "city", "beds", "name"])
def test_pages_of_any_order_show_every_hospital_once_with_the_day_it_told_us(sort: str) -> None:
    last = -(-len(every_hospital(**WITH_CGHS)) // PER_PAGE)
    cards = [card for n in range(1, last + 1) for card in insurer_asked(f"sort={sort}&page={n}").hospitals]
    assert sorted(card.id for card in cards) == sorted(item.pk for item in every_hospital(**WITH_CGHS))
    for card in cards:
        told = Empanelment.objects.get(hospital=card.id, insurer__slug="cghs").told_on
        assert card.told_on == f"{told.day} {told:%B %Y}"
    with pytest.raises(EmptyPage):
        insurer_asked(f"page={last + 1}")


def test_the_usual_order_of_an_insurer_goes_by_city_popular_first() -> None:
    areas = [card.area.rsplit(", ", 1)[1] for card in insurer_asked("").hospitals]
    assert areas[0] == "Delhi NCR"
    assert areas == sorted(areas, key=["Delhi NCR", "Mumbai", "Bengaluru"].index)
