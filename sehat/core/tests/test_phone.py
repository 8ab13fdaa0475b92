"""Mobile numbers: the shared table of cases, and what holds for any input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sehat.core.phone import BadMobile, parse_mobile

CASES = json.loads((Path(__file__).parent / "mobile_cases.json").read_text())


@pytest.mark.parametrize("case", CASES["valid"], ids=lambda case: repr(case["typed"]))
def test_reads_what_people_type(case: dict[str, str]) -> None:
    mobile = parse_mobile(case["typed"], case["code"])
    assert mobile.number == case["number"]
    assert mobile.country_code == "+" + case["code"].lstrip("+")


@pytest.mark.parametrize("case", CASES["invalid"], ids=lambda case: repr(case["typed"]))
def test_refuses_what_is_no_number(case: dict[str, str]) -> None:
    with pytest.raises(BadMobile):
        parse_mobile(case["typed"], case["code"])


@pytest.mark.slow
@settings(max_examples=10_000)
@given(
    st.integers(6_000_000_000, 9_999_999_999).map(str),
    st.sampled_from(["", "0", "00", "91", "+91", "0091", "+91 "]),
)
def test_any_indian_mobile_is_read_with_any_prefix(number: str, prefix: str) -> None:
    assert parse_mobile(prefix + number).e164 == "+91" + number


@pytest.mark.slow
@settings(max_examples=10_000)
@given(st.text(max_size=40), st.text(max_size=6))
def test_any_text_is_read_or_refused_and_what_is_read_is_digits(typed: str, code: str) -> None:
    try:
        mobile = parse_mobile(typed, code)
    except BadMobile:
        return
    assert mobile.number.isascii()
    assert mobile.number.isdecimal()
    assert len(mobile.e164) <= 25


INDIAN = st.integers(6_000_000_000, 9_999_999_999).map(str)


@given(INDIAN, st.sampled_from(["+91", "91", " +91 ", "91 "]))
def test_a_country_code_is_read_with_its_plus_and_without(number: str, code: str) -> None:
    assert parse_mobile(number, code) == parse_mobile(number)


@given(INDIAN, st.data())
def test_spaces_dots_dashes_and_brackets_change_no_number(number: str, data: st.DataObject) -> None:
    gaps = data.draw(st.lists(st.text(" .-()\t", max_size=2), min_size=11, max_size=11))
    typed = "".join(gap + digit for gap, digit in zip(gaps, [*number, ""], strict=True))
    assert parse_mobile(typed).number == number


@given(INDIAN)
def test_what_was_read_is_read_again_as_the_same(number: str) -> None:
    mobile = parse_mobile(number)
    assert parse_mobile(mobile.e164) == parse_mobile(mobile.number) == mobile


@given(st.integers(0, 5_999_999_999).map("{:010d}".format))
def test_no_indian_mobile_begins_below_six(number: str) -> None:
    with pytest.raises(BadMobile):
        parse_mobile(number)


@given(INDIAN, st.integers(1, 9))
def test_a_number_with_a_digit_less_is_none(number: str, left_out: int) -> None:
    with pytest.raises(BadMobile):
        parse_mobile(number[:left_out] + number[left_out + 1 :])


@given(INDIAN, st.sampled_from(["+44", "+1", "+971"]))
def test_a_number_of_another_country_is_none_of_india(number: str, code: str) -> None:
    with pytest.raises(BadMobile):
        parse_mobile(code + number)
