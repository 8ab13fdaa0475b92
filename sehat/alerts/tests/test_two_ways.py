"""Mail and webhook: one that does not work neither repeats nor silences the other."""

from __future__ import annotations

import pytest
from django.core import mail
from django.test import Client
from pytest_django import Settings

from sehat.alerts import notify as notifying
from sehat.alerts.actions import MOST_TOLD, notify_all
from sehat.alerts.models import Alert
from sehat.alerts.worker import watch_round
from sehat.gateways.http import Answer
from sehat.leads.models import Lead, OutboxRow
from sehat.staff.tests.people import signed_in, someone_of

pytestmark = pytest.mark.django_db


class Hook:
    """A webhook that answers with `status`, and what it took."""

    def __init__(self) -> None:
        self.status, self.took = 500, 0

    def post(self, url: str, *, headers: dict[str, str], content: bytes) -> Answer:
        self.took += self.status == 204
        return Answer(self.status, b"", 0)


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> Hook:
    settings.ALERT_MAIL, settings.ALERT_WEBHOOK_SECRET = ["desk@example.org"], "s" * 32
    settings.ALERT_WEBHOOK_URL = "https://alerts.example.org/"
    found = Hook()
    monkeypatch.setattr(notifying, "post", found.post)
    return found


@pytest.fixture
def given_up() -> None:
    lead = Lead.objects.create(name="Asha", country_code="+91", mobile="9876543210", fingerprint="1")
    OutboxRow.objects.create(lead=lead, state=OutboxRow.State.DEAD)


def subjects() -> list[str]:
    return ["well again" if "well again" in sent.subject else "not so" for sent in mail.outbox]


@pytest.mark.usefixtures("given_up")
def test_a_webhook_that_is_down_for_an_hour_makes_one_mail_and_not_sixty(hook: Hook) -> None:
    for _ in range(60):
        watch_round()
    assert subjects() == ["not so"]
    hook.status = 204
    for _ in range(3):
        watch_round()
    assert (subjects(), hook.took) == (["not so"], 1)


@pytest.mark.usefixtures("given_up")
def test_who_had_the_mail_hears_that_it_is_over_though_the_webhook_never_worked(hook: Hook) -> None:
    watch_round()
    OutboxRow.objects.update(state=OutboxRow.State.SENT)
    watch_round()
    watch_round()
    assert subjects() == ["not so", "well again"]


@pytest.mark.usefixtures("given_up")
def test_the_status_page_names_the_way_that_did_not_take_it(hook: Hook) -> None:
    watch_round()
    page = signed_in(someone_of("Lead managers")).get("/cms/status/").content.decode()
    assert "Told on" in page
    assert "not by webhook: HTTP 500" in page
    hook.status = 204
    watch_round()
    assert (
        "not by webhook"
        not in signed_in(someone_of("Lead managers", "lata")).get("/cms/status/").content.decode()
    )


def test_old_alerts_that_the_webhook_never_takes_hold_up_no_new_one(hook: Hook, client: Client) -> None:
    for number in range(MOST_TOLD + 5):
        Alert.objects.create(rule=f"rule-{number}", detail="1")
    notify_all()
    notify_all()
    assert len(mail.outbox) == MOST_TOLD + 5
    Alert.objects.create(rule="silence", detail="none for 9 hours")
    notify_all()
    assert "none for 9 hours" in mail.outbox[-1].body
