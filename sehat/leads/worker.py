"""The background worker: delivers leads to the CRM, and once an hour runs maintenance."""

from __future__ import annotations

import io
import logging
import time
from functools import cached_property

from django.conf import settings
from django.core.management import call_command
from django.db import close_old_connections
from django.utils import timezone

from sehat.gateways.crm import crm
from sehat.leads.actions import prune_photos
from sehat.leads.delivery import DeliveryWorker

logger = logging.getLogger(__name__)
PAUSE_SECONDS = 0.5
HOUR = 3600


class Worker:
    def __init__(self) -> None:
        self._next_maintenance = 0.0

    @cached_property
    def _delivery(self) -> DeliveryWorker:
        return DeliveryWorker(crm())

    def run_once(self) -> float:
        """Gives the seconds until the next run: none while there is more to deliver."""
        if time.monotonic() >= self._next_maintenance:
            self._next_maintenance = time.monotonic() + HOUR
            self.run_maintenance()
        return 0 if self._delivery.run_once() else PAUSE_SECONDS

    def run_all_due(self) -> None:
        """What is due now, then no more."""
        self.run_maintenance()
        while self._delivery.run_once():
            pass

    def run_maintenance(self) -> None:
        """Prunes old photos and runs HOURLY_COMMANDS, which rooms above this one define.

        Whatever goes wrong here is for the log: leads are delivered all the same.
        """
        try:
            prune_photos(by="deliver_leads", now=timezone.now())
            for name in settings.HOURLY_COMMANDS:
                call_command(name, stdout=io.StringIO())
        except Exception:
            logger.exception("maintenance failed; trying again in an hour")
            close_old_connections()
