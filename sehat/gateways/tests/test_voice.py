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
from sehat.gateways.http import MAX_ANSWER_BYTES
from sehat.gateways.outcomes import Dead, Retry, Sent
from sehat.gateways.tests.crm_vendor import CrmVendor
from sehat.gateways.tests.vendor import Fault
from sehat.gateways.tests.voice_cases import CASES, REPORT_SECRET, Case, of_twilio, running_voice
from sehat.gateways.tests.voice_vendor import AGENT, PATIENT
from sehat.gateways.voice import voice
from sehat.gateways.voice.base import BadReport, CallReport
from sehat.gateways.voice.exotel import Exotel
from sehat.gateways.voice.local import LocalVoice
from sehat.gateways.voice.report_map import BadReportMap, report_map
from sehat.gateways.voice.twilio import Twilio

HTML = b"<!doctype html><title>Bad gateway</title>"


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest) -> Case:
    return CASES[request.param]


@pytest.fixture
def vendor(settings: Settings, case: Case) -> Iterator[CrmVendor]:
    with running_voice(case, settings) as vendor:
        yield vendor


def test_the_agent_is_rung_first_and_nothing_is_recorded(vendor: CrmVendor, case: Case) -> None:
    """As each vendor's rules ask, which refuse anything else."""
    assert case.gateway().connect(AGENT, PATIENT, "ref-1") == Sent("sid-0")
    assert vendor.created == ["ref-1"]


def test_exotel_is_told_where_to_report_and_how_long_a_call_may_be(settings: Settings) -> None:
    with running_voice(CASES["Exotel"], settings) as vendor:
        Exotel().connect(AGENT, PATIENT, "ref-1")
        sent = vendor.leads["sid-0"]
    assert (sent["Record"], sent["TimeLimit"]) == ("false", "3600")
    assert sent["StatusCallback"].endswith(f"/voice/report/exotel/{REPORT_SECRET}")


@pytest.mark.parametrize(
    ("fault", "outcome"),
    [
        (Fault(status=401), Dead("HTTP 401")),
        (Fault(status=400), Dead("HTTP 400")),
        (Fault(status=429, headers={"Retry-After": "7"}), Retry("HTTP 429", 7)),
        (Fault(status=500), Retry("HTTP 500")),
        (Fault(status=500, stored=True), Retry("HTTP 500")),
        (Fault(status=502, body=HTML), Retry("HTTP 502")),
        (Fault(status=302, headers={"Location": "/login"}), Retry("HTTP 302")),
        (Fault(body=HTML), Retry("HTTP 200")),
        (Fault(body=b""), Retry("HTTP 200")),
        (Fault(body=b"[1]"), Retry("HTTP 200")),
        (Fault(body=b'{"Call": {"Si'), Retry("HTTP 200")),
        (Fault(body=b'{"Call": {}, "success": [], "unique_id": {}, "sid": null}'), Retry("HTTP 200")),
        (Fault(body=b" " * (MAX_ANSWER_BYTES + 1)), Retry("too large an answer")),
        (Fault(stored=True, cut=True), Retry("RemoteProtocolError")),
        (Fault(stored=True, reset=True), Retry("RemoteProtocolError")),
    ],
)
def test_a_call_is_asked_for_once_whatever_is_answered(
    vendor: CrmVendor, case: Case, fault: Fault, outcome: Dead | Retry, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="sehat")
    vendor.faults = [fault]
    told = case.gateway().connect(AGENT, PATIENT, "ref-1")
    assert told == type(outcome)(**vars(outcome) | {"why": f"{case.gateway.label}: {outcome.why}"})
    assert len(vendor.requests) == 1
    assert vendor.created == (["ref-1"] if fault.stored else [])
    assert PATIENT not in caplog.text + repr(told)


def test_a_refusal_that_comes_with_200_is_no_call(vendor: CrmVendor, case: Case) -> None:
    vendor.faults = [Fault(body=json.dumps(case.refusal).encode())]
    assert case.gateway().connect(AGENT, PATIENT, "ref-1") == Retry(f"{case.gateway.label}: HTTP 200")


