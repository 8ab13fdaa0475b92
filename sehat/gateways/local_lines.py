"""Where local gateways write what a vendor would be sent: a JSON line each, in a file of VAR_DIR."""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from typing import BinaryIO

from django.conf import settings

from sehat.gateways.outcomes import Outcome, Retry, Sent


def append_line(file_name: str, line: dict[str, str], *, id: str) -> Outcome:
    """Sent under `id`; Retry where the disk takes nothing. Only the owner may read the file."""
    path = Path(settings.VAR_DIR) / file_name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "a+b", opener=for_the_owner) as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            whole = json.dumps(line, ensure_ascii=False) + "\n"
            file.write(end_of_half_a_line(file) + whole.encode())
    except OSError as error:
        return Retry(f"{type(error).__name__}: {error.strerror}")
    return Sent(id)


def end_of_half_a_line(file: BinaryIO) -> bytes:
    """What a process that was killed in mid-write left open must not swallow what comes behind it."""
    if file.seek(0, os.SEEK_END) == 0:
        return b""
    file.seek(-1, os.SEEK_END)
    return b"" if file.read(1) == b"\n" else b"\n"


def for_the_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
