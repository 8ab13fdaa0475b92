"""Which variant of a page a visitor sees."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.rendering.variants import chosen, header_of, letter_at, weights_in

BROWSER = {"user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36"}
WEIGHTS = st.dictionaries(st.sampled_from("bcdefg"), st.integers(1, 99), max_size=5)


@given(WEIGHTS.filter(lambda weights: sum(weights.values()) <= 100 and weights))
def test_of_a_hundred_places_each_variant_has_its_share(weights: dict[str, int]) -> None:
    seen = Counter(letter_at(weights, place) for place in range(100))
    assert {letter: seen[letter] for letter in weights} == weights
    assert weights_in(header_of(weights)) == weights


def test_the_same_visitor_sees_the_same_and_visitors_are_parted_by_the_shares() -> None:
    seen = [chosen("b=30", f"/p|10.0.{number // 250}.{number % 250}|x", BROWSER) for number in range(5000)]
    again = [chosen("b=30", f"/p|10.0.{number // 250}.{number % 250}|x", BROWSER) for number in range(5000)]
    assert seen == again
    assert 0.27 < seen.count("b") / 5000 < 0.33


@pytest.mark.parametrize(
    ("cookie", "expected"), [("variant=a", ""), ("x=1; variant=b", "b"), ("variant=b; y=2", "b")]
)
def test_what_was_seen_is_seen_again_whatever_the_address(cookie: str, expected: str) -> None:
    found = {chosen("b=50", f"{number}", BROWSER | {"cookie": cookie}) for number in range(50)}
    assert found == {expected}


@pytest.mark.parametrize("cookie", ["variant=z", "variant=bb", "variant=", "myvariant=b", "variant=<b>"])
def test_a_letter_that_is_no_variant_is_as_good_as_none(cookie: str) -> None:
    found = {chosen("b=50", f"{number}", BROWSER | {"cookie": cookie}) for number in range(50)}
    assert found == {"", "b"}


@pytest.mark.parametrize("headers", [{"sec-gpc": "1"}, {"dnt": "1"}, {"user-agent": "Googlebot/2.1"}])
def test_machines_and_who_opted_out_see_the_page_itself(headers: dict[str, str]) -> None:
    assert {chosen("b=99", f"{number}", BROWSER | headers) for number in range(100)} == {""}
