"""What set-up steps print while several run side by side: whole lines, on a terminal and in a file."""

from __future__ import annotations

import threading
import time

_lock = threading.Lock()
_open = ""  # the step whose line has no end yet


def say(text: str) -> None:
    """A line of its own."""
    global _open
    with _lock:
        print(("\n" if _open else "") + text, flush=True)
        _open = ""


class Step:
    """“  Browser packages … 23 s”: on one line, or again at its end when another step came between."""

    def __init__(self, title: str) -> None:
        global _open
        self._title, self._started = title, time.monotonic()
        with _lock:
            print(("\n" if _open else "") + f"  {title} …", end="", flush=True)
            _open = title

    def end(self, failed: bool = False) -> None:
        global _open
        result = "failed" if failed else f"{time.monotonic() - self._started:.0f} s"
        with _lock:
            if _open == self._title:
                print(f" {result}", flush=True)
            else:
                print(("\n" if _open else "") + f"  {self._title} … {result}", flush=True)
            _open = ""
