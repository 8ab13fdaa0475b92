"""Set-up steps side by side. When one fails, or the person gives up, the others end as well."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path
from typing import IO


class Ended(Exception):
    """A step was not run, or not to its end, since another one failed."""


_lock = threading.Lock()
_running: set[subprocess.Popen[bytes]] = set()
_ended = threading.Event()


def run(command: list[str], cwd: Path, env: dict[str, str], output: IO[bytes]) -> int:
    """The return code of a step. Raises Ended."""
    with _lock:
        if _ended.is_set():
            raise Ended
        process = subprocess.Popen(
            command, cwd=cwd, env=env, stdout=output, stderr=output, stdin=subprocess.DEVNULL
        )
        _running.add(process)
    try:
        code = process.wait()
    except BaseException:
        process.terminate()
        process.wait()
        raise
    finally:
        with _lock:
            _running.discard(process)
    if _ended.is_set():
        raise Ended
    return code


def end_all() -> None:
    with _lock:
        _ended.set()
        for process in _running:
            process.terminate()


def side_by_side(*lanes: Callable[[], None]) -> None:
    """Runs them in threads. Raises what the first failure was."""
    try:
        with ThreadPoolExecutor(len(lanes)) as pool:
            futures = [pool.submit(lane) for lane in lanes]
            try:
                wait(futures, return_when=FIRST_EXCEPTION)
            finally:
                if any(not future.done() or future.exception() for future in futures):
                    end_all()
    finally:
        _ended.clear()
    faults = [fault for future in futures if (fault := future.exception())]
    for fault in sorted(faults, key=lambda one: isinstance(one, Ended)):  # the cause before what it ended
        raise fault
