"""How a wait for another code is said, what of a number is shown, and which token a request shows."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import RequestFactory
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.languages import translate
from sehat.patients.codes import message_with, new_code, wait_before_another
from sehat.patients.cookies import CREDENTIALS, cookie_token
from sehat.patients.selectors import masked, token_in

TOKEN = "a" * 43


@pytest.mark.parametrize(
    ("seconds", "english", "hindi"),
    [(30, "30 secs", "30 सेकंड"), (90, "90 secs", "90 सेकंड"), (91, "2 minutes", "2 मिनट"),
     (5400, "90 minutes", "90 मिनट"), (5401, "2 hours", "2 घंटे"), (86_400, "24 hours", "24 घंटे")],
)  # fmt: skip
def test_the_wait_is_said_in_the_unit_that_people_count_in(seconds: int, english: str, hindi: str) -> None:
    message, count = wait_before_another(timedelta(seconds=seconds))
    assert english in translate(message, "en").format(count=count)
    assert hindi in translate(message, "hi").format(count=count)


def test_a_code_has_six_figures_also_where_it_begins_with_noughts() -> None:
    assert {len(new_code()) for _ in range(200)} == {6}
    said = message_with("000042", "+919810000001")
    assert said.text.endswith("#000042")
    assert said.values == {"OTP": "000042"}


@given(st.text("0123456789", min_size=4, max_size=15))
def test_of_a_number_its_last_four_figures_are_shown(digits: str) -> None:
    shown = masked(f"+91{digits}")
    assert shown == "******" + digits[-4:]


@pytest.mark.parametrize(
    ("header", "token"),
    [
        (TOKEN, TOKEN), (f"Bearer {TOKEN}", TOKEN), (f"bearer   {TOKEN} ", TOKEN), (f" {TOKEN} ", TOKEN),
        ("Bearer", ""), ("", ""), ("short", ""), ("x" * 101, ""), ("é" * 43, ""),
        (f"Basic {TOKEN}", f"Basic {TOKEN}"),
    ],
)  # fmt: skip
def test_a_token_is_read_from_its_header_however_it_is_written(header: str, token: str) -> None:
    assert token_in(RequestFactory().get("/", headers={"Authorization": header})) == token


@pytest.mark.parametrize(
    "cookie", ["", "{", "[]", "null", '"text"', "%7B%22token%22%3A7%7D", "%ff%fe", "[" * 9000]
)
def test_a_cookie_that_was_cut_or_forged_opens_nothing(cookie: str) -> None:
    request = RequestFactory().get("/")
    request.COOKIES[CREDENTIALS] = cookie
    assert cookie_token(request) == token_in(request) == ""


def test_a_header_counts_before_a_cookie() -> None:
    request = RequestFactory().get("/", headers={"Authorization": f"Bearer {'b' * 43}"})
    request.COOKIES[CREDENTIALS] = '{"token": "' + TOKEN + '"}'
    assert token_in(request) == "b" * 43
