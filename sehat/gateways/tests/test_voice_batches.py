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
