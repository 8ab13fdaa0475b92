"""What an owner reads of calls: how soon, whether as promised, and how far requests came."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from selectolax.lexbor import LexborHTMLParser

from sehat.core.models import AuditEvent
from sehat.leads.callback_models import Callback
from sehat.leads.models import Lead

pytestmark = pytest.mark.django_db
REPORT = "/cms/calls/"


def asked(called_after: int | None, promised_after: int, **columns: object) -> Lead:
    """A request of three hours ago; minutes to its call (None: none yet) and to its promise."""
    at = timezone.now() - timedelta(hours=3)
    source = str(columns.pop("source", "google"))
    lead = Lead.objects.create(
        name="Asha", country_code="+91", mobile="9810000001", created_at=at, attribution={"source": source}
    )
    called = None if called_after is None else at + timedelta(minutes=called_after)
    facts = {"first_call_at": called, "first_call_by": "asha" if called else "", **columns}
    Callback.objects.filter(lead=lead).update(target_at=at + timedelta(minutes=promised_after), **facts)
    return lead


@pytest.fixture
def day() -> None:
    """Kept after 5, 10 and 30 minutes, broken after 90, broken and not called, not due yet; and spam."""
    for minutes in (10, 30, 90):
        asked(minutes, 60, furthest=minutes // 30 + 1)
    asked(None, 60, source="=1+1")
    asked(None, 600)
    asked(5, 60)
    spam = asked(None, 60)
    spam.status = "spam"
    spam.save(update_fields=["status"])


def lines(desk: Client, group: str) -> list[str]:
    return desk.get(REPORT, {"by": group, "as": "csv"}).content.decode().splitlines()[1:]


@pytest.mark.usefixtures("day")
def test_each_group_has_its_times_and_its_promises(desk: Client) -> None:
    assert lines(desk, "agent") == ["asha,4,4,10.0,90.0,3,1", "nobody yet,2,0,,,0,1", "All,6,4,10.0,90.0,3,2"]
    assert lines(desk, "tier") == ["Tier 3,6,4,10.0,90.0,3,2", "All,6,4,10.0,90.0,3,2"]
    assert lines(desk, "source")[0] == "'=1+1,1,0,,,0,1"
    assert len(lines(desk, "hour")) == 2


@pytest.mark.usefixtures("day")
@pytest.mark.parametrize("group", ["hour", "agent", "source", "tier", "nonsense"])
def test_it_is_a_plot_a_table_a_funnel_and_a_list_of_what_was_missed(desk: Client, group: str) -> None:
    html = desk.get(REPORT, {"by": group, "from": "nonsense"}).content.decode()
    page = LexborHTMLParser(html)
    assert len(page.css("svg[role=img]")) == 2
    assert "60.0 %" in html
    assert "Requests 6, Called 4" in html
    assert len(page.css("table")[1].css("tbody tr")) == 2
    assert "not yet" in html


def test_days_without_requests_say_so(desk: Client) -> None:
    html = desk.get(REPORT, {"from": "2020-01-01", "to": "2020-01-02"}).content.decode()
    assert "No request came in these days." in html


def test_each_look_is_written_down(desk: Client) -> None:
    lines(desk, "hour")
    desk.get(REPORT)
    found = AuditEvent.objects.filter(by="desk").order_by("pk").values_list("action", flat=True)
    assert list(found) == ["calls exported", "calls viewed"]
