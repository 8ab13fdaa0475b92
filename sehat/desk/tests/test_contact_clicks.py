"""Calls and chats begun on pages are counted, and are no visits."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.tracking.models import VisitEvent
from sehat.tracking.visit import visit_of

pytestmark = pytest.mark.django_db


def event(kind: str, **facts: str) -> VisitEvent:
    body = ",".join(f'"{name}": "{value}"' for name, value in facts.items())
    found = visit_of(f"objectType=Condition&eventType={kind}", f"{{{body}}}".encode(), "17320000000001")
    assert found
    found.save()
    return found


@pytest.mark.parametrize(
    ("kind", "stored"), [("GET", "GET"), ("CALL", "CALL"), ("CHAT", "CHAT"), ("x", "GET")]
)
def test_what_kind_of_event_it_was_is_stored(kind: str, stored: str) -> None:
    assert event(kind).event == stored


def test_staff_see_them_by_the_tracking_id_of_the_number(desk: Client) -> None:
    for kind in ("CALL", "CALL", "CHAT", "GET"):
        event(kind, tracking_id="piles-1")
    page = desk.get("/cms/calls-and-chats/").content.decode()
    row = page.split("piles-1", 1)[1].split("</tr>")[0]
    assert "<td>Condition</td><td>2</td><td>1</td>" in row


def test_they_are_no_visits(desk: Client) -> None:
    event("CALL", path="/condition/only-called")
    assert "/condition/only-called" not in desk.get("/cms/visits/").content.decode()
    assert "Nothing was counted" in desk.get("/cms/visits/").content.decode()


def test_who_may_not_see_visits_sees_none_of_it(client: Client) -> None:
    assert client.get("/cms/calls-and-chats/").status_code in {302, 403}
