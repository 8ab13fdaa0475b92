"""In which words an alert leaves, by which ways, and what is said of a way that failed. No database."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from smtplib import SMTPRecipientsRefused

import pytest
from django.core import mail
from django.core.mail.backends.locmem import EmailBackend
from pytest_django import Settings

from sehat.alerts import notify as notifying
from sehat.alerts.models import Alert
from sehat.alerts.notify import notify, sentence
from sehat.alerts.rules import RULES, TITLES, counted
from sehat.gateways.http import Answer, NoAnswer

BEGAN, ENDED = datetime(2026, 11, 23, 10, 42, tzinfo=UTC), datetime(2026, 11, 23, 12, 0, tzinfo=UTC)


def alert(rule: str = "silence", *, is_over: bool = False) -> Alert:
    ended = ENDED if is_over else None
    return Alert(pk=5, rule=rule, detail="none for 9 hours", began_at=BEGAN, ended_at=ended)


@pytest.fixture(autouse=True)
def nobody(settings: Settings) -> None:
    settings.ALERT_MAIL, settings.ALERT_WEBHOOK_URL, settings.ALERT_WEBHOOK_SECRET = [], "", "s" * 32


@pytest.fixture
def posted(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> list[bytes]:
    """What a receiver that takes everything was sent."""
    settings.ALERT_WEBHOOK_URL = "https://alerts.example.org/"
    got: list[bytes] = []

    def post(url: str, *, headers: dict[str, str], content: bytes) -> Answer:
        got.append(content)
        return Answer(204, b"", 0)

    monkeypatch.setattr(notifying, "post", post)
    return got


def test_it_says_since_when_in_indian_time_and_how_bad_it_is() -> None:
    assert sentence(alert()) == "Not so: Requests come in. Since 23 November 2026, 4:12 pm: none for 9 hours"


def test_when_it_is_over_it_says_since_when() -> None:
    assert sentence(alert(is_over=True)) == "Well again: Requests come in (since 23 November 2026, 5:30 pm)"


def test_an_alert_of_a_rule_that_is_gone_is_still_told() -> None:
    assert "gone-rule" in sentence(alert("gone-rule"))


def test_where_nobody_is_named_nothing_failed() -> None:
    assert notify(alert()) == ""
    assert mail.outbox == []


@pytest.mark.parametrize(
    ("is_over", "subject", "state", "part"),
    [(False, "not so", "begun", "begin"), (True, "well again", "ended", "end")],
)
def test_mail_and_webhook_say_the_same(
    settings: Settings, posted: list[bytes], *, is_over: bool, subject: str, state: str, part: str
) -> None:
    settings.ALERT_MAIL = ["desk@example.org", "owner@example.org"]
    told = alert(is_over=is_over)
    assert notify(told) == ""
    [message] = mail.outbox
    assert message.to == ["desk@example.org", "owner@example.org"]
    assert message.subject.endswith(f": {subject}: Requests come in")
    assert str(message.body).startswith(sentence(told))
    [body] = posted
    assert json.loads(body) == {
        "id": f"alert-5-{part}",
        "rule": "silence",
        "state": state,
        "text": sentence(told),
    }


@pytest.mark.parametrize("status", [301, 404, 500])
def test_a_receiver_that_does_not_take_it_is_named_by_its_status(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    settings.ALERT_WEBHOOK_URL = "https://alerts.example.org/"
    monkeypatch.setattr(notifying, "post", lambda url, headers, content: Answer(status, b"secret", 0))
    assert notify(alert()) == f"webhook: HTTP {status}"


def test_what_fails_by_both_ways_is_said_of_both_and_no_address_with_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.ALERT_MAIL, settings.ALERT_WEBHOOK_URL = ["desk@example.org"], "https://alerts.example.org/"

    def no_post(url: str, *, headers: dict[str, str], content: bytes) -> Answer:
        raise NoAnswer("no connection")

    def no_mail(self: EmailBackend, messages: object) -> int:
        raise SMTPRecipientsRefused({"desk@example.org": (550, b"no")})

    monkeypatch.setattr(notifying, "post", no_post)
    monkeypatch.setattr(EmailBackend, "send_messages", no_mail)
    assert notify(alert()) == "mail: SMTPRecipientsRefused · webhook: no connection"


def test_each_rule_has_a_title_of_its_own_that_says_how_it_should_be() -> None:
    assert len(TITLES) == len({*TITLES.values()}) == len(RULES)
    assert all(len(rule.key) <= 40 for rule in RULES)  # a column


@pytest.mark.parametrize(
    ("count", "told"),
    [(0, ""), (1, "1 import in a day"), (2, "2 imports in a day"), (1_000, "1000 imports in a day")],
)
def test_one_is_one_and_none_is_nothing(count: int, told: str) -> None:
    assert counted(count, "import", "in a day") == told
