"""By when we call: the window a patient chose, else what the hospital group promises."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone
from selectolax.lexbor import LexborHTMLParser

from sehat.core.schemas import Language
from sehat.leads.actions import change_call_time
from sehat.leads.callbacks.promise_words import promise_for, promise_of
from sehat.leads.callbacks.promises import WINDOWS
from sehat.leads.fields import CALL_TIMES
from sehat.leads.forms.survey import survey_fields
from sehat.leads.models import Lead
from sehat.leads.requests.status import calendar_path, status_path
from sehat.leads.tests.conftest import Submit

INDIA = ZoneInfo("Asia/Kolkata")


@pytest.mark.parametrize(
    ("hour", "call_time", "language", "promise"),
    [
        (8, "Later 9-12", "en", "today between 9 am and 12 noon"),
        (10, "Later 9-12", "en", "today between 9 am and 12 noon"),
        (11, "Later 9-12", "en", "tomorrow between 9 am and 12 noon"),
        (21, "Later 4-8", "en", "tomorrow between 4 pm and 8 pm"),
        (9, "Later 12-4", "hi", "आज दोपहर 12 से शाम 4 बजे के बीच"),
        (9, "Now", "en", settings.CALLBACK_PROMISE),
        (9, "", "hi", settings.CALLBACK_PROMISE_HI),
        (9, "some day", "en", settings.CALLBACK_PROMISE),
    ],
)
def test_the_promise_is_the_window_that_was_chosen(
    monkeypatch: pytest.MonkeyPatch, hour: int, call_time: str, language: Language, promise: str
) -> None:
    now = datetime(2026, 11, 23, hour, 15, tzinfo=INDIA)
    monkeypatch.setattr(timezone, "now", lambda: now)
    assert promise_for(call_time, language) == promise


def test_every_window_of_the_form_has_its_promise() -> None:
    assert {"Now", *WINDOWS} == set(CALL_TIMES)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("sent", "read", "promise"),
    [
        ("23T15:00", "23T16:00", "tomorrow between 9 am and 12 noon"),
        ("23T15:00", "24T08:00", "today between 9 am and 12 noon"),
        ("23T15:00", "24T13:00", "as soon as we can; we are sorry to be late"),
    ],
)
def test_a_promise_counts_from_when_it_was_made_and_not_from_when_it_is_read(
    monkeypatch: pytest.MonkeyPatch, sent: str, read: str, promise: str
) -> None:
    lead = request_of(india(sent), "Later 9-12")
    monkeypatch.setattr(timezone, "now", lambda: india(read))
    assert promise_of(lead, "en") == promise


@pytest.mark.django_db
def test_another_window_counts_from_when_it_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    lead = request_of(india("23T10:00"), "Later 9-12")
    monkeypatch.setattr(timezone, "now", lambda: india("24T10:00"))
    change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
    lead.refresh_from_db()
    assert promise_of(lead, "en") == "today between 4 pm and 8 pm"


@pytest.mark.django_db
def test_in_an_emergency_nobody_is_told_to_wait_for_the_window() -> None:
    lead = request_of(india("23T10:00"), "Later 4-8", emergency="heart")
    assert (promise_of(lead, "en"), calendar_path(lead)) == (settings.CALLBACK_PROMISE, None)


def request_of(sent: datetime, call_time: str, emergency: str = "") -> Lead:
    return Lead.objects.create(
        name="Asha",
        mobile="9810000001",
        created_at=sent,
        emergency=emergency,
        answers={"call_time": call_time},
    )


def india(text: str) -> datetime:
    return datetime.fromisoformat(f"2026-11-{text}").replace(tzinfo=INDIA)


@pytest.mark.django_db
def test_thanks_status_and_survey_know_the_window_that_was_chosen(client: Client, submit: Submit) -> None:
    submit(Callback_Input="Later 9-12")
    lead = Lead.objects.get()
    path = status_path(lead.pk)
    for page in (client.get(path), client.get(f"/thankyou?isquicksurvey=1&status={path.rsplit('/', 1)[1]}")):
        said = LexborHTMLParser(page.content).text().replace("\N{NO-BREAK SPACE}", " ")
        assert "between 9 am and 12 noon" in said
    assert "callNowLaterField" not in [field.key for field in survey_fields(lead)]
    assert "callNowLaterField" in [field.key for field in survey_fields()]
