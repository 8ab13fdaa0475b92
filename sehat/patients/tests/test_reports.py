"""What SMS gateways say became of a message."""

from __future__ import annotations

import pytest
from django.test import Client
from pytest_django import Settings

from sehat.gateways.models import EarlyReport
from sehat.gateways.sms.base import Report
from sehat.gateways.tests import hasty_sms
from sehat.patients.actions import send_code, take_report
from sehat.patients.models import Code
from sehat.patients.tests.conftest import MOBILE, Clock

pytestmark = pytest.mark.django_db


class TestDeliveryReports:
    PATH = "/sms/report/msg91/" + "s" * 32

    @pytest.fixture(autouse=True)
    def _vendor(self, settings: Settings) -> None:
        settings.SMS_GATEWAY = "sehat.gateways.sms.msg91.Msg91"
        settings.SMS_REPORT_SECRET = "s" * 32

    def report(self, path: str, body: object) -> int:
        return Client().post(path, body, content_type="application/json").status_code

    def test_tell_what_became_of_a_code(self, clock: Clock) -> None:
        code = Code.objects.create(
            number_key="k", created_at=clock.now, expires_at=clock.now, sms_id="m1", state="sent"
        )
        assert self.report(self.PATH, [{"requestId": "m1", "report": [{"status": "1"}]}]) == 204
        code.refresh_from_db()
        assert code.state == "delivered"

    @pytest.mark.parametrize(
        "path", ["/sms/report/msg91/guess", "/sms/report/twilio/" + "s" * 32, "/sms/report/x/" + "é" * 32]
    )
    def test_of_strangers_are_not_known(self, path: str) -> None:
        assert self.report(path, []) == 404

    def test_from_elsewhere_than_the_vendor_are_not_known(self, settings: Settings) -> None:
        settings.SMS_REPORT_ADDRESSES = ["198.51.100.0/24"]
        assert self.report(self.PATH, []) == 404
        settings.SMS_REPORT_ADDRESSES = ["127.0.0.1"]
        assert self.report(self.PATH, []) == 204

    def test_that_cannot_be_read_are_refused(self) -> None:
        assert self.report(self.PATH, {"x": 1}) == 403

    def test_are_off_without_a_secret(self, settings: Settings) -> None:
        settings.SMS_REPORT_SECRET = ""
        assert self.report(self.PATH, []) == 404


class TestAReportThatComesBeforeWeHaveWrittenWhatWasSent:
    def test_counts_for_the_code(self, settings: Settings, clock: Clock) -> None:
        settings.SMS_GATEWAY = hasty_sms.PATH
        send_code(by="test", mobile=MOBILE, purpose=Code.Purpose.LEAD)
        assert Code.objects.get().state == "failed"
        assert not EarlyReport.objects.exists()

    @pytest.mark.parametrize("states", [("delivered", "failed"), ("failed", "delivered")])
    def test_is_that_of_the_delivery_whichever_came_first(
        self, clock: Clock, states: tuple[str, str]
    ) -> None:
        for state in states:
            take_report(by="test", report=Report("m1", state))  # type: ignore[arg-type]
        assert EarlyReport.objects.get().state == "delivered"
