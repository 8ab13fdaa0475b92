"""The WhatsApp gateway that needs no account: one JSON line a message in var/whatsapp.jsonl."""

from __future__ import annotations

import fcntl
import json
import secrets
from pathlib import Path

from django.conf import settings

from sehat.gateways.http import TOTAL_SECONDS
from sehat.gateways.outcomes import Outcome, Retry, Sent
from sehat.gateways.sms.local import for_the_owner
from sehat.gateways.whatsapp.base import Message, WhatsApp


class LocalWhatsApp(WhatsApp):
    """A phone for one machine. Only the owner may read the file."""

    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        id = f"wamid.local-{secrets.token_hex(8)}"
        line = {
            "id": id, "to": message.to, "text": message.text,
            "template": message.template.name if message.template else "",
        }  # fmt: skip
        path = Path(settings.VAR_DIR) / "whatsapp.jsonl"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with open(path, "a", encoding="utf-8", opener=for_the_owner) as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
        except OSError as error:
            return Retry(f"{type(error).__name__}: {error.strerror}")
        return Sent(id)
