"""Whether a process still works, and what it takes: asked from outside, for what hangs says nothing."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

EVERY_SECONDS = 5.0
ANSWER_SECONDS = 5.0
FAILURES = 3  # in a row: a busy machine may miss one
START_SECONDS = 90.0  # in which it need not answer yet

Probe = Callable[[], bool]


def answers(address: tuple[str, int] | str, request: bytes) -> bool:
    """Whether something comes back from a port or a unix socket."""
    family = socket.AF_UNIX if isinstance(address, str) else socket.AF_INET
    with socket.socket(family) as connection:
        connection.settimeout(ANSWER_SECONDS)
        try:
            connection.connect(address)
            connection.sendall(request)
            return connection.recv(16).startswith(b"HTTP/1.1 ")
        except OSError:
            return False


def memory_bytes(group: int) -> int:
    """What all processes of a group take, shared pages counted once; 0 where there is no /proc."""
    members = (entry for entry in Path("/proc").glob("[0-9]*") if is_member(entry, group))
    return sum(proportional_bytes(entry) for entry in members)


def is_member(process: Path, group: int) -> bool:
    with contextlib.suppress(OSError, IndexError, ValueError):  # it ended while we looked
        return int((process / "stat").read_text().rpartition(")")[2].split()[2]) == group
    return False


def proportional_bytes(process: Path) -> int:
    """PSS, proc(5): its own pages, and of each that it shares its part. The web server and its copies share
    150 MB, which their resident sizes count three times."""
    with contextlib.suppress(OSError, StopIteration):
        lines = (process / "smaps_rollup").read_text().splitlines()
        return 1024 * int(next(line for line in lines if line.startswith("Pss:")).split()[1])
    return 0


class Beat:
    """Whether a file was touched since the last look; no clock is read, for one may be set back."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen = self._touched()

    def __call__(self) -> bool:
        before, self._seen = self._seen, self._touched()
        return self._seen != before

    def _touched(self) -> int:
        try:
            return self._path.stat().st_mtime_ns
        except OSError:
            return 0


class Watch:
    """Looks at one process from a thread of its own; `fault` says why it should be started again."""

    def __init__(
        self, group: int, probe: Probe | None, most_bytes: int, every_seconds: float = EVERY_SECONDS
    ) -> None:
        self._group = group
        self._probe = probe
        self._most_bytes = most_bytes
        self._every = every_seconds
        self._end = threading.Event()
        self.fault = ""
        threading.Thread(target=self._look, daemon=True).start()

    def end(self) -> None:
        self._end.set()

    def _look(self) -> None:
        begun, failures, has_answered = time.monotonic(), 0, False
        while not self.fault and not self._end.wait(self._every):
            taken = memory_bytes(self._group)
            if self._most_bytes and taken > self._most_bytes:
                self.fault = f"took {taken // 2**20} MB"
            if self._probe is None:
                continue
            is_well = self._probe()
            has_answered = has_answered or is_well
            is_starting = not has_answered and time.monotonic() < begun + START_SECONDS
            failures = 0 if is_well or is_starting else failures + 1
            if failures >= FAILURES:
                self.fault = "did not answer"
