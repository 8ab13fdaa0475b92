"""WhatsApp's Cloud API as it behaves on a good day and on its bad ones, and what it calls back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.gateways import http
from sehat.gateways.checks import local_gateways, whatsapp_gateway
from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent
from sehat.gateways.tests.whatsapp_vendor import (
    NUMBER_ID,
    SECRET,
    TOKEN,
    VERIFY,
    Fault,
    WhatsAppVendor,
    became,
    envelope,
    running_whatsapp,
    signed,
    switched,
    wrote,
)
from sehat.gateways.whatsapp.base import (
    BadWebhook,
    Inbound,
    Message,
    Preference,
    Sender,
    Status,
    TemplateUse,
    WindowClosed,
)
from sehat.gateways.whatsapp.cloud import CloudWhatsApp
from sehat.gateways.whatsapp.local import LocalWhatsApp
from sehat.gateways.whatsapp.webhook import events, is_signed, signature

TEMPLATE = TemplateUse("request_received", "hi", ("SP-7K4M-Q2XR", "https://example.org"))
MESSAGE = Message("+919810000001", "42", "filled in", TEMPLATE)
TEXT = Message("+919810000001", "42", "filled in")


@pytest.fixture
def vendor(settings: Settings) -> Iterator[WhatsAppVendor]:
    with running_whatsapp() as vendor:
        settings.WHATSAPP_URL, settings.WHATSAPP_PHONE_NUMBER_ID = vendor.url, NUMBER_ID
        settings.WHATSAPP_TOKEN, settings.WHATSAPP_APP_SECRET = TOKEN, SECRET
        settings.WHATSAPP_VERIFY_TOKEN = VERIFY
        vendor.templates["request_received"] = 2
        yield vendor


def send(message: Message = MESSAGE, **seconds: float) -> Outcome:
    return CloudWhatsApp().send(message, **seconds)


def test_a_template_is_sent_with_its_values_and_our_id(vendor: WhatsAppVendor) -> None:
    assert send() == Sent("wamid.0000")
    [sent] = vendor.sent
    assert (sent["to"], sent["biz_opaque_callback_data"], sent["type"]) == ("919810000001", "42", "template")
    assert sent["template"] == {
        "name": "request_received",
        "language": {"code": "hi"},
        "components": [
            {"type": "body", "parameters": [{"type": "text", "text": one} for one in TEMPLATE.values]}
        ],
    }


def test_free_text_goes_within_a_day_of_their_message_alone(vendor: WhatsAppVendor) -> None:
    assert isinstance(send(TEXT), WindowClosed)
    vendor.sessions.add("919810000001")
    assert isinstance(send(TEXT), Sent)
    assert vendor.sent[0]["text"]["body"] == "filled in"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("fault", "outcome"),
    [
        (Fault(status=429, code=130429), Retry),
        (Fault(status=400, code=131056), Retry),
        (Fault(status=500, code=131000), Retry),
        (Fault(status=400, code=131000), Retry),
        (Fault(status=503, body=b"<html>"), Retry),
        (Fault(status=200, body=b"[]"), Retry),
        (Fault(status=200, body=b'{"messages":[{"id":7}]}'), Retry),
        (Fault(status=400, code=131026), Dead),
        (Fault(status=400, code=131047), Dead),
        (Fault(status=400, code=131049), Dead),
        (Fault(status=400, code=132001), Dead),
        (Fault(status=400, code=132015), Dead),
        (Fault(status=400, code=100), Dead),
        (Fault(status=401, code=190), Retry),
        (Fault(status=403, code=131031), Retry),
        (Fault(status=401, body=b"{}"), Retry),
        (Fault(reset=True), Retry),
    ],
)
def test_what_an_error_means_stands_in_its_code(
    vendor: WhatsAppVendor, fault: Fault, outcome: type[Outcome]
) -> None:
    vendor.faults.append(fault)
    assert type(send()) is outcome
    assert vendor.calls == 1
    assert vendor.sent == []


@pytest.mark.django_db
@pytest.mark.parametrize("code", [0, 10, 190, 368, 131005, 131031, 131042])
def test_who_is_shut_out_sends_nothing_until_people_have_looked(
    vendor: WhatsAppVendor, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    assert CloudWhatsApp().paused_seconds() == 0
    vendor.faults.append(Fault(status=401, code=code))
    send()
    assert CloudWhatsApp().paused_seconds() > 800
    assert "whatsapp lets us in no more" in caplog.text
    assert TOKEN not in caplog.text


@pytest.mark.django_db
def test_a_token_that_expired_is_seen(vendor: WhatsAppVendor, settings: Settings) -> None:
    settings.WHATSAPP_TOKEN = "an-old-one"
    assert isinstance(send(), Retry)
    assert CloudWhatsApp().paused_seconds() > 0


def test_one_person_is_not_written_to_faster_than_allowed(vendor: WhatsAppVendor) -> None:
    vendor.faults.append(Fault(status=400, code=131056))
    outcome = send()
    assert isinstance(outcome, Retry)
    assert outcome.after >= 6


@pytest.mark.parametrize("fault", [Fault(reset=True, stored=True), Fault(wait=1, stored=True)])
def test_an_answer_that_is_lost_leaves_time_for_the_status_to_come(
    vendor: WhatsAppVendor, fault: Fault
) -> None:
    vendor.faults.append(fault)
    outcome = send(seconds=0.4)
    assert isinstance(outcome, Retry)
    assert outcome.after >= 60


def test_a_vendor_without_end_is_given_up(vendor: WhatsAppVendor) -> None:
    vendor.faults.append(Fault(body=b"x" * (http.MAX_ANSWER_BYTES + 1)))
    assert isinstance(send(), Retry)


def test_the_fake_sees_what_it_should_refuse(vendor: WhatsAppVendor) -> None:
    """The vendor of these tests itself: a planted fault of ours is seen."""
    wrong = {
        132001: Message("+919810000001", "1", "t", TemplateUse("unknown", "en", ("a", "b"))),
        132000: Message("+919810000001", "1", "t", TemplateUse("request_received", "en", ("a",))),
        131047: TEXT,
    }
    for code, message in wrong.items():
        outcome = send(message)
        assert isinstance(outcome, Dead)
        assert str(code) in outcome.why
    vendor.unreachable.add("919810000001")
    assert isinstance(send(), Dead)
    assert vendor.sent == []


def test_the_local_gateway_writes_a_line_only_its_owner_can_read(settings: Settings, tmp_path: Path) -> None:
    settings.VAR_DIR = tmp_path
    outcome = LocalWhatsApp().send(MESSAGE)
    assert isinstance(outcome, Sent)
    path = tmp_path / "whatsapp.jsonl"
    assert json.loads(path.read_text()) == {
        "id": outcome.id, "to": "+919810000001", "text": "filled in", "template": "request_received",
    }  # fmt: skip
    assert path.stat().st_mode & 0o077 == 0


def test_the_local_gateway_says_when_it_cannot_write(settings: Settings, tmp_path: Path) -> None:
    settings.VAR_DIR = tmp_path / "file"
    settings.VAR_DIR.write_text("not a folder")
    assert isinstance(LocalWhatsApp().send(MESSAGE), Retry)


class TestSettings:
    CLOUD = "sehat.gateways.whatsapp.cloud.CloudWhatsApp"

    def test_half_set_stop_the_start(self, settings: Settings) -> None:
        settings.WHATSAPP_GATEWAY, settings.WHATSAPP_TOKEN = self.CLOUD, "t"
        [fault] = whatsapp_gateway(None)
        assert "WHATSAPP_APP_SECRET" in fault.msg
        assert "WHATSAPP_TOKEN" not in fault.msg

    def test_without_a_gateway_stop_it_too(self, settings: Settings) -> None:
        settings.WHATSAPP_GATEWAY, settings.WHATSAPP_TOKEN = "", "t"
        assert [fault.id for fault in whatsapp_gateway(None)] == ["gateways.E003"]

    @pytest.mark.parametrize("name", ["sehat.none.Such", "sehat.gateways.sms.local.LocalSms"])
    def test_that_name_no_gateway_stop_it(self, settings: Settings, name: str) -> None:
        settings.WHATSAPP_GATEWAY = name
        assert [fault.id for fault in whatsapp_gateway(None)] == ["gateways.E002"]

    def test_without_any_are_right(self, settings: Settings) -> None:
        settings.WHATSAPP_GATEWAY = ""
        assert whatsapp_gateway(None) == []

    def test_of_the_local_one_are_refused_in_production(self, settings: Settings) -> None:
        settings.PRODUCTION, settings.LOCAL_PARTS = True, False
        settings.CRM_GATEWAY = settings.SMS_GATEWAY = "sehat.gateways.some.vendor"
        assert ["WHATSAPP_GATEWAY" in fault.msg for fault in local_gateways(None)] == [True]


class TestWebhook:
    def test_a_signature_is_over_the_raw_bytes(self) -> None:
        body = wrote("hello", number="919810000001")
        header = signed(body)["X-Hub-Signature-256"]
        assert is_signed(SECRET, header, body)
        assert not is_signed(SECRET, header, body + b" ")
        assert not is_signed("another", header, body)
        assert not is_signed("", signature("", body), body)
        assert not is_signed(SECRET, "sha256=é", body)

    def test_a_message_is_read_with_who_wrote_it(self) -> None:
        [event] = events(wrote("Stop", number="919810000001", user="IN.1", at=1_700_000_000), NUMBER_ID)
        assert isinstance(event, Inbound)
        assert (event.id, event.kind, event.text) == ("wamid.in1", "text", "Stop")
        assert event.sender == Sender("IN.1", "+919810000001")
        assert event.at.timestamp() == 1_700_000_000

    def test_who_shows_no_number_has_none(self) -> None:
        [event] = events(wrote("hi", user="IN.77"))
        assert isinstance(event, Inbound)
        assert event.sender == Sender("IN.77", "")

    @pytest.mark.parametrize(
        ("message", "text"),
        [
            ({"type": "button", "button": {"payload": "x", "text": "Yes"}}, "Yes"),
            ({"type": "interactive", "interactive": {"button_reply": {"id": "1", "title": "Yes"}}}, "Yes"),
            ({"type": "interactive", "interactive": {"list_reply": {"id": "1", "title": "Later"}}}, "Later"),
            ({"type": "image", "image": {"id": "9", "caption": "my report"}}, "my report"),
            ({"type": "audio", "audio": {"id": "9"}}, ""),
        ],
    )  # fmt: skip
    def test_each_kind_says_what_was_chosen(self, message: dict[str, Any], text: str) -> None:
        [event] = events(envelope(messages=[message | {"id": "w", "from": "919810000001"}]))
        assert isinstance(event, Inbound)
        assert event.text == text

    def test_a_status_says_our_id_and_the_error(self) -> None:
        assert events(became("w1", "failed", ours="42", code=131026)) == [
            Status("w1", "failed", "42", 131026)
        ]

    def test_a_preference_is_read(self) -> None:
        [event] = events(switched("stop", "919810000001", at=1763640000))
        at = datetime(2025, 11, 20, 12, tzinfo=UTC)
        assert event == Preference(Sender("", "+919810000001"), True, at)

    def test_what_is_of_another_number_is_passed_over(self) -> None:
        assert events(wrote("hello", number="919810000001"), "999") == []

    @pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"object":"page"}', b"[" * 100_000, b"\xff"])
    def test_what_is_no_envelope_is_refused(self, body: bytes) -> None:
        with pytest.raises(BadWebhook):
            events(body)


NAMES = (
    *("id", "from", "type", "text", "body", "status", "errors", "code", "context", "timestamp"),
    *("contacts", "wa_id", "user_id", "messages", "statuses", "value"),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=4),
)


def test_what_is_of_another_type_is_passed_over() -> None:
    odd: list[object] = [[], {}, 7, None, True]
    for value in odd:
        assert events(envelope(statuses=[{"id": "w", "status": value}])) == []
        assert events(envelope(user_preferences=[{"wa_id": "9198", "value": value}])) == []


@given(messages=JSON, statuses=JSON, contacts=JSON, wishes=JSON)
def test_any_envelope_is_read_or_passed_over(
    messages: object, statuses: object, contacts: object, wishes: object
) -> None:
    body = envelope(messages=messages, statuses=statuses, contacts=contacts, user_preferences=wishes)
    for event in events(body, NUMBER_ID):
        assert isinstance(event, Inbound | Status | Preference)
