"""The worker: takes leads from the outbox to the CRM until it is told to stop."""

from __future__ import annotations

import logging
import signal
import threading
from types import FrameType

from django.core.management.base import BaseCommand, CommandParser
from django.db import DatabaseError, close_old_connections

from sehat.gateways.crm import crm
from sehat.leads.delivery import Courier

logger = logging.getLogger(__name__)
PAUSE_SECONDS = 0.5


class Command(BaseCommand):
    help = "Deliver leads to the CRM. With --once: what is due now, then stop."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true")

    def handle(self, *args: object, once: bool = False, **options: object) -> None:
        courier = Courier(crm())
        if once:
            while courier.round():
                pass
            return
        stop = threading.Event()

        def end(_number: int, _frame: FrameType | None) -> None:
            stop.set()

        signal.signal(signal.SIGTERM, end)
        signal.signal(signal.SIGINT, end)
        self.stdout.write("worker: ready")
        while not stop.is_set():
            if not self._round(courier):
                stop.wait(PAUSE_SECONDS)

    def _round(self, courier: Courier) -> int:
        try:
            return courier.round()
        except DatabaseError:
            logger.exception("the database did not answer; trying again")
            close_old_connections()
            return 0
