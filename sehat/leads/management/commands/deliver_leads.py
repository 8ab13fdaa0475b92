"""The worker: takes leads from the outbox to the CRM until it is told to stop, and deletes old photos."""

from __future__ import annotations

import logging
import signal
import threading
import time
from types import FrameType

from django.core.management.base import BaseCommand, CommandParser
from django.db import DatabaseError, close_old_connections
from django.utils import timezone

from sehat.gateways.crm import crm
from sehat.leads.actions import prune_photos
from sehat.leads.delivery import Courier

logger = logging.getLogger(__name__)
PAUSE_SECONDS = 0.5
PRUNE_SECONDS = 3600


class Command(BaseCommand):
    help = "Deliver leads to the CRM and delete old photos. With --once: what is due now, then stop."
    prune_at = 0.0

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true")

    def handle(self, *args: object, once: bool = False, **options: object) -> None:
        courier = Courier(crm())
        if once:
            prune_photos(by="deliver_leads", now=timezone.now())
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
            if time.monotonic() >= self.prune_at:
                prune_photos(by="deliver_leads", now=timezone.now())
                self.prune_at = time.monotonic() + PRUNE_SECONDS
            return courier.round()
        except DatabaseError:
            logger.exception("the database did not answer; trying again")
            close_old_connections()
            return 0