@pytest.mark.parametrize("fault", [Fault(wait=1), Fault(wait=1, stored=True), Fault(stored=True, drip=0.1)])
def test_a_vendor_that_hangs_is_given_up(
    vendor: CrmVendor, case: Case, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not asked again. A machine that is busy gives up before the vendor has read anything."""
    monkeypatch.setattr("sehat.gateways.http.TOTAL_SECONDS", 0.3)
    vendor.faults = [fault]
    assert case.gateway().connect(AGENT, PATIENT, "ref-1") == Retry(f"{case.gateway.label}: time-out")
    assert len(vendor.requests) <= 1


class TestTheVendorsThatArePlayed:
    """A fault of ours would be seen by them."""

    def test_see_a_key_that_is_not_theirs(self, vendor: CrmVendor, case: Case, settings: Settings) -> None:
        for name in set(case.settings) & {"EXOTEL_TOKEN", "KNOWLARITY_AUTHORIZATION", "TWILIO_AUTH_TOKEN"}:
            setattr(settings, name, "another")
        settings.MYOPERATOR_SECRET_TOKEN = "another"
        assert case.gateway().connect(AGENT, PATIENT, "r") == Dead(f"{case.gateway.label}: HTTP 401")
        assert vendor.created == []

    def test_see_the_patient_rung_first(self, vendor: CrmVendor, case: Case) -> None:
        assert case.gateway().connect(PATIENT, AGENT, "r") == Dead(f"{case.gateway.label}: HTTP 400")
        assert vendor.created == []

    def test_see_a_number_that_is_not_ours(self, vendor: CrmVendor, case: Case, settings: Settings) -> None:
        setattr(settings, next(name for name in case.settings if name.endswith("CALLER_ID")), "0999")
        assert case.gateway().connect(AGENT, PATIENT, "r") == Dead(f"{case.gateway.label}: HTTP 400")

    def test_see_a_call_that_is_asked_for_twice(self, vendor: CrmVendor, case: Case) -> None:
        for _ in range(2):
            case.gateway().connect(AGENT, PATIENT, "ref-1")
        assert (vendor.created, len(vendor.requests)) == (["ref-1", "ref-1"], 2)


class TestAReport:
    def test_is_read_by_the_words_of_its_vendor(self, vendor: CrmVendor, case: Case) -> None:
        for state, word in case.words.items():
            posted = case.tell(word, "ref-1", "sid-0", 65)
            [report] = case.gateway().reports(posted.url, posted.headers, posted.body)
            assert (report.state, report.seconds) == (state, 65)
            assert "ref-1" in {report.reference, "ref-1" if report.id == "sid-0" else ""}

    def test_that_is_no_step_of_a_call_says_nothing(self, vendor: CrmVendor, case: Case) -> None:
        posted = case.tell("9", "ref-1", "sid-0", 0)
        assert case.gateway().reports(posted.url, posted.headers, posted.body) == []

    @pytest.mark.parametrize(
        ("body", "report"),
        [
            (b"CallSid=a&Status=no-answer&CustomField=r", CallReport("a", "r", "no_answer")),
            (b'{"CallSid": "a", "Status": "busy", "ConversationDuration": "x"}', CallReport("a", "", "busy")),
            (b'[{"CallSid": "a", "Status": "BUSY"}, {"CallSid": "b"}]', CallReport("a", "", "busy")),
            (
                b'{"CallSid": 7, "Status": "completed", "ConversationDuration": "1:00:05"}',
                CallReport("7", "", "completed", 3605),
            ),
        ],
    )
    def test_of_another_shape_is_read_as_well(self, body: bytes, report: CallReport) -> None:
        assert Exotel().reports("https://a.example/", {}, body) == [report]

    def test_of_more_than_a_hundred_calls_is_refused(self) -> None:
        with pytest.raises(BadReport):
            Exotel().reports("", {}, b"[" + b",".join([b"{}"] * 101) + b"]")


class TestOfTwilio:
    @pytest.fixture(params=["Twilio"])
    def case(self, request: pytest.FixtureRequest) -> Case:
        return CASES[request.param]

    def test_the_agent_who_picks_up_has_spoken_to_nobody_yet(self, vendor: CrmVendor) -> None:
        agents = {word: of_twilio(word, "r", "a", 9, ParentCallSid="", CallSid="a") for word in WORDS}
        told = {word: Twilio().reports(one.url, one.headers, one.body) for word, one in agents.items()}
        assert told["in-progress"] == [CallReport("a", "r", "ringing")]
        assert told["completed"] == []
        assert told["no-answer"] == [CallReport("a", "r", "no_answer")]

    def test_what_it_did_not_sign_is_refused(self, vendor: CrmVendor, settings: Settings) -> None:
        posted = of_twilio("completed", "r", "a", 9)
        for url, headers, body in (
            (posted.url, {}, posted.body),
            (posted.url, {"X-Twilio-Signature": "ü"}, posted.body),
            (posted.url.replace("=r", "=another"), posted.headers, posted.body),
            (posted.url, posted.headers, posted.body.replace(b"completed", b"busy")),
            (posted.url, posted.headers, b"\xff\xfe"),
        ):
            with pytest.raises(BadReport, match="not signed"):
                Twilio().reports(url, headers, body)
        settings.TWILIO_AUTH_TOKEN = ""
        unsigned = of_twilio("completed", "r", "a", 9)  # whoever knows that there is none could sign
        with pytest.raises(BadReport):
            Twilio().reports(unsigned.url, unsigned.headers, unsigned.body)


WORDS = ("queued", "ringing", "in-progress", "completed", "no-answer")


@given(st.binary(max_size=200), st.sampled_from([*(case.gateway for case in CASES.values()), LocalVoice]))
def test_no_body_at_all_breaks_the_reader(body: bytes, gateway: type) -> None:
    try:
        gateway().reports("https://a.example/?x=%ff", {}, body)
    except BadReport:
        return


class TestTheMapOfReports:
    def test_is_a_file_that_an_owner_may_replace(
        self, vendor: CrmVendor, case: Case, settings: Settings, tmp_path: Path
    ) -> None:
        own = tmp_path / "own.json"
        own.write_text('{"id": ["who"], "state": ["how"], "states": {"Well": "completed"}}')
        settings.VOICE_REPORTS = str(own)
        assert case.gateway.missing_settings() == []
        posted = of_twilio("", "", "", 0, who="a", how="well")
        assert case.gateway().reports(posted.url, posted.headers, posted.body) == [
            CallReport("a", "", "completed")
        ]

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("{", "no map of reports"),
            ("[]", "no map of reports"),
            ('{"state": ["a"]}', "no map of reports"),
            ('{"id": ["a"], "state": ["b"], "states": {"c": "spoke"}}', "unknown spoke"),
            ('{"id": ["a"], "state": ["b"], "states": {}, "note": "x"}', "unknown note"),
            ('{"state": ["b"], "states": {"c": "busy"}}', "says not where"),
        ],
    )
    def test_that_says_too_little_stops_the_start(
        self, settings: Settings, tmp_path: Path, text: str, why: str
    ) -> None:
        own = tmp_path / "own.json"
        own.write_text(text)
        with pytest.raises(BadReportMap, match=why):
            report_map(own)
        settings.VOICE_REPORTS = str(own)
        assert any(why in missing for missing in Exotel.missing_settings())


def test_the_start_stops_without_its_settings(vendor: CrmVendor, case: Case, settings: Settings) -> None:
    assert case.gateway.missing_settings() == []
    for name in case.settings:
        setattr(settings, name, "")
    settings.VOICE_REPORT_SECRET = "short"
    missing = case.gateway.missing_settings()
    assert missing == [*case.settings, "VOICE_REPORT_SECRET of at least 32 characters"]


def test_the_local_one_writes_a_line_and_is_no_part_of_production(settings: Settings, tmp_path: Path) -> None:
    settings.VAR_DIR, settings.VOICE_GATEWAY = tmp_path, "sehat.gateways.voice.local.LocalVoice"
    gateway = voice()
    assert gateway is not None
    assert gateway.connect(AGENT, PATIENT, "ref-1") == Sent("local-ref-1")
    line = json.loads((tmp_path / "calls.jsonl").read_text())
    assert line == {"agent": AGENT, "patient": PATIENT, "reference": "ref-1"}
    settings.PRODUCTION, settings.LOCAL_PARTS = True, False
    assert any("VOICE_GATEWAY" in error.msg for error in local_gateways(None))
    settings.VAR_DIR = tmp_path / "calls.jsonl"  # no folder
    assert isinstance(gateway.connect(AGENT, PATIENT, "ref-1"), Retry)


def test_without_one_there_is_none(settings: Settings) -> None:
    assert voice() is None
    settings.VOICE_GATEWAY = "sehat.gateways.crm.local.LocalCrm"
    with pytest.raises(TypeError, match="not a Voice gateway"):
        voice()


@pytest.mark.parametrize(
    "said",
    [
        {"state": "rang"}, {"state": None}, {"state": "asked"}, {"seconds": "many"}, {"seconds": -5},
        {"seconds": float("inf")}, {"seconds": 10**9},
    ],
)  # fmt: skip
def test_the_local_one_reads_no_report_of_what_no_call_is(said: dict[str, object]) -> None:
    """It was an error of the server, and is sent again and again."""
    whole: dict[str, object] = {"id": "", "reference": "ref-1", "state": "completed", "seconds": 65}
    assert LocalVoice().reports("", {}, json.dumps(whole).encode()) == [
        CallReport("", "ref-1", "completed", 65)
    ]
    with pytest.raises(BadReport):
        LocalVoice().reports("", {}, json.dumps(whole | said).encode())
