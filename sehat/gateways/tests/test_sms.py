"""Each SMS vendor as it behaves on a good day and on its bad ones."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import urlencode

import pytest
from pytest_django import Settings

from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent
from sehat.gateways.sms import send_sms
from sehat.gateways.sms.base import BadReport, Message, Report
from sehat.gateways.sms.local import LocalSms
from sehat.gateways.sms.msg91 import Msg91
from sehat.gateways.sms.sns import Sns
from sehat.gateways.sms.twilio import Twilio
from sehat.gateways.tests.vendor import Vendor, running_vendor
from sehat.gateways.twilio import signature

MESSAGE = Message("+919810000001", "482913 is your OTP\n@example.org #482913", "1107000", {"OTP": "482913"})
MSG91, TWILIO = "sehat.gateways.sms.msg91.Msg91", "sehat.gateways.sms.twilio.Twilio"


@pytest.fixture
def vendor(settings: Settings) -> Iterator[Vendor]:
    with running_vendor() as vendor:
        settings.MSG91_URL = settings.TWILIO_URL = vendor.url
        settings.MSG91_AUTH_KEY, settings.TWILIO_ACCOUNT_SID = "key-of-msg91", "AC1"
        settings.TWILIO_AUTH_TOKEN, settings.TWILIO_FROM = "token-of-twilio", "+15005550006"
        yield vendor


def test_the_local_gateway_writes_a_line_only_its_owner_can_read(settings: Settings, tmp_path: Path) -> None:
    settings.VAR_DIR = tmp_path
    assert isinstance(LocalSms().send(MESSAGE), Sent)
    path = tmp_path / "sms.jsonl"
    line = json.loads(path.read_text())
    assert line == {"to": MESSAGE.to, "text": MESSAGE.text, "template_id": "1107000"}
    assert path.stat().st_mode & 0o077 == 0


def test_the_local_gateway_says_when_it_cannot_write(settings: Settings, tmp_path: Path) -> None:
    settings.VAR_DIR = tmp_path / "file"
    settings.VAR_DIR.write_text("not a folder")
    assert isinstance(LocalSms().send(MESSAGE), Retry)


def test_msg91_fills_the_template_in(vendor: Vendor) -> None:
    vendor.replies(200, {"type": "success", "message": "3763646c3058"})
    assert Msg91().send(MESSAGE) == Sent("3763646c3058")
    [call] = vendor.calls
    assert (call.path, call.headers["authkey"]) == ("/api/v5/flow", "key-of-msg91")
    assert json.loads(call.body) == {
        "template_id": "1107000",
        "short_url": "0",
        "recipients": [{"mobiles": "919810000001", "OTP": "482913"}],
    }


def test_twilio_sends_the_text(vendor: Vendor, settings: Settings) -> None:
    settings.SMS_REPORT_SECRET = "s" * 32
    vendor.replies(201, {"sid": "SM12", "status": "queued"})
    assert Twilio().send(MESSAGE) == Sent("SM12")
    [call] = vendor.calls
    assert call.path == "/2010-04-01/Accounts/AC1/Messages.json"
    assert call.headers["Authorization"].startswith("Basic ")
    assert "To=%2B919810000001" in call.body
    assert "From=%2B15005550006" in call.body
    assert "StatusCallback=" in call.body


def test_twilio_may_send_by_a_messaging_service(vendor: Vendor, settings: Settings) -> None:
    settings.TWILIO_FROM = "MG77"
    Twilio().send(MESSAGE)
    assert "MessagingServiceSid=MG77" in vendor.calls[0].body


@pytest.mark.parametrize(
    ("gateway", "status", "reply", "outcome"),
    [
        (Msg91, 200, {"type": "error", "message": "template missing"}, Dead("MSG91: HTTP 200, refused")),
        (Msg91, 401, {"type": "error", "message": "no"}, Dead("MSG91: HTTP 401, refused")),
        (Msg91, 500, {}, Retry("MSG91: HTTP 500")),
        (Msg91, 200, {}, Retry("MSG91: HTTP 200, not an answer")),
        (Twilio, 400, {"code": 21211, "message": "bad number"}, Dead("Twilio: HTTP 400, code 21211")),
        (Twilio, 400, {"code": 21610, "message": "opted out"}, Dead("Twilio: HTTP 400, code 21610")),
        (Twilio, 401, {"code": 20003}, Dead("Twilio: HTTP 401, code 20003")),
        (Twilio, 503, {}, Retry("Twilio: HTTP 503")),
        (Twilio, 429, {"code": 20429}, Retry("Twilio: HTTP 429")),
        (Twilio, 201, {"sid": "SM1", "status": "failed"}, Retry("Twilio: HTTP 201")),
    ],
)
def test_each_refusal_has_its_meaning(
    vendor: Vendor, gateway: type[Msg91 | Twilio], status: int, reply: object, outcome: Outcome
) -> None:
    vendor.replies(status, reply)
    assert gateway().send(MESSAGE) == outcome


def test_a_busy_vendor_says_when_to_come_back(vendor: Vendor) -> None:
    vendor.replies(429, {})
    vendor.headers = {"Retry-After": "17"}
    assert Twilio().send(MESSAGE) == Retry("Twilio: HTTP 429", 17)


@pytest.mark.parametrize("gateway", [Msg91, Twilio])
@pytest.mark.parametrize(
    "garbage", [b"", b"<html>", b"null", b"[1]", b'"sid"', b"\xff\xfe", b"[" * 100_000, b'{"sid":']
)
def test_garbage_is_no_success(vendor: Vendor, gateway: type[Msg91 | Twilio], garbage: bytes) -> None:
    for status in (200, 201):
        vendor.status, vendor.body = status, garbage
        assert isinstance(gateway().send(MESSAGE), Retry)


@pytest.mark.parametrize("gateway", [Msg91, Twilio])
def test_a_huge_answer_is_not_read_to_its_end(vendor: Vendor, gateway: type[Msg91 | Twilio]) -> None:
    vendor.body = b" " * 20_000_000
    outcome = gateway().send(MESSAGE)
    assert isinstance(outcome, Retry)
    assert outcome.why.endswith("too large an answer")


@pytest.mark.parametrize("gateway", [Msg91, Twilio])
def test_a_redirect_is_not_followed(vendor: Vendor, gateway: type[Msg91 | Twilio]) -> None:
    vendor.status, vendor.headers = 307, {"Location": f"{vendor.url}/elsewhere"}
    assert isinstance(gateway().send(MESSAGE), Retry)
    assert len(vendor.calls) == 1


def test_a_slow_vendor_is_given_up_in_time(vendor: Vendor) -> None:
    vendor.wait = 3
    started = time.monotonic()
    assert Twilio().send(MESSAGE, seconds=0.3) == Retry("Twilio: time-out")
    assert time.monotonic() - started < 2


def test_a_vendor_that_drips_is_given_up_in_time(vendor: Vendor) -> None:
    vendor.drip, vendor.body = 0.05, b'{"sid": "SM1", "status": "queued"}' * 4
    assert Twilio().send(MESSAGE, seconds=0.5) == Retry("Twilio: time-out")


def test_a_vendor_that_is_down_is_tried_later(settings: Settings) -> None:
    settings.MSG91_URL = "http://127.0.0.1:9"
    assert Msg91().send(MESSAGE) == Retry("MSG91: ConnectError")


def test_no_secret_and_no_number_is_logged(vendor: Vendor, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for status in (200, 201, 400, 500):
        vendor.replies(status, {"type": "error", "code": 21211})
        for gateway in (Msg91(), Twilio()):
            outcome = gateway.send(MESSAGE)
            for secret in ("key-of-msg91", "token-of-twilio", "9810000001", "482913"):
                assert secret not in caplog.text
                assert secret not in repr(outcome)


class TestTheSecondGateway:
    @pytest.fixture(autouse=True)
    def _two(self, settings: Settings, vendor: Vendor) -> Iterator[None]:
        with running_vendor() as second:
            self.first, self.second = vendor, second
            settings.SMS_GATEWAY, settings.SMS_SECOND_GATEWAY = MSG91, TWILIO
            settings.TWILIO_URL = second.url
            second.replies(201, {"sid": "SM2", "status": "queued"})
            yield

    def test_rests_while_the_first_works(self) -> None:
        self.first.replies(200, {"type": "success", "message": "m1"})
        assert send_sms(MESSAGE) == Sent("m1")
        assert self.second.calls == []

    @pytest.mark.parametrize(("status", "reply"), [(500, {}), (200, {"type": "error"}), (200, "?")])
    def test_takes_over_when_the_first_fails(self, status: int, reply: object) -> None:
        self.first.replies(status, reply)
        assert send_sms(MESSAGE) == Sent("SM2")

    def test_takes_over_within_three_seconds(self) -> None:
        self.first.wait = 6
        started = time.monotonic()
        assert send_sms(MESSAGE) == Sent("SM2")
        assert 2.5 < time.monotonic() - started < 5

    def test_says_how_it_ended_when_both_fail(self) -> None:
        self.first.replies(500, {})
        self.second.replies(503, {})
        assert send_sms(MESSAGE) == Retry("Twilio: HTTP 503")


class TestReports:
    URL = "https://example.org/sms/report/twilio/secret"

    def test_of_twilio_are_signed(self, vendor: Vendor) -> None:
        body = b"MessageSid=SM1&MessageStatus=delivered&To=%2B919810000001"
        fields = {"MessageSid": "SM1", "MessageStatus": "delivered", "To": "+919810000001"}
        signed = {"X-Twilio-Signature": signature(self.URL, fields)}
        assert Twilio().reports(self.URL, signed, body) == [Report("SM1", "delivered")]
        with pytest.raises(BadReport):
            Twilio().reports(self.URL, signed, body.replace(b"delivered", b"failed"))
        with pytest.raises(BadReport):
            Twilio().reports(self.URL, {}, body)

    def test_on_the_way_say_nothing(self, vendor: Vendor) -> None:
        signed = {"X-Twilio-Signature": signature(self.URL, {"MessageStatus": "sent"})}
        assert Twilio().reports(self.URL, signed, b"MessageStatus=sent") == []

    def test_of_msg91_come_in_batches(self) -> None:
        batch = [
            {"requestId": "a", "report": [{"status": "1", "number": "919810000001"}]},
            {"requestId": "b", "report": [{"status": "2"}]},
        ]
        reports = Msg91().reports(self.URL, {}, json.dumps(batch).encode())
        assert reports == [Report("a", "delivered"), Report("b", "failed")]

    def test_name_a_message_by_what_a_database_can_hold(self, vendor: Vendor) -> None:
        fields = {"MessageSid": "SM\0" + "1" * 80, "MessageStatus": "failed"}
        signed = {"X-Twilio-Signature": signature(self.URL, fields)}
        body = urlencode(fields).encode()
        assert Twilio().reports(self.URL, signed, body) == [Report("SM" + "1" * 58, "failed")]
        batch = [{"requestId": f"a{bad}b", "report": [{"status": 1}]} for bad in ("\0", "\ud800")]
        reports = Msg91().reports(self.URL, {}, json.dumps(batch).encode())
        assert [report.id for report in reports] == ["ab", "a?b"]
        assert {report.state for report in reports} == {"delivered"}

    def test_that_name_no_message_say_nothing(self, vendor: Vendor) -> None:
        batch = b'[{"requestId":null,"report":[{"status":"1"}]},{"requestId":{},"report":[{"status":"1"}]}]'
        assert Msg91().reports(self.URL, {}, batch) == []
        signed = {"X-Twilio-Signature": signature(self.URL, {"MessageStatus": "failed"})}
        assert Twilio().reports(self.URL, signed, b"MessageStatus=failed") == []

    @pytest.mark.parametrize("name", ["a\0b", "a\ud800b"])
    def test_an_id_of_a_sent_message_can_be_stored(self, vendor: Vendor, name: str) -> None:
        vendor.replies(200, {"type": "success", "message": name})
        assert Msg91().send(MESSAGE) in (Sent("ab"), Sent("a?b"))
        vendor.replies(201, {"sid": name, "status": "queued"})
        assert Twilio().send(MESSAGE) in (Sent("ab"), Sent("a?b"))

    @pytest.mark.parametrize("body", [b"", b"[{}]", b"null", b'[{"requestId":"a","report":5}]', b"\xff"])
    def test_that_cannot_be_read_are_refused(self, vendor: Vendor, body: bytes) -> None:
        with pytest.raises(BadReport):
            Msg91().reports(self.URL, {}, body)
        with pytest.raises(BadReport):
            Twilio().reports(self.URL, {}, body)

    def test_are_not_known_to_a_gateway_without_any(self) -> None:
        with pytest.raises(BadReport):
            LocalSms().reports(self.URL, {}, b"{}")


class AwsError(Exception):
    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.response = {"Error": {"Code": code}}


class TestSns:
    """boto3 is not installed here: its two names that we use are played."""

    @pytest.fixture(autouse=True)
    def _boto3(self, monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
        settings.SNS_SENDER_ID, settings.SMS_DLT_ENTITY_ID = "SEHATP", "1101000"
        self.published: list[dict[str, Any]] = []
        self.limits: dict[str, Any] = {}
        self.fault: Exception | None = None
        boto3, botocore, config = (ModuleType(name) for name in ("boto3", "botocore", "botocore.config"))

        class Client:
            def publish(_self, **message: Any) -> dict[str, str]:
                if self.fault:
                    raise self.fault
                self.published.append(message)
                return {"MessageId": "sns-1"}

        def limits(**given: Any) -> None:
            self.limits = given

        config.Config = limits  # type: ignore[attr-defined]
        boto3.client = lambda *_, **__: Client()  # type: ignore[attr-defined]
        for module in (boto3, botocore, config):
            monkeypatch.setitem(sys.modules, module.__name__, module)

    def test_names_entity_and_template(self) -> None:
        assert Sns().send(MESSAGE, seconds=3) == Sent("sns-1")
        [message] = self.published
        values = {name: value["StringValue"] for name, value in message["MessageAttributes"].items()}
        assert values == {
            "AWS.SNS.SMS.SMSType": "Transactional",
            "AWS.SNS.SMS.SenderID": "SEHATP",
            "AWS.MM.SMS.EntityId": "1101000",
            "AWS.MM.SMS.TemplateId": "1107000",
        }
        assert self.limits["connect_timeout"] + self.limits["read_timeout"] <= 3
        assert self.limits["retries"] == {"total_max_attempts": 1}

    @pytest.mark.parametrize(
        ("code", "outcome"),
        [("Throttling", Retry("SNS: Throttling")), ("OptedOut", Dead("SNS: OptedOut"))],
    )
    def test_refusals_have_their_meaning(self, code: str, outcome: Outcome) -> None:
        self.fault = AwsError(code)
        assert Sns().send(MESSAGE) == outcome

    def test_a_fault_of_the_network_is_tried_later(self) -> None:
        self.fault = TimeoutError()
        assert Sns().send(MESSAGE) == Retry("SNS: TimeoutError")
