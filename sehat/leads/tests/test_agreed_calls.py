"""By when a patient is called again: as agreed on the phone, and with no excuse for what was kept."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from sehat.core.schemas import Language
from sehat.directory.cards import callback_promise
from sehat.leads.actions import CallResult, change_call_time, save_call
from sehat.leads.callbacks.promise_words import promise_of
from sehat.leads.models import Callback, Lead
from sehat.leads.requests.status import calendar_path
from sehat.messages.models import Message

pytestmark = pytest.mark.django_db
INDIA = ZoneInfo("Asia/Kolkata")
ASKED = datetime(2026, 11, 23, 10, tzinfo=INDIA)
CALLED = datetime(2026, 11, 23, 16, 30, tzinfo=INDIA)


class Clock:
    now = ASKED


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(timezone, "now", lambda: clock.now)
    return clock


@pytest.fixture
def lead(clock: Clock) -> Lead:
    """Who wants the call between 4 and 8, and is called at half past four."""
    answers = {"call_time": "Later 4-8"}
    columns = {"name": "Parvathi", "country_code": "+91", "mobile": "9810000001", "answers": answers}
    lead = Lead.objects.create(**columns, created_at=ASKED)
    clock.now = CALLED
    return lead


def called(lead: Lead, outcome: str, again: datetime | None = None) -> None:
    user, _ = User.objects.get_or_create(username="anita")
    version = Callback.objects.get(lead=lead).version
    result = CallResult("contacting", outcome, call_again_at=again)
    save_call(by=user, lead_id=lead.pk, version=version, result=result)


def promised(lead: Lead, language: Language = "en") -> str:
    return promise_of(Lead.objects.get(pk=lead.pk), language)


@pytest.mark.parametrize(
    ("language", "promise"),
    [("en", "on 26 November 2026, 8:00 pm"), ("hi", "26 नवंबर 2026, रात 8:00 बजे")],
)
def test_a_time_that_was_agreed_on_the_phone_is_told_as_it_was_agreed(
    lead: Lead, language: Language, promise: str
) -> None:
    """At the end of a window it was told as that window, and as tomorrow's."""
    called(lead, "later", datetime(2026, 11, 26, 20, tzinfo=INDIA))
    assert promised(lead, language) == promise
    assert calendar_path(Lead.objects.get(pk=lead.pk)) is None


def test_one_that_has_passed_is_late(lead: Lead, clock: Clock) -> None:
    called(lead, "later", CALLED + timedelta(days=1))
    clock.now = CALLED + timedelta(days=2)
    assert promised(lead) == "as soon as we can; we are sorry to be late"


def test_who_was_called_in_the_window_is_told_of_no_delay(lead: Lead, clock: Clock) -> None:
    called(lead, "spoke")
    clock.now = CALLED + timedelta(days=1)
    assert promised(lead) == callback_promise("en")


def test_who_was_not_reached_is_tried_again_in_the_window(lead: Lead) -> None:
    called(lead, "no-answer")
    assert promised(lead) == "today between 4 pm and 8 pm"


def test_whom_nobody_called_in_the_window_is_told_that_we_are_late(lead: Lead, clock: Clock) -> None:
    clock.now = CALLED + timedelta(days=1)
    assert promised(lead) == "as soon as we can; we are sorry to be late"


@pytest.mark.parametrize("outcome", ["spoke", "no-answer", "later"])
def test_who_was_called_and_chooses_the_same_window_again_is_called_in_it(
    lead: Lead, clock: Clock, outcome: str
) -> None:
    """It was no other window, so the call stayed where it was, three days ahead."""
    called(lead, outcome, datetime(2026, 11, 27, 10, tzinfo=INDIA))
    clock.now = CALLED + timedelta(minutes=30)
    assert change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
    call = Callback.objects.get(lead=lead)
    assert (call.why_due, timezone.localtime(call.due_at)) == ("asked", CALLED.replace(hour=20, minute=0))
    assert promised(lead) == "today between 4 pm and 8 pm"
    assert Message.objects.filter(lead=lead, kind="window").count() == 1


def test_who_chooses_the_same_window_before_the_call_moves_nothing(lead: Lead, clock: Clock) -> None:
    before = Callback.objects.values("not_before", "due_at", "target_at").get(lead=lead)
    assert change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
    assert Callback.objects.values("not_before", "due_at", "target_at").get(lead=lead) == before
    assert not Message.objects.filter(lead=lead, kind="window").exists()
