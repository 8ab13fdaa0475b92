"""The round of the background worker: one stage of one import, when there is one."""

from __future__ import annotations

import time

from sehat.imports.actions import claim, prune
from sehat.imports.stages import work_on

PAUSE_SECONDS = 1.0
PRUNE_SECONDS = 3600.0
BY = "imports"


class ImportWorker:
    def __init__(self) -> None:
        self._next_prune = 0.0

    def run_once(self) -> float:
        """Gives the seconds until the next round: none while there is more to do."""
        if time.monotonic() >= self._next_prune:
            self._next_prune = time.monotonic() + PRUNE_SECONDS
            prune(by=BY)
        run = claim(by=BY)
        if run is None:
            return PAUSE_SECONDS
        work_on(run, by=BY)
        return 0
