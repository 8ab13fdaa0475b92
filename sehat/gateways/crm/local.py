"""The CRM that needs no account: one JSON line a lead in var/crm.jsonl."""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path

from django.conf import settings

from sehat.gateways.crm.base import Crm, Outcome, Record, Retry, Sent
from sehat.gateways.local_lines import end_of_half_a_line


class LocalCrm(Crm):
    """Appends under a lock and waits for the disk, as a vendor would before it answers."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or Path(settings.VAR_DIR) / "crm.jsonl"

    def send(self, records: list[Record]) -> list[Outcome]:
        lines = "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a+b") as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                file.write(end_of_half_a_line(file) + lines.encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            return [Retry(f"{type(error).__name__}: {error.strerror}") for _ in records]
        return [Sent(str(record["Web_Lead_Id"])) for record in records]
