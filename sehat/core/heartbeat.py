"""Whether background work gets on: a file that is touched each second while it does (ADR 6).

The supervisor looks at it. A process that hangs touches nothing, and one whose work hangs does so no more: a
call that never comes back holds its thread for good, while the process lives on.
"""

from __future__ import annotations

import contextlib
import threading
import time
from pathlib import Path

from django.conf import settings

FILE = "worker.beat"  # bin/start.py: probes
_rounds: dict[int, float] = {}  # by thread: when its step began, by the monotonic clock


def begin_round() -> None:
    """This thread works from now on."""
    _rounds[threading.get_ident()] = time.monotonic()


def next_step() -> None:
    """Said within a long round, now and then: it gets on. Elsewhere it says nothing."""
    if threading.get_ident() in _rounds:
        begin_round()


def end_round() -> None:
    _rounds.pop(threading.get_ident(), None)


def gets_on() -> bool:
    """Whether no thread has been at one step for longer than WORKER_STEP_SECONDS."""
    since = time.monotonic() - settings.WORKER_STEP_SECONDS
    return all(begun > since for begun in list(_rounds.values()))


def beat() -> None:
    """Touches the file while work gets on. Raises nothing: a full disk is no reason to be started again."""
    if gets_on():
        with contextlib.suppress(OSError):
            (Path(settings.VAR_DIR) / FILE).touch(mode=0o600)
