"""A number typed with its country, and the country lists of both sides."""

from __future__ import annotations

import json
from pathlib import Path

import phonenumbers
import pytest
from django.conf import settings as site
from hypothesis import given, settings
from hypothesis import strategies as st

from sehat.core.phone import digits_alone
from sehat.leads.answers.body import piles_score
from sehat.leads.wire.html import with_its_code

CODES = sorted(phonenumbers.COUNTRY_CODE_TO_REGION_CODE)


@pytest.mark.slow
@settings(max_examples=10_000)
@given(
    st.sampled_from(CODES),
    st.integers(10**5, 10**12 - 1).map(str),  # 6 to 12 digits
    st.sampled_from(["", " ", "-"]),
)
def test_a_number_with_its_code_is_parted_whatever_the_form_says(code: int, rest: str, gap: str) -> None:
    found = with_its_code("+91", f"+{code}{gap}{rest}")
    assert found == (f"+{code}", rest)


@pytest.mark.slow
@settings(max_examples=10_000)
@given(st.text(max_size=30), st.sampled_from(["+91", "+44"]))
def test_any_other_text_stays_as_it_is(typed: str, code: str) -> None:
    found = with_its_code(code, typed)
    plain = digits_alone(typed)
    if not plain.startswith(("+", "00")):
        assert found == (code, typed)
    if plain.startswith("00"):  # as it is dialled abroad; of zeros and a country alone nothing is made
        assert found == (code, typed) or (found[0] + found[1] == f"+{plain[2:]}" and found[1])


@pytest.mark.parametrize("typed", ["001", "0091", "00", "000", "0044 ", "00-1"])
def test_zeros_and_a_country_alone_are_no_number_of_it(typed: str) -> None:
    assert with_its_code("+91", typed) == ("+91", typed)


def test_the_browser_offers_the_countries_of_the_phone_library() -> None:
    path = Path(site.BASE_DIR) / "frontend" / "src" / "leads" / "fields" / "countries.json"
    offered = json.loads(path.read_text())
    regions = phonenumbers.SUPPORTED_REGIONS
    assert offered == {region: str(phonenumbers.country_code_for_region(region)) for region in regions}


@given(st.lists(st.sampled_from(["", "0", "1", "2", "3", "9", "x"]), max_size=6))
def test_the_score_of_piles_is_from_0_to_12_or_nothing(symptoms: list[str]) -> None:
    score = piles_score(symptoms)
    assert score == "" or 0 <= int(score) <= 12
