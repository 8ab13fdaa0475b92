"""What MSG91 says became of messages: many in a body, each for itself."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.gateways.sms.base import ID_LENGTH, BadReport, Report
from sehat.gateways.sms.msg91 import Msg91

ONE = {"requestId": "a1", "report": [{"status": "1", "number": "919810000001"}]}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inside: (
        st.lists(inside, max_size=3)
        | st.dictionaries(st.sampled_from(["requestId", "report", "status", "x"]), inside, max_size=4)
    ),
    max_leaves=8,
)


def read(*items: object) -> list[Report]:
    return Msg91().reports("https://x", {}, json.dumps(list(items)).encode())


@pytest.mark.parametrize(
    "odd",
    [
        None, 7, "text", [], {}, {"requestId": "b2"}, {"report": [{"status": "1"}]},
        {"requestId": "b2", "report": None}, {"requestId": "b2", "report": {"status": "1"}},
        {"requestId": "b2", "report": [None, "1", {}]}, {"requestId": None, "report": [{"status": "1"}]},
    ],
)  # fmt: skip
def test_an_odd_item_keeps_none_of_the_others_from_being_read(odd: object) -> None:
    """All of the body was refused, and MSG91 sent it no second time."""
    assert read(odd, ONE) == read(ONE, odd) == [Report("a1", "delivered")]


@pytest.mark.parametrize(
    ("status", "state"),
    [("1", "delivered"), (1, "delivered"), ("2", "failed"), (25, "failed")],
)
def test_one_is_delivered_and_every_other_word_is_not(status: object, state: str) -> None:
    [report] = read({"requestId": "a1", "report": [{"status": status}]})
    assert report.state == state


def test_a_message_to_several_numbers_is_told_of_each() -> None:
    told = {"requestId": "a1", "report": [{"status": "2"}, {"status": "1"}]}
    assert [report.state for report in read(told)] == ["failed", "delivered"]


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"7", b'"text"', b'{"requestId": "a1"}', b"\xff\xfe"])
def test_what_is_no_list_is_no_report_of_msg91(body: bytes) -> None:
    with pytest.raises(BadReport):
        Msg91().reports("https://x", {}, body)


@given(st.lists(JSON, max_size=5))
def test_beside_a_whole_one_any_items_are_read_or_passed_over(items: list[object]) -> None:
    found = read(*items, ONE)
    assert Report("a1", "delivered") in found
    for report in found:
        assert 0 < len(report.id) <= ID_LENGTH
        assert report.state in {"delivered", "failed"}


def test_an_empty_list_says_nothing() -> None:
    assert read() == []
