"""The processes of one machine: started, started again when they end, and never left behind."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import steps
from health import Probe, Watch

RESTART_SECONDS = 0.5
# What ends again and again is started less often: a fault in a setting must not burn a core.
MAX_RESTART_SECONDS = 30.0
WELL_SECONDS = 60.0  # after so long it counts as started well
STOP_SECONDS = 8


class Guard:
    """A shell that waits for our end: kill -9 of this process must not leave the others (bin/guard.sh)."""

    def __init__(self) -> None:
        self._shell = subprocess.Popen(
            ["/bin/sh", steps.ROOT / "bin" / "guard.sh"], stdin=subprocess.PIPE, start_new_session=True
        )

    def tell(self, groups: list[int]) -> None:
        """Which process groups run now."""
        assert self._shell.stdin
        with contextlib.suppress(BrokenPipeError):  # somebody killed it: nothing is lost until we die as well
            self._shell.stdin.write(" ".join(map(str, groups)).encode() + b"\n")
            self._shell.stdin.flush()

    def end(self) -> None:
        assert self._shell.stdin
        with contextlib.suppress(BrokenPipeError):
            self._shell.stdin.close()
        self._shell.wait()


# glibc keeps what each thread frees for that thread: 40 MB of the search index once it is written.
MEMORY = {"MALLOC_ARENA_MAX": "2"}
WORKER_MEMORY = {"MALLOC_ARENA_MAX": "2", "MALLOC_TRIM_THRESHOLD_": "131072"}


def process_environment(name: str, settings: dict[str, str]) -> dict[str, str]:
    """The renderer gets no secrets: only what Node needs (architecture.md, law 3)."""
    if name == "renderer":
        return {"NODE_ENV": "production", "PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8"}
    memory = WORKER_MEMORY if name == "worker" else MEMORY
    return memory | steps.environment() | settings


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """What is left of a process and all it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


class Processes:
    """Starts, restarts and stops them; each is told to end, and killed if it has not within 8 seconds."""

    def __init__(
        self,
        commands: dict[str, list[str]],
        settings: dict[str, str] | None = None,
        log: Path | None = None,
        *,
        probes: dict[str, Probe] | None = None,
        most_bytes: dict[str, int] | None = None,
        inherited: dict[str, int] | None = None,
    ) -> None:
        self.commands = commands
        self.probes = probes or {}  # what hangs is ended, and started again
        self.most_bytes = most_bytes or {}
        self.inherited = inherited or {}  # the file descriptor that a process is started with
        self._watches: dict[str, Watch] = {}
        self._started_at: dict[str, float] = {}
        self._waits: dict[str, float] = {}
        self.settings = settings or {}
        self.log = log.open("ab") if log else None  # what they print, where it is wanted in a file
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.restart_at: dict[str, float] = {}
        self.stopping = False
        self._guard: Guard | None = None

    def start(self, name: str) -> None:
        self._guard = self._guard or Guard()
        self.running[name] = subprocess.Popen(
            self.commands[name],
            cwd=steps.ROOT,
            env=process_environment(name, self.settings),
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=self.log,
            process_group=0,  # and our session: Linux weighs priorities within a session alone (ADR 35)
            pass_fds=[self.inherited[name]] if name in self.inherited else [],
        )
        self._guard.tell([process.pid for process in self.running.values()])
        self._started_at[name] = time.monotonic()
        self._look_at(name)

    def _look_at(self, name: str) -> None:
        if name in self._watches:
            self._watches.pop(name).end()
        if name in self.probes or name in self.most_bytes:
            group, probe = self.running[name].pid, self.probes.get(name)
            self._watches[name] = Watch(group, probe, self.most_bytes.get(name, 0))

    def _wait_before_start(self, name: str) -> float:
        """Twice as long each time it ended soon after its start."""
        lived = time.monotonic() - self._started_at[name]
        longer = min(self._waits.get(name, RESTART_SECONDS / 2) * 2, MAX_RESTART_SECONDS)
        self._waits[name] = RESTART_SECONDS if lived >= WELL_SECONDS else longer
        return self._waits[name]

    def watch(self) -> None:
        """One look at all of them: what died is started again, half a second later the first time."""
        for name, process in list(self.running.items()):
            if process.poll() is None:
                self._end_if_ill(name, process)
                continue
            if name not in self.restart_at:
                self.restart_at[name] = time.monotonic() + self._wait_before_start(name)
                kill_group(process)  # a web process whose parent was killed would keep the port
            if time.monotonic() >= self.restart_at[name]:
                del self.restart_at[name]
                print(f"{name} ended ({process.returncode}): starting it again", file=sys.stderr, flush=True)
                self.start(name)

    def _end_if_ill(self, name: str, process: subprocess.Popen[bytes]) -> None:
        watch = self._watches.get(name)
        if watch and watch.fault:
            print(f"{name} {watch.fault}: ending it", file=sys.stderr, flush=True)
            self._watches.pop(name).end()
            kill_group(process)

    def stop(self) -> None:
        for watch in self._watches.values():
            watch.end()
        for process in self.running.values():
            if process.poll() is None:
                process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process in self.running.values():
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(max(0.1, deadline - time.monotonic()))
            kill_group(process)
            process.wait()
        if self._guard:
            self._guard.tell([])
            self._guard.end()
            self._guard = None
        if self.log:
            self.log.close()
