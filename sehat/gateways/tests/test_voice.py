"""Calls by a voice gateway: asked for once, nothing recorded, reports read as they come."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.gateways.checks import local_gateways
from sehat.gateways.outcomes import Dead, Retry, Sent
from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, CrmVendor, running_crm
from sehat.gateways.tests.vendor import Fault
from sehat.gateways.tests.voice_vendor import exotel
from sehat.gateways.voice import voice
from sehat.gateways.voice.base import BadReport, CallReport
from sehat.gateways.voice.exotel import Exotel
from sehat.gateways.voice.local import LocalVoice

AGENT, PATIENT = "+919810000001", "+919810000002"
REPORT_SECRET = "r" * 40


@pytest.fixture
def vendor(settings: Settings) -> Iterator[CrmVendor]:
    with running_crm(exotel) as vendor:
        settings.VOICE_GATEWAY = "sehat.gateways.voice.exotel.Exotel"
        settings.EXOTEL_URL, settings.EXOTEL_SID = vendor.url, "sid"
        settings.EXOTEL_KEY, settings.EXOTEL_TOKEN = ACCESS, SECRET
        settings.EXOTEL_CALLER_ID, settings.VOICE_REPORT_SECRET = "08047000000", REPORT_SECRET
        yield vendor


def test_the_agent_is_rung_first_and_nothing_is_recorded(vendor: CrmVendor) -> None:
    assert Exotel().connect(AGENT, PATIENT, "ref-1") == Sent("sid-0")
    sent = vendor.leads["sid-0"]
    assert (sent["From"], sent["To"], sent["CallerId"]) == (AGENT, PATIENT, "08047000000")
    assert (sent["Record"], sent["TimeLimit"], sent["CustomField"]) == ("false", "3600", "ref-1")
    assert sent["StatusCallback"].endswith(f"/voice/report/exotel/{REPORT_SECRET}")


@pytest.mark.parametrize(
    ("fault", "outcome"),
    [
        (Fault(status=401), Dead("Exotel: HTTP 401")),
        (Fault(status=400), Dead("Exotel: HTTP 400")),
        (Fault(status=429, headers={"Retry-After": "7"}), Retry("Exotel: HTTP 429", 7)),
        (Fault(status=500), Retry("Exotel: HTTP 500")),
        (Fault(body=b'{"Call": {"Si'), Retry("Exotel: HTTP 200")),
        (Fault(body=b'{"Call": {}}'), Retry("Exotel: HTTP 200")),
        (Fault(body=b'{"RestException": {"Status": 400}}'), Retry("Exotel: HTTP 200")),
        (Fault(stored=True, cut=True), Retry("Exotel: RemoteProtocolError")),
    ],
)
def test_a_call_is_asked_for_once_whatever_is_answered(
    vendor: CrmVendor, fault: Fault, outcome: object, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="sehat")
    vendor.faults = [fault]
    assert Exotel().connect(AGENT, PATIENT, "ref-1") == outcome
    assert len(vendor.requests) == 1
    assert PATIENT not in caplog.text + repr(outcome)


def test_a_vendor_that_hangs_is_given_up(vendor: CrmVendor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sehat.gateways.http.TOTAL_SECONDS", 0.3)
    vendor.faults = [Fault(wait=1)]
    assert Exotel().connect(AGENT, PATIENT, "ref-1") == Retry("Exotel: time-out")


def test_a_wrong_key_and_a_recorded_call_would_be_seen(vendor: CrmVendor, settings: Settings) -> None:
    settings.EXOTEL_TOKEN = "another"
    assert Exotel().connect(AGENT, PATIENT, "ref-1") == Dead("Exotel: HTTP 401")
    settings.EXOTEL_TOKEN = SECRET
    settings.EXOTEL_SID = "of-somebody-else"
    assert Exotel().connect(AGENT, PATIENT, "ref-1") == Dead("Exotel: HTTP 400")
    assert vendor.created == []


@pytest.mark.parametrize(
    ("body", "report"),
    [
        (
            b'{"CallSid": "a", "Status": "completed", "CustomField": "r", "ConversationDuration": 65}',
            CallReport("a", "r", "completed", 65),
        ),
        (b"CallSid=a&Status=no-answer&CustomField=r", CallReport("a", "r", "no_answer")),
        (b'{"CallSid": "a", "Status": "in-progress", "CustomField": "r"}', CallReport("a", "r", "answered")),
        (b'{"CallSid": "a", "Status": "busy", "ConversationDuration": "x"}', CallReport("a", "", "busy")),
    ],
)
def test_a_report_is_read(body: bytes, report: CallReport) -> None:
    assert Exotel().reports("", {}, body) == [report]


def test_what_is_no_end_of_a_call_says_nothing() -> None:
    assert Exotel().reports("", {}, b'{"Status": "queued"}') == []


@given(st.binary(max_size=200))
def test_no_body_at_all_breaks_the_reader(body: bytes) -> None:
    for gateway in (Exotel(), LocalVoice()):
        try:
            gateway.reports("", {}, body)
        except BadReport:
            continue


def test_the_start_stops_without_its_settings(vendor: CrmVendor, settings: Settings) -> None:
    assert Exotel.missing_settings() == []
    settings.EXOTEL_SID, settings.VOICE_REPORT_SECRET = "", "short"
    assert Exotel.missing_settings() == ["EXOTEL_SID", "VOICE_REPORT_SECRET of at least 32 characters"]


def test_the_local_one_writes_a_line_and_is_no_part_of_production(settings: Settings, tmp_path: Path) -> None:
    settings.VAR_DIR, settings.VOICE_GATEWAY = tmp_path, "sehat.gateways.voice.local.LocalVoice"
    gateway = voice()
    assert gateway is not None
    assert gateway.connect(AGENT, PATIENT, "ref-1") == Sent("local-ref-1")
    line = json.loads((tmp_path / "calls.jsonl").read_text())
    assert line == {"agent": AGENT, "patient": PATIENT, "reference": "ref-1"}
    settings.PRODUCTION, settings.LOCAL_PARTS = True, False
    assert any("VOICE_GATEWAY" in error.msg for error in local_gateways(None))
    settings.VAR_DIR = tmp_path / "nowhere"
    assert isinstance(gateway.connect(AGENT, PATIENT, "ref-1"), Retry)


def test_without_one_there_is_none(settings: Settings) -> None:
    assert voice() is None
    settings.VOICE_GATEWAY = "sehat.gateways.crm.local.LocalCrm"
    with pytest.raises(TypeError, match="not a Voice gateway"):
        voice()
