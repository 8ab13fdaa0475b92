"""What a browser says of a visit, in whatever letters and encoding: kept as it is meant, or left out."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.tracking.models import VisitEvent
from sehat.tracking.visit import visit_of

PAGE = "objectType=Home"


def seen(body: bytes = b"", more: str = "", visitor: str = "") -> VisitEvent:
    visit = visit_of(PAGE + more, body, visitor)
    assert visit
    return visit


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_a_city_in_hindi_is_kept_in_every_encoding_of_json(encoding: str) -> None:
    assert seen('{"city": "पुणे"}'.encode(encoding)).city == "पुणे"


@pytest.mark.parametrize(
    "digits", ["१२३४५६७८९०१", "١٢٣٤٥٦٧٨٩٠١", "1234567890\n", " 1234567890", "12345678９0"]
)
def test_a_number_of_a_browser_is_of_plain_digits_alone(digits: str) -> None:
    """As two spellings of one number it would be two visitors."""
    assert seen(visitor=digits).visitor == ""


@pytest.mark.parametrize("said", ["POST", "call", "", "CALL ", "GET,CALL"])
def test_an_event_that_is_none_of_ours_is_a_page_that_was_seen(said: str) -> None:
    assert seen(more=f"&eventType={said}").event == "GET"


@given(
    st.dictionaries(
        st.sampled_from(["city", "source", "path", "campaign"]),
        st.none() | st.floats() | st.lists(st.text()) | st.booleans() | st.dictionaries(st.text(), st.text()),
    )
)
def test_what_is_no_text_is_left_out_and_the_visit_counts(facts: dict[str, object]) -> None:
    visit = seen(json.dumps(facts).encode())
    assert (visit.city, visit.source, visit.path, visit.campaign) == ("", "", "", "")


@pytest.mark.parametrize("path", ["/search?q=piles", "/search#piles", "/search?q=a?b#c", "/search\u200b?q=1"])
def test_what_was_searched_is_in_no_path(path: str) -> None:
    assert seen(json.dumps({"path": path}).encode()).path == "/search"
