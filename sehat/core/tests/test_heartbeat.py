"""The worker tells its supervisor that it gets on, and tells it no more when a part of its work hangs."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest
from pytest_django import Settings

from sehat.core import heartbeat, rounds

LIMIT = 600


class Clock:
    now = 1000.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", lambda: clock.now)
    return clock


@pytest.fixture(autouse=True)
def beats(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the supervisor looks at."""
    settings.VAR_DIR, settings.WORKER_STEP_SECONDS = tmp_path, LIMIT
    monkeypatch.setattr(heartbeat, "_rounds", {})
    return tmp_path / heartbeat.FILE


def test_a_worker_at_rest_gets_on(beats: Path) -> None:
    heartbeat.beat()
    assert beats.exists()


@pytest.mark.parametrize(("seconds", "is_well"), [(LIMIT - 1, True), (LIMIT + 1, False)])
def test_a_step_that_does_not_end_is_told_by_silence(
    beats: Path, clock: Clock, seconds: int, is_well: bool
) -> None:
    heartbeat.begin_round()
    clock.now += seconds
    heartbeat.beat()
    assert beats.exists() == is_well


def test_a_long_round_of_many_steps_gets_on(beats: Path, clock: Clock) -> None:
    heartbeat.begin_round()
    for _ in range(10):
        clock.now += LIMIT - 1
        heartbeat.next_step()
    heartbeat.beat()
    assert beats.exists()


def test_what_has_ended_hangs_no_more(clock: Clock) -> None:
    heartbeat.begin_round()
    heartbeat.end_round()
    clock.now += LIMIT + 1
    assert heartbeat.gets_on()


def test_a_step_outside_of_a_round_is_none(clock: Clock) -> None:
    heartbeat.next_step()
    clock.now += LIMIT + 1
    assert heartbeat.gets_on()


def test_a_full_disk_ends_no_worker(settings: Settings, tmp_path: Path) -> None:
    settings.VAR_DIR = tmp_path / "away"
    heartbeat.beat()


@pytest.mark.parametrize("fault", [None, OSError])
def test_each_round_of_the_worker_is_one(fault: type[Exception] | None) -> None:
    stop, seen = threading.Event(), []

    def work() -> float:
        seen.append(dict(heartbeat._rounds))
        stop.set()
        if fault:
            raise fault
        return 0

    rounds.keep_going("delivery", work, stop)
    assert list(seen[0]) == [threading.get_ident()]
    assert heartbeat._rounds == {}


def test_the_worker_beats_while_its_rounds_go_on(beats: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "BEAT_SECONDS", 0.001)
    stop = threading.Event()

    def work() -> float:
        if beats.exists():
            stop.set()
        return 0.001

    rounds.keep_all_going({"delivery": work}, stop)
    assert beats.exists()
