"""The worker: takes leads from the outbox to the CRM until it is told to stop.

Once an hour it also deletes old photos and runs HOURLY_COMMANDS: what rooms above this one promised.
"""

from __future__ import annotations

import io
import logging
import signal
import threading
import time
from types import FrameType

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandParser
from django.db import DatabaseError, close_old_connections
from django.utils import timezone

from sehat.gateways.crm import crm
from sehat.leads.actions import prune_photos
from sehat.leads.delivery import Courier

logger = logging.getLogger(__name__)
PAUSE_SECONDS = 0.5
HOUR = 3600


class Command(BaseCommand):
    help = "Deliver leads to the CRM and keep house. With --once: what is due now, then stop."
    house_kept_until = 0.0

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true")

    def handle(self, *args: object, once: bool = False, **options: object) -> None:
        courier = Courier(crm())
        if once:
            self._keep_house()
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
            if time.monotonic() >= self.house_kept_until:
                self.house_kept_until = time.monotonic() + HOUR
                self._keep_house()
            return courier.round()
        except DatabaseError:
            logger.exception("the database did not answer; trying again")
            close_old_connections()
            return 0

    def _keep_house(self) -> None:
        """Whatever goes wrong here is for the log: leads are delivered all the same."""
        try:
            prune_photos(by="deliver_leads", now=timezone.now())
            for name in settings.HOURLY_COMMANDS:
                call_command(name, stdout=io.StringIO())
        except Exception:
            logger.exception("keeping house failed; trying again in an hour")
            close_old_connections()
