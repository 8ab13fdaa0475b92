"""What a patient sends on WhatsApp beside words: a place, a contact, a report."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.gateways.whatsapp.base import Inbound
from sehat.gateways.whatsapp.webhook import MAX_TEXT_LENGTH, events

ODD = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inside: (
        st.lists(inside, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["name", "address", "latitude", "longitude", "phones", "phone", "formatted_name"]
            ),
            inside,
            max_size=4,
        )
    ),
    max_leaves=6,
)


def read(kind: str, content: object) -> Inbound:
    message = {
        "id": "wamid.1",
        "from": "919810000001",
        "timestamp": "1763640000",
        "type": kind,
        kind: content,
    }
    change = {"value": {"messages": [message], "contacts": [{"wa_id": "919810000001"}]}}
    body = json.dumps({"object": "whatsapp_business_account", "entry": [{"changes": [change]}]})
    [event] = events(body.encode())
    assert isinstance(event, Inbound)
    return event


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (
            {"latitude": 18.5204, "longitude": 73.8567, "name": "घर", "address": "12 MG Road, Pune"},
            "घर, 12 MG Road, Pune, 18.5204, 73.8567",
        ),
        ({"latitude": 18.5204, "longitude": 73.8567}, "18.5204, 73.8567"),
        ({"latitude": 18, "longitude": 73}, "18, 73"),
        ({"latitude": 18.5204}, ""),
        ({"latitude": True, "longitude": "x", "name": "Home"}, "Home"),
        ({}, ""),
    ],
)
def test_where_somebody_is_is_read(place: dict[str, Any], said: str) -> None:
    """Agents saw “[location]” of who had said where to send help."""
    assert read("location", place).text == said


@pytest.mark.parametrize(
    ("contacts", "said"),
    [
        (
            [{"name": {"formatted_name": "Asha"}, "phones": [{"phone": "+91 98100 00002"}]}],
            "Asha +91 98100 00002",
        ),
        ([{"name": {"formatted_name": "Asha"}}, {"phones": [{"phone": "1"}, {"phone": "2"}]}], "Asha, 1 2"),
        ([], ""),
        ([{}], ""),
    ],
)
def test_whose_number_was_shared_is_read(contacts: list[Any], said: str) -> None:
    assert read("contacts", contacts).text == said


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({"filename": "mri-knee.pdf"}, "mri-knee.pdf"),
        ({"filename": "mri-knee.pdf", "caption": "My report"}, "My report"),
        ({}, ""),
    ],
)
def test_a_report_without_words_is_called_by_its_file(document: dict[str, Any], said: str) -> None:
    assert read("document", document).text == said


@pytest.mark.parametrize(
    ("kind", "content", "is_written"),
    [
        ("text", {"body": "chest pain"}, True),
        ("button", {"text": "STOP"}, True),
        ("image", {"caption": "It hurts here"}, True),
        ("document", {"filename": "chest pain report.pdf", "caption": "Today's"}, True),
        ("document", {"filename": "chest pain report.pdf"}, False),
        ("location", {"name": "Apollo Stroke Centre"}, False),
        ("contacts", [{"name": {"formatted_name": "Poison Control"}}], False),
    ],
)
def test_what_a_person_wrote_is_told_from_the_name_of_a_thing(
    kind: str, content: object, is_written: bool
) -> None:
    assert read(kind, content).is_written is is_written


@pytest.mark.parametrize("kind", ["image", "audio", "video", "sticker", "unsupported", "order"])
def test_what_has_no_words_has_its_kind(kind: str) -> None:
    event = read(kind, {"id": "1"})
    assert (event.kind, event.text) == (kind, "")


@given(st.sampled_from(["location", "contacts", "document", "reaction", "system", "text"]), ODD)
def test_whatever_stands_there_is_short_text_that_a_database_takes(kind: str, content: object) -> None:
    said = read(kind, content).text
    assert len(said) <= MAX_TEXT_LENGTH
    assert "\0" not in said
    said.encode()
