"""The voice gateway that needs no account: one JSON line a call in var/calls.jsonl. No phone rings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from django.conf import settings

from sehat.gateways.sms.local import for_the_owner
from sehat.gateways.voice.base import BadReport, CallReport, Outcome, Retry, Sent, Voice
from sehat.gateways.words import plain_text


class LocalVoice(Voice):
    """Reports are JSON: {"id", "reference", "state", "seconds"}, so that a demonstration can play a call."""

    vendor = "local"

    def connect(self, agent: str, patient: str, reference: str) -> Outcome:
        path = Path(settings.VAR_DIR) / "calls.jsonl"
        line = json.dumps({"agent": agent, "patient": patient, "reference": reference})
        try:
            with open(path, "a", encoding="utf-8", opener=for_the_owner) as file:
                file.write(line + "\n")
        except OSError as error:
            return Retry(f"{type(error).__name__}: {error.strerror}")
        return Sent(f"local-{reference}")

    def reports(self, url: str, headers: Mapping[str, str], body: bytes) -> list[CallReport]:
        try:
            fields = json.loads(body)
            id, reference = plain_text(fields["id"], 60), plain_text(fields["reference"], 60)
            return [CallReport(id, reference, fields["state"], int(fields["seconds"]))]
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise BadReport("not a report") from error
