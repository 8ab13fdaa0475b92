"""Exotel, version 1 (gateways.md, Voice): the agent's phone rings first; both sides see our number."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

from django.conf import settings

from sehat.gateways.http import NoAnswer, post
from sehat.gateways.signatures import LEAST_SECRET
from sehat.gateways.voice.base import (
    BadReport,
    CallReport,
    CallState,
    Dead,
    Outcome,
    Retry,
    Sent,
    Voice,
)
from sehat.gateways.words import plain_text

RING_SECONDS = 30
# Its words for how a call stands; what is no end of a call is not asked for.
STATES: dict[str, CallState] = {
    "ringing": "ringing",
    "in-progress": "answered",
    "answered": "answered",
    "completed": "completed",
    "busy": "busy",
    "no-answer": "no_answer",
    "failed": "failed",
    "canceled": "failed",
}


class Exotel(Voice):
    """It signs nothing: the secret in the address of its reports stands in."""

    vendor = "exotel"

    @classmethod
    def missing_settings(cls) -> list[str]:
        names = ("EXOTEL_SID", "EXOTEL_KEY", "EXOTEL_TOKEN", "EXOTEL_CALLER_ID")
        missing = [name for name in names if not getattr(settings, name)]
        if len(settings.VOICE_REPORT_SECRET) < LEAST_SECRET:
            missing.append(f"VOICE_REPORT_SECRET of at least {LEAST_SECRET} characters")
        return missing

    def connect(self, agent: str, patient: str, reference: str) -> Outcome:
        form = {
            "From": agent,
            "To": patient,
            "CallerId": settings.EXOTEL_CALLER_ID,
            "CallType": "trans",
            "TimeLimit": str(settings.VOICE_MAX_MINUTES * 60),
            "TimeOut": str(RING_SECONDS),
            "Record": "false",
            "CustomField": reference,
            "StatusCallback": f"{settings.SITE_URL}/voice/report/exotel/{settings.VOICE_REPORT_SECRET}",
            "StatusCallbackEvents[0]": "terminal",
            "StatusCallbackEvents[1]": "answered",
            "StatusCallbackContentType": "application/json",
        }
        url = f"{settings.EXOTEL_URL}/v1/Accounts/{settings.EXOTEL_SID}/Calls/connect.json"
        try:
            answer = post(url, auth=(settings.EXOTEL_KEY, settings.EXOTEL_TOKEN), data=form)
        except NoAnswer as fault:
            return Retry(f"Exotel: {fault}")
        call = answer.fields().get("Call")
        id = plain_text(call.get("Sid"), 60) if isinstance(call, dict) else ""
        if answer.status in {200, 201} and id:
            return Sent(id)
        if answer.status in {400, 401, 402, 403, 404, 422}:
            return Dead(f"Exotel: HTTP {answer.status}")
        return Retry(f"Exotel: HTTP {answer.status}", answer.retry_after)

    def reports(self, url: str, headers: Mapping[str, str], body: bytes) -> list[CallReport]:
        fields = fields_of(body)
        state = STATES.get(str(fields.get("Status") or fields.get("CallStatus") or "").casefold())
        if state is None:
            return []
        seconds = str(fields.get("ConversationDuration") or fields.get("DialCallDuration") or "0")
        return [
            CallReport(
                id=plain_text(fields.get("CallSid"), 60),
                reference=plain_text(fields.get("CustomField"), 60),
                state=state,
                seconds=int(seconds[:6]) if seconds.isdecimal() else 0,
            )
        ]


def fields_of(body: bytes) -> dict[str, Any]:
    """JSON, as asked for, or a form. Raises BadReport."""
    try:
        text = body.decode()
        if text.lstrip().startswith("{"):
            return dict(json.loads(text))
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=100))
    except (ValueError, RecursionError) as error:
        raise BadReport("not a report") from error
