"""What leaves /cms as a file: readable where it is opened, and no line counted twice or lost."""

from __future__ import annotations

import csv
import io
from datetime import UTC, date, datetime, timedelta

import pytest
from django.test import Client
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.desk.tests.test_calls_report import asked, lines
from sehat.leads.models import Callback, Lead, OutboxRow, Spend
from sehat.tracking.models import VisitEvent

pytestmark = pytest.mark.django_db
MARK = "\ufeff".encode()  # by it Excel knows UTF-8; without it Hindi is read as Windows-1252
MOMENT = datetime(2026, 11, 23, 4, 30, tzinfo=UTC)


def body_of(client: Client, path: str, query: dict[str, str]) -> bytes:
    return b"".join(client.get(path, query))


def waiting(**columns: object) -> Lead:
    lead = Lead.objects.create(**({"name": "Asha", "country_code": "+91", "mobile": "9810000001"} | columns))
    OutboxRow.objects.create(lead=lead)
    return lead


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("/cms/leads/", {"export": "csv"}),
        ("/cms/calls/", {"by": "source", "as": "csv"}),
        ("/cms/visits/", {"by": "campaign", "as": "csv"}),
    ],
)
def test_a_spreadsheet_reads_the_hindi_of_a_file(desk: Client, path: str, query: dict[str, str]) -> None:
    waiting(name="सुनीता", attribution={"source": "रेडियो", "campaign": "रेडियो"})
    body = body_of(desk, path, query)
    assert body.startswith(MARK)
    assert body.count(MARK) == 1
    assert any(word in body.decode() for word in ("सुनीता", "रेडियो"))


def test_an_empty_file_has_its_headings(desk: Client) -> None:
    for path, query in (("/cms/leads/", {"export": "csv"}), ("/cms/calls/", {"as": "csv"})):
        heads, *rows = csv.reader(io.StringIO(body_of(desk, path, query).decode("utf-8-sig")))
        assert len(heads) > 3
        assert rows == []


def test_lines_and_quotes_in_what_a_patient_wrote_stay_in_their_cell(desk: Client) -> None:
    waiting(question='pain,\r\n"since May"\n=1+1')
    text = body_of(desk, "/cms/leads/", {"export": "csv"}).decode("utf-8-sig")
    heads, row = csv.reader(io.StringIO(text, newline=""))
    assert dict(zip(heads, row, strict=True))["Question"] == 'pain,\r\n"since May"\n=1+1'


def test_what_came_at_one_moment_stands_in_one_order_whatever_is_sorted_by(desk: Client) -> None:
    """Else a page of the list, asked for after another, shows one request twice and another never."""
    for number in range(6):
        waiting(mobile=f"981000000{number}", created_at=MOMENT)
    wanted = sorted(Lead.objects.values_list("pk", flat=True), reverse=True)
    for ordering in ("", "created_at", "-created_at", "status", "-status"):
        page = desk.get("/cms/leads/", {"ordering": ordering} if ordering else {})
        assert [lead.pk for lead in page.context["object_list"]] == wanted


def test_requests_without_a_campaign_are_one_line_that_misses_none(desk: Client) -> None:
    """One that told nothing of it, and one that told an empty word."""
    waiting(attribution={})
    waiting(attribution={"campaign": ""})
    waiting(attribution={"campaign": "july"})
    text = body_of(desk, "/cms/visits/", {"by": "campaign", "as": "csv"}).decode("utf-8-sig")
    counted = {row[0]: row[3] for row in csv.reader(io.StringIO(text))}
    assert (counted["(none)"], counted["july"]) == ("2", "1")


def test_a_source_in_two_spellings_is_one_line_whose_cost_is_counted_once(desk: Client) -> None:
    for source in ("google", "Google", "google"):
        asked(10, 60, source=source)
    today = timezone.localdate()
    Spend.objects.create(source="GOOGLE", rupees=900, first_day=today, last_day=today)
    found = [line.split(",") for line in lines(desk, "source")]
    assert [(line[0], line[1], line[-3], line[-2]) for line in found] == [
        ("google", "3", "900.0", "300.0"),
        ("All", "3", "900.0", "300.0"),
    ]


def test_a_source_that_nobody_came_by_is_named_as_its_cost_was_entered(desk: Client) -> None:
    """“Radio Mirchi” was a line of small letters; what is entered twice is one line."""
    today = timezone.localdate()
    for source in ("Radio Mirchi", "radio mirchi "):
        Spend.objects.create(source=source, rupees=400, first_day=today, last_day=today)
    found = [line.split(",") for line in lines(desk, "source")]
    assert [(line[0], line[1], line[-3]) for line in found if line[0] != "All"] == [
        ("Radio Mirchi", "0", "800.0")
    ]


@pytest.mark.parametrize(
    ("at", "is_in"),
    [
        (datetime(2026, 10, 31, 18, 29, 59, tzinfo=UTC), False),
        (datetime(2026, 10, 31, 18, 30, tzinfo=UTC), True),
        (datetime(2026, 11, 30, 18, 29, 59, tzinfo=UTC), True),
        (datetime(2026, 11, 30, 18, 30, tzinfo=UTC), False),
    ],
)
@pytest.mark.parametrize("path", ["/cms/calls/", "/cms/visits/"])
def test_a_month_begins_and_ends_at_midnight_in_india(
    desk: Client, path: str, at: datetime, is_in: bool
) -> None:
    lead = waiting(created_at=at)
    Callback.objects.filter(lead=lead).update(target_at=at + timedelta(hours=1))
    VisitEvent.objects.create(page_type="Home", path="/", at=at)
    query = {"from": "2026-11-01", "to": "2026-11-30", "as": "csv"}
    rows = body_of(desk, path, query).decode().splitlines()[1:]
    assert bool(rows) is is_in


@pytest.mark.parametrize("at", [datetime(2026, 11, 22, 18, 30, tzinfo=UTC), MOMENT])
def test_a_request_after_midnight_in_india_is_of_the_new_day(desk: Client, at: datetime) -> None:
    waiting(created_at=at)
    query = {"by": "day", "from": "2026-11-20", "to": "2026-11-30", "as": "csv"}
    assert [row[:10] for row in body_of(desk, "/cms/visits/", query).decode().splitlines()[1:]] == [
        date(2026, 11, 23).isoformat()
    ]


def test_words_that_no_list_offers_are_not_written_into_the_trail(desk: Client) -> None:
    """A number in an address, by mistake or by somebody's link, is no filter; PostgreSQL holds no NUL."""
    body_of(desk, "/cms/leads/", {"export": "csv", "9810000001": "x", "\x00": "x", "status": "new"})
    assert AuditEvent.objects.get(action="leads exported").details["filters"] == ["export", "status"]


def test_an_odd_page_number_is_answered_and_noted_without_what_no_database_holds(desk: Client) -> None:
    for page in ("\x002", "0", "-1", "9" * 50, "२", "x"):
        assert desk.get("/cms/leads/", {"p": page}).status_code in {200, 302, 404}
    told = [event.details["page"] for event in AuditEvent.objects.filter(action="leads listed")]
    assert told
    assert not [page for page in told if "\x00" in page or len(page) > 6]
