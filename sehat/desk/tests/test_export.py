"""The queue as a spreadsheet: streamed, in words, and nothing in it that a spreadsheet would run."""

from __future__ import annotations

import csv
import io
from datetime import timedelta

import pytest
from django.contrib.auth.models import Permission, User
from django.db import connection
from django.http import StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from openpyxl import load_workbook  # type: ignore[import-untyped]

from sehat.core.models import AuditEvent
from sehat.leads.actions import give
from sehat.leads.models import Lead, LeadNote, OutboxRow

LIST = "/cms/leads/"
pytestmark = pytest.mark.django_db
KINDS = pytest.mark.parametrize("kind", ["csv", "xlsx"])


def downloaded(answer: HttpResponseBase) -> bytes:
    assert isinstance(answer, StreamingHttpResponse)
    return answer.getvalue()


def exported(client: Client, kind: str) -> list[dict[str, str]]:
    """Its rows by heading."""
    body = downloaded(client.get(LIST, {"export": kind}))
    if kind == "csv":
        heads, *rows = csv.reader(io.StringIO(body.decode("utf-8-sig")))
    else:
        sheet = load_workbook(io.BytesIO(body)).active
        assert sheet is not None
        heads, *rows = ([str(cell.value or "") for cell in line] for line in sheet.rows)
    return [dict(zip(heads, row, strict=True)) for row in rows]


@KINDS
def test_the_queue_is_exported_without_formulas(desk: Client, lead: Lead, kind: str) -> None:
    (found,) = exported(desk, kind)
    assert found["Received (India time)"] == f"{timezone.localtime(lead.created_at):%Y-%m-%d %H:%M}"
    assert found["Reference"] == lead.reference
    assert (found["Name"], found["Mobile"], found["For"]) == ("Sunita Rao", "9876543210", "Piles")
    assert (found["Question"], found["Country code"]) == ("'=1+1", "91")
    assert AuditEvent.objects.filter(by="desk", action="leads exported").count() == 1


@KINDS
def test_it_says_whose_it_is_how_the_last_call_went_and_how_it_came(
    desk: Client, lead: Lead, kind: str
) -> None:
    lead.attribution = {"source": "google", "utm_campaign": "=cmd()", "lead_channel": "Website"}
    lead.save(update_fields=["attribution"])
    agent = User.objects.create_user("@asha")
    give(by=agent, lead_id=lead.pk, to=agent)
    for days, outcome in enumerate(("no-answer", "spoke", "")):
        LeadNote.objects.create(lead=lead, outcome=outcome, at=timezone.now() + timedelta(days=days))
    (found,) = exported(desk, kind)
    assert (found["With"], found["Last call"]) == ("'@asha", "Spoke to the patient")
    assert (found["Source"], found["Campaign"], found["Channel"]) == ("google", "'=cmd()", "Website")


@KINDS
def test_what_is_not_known_is_an_empty_cell(desk: Client, lead: Lead, kind: str) -> None:
    (found,) = exported(desk, kind)
    assert [found[name] for name in ("With", "Last call", "Source", "Campaign", "Channel")] == [""] * 5


@KINDS
def test_it_asks_as_often_for_thirty_as_for_one(desk: Client, lead: Lead, kind: str) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as caught:
            exported(desk, kind)
        return len(caught)

    exported(desk, kind)
    one = queries()
    for number in range(29):
        more = Lead.objects.create(name="Sunita", country_code="+91", mobile=f"98765432{number:02}")
        OutboxRow.objects.create(lead=more)
    assert queries() == one
    assert len(exported(desk, kind)) == 30


class TestNotes:
    @KINDS
    def test_are_there_for_who_may_see_whole_numbers_as_text_and_audited(
        self, desk: Client, lead: Lead, kind: str
    ) -> None:
        at = timezone.now() - timedelta(days=1)
        LeadNote.objects.create(lead=lead, by="=asha", outcome="no-answer", text="rang\nlong", at=at)
        LeadNote.objects.create(lead=lead, by="ravi", text="\x0bcalls back", at=timezone.now())
        (found,) = exported(desk, kind)
        first, second = found["Notes"].split(" | ")
        assert first.endswith("=asha: No answer, rang long")
        assert second.endswith("ravi: calls back")
        assert AuditEvent.objects.get(action="leads exported").details["notes"] is True

    def test_are_not_for_who_may_only_export(self, client: Client, lead: Lead) -> None:
        user = User.objects.create_user("dev")
        given = ("access_admin", "view_lead", "export_lead")
        user.user_permissions.set(Permission.objects.filter(codename__in=given))
        client.force_login(user)
        LeadNote.objects.create(lead=lead, by="ravi", text="private")
        body = downloaded(client.get(LIST, {"export": "csv"})).decode()
        assert lead.reference in body
        assert "Notes" not in body
        assert "private" not in body


@KINDS
def test_what_no_cell_may_hold_is_left_out(desk: Client, lead: Lead, kind: str) -> None:
    Lead.objects.update(question="why\x0bnow")
    (found,) = exported(desk, kind)
    assert found["Question"] == "whynow"


def test_of_the_notes_of_many_calls_a_cell_holds_the_newest_and_a_csv_all(desk: Client, lead: Lead) -> None:
    """A cell of XLSX holds 32,767 letters: the end was cut, which are the newest."""
    for number in range(20):
        at = timezone.now() - timedelta(days=20 - number)
        LeadNote.objects.create(lead=lead, by="ravi", text=f"{number:02} " + "x" * 1990, at=at)
    (found,) = exported(desk, "xlsx")
    assert len(found["Notes"]) == 32_767
    assert found["Notes"].startswith("… ")
    assert "ravi: 19 x" in found["Notes"]
    (whole,) = exported(desk, "csv")
    assert "ravi: 00 x" in whole["Notes"]
    assert whole["Notes"].endswith(found["Notes"].removeprefix("… "))
