"""Refusals: one envelope, and a sentence in the language of the caller."""

from __future__ import annotations

import pytest

from sehat.core.errors import CallError, InvalidFields, RateLimited, envelope
from sehat.core.schemas import Reason


@pytest.mark.parametrize(("path", "code"), [("/api/lead/submit", "413"), ("/lead/v1/x", 413), ("/apis", 413)])
def test_codes_are_strings_under_api_and_numbers_elsewhere(path: str, code: object) -> None:
    body = envelope(path, 413, "Too large.")
    assert body["status"] == {"code": code, "message": "Too large."}
    assert body["data"] == []


def test_without_reasons_the_message_is_the_reason_and_names_no_field() -> None:
    assert envelope("/api/x", 403, "Not taken.")["error"] == [{"message": "Not taken."}]


def test_each_reason_names_its_field() -> None:
    reasons = [Reason(field="Mobile", message="Ten digits."), Reason(field="City", message="Choose one.")]
    error = envelope("/api/x", 422, "Ten digits.", reasons)["error"]
    assert error == [
        {"field": "Mobile", "message": "Ten digits."},
        {"field": "City", "message": "Choose one."},
    ]


def test_values_are_filled_in_after_the_message_was_translated() -> None:
    error = CallError("Wait {minutes} minutes.", minutes=5)
    assert str(error) == error.text("en") == error.text("hi") == "Wait 5 minutes."


def test_a_value_with_braces_is_said_as_it_is() -> None:
    assert CallError("Not {name}.", name="{x}").text("en") == "Not {x}."


def test_a_limit_is_tried_again_after_a_minute_unless_it_says_otherwise() -> None:
    assert RateLimited("Slower.").seconds == 60
    assert RateLimited("Slower, {name}.", 7, name="you").seconds == 7


def test_fields_that_break_a_rule_are_named_and_their_values_are_not() -> None:
    assert str(InvalidFields({"Mobile": "Ten digits.", "City": "Choose."})) == "Mobile, City"
