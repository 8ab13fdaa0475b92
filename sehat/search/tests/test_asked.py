"""What a query wishes of a list becomes the filters of that list, and nothing else does. No database, but for
what an insurer is."""

from __future__ import annotations

import pytest

from sehat.directory.asked_lists import BY_FEE
from sehat.directory.models import Insurer
from sehat.rendering.cache_version import clear_cached_reads
from sehat.search.answering.asked import cover, doctor_query, hospital_query, is_filtered
from sehat.search.answering.place import Place
from sehat.search.parser.parts import Match, ParsedQuery, Part, PartKind

ANYWHERE = Place(None)
TAMIL: tuple[PartKind, str] = ("language", "tamil")


def parsed(*said: tuple[PartKind, str], wishes: tuple[str, ...] = ()) -> ParsedQuery:
    matches = tuple(Match(Part(kind, key, key)) for kind, key in said)
    return ParsedQuery((), matches, wishes=frozenset(wishes))


def test_a_query_without_a_wish_filters_nothing() -> None:
    asked = doctor_query(parsed(("department", "urology")), ANYWHERE)
    assert (asked.values, asked.sort, asked.is_plain) == ({}, None, True)


@pytest.mark.parametrize(
    ("wishes", "gender"), [(("woman",), ("woman",)), (("man",), ("man",)), (("man", "woman"), ("woman",))]
)
def test_one_gender_is_wished_at_most(wishes: tuple[str, ...], gender: tuple[str, ...]) -> None:
    assert doctor_query(parsed(wishes=wishes), ANYWHERE).values == {"gender": gender}


def test_all_languages_that_are_named_are_filtered_by_in_one_order() -> None:
    asked = parsed(TAMIL, ("language", "hindi"))
    assert doctor_query(asked, ANYWHERE).values == {"language": ("hindi", "tamil")}


def test_cheap_is_an_order_and_no_filter() -> None:
    asked = doctor_query(parsed(wishes=("cheap",)), ANYWHERE)
    assert (asked.values, asked.sort) == ({}, BY_FEE)


def test_a_fee_that_is_named_leaves_those_up_to_it() -> None:
    asked = doctor_query(parsed(("fee", "500"), wishes=("cheap",)), ANYWHERE)
    assert "fee" in asked.values
    assert all(name == "fee" for name in asked.values)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "covers"),
    [
        (parsed(("insurer", "ayushman-bharat")), ("ayushman",)),
        (parsed(("insurer", "echs")), ("cghs",)),
        (parsed(("insurer", "star-health")), ("cashless",)),
        (parsed(("insurer", "cghs"), wishes=("cashless",)), ("cghs",)),  # what is named says more
        (parsed(wishes=("insurance",)), ("cashless",)),
        (parsed(), ()),
    ],
)
def test_an_insurer_is_filtered_by_what_it_is(query: ParsedQuery, covers: tuple[str, ...]) -> None:
    assert cover(query) == covers


@pytest.mark.django_db
def test_a_scheme_that_lists_have_no_filter_for_filters_nothing() -> None:
    """Who asked for a scheme of a state was shown those who take private insurance."""
    Insurer.objects.create(name="Chiranjeevi", slug="chiranjeevi", kind=Insurer.Kind.SCHEME)
    clear_cached_reads()
    asked = parsed(("insurer", "chiranjeevi"))
    assert cover(asked) == ()
    assert doctor_query(asked, ANYWHERE).is_plain
    assert hospital_query(asked, ANYWHERE).is_plain


def test_an_area_is_of_the_place_that_is_searched_in() -> None:
    place = Place(None, "andheri", is_asked=True)
    assert hospital_query(parsed(), place).values == {"locality": ("andheri",)}
    assert doctor_query(parsed(TAMIL), place).values == {"language": ("tamil",), "locality": ("andheri",)}


@pytest.mark.parametrize(
    ("query", "filtered"),
    [
        (parsed(TAMIL), True),
        (parsed(("fee", "500")), True),
        (parsed(wishes=("woman",)), True),
        (parsed(wishes=("cost", "near")), False),
        (parsed(("city", "pune"), ("insurer", "cghs")), False),  # hospitals have these too
    ],
)
def test_only_doctors_have_a_fee_a_gender_and_a_language(query: ParsedQuery, filtered: bool) -> None:
    assert is_filtered(query) is filtered
