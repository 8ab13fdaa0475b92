"""The supervisor: what dies, hangs or swells is started again, and nothing outlives it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import health
import pytest
import steps
from processes import Processes

from e2e.stack import wait_until

SLEEP = "import time; time.sleep(3600)"
SERVER = """
import socket, sys
with socket.socket(socket.AF_UNIX) as server:
    server.bind(sys.argv[1]); server.listen(8)
    while True:
        with server.accept()[0] as each:
            each.recv(100); each.sendall(b'HTTP/1.1 200 OK')
"""
Start = Callable[..., Processes]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Begins one process “it”, looked at often, and watched until the test ends."""
    monkeypatch.setattr(health.Watch.__init__, "__defaults__", (0.05,))
    end = threading.Event()
    begun: list[tuple[Processes, threading.Thread]] = []

    def loop(started: Processes) -> None:
        while not end.wait(0.02):
            started.watch()

    def start(code: str, *arguments: str, **options: object) -> Processes:
        started = Processes({"it": [sys.executable, "-c", code, *arguments]}, **options)  # type: ignore[arg-type]
        started.start("it")
        thread = threading.Thread(target=loop, args=(started,))
        thread.start()
        begun.append((started, thread))
        return started

    yield start
    end.set()
    for started, thread in begun:
        thread.join()
        started.stop()


def test_what_hangs_is_ended_and_started_again(begin: Start, tmp_path: Path) -> None:
    path = str(tmp_path / "it.sock")
    serving = f"import os; os.path.exists({path!r}) and os.unlink({path!r})\n" + SERVER
    started = begin(serving, path, probes={"it": lambda: health.answers(path, b"GET /")})
    first = started.running["it"].pid
    wait_until(lambda: health.answers(path, b"GET /"), "it serves")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(health, "ANSWER_SECONDS", 0.2)
        patch.setattr(health, "START_SECONDS", 0)  # it has started: we have seen it
        os.kill(first, signal.SIGSTOP)
        wait_until(lambda: started.running["it"].pid != first, "another one runs")
        patch.undo()
    assert not is_alive(first)
    wait_until(lambda: health.answers(path, b"GET /"), "the other one serves")


def test_what_has_no_port_and_beats_no_more_is_ended_and_started_again(begin: Start, tmp_path: Path) -> None:
    beat = tmp_path / "beat"
    beating = f"import pathlib, time\nwhile True: pathlib.Path({str(beat)!r}).touch(); time.sleep(0.001)"
    started = begin(beating, probes={"it": health.Beat(beat)})
    first = started.running["it"].pid
    wait_until(beat.exists, "it beats")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(health, "START_SECONDS", 0)  # it has started: we have seen it
        os.kill(first, signal.SIGSTOP)
        wait_until(lambda: started.running["it"].pid != first, "another one runs")
        patch.undo()
    assert not is_alive(first)
    at = beat.stat().st_mtime_ns
    wait_until(lambda: beat.stat().st_mtime_ns != at, "the other one beats")


def test_what_swells_is_ended_and_started_again(begin: Start, tmp_path: Path) -> None:
    mark = tmp_path / "once"
    swelling = f"""
import os, time
if not os.path.exists({str(mark)!r}):
    open({str(mark)!r}, "w").close()
    held = b"x" * 200 * 2**20
time.sleep(3600)
"""
    started = begin(swelling, most_bytes={"it": 100 * 2**20})
    first = started.running["it"].pid
    wait_until(lambda: started.running["it"].pid != first, "another one runs")
    assert not is_alive(first)


def test_what_a_process_shares_with_its_copies_is_counted_once(tmp_path: Path) -> None:
    ready = tmp_path / "ready"
    sharing = f"""
import os, time
held = b"x" * 100 * 2**20
if os.fork() and os.fork():
    open({str(ready)!r}, "w").close()
time.sleep(3600)
"""
    with subprocess.Popen([sys.executable, "-c", sharing], process_group=0) as parent:
        wait_until(ready.exists, "it has two copies")
        taken = health.memory_bytes(parent.pid)
        os.killpg(parent.pid, signal.SIGKILL)
    assert 100 * 2**20 < taken < 150 * 2**20


def test_what_ends_again_and_again_is_started_less_and_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("processes.time.monotonic", lambda: clock[0])
    one = Processes({})
    waits = []
    for _ in range(9):
        one._started_at["it"] = clock[0]
        clock[0] += 1
        waits.append(one._wait_before_start("it"))
    assert waits == [0.5, 1, 2, 4, 8, 16, 30, 30, 30]
    one._started_at["it"] = clock[0] - 3600
    assert one._wait_before_start("it") == 0.5


def test_the_children_of_what_is_killed_die_with_it(begin: Start, tmp_path: Path) -> None:
    child = tmp_path / "child"
    parent = f"""
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", {SLEEP!r}])
open({str(child)!r}, "w").write(str(child.pid))
child.wait()
"""
    started = begin(parent)
    wait_until(lambda: child.exists() and child.read_text(), "the child runs")
    pid = int(child.read_text())
    os.kill(started.running["it"].pid, signal.SIGKILL)
    wait_until(lambda: not is_alive(pid), "the child is dead")


def test_nothing_outlives_a_supervisor_that_is_killed(tmp_path: Path) -> None:
    supervisor = f"""
import sys, time
sys.path.insert(0, "bin")
from processes import Processes
run = Processes({{name: [sys.executable, "-c", {SLEEP!r}] for name in "ab"}})
for name in "ab":
    run.start(name)
print(*(each.pid for each in run.running.values()), flush=True)
time.sleep(3600)
"""
    with subprocess.Popen(
        [sys.executable, "-c", supervisor], cwd=steps.ROOT, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout
        pids = [int(pid) for pid in run.stdout.readline().split()]
        assert [is_alive(pid) for pid in pids] == [True, True]
        run.send_signal(signal.SIGKILL)
    wait_until(lambda: not any(is_alive(pid) for pid in pids), "both are dead")
