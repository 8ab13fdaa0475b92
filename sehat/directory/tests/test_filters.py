"""The filters of a doctor list: whatever the query string holds, and what each option means."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlencode, urlsplit

import pytest
from django.http import QueryDict
from hypothesis import given, settings
from hypothesis import strategies as st

from sehat.core.india import this_year
from sehat.directory.doctor_filters import doctor_list_config
from sehat.directory.filters import ListConfig, ListQuery
from sehat.directory.listing import PER_PAGE, EmptyPage
from sehat.directory.models import Doctor
from sehat.directory.tests.lists import asked, everyone, names_of, place

pytestmark = pytest.mark.django_db

PATH = "/delhi-ncr/doctors/general-surgery"
VALUES = {
    "fee": ["low", "mid", "high"],
    "experience": ["10", "20"],
    "gender": ["woman", "man"],
    "language": ["english", "hindi", "malayalam", "marathi", "punjabi", "tamil", "urdu"],
    "disease": [
        "anal-fissure",
        "anal-fistula",
        "appendicitis",
        "gallstones",
        "hydrocele",
        "inguinal-hernia",
        "lipoma",
        "piles",
        "thyroid-nodule",
        "umbilical-hernia",
    ],
    "insurance": ["cashless", "ayushman", "cghs"],
    "verified": ["yes"],
    "locality": [
        "faridabad-sector-16",
        "ghaziabad-indirapuram",
        "gurugram-sector-45",
        "karol-bagh",
        "rohini",
        "saket",
    ],
    "sort": ["experience", "fee", "name"],
}
OPTIONS = [(name, value) for name, values in VALUES.items() for value in values]
JUNK = [
    "",
    "0",
    "-1",
    "9999999999",
    "abc",
    "²",
    "१",
    "1e3",
    "low ",
    "'; DROP",
    "\x00",
    "x" * 5000,
    "9" * 5000,
]
names = st.sampled_from([*VALUES, "page", "utm_source", "fée"])
junk = st.tuples(names, st.sampled_from(JUNK) | st.text(max_size=20))
queries = st.lists(st.sampled_from(OPTIONS) | junk, max_size=8).map(lambda pairs: QueryDict(urlencode(pairs)))


def means(doctor: Doctor, name: str, value: str) -> bool:
    """What an option says of a doctor, in plain Python."""
    fee = -1 if doctor.fee is None else doctor.fee
    years = this_year() - (doctor.practising_since or this_year())
    return {
        "fee": {"low": 0 <= fee <= 800, "mid": 800 < fee <= 1200, "high": fee > 1200}.get(value, False),
        "experience": value.isdecimal() and years >= int(value),
        "gender": doctor.gender == value,
        "language": value in {language.slug for language in doctor.languages.all()},
        "disease": value in {condition.slug for condition in doctor.conditions.all()},
        "insurance": getattr(doctor, f"accepts_{value}", False),
        "verified": doctor.is_verified,
        "locality": value in {place.locality.slug for place in doctor.hospitals.all()},
    }[name]


def matching(doctors: Iterable[Doctor], chosen: ListQuery) -> list[Doctor]:
    """Options of one filter are alternatives, filters are all required."""
    return [
        doctor
        for doctor in doctors
        if all(any(means(doctor, name, value) for value in values) for name, values in chosen.values.items())
    ]


def rules_here() -> ListConfig:
    return doctor_list_config(*place(), this_year())


@settings(deadline=None, max_examples=60)
@given(queries)
def test_any_query_string_gives_the_doctors_it_asks_for_or_nothing_here(query: QueryDict) -> None:
    chosen = ListQuery.from_query(query, rules_here())
    expected = matching(everyone(), chosen)
    try:
        page = asked(query)
    except EmptyPage:
        assert (chosen.page - 1) * PER_PAGE >= len(expected)
        assert chosen.page > 1
        return
    assert page.listing.total == len(expected)
    assert set(names_of(page)) <= {doctor.name for doctor in expected}
    assert len(page.doctors) == min(PER_PAGE, len(expected) - (chosen.page - 1) * PER_PAGE)
    assert page.meta.noindex == (not chosen.is_plain)


def test_every_count_is_what_counting_by_hand_gives() -> None:
    doctors = everyone()
    counted = {
        (item.name, option.value): option.count
        for item in asked("").listing.filters
        for option in item.options
    }
    by_hand = {
        (name, value): sum(means(doctor, name, value) for doctor in doctors)
        for name, value in OPTIONS
        if name != "sort"
    }
    assert counted == {pair: count for pair, count in by_hand.items() if count}


@settings(deadline=None, max_examples=30)
@given(st.lists(st.sampled_from(OPTIONS), max_size=6).map(lambda pairs: QueryDict(urlencode(pairs))))
def test_the_address_of_an_option_turns_over_that_option_alone(query: QueryDict) -> None:
    rules = rules_here()
    before = ListQuery.from_query(query, rules)
    for item in asked(query).listing.filters:
        for option in item.options:
            address = urlsplit(option.url)
            after = ListQuery.from_query(QueryDict(address.query), rules)
            had, has = set(before.values.get(item.name, ())), set(after.values.get(item.name, ()))
            assert address.path == PATH
            assert option.is_chosen == (option.value in had)
            assert has == ({option.value} - had if item.kind == "one" else had ^ {option.value})
            assert {**after.values, item.name: ()} == {**before.values, item.name: ()}
            assert (after.sort, after.page) == (before.sort, 1)
            assert after.url(PATH) == option.url


def test_two_fees_widen_the_list_and_a_language_narrows_it() -> None:
    low, low_or_high = asked("fee=low").listing.total, asked("fee=low&fee=high").listing.total
    narrowed = asked("fee=low&fee=high&language=tamil").listing.total
    assert 0 < low < low_or_high
    assert 0 < narrowed < low_or_high
    assert asked("language=tamil&language=urdu&language=hindi").listing.total == asked("").listing.total


def test_of_two_experiences_the_list_takes_one() -> None:
    page = asked("experience=20&experience=10")
    assert [option.value for option in page.listing.chosen] == ["10"]
