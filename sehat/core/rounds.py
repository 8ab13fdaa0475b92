"""Work that comes in rounds, for hours and days: whatever goes wrong in one, the next is tried."""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Callable
from types import FrameType

from django.db import close_old_connections, connections

from sehat.core.heartbeat import beat, begin_round, end_round

logger = logging.getLogger(__name__)
FAULT_SECONDS = 1.0
BEAT_SECONDS = 1.0


def until_told_to_stop() -> threading.Event:
    """Set by SIGTERM or Ctrl-C; from the main thread only."""
    stop = threading.Event()

    def end(_number: int, _frame: FrameType | None) -> None:
        stop.set()

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    return stop


def keep_going(name: str, work: Callable[[], float], stop: threading.Event) -> None:
    """Rounds until `stop`. `work` does one and answers how many seconds to wait for the next."""
    while not stop.is_set():
        begin_round()
        try:
            pause = work()
        except Exception:
            logger.exception("%s failed; trying again", name)
            close_old_connections()
            pause = FAULT_SECONDS
        finally:
            end_round()
        stop.wait(pause)
    connections.close_all()


def keep_all_going(works: dict[str, Callable[[], float]], stop: threading.Event) -> None:
    """Each in a thread of its own: none waits for another. If one ends before `stop`, the process does.

    This thread tells the supervisor that they get on: what hangs is ended from outside.
    """

    def keep(name: str, work: Callable[[], float]) -> None:
        try:
            keep_going(name, work, stop)
        finally:
            stop.set()

    threads = [threading.Thread(target=keep, args=pair, name=pair[0]) for pair in works.items()]
    for thread in threads:
        thread.start()
    while not stop.wait(BEAT_SECONDS):
        beat()
    for thread in threads:
        thread.join()
