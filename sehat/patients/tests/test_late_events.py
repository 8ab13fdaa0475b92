"""What comes late, twice or at the same moment: reports of vendors, a token that is changed, a log-out."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.gateways.sms.base import Report
from sehat.patients.actions import note_report
from sehat.patients.models import Code
from sehat.patients.sessions import log_out_everywhere, rotated, session_with
from sehat.patients.tests.browser import LOGIN, NUMBER, SIGNUP, VISITOR, Browser
from sehat.patients.tests.conftest import Clock

pytestmark = pytest.mark.django_db


class TestReports:
    def test_a_code_that_arrived_is_taken_though_a_report_says_failed_after_it(
        self, browser: Browser
    ) -> None:
        browser.post(SIGNUP, **NUMBER)
        id = Code.objects.get().sms_id
        note_report(by="vendor", report=Report(id, "delivered"))
        note_report(by="vendor", report=Report(id, "failed"))
        assert browser.post(LOGIN, otp=browser.phone.code(), **NUMBER).status_code == 200

    def test_a_code_that_arrived_after_all_is_taken(self, browser: Browser) -> None:
        browser.post(SIGNUP, **NUMBER)
        id = Code.objects.get().sms_id
        note_report(by="vendor", report=Report(id, "failed"))
        note_report(by="vendor", report=Report(id, "delivered"))
        assert browser.post(LOGIN, otp=browser.phone.code(), **NUMBER).status_code == 200

    def test_a_report_is_of_one_code_and_of_no_other(self, browser: Browser, clock: Clock) -> None:
        browser.post(SIGNUP, **NUMBER)
        first = Code.objects.get()
        clock.move(seconds=31)
        browser.post(SIGNUP, **NUMBER)
        note_report(by="vendor", report=Report(first.sms_id, "failed"))
        assert list(Code.objects.order_by("pk").values_list("state", flat=True)) == ["failed", "sent"]


class TestATokenThatIsChanged:
    def test_while_its_owner_logs_out_everywhere_stays_worth_nothing(
        self, browser: Browser, clock: Clock
    ) -> None:
        session = session_with(browser.log_in()["token"])
        assert session
        clock.move(days=31)
        log_out_everywhere(by="patient", patient=session.patient)
        after = rotated(by="patient", session=session)  # of a call that began before
        assert Client(headers={"Authorization": after.token}).get(VISITOR).status_code == 401

    def test_lives_no_longer_for_being_used_again_and_again(self, browser: Browser, clock: Clock) -> None:
        """Who has a copy of it would stay in, and get a new one each time."""
        old = browser.log_in()["token"]
        session = session_with(old)
        assert session
        clock.move(days=31)
        assert rotated(by="patient", session=session).token != old
        clock.move(seconds=50)
        assert rotated(by="patient", session=session).token == old
        clock.move(seconds=11)
        assert session_with(old) is None
