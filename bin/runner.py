"""Runs the parts of bin/test side by side and says how they get on."""

from __future__ import annotations

import contextlib
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import report
import steps
from parts import LANES, Part
from processes import Guard, kill_group

LOOK_SECONDS = 0.05
HEARTBEAT_SECONDS = 30
STOP_SECONDS = 20
PERCENT = re.compile(rb"\[ *(\d+)%\]")
REPORTS = steps.VAR / "reports"


@dataclass(frozen=True)
class Running:
    """A part under way, in a session of its own; what it prints goes into a file."""

    part: Part
    process: subprocess.Popen[bytes]
    log: Path
    started: float

    def progress(self) -> str:
        """How far it says it is: “Journeys 45 %”."""
        with self.log.open("rb") as file:
            file.seek(max(0, self.log.stat().st_size - 4096))
            found = PERCENT.findall(file.read())
        return f"{self.part.title} {int(found[-1])} %" if found else self.part.title

    def result(self) -> report.Result:
        """What it came to, once it has ended."""
        seconds = time.monotonic() - self.started
        path = REPORTS / f"{self.part.slug}.xml"
        return report.read(self.part.title, self.process.returncode, seconds, path)


class Runner:
    """Every part runs, also after a failure; those that take longest begin first."""

    def __init__(self, parts: Sequence[Part]) -> None:
        shutil.rmtree(REPORTS, ignore_errors=True)
        REPORTS.mkdir(parents=True)
        self._waiting = sorted(parts, key=lambda part: -part.seconds)
        self._running: list[Running] = []
        self._guard = Guard()
        self._last_word = time.monotonic()

    def run(self) -> list[report.Result]:
        """The results, in the order in which they came."""
        results: list[report.Result] = []
        try:
            while self._waiting or self._running:
                self._start_what_fits()
                results += [self._finish(each) for each in self._running if each.process.poll() is not None]
                self._heartbeat()
                time.sleep(LOOK_SECONDS)
        finally:
            self._stop()
        return results

    def _start_what_fits(self) -> None:
        while self._waiting and self._lanes() + self._waiting[0].lanes <= LANES:
            self._running = [*self._running, start(self._waiting.pop(0))]
            self._tell_guard()

    def _lanes(self) -> int:
        return sum(each.part.lanes for each in self._running)

    def _tell_guard(self) -> None:
        self._guard.tell([each.process.pid for each in self._running])

    def _finish(self, ended: Running) -> report.Result:
        """Says how it went; of a part that failed, or could not ask, all that it printed."""
        self._running = [each for each in self._running if each is not ended]
        self._tell_guard()
        kill_group(ended.process)
        result = ended.result()
        if result.exit_code:
            steps.say(f"\n== {ended.part.title}\n{ended.log.read_text(errors='replace')}")
        self._say(f"{result.title}: {result.verdict}, {result.seconds:.0f} s")
        return result

    def _heartbeat(self) -> None:
        if time.monotonic() - self._last_word > HEARTBEAT_SECONDS:
            self._say(f"… {', '.join(each.progress() for each in self._running)}")

    def _say(self, text: str) -> None:
        self._last_word = time.monotonic()
        steps.say(f"   {text}")

    def _stop(self) -> None:
        """What still runs when the run is broken off is asked to end, then killed with all it started."""
        for each in self._running:
            each.process.send_signal(signal.SIGINT)
        for each in self._running:
            with contextlib.suppress(subprocess.TimeoutExpired):
                each.process.wait(STOP_SECONDS)
            kill_group(each.process)
            each.process.wait()
        self._guard.tell([])
        self._guard.end()


def start(part: Part) -> Running:
    log = REPORTS / f"{part.slug}.log"
    words = [str(word) for word in part.words(REPORTS / f"{part.slug}.xml")]
    with log.open("wb") as output:
        process = subprocess.Popen(
            words, cwd=part.cwd, env=steps.environment() | {"NO_COLOR": "1"}, stdin=subprocess.DEVNULL,
            stdout=output, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
    return Running(part, process, log, time.monotonic())
