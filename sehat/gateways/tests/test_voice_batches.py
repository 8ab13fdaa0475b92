"""Reports of several calls in one body, each read for itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sehat.gateways.voice import exotel
from sehat.gateways.voice.base import BadReport, CallReport
from sehat.gateways.voice.report_map import MAX_REPORTS, report_map

MAP = report_map(Path(exotel.__file__).parent / "exotel_reports.json")
ONE = {"CallSid": "c1", "Status": "completed", "CustomField": "r1", "ConversationDuration": "65"}


def read(*items: object) -> list[CallReport]:
    return MAP.read(json.dumps(list(items)).encode(), {})


@pytest.mark.parametrize("odd", [None, 7, "a call", [], {}, {"Status": "dancing"}])
def test_an_item_that_is_no_call_keeps_none_of_the_others_from_being_read(odd: object) -> None:
    """The whole body was refused, and the calls in it stood as ringing."""
    assert read(odd, ONE) == read(ONE, odd) == read(ONE)
    assert [(report.id, report.state, report.seconds) for report in read(ONE)] == [("c1", "completed", 65)]


@pytest.mark.parametrize("items", [[None], [1, "x"], [[]]])
def test_a_body_of_which_nothing_is_a_call_is_refused(items: list[object]) -> None:
    with pytest.raises(BadReport):
        read(*items)


def test_an_empty_list_tells_of_no_call_and_one_without_end_is_refused() -> None:
    assert read() == []
    assert len(read(*[ONE] * MAX_REPORTS)) == MAX_REPORTS
    with pytest.raises(BadReport):
        read(*[ONE] * (MAX_REPORTS + 1))


@pytest.mark.parametrize(
    ("told", "seconds"),
    [
        (65, 65), ("65", 65), (65.4, 65), ("65.4", 65), ("00:01:05.7", 65), ("1:05", 65), ("", 0), (None, 0),
        (0.4, 0), (-3.5, 0), (float("nan"), 0), (float("inf"), 0), ("65.", 0), (".5", 0), ("1.2.3", 0),
        (1e12, 0), (999_999, 24 * 3600), (True, 0), ([65], 0),
    ],
)  # fmt: skip
def test_how_long_a_call_was_is_read_however_it_is_told(told: object, seconds: int) -> None:
    """One of a minute that is told with parts of a second stood as a call of no length."""
    assert [report.seconds for report in read(ONE | {"ConversationDuration": told})] == [seconds]


def test_of_several_places_the_first_that_says_a_length_counts() -> None:
    knowlarity = report_map(Path(exotel.__file__).parent / "knowlarity_reports.json")
    item = {"call_id": "k1", "call_status": "Connected", "data": {"call_duration": 12.9}, "duration": 99}
    [report] = knowlarity.read(json.dumps(item).encode(), {})
    assert report.seconds == 12
