"""The voice gateway that needs no account: one JSON line a call in var/calls.jsonl. No phone rings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import get_args

from sehat.gateways.local_lines import append_line
from sehat.gateways.voice.base import BadReport, CallReport, CallState, Outcome, Voice
from sehat.gateways.voice.report_map import MAX_SECONDS
from sehat.gateways.words import plain_text


class LocalVoice(Voice):
    """Reports are JSON: {"id", "reference", "state", "seconds"}, so that a demonstration can play a call."""

    vendor = "local"

    def connect(self, agent: str, patient: str, reference: str) -> Outcome:
        line = {"agent": agent, "patient": patient, "reference": reference}
        return append_line("calls.jsonl", line, id=f"local-{reference}")

    def reports(self, url: str, headers: Mapping[str, str], body: bytes) -> list[CallReport]:
        try:
            fields = json.loads(body)
            id, reference = plain_text(fields["id"], 60), plain_text(fields["reference"], 60)
            state, seconds = fields["state"], int(fields["seconds"])
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
            raise BadReport("not a report") from error
        if state not in get_args(CallState) or not 0 <= seconds <= MAX_SECONDS:
            raise BadReport("no call is so")
        return [CallReport(id, reference, state, seconds)]
