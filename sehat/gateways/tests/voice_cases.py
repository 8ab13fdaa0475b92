"""Exotel, Knowlarity, MyOperator and Twilio: how each is played, and how each tells of a call."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from urllib.parse import urlencode

from django.conf import settings as site
from pytest_django import Settings

from sehat.gateways.tests import voice_vendor as play
from sehat.gateways.tests.crm_vendor import ACCESS, SECRET, CrmVendor, Rules, running_crm
from sehat.gateways.tests.voice_vendor import OURS
from sehat.gateways.twilio import signature
from sehat.gateways.voice.exotel import Exotel
from sehat.gateways.voice.knowlarity import Knowlarity
from sehat.gateways.voice.myoperator import MyOperator
from sehat.gateways.voice.twilio import Twilio
from sehat.gateways.voice.vendors import VendorVoice

REPORT_SECRET = "r" * 40


@dataclass(frozen=True)
class Posted:
    """What a vendor posts: to an address of ours, whole."""

    path: str
    body: bytes
    content_type: str
    headers: dict[str, str]

    @property
    def url(self) -> str:
        return site.SITE_URL + self.path


@dataclass(frozen=True)
class Case:
    """A vendor. `words` are its words for our states; `refusal` is what it says with 200 when it refuses."""

    gateway: type[VendorVoice]
    rules: Rules
    settings: dict[str, str]
    url: str
    words: dict[str, str]
    tell: Callable[[str, str, str, int], Posted]  # its word, our reference, its id, seconds
    refusal: object


def path_of(vendor: str) -> str:
    return f"/voice/report/{vendor}/{REPORT_SECRET}"


def as_json(vendor: str, value: object) -> Posted:
    return Posted(path_of(vendor), json.dumps(value).encode(), "application/json", {})


def of_exotel(word: str, reference: str, id: str, seconds: int) -> Posted:
    told = {"CallSid": id, "Status": word, "CustomField": reference, "ConversationDuration": seconds}
    return as_json("exotel", told)


def of_knowlarity(word: str, reference: str, id: str, seconds: int) -> Posted:
    told = {"uuid": id, "call_status": word, "call_duration": seconds, "customer_number": "+919810000002"}
    return as_json("knowlarity", {"event": "call.completed", "data": told})


def of_myoperator(word: str, reference: str, id: str, seconds: int) -> Posted:
    """Its webhook has an id of its own, which the answer to the call never said."""
    minutes = f"00:{seconds // 60:02}:{seconds % 60:02}"
    told = {"_ci": "own-id", "_su": int(word), "_dr": minutes, "_cri": reference, "_cl": "+919810000002"}
    body = urlencode({"myoperator": json.dumps(told)}).encode()
    return Posted(path_of("myoperator"), body, "application/x-www-form-urlencoded", {})


def of_twilio(word: str, reference: str, id: str, seconds: int, **more: str) -> Posted:
    """Of the patient's phone, unless `more` says otherwise: a call that the agent's call made."""
    fields = {"CallSid": f"{id}-leg", "ParentCallSid": id, "CallStatus": word, "CallDuration": str(seconds)}
    fields |= more
    path = f"{path_of('twilio')}?reference={reference}"
    signed = {"X-Twilio-Signature": signature(site.SITE_URL + path, fields)}
    return Posted(path, urlencode(fields).encode(), "application/x-www-form-urlencoded", signed)


BY_WORD = {"answered": "in-progress", "completed": "completed", "busy": "busy", "no_answer": "no-answer"}
CASES = {
    "Exotel": Case(
        Exotel,
        play.exotel,
        {
            "EXOTEL_SID": "sid",
            "EXOTEL_KEY": ACCESS,
            "EXOTEL_TOKEN": SECRET,
            "EXOTEL_CALLER_ID": OURS,
        },
        "EXOTEL_URL",
        BY_WORD,
        of_exotel,
        {"RestException": {"Status": 400}},
    ),
    "Knowlarity": Case(
        Knowlarity,
        play.knowlarity,
        {
            "KNOWLARITY_API_KEY": ACCESS,
            "KNOWLARITY_AUTHORIZATION": SECRET,
            "KNOWLARITY_NUMBER": "+918047000001",
            "KNOWLARITY_CALLER_ID": OURS,
        },
        "KNOWLARITY_URL",
        {"answered": "In Progress", "completed": "Connected", "busy": "Busy", "no_answer": "Missed"},
        of_knowlarity,
        {"error": {"message": "Agent number is not registered"}},
    ),
    "MyOperator": Case(
        MyOperator,
        play.myoperator,
        {
            "MYOPERATOR_API_KEY": ACCESS,
            "MYOPERATOR_COMPANY_ID": "company",
            "MYOPERATOR_SECRET_TOKEN": SECRET,
            "MYOPERATOR_IVR_ID": "ivr",
            "MYOPERATOR_CALLER_ID": OURS,
        },
        "MYOPERATOR_URL",
        {"completed": "1", "no_answer": "2"},
        of_myoperator,
        {"status": "error", "code": "400"},
    ),
    "Twilio": Case(
        Twilio,
        play.twilio,
        {"TWILIO_ACCOUNT_SID": ACCESS, "TWILIO_AUTH_TOKEN": SECRET, "TWILIO_CALLER_ID": OURS},
        "TWILIO_URL",
        BY_WORD,
        of_twilio,
        {"code": 21210, "message": "no"},
    ),
}


@contextmanager
def running_voice(case: Case, settings: Settings) -> Iterator[CrmVendor]:
    """The vendor as a server here, and set up."""
    with running_crm(case.rules) as vendor:
        settings.VOICE_GATEWAY = f"{case.gateway.__module__}.{case.gateway.__name__}"
        settings.VOICE_REPORT_SECRET = REPORT_SECRET
        for name, value in case.settings.items():
            setattr(settings, name, value)
        setattr(settings, case.url, vendor.url)
        yield vendor
