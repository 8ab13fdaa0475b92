"""The WhatsApp gateway that needs no account: one JSON line a message in var/whatsapp.jsonl."""

from __future__ import annotations

import secrets

from sehat.gateways.http import TOTAL_SECONDS
from sehat.gateways.local_lines import append_line
from sehat.gateways.outcomes import Outcome
from sehat.gateways.whatsapp.base import Message, WhatsApp


class LocalWhatsApp(WhatsApp):
    """A phone for one machine."""

    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        id = f"wamid.local-{secrets.token_hex(8)}"
        line = {
            "id": id, "to": message.to, "text": message.text,
            "template": message.template.name if message.template else "",
        }  # fmt: skip
        return append_line("whatsapp.jsonl", line, id=id)
