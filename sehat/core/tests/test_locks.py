"""Threads that wait for a lock have it in turn."""

from __future__ import annotations

import threading
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from sehat.core.locks import FairLock


class Waiting:
    """Threads in line for a lock; `came` are their names in the order in which they had it."""

    def __init__(self) -> None:
        self.lock = FairLock()
        self.came: list[str] = []
        self.threads: list[threading.Thread] = []

    def add(self, name: str, *, has_priority: bool = False) -> None:
        """Comes back when the thread stands in line."""
        before = self.in_line()

        def wait() -> None:
            assert self.lock.acquire(60, has_priority=has_priority)
            self.came.append(name)
            self.lock.release()

        self.threads.append(threading.Thread(target=wait))
        self.threads[-1].start()
        until(lambda: self.in_line() > before)

    def in_line(self) -> int:
        return len(self.lock._first) + len(self.lock._others)

    def end(self) -> list[str]:
        self.lock.release()
        for thread in self.threads:
            thread.join(60)
        return self.came


def until(is_so: Callable[[], bool]) -> None:
    look = threading.Event()
    while not is_so():
        look.wait(0.001)


@given(st.lists(st.booleans(), max_size=6))
def test_threads_have_it_in_the_order_in_which_they_came_and_those_with_priority_first(
    have_priority: list[bool],
) -> None:
    waiting = Waiting()
    assert waiting.lock.acquire(0)
    for number, has_priority in enumerate(have_priority):
        waiting.add(f"{'first' if has_priority else 'other'} {number}", has_priority=has_priority)
    came = waiting.end()
    assert came == sorted(came, key=lambda name: (name.startswith("other"), int(name.split()[1])))
    assert len(came) == len(have_priority)
    assert waiting.lock.acquire(0)


def test_who_does_not_get_it_in_time_stands_in_nobody_s_way() -> None:
    lock = FairLock()
    assert lock.acquire(0)
    assert not lock.acquire(0)
    assert not lock.acquire(0.001, has_priority=True)
    lock.release()
    assert lock.acquire(0)
