"""The SMS gateway that needs no account: one JSON line a message in var/sms.jsonl."""

from __future__ import annotations

import fcntl
import json
import os
import secrets
from pathlib import Path

from django.conf import settings

from sehat.gateways.http import TOTAL_SECONDS
from sehat.gateways.outcomes import Outcome, Retry, Sent
from sehat.gateways.sms.base import Message, Sms


class LocalSms(Sms):
    """A phone for one machine: bin/run shows what it receives. Only the owner may read the file."""

    needs_template = False

    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        line = {"to": message.to, "text": message.text, "template_id": message.template_id}
        path = Path(settings.VAR_DIR) / "sms.jsonl"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with open(path, "a", encoding="utf-8", opener=for_the_owner) as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
        except OSError as error:
            return Retry(f"{type(error).__name__}: {error.strerror}")
        return Sent(f"local-{secrets.token_hex(8)}")


def for_the_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
