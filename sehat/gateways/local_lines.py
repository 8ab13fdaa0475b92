"""Where local gateways write what a vendor would be sent: a JSON line each, in a file of VAR_DIR."""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path

from django.conf import settings

from sehat.gateways.outcomes import Outcome, Retry, Sent


def append_line(file_name: str, line: dict[str, str], *, id: str) -> Outcome:
    """Sent under `id`; Retry where the disk takes nothing. Only the owner may read the file."""
    path = Path(settings.VAR_DIR) / file_name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "a", encoding="utf-8", opener=for_the_owner) as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
    except OSError as error:
        return Retry(f"{type(error).__name__}: {error.strerror}")
    return Sent(id)


def for_the_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
