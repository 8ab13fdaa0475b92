"""What nobody asked to be erased goes as well, by the stage it is in (DPDP Act 2023, section 8(7))."""

from __future__ import annotations

import io
from datetime import timedelta

import pytest
from django.core.management import call_command
from django.utils import timezone
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.gateways.models import EarlyReport
from sehat.leads.models import ConsentReceipt, Lead, LeadNote, OutboxRow
from sehat.messages.models import InboundMessage, WantedAgain
from sehat.patients.models import Code, Patient, Token
from sehat.patients.sessions import issue_token
from sehat.rights import retention
from sehat.rights.tests.conftest import NUMBER, Clock, Phone, Visitor

pytestmark = pytest.mark.django_db


def run() -> str:
    said = io.StringIO()
    call_command("prune_expired", stdout=said)
    return said.getvalue().strip()


@pytest.mark.parametrize(
    ("status", "days", "is_blank"),
    [
        ("spam", 90, False),
        ("spam", 91, True),
        ("closed", 365, False),
        ("closed", 366, True),
        ("visited", 366, True),
        ("no-show", 366, True),
        ("withdrawn", 366, True),
        ("new", 730, False),
        ("contacting", 731, True),
    ],
)
def test_a_request_is_blanked_by_its_stage_and_its_age(
    visitor: Visitor, clock: Clock, status: str, days: int, is_blank: bool
) -> None:
    lead = visitor.send(NameData="Parvathi")
    Lead.objects.update(status=status)
    clock.move(days=days)
    assert run().startswith(f"{int(is_blank)} requests")
    lead.refresh_from_db()
    assert (lead.name == "", lead.mobile == "", lead.erased_at is not None) == (is_blank,) * 3


def test_the_crm_is_told_what_it_had(visitor: Visitor, clock: Clock) -> None:
    visitor.send()
    OutboxRow.objects.update(state="sent", is_offered=True)
    clock.move(days=731)
    run()
    assert OutboxRow.objects.get().state == "waiting"


def test_receipts_stay_as_proof_for_a_year_more_and_then_go_with_the_record(
    visitor: Visitor, clock: Clock
) -> None:
    visitor.send()
    clock.move(days=731)
    run()
    assert ConsentReceipt.objects.count() == 1
    clock.move(days=366)
    call_command("erase_due", stdout=io.StringIO())
    assert (Lead.objects.count(), ConsentReceipt.objects.count()) == (0, 0)


def test_notes_go_before_their_request(visitor: Visitor, clock: Clock) -> None:
    lead = visitor.send(NameData="Parvathi")
    LeadNote.objects.create(lead=lead, by="asha", text="old", at=timezone.now())
    clock.move(days=366)
    LeadNote.objects.create(lead=lead, by="asha", text="new", at=timezone.now())
    assert "1 notes" in run()
    assert LeadNote.objects.get().text == "new"
    lead.refresh_from_db()
    assert lead.name == "Parvathi"


@pytest.mark.parametrize(("days", "is_left"), [(30, True), (31, False)])
def test_messages_of_nobody_we_know_go(db: None, clock: Clock, days: int, is_left: bool) -> None:
    InboundMessage.objects.create(provider_id="w1", kind="text", at=clock.now, received_at=clock.now)
    clock.move(days=days)
    run()
    assert InboundMessage.objects.exists() is is_left


def test_codes_and_tokens_that_open_nothing_go(visitor: Visitor, clock: Clock, phone: Phone) -> None:
    visitor.log_in_as(**NUMBER)
    issue_token(Patient.objects.get())
    Token.objects.filter(pk=Token.objects.earliest("pk").pk).update(revoked_at=timezone.now())
    clock.move(days=3)
    assert "1 codes, 1 tokens" in run()
    assert (Code.objects.count(), Token.objects.count()) == (0, 1)


def test_audit_rows_go_after_their_time(settings: Settings) -> None:
    AuditEvent.objects.all().delete()
    old = timezone.now() - timedelta(days=settings.AUDIT_KEPT_DAYS + 1)
    AuditEvent.objects.create(by="asha", action="lead viewed", subject="lead 1", at=old)
    call_command("seal_audit", stdout=io.StringIO())
    assert run().endswith("1 audit rows")


def test_a_round_has_an_end_and_the_next_goes_on(
    visitor: Visitor, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "PIECE", 2)
    monkeypatch.setattr(retention, "PIECES", 2)
    for number in range(5):
        visitor.send(QueryData=f"Question {number}")
    clock.move(days=731)
    assert [run().split(" ")[0] for _ in range(3)] == ["4", "1", "0"]


@pytest.mark.parametrize(("days", "is_there"), [(13, True), (15, False)])
def test_a_switch_of_messages_goes_once_no_stop_of_before_it_can_come(days: int, is_there: bool) -> None:
    """Its key is made of a number; it went only when somebody else let messages come again."""
    WantedAgain.objects.create(key="k", at=timezone.now() - timedelta(days=days))
    run()
    assert WantedAgain.objects.exists() == is_there


@pytest.mark.parametrize(("minutes", "is_there"), [(59, True), (61, False)])
def test_a_report_of_what_nobody_sent_goes(minutes: int, is_there: bool) -> None:
    EarlyReport.objects.create(sms_id="s1", state="failed", at=timezone.now() - timedelta(minutes=minutes))
    run()
    assert EarlyReport.objects.exists() == is_there
