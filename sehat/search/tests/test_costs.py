"""Which treatments, and where, a question about a price names: search and chat answer with their rows."""

from __future__ import annotations

from dataclasses import replace

import pytest
from django.http import QueryDict

from sehat.directory.models import Procedure
from sehat.search.costs import costs_of, treatments_asked
from sehat.search.pages.search import search_page
from sehat.search.understanding import read_words, understand

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("text", "treatment", "city"),
    [
        ("knee replacement cost pune", "total-knee-replacement", "pune"),
        ("How much does cataract surgery cost?", "cataract-surgery", None),
        ("how much is a knee replacement in Bangalore", "total-knee-replacement", "bengaluru"),
        ("ghutne ka operation kharcha mumbai", None, "mumbai"),
        ("मोतियाबिंद के ऑपरेशन का ख़र्च दिल्ली", "cataract-surgery", "delhi-ncr"),
        ("TKR price", "total-knee-replacement", None),
        ("price of gallstones operation in new delhi", "gallbladder-removal", "delhi-ncr"),
        ("what does it cost?", None, None),
    ],
)
def test_a_question_names_a_treatment_and_a_city(text: str, treatment: str | None, city: str | None) -> None:
    understood = read_words(text)
    if treatment:
        assert [item.slug for item in treatments_asked(understood.parsed)][:1] == [treatment]
    assert (understood.place.city.slug if understood.place.city else None) == city


def test_the_name_of_a_treatment_alone_has_its_price_in_both_languages() -> None:
    names = [name for item in Procedure.objects.all() for name in (item.name, item.name_hi) if name]
    assert [name for name in names if not costs_of(read_words(name))] == []
    assert costs_of(read_words("gallblader removal"))


@pytest.mark.parametrize(
    "text",
    [
        "piles",
        "recovery after knee replacement",
        "urologist in pune",
        "500 rupaye tak fees bawaseer doctor ahmedabad",
    ],
)
def test_who_asks_no_price_and_names_more_is_told_none(text: str) -> None:
    assert not costs_of(read_words(text))


def test_a_condition_stands_for_its_treatments_those_with_a_figure_first() -> None:
    rows = costs_of(read_words("cost of piles"))
    assert 1 <= len(rows) <= 3
    assert "₹" in rows[0].amount


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize(
    "text", ["cbc test price", "mri knee cost", "price of a mammogram", "सीबीसी की कीमत"]
)
def test_the_price_of_a_test_is_no_price_of_a_treatment(text: str) -> None:
    """Who asked what a blood count costs was told of the price of an IUI."""
    understood = understand(text)
    assert understood.parsed.part("test")
    assert costs_of(understood, treatment_ids=[1, 2, 3]) == []


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize(
    "text",
    [
        "root canal cost",  # was a hair transplant
        "liver transplant price",  # a colonoscopy
        "c section price",  # a hysterectomy
        "normal delivery cost",
        "kidney transplant ka kharcha",  # a stone through the back
        "scar removal price",  # a gallbladder
        "tattoo removal cost",
        "dialysis cost",
    ],
)
def test_the_price_of_what_we_do_not_know_is_that_of_nothing_else(text: str) -> None:
    asked = QueryDict(mutable=True)
    asked["q"] = text
    page = search_page(asked)
    assert [row.url for row in page.costs] == ["/cost"]
    assert not any("treatment" in answer.url for answer in page.answers)


def test_a_treatment_that_was_found_has_its_price_where_its_name_says_all_that_was_said() -> None:
    found = Procedure.objects.get(slug="total-knee-replacement")
    understood = read_words("price of dialysis")
    assert [row.url for row in costs_of(understood, treatment_ids=[found.pk])] == ["/cost"]
    renamed = replace(understood, parsed=replace(understood.parsed, rest=("nee", "replacment")))
    [row] = costs_of(renamed, treatment_ids=[found.pk, 1])
    assert row.name == "Total knee replacement cost"


@pytest.mark.parametrize(
    ("text", "cities"),
    [
        ("knee replacement cost in mumbai and delhi", ["mumbai", "delhi-ncr"]),
        ("knee replacement price mumbai vs hyderabad", ["mumbai", "hyderabad"]),
        ("घुटना बदलने का ख़र्च मुंबई और दिल्ली", ["mumbai", "delhi-ncr"]),
        ("knee replacement cost pune mumbai delhi jaipur", ["pune", "mumbai", "delhi-ncr"]),
        ("knee replacement cost in bombay, mumbai", ["mumbai"]),
    ],
)
def test_a_price_is_told_of_each_city_that_is_named(text: str, cities: list[str]) -> None:
    """Of two cities the price in the first was told alone."""
    urls = [row.url for row in costs_of(read_words(text))]
    assert urls == [f"/{city}/treatment/total-knee-replacement/cost" for city in cities]


@pytest.mark.parametrize(
    ("text", "count"), [("piles cost pune and mumbai", 4), ("piles cost pune, mumbai, delhi", 6)]
)
def test_of_each_city_the_same_treatments_are_priced(text: str, count: int) -> None:
    """Beside a second city the first treatment was priced alone."""
    urls = [row.url for row in costs_of(read_words(text))]
    in_pune = [row.url for row in costs_of(read_words("piles cost in pune"))]
    assert len(in_pune) > 1
    assert urls[: len(in_pune)] == in_pune
    assert (len(urls), len(set(urls))) == (count, count)


def test_the_prices_of_no_known_treatment_are_those_of_the_first_city() -> None:
    assert [row.url for row in costs_of(read_words("what does it cost in mumbai and delhi"))] == [
        "/cost?city=mumbai"
    ]
