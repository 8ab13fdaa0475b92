"""A copy of this process that answers calls over pipes, one call a pipe at once (ADR 35)."""

from __future__ import annotations

import gc
import logging
import os
import queue
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import NoReturn

from django.db import connections

# What a server says of a request over ASGI, and is data; the rest is the server's own.
OF_A_REQUEST = frozenset(
    {"type", "asgi", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path"}
    | {"headers", "client", "server"}
)
logger = logging.getLogger(__name__)


class Gone(Exception):
    """The copy has ended."""


class Pipes:
    """Our ends of the pipes to the copy that is called `name`; what was used last is used first."""

    def __init__(self, name: str, ends: list[Connection]) -> None:
        self._name = name
        self._idle: queue.LifoQueue[Connection] = queue.LifoQueue()
        for end in ends:
            self._idle.put(end)
        self.number = len(ends)
        self.is_there = True

    @contextmanager
    def one(self) -> Iterator[Connection]:
        """One for a call, until it is answered whole. Raises Gone, also in the middle of it."""
        end = self._idle.get()
        try:
            yield end
        except (EOFError, OSError) as fault:
            if self.is_there:
                self.is_there = False
                logger.exception(
                    "%s ended: the web server does its work until it is started again", self._name
                )
            raise Gone from fault
        finally:
            self._idle.put(end)  # a closed one tells the next the same


def fork(
    name: str,
    answer: Callable[[Connection], None],
    number: int,
    niceness: int = 0,
    gives_way: bool = False,
) -> Pipes | None:
    """A copy with a thread for each of `number` pipes, which calls `answer` with its end until that returns.

    One that gives way works while a core is left to it. It ends when this process does. Call it while there
    is one thread alone. None where nothing can be forked.
    """
    if not hasattr(os, "fork"):
        return None
    pairs = [Pipe() for _ in range(number)]
    connections.close_all()  # a connection to a database belongs to one process
    if os.fork() == 0:
        for ours, _ in pairs:
            ours.close()
        os.nice(niceness)
        if gives_way:
            give_way()
        serve([theirs for _, theirs in pairs], answer)
    for _, theirs in pairs:
        theirs.close()
    return Pipes(name, [ours for ours, _ in pairs])


def give_way() -> None:
    """The system takes a core for free on which this process alone is at work (sched(7), SCHED_IDLE).

    Priorities weigh only those of one core: others were kept together on the other core meanwhile. Where
    there is one core in all, nothing would be left to it.
    """
    if hasattr(os, "SCHED_IDLE") and len(os.sched_getaffinity(0)) > 1:
        with suppress(PermissionError):  # a sandbox may forbid the call
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def serve(ends: list[Connection], answer: Callable[[Connection], None]) -> NoReturn:
    """Until who asks is gone."""
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the web server, which finishes its answers
        signal.signal(number, signal.SIG_IGN)
    gc.enable()  # it is off while modules load (config/asgi.py), and would be here until the end
    threads = [threading.Thread(target=answer, args=(end,)) for end in ends]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    os._exit(0)
