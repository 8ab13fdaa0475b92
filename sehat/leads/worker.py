"""The background worker: delivers leads to the CRM and, beside it, runs maintenance when it is due."""

from __future__ import annotations

import io
import logging
import time
from collections.abc import Callable
from functools import cached_property, partial

from django.conf import settings
from django.core.management import call_command
from django.db import close_old_connections
from django.utils import timezone

from sehat.core.heartbeat import next_step
from sehat.gateways.crm import crm
from sehat.leads.actions import prune_photos
from sehat.leads.delivery import DeliveryWorker

logger = logging.getLogger(__name__)
PAUSE_SECONDS = 0.5
HOUR = 3600


class Worker:
    def __init__(self) -> None:
        self._next_photos = 0.0
        self._due = dict.fromkeys(settings.MAINTENANCE, 0.0)  # by the monotonic clock

    @cached_property
    def _delivery(self) -> DeliveryWorker:
        return DeliveryWorker(crm())

    def run_once(self) -> float:
        """Delivers a batch. Gives the seconds until the next: none while there is more to deliver."""
        return 0 if self._delivery.run_once() else PAUSE_SECONDS

    def maintain(self) -> float:
        """What is due of maintenance, in a thread of its own: no request waits for it. As `run_once`."""
        self.run_maintenance()
        return PAUSE_SECONDS

    def run_all_due(self) -> None:
        """What is due now, then no more."""
        self.run_maintenance()
        while self._delivery.run_once():
            pass

    def run_maintenance(self) -> None:
        """Prunes old photos and runs the commands of MAINTENANCE, which other rooms define, when each is due.

        Whatever goes wrong here is for the log: the other commands run, and leads are delivered.
        """
        now = time.monotonic()
        if now >= self._next_photos:
            self._next_photos = now + HOUR
            attempt("photos", lambda: prune_photos(by="deliver_leads", now=timezone.now()))
        for name, seconds in settings.MAINTENANCE.items():
            if now >= self._due[name]:
                self._due[name] = now + seconds
                attempt(name, partial(call_command, name, stdout=io.StringIO()))


def attempt(name: str, work: Callable[[], object]) -> None:
    next_step()  # each has the time of a step of its own
    try:
        work()
    except Exception:
        logger.exception("%s failed; trying again when it is due", name)
        close_old_connections()
