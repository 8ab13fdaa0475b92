"""The round of the background worker: a look at all rules each minute."""

from __future__ import annotations

from sehat.alerts.actions import look, notify_all

PAUSE_SECONDS = 60.0
BY = "alerts"


def watch_round() -> float:
    look(by=BY)
    notify_all()
    return PAUSE_SECONDS
