"""Fees as people say them: five hundred, 2 hazar, ५ सौ."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.search.parser.numbers import HIGHEST_FEE, amounts_in
from sehat.search.parser.tokens import tokens_of
from sehat.search.tests.test_reading import parts, read


@pytest.mark.parametrize(
    ("query", "fee"),
    [
        ("urologist under 1 hazar", "1000"), ("urologist 2 हज़ार तक", "2000"), ("urologist ५ सौ तक", "500"),
        ("urologist under 2 thousand", "2000"), ("urologist under 5 hundred", "500"),
        ("urologist 5 sau tak", "500"), ("urologist 2 हजार रुपये तक", "2000"),
        ("urologist under 2hazar", "2000"),
        ("urologist 15 hundred se kam", "1500"), ("urologist under Rs. 2 thousand", "2000"),
        ("urologist 1 hazaar tak", "1000"), ("urologist 1 हज़ार से 2 हज़ार तक", "2000"),
        ("urologist 8 सौ से कम", "800"),
        ("urologist 5 to 8 sau tak", "800"), ("urologist 5-8 sau tak", "800"),
        ("urologist 1 से 2 हज़ार तक", "2000"), ("urologist under 1 - 2 thousand", "2000"),
    ],
)  # fmt: skip
def test_a_fee_is_read_as_it_is_said(query: str, fee: str) -> None:
    """All doctors were listed, whatever they take."""
    parsed = read(query)
    assert sorted(parts(parsed)) == [("department", "urology"), ("fee", fee)]
    assert parsed.rest == ()


@pytest.mark.parametrize(
    "query",
    ["urologist more than 2 thousand", "urologist 2 hazar se zyada", "urologist above Rs 5 hundred"],
)
def test_what_a_fee_is_above_is_no_limit_of_a_list(query: str) -> None:
    parsed = read(query)
    assert (sorted(parts(parsed)), parsed.rest) == ([("department", "urology")], ())


@pytest.mark.parametrize(
    ("query", "fee"),
    [
        ("urologist under 1.5 thousand", "1500"),
        ("urologist under 1.5 hazar", "1500"),
        ("urologist 2.5 हज़ार तक", "2500"),
        ("urologist under 1 thousand", "1000"),
    ],
)
def test_half_a_thousand_is_no_five_thousand(query: str, fee: str) -> None:
    parsed = read(query)
    assert ("fee", fee) in parts(parsed)
    assert parsed.rest == ()


@pytest.mark.parametrize(
    "query",
    ["urologist under 50 thousand", "urologist under 900 hundred", "urologist sau"],
)
def test_what_no_consultation_costs_is_no_fee(query: str) -> None:
    assert "fee" not in dict(parts(read(query)))


def test_a_number_of_a_sector_is_no_lower_end_of_a_fee() -> None:
    assert amounts_in(tokens_of(("62", "5", "sau"))) == {0: 62, 1: 500}


def test_a_number_and_what_follows_it_are_one_amount() -> None:
    assert amounts_in(tokens_of(("5", "sau", "2", "hazar", "700", "62"))) == {0: 500, 2: 2000, 4: 700, 5: 62}


@given(st.lists(st.sampled_from(["5", "700", "sau", "hazar", "rs", "urologist", "99999", "0"]), max_size=8))
def test_no_amount_is_more_than_a_consultation_costs(said: list[str]) -> None:
    tokens = tokens_of(tuple(said))
    for place, amount in amounts_in(tokens).items():
        assert tokens[place].word.isdecimal()
        assert 0 < amount <= HIGHEST_FEE
