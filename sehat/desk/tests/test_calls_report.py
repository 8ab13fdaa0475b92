"""What an owner reads of calls: how soon, whether as promised, and how far requests came."""

from __future__ import annotations

import io
from datetime import date, timedelta

import pytest
from django.core.exceptions import ValidationError
from django.test import Client
from django.utils import timezone
from openpyxl import load_workbook  # type: ignore[import-untyped]
from selectolax.lexbor import LexborHTMLParser

from sehat.core.models import AuditEvent
from sehat.desk.calls_report import said_of, share_bar, shown
from sehat.desk.response_times import Times
from sehat.leads.actions import withdraw_lead
from sehat.leads.models import Callback, Lead, OutboxRow, Spend
from sehat.leads.requests.by_number import erase_leads
from sehat.tracking.models import VisitEvent

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
    return desk.get(REPORT, {"by": group, "as": "csv"}).content.decode("utf-8-sig").splitlines()[1:]


@pytest.mark.usefixtures("day")
def test_each_group_has_its_times_and_its_promises(desk: Client) -> None:
    assert lines(desk, "agent") == ["asha,4,4,10.0,90.0,3,1", "nobody yet,2,0,,,0,1", "All,6,4,10.0,90.0,3,2"]
    assert lines(desk, "tier") == ["Tier 3,6,4,10.0,90.0,3,2", "All,6,4,10.0,90.0,3,2"]
    assert lines(desk, "source")[0] == "'=1+1,1,0,,,0,1,0,,,"
    assert len(lines(desk, "hour")) == 2


@pytest.mark.usefixtures("day")
@pytest.mark.parametrize("group", ["hour", "agent", "source", "tier", "nonsense"])
def test_it_is_a_plot_a_table_a_funnel_and_a_list_of_what_was_missed(desk: Client, group: str) -> None:
    html = desk.get(REPORT, {"by": group, "from": "nonsense"}).content.decode()
    page = LexborHTMLParser(html)
    assert len(page.css(".desk-bars[role=img]")) == 2
    assert "60.0 %" in html
    assert "Requests 6, Called 4" in html
    assert len(page.css("table")[1].css("tbody tr")) == 2
    assert "not yet" in html


def missed_in(desk: Client) -> dict[str, list[str]]:
    """The rows of what was missed, by the reference of the request; a link ends with its address."""
    page = LexborHTMLParser(desk.get(REPORT).content.decode())
    tables = [table for table in page.css("table") if "Late by" in table.text()]
    rows = [row for table in tables for row in table.css("tbody tr")]
    return {row.css("th")[0].text(): [cell.text() for cell in row.css("td")] for row in rows}


def test_who_withdrew_in_time_was_not_let_down_and_who_waited_longer_was(desk: Client) -> None:
    early, late = asked(None, 600), asked(None, 60)
    for lead in (early, late):
        withdraw_lead(by="patient", lead_id=lead.pk)
    assert lines(desk, "tier")[-1] == "All,2,0,,,0,1"
    [(reference, cells)] = missed_in(desk).items()
    assert reference == late.reference
    assert cells[1].startswith("never: ended")


def test_a_request_that_is_opened_again_is_waited_for_again(desk: Client) -> None:
    lead = asked(None, 60)
    for status, is_ended in ((Lead.Status.CLOSED, True), (Lead.Status.NEW, False)):
        lead.status = status
        lead.save(update_fields=["status"])
        assert (Callback.objects.get(lead=lead).ended_at is not None) == is_ended
    assert missed_in(desk)[lead.reference][1] == "not yet"


def test_an_erased_request_is_listed_without_a_link(desk: Client) -> None:
    lead = asked(None, 60)
    erase_leads(by="test", e164="+919810000001", until=timezone.now(), asked_by="patient")
    assert list(missed_in(desk)) == [f"{lead.reference} (erased)"]
    assert f"/cms/leads/work/{lead.pk}/" not in desk.get(REPORT).content.decode()


def test_days_without_requests_say_so(desk: Client) -> None:
    html = desk.get(REPORT, {"from": "2020-01-01", "to": "2020-01-02"}).content.decode()
    assert "No request came in these days." in html


def test_each_look_is_written_down(desk: Client) -> None:
    lines(desk, "hour")
    desk.get(REPORT)
    found = AuditEvent.objects.filter(by="desk").order_by("pk").values_list("action", flat=True)
    assert list(found) == ["calls exported", "calls viewed"]


@pytest.mark.usefixtures("day")
def test_a_workbook_has_numbers_as_numbers_and_no_formula(desk: Client) -> None:
    answer = desk.get(REPORT, {"by": "source", "as": "xlsx"})
    assert answer.headers["Content-Disposition"] == 'attachment; filename="calls-by-source.xlsx"'
    sheet = load_workbook(io.BytesIO(answer.content)).active
    assert sheet is not None
    rows = [[cell.value for cell in row] for row in sheet.rows]
    assert rows[0][:2] == ["Source", "Requests"]
    assert rows[1] == ["'=1+1", 1, 0, None, None, 0, 1, 0, None, None, None]
    assert rows[2][:7] == ["google", 5, 4, 10, 90, 3, 1]
    assert all(cell.data_type != "f" for row in sheet.rows for cell in row)
    assert AuditEvent.objects.get(by="desk").action == "calls exported"


def test_calls_and_chats_are_no_visits(desk: Client) -> None:
    for event in VisitEvent.Event:
        VisitEvent.objects.create(event=event, page_type="Home", path="/")
    assert "Visits to the site 1," in desk.get(REPORT).content.decode()


