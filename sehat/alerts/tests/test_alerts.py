"""Who should know is told once that something is wrong, and once that it is well again."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import Group, User
from django.core import mail
from django.core.mail.backends.locmem import EmailBackend
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.alerts import rules
from sehat.alerts.actions import look, notify_all
from sehat.alerts.checks import where_alerts_go
from sehat.alerts.models import Alert
from sehat.alerts.rules import RULES, age, silence
from sehat.alerts.worker import PAUSE_SECONDS, watch_round
from sehat.core.models import AuditEvent
from sehat.gateways.tests.vendor import Fault, QuietHandler, serving
from sehat.imports.models import ImportRun
from sehat.leads.models import Callback, Lead, OutboxRow
from sehat.messages.models import Message
from sehat.patients.models import Code

pytestmark = pytest.mark.django_db
SECRET = "s" * 32


@pytest.fixture
def lead() -> Lead:
    found = Lead.objects.create(name="Asha", country_code="+91", mobile="9876543210", fingerprint="1")
    OutboxRow.objects.create(lead=found, state=OutboxRow.State.SENT)
    return found


@pytest.fixture(autouse=True)
def mailed(settings: Settings) -> None:
    settings.ALERT_MAIL = ["desk@example.org"]


class Receiver:
    """A receiver of alerts: what it was sent, and how it answers next."""

    url = ""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, Any], str, bytes]] = []
        self.status = 200


@pytest.fixture
def receiver(settings: Settings) -> Iterator[Receiver]:
    found = Receiver()

    class Handler(QuietHandler):
        def do_POST(self) -> None:
            body = self.read_body()
            found.got.append((json.loads(body), self.headers["X-Sehat-Signature"], body.encode()))
            self.say(found.status, b"", Fault())

    with serving(Handler) as url:
        settings.ALERT_WEBHOOK_URL, settings.ALERT_WEBHOOK_SECRET = f"{url}/alerts", SECRET
        yield found


def codes(*, failed: int, sent: int, minutes_ago: int = 1) -> None:
    at = timezone.now() - timedelta(minutes=minutes_ago)
    states = [*["failed"] * failed, *["sent", "delivered", "waiting"] * sent][: failed + sent]
    Code.objects.bulk_create(
        Code(number_key="n", challenge="c", digest="d", created_at=at, expires_at=at, state=state)
        for state in states
    )


def found_wrong() -> dict[str, str]:
    look(by="alerts")
    return dict(Alert.objects.filter(ended_at=None).values_list("rule", "detail"))


def test_nothing_is_wrong_on_a_new_site() -> None:
    assert found_wrong() == {}


def test_a_request_that_waits_for_the_crm_is_told_with_its_age(lead: Lead) -> None:
    Lead.objects.filter(pk=lead.pk).update(created_at=timezone.now() - timedelta(hours=3))
    OutboxRow.objects.update(state=OutboxRow.State.WAITING)
    assert found_wrong()["late-delivery"] == "the oldest waits for 3 hours"


@pytest.mark.parametrize(("failed", "sent", "minutes_ago"), [(4, 0, 1), (5, 6, 1), (9, 0, 31), (0, 9, 1)])
def test_a_few_codes_to_wrong_numbers_wake_nobody(failed: int, sent: int, minutes_ago: int) -> None:
    codes(failed=failed, sent=sent, minutes_ago=minutes_ago)
    assert found_wrong() == {}


def test_each_rule_sees_its_own_fault_and_no_other(lead: Lead, settings: Settings) -> None:
    now = timezone.now()
    settings.ALERT_PUT_ASIDE = 1
    Callback.objects.filter(pk=lead.pk).update(due_at=now - timedelta(minutes=50))
    assert found_wrong() == {"late-calls": "the oldest is overdue by 50 minutes"}
    Callback.objects.filter(pk=lead.pk).update(due_at=now + timedelta(days=1))
    OutboxRow.objects.update(state=OutboxRow.State.DEAD)
    assert found_wrong() == {"dead-letters": "1 request"}
    OutboxRow.objects.update(state=OutboxRow.State.HELD)
    assert found_wrong() == {"put-aside": "1 request"}
    OutboxRow.objects.update(state=OutboxRow.State.SENT)
    Message.objects.create(lead=lead, kind="received", state=Message.State.DEAD)
    assert found_wrong() == {"messages": "1 message in a day"}
    Message.objects.all().delete()
    codes(failed=5, sent=5)
    assert found_wrong() == {"codes": "5 of 10 in half an hour"}
    Code.objects.all().delete()
    ImportRun.objects.create(table="doctors", file_name="d.csv", by="esha", state=ImportRun.State.FAILED)
    assert found_wrong() == {"imports": "1 import in a day"}
    ImportRun.objects.all().delete()
    Lead.objects.filter(pk=lead.pk).update(created_at=now - timedelta(hours=30))
    assert found_wrong() == {"silence": "none for 30 hours"}
    settings.ALERT_SILENT_HOURS = 0
    assert found_wrong() == {}


def test_patients_whom_agents_add_hide_no_silence_of_the_forms(lead: Lead) -> None:
    """Who calls us because the form is broken is a request as well."""
    Lead.objects.update(created_at=timezone.now() - timedelta(hours=30))
    Lead.objects.create(name="By phone", attribution={"lead_channel": "Phone"})
    assert silence(timezone.now()) == "none for 30 hours"
    Lead.objects.create(name="By the site", attribution={"lead_channel": "Website"})
    assert silence(timezone.now()) == ""


def test_a_site_that_is_only_called_is_not_silent(settings: Settings) -> None:
    Lead.objects.create(name="By phone", attribution={"lead_channel": "Phone"})
    Lead.objects.update(created_at=timezone.now() - timedelta(hours=30))
    assert silence(timezone.now()) == ""


def test_it_is_told_once_and_once_that_it_is_over(lead: Lead, receiver: Receiver) -> None:
    OutboxRow.objects.update(state=OutboxRow.State.DEAD)
    assert watch_round() == PAUSE_SECONDS
    watch_round()
    OutboxRow.objects.update(state=OutboxRow.State.SENT)
    watch_round()
    watch_round()
    assert [sent["state"] for sent, _, _ in receiver.got] == ["begun", "ended"]
    assert ["not so" in mail.outbox[0].subject, "well again" in mail.outbox[1].subject] == [True, True]
    assert len(mail.outbox) == 2
    assert "/cms/status/" in mail.outbox[0].body


def test_the_trail_says_once_when_it_began_and_when_it_was_over(lead: Lead) -> None:
    for state in ("dead", "dead", "sent", "sent"):
        OutboxRow.objects.update(state=state)
        look(by="alerts")
    told = AuditEvent.objects.filter(subject="alert dead-letters").order_by("pk")
    assert list(told.values_list("by", "action")) == [("alerts", "alert begun"), ("alerts", "alert ended")]


def test_the_webhook_is_signed(lead: Lead, receiver: Receiver) -> None:
    OutboxRow.objects.update(state=OutboxRow.State.DEAD)
    watch_round()
    ((_, signature, body),) = receiver.got
    at, told = signature.removeprefix("t=").split(",v1=")
    assert told == hmac.new(SECRET.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()


def test_nothing_about_a_person_leaves(lead: Lead, receiver: Receiver) -> None:
    OutboxRow.objects.update(state=OutboxRow.State.DEAD)
    watch_round()
    told = json.dumps([sent for sent, _, _ in receiver.got]) + mail.outbox[0].body
    assert not any(part in told for part in (lead.pk, lead.reference, lead.mobile, lead.name))


def test_what_could_not_be_told_is_told_at_the_next_round(
    lead: Lead, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    OutboxRow.objects.update(state=OutboxRow.State.DEAD)
    receiver.status = 500

    def away(self: EmailBackend, messages: list[object]) -> int:
        raise ConnectionRefusedError

    with monkeypatch.context() as broken:
        broken.setattr(EmailBackend, "send_messages", away)
        watch_round()
    alert = Alert.objects.get()
    assert (alert.told_at, alert.why_not_told) == (None, "mail: ConnectionRefusedError · webhook: HTTP 500")
    receiver.status = 200
    watch_round()
    alert.refresh_from_db()
    assert alert.told_at
    assert alert.why_not_told == ""


def test_what_was_over_before_anybody_heard_of_it_is_not_told(lead: Lead) -> None:
    OutboxRow.objects.update(state=OutboxRow.State.DEAD)
    look(by="alerts")
    OutboxRow.objects.update(state=OutboxRow.State.SENT)
    look(by="alerts")
    notify_all()
    assert mail.outbox == []


def test_a_rule_that_cannot_be_looked_at_stops_no_other(lead: Lead, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> int:
        raise ValueError("no such table")

    monkeypatch.setattr(rules, "dead_messages", broken)
    OutboxRow.objects.update(state=OutboxRow.State.DEAD)
    assert set(found_wrong()) == {"dead-letters"}


@pytest.mark.parametrize(
    ("passed", "words"), [(3, "3 minutes"), (119, "119 minutes"), (300, "5 hours"), (5000, "3 days")]
)
def test_ages_are_told_as_one_says_them(passed: int, words: str) -> None:
    assert age(timedelta(minutes=passed)) == words


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"ALERT_MAIL": ["desk@example.org"], "EMAIL_HOST": ""}, "EMAIL_HOST"),
        ({"ALERT_MAIL": ["nobody"], "EMAIL_HOST": "mail.example.org"}, "no list of addresses"),
        ({"ALERT_MAIL": [], "ALERT_WEBHOOK_URL": "http://example.org"}, "not https"),
        ({"ALERT_MAIL": [], "ALERT_WEBHOOK_URL": "https://example.org"}, "shorter than 32"),
    ],
)
def test_the_start_refuses_alerts_that_nobody_would_get(
    settings: Settings, given: dict[str, Any], said: str
) -> None:
    for name, value in given.items():
        setattr(settings, name, value)
    assert any(said in str(error.msg) for error in where_alerts_go(None))


def test_lead_managers_see_how_everything_stands_and_editors_do_not(client: Client, lead: Lead) -> None:
    OutboxRow.objects.update(state=OutboxRow.State.DEAD)
    watch_round()
    for name, status in (("Lead managers", 200), ("Editors", 302)):
        user = User.objects.create_user(name.replace(" ", ""))
        user.groups.add(Group.objects.get(name=name))
        client.force_login(user)
        answer = client.get("/cms/status/")
        assert answer.status_code == status
        if status == 200:
            page = answer.content.decode()
            assert "Not so: 1 request" in page
            assert all(rule.title in page for rule in RULES)
