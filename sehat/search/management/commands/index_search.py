"""The indexer of this machine: builds the search index and follows changes until it is told to stop."""

from __future__ import annotations

import logging
import signal
import threading
from types import FrameType

from django.core.management.base import BaseCommand, CommandParser
from django.db import DatabaseError, close_old_connections

from sehat.search.indexing import Indexer, rebuild

logger = logging.getLogger(__name__)
PAUSE_SECONDS = 1.0


class Command(BaseCommand):
    help = "Keep the search index up to date. With --rebuild: build it anew, then stop."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--rebuild", action="store_true")

    def handle(self, *args: object, **options: object) -> None:
        if options["rebuild"]:
            self.stdout.write(f"search index: {rebuild()} entries")
            return
        stop = threading.Event()

        def end(_number: int, _frame: FrameType | None) -> None:
            stop.set()

        signal.signal(signal.SIGTERM, end)
        signal.signal(signal.SIGINT, end)
        indexer = Indexer()
        while not stop.is_set():
            self._round(indexer)
            stop.wait(PAUSE_SECONDS)

    def _round(self, indexer: Indexer) -> None:
        try:
            indexer.round()
        except (DatabaseError, OSError, ValueError):
            logger.exception("indexing failed; trying again")
            indexer.close()
            close_old_connections()
