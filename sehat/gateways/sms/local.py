"""The SMS gateway that needs no account: one JSON line a message in var/sms.jsonl."""

from __future__ import annotations

import secrets

from sehat.gateways.http import TOTAL_SECONDS
from sehat.gateways.local_lines import append_line
from sehat.gateways.outcomes import Outcome
from sehat.gateways.sms.base import Message, Sms


class LocalSms(Sms):
    """A phone for one machine: bin/run shows what it receives."""

    needs_template = False

    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        line = {"to": message.to, "text": message.text, "template_id": message.template_id}
        return append_line("sms.jsonl", line, id=f"local-{secrets.token_hex(8)}")
