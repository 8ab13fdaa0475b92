"""The rounds of the background process."""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Iterator

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


@pytest.fixture
def signals() -> Iterator[None]:
    """The handlers of this process, put back after the test."""
    kept = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_rounds_after_the_one_that_runs(number: signal.Signals) -> None:
    stop, done = rounds.until_told_to_stop(), []

    def work() -> float:
        done.append("began")
        signal.raise_signal(number)
        done.append("ended")
        return 3600

    rounds.keep_going("delivery", work, stop)
    assert done == ["began", "ended"]


def test_told_to_stop_before_the_first_round_there_is_none() -> None:
    stop = threading.Event()
    stop.set()
    rounds.keep_all_going({"delivery": pytest.fail, "indexing": pytest.fail}, stop)
