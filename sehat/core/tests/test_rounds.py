"""The rounds of the background process."""

from __future__ import annotations

import logging
import threading

import pytest
from django.db import OperationalError

from sehat.core import rounds


@pytest.mark.parametrize("fault", [OperationalError, OSError, ValueError, MemoryError, RecursionError])
def test_a_round_that_fails_stops_neither_the_next_nor_other_work(
    fault: type[Exception], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rounds, "FAULT_SECONDS", 0)
    stop = threading.Event()
    failing, working = 0, 0

    def fails() -> float:
        nonlocal failing
        failing += 1
        if failing == 3:
            work_done.wait(30)
            stop.set()
        raise fault("broken")

    def works() -> float:
        nonlocal working
        working += 1
        if working == 3:
            work_done.set()
        return 0.001

    work_done = threading.Event()
    with caplog.at_level(logging.ERROR):
        rounds.keep_all_going({"delivery": fails, "indexing": works}, stop)
    assert failing >= 3
    assert working >= 3
    assert "delivery failed; trying again" in caplog.text


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_work_that_ends_for_good_ends_the_process_which_is_then_started_again() -> None:
    def ends() -> float:
        raise SystemExit

    rounds.keep_all_going({"delivery": ends, "indexing": lambda: 3600}, threading.Event())
