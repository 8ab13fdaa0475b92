"""A number that is given up is somebody else's within months: whoever proves it then is nobody we know."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.patients import ports, sessions
from sehat.patients.models import Patient, Token
from sehat.patients.sessions import delete_expired_tokens, session_with
from sehat.patients.tests.browser import UPDATE, VISITOR, Browser
from sehat.patients.tests.conftest import Clock, Phone

pytestmark = pytest.mark.django_db
DAYS = 180  # NUMBER_RECYCLED_DAYS


@pytest.fixture(autouse=True)
def recycled(settings: Settings) -> None:
    settings.NUMBER_RECYCLED_DAYS = DAYS


def first_owner(browser: Browser) -> str:
    token: str = browser.log_in()["token"]
    assert browser.put(UPDATE, name="Asha", email="asha@example.org", cityId=568).status_code == 200
    return token


def status_of(token: str) -> int:
    return Client(headers={"Authorization": token}).get(VISITOR).status_code


class TestWhoLogsInAfterALongTime:
    def test_finds_no_name_email_or_city_of_before(
        self, browser: Browser, phone: Phone, clock: Clock
    ) -> None:
        first_owner(browser)
        clock.move(days=DAYS + 1)
        user = Browser(phone).log_in()
        assert (user["name"], user["email"], user["selectedCity"]) == ("", "", None)

    def test_ends_the_sessions_of_before(self, browser: Browser, phone: Phone, clock: Clock) -> None:
        token = first_owner(browser)
        clock.move(days=DAYS + 1)
        assert status_of(token) == 200  # a session lives a year, and nobody else has proved the number
        Browser(phone).log_in()
        assert status_of(token) == 401

    def test_is_shown_no_request_of_before(self, browser: Browser, phone: Phone, clock: Clock) -> None:
        first_owner(browser)
        clock.move(days=DAYS + 1)
        session = session_with(Browser(phone).log_in()["token"])
        assert session is not None
        assert session.requests_since == clock.now - timedelta(days=DAYS)

    def test_is_the_same_person_on_the_last_day(self, browser: Browser, phone: Phone, clock: Clock) -> None:
        token = first_owner(browser)
        clock.move(days=DAYS)
        user = Browser(phone).log_in()
        assert (user["name"], user["email"], status_of(token)) == ("Asha", "asha@example.org", 200)


class TestASessionOfBefore:
    def test_is_shown_only_requests_that_are_young_enough(self, browser: Browser, clock: Clock) -> None:
        token = first_owner(browser)
        clock.move(days=DAYS + 20)
        session = session_with(token)
        assert session is not None
        assert session.requests_since == clock.now - timedelta(days=DAYS)

    def test_keeps_a_younger_limit_than_that(self, browser: Browser, clock: Clock) -> None:
        token = first_owner(browser)
        clock.move(days=DAYS + 20)
        Patient.objects.update(requests_since=clock.now - timedelta(days=3))
        session = session_with(token)
        assert session is not None
        assert session.requests_since == clock.now - timedelta(days=3)

    def test_is_recent_for_half_an_hour(self, browser: Browser, clock: Clock) -> None:
        token = browser.log_in()["token"]
        for minutes, is_recent in ((29, True), (1, False)):
            clock.move(minutes=minutes)
            session = session_with(token)
            assert session is not None
            assert session.is_recent is is_recent

    def test_that_is_continued_by_another_token_is_no_younger_for_it(
        self, browser: Browser, clock: Clock
    ) -> None:
        first_owner(browser)
        begun = Token.objects.get().login_at
        clock.move(days=31)
        assert browser.put(UPDATE, name="Asha Devi").status_code == 200
        assert set(Token.objects.values_list("login_at", flat=True)) == {begun}
        session = session_with(browser.cookie("credentials")["token"])
        assert session is not None
        assert not session.is_recent


class TestTheNameOfWhoLogsIn:
    def test_is_that_of_their_last_request(self, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
        names = {"+919810000001": "Asha Devi"}
        monkeypatch.setattr(sessions, "last_name_given", lambda number, since: names[number])
        assert browser.log_in()["name"] == "Asha Devi"

    def test_that_they_gave_themselves_stays(
        self, browser: Browser, phone: Phone, clock: Clock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        first_owner(browser)
        clock.move(minutes=2)
        monkeypatch.setattr(sessions, "last_name_given", lambda number, since: "Somebody Else")
        assert Browser(phone).log_in()["name"] == "Asha"

    def test_is_none_where_there_is_no_request(self, browser: Browser) -> None:
        assert ports.last_name_given("+919810000001", None) == ""
        assert browser.log_in()["name"] == ""


class TestTokensThatOpenNothing:
    def test_are_deleted_a_number_at_a_time_and_no_other(
        self, browser: Browser, phone: Phone, clock: Clock
    ) -> None:
        revoked = [Browser(phone) for _ in range(2)]
        for one in revoked:
            clock.move(minutes=2)
            one.log_in()
            one.post("/users/v1/user/logout")
        clock.move(minutes=2)
        live = browser.log_in()["token"]
        assert [delete_expired_tokens(by="test", limit=1) for _ in range(3)] == [1, 1, 0]
        assert status_of(live) == 200
        clock.move(days=366)
        assert delete_expired_tokens(by="test", limit=10) == 1
        assert not Token.objects.exists()

    def test_of_an_old_session_go_when_another_is_continued(
        self, browser: Browser, phone: Phone, clock: Clock
    ) -> None:
        browser.log_in()
        Token.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
        clock.move(minutes=2)
        other = Browser(phone)
        other.log_in()
        clock.move(days=31)
        assert other.put(UPDATE, name="Asha").status_code == 200
        assert not Token.objects.filter(expires_at__lt=clock.now).exists()

    def test_are_told_of_in_the_audit_trail_by_whose_they_were(self, browser: Browser) -> None:
        browser.log_in()
        patient = Patient.objects.get()
        actions = AuditEvent.objects.filter(subject=str(patient)).values_list("action", flat=True)
        assert "logged in" in list(actions)
        assert "9810000001" not in str(list(AuditEvent.objects.values()))