class TestSpend:
    def spent(self, rupees: int, source: str = "google", **days: date) -> Spend:
        today = timezone.localdate()
        usual = {"first_day": today, "last_day": today} | days
        return Spend.objects.create(source=source, rupees=rupees, **usual)

    def test_each_source_tells_what_a_request_and_a_patient_who_came_cost(self, desk: Client) -> None:
        for furthest in (1, 5, 5, 2):
            asked(10, 60, furthest=furthest)
        asked(10, 60, source="walk-in")
        self.spent(3000, "Google ")
        self.spent(1000)
        self.spent(500, "radio")
        found = [line.split(",") for line in lines(desk, "source")]
        assert {line[0]: line[-4:] for line in found} == {
            "google": ["2", "4000.0", "1000.0", "2000.0"],
            "radio": ["0", "500.0", "", ""],
            "walk-in": ["0", "", "", ""],
            "All": ["2", "4500.0", "900.0", "2250.0"],
        }
        page = LexborHTMLParser(desk.get(REPORT, {"by": "source"}).content)
        costs = page.css("table")[1].css("tbody tr")
        assert [row.text(separator="|") for row in costs] == [
            "google|₹4,000|4|₹1,000|2|₹2,000",
            "radio|₹500|0|none came|0|nobody yet",
            "All|₹4,500|5|₹900|2|₹2,250",
        ]

    def test_of_a_longer_time_each_day_counts_the_same(self) -> None:
        april = Spend(rupees=3000, first_day=date(2026, 4, 1), last_day=date(2026, 4, 30))
        assert april.within(date(2026, 4, 10), date(2026, 4, 12)) == 300
        assert april.within(date(2026, 3, 1), date(2026, 4, 1)) == 100
        assert april.within(date(2026, 1, 1), date(2026, 12, 31)) == 3000
        assert april.within(date(2026, 5, 1), date(2026, 5, 2)) == 0

    @pytest.mark.parametrize("last_day", ["2206-04-30", "2027-04-02"])
    def test_of_more_than_a_year_it_is_refused(self, desk: Client, last_day: str) -> None:
        """A slip spread the money over two centuries, so that no day had cost anything."""
        told = {"source": "google", "first_day": "2026-04-01", "last_day": last_day, "rupees": "3000"}
        page = desk.post("/cms/spend/new/", told).content.decode()
        assert "At most a year: is the year right? Enter a longer time a year at a time." in page
        desk.post("/cms/spend/new/", told | {"last_day": "2027-04-01"})  # 366 days, as of a leap year
        assert Spend.objects.count() == 1

    def test_other_days_cost_nothing_and_the_report_says_so(self, desk: Client) -> None:
        asked(10, 60)
        self.spent(3000, first_day=date(2020, 1, 1), last_day=date(2020, 1, 31))
        html = desk.get(REPORT, {"by": "source"}).content.decode()
        assert "Nothing was entered for these days." in html
        assert "Enter what advertising cost" in html

    def test_it_is_entered_in_cms_and_does_not_end_before_it_begins(self, desk: Client) -> None:
        days = {"source": "google", "rupees": "100", "first_day": "2026-04-02"}
        answer = desk.post("/cms/spend/new/", days | {"last_day": "2026-04-01"})
        assert "It ends before it begins." in answer.content.decode()
        assert desk.post("/cms/spend/new/", days | {"last_day": "2026-04-02"}).status_code == 302
        assert Spend.objects.get().rupees == 100
        with pytest.raises(ValidationError):
            Spend(source="", rupees=-1, first_day=date(2026, 4, 1), last_day=date(2026, 4, 1)).full_clean()


@pytest.mark.parametrize(
    ("kept", "due", "said", "bar"),
    [
        *[(1, 1, "100.0 %", "100 %"), (2999, 3000, "99.9 %", "99 %"), (199, 200, "99.5 %", "99 %")],
        *[(2, 3, "66.7 %", "67 %"), (0, 3, "0.0 %", "0 %"), (1, 3000, "0.1 %", "1 %")],
    ],
)
def test_a_broken_promise_is_never_rounded_away(kept: int, due: int, said: str, bar: str) -> None:
    row = Times("asha", requests=due, minutes=[], kept=kept, due=due)
    assert (shown(row)["share"], share_bar(row).said) == (said, bar)


def test_a_source_that_the_second_call_named_counts_as_the_list_of_requests_has_it(desk: Client) -> None:
    lead = asked(5, 60)
    lead.attribution = {"utm_source": "facebook"}
    lead.save(update_fields=["attribution"])
    assert [line.split(",")[0] for line in lines(desk, "source")] == ["facebook", "All"]


def test_the_funnel_says_all_of_all_alone() -> None:
    assert [said_of(count, 300) for count in (300, 299, 150, 1, 0)] == [
        "300 (100 % of requests)", "299 (99 % of requests)", "150 (50 % of requests)",
        "1 (1 % of requests)", "0 (0 % of requests)",
    ]  # fmt: skip
    assert said_of(0, 0) == "0 (0 % of requests)"


def test_spam_counts_for_nothing_after_it_was_erased_too(desk: Client) -> None:
    spam = asked(None, 60)
    for lead in (spam, asked(5, 60)):
        OutboxRow.objects.create(lead=lead)
    spam.status = "spam"
    spam.save(update_fields=["status"])
    erase_leads(by="test", e164="+919810000001", until=timezone.now(), asked_by="patient")
    assert lines(desk, "tier")[-1] == "All,1,1,5.0,5.0,1,0"
    page = desk.get("/cms/leads/").content.decode()
    assert spam.reference in page
    assert f"/cms/leads/release/{spam.pk}/" not in page
    assert desk.get(f"/cms/leads/release/{spam.pk}/").status_code == 404
